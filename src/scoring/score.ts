import { evidenceFor, readingOfResume, type ResumeReading, worthOfAll } from "./evidence/evidence.js"
import { pairWarnings } from "./languageWarnings.js"
import type { Job } from "../posting/Job.js"
import { english } from "../lexicon/Language.js"
import { cutWarning } from "../text/limits.js"
import { lexiconHash } from "../lexicon/lexicon.js"
import { relevanceOf, saysWork } from "./relevance.js"
import type { AsOfMonth, Evidence, PartReport, RequirementReport, ScoreParts, ScoreReport } from "./report/Report.js"
import { type RolesHeld, rolesHeld } from "./rolesHeld.js"
import type { Resume } from "../resume/Resume.js"
import { Lines } from "./evidence/Lines.js"
import { rankOf } from "../rules/levels.js"
import { levelOfMonths, monthsHeld } from "./tenure.js"
import { statedYears } from "./statedYears.js"
import { distribute, type Distributed, type Unit, unitsOfJob } from "./units.js"
import { defaultWeights, formulaVersionOf, type Weights } from "./weights.js"

type PartName = keyof ScoreParts
const partNames: ReadonlyArray<PartName> = [
  "hard_skills",
  "relevance",
  "seniority",
  "soft_skills_certifications",
  "coverage"
]

/** One part before rounding: how much of it is earned, and the figures of its sentence. */
interface Share {
  /** 0 to 1; undefined when the job says nothing about it. */
  readonly earned: number | undefined
  /** 0 to 1: how much the job says about it, and so how many of its points are given here. */
  readonly said: number
  readonly figures: () => string
}

const percent = (value: number): string => `${Math.round(value * 1000) / 10} %`
const round = (value: number): number => Math.round(value * 100) / 100

const isElsewhere = ({ section }: Evidence): boolean => section !== "experience"

/** How far the evidence is spread: shown in the work, and named in summary, lists or education too. */
const spreadOf = (evidence: ReadonlyArray<Evidence>, by: Weights["coverage"]): number =>
  (evidence.some((one) => one.section === "experience") ? by.experience : 0) +
  (evidence.some(isElsewhere) ? by.elsewhere : 0)

/** Years make a senior of whoever holds such a role, but for a role that says itself that its holder learns. */
const rankHeld = (levels: RolesHeld["levels"], byYears: number): number => {
  const ranks = levels.map((level) => {
    const rank = level === undefined ? byYears : rankOf(level)
    return rank <= rankOf("junior") ? rank : Math.max(rank, byYears)
  })
  return ranks.length === 0 ? byYears : Math.max(...ranks)
}

/** Years and level, as far as they were held in work that fits the job: twenty years at sea are no years of nursing. */
const seniorityShare = (
  job: Job,
  resume: Resume,
  { fits, levels }: RolesHeld,
  reading: ResumeReading,
  asOf: AsOfMonth,
  relevance: number,
  { enough, seniority: by }: Weights
): Share => {
  const { level, years } = job.seniority
  if (level === undefined && years === undefined)
    return { earned: undefined, said: 0, figures: () => "The job names neither a level nor years." }
  const isFitKnown = fits.some((fit) => fit >= by.fitting)
  const dated = monthsHeld(resume.positions, asOf, (place) =>
    isFitKnown ? Math.min(1, (fits[place] ?? 0) / by.fitting) : 1
  )
  const claimed = resume.positions.some(({ start }) => start !== undefined)
    ? 0
    : statedYears(reading) * 12 * by.claimedYears
  const months = Math.max(dated, claimed)
  const shares: Array<number> = []
  const said: Array<string> = []
  if (years !== undefined) {
    shares.push(Math.min(1, months / (years * 12)))
    said.push(`${round(months / 12)} of ${years} years held in such work`)
  }
  if (level !== undefined) {
    const rank = rankHeld(levels, rankOf(levelOfMonths(months)))
    const below = Math.max(0, rankOf(level) - rank)
    shares.push(by.levelBelow[below] ?? 0)
    said.push(below === 0 ? `level ${level} reached` : `${below} level${below === 1 ? "" : "s"} below ${level}`)
  }
  const counted = Math.min(1, relevance / by.fullRelevance) ** 2
  return {
    earned: (counted * sum(shares)) / shares.length,
    said: shares.length === 1 ? enough.oneOfSeniority : 1,
    figures: () => `${said.join("; ")}; counted by ${percent(counted)} for the relevance of the work.`
  }
}

/** Integers whose sum is that of the parts, rounded; the largest remainders are rounded up. */
const roundParts = (exact: ReadonlyArray<number>): ReadonlyArray<number> => {
  const floors = exact.map((value) => Math.floor(value + 1e-9))
  const missing = Math.round(sum(exact) + 1e-9) - sum(floors)
  const order = exact
    .map((value, at) => ({ rest: value - (floors[at] ?? 0), at }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at)
  const raised = new Set(order.slice(0, missing).map(({ at }) => at))
  return floors.map((value, at) => (raised.has(at) ? value + 1 : value))
}

/** A resume weighed against a job: the points, and what they are told from. */
interface Weighed {
  readonly reading: ResumeReading
  readonly evidence: ReadonlyArray<ReadonlyArray<Evidence>>
  readonly shares: Readonly<Record<PartName, Share>>
  /** How many of the score's 100 points the requirements and figures of a part decide. */
  readonly decided: (part: PartName) => number
  /** 0 to 1: what the parts about which the job says something earn together. */
  readonly average: number
  readonly parts: ScoreParts
  /** The sum of the parts before they are rounded. */
  readonly unrounded: number
  /** What each requirement has of the hard skills, the soft ones and the coverage. */
  readonly hard: Distributed
  readonly soft: Distributed
  readonly coverage: Distributed
  /** By how much hard skills and coverage count for the relevance of the work. */
  readonly context: number
}

const weightOf = ({ weight }: Unit): number => weight

const sum = (values: ReadonlyArray<number>): number => values.reduce((total, value) => total + value, 0)

const weigh = (job: Job, resume: Resume, asOf: AsOfMonth, weights: Weights): Weighed => {
  const reading = readingOfResume(job, resume, weights)
  const roles = rolesHeld(job, resume, weights.relevance)
  const { evidence, respelled, said } = evidenceFor(job, resume, reading, asOf, weights)
  const lines = new Lines(said)
  const worths = evidence.map((list) => worthOfAll(list, lines, weights))
  const present = evidence.map(({ length }) => (length > 0 ? 1 : 0))

  const { certifications, hard: hardUnits, soft: softUnits } = unitsOfJob(job, weights.stress)
  const hard = distribute(hardUnits, worths, hardUnits.map(weightOf), weights.enough.share)
  const soft = distribute(
    softUnits,
    present,
    softUnits.map((unit) => (certifications.has(unit) ? unit.weight * weights.certification : unit.weight)),
    weights.enough.share
  )
  const softSaid = softUnits.length - certifications.size + certifications.size * weights.enough.certification
  const allUnits = [...hardUnits, ...certifications]
  const coverage = distribute(
    allUnits,
    evidence.map((list) => spreadOf(list, weights.coverage)),
    allUnits.map(weightOf),
    weights.enough.share
  )
  const struckPositions = new Set<number>()
  if (reading.pasted !== undefined) {
    reading.pasted.forEach((isStruck, index) => {
      const passage = reading.passages[reading.passageOf[index] ?? 0]
      if (isStruck === 1 && passage?.position !== undefined && isRoleOf(resume, passage.position, passage.text)) {
        struckPositions.add(passage.position)
      }
    })
  }
  const relevance = relevanceOf(
    job,
    resume,
    roles,
    reading,
    respelled,
    (position) => struckPositions.has(position),
    weights.relevance
  )

  const seniority = seniorityShare(job, resume, roles, reading, asOf, relevance.value, weights)
  // What was done in other work, or at another level, counts, but less: the word is the same, the trade is not.
  const by = weights.context
  const fitness = relevance.value * (1 - by.seniority * seniority.said * (1 - (seniority.earned ?? 1)))
  const context = by.least + (1 - by.least) * Math.min(1, fitness / by.fullRelevance)

  const matchedUnits = (units: ReadonlyArray<Unit>) =>
    units.filter(({ members }) => members.some((one) => present[one] === 1)).length
  const shares: Readonly<Record<PartName, Share>> = {
    hard_skills: {
      earned: hard.total > 0 ? hard.earned * context : undefined,
      said: hard.total > 0 ? 1 : 0,
      figures: () =>
        `${matchedUnits(hardUnits)} of ${hardUnits.length} hard skills found; weighted by tier, rarity and evidence, with all points from ${percent(weights.enough.share)} on, ${percent(hard.earned)}, counted by ${percent(context)} for the relevance of the work.`
    },
    relevance: {
      earned: saysWork(job) ? fitness : undefined,
      said: saysWork(job) ? 1 : 0,
      figures: () =>
        `${relevance.role === undefined ? "No role fits the title" : `Role "${relevance.role}" fits the title by ${percent(relevance.title)}`}; words of the work ${percent(relevance.words)}.`
    },
    seniority,
    soft_skills_certifications: {
      earned: soft.total > 0 ? soft.earned : undefined,
      said: soft.total > 0 ? Math.min(1, softSaid / weights.enough.softSkills) : 0,
      figures: () => `${matchedUnits(softUnits)} of ${softUnits.length} soft skills and certifications found.`
    },
    coverage: {
      earned: coverage.total > 0 ? coverage.earned * context : undefined,
      said: coverage.total > 0 ? 1 : 0,
      figures: () =>
        `Requirements are spread over experience and other sections by ${percent(coverage.earned)}, counted by ${percent(context)}.`
    }
  }
  const weightOfPart = (part: PartName) => shares[part].said * weights.parts[part]
  const allSaid = sum(partNames.map(weightOfPart))
  const most = hard.total > 0 ? 1 : weights.mostWithoutHardSkills / 100
  const earnedOf = (part: PartName) => (shares[part].earned ?? 0) * most
  const average = allSaid === 0 ? 0 : sum(partNames.map((part) => weightOfPart(part) * earnedOf(part))) / allSaid
  const decided = (part: PartName) => (allSaid === 0 ? 0 : (weightOfPart(part) * most * 100) / allSaid)
  /** What the job does not say counts as the rest does. */
  const exactOf = (part: PartName) =>
    weights.parts[part] * (shares[part].said * earnedOf(part) + (1 - shares[part].said) * average)
  const exact = partNames.map(exactOf)
  const [hard_skills = 0, fits = 0, held = 0, soft_skills_certifications = 0, covered = 0] = roundParts(exact)
  const parts: ScoreParts = {
    hard_skills,
    relevance: fits,
    seniority: held,
    soft_skills_certifications,
    coverage: covered
  }
  return { reading, evidence, shares, decided, average, parts, unrounded: sum(exact), hard, soft, coverage, context }
}

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
    unrounded,
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
  if (reading.pasted !== undefined)
    warnings.push("Text copied from the job description was found in the resume and earns nothing.")
  return {
    score: scoreOf(parts),
    unrounded: round(unrounded),
    parts,
    part_reports: {
      hard_skills: partReport("hard_skills"),
      relevance: partReport("relevance"),
      seniority: partReport("seniority"),
      soft_skills_certifications: partReport("soft_skills_certifications"),
      coverage: partReport("coverage")
    },
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

const isRoleOf = (resume: Resume, position: number, text: string): boolean => {
  const role = resume.positions[position]?.role
  return role !== undefined && role !== "" && text.includes(role)
}
