import type { Field } from "../Concept.js"
import { concepts, familyFields, fieldOf, isAmbiguous } from "../lexicon.js"
import { isSpokenLanguage } from "../spokenLanguages.js"
import type { Found, Read } from "./mentions.js"
import type { TitleFound } from "./occupation.js"
import { rareWord, weightOfWord } from "./words.js"

// A common word that spells a concept of another field than the posting's means something else: a hotel's "spa" is no
// single-page application, and "post trade" of an electrician is no settlement of trades.

/** What a posting names, by whether the lexicon's sense is meant. */
export interface Senses {
  readonly found: ReadonlyArray<Found>
  /** Spellings of the lexicon that mean something else here: what they name is known by its own words only. */
  readonly others: ReadonlyArray<Found>
  /** Whether the field of a hard skill is one of the posting's. */
  readonly isOfField: (concept: number) => boolean
}

/** A concept that is less rare belongs to no one field. */
const leastRarity = 3
/** From so many concepts that are surely meant, one knows of which fields a posting is. */
const enough = 5
/** A field with no larger share of these is none of the posting's, unless its title says so. */
const largestShareOfOthers = 0.12

const isOfAnyField = (concept: number): boolean => {
  const { name, rarity } = concepts[concept] ?? { name: "", rarity: 0 }
  return rarity < leastRarity || fieldOf(concept) === "general" || isSpokenLanguage(name)
}

/** Whether a spelling may mean something else: a common word or one that is ambiguous, which is not the concept's name. */
const isUnsure = ({ tokens }: Read, { concept, first, form, last }: Found): boolean => {
  const written = tokens.text.slice(tokens.starts[first], tokens.ends[last])
  if (written.toLowerCase() === concepts[concept]?.name.toLowerCase()) return false
  return isAmbiguous(form) || (first === last && weightOfWord(tokens, first) < rareWord)
}

/** What is found in a posting that has such titles, each in its sense. Linear in the text. */
export const sensesOf = (titles: ReadonlyArray<TitleFound>, text: Read, all: ReadonlyArray<Found>): Senses => {
  const fieldsOfTitle = new Set(
    titles.flatMap(({ families }) => Array.from(families, (family) => familyFields[family]))
  )
  const hard = all.filter(({ concept }) => concepts[concept]?.kind === "hard")
  const unsure = new Set(hard.filter((one) => isUnsure(text, one)))
  const sure = new Set(hard.filter((one) => !unsure.has(one)).map(({ concept }) => concept))
  const counts = new Map<Field, number>()
  for (const concept of sure) counts.set(fieldOf(concept), (counts.get(fieldOf(concept)) ?? 0) + 1)
  const isOfField = (concept: number) =>
    sure.size < enough ||
    isOfAnyField(concept) ||
    fieldsOfTitle.has(fieldOf(concept)) ||
    (counts.get(fieldOf(concept)) ?? 0) > sure.size * largestShareOfOthers
  const others = new Set([...unsure].filter(({ concept }) => !isOfField(concept)))
  return { found: all.filter((one) => !others.has(one)), others: [...others], isOfField }
}
