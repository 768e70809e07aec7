import type { EditableResume, EditProposal, OptimizeResult } from "../domain/Optimization.js"
import type { Job } from "../scoring/Job.js"
import { resumeOfProfile } from "../scoring/readResume.js"
import type { AsOfMonth, ScoreReport } from "../scoring/Report.js"
import { scoreResume } from "../scoring/score.js"
import { applyEdits } from "./applyEdits.js"
import { type Dropped, guardProposal } from "./guard.js"
import { suggestedChanges } from "./suggestedChanges.js"
import { warningsOf } from "./warnings.js"

/** A tailored resume with what led to it. */
export interface Tailored {
  readonly result: OptimizeResult
  readonly before: ScoreReport
  readonly after: ScoreReport
  readonly dropped: ReadonlyArray<Dropped>
}

/**
 * Everything that follows the model's answer, pure: guard, apply, score again, suggested changes in
 * the order of decisions.md part 4. The score after counts accepted edits only.
 */
export const tailorResume = (options: {
  readonly resume: EditableResume
  readonly job: Job
  readonly before: ScoreReport
  readonly proposal: EditProposal
  /** 0 to 1; below it an accepted edit is named in the warnings too. */
  readonly confidenceThreshold: number
  readonly asOf: AsOfMonth
  readonly modelKind: "openai" | "offline"
}): Tailored => {
  const { asOf, before, confidenceThreshold, job, modelKind, proposal, resume } = options
  const guarded = guardProposal({ resume, job, proposal })
  const scoreOf = (changed: EditableResume) => scoreResume(job, resumeOfProfile(changed), asOf)
  const draft = applyEdits(resume, guarded)
  const after = scoreOf(draft)
  const warnings = warningsOf({ resume, guarded, after, confidenceThreshold, modelKind })
  return {
    before,
    after,
    dropped: guarded.dropped,
    result: {
      ats_score_before: before.score,
      ats_score_after: after.score,
      extracted_requirements: job.extracted,
      suggested_changes: suggestedChanges(guarded, warnings, {
        resume,
        before,
        scoreWith: (accepted) => scoreOf(applyEdits(resume, { summary: null, skills: [], edits: [], ...accepted }))
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
