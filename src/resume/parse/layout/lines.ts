import { periodIn } from "../dates.js"
import { withMoreHeadings } from "./headingLooks.js"
import { composedHeading, headingIn, isListedHeading, isShouted, looseHeading } from "./headings.js"
import type { Line } from "./Line.js"

/**
 * Any sign that stands before a space, not only those that a list of bullets would hold; "o" is what becomes of a
 * hollow one. "(81) 95555-0123" is a phone number.
 */
const bulletMark =
  /^(?:[\p{So}\p{Sm}\-*•▪◦‣⁃∙·–—»›~]|>{1,2}|[=-]>|--|\d{1,2}[.)]|\([a-z\d]{1,2}\)(?! \d{3,5}[ -]?\d{3,5}))\s+(?=\S)|^o(?:\t| {2})\s*(?=\p{Lu})|^[•●▪◦‣►➢✓✔](?=\S)|^\.\s+(?=\S)|^-(?=\p{L}{2}|\d{2})|^(?:\p{Extended_Pictographic}[\u{200D}\p{Emoji_Modifier}\p{M}]*)+\s+(?=\S)/u

/**
 * Without the signs of emphasis; a sign after a backslash is the text's own, as Markdown has it, and one that closes
 * nothing is too: "GCSEs A*-C".
 */
const withoutEmphasis = (text: string) => {
  if (!/[*_\\]/.test(text)) return text
  let isOpen = false
  return text.replace(
    /\\([\\`*_[\]<>#+.)~&=-])|\*\*|__|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)([*_])(?![\p{L}\p{N}])/gu,
    (sign, own: string | undefined, closing: string | undefined) => {
      if (own !== undefined || sign.length === 2) return own ?? ""
      const isKept = closing !== undefined && !isOpen
      isOpen = closing === undefined
      return isKept ? sign : ""
    }
  )
}

/** What a heading with a mark of headings before it opens. */
const markedHeadingOf = (text: string) =>
  headingIn(text) ?? { section: looseHeading(text) ?? composedHeading(text)?.section ?? "unknown", tail: "" }

/** Whether a text after a number is the name of a section: "2. APPOINTMENTS". */
const isHeadingName = (text: string): boolean =>
  headingIn(text)?.isListed === true || (isShouted(text) && (looseHeading(text) ?? composedHeading(text)) !== undefined)

const firstWord = (line: string): string => line.trimStart().split(" ", 1)[0] ?? ""

const minWidth = 50
const maxWidth = 130
const minFullLines = 6

/** The width that a text was broken to: where many lines end within a word of the longest; 0 for none. */
const widthOf = (lines: ReadonlyArray<string>): number => {
  const ends = lines.map((line) => line.trimEnd().length).toSorted((one, other) => other - one)
  const width = ends[1] ?? 0
  const full = ends.filter((end) => end >= width - 14).length
  return width >= minWidth && width <= maxWidth && full >= Math.max(minFullLines, lines.length * 0.12) ? width : 0
}

const numbers = "1."

/** Before a heading: "✦ Where I worked", "3. Employment", "IV. Schools" */
const ornament = /^(?:([\p{So}>#*+~=»]{1,2})|(\d{1,2}|[IVX]{1,4}|[A-H])[.)])\s+(?=\p{Lu})/u
const minHeadings = 3
const maxHeading = 40

/**
 * What stands before each heading of a text and before nothing else: a sign, or numbers. All are short lines with a blank one
 * above, and everybody knows a third of them.
 */
const headingMarkOf = (lines: ReadonlyArray<string>): string | undefined => {
  const marks = new Map<string, { alone: number; all: number; known: number }>()
  for (const [at, line] of lines.entries()) {
    const text = line.trim()
    const mark = ornament.exec(text)
    if (mark === null) continue
    const [opening, sign = numbers] = mark
    const name = text.slice(opening.length)
    const count = marks.get(sign) ?? { alone: 0, all: 0, known: 0 }
    const isAlone = (lines[at - 1] ?? "").trim() === "" && name.length <= maxHeading && !/[.,;]$/.test(name)
    const isKnown = isAlone && (headingIn(name) !== undefined || looseHeading(name) !== undefined)
    marks.set(sign, {
      alone: count.alone + (isAlone ? 1 : 0),
      all: count.all + 1,
      known: count.known + (isKnown ? 1 : 0)
    })
  }
  return [...marks].find(([, { all, alone, known }]) => alone === all && all >= minHeadings && known * 3 >= all)?.[0]
}

/** The lines of a text that hold anything. */
export const linesOf = (text: string): ReadonlyArray<Line> => {
  const lines: Array<Line> = []
  let blankBefore = true
  const all = text.split("\n")
  const isSmall = (text.match(/\p{Lu}/gu)?.length ?? 0) < 3
  const width = widthOf(all)
  const headingMark = headingMarkOf(all)
  for (const [place, raw] of all.entries()) {
    const trimmed = raw.trim()
    if (trimmed === "" || /^[-=_*~•.·|]{3,}$/.test(trimmed)) {
      const above = lines.at(-1)
      if (/^[-=]{3,}$/.test(trimmed) && !blankBefore && above?.level === 0)
        lines[lines.length - 1] = { ...above, level: 1 }
      blankBefore = true
      continue
    }
    const markedHeading = /^#{1,6}\s+/.exec(trimmed)
    const isMarked = markedHeading !== null
    const unmarked = isMarked ? trimmed.slice(markedHeading[0].length) : trimmed
    const isOrnate = /^[~=*]/.test(unmarked) && headingIn(unmarked) !== undefined
    const sign = headingMark === undefined || isOrnate ? null : ornament.exec(unmarked)
    const isSigned = sign !== null && (sign[1] ?? numbers) === headingMark
    const numbered = /^\d{1,2}[.)]\s+(?=\p{Lu})/u.exec(unmarked)
    const isNumbered = !isSigned && numbered !== null && isHeadingName(unmarked.slice(numbered[0].length))
    const mark = isMarked || isOrnate ? null : isSigned ? sign : bulletMark.exec(unmarked)
    const content = withoutEmphasis(mark === null ? unmarked : unmarked.slice(mark[0].length)).trim()
    if (content === "") continue
    const isSmallHeading = isSmall || (blankBefore && isListedHeading(content.replace(/:$/, "")))
    const shown = isSmallHeading ? content.charAt(0).toUpperCase() + content.slice(1) : content
    const heading = isNumbered || isSigned ? markedHeadingOf(content) : mark === null ? headingIn(shown) : undefined
    lines.push({
      text: content,
      bullet: mark !== null && !isNumbered && !isSigned,
      indent: raw.length - raw.trimStart().length,
      isFull: width > 0 && raw.trimEnd().length + 1 + firstWord(all[place + 1] ?? "").length > width,
      blankBefore,
      heading: heading?.section,
      tail: heading?.tail ?? "",
      level: markedHeading?.[0].trim().length ?? 0,
      period: periodIn(content)
    })
    blankBefore = false
  }
  return withMoreHeadings(withoutEmptySpace(lines))
}

/** Where a blank line stands before nearly each line, none of them says anything. */
const withoutEmptySpace = (lines: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  const parted = lines.filter((line) => line.blankBefore).length
  if (lines.length < 12 || parted < lines.length * 0.9) return lines
  return lines.map((line, at) => ({ ...line, blankBefore: at === 0 || line.heading !== undefined }))
}
