import type { EditableResume, OptimizeResult } from "../domain/Optimization.js"
import type { Job } from "../posting/Job.js"
import { english, type Language } from "../lexicon/Language.js"
import { type Held, heldIn, resumeOfProfile } from "../resume/readResume.js"
import type { AsOfMonth, ScoreReport } from "../scoring/report/Report.js"
import { outcomeOf, scoreResume } from "../scoring/score.js"
import { applyEdits } from "./applyEdits.js"
import { acceptedCount, type Dropped, type GuardedProposal } from "./guard/guard.js"
import { suggestedChanges } from "./suggestedChanges.js"
import { warningsOf } from "./warnings.js"

/** A tailored resume with what the guard dropped on the way. */
export interface Tailored {
  readonly result: OptimizeResult
  readonly dropped: ReadonlyArray<Dropped>
}

/** What is said of a result beside its edits. */
export interface Settling {
  /** 0 to 1; below it an accepted edit is named in the warnings too. */
  readonly confidenceThreshold: number
  readonly modelKind: "openai" | "offline"
}

interface Tailoring extends Settling {
  readonly resume: EditableResume
  /** What the resume is written in; English when not given. */
  readonly language?: Language
  /** The positions that the resume was read with for the score before: their roles are read once for all drafts. */
  readonly held?: Held
  readonly job: Job
  readonly before: ScoreReport
  readonly asOf: AsOfMonth
}

/**
 * Everything that follows the guard, pure: apply, score again, list the suggested changes.
 * The score after counts accepted edits only.
 */
export const tailored = (
  options: Tailoring & { readonly guarded: GuardedProposal }
): Tailored & { readonly after: ScoreReport } => {
  const { asOf, before, confidenceThreshold, guarded, job, language = english, modelKind, resume } = options
  const { held = heldIn(resume.experiences) } = options
  const read = (changed: EditableResume) => resumeOfProfile(changed, language, held)
  const draft = applyEdits(resume, guarded)
  const after = scoreResume(job, read(draft), asOf)
  const isOne = acceptedCount(guarded) === 1
  const warnings = warningsOf({ resume, language, guarded, after, confidenceThreshold, modelKind })
  return {
    after,
    dropped: guarded.dropped,
    result: {
      ats_score_before: before.score,
      ats_score_after: after.score,
      extracted_requirements: job.extracted,
      suggested_changes: suggestedChanges(guarded, warnings, {
        resume,
        before,
        // The only change is all that the score after has.
        scoreWith: (accepted) =>
          isOne
            ? after
            : outcomeOf(job, read(applyEdits(resume, { summary: null, skills: [], edits: [], ...accepted })), asOf)
      }),
      optimized_resume_json: {
        summary: draft.summary,
        skills: draft.base_skills,
        experiences: draft.experiences,
        warnings
      }
    }
  }
}
