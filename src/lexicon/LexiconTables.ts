import type { RuntimeWords } from "./LexiconData.js"

/**
 * The lexicon as the matcher reads it: every table filled, nothing left to do when a program starts.
 *
 * `tables.ts` makes it of `LexiconData`. Typed arrays and strings only, so that the programs carry it as one file of
 * bytes (`packed.ts`), which is read in a few milliseconds; filling the tables takes a cold process a hundred.
 */
export interface LexiconTables {
  /** Of the data that this was made of. */
  readonly hash: string
  readonly concepts: ConceptTables
  readonly forms: FormTables
  readonly vocabulary: VocabularyTables
  /** Spellings of concepts; the phrase is the form's number. */
  readonly formPhrases: PhraseTables
  /** By node of `formPhrases` bits of `FormEnd`. */
  readonly formEnds: Uint8Array
  /** Stems of verbs, each with the word number of a noun of doing that forms end in, side by side. */
  readonly doings: Int32Array
  /** Phrases that contain a form and never mean the concept; the phrase is the concept's number. */
  readonly exceptPhrases: PhraseTables
  readonly occupations: OccupationTables
  readonly words: RuntimeWords
}

/** Lists of numbers one after the other: the n-th goes from `starts[n]` to `starts[n + 1]`. */
export interface Lists {
  readonly starts: Int32Array
  readonly numbers: Int32Array
}

export const listsOf = (lists: ReadonlyArray<ReadonlyArray<number>>): Lists => {
  const starts = new Int32Array(lists.length + 1)
  lists.forEach((list, at) => (starts[at + 1] = (starts[at] ?? 0) + list.length))
  return { starts, numbers: Int32Array.from(lists.flat()) }
}

/** The values with each key, of keys from 0 to `count` less one: in the order in which they stand. */
export const listsBy = (count: number, keys: ArrayLike<number>, values: ArrayLike<number>): Lists => {
  const starts = new Int32Array(count + 1)
  for (let at = 0; at < keys.length; at++) {
    const after = (keys[at] ?? 0) + 1
    starts[after] = (starts[after] ?? 0) + 1
  }
  for (let key = 0; key < count; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0)
  const numbers = new Int32Array(values.length)
  const next = starts.slice()
  for (let at = 0; at < keys.length; at++) {
    const place = next[keys[at] ?? 0] ?? 0
    next[keys[at] ?? 0] = place + 1
    numbers[place] = values[at] ?? 0
  }
  return { starts, numbers }
}

/** By concept. */
export interface ConceptTables {
  /** One in each line. */
  readonly names: string
  /** Places in `conceptKinds`. */
  readonly kinds: Uint8Array
  /** Of 1 to 5. */
  readonly rarities: Uint8Array
  /** Places in `fields`. */
  readonly fields: Uint8Array
  /** All that it implies, through all steps. */
  readonly implied: Lists
}

/** By form, a spelling of a concept. */
export interface FormTables {
  readonly concepts: Int32Array
  /** One in each line. */
  readonly spellings: string
  /** Place in `nears` of the companions of one that needs its case and company to count; -1 for others. */
  readonly near: Int32Array
  /** Word numbers of companions, each list once. */
  readonly nears: Lists
  /** Of forms that name a second concept within them, side by side: form, concept, first word of it, how many. */
  readonly pairs: Int32Array
  /** Those that show a concept in a resume and do not ask for it in a posting. */
  readonly shows: Int32Array
}

/** Bits for the forms that end at a node of their trie. */
export const FormEnd = {
  /** One of them counts in any case and company. */
  plain: 1,
  /** One of them has a comma or brackets in it ("mechanical, electrical and plumbing"). */
  signed: 2,
  /** All of them say nothing without the sign between their letters: "a P&L" is no A/P. */
  tight: 4
} as const

/** Spellings of words; `Vocabulary` reads them. */
export interface VocabularyTables {
  /** Word numbers run from 0 to this less one. */
  readonly size: number
  /** An open hash table: by slot the hash of a spelling and what is packed of it, side by side; 0 in an empty one. */
  readonly spellings: Int32Array
}

/** A trie over word numbers as `PhraseIndex` reads it. */
export interface PhraseTables {
  /** By node the words that lead on from it, in their order. The n-th word of all leads to the n-th node after those of first words. */
  readonly steps: Lists
  /** By node the numbers of the phrases that end there. */
  readonly ends: Lists
}

export interface OccupationTables {
  /** By family, the place of its field in `fields`. */
  readonly fields: Uint8Array
  /** By family, those whose work overlaps. */
  readonly related: Lists
  /** Titles; the phrase is the family's number. */
  readonly titles: PhraseTables
  /** Nouns and verbs of the work; the phrase is the family's number. */
  readonly work: PhraseTables
}
