import type { Position } from "../resume/Resume.js"
import type { Level } from "../rules/levels.js"

/** Months worked by a month, in positions merged so that none counts twice. */
export const monthsHeld = (positions: ReadonlyArray<Position>, asOf: number): number => {
  const ranges = positions
    .flatMap(({ start, end }) => {
      if (start === undefined) return []
      const last = end === "ongoing" ? asOf : end === undefined ? start + 11 : Math.min(end, asOf)
      return last >= start ? [{ start, last }] : []
    })
    .sort((one, other) => one.start - other.start || one.last - other.last)
  let months = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { start, last } of ranges) {
    const from = Math.max(start, reached + 1)
    if (last >= from) months += last - from + 1
    reached = Math.max(reached, last)
  }
  return months
}

/** The level that years of work stand for. */
export const levelOfMonths = (months: number): Level =>
  months < 6 ? "intern" : months < 24 ? "junior" : months < 60 ? "mid" : "senior"
