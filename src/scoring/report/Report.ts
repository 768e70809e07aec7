import type { ConceptKind } from "../../lexicon/Concept.js"
import type { Language } from "../../lexicon/Language.js"
import type { Span, Tier } from "../../posting/Job.js"
import type { ResumeSection } from "../../resume/Resume.js"

/** The day a score speaks of, for positions that still go on: months since year 0 (`year * 12 + month - 1`). */
export type AsOfMonth = number

/** The five parts of spec 4.5 rule 3. Integers that sum exactly to the score (largest remainder). */
export interface ScoreParts {
  readonly hard_skills: number
  readonly relevance: number
  readonly seniority: number
  readonly soft_skills_certifications: number
  readonly coverage: number
}

export interface Evidence {
  readonly section: ResumeSection
  /** `Passage.where` of the text it was found in. */
  readonly where: string
  /** The characters of the resume that matched, as written there. */
  readonly matched: string
  /** Where they stand in that passage's text. */
  readonly span: Span
  /** How they match: the same form, another form of the concept, or a concept that implies it. */
  readonly by: "exact" | "synonym" | "implied"
  /** 0 to 1: what a mention here is worth beside a dated, recent bullet. */
  readonly strength: number
}

export interface RequirementReport {
  readonly name: string
  readonly kind: ConceptKind
  readonly tier: Tier
  /** Where it first stands in the job description; null when it stands in the title only. */
  readonly span: Span | null
  /** Every place of the job description that names it, in order; the first fifty of very many. */
  readonly spans: ReadonlyArray<Span>
  readonly group: number | null
  readonly matched: boolean
  /** Best first; empty when nothing was found. */
  readonly evidence: ReadonlyArray<Evidence>
  /** Points of the total it gives now (not rounded). */
  readonly points: number
  /** Points of the total it would give with the best evidence (not rounded). */
  readonly points_possible: number
}

/** The arithmetic of one part, so that an engineer can redo it by hand. */
export interface PartReport {
  readonly points: number
  /** 50, 20, 10, 10 or 10. */
  readonly points_possible: number
  /** Whether the job says anything about it; else it counts as the other parts do together. */
  readonly asked: boolean
  /** One sentence with the figures in it. */
  readonly explanation: string
}

/** Whether what the job asks for is reached; undefined where it asks for nothing. */
export interface SeniorityReached {
  readonly years: boolean | undefined
  readonly level: boolean | undefined
}

export interface ScoreReport {
  /** Integer 0 to 100. */
  readonly score: number
  /** The same before rounding, to a hundredth: for comparing two scores. */
  readonly unrounded: number
  readonly parts: ScoreParts
  readonly part_reports: { readonly [K in keyof ScoreParts]: PartReport }
  readonly seniority_reached: SeniorityReached
  readonly requirements: ReadonlyArray<RequirementReport>
  readonly warnings: ReadonlyArray<string>
  /** What the two texts are written in (ISO 639); only there when one of them is not in English. */
  readonly languages?: { readonly job: Language; readonly resume: Language }
  readonly formula_version: string
  /** SHA-256 of the lexicon's data, first 12 hexadecimal digits. */
  readonly lexicon_hash: string
  /** `YYYY-MM`. */
  readonly as_of: string
}
