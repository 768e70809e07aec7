import type { EditableResume, OptimizeResult } from "../domain/Optimization.js"
import type { Job, Tier } from "../posting/Job.js"
import { mentionsIn } from "../lexicon/matcher/mentions.js"
import { english, type Language } from "../lexicon/Language.js"
import { resumeOfProfile } from "../resume/readResume.js"
import type { AsOfMonth, ScoreReport } from "../scoring/report/Report.js"
import { type Outcome, outcomeOf, scoreResume } from "../scoring/score.js"
import { applyEdits } from "./applyEdits.js"
import type { GuardedProposal, Offered } from "./guard/guard.js"
import { type Accepted, pointsBetween, suggestedChanges } from "./suggestedChanges.js"
import { wordSetNamed } from "../lexicon/words/words.js"
import { warningsOf } from "./warnings.js"

/** A tailored resume with what stands of the proposal, what is only offered, and what the guard dropped. */
export interface Tailored {
  readonly result: OptimizeResult
  readonly guarded: GuardedProposal
  /** What a coach asks about gaps, for who shows the score beside it; the offline engine asks it among its warnings, too. */
  readonly questions: ReadonlyArray<string>
}

/** What is said of a result beside its edits. */
export interface Settling {
  /** 0 to 1; an edit below it is offered and not in the draft. */
  readonly confidenceThreshold: number
  readonly modelKind: "openai" | "offline"
}

interface Tailoring extends Settling {
  readonly resume: EditableResume
  /** What the resume is written in; English when not given. */
  readonly language?: Language
  readonly job: Job
  readonly before: ScoreReport
  readonly asOf: AsOfMonth
}

/** The model itself is not sure: such edits are for the user to decide, too. */
const decided = (guarded: GuardedProposal, threshold: number): GuardedProposal => {
  const isSure = ({ confidence }: { readonly confidence: number }) => confidence >= threshold
  const edits = [...guarded.offered.edits, ...guarded.edits.filter((edit) => !isSure(edit))]
  return { ...guarded, edits: guarded.edits.filter(isSure), offered: { ...guarded.offered, edits } }
}

const isAsked = (tier: Tier | undefined): boolean => tier === "required" || tier === "preferred"

const nothing: Required<Accepted> & Offered = { summary: null, skills: [], edits: [] }

/** "Google Classroom" and "SolidWorks", as against "Wound care". */
const isProduct = (entry: string): boolean => /^(?:\p{Lu}\S*|\d\S*)(?: (?:\p{Lu}|\d)\S*)+$|\p{Ll}\p{Lu}/u.test(entry)
const minProducts = 2
const besideProducts = wordSetNamed("tailor.besideProducts")

/** Whether a skills list holds software, tools and languages alone: other skills have no place under that heading. */
const isOfProducts = (listed: ReadonlyArray<string>): boolean => {
  const others = (entry: string) =>
    entry
      .replace(/\(.*/, "")
      .split(" ")
      .filter((word) => /^\p{Ll}+$/u.test(word) && !besideProducts.has(word))
  return listed.filter(isProduct).length >= minProducts && listed.every((entry) => others(entry).length === 0)
}

/** More names than these nobody reads. */
const maxUnlisted = 5

/**
 * What rules propose, without what adds no point or serves what the job only mentions: skills of it are named together in a
 * hint, as one by one nobody weighs them. Rules have nothing to ask of a person but their questions.
 */
const worthwhile = (
  guarded: GuardedProposal,
  before: ScoreReport,
  { base_skills: listed }: EditableResume,
  language: Language,
  scoreWith: (accepted: Accepted) => Outcome
): { readonly guarded: GuardedProposal; readonly unlisted: ReadonlyArray<string> } => {
  const tiers = new Map(before.requirements.map(({ name, tier }) => [name, tier]))
  const adds = (accepted: Accepted) => pointsBetween(scoreWith(accepted), before) > 0
  const tierOf = (skill: string) =>
    mentionsIn(`${skill}\n\n.`, language)
      .map(({ concept }) => tiers.get(concept.name))
      .find((tier) => tier !== undefined)
  // German nouns are written as names are.
  const hasPlace = (skill: string) => language !== english || isProduct(skill) || !isOfProducts(listed)
  const asked = guarded.skills.filter((skill) => isAsked(tierOf(skill)))
  const skills = asked.filter((skill) => hasPlace(skill) && adds({ skills: [skill] }))
  const summary = adds({ summary: guarded.summary }) ? guarded.summary : null
  // What the job only mentions, by its name alone.
  const unlisted = guarded.skills.filter(
    (skill) => !skills.includes(skill) && (asked.includes(skill) || tiers.has(skill))
  )
  return {
    guarded: { ...guarded, summary, skills, offered: nothing },
    unlisted: unlisted.slice(0, maxUnlisted)
  }
}

/**
 * Everything that follows the guard, pure: apply, score again, list the suggested changes.
 * The score after counts accepted edits only.
 */
export const tailored = (
  options: Tailoring & { readonly guarded: GuardedProposal }
): Tailored & { readonly after: ScoreReport } => {
  const { asOf, before, confidenceThreshold, job, language = english, modelKind, resume } = options
  const judged = decided(options.guarded, confidenceThreshold)
  const read = (changed: EditableResume) => resumeOfProfile(changed, language)
  const scoreWith = (accepted: Accepted) => outcomeOf(job, read(applyEdits(resume, { ...nothing, ...accepted })), asOf)
  const { guarded, unlisted } =
    modelKind === "offline"
      ? worthwhile(judged, before, resume, language, scoreWith)
      : { guarded: judged, unlisted: [] }
  const draft = applyEdits(resume, guarded)
  const after = scoreResume(job, read(draft), asOf)
  const { questions, warnings } = warningsOf({ resume, draft, language, guarded, unlisted, job, after, modelKind })
  return {
    after,
    guarded,
    questions,
    result: {
      ats_score_before: before.score,
      ats_score_after: after.score,
      extracted_requirements: job.extracted,
      suggested_changes: suggestedChanges(guarded, warnings, { resume, before, scoreWith }),
      optimized_resume_json: {
        summary: draft.summary,
        skills: draft.base_skills,
        experiences: draft.experiences,
        warnings
      }
    }
  }
}
