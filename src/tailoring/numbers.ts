import { plain } from "./plainText.js"
import { factors, numberWords } from "./words.js"

// Figures are compared by value and unit: "40 %" is "40 percent" and not "40"; "2k" is "2,000".

const units: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:%|percent\b|per cent\b|pct\b|percentage points?\b)/, "%"],
  [/^(?:x\b|×|times\b|-?fold\b)/, "x"],
  [/^(?:years?|yrs?|y)\b/, "year"],
  [/^(?:months?|mos?)\b/, "month"],
  [/^weeks?\b/, "week"],
  [/^days?\b/, "day"],
  [/^(?:hours?|hrs?|h)\b/, "hour"],
  [/^(?:minutes?|mins?)\b/, "minute"],
  [/^(?:seconds?|secs?|s)\b/, "second"],
  [/^(?:milliseconds?|ms)\b/, "millisecond"]
]
const scales: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(?:k|thousand)\b/, 1e3],
  [/^(?:m|mm|mn|mio|million)\b/, 1e6],
  [/^(?:b|bn|billion)\b/, 1e9]
]

/** A stretch of the text in which digits are part of a name (a concept of the lexicon) and no figure. */
export interface NamedStretch {
  readonly start: number
  readonly end: number
}

const rounded = (value: number) => Number(value.toPrecision(12))

const readTail = (tail: string): { scale: number; unit: string } => {
  let rest = tail.replace(/^[ +-]{0,2}/, "")
  let scale = 1
  for (const [pattern, factor] of scales) {
    const match = pattern.exec(rest)
    if (match !== null) {
      scale = factor
      rest = rest.slice(match[0].length).replace(/^[ +-]{0,2}/, "")
      break
    }
  }
  const unit = units.find(([pattern]) => pattern.test(rest))?.[1] ?? ""
  return { scale, unit }
}

interface Figure {
  readonly at: number
  /** Value and unit. */
  readonly key: string
}

/** The figures of a text as comparable keys, in order. Linear. */
const figuresIn = (text: string, named: ReadonlyArray<NamedStretch> = []): ReadonlyArray<string> => {
  const figures: Array<Figure> = []
  const isNamed = (at: number) => named.some(({ end, start }) => at >= start && at < end)
  const lower = text.toLowerCase()
  for (const match of lower.matchAll(
    /(?<![\p{L}\d])([$€£¥]\s?)?(\d{1,3}(?:[,'\u00a0\u202f ]\d{3})+(?!\d)|\d{1,15})(\.\d{1,6})?/gu
  )) {
    const at = match.index
    if (isNamed(at)) continue
    const whole = (match[2] ?? "").replace(/[^\d]/g, "")
    const value = Number(`${whole}${match[3] ?? ""}`)
    const { scale, unit } = readTail(lower.slice(at + match[0].length, at + match[0].length + 24))
    const currency = match[1] === undefined ? "" : match[1].trim()
    figures.push({ at, key: `${rounded(value * scale)}|${currency}${unit}` })
  }
  for (const match of lower.matchAll(/[\p{L}]+/gu)) {
    const word = match[0]
    if (isNamed(match.index)) continue
    const factor = factors.get(word)
    if (factor !== undefined) figures.push({ at: match.index, key: `${rounded(factor)}|x` })
    const value = numberWords.get(word)
    if (value === undefined) continue
    const { scale, unit } = readTail(lower.slice(match.index + word.length, match.index + word.length + 24))
    figures.push({ at: match.index, key: `${rounded(value * scale)}|${unit}` })
  }
  return figures.sort((one, other) => one.at - other.at).map(({ key }) => key)
}

/** Whether a text states a figure that another one does not hold anywhere. */
export const statesNewFigure = (held: string, text: string, named: ReadonlyArray<NamedStretch>): boolean => {
  const known = new Set(figuresIn(plain(held)))
  return figuresIn(text, named).some((figure) => !known.has(figure))
}

/**
 * Whether a revision keeps the figures of its original in their order, each at most as often: with
 * "from 40 to 8" a 40 may not take the place of another figure. Figures may be left out.
 */
export const keepsFigures = (original: string, revision: string, named: ReadonlyArray<NamedStretch>): boolean => {
  const held = figuresIn(plain(original))
  let next = 0
  for (const figure of figuresIn(revision, named)) {
    next = held.indexOf(figure, next) + 1
    if (next === 0) return false
  }
  return true
}
