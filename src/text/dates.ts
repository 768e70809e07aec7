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
