import type { ExperienceItem } from "../../domain/MasterProfile.js"
import { periodIn, withoutPeriod } from "./dates.js"
import { headersIn, mayBeHeader } from "./headers.js"
import type { Line } from "./lines.js"
import { isAside, isDuration, isNameLike, isSurePlace } from "./pieces.js"
import { type Employer, roleAndCompany } from "./titles.js"

/** Whether a line goes on with the sentence of the line before it. */
const continues = (line: Line, previous: Line): boolean => {
  if (line.bullet || line.blankBefore) return false
  if (/^[\p{Ll}(&]/u.test(line.text)) return true
  return previous.bullet && line.indent > previous.indent && !/[.!?]$/.test(previous.text)
}

/** The bullets or sentences of a block, wrapped lines joined again. */
export const sentencesOf = (lines: ReadonlyArray<Line>): ReadonlyArray<string> => {
  const sentences: Array<string> = []
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1]
    const last = sentences.length - 1
    if (previous !== undefined && last >= 0 && continues(line, previous))
      sentences[last] = `${sentences[last]} ${line.text}`
    else sentences.push(line.text)
  }
  return sentences
}

const label =
  /^(?:company|employer|organi[sz]ation|position|role|title|job title|period|dates?|duration|from|arbeitgeber|firma|empresa|puesto|cargo|poste|entreprise|azienda|bedrijf|functie)\s*:\s*(?=\S)/i

interface Prepared {
  readonly lines: ReadonlyArray<Line>
  /** An employer above several roles, by the first line that stands under it. */
  readonly employers: ReadonlyMap<number, string>
}

/** A position in one paragraph: the names and dates, and behind them what was done there. */
const parted = (line: Line): ReadonlyArray<Line> => {
  const { period, text } = line
  if (line.bullet || period === undefined) return [line]
  const isFirst = period.from <= 8
  const rest = text.slice(period.to)
  const end = isFirst ? /[.:](?=\s+\p{Lu})/u.exec(rest.slice(2)) : /^[\s)\]]*[.:;–—-](?=\s+\S)/u.exec(rest)
  if (end === null) return [line]
  const at = period.to + (isFirst ? 2 : 0) + end.index + end[0].length
  const work = text.slice(at).trim()
  const isWork = work.split(" ").length >= 5 && !(isNameLike(work) && work.length <= 80)
  if (!isWork || at > 160) return [line]
  const head = text.slice(0, at).replace(/[\s.:;–—-]+$/u, "")
  return [
    { ...line, text: head, period: periodIn(head) },
    { ...line, text: work, bullet: true, blankBefore: false, period: undefined }
  ]
}

/** Without labels, and without lines that only say how long; the line above such a one is an employer's. */
const prepare = (given: ReadonlyArray<Line>): Prepared => {
  const lines: Array<Line> = []
  const employers = new Map<number, string>()
  for (const [index, line] of given.entries()) {
    if (!line.bullet && isDuration(line.text)) continue
    const below = given[index + 1]
    if (!line.bullet && below !== undefined && isDuration(below.text) && mayBeHeader(line)) {
      employers.set(lines.length, line.text)
      continue
    }
    const text = line.bullet ? line.text : line.text.replace(label, "")
    lines.push(...parted(text === line.text ? line : { ...line, text, period: periodIn(text) }))
  }
  return { lines, employers }
}

/** Positions, and the lines before them that belong to none. */
export interface Positions {
  readonly items: ReadonlyArray<ExperienceItem>
  readonly unplaced: ReadonlyArray<Line>
}

/**
 * Positions with their bullets, in the order of the text. Lines of a section of positions may tell of some
 * without dates; in lines under no heading only dates make one.
 */
export const positionsIn = (given: ReadonlyArray<Line>, isSection: boolean): Positions => {
  const { employers, lines } = prepare(given)
  const headers = headersIn(lines, isSection)
  let before: Employer | undefined
  const items = headers.flatMap(({ anchor, first, last, period }, index) => {
    const above = [...employers].findLast(([at]) => at <= first && at > (headers[index - 1]?.last ?? -1))
    if (above !== undefined) before = { company: above[1], role: "", period: undefined, above: true }
    const texts = lines
      .slice(first, last + 1)
      .map((line, at) => (first + at === anchor && period !== undefined ? withoutPeriod(line.text, period) : line.text))
    const blankBefore = lines[first]?.blankBefore === true
    const until = headers[index + 1]?.first ?? lines.length
    // A bullet is work, also where its words look like a town and its region ("Wundversorgung, Medikamentengabe").
    const body = lines
      .slice(last + 1, until)
      .filter((line, at) => line.bullet || at > 0 || !(isSurePlace(line.text) || isAside(line.text)))
    const description = sentencesOf(body)
    const named = roleAndCompany({ texts, anchor: anchor - first, period, blankBefore }, before)
    if (named === undefined) return []
    before = { ...named, period }
    return [
      {
        company: named.company,
        role: named.role,
        start_date: period?.start ?? null,
        end_date: period?.end ?? null,
        description
      }
    ]
  })
  return { items, unplaced: lines.slice(0, headers[0]?.first ?? lines.length) }
}
