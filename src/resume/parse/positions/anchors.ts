import { anyOf, phrasesFor } from "../../../rules/resumeWords/words.js"
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

interface Span {
  readonly first: number
  readonly last: number
}

/** Where a position is told by: the line with its dates, or the first of the lines that name one without. */
export interface Anchor {
  readonly at: number
  readonly period: Period | undefined
  /** The lines of one without dates. */
  readonly span: Span | undefined
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

const joint = new RegExp(`,? ${anyOf("joints")} (?:the )?(?=\\p{Lu})`, "u")

/** The parts of "Clerk at Sample Trust" or "Clerk, Sample Trust". */
const splitOnce = (piece: string): ReadonlyArray<string> => {
  const joined = joint.exec(piece)
  const before = piece.slice(0, joined?.index)
  if (joined !== null && !before.includes(",") && roleRank(before) > 0)
    return [before, piece.slice(before.length + joined[0].length)]
  return piece.split(/,\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u).filter((part) => part.trim() !== "")
}

/** Whether parts of a piece name a role and an employer: "Lecturer in Botany, Example University". */
const namesBoth = (piece: string): "clearly" | "perhaps" | undefined => {
  const parts = splitOnce(piece)
  if (parts.length < 2 || !parts.some((part) => roleRank(part) >= 2)) return undefined
  if (parts.some((part) => isOrganisation(part) && roleRank(part) < 2)) return "clearly"
  const [first = "", ...others] = parts
  const isJoined = !piece.includes(`${first},`)
  if (isJoined) return "clearly"
  return others.some((part) => roleRank(part) === 0 && isNameLike(part)) && !isSurePlace(others.join(", "))
    ? "perhaps"
    : undefined
}

const namesRole = (text: string): boolean => roleRank(text) >= 2 || namesBoth(text) !== undefined

/** Whether a line can be nothing but an employer's, by a word of it or the town after it. */
const isEmployer = (text: string): boolean => {
  if (roleRank(text) >= 3) return false
  const [first = "", ...others] = text.split(/,\s*/)
  return (
    isOrganisation(text) || (isNameLike(first) && others.length >= 2 && isSurePlace(`Town, ${others.at(-1) ?? ""}`))
  )
}

const award = phrasesFor("awards")
const partLabels = phrasesFor("partLabels")

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
  if (own.length === 0) {
    const [above, below] = [lines[at - 1], lines[at + 1]]
    const opens = line.blankBefore && isName(below) && !below.blankBefore
    if (opens && [below, lines[at + 2]].filter(isName).some(({ text }) => namesRole(text))) return date
    return isName(above) && !line.blankBefore && near.some(namesRole) ? date : undefined
  }
  const isOccupation = own.some(namesRole)
  const isBoth = own.length >= 2 || own.some((piece) => namesBoth(piece) !== undefined)
  if (isOccupation && (isBoth || near.length > 0 || lines[at + 1]?.bullet === true)) return date
  return own.some(isEmployer) && near.some((text) => roleRank(text) >= 2) ? date : undefined
}

const listedPeriod = ({ period, text }: Line): Period | undefined =>
  period ?? (award.isWithin(text) ? undefined : loneDateIn(text))

/** Whether a bullet is a whole position: "• Clerk, Sample Trust, 2019 – 2021". */
const isListed = (line: Line): boolean => {
  const { bullet, text } = line
  const period = listedPeriod(line)
  if (!bullet || period === undefined) return false
  const isAtEdge = period.from <= 2 || text.length - period.to <= 2
  const rest = withoutPeriod(text, period)
  return isAtEdge && rest.length <= longestHeader && namesIn(rest).every(isNameLike) && namesIn(rest).some(namesRole)
}

/** Bullets that are positions: where they are among their like and not the work of a position above. */
const listedIn = (lines: ReadonlyArray<Line>): ReadonlySet<number> => {
  const listed = new Set<number>()
  for (let from = 0; from < lines.length; from++) {
    if (lines[from]?.bullet !== true) continue
    let to = from
    while (lines[to]?.bullet === true) to++
    const run = lines.slice(from, to).flatMap((line, at) => (isListed(line) ? [from + at] : []))
    const isWork = lines[from - 1]?.period !== undefined
    if (run[0] === from && (run.length >= 2 || !isWork)) for (const at of run) listed.add(at)
    from = to
  }
  return listed
}

/** "Sample & Sons LLP, Leeds. Associate Director, rural team." */
const isRowOfNames = (text: string): boolean => {
  const parts = text
    .trim()
    .replace(/\.$/, "")
    .split(/[.,]\s+/)
  return parts.length > 2 && parts.every((part) => isNameLike(part) || part.split(" ").length <= 2)
}

const periodAt = (lines: ReadonlyArray<Line>, at: number, listed: ReadonlySet<number>): Period | undefined => {
  const line = lines[at]
  if (line === undefined || line.text.length > 200) return undefined
  if (line.bullet) return listed.has(at) ? listedPeriod(line) : undefined
  if (line.period === undefined) return loneDateOf(lines, at)
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

/** Whether lines open a position that tells no dates: its names, and below them its bullets. */
const undatedAt = (lines: ReadonlyArray<Line>, at: number, isDated: boolean): Span | undefined => {
  const line = lines[at]
  if (!isName(line) || isSide(line.text)) return undefined
  const opens = at === 0 || line.blankBefore || lines[at - 1]?.bullet === true
  if (!opens) return undefined
  const own = namesIn(line.text)
  const [single = ""] = own
  const both = own.length === 1 ? namesBoth(single) : undefined
  const isPair =
    own.length === 2 && own.some((piece) => roleRank(piece) >= 2) && own.some((piece) => roleRank(piece) < 2)
  const isOne = both === "clearly" || (isPair && (!isDated || own.some(isEmployer))) || (both === "perhaps" && !isDated)
  const below = lines[at + 1]
  let last = at
  // "Babysitter", and what was done below it.
  const isAlone = !isDated && roleRank(line.text) >= 3 && below?.bullet === true
  if (!isOne && !isAlone) {
    if (!isName(below) || below.blankBefore || own.length !== 1) return undefined
    const isTold =
      (roleRank(single) >= 2 && isEmployer(below.text)) || (isEmployer(single) && roleRank(below.text) >= 2)
    const isPlain = !isDated && roleRank(single) >= 2 !== roleRank(below.text) >= 2
    if (!isTold && !isPlain) return undefined
    last = at + 1
  }
  while (last + 1 < lines.length && isSide(lines[last + 1]?.text ?? "") && lines[last + 1]?.bullet === false) last++
  const next = lines[last + 1]
  if (isDated && next?.bullet !== true) return undefined
  return { first: at, last }
}

/** Lines with the dates of a position. */
export const datedIn = (lines: ReadonlyArray<Line>): ReadonlyArray<Anchor> => {
  const listed = listedIn(lines)
  return [...lines.keys()].flatMap((at) => {
    const period = periodAt(lines, at, listed)
    return period === undefined ? [] : [{ at, period, span: undefined }]
  })
}

/** Lines that open a position without dates, between those that others took. */
export const undatedIn = (
  lines: ReadonlyArray<Line>,
  taken: ReadonlyArray<Span>,
  isDated: boolean
): ReadonlyArray<Anchor> => {
  const found: Array<Anchor> = []
  let from = 0
  for (const span of [...taken, { first: lines.length, last: lines.length }]) {
    for (let at = from; at < span.first; at++) {
      const undated = undatedAt(lines, at, isDated)
      if (undated === undefined || undated.last >= span.first) continue
      found.push({ at, period: undefined, span: undated })
      at = undated.last
    }
    from = span.last + 1
  }
  return found
}
