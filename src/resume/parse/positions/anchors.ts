import { phrasesFor, tableFor, wordsFor } from "../../../rules/resumeWords/words.js"
import { PhraseSet, plainWords } from "../../../text/phrases.js"
import { loneDateIn, type Period, withoutPeriod } from "../dates.js"
import type { Line } from "../layout/Line.js"
import {
  endsShort,
  withoutRemarks,
  isAside,
  isNameLike,
  isOrganisation,
  isSurePlace,
  piecesOf,
  roleRank
} from "../layout/pieces.js"
import { isSchool } from "../studies.js"

const degreesAlone = phrasesFor("degreesAlone")

/** The line with the dates of a position, or where no line has any the one that names it. */
export interface Anchor {
  readonly at: number
  readonly period: Period | undefined
}

const longestHeader = 120

/** A line that may name an employer or a role: short, no bullet, no sentence. */
export const mayBeHeader = (line: Line) =>
  !line.bullet && line.text.length <= longestHeader && (!/[.!?;]$/.test(line.text) || endsShort(line.text))

export const isSide = (text: string) => isAside(text) || isSurePlace(text)

/** A line that names a position without its dates; what stands after dates that open a line is a remark in small letters. */
export const besideDates = (line: string, period: Period): string => {
  const rest = withoutPeriod(line, period)
  const before = line.slice(0, period.from)
  if (/^\p{Lu}.*\p{L}, $/u.test(before) && /^, \p{Ll}/u.test(line.slice(period.to))) return before.slice(0, -2)
  return period.from <= 2 && /^[\s,(·–-]*\p{Ll}/u.test(rest) && roleRank(rest) < 2 ? "" : rest
}

/** Pieces of a line that may name something. */
export const namesIn = (text: string): ReadonlyArray<string> =>
  piecesOf(withoutRemarks(text)).filter((piece) => !isSide(piece) && /\p{L}/u.test(piece))

export const isName = (line: Line | undefined): line is Line =>
  line !== undefined &&
  mayBeHeader(line) &&
  line.period === undefined &&
  line.heading === undefined &&
  !/^\p{L}[\p{L} ]{1,20}: /u.test(line.text) &&
  namesIn(line.text).every(isNameLike)

/** Whether a role stands with something else: "Lecturer in Botany, Example University". */
const namesMore = (piece: string): boolean => {
  const parts = piece.split(/,\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u)
  return parts.length >= 2 && parts.some((part) => roleRank(part) >= 2)
}

const namesRole = (text: string): boolean => roleRank(text) >= 2 || namesMore(text)

/** Whether a line can be nothing but an employer's, by a word of it. */
const isEmployer = (text: string): boolean => isOrganisation(text) && roleRank(text) < 3

const award = phrasesFor("awards")
const partLabels = phrasesFor("partLabels")

const timeWords = new PhraseSet(
  ["seasons", "months", "each", "to", "durationUnits", "durationWords", "partsOfYear"].flatMap((name) =>
    name === "months" ? [...tableFor(name).keys()] : wordsFor(name)
  )
)
const maxVague = 40

/** A time without a year, which stands where positions have their dates: "4 seasons, Oct to Jan", "Every December". */
const vagueTimeOf = (lines: ReadonlyArray<Line>, at: number): Period | undefined => {
  const line = lines[at]
  if (line === undefined || line.bullet || line.heading !== undefined || line.text.length > maxVague) return undefined
  const words = plainWords(line.text)
  const isTime = words.length > 1 && words.every((word) => /^\d{1,2}$/.test(word) || timeWords.isAll([word]))
  return isTime && isBesideName(lines, at) ? { start: null, end: null, from: 0, to: line.text.length } : undefined
}

/** Whether a line stands right below a name, or opens a block right above one. */
const isBesideName = (lines: ReadonlyArray<Line>, at: number): boolean =>
  lines[at]?.blankBefore === true
    ? isName(lines[at + 1]) && lines[at + 1]?.blankBefore === false && lines[at + 2]?.bullet === true
    : isName(lines[at - 1])

/** A single date beside the names of a position, or on a line below them. */
const loneDateOf = (lines: ReadonlyArray<Line>, at: number): Period | undefined => {
  const line = lines[at]
  if (line === undefined || line.bullet || line.heading !== undefined) return undefined
  const date = loneDateIn(line.text)
  if (date === undefined || award.isWithin(line.text)) return undefined
  if (degreesAlone.opens(line.text) && isSchool(line.text)) return undefined
  const own = namesIn(withoutPeriod(line.text, date).replace(/\([^()]{1,40}\)/g, " "))
  const near = [lines[at - 1], lines[at - 2], lines[at + 1]].filter(isName).map(({ text }) => text)
  if (!own.every(isNameLike)) return undefined
  if (own.length === 0) return isBesideName(lines, at) && near.some(namesRole) ? date : undefined
  const isOccupation = own.some(namesRole)
  const isBoth = own.length >= 2 || own.some(namesMore)
  if (isOccupation && (isBoth || near.length > 0 || lines[at + 1]?.bullet === true)) return date
  return own.some(isEmployer) && near.some(namesRole) ? date : undefined
}

/** "Sample & Sons LLP, Leeds. Associate Director, rural team." */
const isRowOfNames = (text: string): boolean => {
  const parts = text
    .trim()
    .replace(/\.$/, "")
    .split(/[.,]\s+/)
  return parts.length > 2 && parts.every((part) => isNameLike(part) || part.split(" ").length <= 2)
}

/** Whether a bullet is a whole position: "• Clerk, Sample Trust, 2019 – 2021"; below dates it is the work of one. */
const isListed = ({ period, text }: Line, opening: Line | undefined): boolean => {
  if (period === undefined || (period.from > 2 && text.length - period.to > 2)) return false
  const names = namesIn(withoutPeriod(text, period))
  return opening?.period === undefined && names.every(isNameLike) && names.some(namesRole)
}

/** `opening` is the last line before it that is no bullet. */
const periodAt = (lines: ReadonlyArray<Line>, at: number, opening: Line | undefined): Period | undefined => {
  const line = lines[at]
  if (line === undefined || line.text.length > 200) return undefined
  if (line.bullet) return isListed(line, opening) ? line.period : undefined
  if (line.period === undefined) return loneDateOf(lines, at) ?? vagueTimeOf(lines, at)
  // A part of the work of a position, with dates of its own.
  if (at > 0 && /^\p{L}+[^:]{0,20}:/u.test(line.text) && partLabels.opens(line.text)) return undefined
  const rest = withoutPeriod(line.text, line.period)
  // A sentence that tells a time is no header.
  const isSince = /[.!?]$/.test(line.text) && since.opens(line.text.slice(line.period.from, line.period.to))
  const isSentence =
    /[.!?]$/.test(rest) && rest.split(" ").length > 8 && !namesIn(rest).every(isNameLike) && !isRowOfNames(rest)
  // "Driver trainer since 2024, nine students", among what was done at an employer.
  const isAmid = !line.blankBefore && lines[at - 1]?.bullet === false && line.period.from > 0
  const isTold =
    isAmid && since.opens(line.text.slice(line.period.from)) && /\p{L} $/u.test(line.text.slice(0, line.period.from))
  return isSentence || isSince || isTold ? undefined : line.period
}
const since = phrasesFor("since")

/** Lines with the dates of a position. */
export const datedIn = (lines: ReadonlyArray<Line>): ReadonlyArray<Anchor> => {
  let opening: Line | undefined
  return lines.flatMap((line, at) => {
    const period = periodAt(lines, at, opening)
    if (!line.bullet) opening = line
    return period === undefined ? [] : [{ at, period }]
  })
}

/** Of a section without any dates the lines that name a role, its work in bullets below them. */
export const undatedIn = (lines: ReadonlyArray<Line>): ReadonlyArray<Anchor> =>
  lines.flatMap((line, at) => {
    const opens = at === 0 || line.blankBefore || lines[at - 1]?.bullet === true
    const isNamed = opens && isName(line) && lines[at + 1]?.bullet === true && namesRole(line.text)
    return isNamed ? [{ at, period: undefined }] : []
  })
