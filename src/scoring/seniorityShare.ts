import type { ResumeReading } from "./evidence/evidence.js"
import type { Job } from "../posting/Job.js"
import type { AsOfMonth } from "./report/Report.js"
import type { RolesHeld } from "./rolesHeld.js"
import type { Resume } from "../resume/Resume.js"
import { rankOf } from "../rules/levels.js"
import { hundredths, percent, type Share, sum } from "./share.js"
import { levelOfMonths, monthsHeld } from "./tenure.js"
import { statedYears } from "./statedYears.js"
import type { Weights } from "./weights.js"

/** Years make a senior of whoever holds such a role, but for a role that says itself that its holder learns. */
const rankHeld = (levels: RolesHeld["levels"], byYears: number): number => {
  const ranks = levels.map((level) => {
    const rank = level === undefined ? byYears : rankOf(level)
    return rank <= rankOf("junior") ? rank : Math.max(rank, byYears)
  })
  return ranks.length === 0 ? byYears : Math.max(...ranks)
}

/** Years and level, as far as they were held in work that fits the job: twenty years at sea are no years of nursing. */
export const seniorityShare = (
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
    said.push(`${hundredths(months / 12)} of ${years} years held in such work`)
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
