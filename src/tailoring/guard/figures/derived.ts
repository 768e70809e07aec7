import type { Figure } from "./FigureText.js"
import { besideOne, ordinals } from "../reading/guardWords.js"
import { wordStem } from "../reading/stems.js"

// Figures that no text states and that follow from those it states: shares, differences, sums, products, years between dates.

/** The figures of a revision, beside those of the text that they must come from. */
export interface FigureCheck {
  readonly held: ReadonlyArray<Figure>
  readonly revised: ReadonlyArray<Figure>
  /** All stems of the held text, to tell a new thing counted from a known one. */
  readonly heldWords: ReadonlySet<string>
  /** Whether another text of the same employer has the figure, of the same thing. */
  readonly isOfEmployer: (figure: Figure) => boolean
  /** Whether the same figure must also speak of the same thing and be bounded alike. */
  readonly strict: boolean
}

/** Kept; changed, or moved to another thing; or derived, so that the user must say whether it is so. */
export type Kept = "kept" | "changed" | "derived"

export const valueOf = ({ key }: Pick<Figure, "key">): readonly [number, string] => {
  const [value = "", unit = ""] = key.split("|")
  return [Number(value), unit]
}

export const ordinalOf = (value: number): string => wordStem([...ordinals][value - 1] ?? "")

export const isDate = ({ key }: Pick<Figure, "key">): boolean => /^(?:19|20)\d\d\|$/.test(key)

const seconds = new Map([
  ["ms", 0.001],
  ["second", 1],
  ["minute", 60],
  ["hour", 3_600],
  ["day", 86_400],
  ["week", 604_800]
])

export const isTimeUnit = (unit: string): boolean => seconds.has(unit)

/** A time in seconds, so that it may be compared with one of another unit. */
const inBaseUnit = (figure: Pick<Figure, "key">): readonly [number, string] => {
  const [value, unit] = valueOf(figure)
  const factor = seconds.get(unit)
  return factor === undefined ? [value, unit] : [value * factor, "second"]
}

/** "Eight years in privacy, following twelve in uniform": where years are told, a number may stand without the word. */
export const isSame = (one: Figure, other: Figure): boolean =>
  one.key === other.key || (/^\d+\|(?:year)?$/.test(one.key) && `${one.key}year` === other.key)

/** "Twice a week" is "two a week". */
export const isTimes = (one: Figure, other: Figure): boolean =>
  one.key === `${other.key}x` && other.counted.length === 0 && valueOf(other)[0] < 10

/** "With five other engineers", "with three colleagues": with the person they are one more. */
export const isBesideOne = ({ counted, right }: Figure): boolean =>
  right[0] === "other" || besideOne.has(counted.at(-1) ?? "")

const shares = new Map([
  ["half|", 1 / 2],
  ["thirds|", 1 / 3],
  ["third|", 1 / 3],
  ["quarters|", 1 / 4],
  ["quarter|", 1 / 4],
  ["fifth|", 1 / 5]
])
const near = 0.06

/** "From 1.8 s to 420 ms", "4, then 8": whether a share, a multiple or a difference tells the step between two figures. */
const tellsStep = (figure: Figure, from: Figure, to: Figure): boolean => {
  const { hedge, key } = figure
  const [value, unit] = valueOf(figure)
  const share = unit === "%" ? value / 100 : shares.get(key)
  const [size, baseUnit] = inBaseUnit(figure)
  const [[old, oldUnit], [now, nowUnit]] = [inBaseUnit(from), inBaseUnit(to)]
  if (oldUnit !== nowUnit || old === 0 || now === 0 || isDate(from) || isDate(to)) return false
  // "By 20 minutes" of "55 to 35 minutes", "26 points" of "61 % to 87 %"
  const isPoints = figure.counted[0] === "point" && (oldUnit === "%" || oldUnit === "")
  const isOfSame = oldUnit === baseUnit && (unit !== "" || figure.counted.length === 0)
  if ((isOfSame || isPoints) && hedge === "") return Math.abs(Math.abs(now - old) - size) < size * 1e-9
  if (share === undefined && unit !== "x") return false
  if (share === undefined)
    return Math.abs(now / old - value) < value * near || Math.abs(old / now - value) < value * near
  const change = Math.abs(now - old) / old
  if (hedge === "more") return change > share && change < share * 1.4
  if (hedge === "less") return change < share && change > share * 0.8
  return Math.abs(change - share) < (unit === "%" && hedge === "" ? 0.006 : near / 2)
}

/** "89 %" of "27 hires, 24 of them". */
const isShareOf = (figure: Figure, one: Figure, other: Figure): boolean => {
  const [[value, unit], [first, firstUnit], [second, secondUnit]] = [valueOf(figure), valueOf(one), valueOf(other)]
  if (unit !== "%" || firstUnit !== "" || secondUnit !== "" || isDate(one) || isDate(other)) return false
  const share = (100 * Math.min(first, second)) / Math.max(first, second)
  return Math.abs(share - value) < (figure.hedge === "about" ? 3 : 0.6)
}

/** "Nearly five years" of "2016" and "2021", "over two years" of "in 2019 and 2020". */
const isYearsOf = (figure: Figure, dates: ReadonlySet<number>): boolean => {
  const [value, unit] = valueOf(figure)
  return unit === "year" && [...dates].some((from) => dates.has(from + value) || (value === 2 && dates.has(from + 1)))
}

/** "96 pages" of "2 booklets of 48 pages", "five of them" of "half of 10": the reader sees both figures of which it is made. */
const isProduct = (figure: Figure, one: Figure, other: Figure, revised: ReadonlyArray<Figure>): boolean => {
  const isTold = (own: Figure) => revised.some((now) => now !== figure && now.key === own.key)
  const factorOf = (own: Figure) => shares.get(own.key) ?? valueOf(own)[0]
  const isPart = (own: Figure) => shares.has(own.key)
  const [value, unit] = valueOf(figure)
  const isOfUnit = [one, other].some((own) => valueOf(own)[1] === unit)
  if (!isOfUnit || isDate(one) || isDate(other) || factorOf(one) * factorOf(other) !== value) return false
  return [one, other].every((own) => isTold(own) || isPart(own)) && !(isPart(one) && isPart(other))
}

/** Figures that make another one stand near each other: all pairs would be too many, and some fit by chance. */
const maxBetween = 3

/** Whether two of the held figures make this one. */
const isComputed = (figure: Figure, { held, revised, strict }: FigureCheck): boolean =>
  held.some((from, at) =>
    held
      .slice(at + 1, at + 2 + maxBetween)
      .some(
        (to, between) =>
          tellsStep(figure, from, to) ||
          (between === 0 && isShareOf(figure, from, to)) ||
          isProduct(figure, from, to, revised)
      )
  ) ||
  // A whole profile has dates for any number of years.
  (strict && isYearsOf(figure, new Set(held.filter(isDate).map((one) => valueOf(one)[0]))))

/** "Eight years, three on site and five in the office", "two clients, a factory and an agent", "two attempts" for "on the second try". */
export const madeOf = (figure: Figure, check: FigureCheck): Exclude<Kept, "changed"> | undefined => {
  const { held, heldWords, isOfEmployer, revised } = check
  const [value, unit] = valueOf(figure)
  const parts = revised.filter((one) => one !== figure && held.some((own) => isSame(own, one) || isSame(one, own)))
  const isPart = (one: Figure) => [unit, ""].includes(valueOf(one)[1])
  const adds = parts.some((one, at) =>
    parts.slice(at + 1).some((other) => isPart(one) && isPart(other) && valueOf(one)[0] + valueOf(other)[0] === value)
  )
  const beside = held.filter(isBesideOne)
  if (adds || beside.some((own) => valueOf(own)[0] + 1 === value)) return "kept"
  const isCounted = unit === "" && value > 1 && (figure.listed === value || heldWords.has(ordinalOf(value)))
  return isComputed(figure, check) || isOfEmployer(figure) || isCounted ? "derived" : undefined
}
