import type { ExperienceItem } from "../../../domain/MasterProfile.js"
import { LineKind } from "../lineKinds/LineKind.js"
import { lineKinds } from "../lineKinds/lineKinds.js"
import { entriesIn, type Entry, isGap } from "./entries.js"
import { headDateOf } from "./headDates.js"
import type { Line } from "../layout/Line.js"
import { splitSentences } from "../layout/sentences.js"
import { isAside, isNameLike, isSurePlace } from "../layout/pieces.js"
import { prepared } from "./prepared.js"

/** After a line as long as that, small letters go on with a sentence that began with a capital. */
const longLine = 60

/** Whether a line goes on with the sentence of the line before it. */
const continues = (line: Line, previous: Line, sentence: string, wasBullet: boolean): boolean => {
  if (line.bullet || line.blankBefore) return false
  const isOpen = !/[.!?:]$/.test(previous.text)
  const isLong = isOpen && previous.text.length >= longLine
  if (isLong && /^\p{Lu}/u.test(sentence) && /^\p{Ll}/u.test(line.text)) return true
  if (/^[\p{Ll}(&\d]/u.test(line.text) && (wasBullet || previous.isFull || /[,;–—&-]$/.test(previous.text))) return true
  return isOpen && wasBullet && (previous.isFull || (previous.bullet && line.indent > previous.indent))
}

/** The bullets or sentences of a block, wrapped lines joined again. */
export const sentencesOf = (lines: ReadonlyArray<Line>): ReadonlyArray<string> => {
  const sentences: Array<string> = []
  let isBullet = false
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1]
    const last = sentences.length - 1
    isBullet = line.bullet || (isBullet && !line.blankBefore)
    if (previous !== undefined && last >= 0 && continues(line, previous, sentences[last] ?? "", isBullet))
      sentences[last] = `${sentences[last]} ${line.text}`
    else sentences.push(line.text)
  }
  return sentences
}

/** The statements of work: each bullet is one, and each sentence of what stands without any. */
const statementsOf = (lines: ReadonlyArray<Line>, goesOn: (line: Line) => boolean): ReadonlyArray<string> => {
  const statements: Array<{ text: string; readonly bullet: boolean }> = []
  for (const line of lines) {
    const last = statements.at(-1)
    if (last !== undefined && goesOn(line)) last.text = `${last.text} ${line.text}`
    else statements.push({ text: line.text, bullet: line.bullet })
  }
  return statements.flatMap(({ bullet, text }) => (bullet ? [text] : splitSentences(text)))
}

/** Positions, and the lines that belong to none. */
export interface Positions {
  readonly items: ReadonlyArray<ExperienceItem>
  readonly unplaced: ReadonlyArray<Line>
  /** Those of them that stand above the first position. */
  readonly above: ReadonlySet<Line>
}

/** Roles one below the other at one employer, and the work of all of them below the last: it stands with the latest role. */
const sharedWorkFirst = (
  items: ReadonlyArray<ExperienceItem>,
  bareAbove: ReadonlySet<ExperienceItem>
): ReadonlyArray<ExperienceItem> => {
  const shared: Array<ExperienceItem> = []
  let first = 0
  for (const item of items) {
    const goesOn = bareAbove.has(item) && shared.at(-1)?.company === item.company
    if (!goesOn) first = shared.length
    const head = shared[first]
    if (goesOn && head?.description.length === 0) {
      shared[first] = { ...head, description: item.description }
      shared.push({ ...item, description: [] })
    } else shared.push(item)
  }
  return shared
}

/** The lines below the names of a position that tell its work. */
const workOf = (body: ReadonlyArray<Line>, kindOf: (line: Line) => number): ReadonlyArray<Line> => {
  const section = body.findIndex((line) => line.heading !== undefined && kindOf(line) !== LineKind.remark)
  const own = section < 0 ? body : body.slice(0, section)
  const apart = own.findIndex(({ bullet }) => !bullet)
  return own.filter((line, at) => {
    // A bullet right below the names is work, whatever it looks like.
    if (line.bullet && (apart < 0 || at < apart)) return true
    return kindOf(line) === LineKind.statement || kindOf(line) === LineKind.more
  })
}

/** A line among the names of a position that names neither of them, and is written as no name is: "Led a team of 18". */
const tellsWork = (line: Line, { company, role }: Entry): boolean =>
  !(line.text.includes(role) || line.text.includes(company) || isNameLike(line.text)) &&
  headDateOf(line) === undefined &&
  /^\p{L}[^:]* [^:]* /u.test(line.text) &&
  !(isSurePlace(line.text) || isAside(line.text))

/** More small words than a line of names has beside them. */
const wordsOfSentence = 5

/** A sentence that names a position and tells of it: "Volunteer instructor at a coding club, where I teach Python to teenagers." */
const tellsMore = ({ text }: Line, { company, role }: Entry): boolean => {
  if (!text.endsWith(".")) return false
  const small = text
    .replace(role, "")
    .replace(company, "")
    .match(/(?<![\p{L}'’])\p{Ll}{2,}/gu)
  return (small?.length ?? 0) >= wordsOfSentence
}

/** Positions with their bullets, in the order of the text, and the lines that are none of theirs. */
export const positionsIn = (given: ReadonlyArray<Line>): Positions => {
  const parts = given.map(prepared)
  const lines = parts.flat()
  const kinds = lineKinds(lines)
  const kindByLine = new Map(lines.map((line, at) => [line, kinds[at] ?? LineKind.other]))
  const kindOf = (line: Line): number => kindByLine.get(line) ?? LineKind.other
  const entries = entriesIn(lines, kinds)
  const taken = new Set(entries.length === 0 ? [] : lines.filter((line) => kindOf(line) === LineKind.employer))
  /** Positions right below another one that has no work of its own. */
  const bareAbove = new Set<ExperienceItem>()
  const items = entries.flatMap((entry, index) => {
    if (isGap(entry)) return []
    const { company, first, last, period, role } = entry
    const work = [
      ...lines
        .slice(first, last + 1)
        .filter((line, at) => tellsMore(line, entry) || (at > 0 && tellsWork(line, entry))),
      ...workOf(lines.slice(last + 1, entries[index + 1]?.first ?? lines.length), kindOf)
    ]
    for (const line of [...lines.slice(first, last + 1), ...work]) taken.add(line)
    const item: ExperienceItem = {
      company,
      role,
      start_date: period?.start ?? null,
      end_date: period?.end ?? null,
      description: statementsOf(work, (line) => kindOf(line) === LineKind.more)
    }
    if (lines[first]?.blankBefore !== true && entries[index - 1]?.last === first - 1) bareAbove.add(item)
    return [item]
  })
  const isTaken = (one: Line) => taken.has(one)
  const start = parts.findIndex((own) => own.some(isTaken))
  const unplaced = given.flatMap((line, at) => {
    const own = parts[at] ?? []
    const left = own.filter((one) => !isTaken(one))
    const rest = left.length === own.length ? [line] : left
    const isRemark = own.some((one) => kindOf(one) === LineKind.remark)
    return isRemark ? rest.map((one) => ({ ...one, heading: undefined, tail: "" })) : rest
  })
  const above = new Set(start < 0 ? given : given.slice(0, start))
  return { items: sharedWorkFirst(items, bareAbove), unplaced, above }
}
