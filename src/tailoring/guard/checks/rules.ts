import type { Job } from "../../../posting/Job.js"
import type { ProfileEvidence } from "../evidence/ProfileEvidence.js"
import { writtenOut } from "../reading/abbreviations.js"
import { Reading } from "../reading/Reading.js"
import type { Place, TextView } from "../reading/TextView.js"

/**
 * What an edit must not do, or what is put right in it. R1 and R2 are judged first where the answer is decoded
 * (`llm/openai/answers.ts`).
 */
export const ruleIds = [
  "R1", // another shape, a confidence outside 0 to 1
  "R2", // a refusal, a cut or an empty text
  "R3", // an employer that the profile does not have
  "R4", // a bullet that the employer does not have
  "R5", // nothing changed, all removed, a bullet changed twice
  "R6", // addresses, markup, words to whoever reads
  "R7", // figures that are not in the text, or gone from it
  "R8", // tools and names that are not shown
  "R9", // certificates, licences and degrees that are not held
  "R10", // ownership: led, managed, built
  "R11", // "helped" and its like lost
  "R12", // praise, level, reach
  "R13", // direction turned round, effects nobody spoke of, denials
  "R14", // a term repeated, too many keywords
  "R15", // too much changed, new words that nothing shows
  "R16", // put right: the keywords that were inserted
  "R17", // the summary: the rules so marked, with the whole profile as evidence
  "R18", // the skills list: something lost, or joined without being shown
  "R19", // the model's own warnings
  "R20" // put right: confidence, at most 0.95
] as const satisfies ReadonlyArray<`R${number}`>
export type RuleId = (typeof ruleIds)[number]

/** `false` switches a rule off, so that tests can show that each is needed. */
export type Rules = Partial<Readonly<Record<RuleId, boolean>>>

/** Why a revision may not stand, in our own words; names come from our lexicon and the requirement list only. */
export interface Finding {
  readonly rule: RuleId
  readonly reason: string
}

export const isOn = (rules: Rules, rule: RuleId): boolean => rules[rule] !== false

/** A new wording of one of the profile's texts, with what is needed to judge it. */
export interface Revision {
  /** Key of the employer whose text it is; undefined for the summary. */
  readonly employer: string | undefined
  readonly evidence: ProfileEvidence
  readonly job: Job
  /** The person's own text; for the summary everything the profile says. */
  readonly before: TextView
  readonly after: TextView
  /** The person's text as it is stored. */
  readonly own: string
  /** The new wording as it came. */
  readonly raw: string
  /** Both texts as claims. */
  readonly old: Reading
  readonly now: Reading
  /** Words that write an abbreviation of the text out. */
  readonly writtenOut: ReadonlySet<number>
}

export const revisionOf = (texts: Omit<Revision, "now" | "old" | "writtenOut">): Revision => {
  const { after, before, employer } = texts
  const old = new Reading(before, after, employer !== undefined)
  const now = new Reading(after, before, employer !== undefined)
  return { ...texts, old, now, writtenOut: writtenOut(old, now) }
}

/** What more work than help may become, for which two checks look. */
export const helpLost: Finding = { rule: "R11", reason: "it turns help or an attempt into the person's own work" }

/** What a check says of a revision: that it may not stand, with a reason of its own or not, or what the user must confirm. */
export type Objection = boolean | Finding | Place | undefined
