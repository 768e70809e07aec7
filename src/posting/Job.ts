import type { CopiedFrom } from "../text/copiedText.js"
import type { ExtractedRequirements } from "../domain/Optimization.js"
import type { Level } from "../rules/levels.js"
import type { Language } from "../lexicon/Language.js"
import type { ConceptKind } from "../lexicon/Concept.js"

/** The text of a job as the scorer takes it. `company` is only used to keep the employer's own name out. */
export interface JobText {
  readonly title: string
  readonly description: string
  readonly company?: string
  /** What it is written in; English when not given. */
  readonly language?: Language
}

/** How much the job insists. `required` counts more than `preferred`; `mentioned` stands in duties or prose. */
export type Tier = "required" | "preferred" | "mentioned"

/** The most insisting first. */
export const tiers: ReadonlyArray<Tier> = ["required", "preferred", "mentioned"]

/** Half-open range of UTF-16 code units in the text it speaks of. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** One thing the job asks for. */
export interface Requirement {
  /** As shown to users: the lexicon's name, or an unknown term as the job writes it. */
  readonly name: string
  readonly kind: ConceptKind
  readonly tier: Tier
  /** Where it first stands in `JobText.description`; `undefined` when it stands in the title only. */
  readonly span: Span | undefined
  /** Every place of the description that names it, in order; the first fifty of very many. */
  readonly spans: ReadonlyArray<Span>
  /** How the job writes it there. */
  readonly written: string
  /** In which other words it writes it ("CI", "continuous integration"). */
  readonly alsoWritten: ReadonlyArray<string>
  /** Requirements with the same group are alternatives ("React, Vue or Angular") and count once. */
  readonly group: number | undefined
  /** Whether the title names it. */
  readonly inTitle: boolean
  /** Share of its part that it carries before normalisation: tier × rarity. */
  readonly weight: number
  /** Number of its concept in the lexicon; undefined for a term that comes from patterns. */
  readonly concept: number | undefined
}

export interface JobSeniority {
  /** From the title's and text's level words; `undefined` when the job says none. */
  readonly level: Level | undefined
  /** Years of experience asked for: the smallest number that satisfies the job. */
  readonly years: number | undefined
}

/** What relevance and the search for copied text need of a job's text; hashes are those of `Tokens`. */
export interface JobReading {
  /** Stems of the words of the title, without level words; with what each says (`wordWeights`). */
  readonly titleWords: ReadonlyMap<number, number>
  /** Stems of the words of everything the job asks or describes, with their weights. */
  readonly words: ReadonlyMap<number, number>
  /** Numbers of the occupation families of the title; of the text when the title names none; with weights up to 1. */
  readonly families: ReadonlyMap<number, number>
  /** How much the job speaks of the work of each occupation family, by number. */
  readonly work: Float64Array
  /** The words of the description. */
  readonly body: CopiedFrom
}

/** A job description read once; scoring several resumes against it reuses it. */
export interface Job {
  readonly text: JobText
  readonly language: Language
  readonly requirements: ReadonlyArray<Requirement>
  /** The same requirements as the three lists of the specification (2.6), in order of first appearance. */
  readonly extracted: ExtractedRequirements
  readonly seniority: JobSeniority
  readonly reading: JobReading
  /** Plain sentences on why the reading is of low confidence; empty when it is not. */
  readonly warnings: ReadonlyArray<string>
}
