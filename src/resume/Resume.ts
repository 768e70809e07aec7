import type { Language } from "../lexicon/Language.js"
import type { Read } from "../lexicon/matcher/surroundings.js"

/** Where in a resume a text stands; the sections of spec 4.5 rule 3. */
export type ResumeSection = "summary" | "skills" | "experience" | "education" | "certifications" | "other"

/** A stretch of resume text that belongs together: a bullet, a skill entry, the summary … */
export interface Passage {
  readonly section: ResumeSection
  readonly text: string
  /** Where it stands, readable by people and machines: `experiences[0].description[2]`, `base_skills[4]`. */
  readonly where: string
  /** Index into `Resume.positions` for text that belongs to one of them. */
  readonly position: number | undefined
  /** Whether it only lists names, as "Stack: Go, Kafka, Redis" does. */
  readonly isList: boolean
}

/** A job held, most recent first. */
export interface Position {
  readonly role: string
  readonly company: string
  /** Months since year 0 (`year * 12 + month - 1`); `undefined` when not given or not readable. */
  readonly start: number | undefined
  /** As `start`; `"ongoing"` when the position has no end. */
  readonly end: number | "ongoing" | undefined
}

/** All passages of a resume as one text, so that one pass reads them all. */
export interface ReadPassages {
  readonly text: Read
  /** For each word the number of its passage. */
  readonly passageOf: Int32Array
  /** Where each passage starts in that text. */
  readonly offsets: ReadonlyArray<number>
}

/** A resume as the scorer reads it, made from a profile or from plain text. */
export interface Resume {
  readonly passages: ReadonlyArray<Passage>
  readonly positions: ReadonlyArray<Position>
  /** Set when the resume is longer than is read (`limits.ts`): its end is not here. */
  readonly isCut?: boolean
  /** What it is written in; English when not given. */
  readonly language?: Language
}
