import { evidenceFor, readingOfResume, worthOfAll } from "./evidence/evidence.js"
import { isCredential } from "../lexicon/Concept.js"
import type { Job } from "../posting/Job.js"
import { relevanceOf } from "./relevance.js"
import type { AsOfMonth, Evidence, ScoreParts } from "./report/Report.js"
import { rolesHeld } from "./rolesHeld.js"
import type { Resume } from "../resume/Resume.js"
import { seniorityShare } from "./seniorityShare.js"
import { byPart, type PartName, partNames, percent, type Share, sum, sumOfParts } from "./share.js"
import { isSpoken } from "./evidence/sought.js"
import { distribute, type Unit, unitsOfJob } from "./units.js"
import type { Weights } from "./weights.js"

/** How far the evidence is spread: shown in the work, and named in summary, lists or education too. */
const spreadOf = (evidence: ReadonlyArray<Evidence>, by: Weights["coverage"]): number =>
  (evidence.some(({ section }) => section === "experience") ? by.experience : 0) +
  (evidence.some(({ section }) => section !== "experience") ? by.elsewhere : 0)

/** Integers whose sum is that of the parts, rounded; the largest remainders are rounded up. */
const roundParts = (exact: ScoreParts): ScoreParts => {
  const floors = byPart((part) => Math.floor(exact[part] + 1e-9))
  const missing = Math.round(sumOfParts((part) => exact[part]) + 1e-9) - sumOfParts((part) => floors[part])
  const rest = (part: PartName) => exact[part] - floors[part]
  const raised = partNames.toSorted((one, other) => rest(other) - rest(one)).slice(0, missing)
  return byPart((part) => floors[part] + (raised.includes(part) ? 1 : 0))
}

const weightOf = ({ weight }: Unit): number => weight

/** How far the resume shows the skills in the title of the job, its speciality: from what a summary is worth on, whole. */
const shownOfTitle = (units: ReadonlyArray<Unit>, worths: ReadonlyArray<number>, { section }: Weights): number => {
  const shown = units
    .filter(({ inTitle }) => inTitle)
    .map(({ members }) => Math.min(1, Math.max(...members.map((one) => worths[one] ?? 0)) / section.summary))
  return shown.length === 0 ? 1 : sum(shown) / shown.length
}

/** Weighs a resume against a job: the points, and what they are told from. */
export const weigh = (job: Job, resume: Resume, asOf: AsOfMonth, weights: Weights) => {
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
  const relevance = relevanceOf(job, resume, roles, reading, respelled, weights.relevance)
  const seniority = seniorityShare(job, resume, roles, reading, evidence, asOf, relevance.value, weights)
  // What was done in other work, or at another level, counts, but less: the word is the same, the trade is not.
  const by = weights.context
  const missed = seniority.said * (1 - seniority.earned)
  const fit = (1 - by.seniority * missed) * (1 - by.titleSkills * (1 - shownOfTitle(hardUnits, worths, weights)))
  /** 0 to 1: by how much hard skills and coverage count for the relevance of the work. */
  const context = Math.max(by.least, fit * Math.min(1, relevance.value / by.fullRelevance) ** by.power)

  const matchedUnits = (units: ReadonlyArray<Unit>) =>
    units.filter(({ members }) => members.some((one) => present[one] === 1)).length
  const shares: Readonly<Record<PartName, Share>> = {
    hard_skills: {
      earned: hard.earned * context,
      said: hard.total > 0 ? 1 : 0,
      figures: () =>
        `${matchedUnits(hardUnits)} of ${hardUnits.length} hard skills found; weighted by tier, rarity and evidence ${percent(hard.earned)}, counted by ${percent(context)} for the relevance of the work.`
    },
    relevance: {
      earned: relevance.value * fit,
      said: job.reading.words.size > 0 ? 1 : 0,
      figures: () =>
        `${relevance.role === undefined ? "No role fits the title" : `Role "${relevance.role}" fits the title by ${percent(relevance.title)}`}; words of the work ${percent(relevance.words)}.`
    },
    seniority,
    soft_skills_certifications: {
      earned: soft.earned,
      said: soft.total > 0 ? Math.min(1, softSaid / weights.enough.softSkills) : 0,
      figures: () => `${matchedUnits(softUnits)} of ${softUnits.length} soft skills and certifications found.`
    },
    coverage: {
      earned: coverage.earned * context,
      said: coverage.total > 0 ? 1 : 0,
      figures: () =>
        `Requirements are spread over experience and other sections by ${percent(coverage.earned)}, counted by ${percent(context)}.`
    }
  }
  const weightOfPart = (part: PartName) => shares[part].said * weights.parts[part]
  const allSaid = sumOfParts(weightOfPart)
  const most = hard.total > 0 ? 1 : weights.mostWithoutHardSkills / 100
  /** 0 to 1: what the parts about which the job says something earn together. */
  const average = allSaid === 0 ? 0 : sumOfParts((part) => weightOfPart(part) * (shares[part].earned * most)) / allSaid
  /** How many of the score's 100 points the requirements and figures of a part decide. */
  const decided = (part: PartName) => (allSaid === 0 ? 0 : (weightOfPart(part) * most * 100) / allSaid)
  // What the job does not say counts as the rest does.
  const exact = byPart((part) => {
    const { earned, said } = shares[part]
    return weights.parts[part] * (said * (earned * most) + (1 - said) * average)
  })
  return {
    reading,
    evidence,
    shares,
    reached: seniority.reached,
    decided,
    average,
    parts: roundParts(exact),
    /** The sum of the parts before they are rounded. */
    unrounded: sumOfParts((part) => exact[part]),
    /** What each requirement has of the hard skills, the soft ones and the coverage. */
    hard,
    soft,
    coverage,
    context
  }
}
