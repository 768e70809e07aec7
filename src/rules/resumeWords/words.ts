import { alternativesOf, PhraseSet } from "../../text/phrases.js"
import { built } from "./built.js"

// The words of all languages together: a resume names its schools, months and titles in more than one.

const found = <A>(name: string, values: ReadonlyArray<A>): ReadonlyArray<A> => {
  if (values.length === 0) throw new Error(`src/data/resume has no ${name}`)
  return values
}

/** A list of words, of all languages. */
export const wordsFor = (name: string): ReadonlyArray<string> =>
  found(
    name,
    built.flatMap(({ lists }) => lists[name] ?? [])
  )

/** Words by what they stand for; what several languages have is what the first of them says. */
export const tableFor = (name: string, only?: string): ReadonlyMap<string, string> => {
  const table = new Map<string, string>()
  const entries = built.flatMap(({ language, tables }) =>
    only === undefined || only === language ? Object.entries(tables[name] ?? {}) : []
  )
  for (const [kind, words] of found(name, entries))
    for (const word of words) if (!table.has(word)) table.set(word, kind)
  return table
}

/** The words as alternatives of a regular expression, in a group of their own. */
export const anyOf = (name: string): string => `(?:${alternativesOf(wordsFor(name))})`

export const phrasesFor = (name: string): PhraseSet => new PhraseSet(wordsFor(name))

/** What a language usually says: the first word of a list, or of a kind in a table; English where it has none. */
export const usualWord = (language: string, name: string, kind?: string): string => {
  const wordsOf = (wanted: string) =>
    built
      .filter((words) => words.language === wanted)
      .flatMap(({ lists, tables }) => (kind === undefined ? lists[name] : tables[name]?.[kind]) ?? [])
  return found(name, [...wordsOf(language), ...wordsOf("en")])[0] ?? ""
}
