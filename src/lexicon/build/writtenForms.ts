import { wordsOf } from "../../text/tokenize.js"
import type { AmbiguousForms } from "../Concept.js"
import type { LexiconSource, SpellingRules } from "./LexiconSource.js"

/** One way to write a concept. */
export interface Written {
  readonly concept: number
  readonly spelling: string
  readonly words: ReadonlyArray<string>
  readonly isName: boolean
  /** Made of the spelling by leaving out or putting in a space, not listed itself. */
  readonly isVariant: boolean
  /** It shows the concept and does not ask for it. */
  readonly onlyShows: boolean
  /** Set for a form that needs its case and company. */
  readonly rule: AmbiguousForms | undefined
}

/** "HubSpot", "PostgreSQL": written in two as well. */
const camelCase = /^([A-Z][a-z]{2,})([A-Z][a-z]{2,}|(?<=[a-z]{4})(?:SQL|DB|QL))$/

/** Ways a phrase is also written: without its inner hyphens and dots, in one word, or a camel-case name in two. */
const waysToWrite = ({ learnedPrefixes, otherInOne, otherInTwo, secondHalves }: SpellingRules) => {
  const compound = new RegExp(`^([a-z]{3,})((?:${secondHalves.join("|")})s?)$`)
  const learned = new RegExp(`^(${learnedPrefixes.join("|")})([a-z]{6,})$`)
  return (phrase: string): ReadonlyArray<ReadonlyArray<string>> => {
    const words = wordsOf(phrase)
    const found: Array<ReadonlyArray<string>> = [words]
    const [first = "", second = ""] = words
    if (words.length === 2 && /^[a-z]+$/.test(first) && /^[a-z]+$/.test(second)) {
      const isGlued = /[-./]/.test(phrase)
      const isJoined = (isGlued && first.length + second.length >= 4) || (first.length >= 3 && second.length >= 3)
      if (isJoined && !otherInOne.includes(first + second)) found.push([first + second])
    }
    for (const pattern of words.length === 1 ? [compound, learned] : []) {
      const [, head, tail] = pattern.exec(first) ?? []
      if (head !== undefined && tail !== undefined) found.push([head, tail])
    }
    const [, name, rest] = camelCase.exec(phrase.split(" ")[0] ?? "") ?? []
    if (name !== undefined && rest !== undefined) {
      const parts = [name.toLowerCase(), rest.toLowerCase()]
      if (!otherInTwo.includes(parts.join(" "))) found.push([...parts, ...words.slice(1)])
    }
    return found
  }
}

/** All spellings of all concepts. */
export const writtenForms = ({
  concepts,
  occupations,
  spelling: rules
}: Pick<LexiconSource, "concepts" | "occupations" | "spelling">): ReadonlyArray<Written> => {
  const waysOf = waysToWrite(rules)
  // Who does a work shows it: "let the electrician in" asks for no electrical work.
  const titles = new Set(occupations.flatMap((occupation) => occupation.titles))
  return concepts.flatMap(({ ambiguous, forms, kind, name, shows }, concept): ReadonlyArray<Written> => {
    const plain = [...new Set([name, ...forms, ...shows])].filter((spelling) => !ambiguous.forms.includes(spelling))
    return [
      ...plain.flatMap((spelling) =>
        waysOf(spelling).map((words, at) => ({
          ...{ concept, spelling, words, isName: spelling === name, isVariant: at > 0 },
          onlyShows:
            shows.includes(spelling) || (kind === "hard" && spelling !== name && titles.has(spelling.toLowerCase())),
          rule: undefined
        }))
      ),
      ...ambiguous.forms.map((spelling) => ({
        ...{ concept, spelling, words: wordsOf(spelling), isName: spelling === name },
        ...{ isVariant: false, onlyShows: false, rule: ambiguous }
      }))
    ]
  })
}

/** "KPIs", "IEPs": plurals of abbreviations, unless the short form alone means nothing sure ("LLMs", "CPAs"). */
export const pluralAbbreviations = (written: ReadonlyArray<Written>): ReadonlySet<string> => {
  const found = new Set<string>()
  const unsure = new Set<string>()
  for (const { rule, spelling } of written) {
    for (const [, base = ""] of spelling.matchAll(/(?<![A-Za-z])([A-Z]{3,5})s(?![A-Za-z])/g)) found.add(base)
    if (rule !== undefined) unsure.add(spelling.toLowerCase())
  }
  return new Set([...found].flatMap((base) => (unsure.has(base.toLowerCase()) ? [] : [`${base.toLowerCase()}s`])))
}
