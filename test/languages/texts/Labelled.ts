/**
 * Texts of our own writing in other languages, with what a careful person reads in them. The labels were written
 * before any of the texts was given to the readers.
 */
export interface LabelledJob {
  readonly title: string
  readonly company: string
  readonly description: string
  /** Concepts of the lexicon, by name, that the job asks for in any tier. */
  readonly skills: ReadonlyArray<string>
  /** Of them, those that it says would be nice. */
  readonly preferred: ReadonlyArray<string>
  /** Of them, those it insists on. */
  readonly required: ReadonlyArray<string>
  /** Concepts that only stand in benefits, in what is told of the employer, or are negated. */
  readonly never: ReadonlyArray<string>
  readonly years: number | undefined
  readonly level: "intern" | "junior" | "mid" | "senior" | "lead" | "executive" | undefined
}

export interface LabelledResume {
  readonly text: string
  readonly full_name: string
  readonly email: string | null
  readonly phone: string | null
  readonly location: string | null
  /** Role, employer, first month, last month (null: goes on). */
  readonly experiences: ReadonlyArray<
    readonly [role: string, company: string, start: string | null, end: string | null]
  >
  readonly schools: ReadonlyArray<string>
  /** Entries of the skills list, as written. */
  readonly listed: ReadonlyArray<string>
  /** Concepts of the lexicon that the text shows, by name. */
  readonly skills: ReadonlyArray<string>
}

/** A job, and the resume of someone who fits it, in that order. */
export type Pair = readonly [job: LabelledJob, resume: LabelledResume]
