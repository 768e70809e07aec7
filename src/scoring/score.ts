import { pairWarnings } from "./languageWarnings.js"
import type { Job } from "../posting/Job.js"
import { english } from "../lexicon/Language.js"
import { cutWarning } from "../text/limits.js"
import { lexiconHash } from "../lexicon/lexicon.js"
import type { AsOfMonth, PartReport, RequirementReport, ScoreParts, ScoreReport } from "./report/Report.js"
import type { Resume } from "../resume/Resume.js"
import { hundredths, type PartName, partNames, percent, sum } from "./share.js"
import { weigh } from "./weigh.js"
import { defaultWeights, formulaVersionOf, type Weights } from "./weights.js"

const scoreOf = (parts: ScoreParts): number => sum(partNames.map((part) => parts[part]))

/** What a score comes to, without its reasons. */
export interface Outcome {
  /** 0 to 100, that of `scoreResume`. */
  readonly score: number
  /** The same before rounding, for comparing two outcomes. */
  readonly unrounded: number
  readonly requirements: ReadonlyArray<Pick<RequirementReport, "evidence" | "name" | "tier">>
}

/** The score alone, where nobody asks for the reasons. */
export const outcomeOf = (job: Job, resume: Resume, asOf: AsOfMonth, weights: Weights = defaultWeights): Outcome => {
  const { evidence, parts, unrounded } = weigh(job, resume, asOf, weights)
  return {
    score: scoreOf(parts),
    unrounded: hundredths(unrounded),
    requirements: job.requirements.map(({ name, tier }, number) => ({ name, tier, evidence: evidence[number] ?? [] }))
  }
}

/** The score of a resume for a job, with all its reasons. Pure: the same input gives the same bytes. */
export const scoreResume = (
  job: Job,
  resume: Resume,
  asOf: AsOfMonth,
  weights: Weights = defaultWeights
): ScoreReport => {
  const { average, context, coverage, decided, evidence, hard, parts, reading, shares, soft, unrounded } = weigh(
    job,
    resume,
    asOf,
    weights
  )
  const points = { hard: decided("hard_skills"), soft: decided("soft_skills_certifications") }
  const coveragePart = decided("coverage")
  const partReport = (part: PartName): PartReport => {
    const { earned, figures, said } = shares[part]
    const rest = `as the other parts do, ${percent(average)}`
    const explanation =
      earned === undefined
        ? `The job says nothing about it, so it earns ${rest}. ${figures()}`
        : said < 1
          ? `${figures()} The job says little about it: ${percent(said)} of it earns ${percent(earned)}, the rest ${rest}.`
          : `${figures()} ${percent(earned)} of ${weights.parts[part]} points.`
    return { points: parts[part], points_possible: weights.parts[part], asked: earned !== undefined, explanation }
  }
  const warnings = [...job.warnings]
  if (resume.passages.length === 0) warnings.push("The resume is empty.")
  if (resume.isCut === true) warnings.push(cutWarning("resume"))
  const languages = { job: job.language, resume: resume.language ?? english }
  warnings.push(...pairWarnings(languages))
  if (reading.copied !== undefined)
    warnings.push("Text copied from the job description was found in the resume and earns nothing.")
  return {
    score: scoreOf(parts),
    unrounded: hundredths(unrounded),
    parts,
    part_reports: {
      hard_skills: partReport("hard_skills"),
      relevance: partReport("relevance"),
      seniority: partReport("seniority"),
      soft_skills_certifications: partReport("soft_skills_certifications"),
      coverage: partReport("coverage")
    },
    seniority_reached: shares.seniority.reached,
    requirements: job.requirements.map((requirement, number): RequirementReport => {
      const counted = requirement.kind === "hard" ? context : 1
      const own = requirement.kind === "hard" ? hard.each[number] : soft.each[number]
      const part = requirement.kind === "hard" ? points.hard : points.soft
      const spread = coverage.each[number]
      const shown = evidence[number] ?? []
      return {
        name: requirement.name,
        kind: requirement.kind,
        tier: requirement.tier,
        span: requirement.span ?? null,
        spans: requirement.spans,
        group: requirement.group ?? null,
        matched: shown.length > 0,
        evidence: shown,
        points: (own?.earned ?? 0) * part * counted + (spread?.earned ?? 0) * coveragePart * context,
        points_possible: (own?.possible ?? 0) * part + (spread?.possible ?? 0) * coveragePart
      }
    }),
    warnings,
    ...(languages.job === english && languages.resume === english ? {} : { languages }),
    formula_version: formulaVersionOf(weights),
    lexicon_hash: lexiconHash,
    as_of: `${Math.floor(asOf / 12)}-${String((asOf % 12) + 1).padStart(2, "0")}`
  }
}
