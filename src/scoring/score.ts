import { unreadWarnings } from "../posting/foreign.js"
import type { Job } from "../posting/Job.js"
import { english, nameOfLanguage } from "../lexicon/Language.js"
import { cutWarning } from "../text/limits.js"
import { lexiconHash } from "../lexicon/lexicon.js"
import type { AsOfMonth, PartReport, RequirementReport, ScoreParts, ScoreReport } from "./report/Report.js"
import type { Resume } from "../resume/Resume.js"
import { byPart, hundredths, type PartName, percent, sumOfParts } from "./share.js"
import { weigh } from "./weigh.js"
import { defaultWeights, formulaVersion, type Weights } from "./weights.js"

const scoreOf = (parts: ScoreParts): number => sumOfParts((part) => parts[part])

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
  const { average, context, coverage, decided, evidence, hard, parts, reached, reading, shares, soft, unrounded } =
    weigh(job, resume, asOf, weights)
  const partReport = (part: PartName): PartReport => {
    const { earned, figures, said } = shares[part]
    const rest = `as the other parts do, ${percent(average)}`
    const explanation =
      said === 0
        ? `The job says nothing about it, so it earns ${rest}. ${figures()}`
        : said < 1
          ? `${figures()} The job says little about it: ${percent(said)} of it earns ${percent(earned)}, the rest ${rest}.`
          : `${figures()} ${percent(earned)} of ${weights.parts[part]} points.`
    return { points: parts[part], points_possible: weights.parts[part], asked: said > 0, explanation }
  }
  const warnings = [...job.warnings]
  if (resume.passages.length === 0) warnings.push("The resume is empty.")
  if (resume.isCut === true) warnings.push(cutWarning("resume"))
  const languages = { job: job.language, resume: resume.language ?? english }
  warnings.push(...unreadWarnings("resume", languages.resume))
  if (languages.job !== languages.resume)
    warnings.push(
      `The resume is in ${nameOfLanguage(languages.resume)} and the job description in ${nameOfLanguage(languages.job)}: only what is known by name in both is compared, and a tracking system may look for the job's own words.`
    )
  if (reading.copied !== undefined)
    warnings.push("Text copied from the job description was found in the resume and earns nothing.")
  return {
    score: scoreOf(parts),
    unrounded: hundredths(unrounded),
    parts,
    part_reports: byPart(partReport),
    seniority_reached: reached,
    requirements: job.requirements.map((requirement, number): RequirementReport => {
      const isHard = requirement.kind === "hard"
      const own = isHard ? hard.each[number] : soft.each[number]
      const part = decided(isHard ? "hard_skills" : "soft_skills_certifications")
      const spread = coverage.each[number]
      const spreadPart = decided("coverage")
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
        points: (own?.earned ?? 0) * part * (isHard ? context : 1) + (spread?.earned ?? 0) * spreadPart * context,
        points_possible: (own?.possible ?? 0) * part + (spread?.possible ?? 0) * spreadPart
      }
    }),
    warnings,
    ...(languages.job === english && languages.resume === english ? {} : { languages }),
    // Other weights are another formula.
    formula_version: weights === defaultWeights ? formulaVersion : `${formulaVersion}+weights`,
    lexicon_hash: lexiconHash,
    as_of: `${Math.floor(asOf / 12)}-${String((asOf % 12) + 1).padStart(2, "0")}`
  }
}
