import { anyOf } from "../../../rules/resumeWords/words.js"
import { type Period, periodOrDateIn } from "../dates.js"
import { type Cut, type Cutting, cutsIn, type PlacedCut } from "../layout/cuts.js"
import type { Line } from "../layout/Line.js"

// The lines outside of positions, cut at each sign that may part schools, degrees, certificates and skills. What each
// piece is, the model says.

/** A piece of a line. */
export interface Piece extends PlacedCut {
  /** Its time, where it is one. */
  readonly period: Period | undefined
  readonly isInBrackets: boolean
}

/** What is longer names nothing. */
const maxLength = 160

const cutting: Cutting = {
  signs: new RegExp(
    `\\s*[|·•‖~;]+\\s*|\\t\\s*|\\s{2,}|\\.{3,}\\s*|\\s*[–—]+\\s+|\\s[-/&+>@]+\\s+|,\\s+|:\\s+|\\s*\\(|\\)\\s*|` +
      `(?<=\\p{L}{3}|[\\d)])\\.\\s+(?=\\p{Lu})|(?<=\\p{L})/(?=\\p{L})|\\s${anyOf("ands")}\\s+|` +
      `\\s${anyOf("articles")}\\s+(?=\\p{Lu})|\\s${anyOf("schoolJoints")}\\s+(?:the\\s)?(?=\\p{Lu})`,
    "gu"
  ),
  before: /^[\s.,;:()–—-]+/u,
  after: /(?<![\s,;:(/–—-])[\s,;:(/–—-]+$/u,
  isKept: (text) => text.length <= maxLength && /[\p{L}\p{N}]/u.test(text)
}

/** "Sample College in 2010": before a date, no part of the name. */
const beforeDate = new RegExp(`(?:^|\\s)${anyOf("beforeDate")}$`, "iu")

const maxPieces = 60
const maxDates = 8

type CutOrDate = Cut & Pick<Piece, "period">

const textsIn = (text: string, from: number, to: number, opening: string): ReadonlyArray<CutOrDate> =>
  cutsIn({ text, from, to, opening }, cutting).map((cut) => ({ ...cut, period: undefined }))

/** The pieces of a line, each of its dates one of them. */
const piecesOf = (text: string): ReadonlyArray<CutOrDate> => {
  const cuts: Array<CutOrDate> = []
  let from = 0
  let opening = ""
  for (let dates = 0; dates < maxDates && cuts.length < maxPieces; dates++) {
    const rest = text.slice(from)
    const period = periodOrDateIn(rest)
    if (period === undefined) break
    const [start, to] = [from + period.from, from + period.to]
    const before = text.slice(from, start).trimEnd()
    cuts.push(...textsIn(text, from, from + before.replace(beforeDate, "").length, opening))
    cuts.push({ text: text.slice(start, to), from: start, to, sign: "", period })
    from = to
    opening = "dates"
  }
  return [...cuts, ...textsIn(text, from, text.length, opening)].slice(0, maxPieces)
}

/** The pieces of the lines, in their order. */
export const piecesIn = (lines: ReadonlyArray<Line>): ReadonlyArray<Piece> =>
  lines.flatMap(({ text }, line) =>
    piecesOf(text).map((cut, order) => {
      const isInBrackets = text.lastIndexOf("(", cut.from) > text.lastIndexOf(")", cut.from)
      return { ...cut, line, order, isInBrackets }
    })
  )
