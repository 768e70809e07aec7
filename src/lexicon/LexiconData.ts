import type { ConceptKind, Field, Rarity } from "./Concept.js"
import type { Glossary } from "./glossaries/GlossaryData.js"

/**
 * The lexicon in as few plain values as will do, so that it can be written down as JSON; `tables.ts` makes of it what
 * the matcher reads.
 *
 * `build/buildLexicon.ts` makes it of `src/data/lexicon` in about half a second; the library and the playground carry the
 * result and start without that work, the programs carry the finished tables.
 */
export interface LexiconData {
  /** SHA-256 over the data that this was made of, first 12 hexadecimal digits. */
  readonly hash: string
  readonly concepts: ReadonlyArray<KnownConcept>
  /** By concept. */
  readonly fields: ReadonlyArray<Field>
  /** By concept, all that it implies, through all steps. */
  readonly implied: ReadonlyArray<ReadonlyArray<number>>
  readonly forms: ReadonlyArray<FormData>
  /** Numbers of the forms that show a concept in a resume and do not ask for it in a posting. */
  readonly shows: ReadonlyArray<number>
  readonly pairs: ReadonlyArray<PairData>
  readonly doings: ReadonlyArray<DoingData>
  readonly vocabulary: VocabularyData
  /** Spellings of concepts; the phrase is the form's number. */
  readonly formPhrases: PhraseData
  /** Phrases that contain a form and never mean the concept; the phrase is the concept's number. */
  readonly exceptPhrases: PhraseData
  readonly occupations: OccupationData
  /** Spellings that say nothing without the sign between their letters (A/P, can-do). */
  readonly needsSign: ReadonlyArray<string>
  readonly words: RuntimeWords
}

/** Lists of words that readers take as they are. */
export interface RuntimeWords {
  readonly common: CommonWords
  readonly givenNames: GivenNames
  readonly functionWords: FunctionWords
  readonly glossaries: ReadonlyArray<Glossary>
}

/** How much words say of the work: natural logarithm of how many texts there are for each that holds the word. */
export interface CommonWords {
  /** What a word weighs that stands in no list. */
  readonly rare: number
  /** These say nothing wherever they stand. */
  readonly silent: ReadonlyArray<string>
  readonly weights: ReadonlyArray<{ readonly weight: number; readonly words: ReadonlyArray<string> }>
}

/** Given names, in small letters; what is also a word of its own ("Mark", "Will") is none of them. */
export interface GivenNames {
  readonly plain: ReadonlyArray<string>
}

/** Words by which a language shows where the letters alone mislead. */
export type FunctionWords = Readonly<Record<"en" | "de" | "fr" | "es" | "pt", ReadonlyArray<string>>>

/** What is known of a concept beside its forms. */
export interface KnownConcept {
  readonly name: string
  readonly kind: ConceptKind
  readonly rarity: Rarity
}

/** A spelling of a concept; with the word numbers of its companions when it is ambiguous. */
export type FormData =
  | readonly [concept: number, spelling: string]
  | readonly [concept: number, spelling: string, near: ReadonlyArray<number>]

/** A form that names a second concept within it, and which of its words do. */
export type PairData = readonly [form: number, concept: number, from: number, words: number]

/** The stem of a verb as texts have it, and the word number of a noun of doing that forms end in ("administer", "administration"). */
export type DoingData = readonly [verb: number, noun: number]

/** The n-th spelling has the word number `numbers[n]`; numbers run from 0 to `size - 1`. */
export interface VocabularyData {
  /** One after the other, with a space between. */
  readonly spellings: string
  readonly numbers: ReadonlyArray<number>
  readonly size: number
}

/** A trie over word numbers. Node 0 is the root, the others are numbered as they were made. */
export interface PhraseData {
  /** For node n > 0, at n - 1: how far back its parent is; 0 when that is the root. */
  readonly back: ReadonlyArray<number>
  /** For node n > 0, at n - 1: the word that leads to it. */
  readonly words: ReadonlyArray<number>
  /** Pairs of a phrase's number and the node where it ends, each as what it is more than in the pair before. */
  readonly ends: ReadonlyArray<number>
}

export interface OccupationData {
  /** By family, its field. */
  readonly fields: ReadonlyArray<Field>
  /** By family, those whose work overlaps. */
  readonly related: ReadonlyArray<ReadonlyArray<number>>
  /** Titles; the phrase is the family's number. */
  readonly titles: PhraseData
  /** Nouns and verbs of the work; the phrase is the family's number. */
  readonly work: PhraseData
}
