import { occupations, vocabulary } from "./lexicon/lexicon.js"
import { PhraseIndex } from "./lexicon/phraseIndex.js"
import { continues, type Read } from "./mentions.js"
import { wordsOf } from "./text.js"

/** Titles of all occupations; the number is the family's. */
const titleIndex = new PhraseIndex(vocabulary)
occupations.forEach(({ titles }, family) => {
  for (const title of titles) titleIndex.add(wordsOf(title), family)
})

/** Nouns and verbs of the work of each family. */
const workIndex = new PhraseIndex(vocabulary)
occupations.forEach(({ words = [] }, family) => {
  for (const word of words) workIndex.add(wordsOf(word), family)
})

const familyByName = new Map(occupations.map(({ family }, number) => [family, number]))

const relatedFamilies: ReadonlyArray<ReadonlySet<number>> = (() => {
  const related = occupations.map(() => new Set<number>())
  occupations.forEach((occupation, number) => {
    for (const name of occupation.related ?? []) {
      const other = familyByName.get(name)
      if (other === undefined) continue
      related[number]?.add(other)
      related[other]?.add(number)
    }
  })
  return related
})()

export const areRelated = (one: number, other: number): boolean => relatedFamilies[one]?.has(other) ?? false

/** A title of an occupation met in a text. */
export interface TitleFound {
  readonly families: ReadonlyArray<number>
  readonly first: number
  readonly last: number
}

/** The longest titles of occupations between two words of a text. */
export const titlesIn = ({ tokens, words }: Read, from: number, end: number): ReadonlyArray<TitleFound> => {
  const found: Array<TitleFound> = []
  for (let index = from; index < end; index++) {
    let node = titleIndex.next(0, words[index] ?? -1)
    let last = -1
    let families: ReadonlyArray<number> = []
    for (let at = index; node !== 0; ) {
      const here = titleIndex.endsAt(node)
      if (here !== undefined) {
        last = at
        families = here
      }
      at++
      if (at >= end || !continues(tokens, at)) break
      node = titleIndex.next(node, words[at] ?? -1)
    }
    if (last < 0) continue
    found.push({ families, first: index, last })
    index = last
  }
  return found
}

/** Calls back for each word of an occupation's work. */
export const eachWorkWord = (
  { tokens, words }: Read,
  callback: (families: ReadonlyArray<number>, first: number, last: number) => void
): void => {
  for (let index = 0; index < tokens.count; index++) {
    let node = workIndex.next(0, words[index] ?? -1)
    for (let at = index; node !== 0; ) {
      const here = workIndex.endsAt(node)
      if (here !== undefined) callback(here, index, at)
      at++
      if (at >= tokens.count || !continues(tokens, at)) break
      node = workIndex.next(node, words[at] ?? -1)
    }
  }
}
