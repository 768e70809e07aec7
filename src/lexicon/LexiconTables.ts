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
  /** By end of `formPhrases`. */
  readonly formEnds: FormEndTables
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
  /** One after the other: the n-th goes from `spellingStarts[n]` to `spellingStarts[n + 1]`. */
  readonly spellings: string
  readonly spellingStarts: Int32Array
  /** 1 where the spelling needs its case and company to count. */
  readonly isAmbiguous: Uint8Array
  /** Place in `nears` of an ambiguous one's companions. */
  readonly near: Int32Array
  /** Word numbers of companions, each list once. */
  readonly nears: Lists
  /** Of forms that name a second concept within them, side by side: form, concept, first word of it, how many. */
  readonly pairs: Int32Array
}

/** By end of the forms' trie; 1 for yes. */
export interface FormEndTables {
  /** Whether a form ends there that counts in any case and company. */
  readonly plain: Uint8Array
  /** Whether a form ends there that has a comma or brackets in it ("mechanical, electrical and plumbing"). */
  readonly signed: Uint8Array
  /** Whether only forms end there that say nothing without the sign between their letters: "a P&L" is no A/P. */
  readonly tight: Uint8Array
}

/** Spellings of words; `Vocabulary` reads them. */
export interface VocabularyTables {
  /** Word numbers run from 0 to this less one. */
  readonly size: number
  /** An open hash table: by slot the hash of a spelling and what is packed of it, side by side; 0 in an empty one. */
  readonly spellings: Int32Array
}

/** A trie over word numbers as `PhraseIndex` reads it. */
export interface PhraseTables {
  /** By slot a node and a word as one key, and the node after them, side by side; node 0 in an empty one. */
  readonly steps: Int32Array
  /**
   * For each node, side by side: the words that lead on from it, as bits of their numbers, for most steps fail and
   * fail here; and the number of the end that it is, 0 for none. The nodes of first words come first, in the order of
   * the words' numbers.
   */
  readonly nodes: Int32Array
  /** The numbers of the phrases of each end. */
  readonly ends: Lists
}

export interface OccupationTables {
  /** How many families there are. */
  readonly families: number
  /** By family, those whose work overlaps. */
  readonly related: Lists
  /** Titles; the phrase is the family's number. */
  readonly titles: PhraseTables
  /** Nouns and verbs of the work; the phrase is the family's number. */
  readonly work: PhraseTables
}
