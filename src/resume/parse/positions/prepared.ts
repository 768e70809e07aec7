import { anyOf } from "../../../rules/resumeWords/words.js"
import { periodIn } from "../dates.js"
import type { Line } from "../layout/Line.js"
import { isDuration, isNameLike, isPlace } from "../layout/pieces.js"

const label = new RegExp(`^${anyOf("positionLabels")}(?:\\s*:|\\t)\\s*(?=\\S)`, "iu")

/** A position in one paragraph: the names and dates, and after them what was done there. */
const parted = (line: Line): ReadonlyArray<Line> => {
  const { period, text } = line
  if (line.bullet || period === undefined) return [line]
  const isFirst = period.from <= 8 && !/\p{L}{3}/u.test(text.slice(0, period.from))
  const rest = text.slice(period.to)
  const end = isFirst ? /\.(?=\s+[\p{Lu}\d])|:(?=\s+\S)/u.exec(rest.slice(2)) : /^[\s)\]]*[.:;–—-](?=\s+\S)/u.exec(rest)
  if (end === null) return [line]
  const at = period.to + (isFirst ? 2 : 0) + end.index + end[0].length
  const work = text.slice(at).trim()
  // "Builder, 2015 - 2024: bricklaying, scaffolding"
  const isWork =
    (end[0].includes(":") && (!isFirst || /^\p{Ll}/u.test(work))) ||
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
  const isEach = texts.length > 1 && texts.every((text) => periodIn(text) !== undefined)
  if (!isEach) return [line]
  return texts.map((text, at) => ({ ...line, text, period: periodIn(text), blankBefore: at === 0 && line.blankBefore }))
}

/** A line as positions are read: without its label, in parts where it holds a whole position or two; none that says how long. */
export const prepared = (line: Line): ReadonlyArray<Line> => {
  if (!line.bullet && isDuration(line.text)) return []
  return sideBySide(line).flatMap((one) => {
    const text = one.bullet ? one.text : one.text.replace(label, "")
    return parted(text === one.text ? one : { ...one, text, period: periodIn(text) })
  })
}
