import { hashOf, hashesOf } from "./characters.js"
import { spellingAt, tokenize } from "./tokenize.js"
import { Gap, isNumber, type Tokens } from "./Tokens.js"

/** A month read from a text. */
export interface DateRead {
  /** Months since year 0; January when only the year is given. */
  readonly month: number
  readonly hasMonth: boolean
}

const months: ReadonlyMap<number, number> = new Map(
  "january february march april may june july august september october november december"
    .split(" ")
    .flatMap((name, at) => [name, name.slice(0, 3)].map((word): [number, number] => [hashOf(word), at]))
    .concat([[hashOf("sept"), 8]])
)
const ongoing = hashesOf("present current currently now ongoing today date")

const numberAt = (tokens: Tokens, index: number): number | undefined => {
  if (!isNumber(tokens.shapes[index] ?? 0)) return undefined
  const spelling = spellingAt(tokens, index)
  return spelling.length <= 4 ? Number(spelling) : undefined
}

const isYear = (value: number | undefined): value is number => value !== undefined && value >= 1950 && value <= 2100
const isMonth = (value: number | undefined): value is number => value !== undefined && value >= 1 && value <= 12
const isTight = (gap: number | undefined): boolean =>
  gap === Gap.slash || gap === Gap.dot || gap === Gap.hyphen || gap === Gap.none

const monthOf = (year: number, month: number): DateRead => ({ month: year * 12 + month, hasMonth: true })

/** The date that begins at a word: "Jan 2021", "01/2021", "2021-01", "2021". */
export const dateAt = (tokens: Tokens, index: number): DateRead | undefined => {
  const { gaps, hashes } = tokens
  const [one, two, three] = [0, 1, 2].map((step) => numberAt(tokens, index + step))
  const name = months.get(hashes[index] ?? 0)
  if (name !== undefined) {
    if (two === undefined) return undefined
    // "Jan 5, 2021"
    if (two <= 31 && isYear(three)) return monthOf(three, name)
    // "Jan 2021", "Jan '21"
    if (isYear(two)) return monthOf(two, name)
    return two < 100 ? monthOf(two < 50 ? 2000 + two : 1900 + two, name) : undefined
  }
  if (one === undefined) return undefined
  const tight = isTight(gaps[index + 1])
  if (isYear(one)) {
    const isShort = spellingAt(tokens, index + 1).length <= 2
    return tight && isShort && isMonth(two) ? monthOf(one, two - 1) : { month: one * 12, hasMonth: false }
  }
  if (tight && isMonth(one) && isYear(two)) return monthOf(two, one - 1)
  // "14/03/2021", "03/14/2021"
  const month = isMonth(two) ? two : isMonth(one) ? one : undefined
  return tight && month !== undefined && isYear(three) && isTight(gaps[index + 2])
    ? monthOf(three, month - 1)
    : undefined
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
