// What `resume-tailoring/scoring` offers: the scorer by itself, for browsers and other programs. Pure: the same
// texts and month give the same score everywhere, and nothing is loaded, read or sent.

import type { AsOfMonth } from "./report/Report.js"

export type { ConceptKind } from "../lexicon/Concept.js"
export type { Job, JobSeniority, JobText, Requirement, Span, Tier } from "../posting/Job.js"
export type { Level } from "../rules/levels.js"
export type { AsOfMonth, Evidence, PartReport, RequirementReport, ScoreParts, ScoreReport } from "./report/Report.js"
export type { Passage, Position, Resume, ResumeSection } from "../resume/Resume.js"
export type { Weights } from "./weights.js"
export { readJob } from "../posting/readJob.js"
export { resumeOfProfile, resumeOfText } from "../resume/readResume.js"
export { scoreResume } from "./score.js"
export { defaultWeights, formulaVersion } from "./weights.js"

/** The month of a date in UTC, as `scoreResume` takes it: positions that go on count up to it. */
export const monthOf = (date: Date): AsOfMonth => date.getUTCFullYear() * 12 + date.getUTCMonth()
