import * as Effect from "effect/Effect"
import type { ProfileContent } from "../domain/MasterProfile.js"
import type { EditableResume, EditProposal } from "../domain/Optimization.js"
import type { JobText } from "../posting/Job.js"
import type { Language } from "../lexicon/Language.js"
import type { AsOfMonth } from "../scoring/report/Report.js"
import type { Settling, Tailored } from "../tailoring/tailor.js"
import type { Divided } from "../resume/ingest/divide.js"
import { emptyContent } from "../resume/ingest/merge.js"

/** One resume and one job, and how the result is to be settled. Plain data: it goes to another thread as it is. */
export interface TailoringTask {
  readonly resume: EditableResume
  readonly job: Omit<JobText, "language">
  readonly asOf: AsOfMonth
  readonly settling: Settling
}

/** What a model is told of the two texts. */
export interface Reading {
  readonly language: Language
  readonly jobLanguage: Language
  /** Names of requirements that the resume meets, and of those that it does not, most valuable first. */
  readonly matched: ReadonlyArray<string>
  readonly unmatched: ReadonlyArray<string>
}

/** Reads, scores and judges around one question to a model; `propose` is run once, between the two halves. */
export type Tailor = <E, R>(
  task: TailoringTask,
  propose: (reading: Reading) => Effect.Effect<EditProposal, E, R>
) => Effect.Effect<Tailored, E, R>

/**
 * Turns a sanitized profile text into fields of which each is found in it. `read` is run once, on as much of the text as
 * a model reads, `most` characters; the rest is read by rules.
 */
export type ReadText = <E, R>(
  text: string,
  most: number,
  read: (head: string) => Effect.Effect<ProfileContent, E, R>
) => Effect.Effect<ProfileContent, E, R>

/** A model is asked only where a part of the text is its own. */
export const readHead = <E, R>(
  { head }: Divided,
  read: (head: string) => Effect.Effect<ProfileContent, E, R>
): Effect.Effect<ProfileContent, E, R> => (head === "" ? Effect.succeed(emptyContent) : read(head))
