import { anyOf, phrasesFor, wordsFor } from "../../../rules/resumeWords/words.js"
import { alternativesOf } from "../../../text/phrases.js"
import { isOrganisation, isRole } from "./pieces.js"
import { headingIn } from "./headings.js"
import { periodIn } from "../dates.js"

// What the pages of a document carry at their edges, and a copy of it brings along: numbers, the name again.

const pageWord = `${anyOf("pageWords")}\\.?`
const ofAll = `(?:\\s*(?:/|${anyOf("pageJoints")})\\s*\\d{1,2})`
const number = new RegExp(
  `^(?:[-–—•|]\\s*)?(?:${pageWord}\\s*\\d{1,2}${ofAll}?|\\d{1,2}${ofAll}|\\d{1,2})(?:\\s*[-–—•|])?$`,
  "i"
)
const numberAtEdge = new RegExp(
  `^(.{2,80}?)[\\s,|•·–—-]+(?:${pageWord}\\s*\\d{1,2}${ofAll}?|\\d{1,2}${ofAll})$|^${pageWord}\\s*\\d{1,2}${ofAll}?[\\s,|•·–—-]+(.{2,80})$`,
  "i"
)
const documentTitles = phrasesFor("documentTitles")

const plain = (line: string) => line.replace(/[#*_]/g, "").trim().toLowerCase()

const isPageNumber = (line: string) => number.test(line.trim()) && !/^(?:19|20)\d\d$/.test(line.trim())

/** The text without page numbers and without its first lines where later pages repeat them. Linear. */
export const withoutPageEdges = (text: string): string => {
  const lines = text.split("\n")
  const opening = lines.map(plain).filter((line) => line !== "")
  // What somebody is stands again above the position.
  const isHead = (line: string) => line.length >= 5 && !isRole(line)
  const name = opening.slice(0, 1).find(isHead) ?? ""
  const heads = new Set(opening.slice(0, 3).filter(isHead))
  const isAgain = (edge: string) => edge.length >= 5 && opening.filter((line) => line.startsWith(edge)).length > 1
  let seen = 0
  const kept = lines.flatMap((line) => {
    const own = plain(line)
    if (own === "") return [line]
    seen++
    if (seen <= 3) return [line]
    const edge = /\d/.test(own) && own.length <= 120 ? numberAtEdge.exec(line.trim()) : null
    const beside = plain(edge?.[1] ?? edge?.[2] ?? "")
    if (
      edge !== null &&
      (heads.has(beside) || documentTitles.isWhole(beside) || (name !== "" && beside.includes(name)) || isAgain(beside))
    )
      return []
    return isPageNumber(line) || (own === name && name !== "") ? [] : [line]
  })
  return kept.length === lines.length ? text : kept.join("\n")
}

// A page of two columns that a reader flattened line by line: what stands side by side shares a line, with a
// gutter of spaces between. Read as it comes, a skill ends up in a bullet; so the columns are parted first.

interface Row {
  readonly line: string
  /** Columns at which something begins after two spaces or more, or after the indent. */
  readonly starts: ReadonlyArray<number>
}

const rowOf = (raw: string): Row => {
  const line = raw.trimEnd()
  return { line, starts: [...line.matchAll(/(?:^| ) {1,200}(?=\S)/g)].map((gap) => gap.index + gap[0].length) }
}

/** Narrower, the spaces are an indent. */
const minGutter = 12
const minRows = 4
const maxLines = 2_000

const leftOf = ({ line }: Row, at: number) => line.slice(0, at).trimEnd()
const rightOf = ({ line }: Row, at: number) => line.slice(at).trim()
const isHeading = (cell: string) => cell !== "" && headingIn(cell)?.tail === ""

/** Whether nothing of the left column reaches over the gutter; a full one leaves one space before it. */
const isParted = ({ line }: Row, at: number) => line.length <= at || line[at - 1] === " "
/** Whether a second cell begins at the gutter, well apart from the first. */
const isBeside = ({ line, starts }: Row, at: number) => starts.includes(at) && line.slice(at - 2, at).trim() === ""

const maxNarrow = 60
const goesOnBelow = new RegExp(
  `(?:[,:&]|\\s(?:${alternativesOf(wordsFor("smallWords").filter((word) => /^\p{L}+$/u.test(word)))}))$`,
  "u"
)

/** The cells of a narrow column with those joined that wrapped in it. */
const unwrapped = (cells: ReadonlyArray<string>, limit: number): ReadonlyArray<string> => {
  const width = Math.max(0, ...cells.map(({ length }) => length).filter((length) => length <= limit))
  if (width > maxNarrow) return cells
  const joined: Array<string> = []
  for (const cell of cells) {
    const above = joined.at(-1) ?? ""
    const [first = ""] = cell.trim().split(" ", 1)
    const isFull = above.length <= limit && above.length + 1 + first.length > width
    const goesOn = /^\s*[\p{Ll}(]/u.test(cell) || goesOnBelow.test(above) || isOrganisation(first)
    if (above !== "" && cell !== "" && isFull && goesOn) joined[joined.length - 1] = `${above} ${cell.trim()}`
    else joined.push(cell)
  }
  return joined
}

/** The column at which most lines begin a second cell, where one of those cells is a heading. */
const gutterOf = (rows: ReadonlyArray<Row>): number | undefined => {
  const counts = new Map<number, number>()
  for (const { starts } of rows) {
    for (const start of starts) if (start >= minGutter) counts.set(start, (counts.get(start) ?? 0) + 1)
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one)
  if (best === undefined || best[1] < minRows) return undefined
  const [gutter] = best
  const hasHeading = rows.some((row) => isBeside(row, gutter) && isHeading(rightOf(row, gutter)))
  const shares = rows.some((row) => isBeside(row, gutter) && leftOf(row, gutter) !== "")
  return hasHeading && shares ? gutter : undefined
}

/** The text with its columns one below the other; the same text where it has but one. Linear. */
export const columnsApart = (text: string): string => {
  const lines = text.split("\n")
  if (lines.length > maxLines) return text
  const rows = lines.map(rowOf)
  const gutter = gutterOf(rows)
  if (gutter === undefined) return text
  const datesAreRight = rows.some((row) => {
    const heading = headingIn(rightOf(row, gutter))
    return heading?.section === "experience" && heading.tail === ""
  })
  // Above the first heading stand the name and contacts, side by side.
  const first = rows.findIndex(
    (row) => isBeside(row, gutter) && (isHeading(leftOf(row, gutter)) || isHeading(rightOf(row, gutter)))
  )
  const last = rows.findLastIndex((row) => isBeside(row, gutter))
  const cells = rows.map((row, at): readonly [string, string] => {
    const [own, other] = [leftOf(row, gutter), rightOf(row, gutter)]
    // Dates at the right edge belong to what stands before them, where that is the column of the positions.
    const isDate = !datesAreRight && own !== "" && isOnlyDate(other)
    const isWhole = !isBeside(row, gutter) && !(at > first && at < last && isParted(row, gutter) && other !== "")
    return at < first || isWhole || isDate ? [row.line, ""] : [own, other]
  })
  const [left, right] = [cells.map(([own]) => own), cells.map(([, other]) => other)]
  return [unwrapped(left, gutter), unwrapped(right, maxNarrow)].map((column) => column.join("\n")).join("\n\n")
}

const isOnlyDate = (cell: string): boolean => {
  const period = periodIn(cell)
  return period !== undefined && cell.slice(0, period.from).trim() === "" && cell.slice(period.to).trim() === ""
}
