import { hashOf, hashesOf } from "./characters.js"
import { spellingAt, tokenize } from "./tokenize.js"
import { Gap, Shape, type Tokens } from "./Tokens.js"

/** A month read from a text, and the first word after it. */
export interface DateRead {
  /** Months since year 0; January when only the year is given. */
  readonly month: number
  readonly hasMonth: boolean
  readonly next: number
}

/** From a month to a month or to today, and the words it stands in. */
export interface DateRange {
  readonly start: number
  readonly end: number | "ongoing"
  readonly first: number
  readonly next: number
  /** "since 2019", "Summer 2017": said of anything, and of a position only where a role stands. */
  readonly isLoose: boolean
}

const months: ReadonlyMap<number, number> = new Map(
  "january february march april may june july august september october november december"
    .split(" ")
    .flatMap((name, at): Array<[number, number]> => [
      [hashOf(name), at],
      [hashOf(name.slice(0, 3)), at]
    ])
    .concat([[hashOf("sept"), 8]])
)
const ongoing = hashesOf("present current currently now ongoing today date")
const until = hashesOf("to until till through thru upto")
const sinceHash = hashOf("since")
/** The first month of each. */
const seasons: ReadonlyMap<number, number> = new Map(
  ["spring", "summer", "autumn", "winter", "summers", "fall"].map((name, at) => [
    hashOf(name),
    [2, 5, 8, 11, 5, 8][at] ?? 0
  ])
)
export const isSeason = (hash: number): boolean => seasons.has(hash)
const monthsOfSeason = 3
/** Words with which a date or a range begins that is no number. */
const dateWords = new Set([...months.keys(), ...seasons.keys(), sinceHash])

/** Whether a range can begin at a word; for most words it cannot. */
const mayBeginRange = (tokens: Tokens, index: number): boolean =>
  ((tokens.shapes[index] ?? 0) & Shape.digit) !== 0 || dateWords.has(tokens.hashes[index] ?? 0)

const plainNumber = (tokens: Tokens, index: number): number | undefined => {
  if (index >= tokens.count) return undefined
  const shape = tokens.shapes[index] ?? 0
  if ((shape & Shape.digit) === 0 || (shape & (Shape.lower | Shape.initialUpper | Shape.innerUpper)) !== 0)
    return undefined
  const spelling = spellingAt(tokens, index)
  return spelling.length <= 4 ? Number(spelling) : undefined
}

const isYear = (value: number | undefined): value is number => value !== undefined && value >= 1950 && value <= 2100
const isMonth = (value: number | undefined): value is number => value !== undefined && value >= 1 && value <= 12
const isTight = (gap: number): boolean => gap === Gap.slash || gap === Gap.dot || gap === Gap.hyphen || gap === Gap.none

/** The date that begins at a word: "Jan 2021", "01/2021", "2021-01", "2021". */
export const dateAt = (tokens: Tokens, index: number): DateRead | undefined => {
  const name = months.get(tokens.hashes[index] ?? 0)
  if (name !== undefined) {
    const year = plainNumber(tokens, index + 1)
    if (isYear(year)) return { month: year * 12 + name, hasMonth: true, next: index + 2 }
    // "Jan '21", "Jan 5, 2021"
    const third = plainNumber(tokens, index + 2)
    if (year !== undefined && year <= 31 && isYear(third))
      return { month: third * 12 + name, hasMonth: true, next: index + 3 }
    if (year !== undefined && year >= 50 && year < 100)
      return { month: (1900 + year) * 12 + name, hasMonth: true, next: index + 2 }
    if (year !== undefined && year < 50) return { month: (2000 + year) * 12 + name, hasMonth: true, next: index + 2 }
    return undefined
  }
  const one = plainNumber(tokens, index)
  if (one === undefined) return undefined
  const two = plainNumber(tokens, index + 1)
  const tight = index + 1 < tokens.count && isTight(tokens.gaps[index + 1] ?? 0)
  if (isYear(one)) {
    const size =
      index + 1 < tokens.count ? (tokens.foldedEnds[index + 1] ?? 0) - (tokens.foldedStarts[index + 1] ?? 0) : 0
    if (tight && size <= 2 && isMonth(two)) {
      const three = plainNumber(tokens, index + 2)
      const isDay = three !== undefined && three <= 31 && isTight(tokens.gaps[index + 2] ?? 0)
      return { month: one * 12 + two - 1, hasMonth: true, next: index + (isDay ? 3 : 2) }
    }
    return { month: one * 12, hasMonth: false, next: index + 1 }
  }
  if (tight && isMonth(one) && isYear(two)) return { month: two * 12 + one - 1, hasMonth: true, next: index + 2 }
  const three = plainNumber(tokens, index + 2)
  if (tight && isYear(three) && isTight(tokens.gaps[index + 2] ?? 0)) {
    const month = isMonth(two) ? two : isMonth(one) ? one : undefined
    if (month !== undefined) return { month: three * 12 + month - 1, hasMonth: true, next: index + 3 }
  }
  return undefined
}

/** The range that begins at a word: "03/2018 - 05/2020", "2019 to present", "since 2019", "Summer 2017". */
export const rangeAt = (tokens: Tokens, index: number): DateRange | undefined => {
  if (!mayBeginRange(tokens, index)) return undefined
  const isSince = tokens.hashes[index] === sinceHash
  const start = seasonAt(tokens, index) ?? dateAt(tokens, isSince ? index + 1 : index)
  if (start === undefined) return undefined
  let at = start.next
  let isJoined = isSince
  if (until.has(tokens.hashes[at] ?? 0) && (tokens.gaps[at] ?? 0) <= Gap.line) {
    isJoined = true
    at++
    // "till date"
    if (until.has(tokens.hashes[at] ?? 0)) at++
  } else if (at < tokens.count) {
    const gap = tokens.gaps[at] ?? 0
    if (gap === Gap.hyphen || gap === Gap.bullet || gap === Gap.slash || gap === Gap.quote) isJoined = true
  }
  if (at < tokens.count && (isJoined || (tokens.gaps[at] ?? 0) <= Gap.open) && ongoing.has(tokens.hashes[at] ?? 0)) {
    return { start: start.month, end: "ongoing", first: index, next: at + 1, isLoose: false }
  }
  if (isJoined && !isSince) {
    const season = seasonAt(tokens, at)
    const end = season ?? dateAt(tokens, at)
    if (end !== undefined && end.month >= start.month) {
      const last = season === undefined ? endMonth(start.month, end) : end.month + monthsOfSeason - 1
      return { start: start.month, end: last, first: index, next: end.next, isLoose: false }
    }
  }
  if (isSince) return { start: start.month, end: "ongoing", first: index, next: start.next, isLoose: true }
  if (!seasons.has(tokens.hashes[index] ?? 0)) return undefined
  const { month, next } = start
  return { start: month, end: month + monthsOfSeason - 1, first: index, next, isLoose: true }
}

/** "Summer 2017" */
const seasonAt = (tokens: Tokens, index: number): DateRead | undefined => {
  const season = seasons.get(tokens.hashes[index] ?? 0)
  const year = season === undefined ? undefined : plainNumber(tokens, index + 1)
  return season === undefined || !isYear(year)
    ? undefined
    : { month: year * 12 + season, hasMonth: true, next: index + 2 }
}

/** A year alone as an end counts as its January; the same year as start and end as the whole year. */
const endMonth = (start: number, end: DateRead): number =>
  !end.hasMonth && Math.floor(start / 12) === Math.floor(end.month / 12) ? end.month + 11 : end.month

/** A date field of a profile: a month, "ongoing", or undefined when it cannot be read. */
export const readDate = (text: string): number | "ongoing" | undefined => {
  const tokens = tokenize(text.slice(0, 100))
  for (let index = 0; index < tokens.count; index++) {
    const date = dateAt(tokens, index)
    if (date !== undefined) return date.month
    if (ongoing.has(tokens.hashes[index] ?? 0)) return "ongoing"
  }
  return undefined
}
