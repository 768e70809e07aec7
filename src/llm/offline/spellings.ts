import type { Language } from "../../lexicon/Language.js"
import { conceptNamesIn, mentionsIn } from "../../lexicon/matcher/mentions.js"

/** How texts write each concept: each spelling once, the most frequent first. */
export type Spellings = ReadonlyMap<string, ReadonlyArray<string>>

export const spellingsIn = (texts: ReadonlyArray<string>, language: Language | undefined): Spellings => {
  const counts = new Map<string, Map<string, number>>()
  for (const text of texts) {
    for (const { concept, end, start } of mentionsIn(text, language)) {
      const spelling = text.slice(start, end).replace(/\s+/g, " ")
      const spellings = counts.get(concept.name) ?? new Map<string, number>()
      spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1)
      counts.set(concept.name, spellings)
    }
  }
  return new Map(
    [...counts].map(([name, spellings]) => [
      name,
      [...spellings].toSorted((a, b) => b[1] - a[1]).map(([spelling]) => spelling)
    ])
  )
}

/** The names of what a text mentions. */
export const namesIn = (text: string, language: Language): ReadonlySet<string> =>
  new Set(conceptNamesIn(text, language))

export const namesWhole = (text: string, name: string, language: Language): boolean =>
  mentionsIn(text, language).some(
    ({ concept, end, start }) => concept.name === name && start === 0 && end === text.length
  )

/** "MOTOR CONTROLS" shouts; "NFPA 70E" is a name. */
export const quiet = (text: string): string =>
  text === text.toUpperCase() && text.includes(" ") && !/\d/.test(text) ? text.toLowerCase() : text

/** "Usability testing" within a sentence; "Figma" and "A/B testing" stay. */
export const withinSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?:(?: & |[ -])\p{Ll}+)+$/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
