import type { Job } from "./Job.js"
import { concepts } from "./lexicon/lexicon.js"
import { lexiconHash } from "./lexicon/hash.js"
import { findMentions, read } from "./mentions.js"
import type { AsOfMonth, Evidence, RequirementReport, ScoreReport } from "./Report.js"
import type { Resume } from "./Resume.js"
import { formulaVersion, weights } from "./weights.js"

/** The score of a resume for a job, with all its reasons. */
export const scoreResume = (job: Job, resume: Resume, asOf: AsOfMonth): ScoreReport => {
  const evidence = new Map<string, Array<Evidence>>()
  for (const passage of resume.passages) {
    const text = read(passage.text)
    for (const found of findMentions(text, passage.section === "skills")) {
      const name = concepts[found.concept]?.name ?? ""
      const start = text.tokens.starts[found.first] ?? 0
      const end = text.tokens.ends[found.last] ?? 0
      const list = evidence.get(name) ?? []
      list.push({
        section: passage.section,
        where: passage.where,
        matched: passage.text.slice(start, end),
        span: { start, end },
        by: "exact",
        strength: 1
      })
      evidence.set(name, list)
    }
  }
  const total = job.requirements.reduce((sum, one) => sum + one.weight, 0)
  let points = 0
  const requirements = job.requirements.map((one): RequirementReport => {
    const found = evidence.get(one.name) ?? []
    const possible = total === 0 ? 0 : (100 * one.weight) / total
    if (found.length > 0) points += possible
    return {
      name: one.name,
      kind: one.kind,
      tier: one.tier,
      span: one.span ?? null,
      group: one.group ?? null,
      matched: found.length > 0,
      evidence: found,
      points: found.length > 0 ? possible : 0,
      points_possible: possible
    }
  })
  const score = Math.round(points)
  const empty = { points: 0, points_possible: 0, explanation: "" }
  return {
    score,
    parts: { hard_skills: score, relevance: 0, seniority: 0, soft_skills_certifications: 0, coverage: 0 },
    part_reports: {
      hard_skills: { points: score, points_possible: weights.parts.hard_skills, explanation: "" },
      relevance: empty,
      seniority: empty,
      soft_skills_certifications: empty,
      coverage: empty
    },
    requirements,
    warnings: job.warnings,
    formula_version: formulaVersion,
    lexicon_hash: lexiconHash,
    as_of: `${Math.floor(asOf / 12)}-${String((asOf % 12) + 1).padStart(2, "0")}`
  }
}
