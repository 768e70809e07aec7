import type { ResumeReading } from "./evidence/evidence.js"
import type { Job } from "../posting/Job.js"
import type { AsOfMonth, Evidence, SeniorityReached } from "./report/Report.js"
import type { RolesHeld } from "./rolesHeld.js"
import type { Position, Resume } from "../resume/Resume.js"
import { type Level, rankOf } from "../rules/levels.js"
import { experienceWords, numberAt, yearFillers, yearWords } from "../rules/yearWords.js"
import { hundredths, percent, type Share, sum } from "./share.js"
import { hasWordOf } from "../text/between.js"
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
  const positions = new Map(passages.filter(({ isList }) => !isList).map(({ position, where }) => [where, position]))
  const shown: Array<number> = []
  for (const list of evidence) {
    for (const place of new Set(list.map(({ where }) => positions.get(where)))) {
      if (place !== undefined) shown[place] = (shown[place] ?? 0) + 1
    }
  }
  return shown
}

/**
 * Months worked by a month. Each counts once, and by the position of the time that counts most.
 *
 * @param weightOf 0 to 1: how much the months of a position count, by its place
 */
export const monthsHeld = (
  positions: ReadonlyArray<Position>,
  asOf: number,
  weightOf: (place: number) => number = () => 1
): number => {
  const ranges = positions.flatMap(({ end, start }, place) => {
    if (start === undefined) return []
    const last = end === "ongoing" ? asOf : end === undefined ? start + 11 : Math.min(end, asOf)
    return last >= start ? [{ start, end: last + 1, weight: weightOf(place) }] : []
  })
  const borders = [...new Set(ranges.flatMap(({ end, start }) => [start, end]))].sort((one, other) => one - other)
  let months = 0
  borders.forEach((border, at) => {
    const next = borders[at + 1] ?? border
    const weights = ranges.filter(({ end, start }) => start <= border && end >= next).map(({ weight }) => weight)
    months += (next - border) * Math.max(0, ...weights)
  })
  return months
}

/** The level that years of work stand for. */
const levelOfMonths = (months: number): Level =>
  months < 6 ? "intern" : months < 24 ? "junior" : months < 60 ? "mid" : "senior"

/** The most years of work that the resume's own words claim ("10+ years of experience"); 0 when none. */
const statedYears = ({ text: { tokens }, passages, passageOf, copied }: ResumeReading): number => {
  let most = 0
  for (let index = 1; index < tokens.count; index++) {
    if (!yearWords.has(tokens.hashes[index] ?? 0) || copied?.[index] === 1) continue
    if (passages[passageOf[index] ?? 0]?.section === "education") continue
    let at = index - 1
    while (at > 0 && yearFillers.has(tokens.hashes[at] ?? 0)) at--
    const value = numberAt(tokens, at)
    if (value === undefined || value > 45) continue
    const end = Math.min(tokens.count, index + 6)
    if (hasWordOf(tokens, experienceWords, index + 1, end)) most = Math.max(most, value)
  }
  return most
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
  let yearsReached: boolean | undefined
  let levelReached: boolean | undefined
  if (years !== undefined) {
    const held = months >= years * 12 ? 1 : months / (years * 12)
    shares.push(held)
    said.push(`${hundredths(months / 12)} of ${years} years held in such work`)
    yearsReached = counted >= suchWork && held >= almostAll
  }
  if (level !== undefined) {
    const below = Math.max(0, rankOf(level) - rankHeld(levels, rankOf(levelOfMonths(months))))
    shares.push(by.levelBelow[below] ?? 0)
    said.push(below === 0 ? `level ${level} reached` : `${below} level${below === 1 ? "" : "s"} below ${level}`)
    levelReached = counted >= suchWork && below === 0
  }
  const reached = { years: yearsReached, level: levelReached }
  if (shares.length === 0)
    return { earned: 0, said: 0, reached, figures: () => "The job names neither a level nor years." }
  return {
    earned: (counted * sum(shares)) / shares.length,
    said: shares.length === 1 ? enough.oneOfSeniority : 1,
    reached,
    figures: () => `${said.join("; ")}; counted by ${percent(counted)} for the relevance of the work.`
  }
}
