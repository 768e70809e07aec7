import type { EditableResume, EditProposal, OptimizeResult, SuggestedChange } from "../domain/Optimization.js"
import type { Job } from "../scoring/Job.js"
import { resumeOfProfile } from "../scoring/readResume.js"
import type { AsOfMonth, ScoreReport } from "../scoring/Report.js"
import { scoreResume } from "../scoring/score.js"
import { applyEdits } from "./applyEdits.js"
import { type AcceptedEdit, type Dropped, guardProposal } from "./guard.js"
import { warningsOf } from "./warnings.js"

/** A tailored resume with what led to it. */
export interface Tailored {
  readonly result: OptimizeResult
  readonly before: ScoreReport
  readonly after: ScoreReport
  readonly dropped: ReadonlyArray<Dropped>
}

interface Ranked {
  readonly change: SuggestedChange
  /** Unrounded points that the change adds alone. */
  readonly points: number
}

const total = ({ part_reports }: ScoreReport) => Object.values(part_reports).reduce((sum, part) => sum + part.points, 0)

const pointsText = (points: number) => {
  const rounded = Math.round(points * 10) / 10
  return rounded > 0 ? `adds ${rounded} ${rounded === 1 ? "point" : "points"}` : "adds no points by itself"
}

const listed = (names: ReadonlyArray<string>) => names.join(", ")

const bulletReason = (
  edit: AcceptedEdit,
  resume: EditableResume,
  asked: ReadonlySet<string>,
  points: number
): string => {
  const company = resume.experiences[edit.experience]?.company ?? ""
  const served = edit.keywords.filter((name) => asked.has(name))
  const names = served.length > 0 ? served : edit.keywords
  const what =
    names.length === 0
      ? "Words the bullet as the job does"
      : `Names ${listed(names)}${served.length > 0 ? " as the job asks" : ""}`
  return `${what}; the profile shows it at ${company} or in its skills; ${pointsText(points)}.`
}

/** Where the profile's own text shows a skill, for the reason of its insertion. */
const shownAt = (skill: string, before: ScoreReport): string => {
  const requirement = before.requirements.find(({ name }) => name.toLowerCase() === skill.toLowerCase())
  const best = requirement?.evidence[0]
  return best === undefined ? "a bullet or the summary" : best.section === "summary" ? "the summary" : "a bullet"
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
  const guarded = guardProposal({ resume, proposal })
  const score = (changed: EditableResume) => scoreResume(job, resumeOfProfile(changed), asOf)
  const none = { summary: null, skills: [], edits: [] }
  const base = total(before)
  const alone = (accepted: Partial<typeof guarded>) => total(score(applyEdits(resume, { ...none, ...accepted }))) - base

  const draft = applyEdits(resume, guarded)
  const after = score(draft)
  const asked = new Set(before.requirements.map(({ name }) => name))

  const bullets = guarded.edits.map((edit): Ranked => {
    const points = alone({ edits: [edit] })
    return {
      points,
      change: {
        type: "bullet_injection",
        target_section: "experience",
        reason: bulletReason(edit, resume, asked, points),
        before: edit.before,
        after: edit.after,
        confidence: edit.confidence
      }
    }
  })
  const skills = guarded.skills.map((skill): Ranked => {
    const points = alone({ skills: [skill] })
    return {
      points,
      change: {
        type: "skills_insertion",
        target_section: "skills",
        reason: `Shown in ${shownAt(skill, before)} but missing from the skills list; ${pointsText(points)}.`,
        before: null,
        after: skill,
        confidence: null
      }
    }
  })
  const summary: ReadonlyArray<Ranked> =
    guarded.summary === null
      ? []
      : [
          ((points): Ranked => ({
            points,
            change: {
              type: "summary_update",
              target_section: "summary",
              reason: `Adapts the summary by what the profile holds; ${pointsText(points)}.`,
              before: resume.summary,
              after: guarded.summary,
              confidence: null
            }
          }))(alone({ summary: guarded.summary }))
        ]

  const warnings = warningsOf({ resume, guarded, after, confidenceThreshold, modelKind })
  // Stable: equal points keep their place, bullets before the summary before skills.
  const changes = [...bullets, ...summary, ...skills]
    .toSorted((a, b) => b.points - a.points)
    .map(({ change }) => change)

  return {
    before,
    after,
    dropped: guarded.dropped,
    result: {
      ats_score_before: before.score,
      ats_score_after: after.score,
      extracted_requirements: job.extracted,
      suggested_changes: [
        ...changes,
        ...warnings.map((text): SuggestedChange => ({
          type: "warning",
          target_section: "warning",
          reason: text,
          before: null,
          after: null,
          confidence: null
        }))
      ],
      optimized_resume_json: {
        summary: draft.summary,
        skills: draft.base_skills,
        experiences: draft.experiences,
        warnings
      }
    }
  }
}
