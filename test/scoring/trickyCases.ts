/**
 * The tables of tricky cases, as they read in `trickyTechnology.ts` and its neighbours.
 *
 * A name that a job asks for may carry its tier or kind in brackets: "Kafka (preferred)",
 * "BLS (certification)". Names count in any spelling that the lexicon knows.
 */

/** What is tricky; the job's text; what it asks for; what it does not. */
export type JobCase = readonly [name: string, job: string, asks: ReadonlyArray<string>, not?: ReadonlyArray<string>]

/** A line of a resume, what a job asks for, and whether the one speaks for the other. */
export type ResumeCase = readonly [
  name: string,
  line: string,
  asked: string,
  evidence: "exact" | "synonym" | "implied" | "none"
]

/** A posting and a resume: which of what is asked the resume has, and which it has not. */
export type PairCase = readonly [
  name: string,
  job: string,
  resume: string,
  matched: ReadonlyArray<string>,
  missing: ReadonlyArray<string>
]

/** A title and the level it names. */
export type TitleCase = readonly [title: string, level: string | undefined]

/** A job's text and the years of experience it asks for. */
export type YearsCase = readonly [job: string, years: number | undefined]
