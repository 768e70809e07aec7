import type { ProfileContent } from "../../domain/MasterProfile.js"
import type { EditProposal } from "../../domain/Optimization.js"
import type { Language } from "../../lexicon/Language.js"
import type { Passage } from "../../resume/Resume.js"
import type { AsOfMonth, ScoreReport } from "../../scoring/report/Report.js"

// What the page gives its engine, and gets of it.

/** What the person has put in. */
export interface Texts {
  readonly resume: string
  readonly title: string
  readonly company: string
  readonly description: string
  readonly asOf: AsOfMonth
  /** What job and resume are written in; English when not given. */
  readonly languages?: { readonly job: Language; readonly resume: Language }
  /** A model's answer that was recorded for these texts; without one the edits are proposed by rules. */
  readonly answer: EditProposal | undefined
  /** Suggestions (ids) that the person put in other words, in the order in which it was done. */
  readonly reworded?: ReadonlyArray<readonly [id: string, text: string]>
}

export interface Suggestion {
  /** Names place and wording: a tick stays while texts elsewhere change, and never passes to another wording. */
  readonly id: string
  readonly kind: "bullet" | "summary" | "skill"
  /** Role and employer of a bullet; empty for the others. */
  readonly place: string
  readonly before: string | null
  readonly after: string
  readonly reason: string
  /** 0 to 0.95, of bullets only. */
  readonly confidence: number | null
  /** Points that it adds by itself, to a tenth. */
  readonly points: number
  /** Whether the profile does not show all of its words: for the person to confirm. */
  readonly toConfirm: boolean
  /** Whether the person put it in other words. */
  readonly reworded: boolean
}

/** A proposal that the guard did not let through. */
export interface Refusal {
  readonly what: string
  readonly text: string
  readonly rule: string
  readonly reason: string
}

/** A score with the resume it speaks of. */
export interface Scored {
  readonly report: ScoreReport
  readonly draft: ProfileContent
  readonly passages: ReadonlyArray<Passage>
}

export interface Opened {
  readonly before: Scored
  /** The job description as it was read; the spans of the report are places in it. */
  readonly description: string
  readonly suggestions: ReadonlyArray<Suggestion>
  readonly refused: ReadonlyArray<Refusal>
  /** What only the person can answer, of what is missing beside something near. */
  readonly questions: ReadonlyArray<string>
  readonly warnings: ReadonlyArray<string>
}

export type Reworded =
  | { readonly kind: "taken"; readonly suggestion: Suggestion }
  | { readonly kind: "refused"; readonly rule: string; readonly reason: string }
