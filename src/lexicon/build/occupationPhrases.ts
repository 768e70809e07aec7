import { wordsOf } from "../../text/tokenize.js"
import type { Occupation } from "../Concept.js"
import type { OccupationData } from "../LexiconData.js"
import type { LexiconSource, Makers } from "./LexiconSource.js"
import { PhraseBuilder, type VocabularyBuilder } from "./PhraseBuilder.js"

/** Titles of technology with every maker's word in place of the one they have, unless another family has it. */
const otherMakers = (
  occupations: ReadonlyArray<Occupation>,
  makers: Makers
): ReadonlyArray<readonly [title: string, family: number]> => {
  const known = new Set(occupations.flatMap(({ titles }) => titles))
  const found: Array<readonly [string, number]> = []
  occupations.forEach(({ field, titles }, family) => {
    if (field !== "technology") return
    for (const title of titles) {
      const head = makers.first.find((maker) => title.endsWith(` ${maker}`))
      if (head === undefined) continue
      for (const maker of [...makers.first, ...makers.others]) {
        const other = title.slice(0, -head.length) + maker
        if (known.has(other)) continue
        known.add(other)
        found.push([other, family])
      }
    }
  })
  return found
}

const relatedOf = (occupations: ReadonlyArray<Occupation>): ReadonlyArray<ReadonlyArray<number>> => {
  const numberOf = new Map(occupations.map(({ family }, number) => [family, number]))
  const related = occupations.map(() => new Set<number>())
  occupations.forEach((occupation, number) => {
    for (const name of occupation.related) {
      const other = numberOf.get(name)
      if (other === undefined) continue
      related[number]?.add(other)
      related[other]?.add(number)
    }
  })
  return related.map((families) => [...families])
}

export const occupationPhrases = (
  { makers, occupations }: Pick<LexiconSource, "makers" | "occupations">,
  vocabulary: VocabularyBuilder,
  /** The spellings that surely mean a concept, by its name. */
  spellingsOf: (skill: string) => ReadonlyArray<ReadonlyArray<string>>
): OccupationData => {
  const titles = new PhraseBuilder(vocabulary)
  const work = new PhraseBuilder(vocabulary)
  occupations.forEach((occupation, family) => {
    for (const title of occupation.titles) titles.add(wordsOf(title), family)
    for (const word of occupation.words) work.add(wordsOf(word), family)
    for (const skill of occupation.skills) for (const words of spellingsOf(skill)) work.add(words, family)
  })
  for (const [title, family] of otherMakers(occupations, makers)) titles.add(wordsOf(title), family)
  return { families: occupations.length, related: relatedOf(occupations), titles: titles.data, work: work.data }
}
