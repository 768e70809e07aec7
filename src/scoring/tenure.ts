import type { Position } from "../resume/Resume.js"
import type { Level } from "../rules/levels.js"

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
export const levelOfMonths = (months: number): Level =>
  months < 6 ? "intern" : months < 24 ? "junior" : months < 60 ? "mid" : "senior"
