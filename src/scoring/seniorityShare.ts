import type { ResumeReading } from "./evidence/evidence.js"
import type { Job } from "../posting/Job.js"
import type { AsOfMonth, Evidence, SeniorityReached } from "./report/Report.js"
import type { RolesHeld } from "./rolesHeld.js"
import type { Resume } from "../resume/Resume.js"
import { rankOf } from "../rules/levels.js"
import { hundredths, percent, type Share, sum } from "./share.js"
import { levelOfMonths, monthsHeld } from "./tenure.js"
import { statedYears } from "./statedYears.js"
import type { Weights } from "./weights.js"

/** So many roles, the latest, tell a level. */
const maxRecent = 3

/** Years make a senior of whoever holds such a role, but for a role that says itself that its holder learns. */
const rankHeld = (levels: RolesHeld["levels"], byYears: number): number => {
  const ranks = levels.slice(0, maxRecent).map((level) => {
    const rank = level === undefined ? byYears : rankOf(level)
    return rank <= rankOf("junior") ? rank : Math.max(rank, byYears)
  })
  return ranks.length === 0 ? byYears : Math.max(...ranks)
}

/** How many requirements each position shows, by its place. */
const shownByPosition = (
  evidence: ReadonlyArray<ReadonlyArray<Evidence>>,
  { passages }: ResumeReading
): ReadonlyArray<number> => {
  const positions = new Map(passages.map(({ position, where }) => [where, position]))
  const shown: Array<number> = []
  for (const list of evidence) {
    for (const place of new Set(list.map(({ where }) => positions.get(where)))) {
      if (place !== undefined) shown[place] = (shown[place] ?? 0) + 1
    }
  }
  return shown
}

export interface SeniorityShare extends Share {
  readonly reached: SeniorityReached
}

/** So much of the years, and of the relevance of the work, is as good as all of them. */
const almostAll = 0.9
const suchWork = 0.5

/** Years and level, as far as they were held in work that fits the job: twenty years at sea are no years of nursing. */
export const seniorityShare = (
  { seniority: { level, years } }: Job,
  { positions }: Resume,
  { fits, levels }: RolesHeld,
  reading: ResumeReading,
  evidence: ReadonlyArray<ReadonlyArray<Evidence>>,
  asOf: AsOfMonth,
  relevance: number,
  { enough, seniority: by }: Weights
): SeniorityShare => {
  const isFitKnown = fits.some((fit) => fit >= by.fitting)
  const shown = isFitKnown ? [] : shownByPosition(evidence, reading)
  const fitOf = (place: number) =>
    Math.min(1, Math.max((fits[place] ?? 0) / by.fitting, (shown[place] ?? 0) / by.fittingSkills))
  const dated = monthsHeld(positions, asOf, (place) => fitOf(place) * (levels[place] === "intern" ? by.learning : 1))
  const claimed = positions.some(({ start }) => start !== undefined) ? 0 : statedYears(reading) * 12 * by.claimedYears
  const months = Math.max(dated, claimed)
  const counted = Math.min(1, relevance / by.fullRelevance) ** 2
  const shares: Array<number> = []
  const said: Array<string> = []
  let reached: SeniorityReached = { years: undefined, level: undefined }
  if (years !== undefined) {
    const held = months >= years * 12 ? 1 : months / (years * 12)
    shares.push(held)
    said.push(`${hundredths(months / 12)} of ${years} years held in such work`)
    reached = { ...reached, years: counted >= suchWork && held >= almostAll }
  }
  if (level !== undefined) {
    const below = Math.max(0, rankOf(level) - rankHeld(levels, rankOf(levelOfMonths(months))))
    shares.push(by.levelBelow[below] ?? 0)
    said.push(below === 0 ? `level ${level} reached` : `${below} level${below === 1 ? "" : "s"} below ${level}`)
    reached = { ...reached, level: counted >= suchWork && below === 0 }
  }
  if (shares.length === 0)
    return { earned: undefined, said: 0, reached, figures: () => "The job names neither a level nor years." }
  return {
    earned: (counted * sum(shares)) / shares.length,
    said: shares.length === 1 ? enough.oneOfSeniority : 1,
    reached,
    figures: () => `${said.join("; ")}; counted by ${percent(counted)} for the relevance of the work.`
  }
}
