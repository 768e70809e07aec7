import { anyOf } from "../../../rules/resumeWords/words.js"
import { type Period, periodOrDateIn } from "../dates.js"
import type { Line } from "../layout/Line.js"

// The lines outside of positions, cut at each sign that may part schools, degrees, certificates and skills. What each
// piece is, the model says.

/** A piece of a line. */
export interface Piece {
  readonly text: string
  /** Which of the lines it stands on. */
  readonly line: number
  readonly from: number
  readonly to: number
  /** The sign before it; "" at the beginning of a line. */
  readonly sign: string
  /** How many pieces stand before it on its line. */
  readonly order: number
  /** Its time, where it is one. */
  readonly period: Period | undefined
  readonly isInBrackets: boolean
}

/** Signs and words that may part what stands on a line. */
const sign = new RegExp(
  `\\s*[|·•‖~;]+\\s*|\\t\\s*|\\s{2,}|\\.{3,}\\s*|\\s*[–—]+\\s+|\\s[-/&+>@]+\\s+|,\\s+|:\\s+|\\s*\\(|\\)\\s*|` +
    `(?<=\\p{L}{3}|[\\d)])\\.\\s+(?=\\p{Lu})|(?<=\\p{L})/(?=\\p{L})|\\s${anyOf("ands")}\\s+|` +
    `\\s${anyOf("articles")}\\s+(?=\\p{Lu})|\\s${anyOf("schoolJoints")}\\s+(?:the\\s)?(?=\\p{Lu})`,
  "gu"
)

/** "Sample College in 2010": before a date, no part of the name. */
const beforeDate = new RegExp(`(?:^|\\s)${anyOf("beforeDate")}$`, "iu")

type Cut = Omit<Piece, "order" | "line" | "isInBrackets">

/** What is longer names nothing. */
const maxLength = 160
const maxPieces = 60
const maxDates = 8

const cutsIn = (text: string, from: number, to: number, opening: string): ReadonlyArray<Cut> => {
  const cuts: Array<Cut> = []
  let start = from
  let before = opening
  const close = (end: number) => {
    const raw = text.slice(start, end)
    const first = start + (raw.length - raw.replace(/^[\s.,;:()–—-]+/u, "").length)
    const own = text.slice(first, end).replace(/(?<![\s,;:(/–—-])[\s,;:(/–—-]+$/u, "")
    if (own.length <= maxLength && /[\p{L}\p{N}]/u.test(own))
      cuts.push({ text: own, from: first, to: first + own.length, sign: before, period: undefined })
  }
  for (const found of text.slice(from, to).matchAll(sign)) {
    close(from + found.index)
    // Of spaces only those parted that are more than one.
    before = found[0].trim() === "" ? "\t" : found[0].trim().toLowerCase()
    start = from + found.index + found[0].length
  }
  close(to)
  return cuts
}

/** The pieces of a line, each of its dates one of them. */
const piecesOf = (text: string): ReadonlyArray<Cut> => {
  const cuts: Array<Cut> = []
  let from = 0
  let opening = ""
  for (let dates = 0; dates < maxDates && cuts.length < maxPieces; dates++) {
    const rest = text.slice(from)
    const period = periodOrDateIn(rest)
    if (period === undefined) break
    const [start, to] = [from + period.from, from + period.to]
    const before = text.slice(from, start).trimEnd()
    cuts.push(...cutsIn(text, from, from + before.replace(beforeDate, "").length, opening))
    cuts.push({ text: text.slice(start, to), from: start, to, sign: "", period })
    from = to
    opening = "dates"
  }
  return [...cuts, ...cutsIn(text, from, text.length, opening)].slice(0, maxPieces)
}

/** The pieces of the lines, in their order. */
export const piecesIn = (lines: ReadonlyArray<Line>): ReadonlyArray<Piece> =>
  lines.flatMap(({ text }, line) =>
    piecesOf(text).map((cut, order) => {
      const isInBrackets = text.lastIndexOf("(", cut.from) > text.lastIndexOf(")", cut.from)
      return { ...cut, line, order, isInBrackets }
    })
  )
