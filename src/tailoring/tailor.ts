import type { EditableResume, OptimizeResult } from "../domain/Optimization.js"
import type { Job } from "../posting/Job.js"
import { english, type Language } from "../lexicon/Language.js"
import { resumeOfProfile } from "../resume/readResume.js"
import type { AsOfMonth, ScoreReport } from "../scoring/report/Report.js"
import { outcomeOf, scoreResume } from "../scoring/score.js"
import { applyEdits } from "./applyEdits.js"
import type { GuardedProposal, Offered } from "./guard/guard.js"
import { type Accepted, pointsBetween, suggestedChanges } from "./suggestedChanges.js"
import { warningsOf } from "./warnings.js"

/** A tailored resume with what stands of the proposal, what is only offered, and what the guard dropped. */
export interface Tailored {
  readonly result: OptimizeResult
  readonly guarded: GuardedProposal
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

const nothing: Required<Accepted> & Offered = { summary: null, skills: [], edits: [] }

/**
 * What rules propose, without what adds no point: skills of it are named together in a hint, as one by one nobody weighs
 * them. Rules have nothing to ask of a person but their questions.
 */
const worthwhile = (
  guarded: GuardedProposal,
  adds: (accepted: Accepted) => boolean
): { readonly guarded: GuardedProposal; readonly unlisted: ReadonlyArray<string> } => {
  const skills = guarded.skills.filter((skill) => adds({ skills: [skill] }))
  const summary = adds({ summary: guarded.summary }) ? guarded.summary : null
  return {
    guarded: { ...guarded, summary, skills, offered: nothing },
    unlisted: guarded.skills.filter((skill) => !skills.includes(skill))
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
      ? worthwhile(judged, (accepted) => pointsBetween(scoreWith(accepted), before) > 0)
      : { guarded: judged, unlisted: [] }
  const draft = applyEdits(resume, guarded)
  const after = scoreResume(job, read(draft), asOf)
  const warnings = warningsOf({ resume, language, guarded, unlisted, job, after, modelKind })
  return {
    after,
    guarded,
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
