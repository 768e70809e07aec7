import * as Schema from "effect/Schema"
import { platformOrOther, Score } from "./Application.js"
import { limits } from "./Limits.js"
import { ExperienceItem } from "./MasterProfile.js"
import { boundedText, RequiredShortText, Uri } from "./Text.js"

/** Body of `POST /api/optimize` (spec 4.5). */
export const OptimizeRequest = Schema.Struct({
  job_description_text: boundedText(limits.jobDescriptionText),
  job_title: RequiredShortText,
  company_name: RequiredShortText,
  source_platform: platformOrOther,
  source_url: Schema.optionalWith(Schema.NullOr(Uri), { default: () => null })
}).annotations({ identifier: "OptimizeRequest" })
export type OptimizeRequest = typeof OptimizeRequest.Type

/** Spec 2.6: names as a person would write them, unique, in order of first appearance. */
export const ExtractedRequirements = Schema.Struct({
  hard_skills: Schema.Array(Schema.String),
  soft_skills: Schema.Array(Schema.String),
  certifications: Schema.Array(Schema.String)
}).annotations({ identifier: "ExtractedRequirements" })
export type ExtractedRequirements = typeof ExtractedRequirements.Type

/** Spec 2.6. `confidence` is set for bullet injections only. */
export const SuggestedChange = Schema.Struct({
  type: Schema.Literal("bullet_injection", "summary_update", "skills_insertion", "warning"),
  target_section: Schema.Literal("summary", "skills", "experience", "warning"),
  reason: Schema.String,
  before: Schema.NullOr(Schema.String),
  after: Schema.NullOr(Schema.String),
  confidence: Schema.NullOr(Schema.Number.pipe(Schema.between(0, 1)))
}).annotations({ identifier: "SuggestedChange" })
export type SuggestedChange = typeof SuggestedChange.Type

/** Spec 2.6: the draft. Keeps every employer, role, date, bullet and skill of the profile, in order. */
export const OptimizedResume = Schema.Struct({
  summary: Schema.NullOr(Schema.String),
  skills: Schema.Array(Schema.String),
  experiences: Schema.Array(ExperienceItem),
  warnings: Schema.Array(Schema.String)
}).annotations({ identifier: "OptimizedResume" })
export type OptimizedResume = typeof OptimizedResume.Type

/** Answer of `POST /api/optimize`. */
export const OptimizeResult = Schema.Struct({
  ats_score_before: Score,
  ats_score_after: Score,
  extracted_requirements: ExtractedRequirements,
  suggested_changes: Schema.Array(SuggestedChange),
  optimized_resume_json: OptimizedResume
}).annotations({ identifier: "OptimizeResult" })
export type OptimizeResult = typeof OptimizeResult.Type

/** The exact answer a model gives (spec 4.5 rule 1): what it proposes, before any of it is trusted. */
export interface EditProposal {
  /** Empty keeps the profile's summary. */
  readonly summary: string
  readonly skills: ReadonlyArray<string>
  readonly experience_edits: ReadonlyArray<ExperienceEdit>
  readonly warnings: ReadonlyArray<string>
}

export interface ExperienceEdit {
  readonly company: string
  readonly original_bullet: string
  readonly revised_bullet: string
  readonly inserted_keywords: ReadonlyArray<string>
  /** 0 to 1. */
  readonly confidence: number
}

/** The part of a profile that may be edited and that a model may see: no contacts, no server-owned field. */
export interface EditableResume {
  readonly summary: string | null
  readonly base_skills: ReadonlyArray<string>
  readonly certifications: ReadonlyArray<string>
  readonly experiences: ReadonlyArray<ExperienceItem>
  readonly education: ReadonlyArray<{ readonly school?: string; readonly degree?: string }>
}
