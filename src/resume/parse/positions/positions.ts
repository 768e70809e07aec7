import type { ExperienceItem } from "../../../domain/MasterProfile.js"
import { anyOf, phrasesFor } from "../../../rules/resumeWords/words.js"
import { plainWords } from "../../../text/phrases.js"
import { periodIn } from "../dates.js"
import { isOtherField } from "../forms.js"
import { mayBeHeader } from "./anchors.js"
import { entriesIn } from "./entries.js"
import type { Line } from "../layout/Line.js"
import {
  isAside,
  isDuration,
  isNameLike,
  isPlace,
  isSurePlace,
  roleRank,
  withoutRemarks,
  withoutTown
} from "../layout/pieces.js"

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

/** Not after "e.g." or "St.". */
const sentenceEnd = /(?<=[\p{Ll}\d)]{2}[.!?]["”]?) +(?=["“]?\p{Lu})/u

/** The statements of work: each bullet is one, and each sentence of what stands without any. */
const statementsOf = (lines: ReadonlyArray<Line>): ReadonlyArray<string> => {
  const opens = lines.findIndex(({ bullet }) => bullet)
  const told = opens < 0 ? lines : lines.slice(0, opens)
  return [
    ...sentencesOf(told).flatMap((sentence) => sentence.split(sentenceEnd)),
    ...sentencesOf(lines.slice(told.length))
  ]
}

const label = new RegExp(`^${anyOf("positionLabels")}(?:\\s*:|\\t)\\s*(?=\\S)`, "iu")

interface Prepared {
  readonly lines: ReadonlyArray<Line>
  /** An employer above several roles, by the first line that stands under it. */
  readonly employers: ReadonlyMap<number, string>
}

/** A position in one paragraph: the names and dates, and after them what was done there. */
const parted = (line: Line): ReadonlyArray<Line> => {
  const { period, text } = line
  if (line.bullet || period === undefined) return [line]
  const isFirst = period.from <= 8 && !/\p{L}{3}/u.test(text.slice(0, period.from))
  const rest = text.slice(period.to)
  const end = isFirst ? /[.:](?=\s+[\p{Lu}\d])/u.exec(rest.slice(2)) : /^[\s)\]]*[.:;–—-](?=\s+\S)/u.exec(rest)
  if (end === null) return [line]
  const at = period.to + (isFirst ? 2 : 0) + end.index + end[0].length
  const work = text.slice(at).trim()
  // "Builder, 2015 - 2024: bricklaying, scaffolding"
  const isWork =
    (!isFirst && end[0].includes(":")) ||
    (work.split(" ").length >= 5 && !(isNameLike(work) && work.length <= 80)) ||
    (/^\S+ \S+ .*[.!?]$/.test(work) && !isPlace(work))
  if (!isWork || at > 160) return [line]
  const head = text.slice(0, at).replace(/(?<![\s.:;–—-])[\s.:;–—-]+$/u, "")
  return [
    { ...line, text: head, period: periodIn(head) },
    { ...line, text: work, bullet: true, blankBefore: false, period: undefined }
  ]
}

/** Two positions on one line, each with its dates: "Director, 2021–present | Manager, 2018–2021". */
const sideBySide = (line: Line): ReadonlyArray<Line> => {
  const texts = line.bullet || line.period === undefined ? [] : line.text.split(/[|;]/).map((text) => text.trim())
  const isEach = texts.length > 1 && texts.every((text) => periodIn(text) !== undefined && /\p{L}{3}/u.test(text))
  if (!isEach) return [line]
  return texts.map((text, at) => ({ ...line, text, period: periodIn(text), blankBefore: at === 0 && line.blankBefore }))
}

/** "Career at Sample Foods", or the name alone below the heading: the positions below a blank line are there. */
const isEmployerOfAll = (line: Line, below: Line): boolean =>
  line.opensSection &&
  below.blankBefore &&
  !below.bullet &&
  line.period === undefined &&
  mayBeHeader(line) &&
  isNameLike(withoutRemarks(line.text)) &&
  roleRank(line.text) < 2 &&
  !isSurePlace(line.text)

/** Without labels, and without lines that only say how long; the line above such a one is an employer's. */
const prepare = (given: ReadonlyArray<Line>): Prepared => {
  const lines: Array<Line> = []
  const employers = new Map<number, string>()
  for (const [index, line] of given.entries()) {
    if (!line.bullet && isDuration(line.text)) continue
    const below = given[index + 1]
    if (below !== undefined && isEmployerOfAll(line, below)) {
      employers.set(lines.length, withoutTown(withoutRemarks(line.text)))
      continue
    }
    if (!line.bullet && below !== undefined && isDuration(below.text) && mayBeHeader(line)) {
      employers.set(lines.length, line.text)
      continue
    }
    for (const one of sideBySide(line)) {
      const text = one.bullet ? one.text : one.text.replace(label, "")
      lines.push(...parted(text === one.text ? one : { ...one, text, period: periodIn(text) }))
    }
  }
  return { lines, employers }
}

const gaps = phrasesFor("gaps")
const workHeadings = phrasesFor("workHeadings")
const innerBefore = phrasesFor("innerBefore")
/** "Key achievements:", with nothing after it. */
const isLabelAlone = (text: string): boolean => {
  if (text.length > 40 || !/^[\p{L} ]+:?$/u.test(text)) return false
  const words = plainWords(text)
  return workHeadings.isAll(words.slice(innerBefore.lengthAt(words, 0)))
}

/** Longer lines tell of work. */
const wordsOfRemark = 10

/** How many lines before the bullets of a position tell of the employer: its town, trade or clients, and no sentence. */
const endOfRemarks = (body: ReadonlyArray<Line>): number => {
  // "Promoted to supervisor in 2019" is work.
  const opens = body.findIndex(({ bullet, text }) => bullet || /(?:19|20)\d\d/.test(text))
  const isTold = (text: string) =>
    (/[.!]["”)]?$/.test(text) && !/^[^.]{3,20}:/.test(text)) || text.split(" ").length > wordsOfRemark
  return opens < 0 || sentencesOf(body.slice(0, opens)).some(isTold) ? 0 : opens
}

/** Where the work of a position ends: after its last bullet, a paragraph below a blank line is none of it. */
const endOfWork = (body: ReadonlyArray<Line>): number => {
  const last = body.findLastIndex(({ bullet }) => bullet)
  const apart = last < 0 ? -1 : body.findIndex(({ blankBefore }, at) => at > last && blankBefore)
  return apart < 0 ? body.length : apart
}

/** Positions, and the lines that belong to none. */
export interface Positions {
  readonly items: ReadonlyArray<ExperienceItem>
  readonly unplaced: ReadonlyArray<Line>
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

/** Positions with their bullets, in the order of the text. */
export const positionsIn = (given: ReadonlyArray<Line>, isSection: boolean): Positions => {
  const { employers, lines } = prepare(given)
  const entries = entriesIn(lines, employers, isSection)
  /** Positions right below another one that has no work of its own. */
  const bareAbove = new Set<ExperienceItem>()
  const unplaced = lines.slice(0, entries[0]?.first ?? lines.length)
  const items = entries.flatMap(({ first, last, named, period }, index) => {
    const until = entries[index + 1]?.first ?? lines.length
    if (named === undefined) {
      unplaced.push(...lines.slice(last + 1, until))
      return []
    }
    // A bullet is work, also where its words look like a town and its region ("Wundversorgung, Medikamentengabe").
    const body = lines
      .slice(last + 1, until)
      .filter((line, at) => line.bullet || at > 0 || !(isSurePlace(line.text) || isAside(line.text)))
      .filter((line) => line.bullet || !(isLabelAlone(line.text) || isOtherField(line.text)))
    if (gaps.opens(named.role) || (named.role === named.company && gaps.isWithin(named.role))) {
      unplaced.push(...lines.slice(first, until))
      return []
    }
    unplaced.push(...body.splice(0, endOfRemarks(body)))
    const end = endOfWork(body)
    unplaced.push(...body.slice(end))
    const item: ExperienceItem = {
      company: named.company,
      role: named.role,
      start_date: period?.start ?? null,
      end_date: period?.end ?? null,
      description: statementsOf(body.slice(0, end))
    }
    if (lines[first]?.blankBefore !== true && entries[index - 1]?.last === first - 1) bareAbove.add(item)
    return [item]
  })
  return { items: sharedWorkFirst(items, bareAbove), unplaced }
}
