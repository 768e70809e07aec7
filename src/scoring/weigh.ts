import { evidenceFor, readingOfResume, type ResumeReading, worthOfAll } from "./evidence/evidence.js"
import { isCredential } from "../lexicon/Concept.js"
import type { Job } from "../posting/Job.js"
import { relevanceOf, saysWork } from "./relevance.js"
import type { AsOfMonth, Evidence, ScoreParts } from "./report/Report.js"
import { rolesHeld } from "./rolesHeld.js"
import type { Resume } from "../resume/Resume.js"
import { seniorityShare, type SeniorityShare } from "./seniorityShare.js"
import { type PartName, partNames, percent, type Share, sum } from "./share.js"
import { isSpoken } from "./evidence/sought.js"
import { distribute, type Distributed, type Unit, unitsOfJob } from "./units.js"
import type { Weights } from "./weights.js"

const isElsewhere = ({ section }: Evidence): boolean => section !== "experience"

/** How far the evidence is spread: shown in the work, and named in summary, lists or education too. */
const spreadOf = (evidence: ReadonlyArray<Evidence>, by: Weights["coverage"]): number =>
  (evidence.some((one) => one.section === "experience") ? by.experience : 0) +
  (evidence.some(isElsewhere) ? by.elsewhere : 0)

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

const isRoleOf = (resume: Resume, position: number, text: string): boolean => {
  const role = resume.positions[position]?.role
  return role !== undefined && role !== "" && text.includes(role)
}

/** A resume weighed against a job: the points, and what they are told from. */
export interface Weighed {
  readonly reading: ResumeReading
  readonly evidence: ReadonlyArray<ReadonlyArray<Evidence>>
  readonly shares: Readonly<Record<PartName, Share>> & { readonly seniority: SeniorityShare }
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

/** How far the resume shows the skills in the title of the job, its speciality: from what a summary is worth on, whole. */
const shownOfTitle = (units: ReadonlyArray<Unit>, worths: ReadonlyArray<number>, { section }: Weights): number => {
  const shown = units
    .filter(({ inTitle }) => inTitle)
    .map(({ members }) => Math.min(1, Math.max(...members.map((one) => worths[one] ?? 0)) / section.summary))
  return shown.length === 0 ? 1 : sum(shown) / shown.length
}

export const weigh = (job: Job, resume: Resume, asOf: AsOfMonth, weights: Weights): Weighed => {
  const reading = readingOfResume(job, resume, weights)
  const roles = rolesHeld(job, resume, weights.relevance)
  const { evidence, respelled, said } = evidenceFor(job, resume, reading, asOf, weights)
  const worths = evidence.map((list) => worthOfAll(list, said, weights))
  const present = evidence.map(({ length }) => (length > 0 ? 1 : 0))

  const { certifications, hard: hardUnits, soft: softUnits } = unitsOfJob(job, weights.stress)
  const hard = distribute(hardUnits, worths, hardUnits.map(weightOf), weights.enough)
  const soft = distribute(
    softUnits,
    present,
    softUnits.map((unit) => (certifications.has(unit) ? unit.weight * weights.certification : unit.weight)),
    weights.enough
  )
  const softSaid = softUnits.length - certifications.size + certifications.size * weights.enough.certification
  const allUnits = [...hardUnits, ...certifications]
  const coverage = distribute(
    allUnits,
    // No bullet says again which certificates and languages one has.
    evidence.map((list, at) =>
      isCredential(job.requirements[at]?.kind) || isSpoken(job, at)
        ? Math.min(1, list.length)
        : spreadOf(list, weights.coverage)
    ),
    allUnits.map(weightOf),
    weights.enough
  )
  const struckPositions = new Set<number>()
  if (reading.copied !== undefined) {
    reading.copied.forEach((isStruck, index) => {
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

  const seniority = seniorityShare(job, resume, roles, reading, evidence, asOf, relevance.value, weights)
  // What was done in other work, or at another level, counts, but less: the word is the same, the trade is not.
  const by = weights.context
  const missed = seniority.said * (1 - (seniority.earned ?? 1))
  const fit = (1 - by.seniority * missed) * (1 - by.titleSkills * (1 - shownOfTitle(hardUnits, worths, weights)))
  const fitness = relevance.value * fit
  const context = Math.max(by.least, fit * Math.min(1, relevance.value / by.fullRelevance) ** by.power)

  const matchedUnits = (units: ReadonlyArray<Unit>) =>
    units.filter(({ members }) => members.some((one) => present[one] === 1)).length
  const shares: Weighed["shares"] = {
    hard_skills: {
      earned: hard.total > 0 ? hard.earned * context : undefined,
      said: hard.total > 0 ? 1 : 0,
      figures: () =>
        `${matchedUnits(hardUnits)} of ${hardUnits.length} hard skills found; weighted by tier, rarity and evidence ${percent(hard.earned)}, counted by ${percent(context)} for the relevance of the work.`
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
