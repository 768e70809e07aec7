import { phrasesFor } from "../../rules/resumeWords/words.js"
import { loneDateIn, type Period, withoutPeriod } from "./dates.js"
import type { Line } from "./lines.js"
import {
  endsShort,
  withoutRemarks,
  isAside,
  isNameLike,
  isOrganisation,
  isPlace,
  isSurePlace,
  piecesOf,
  roleRank
} from "./pieces.js"
import { splitOnce } from "./titles.js"

/** The lines that name a position. */
export interface Header {
  readonly first: number
  readonly last: number
  /** The line with the dates, or the first where there are none. */
  readonly anchor: number
  readonly period: Period | undefined
}

const longestHeader = 120

/** A line that may name an employer or a role: short, no bullet, no sentence. */
export const mayBeHeader = (line: Line) =>
  !line.bullet && line.text.length <= longestHeader && (!/[.!?;]$/.test(line.text) || endsShort(line.text))

const isSide = (text: string) => isAside(text) || isSurePlace(text)

/** A line that names a position without its dates; what stands behind dates that open a line is a remark in small letters. */
export const besideDates = (line: string, period: Period): string => {
  const rest = withoutPeriod(line, period)
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

/** Whether a line can be nothing but an employer's, by a word of it or the town behind it. */
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
  const own = namesIn(withoutPeriod(line.text, date))
  const near = [lines[at - 1], lines[at - 2], lines[at + 1]].filter(isName).map(({ text }) => text)
  if (!own.every(isNameLike)) return undefined
  if (own.length === 0) {
    const [above, below] = [lines[at - 1], lines[at + 1]]
    const opens = line.blankBefore && isName(below) && !below.blankBefore
    if (opens && [below, lines[at + 2]].filter(isName).some(({ text }) => roleRank(text) >= 2 || namesBoth(text)))
      return date
    return isName(above) && !line.blankBefore && near.some((text) => roleRank(text) >= 2 || namesBoth(text))
      ? date
      : undefined
  }
  const isOccupation = own.some((piece) => roleRank(piece) >= 2 || namesBoth(piece) !== undefined)
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
  return (
    isAtEdge &&
    rest.length <= longestHeader &&
    namesIn(rest).every(isNameLike) &&
    namesIn(rest).some((piece) => roleRank(piece) >= 2 || namesBoth(piece) !== undefined)
  )
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

const periodAt = (lines: ReadonlyArray<Line>, at: number, listed: ReadonlySet<number>): Period | undefined => {
  const line = lines[at]
  if (line === undefined || line.text.length > 200) return undefined
  if (line.bullet) return listed.has(at) ? listedPeriod(line) : undefined
  if (line.period === undefined) return loneDateOf(lines, at)
  // A part of the work of a position, with dates of its own.
  if (at > 0 && /^\p{L}+[^:]{0,20}:/u.test(line.text) && partLabels.opens(line.text)) return undefined
  const rest = withoutPeriod(line.text, line.period)
  // A sentence that tells a time is no header.
  const isSentence = /[.!?]$/.test(rest) && rest.split(" ").length > 8 && !namesIn(rest).every(isNameLike)
  return isSentence ? undefined : line.period
}

/** Lines right above that stand in one block with a line; none where the block is a text of its own. */
const blockAbove = (lines: ReadonlyArray<Line>, anchor: number, after: number): ReadonlyArray<number> => {
  const block: Array<number> = []
  for (let at = anchor - 1; at > after; at--) {
    const line = lines[at]
    if (line === undefined || !mayBeHeader(line) || line.heading !== undefined) break
    if (block.length >= 3) return block.slice(0, 2).filter((index) => isName(lines[index]))
    block.push(at)
    if (line.blankBefore) break
  }
  return block
}

/** How far up a header reaches whose dates stand beside no name. */
const firstOfBare = (lines: ReadonlyArray<Line>, anchor: number, after: number): number => {
  const line = lines[anchor]
  const below = lines[anchor + 1]
  const opensBelow = isName(below) && !below.blankBefore
  if (line?.blankBefore === true) {
    // "2019 - 2021" above the names that belong to it; else below names that a blank line parts from it.
    if (opensBelow && anchor > 0) return anchor
    const above = lines[anchor - 1]
    if (anchor - 1 <= after || !isName(above)) return anchor
    const first = blockAbove(lines, anchor, after).findLast((at) => isName(lines[at])) ?? anchor
    // Blank lines between all of them: the role above its employer, or below.
    const beyond = lines[first - 1]
    const isPair = first === anchor - 1 && first - 1 > after && isName(beyond) && beyond.blankBefore
    return isPair && roleRank(beyond.text) >= 2 !== roleRank(above.text) >= 2 ? first - 1 : first
  }
  return blockAbove(lines, anchor, after).at(-1) ?? anchor
}

type Beside = "above" | "below" | "neither"

/** On which side of a line with one name and the dates its other name stands. */
const besideOf = (lines: ReadonlyArray<Line>, anchor: number, after: number, own: string): Beside => {
  const isOccupation = roleRank(own) >= 2
  const fits = (line: Line | undefined): number => {
    if (!isName(line) || namesIn(line.text).length === 0) return 0
    const rank = roleRank(line.text)
    const isRight = isOccupation
      ? isEmployer(line.text) || rank === 0
      : rank >= 2 || (!isOrganisation(own) && isEmployer(line.text))
    // "Treasurer's Office" is less of an occupation than "Clerk" above it.
    const isLess = isOccupation && rank < 2
    return (isRight ? 2 : 0) + (isLess ? 1 : 0) + (isOccupation === isOrganisation(line.text) ? 1 : 0)
  }
  const aboveLine = anchor - 1 > after && lines[anchor]?.blankBefore !== true ? lines[anchor - 1] : undefined
  const belowLine = lines[anchor + 1]?.blankBefore === true ? undefined : lines[anchor + 1]
  const [above, below] = [fits(aboveLine), (belowLine?.text.length ?? 0) <= 80 ? fits(belowLine) : 0]
  if (above === 0 && below === 0) return "neither"
  return above >= below ? "above" : "below"
}

const isBelowNeeded = (line: Line | undefined): line is Line =>
  isName(line) && !line.blankBefore && line.text.length <= 80

const headerAt = (lines: ReadonlyArray<Line>, anchor: number, period: Period, after: number): Header => {
  const line = lines[anchor]
  const own = namesIn(besideDates(line?.text ?? "", period))
  const [single = ""] = own
  let first = anchor
  let last = anchor
  if (own.length === 0) {
    first = firstOfBare(lines, anchor, after)
    const above = lines.slice(first, anchor).flatMap(({ text }) => namesIn(text))
    let count = above.length === 1 && namesBoth(above[0] ?? "") !== undefined ? 2 : above.length
    for (; count < 2 && last - anchor < 2 && isBelowNeeded(lines[last + 1]); last++) {
      const below = namesIn(lines[last + 1]?.text ?? "")
      count += below.length === 1 && namesBoth(below[0] ?? "") !== undefined ? 2 : below.length
    }
  } else if (own.length === 1 && line?.bullet !== true) {
    const both = namesBoth(single)
    const beside = both === "clearly" ? "neither" : besideOf(lines, anchor, after, single)
    const other = lines[beside === "above" ? anchor - 1 : anchor + 1]
    const isNeeded = both === undefined || (other !== undefined && isEmployer(other.text))
    if (beside === "above" && isNeeded) first = anchor - 1
    if (beside === "below" && isNeeded) last = anchor + 1
    // A line in brackets about the employer stands between its name and the role.
    const between = lines[anchor - 1]
    const beyond = lines[anchor - 2]
    const isNote = between !== undefined && /^\(.*\)$/.test(between.text) && anchor - 2 > after
    if (first === anchor && last === anchor && both === undefined && isNote && isName(beyond)) first = anchor - 2
  }
  // The place, full-time or remote, on a line of their own.
  for (let more = 0; more < 2; more++) {
    const below = lines[last + 1]
    if (below === undefined || !mayBeHeader(below) || below.period !== undefined || below.blankBefore) break
    if (
      !isSide(below.text) &&
      !(isPlace(below.text) && isNameLike(below.text) && below.text.length <= 60 && more === 0)
    )
      break
    last++
  }
  return { first, last, anchor, period }
}

/** Whether lines open a position that tells no dates: its names, and below them its bullets. */
const undatedAt = (lines: ReadonlyArray<Line>, at: number, isDated: boolean): Header | undefined => {
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
  return { first: at, last, anchor: at, period: undefined }
}

/** The headers of the positions that lines tell of, in their order. */
export const headersIn = (lines: ReadonlyArray<Line>, withUndated: boolean): ReadonlyArray<Header> => {
  const listed = listedIn(lines)
  const dated: Array<Header> = []
  for (const at of lines.keys()) {
    const after = dated.at(-1)?.last ?? -1
    const period = at > after ? periodAt(lines, at, listed) : undefined
    if (period !== undefined) dated.push(headerAt(lines, at, period, after))
  }
  if (!withUndated) return dated
  const headers: Array<Header> = []
  let from = 0
  for (const header of [...dated, undefined]) {
    for (let at = from; at < (header?.first ?? lines.length); at++) {
      const undated = undatedAt(lines, at, dated.length > 0)
      if (undated === undefined || undated.last >= (header?.first ?? lines.length)) continue
      headers.push(undated)
      at = undated.last
    }
    if (header === undefined) break
    headers.push(header)
    from = header.last + 1
  }
  return headers
}
