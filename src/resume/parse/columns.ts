import { headingIn } from "./headings.js"
import { periodIn } from "./dates.js"

// A page of two columns that a reader flattened line by line: what stands side by side shares a line, with a
// gutter of spaces between. Read as it comes, a skill ends up in a bullet; so the columns are parted first.

interface Row {
  readonly line: string
  /** Columns at which something begins behind two spaces or more, or behind the indent. */
  readonly starts: ReadonlyArray<number>
}

const rowOf = (raw: string): Row => {
  const line = raw.trimEnd()
  return { line, starts: [...line.matchAll(/(?:^| ) {1,200}(?=\S)/g)].map((gap) => gap.index + gap[0].length) }
}

/** Narrower, the spaces are an indent. */
const leastGutter = 12
const leastRows = 4
const mostLines = 2_000

const leftOf = ({ line }: Row, at: number) => line.slice(0, at).trimEnd()
const rightOf = ({ line }: Row, at: number) => line.slice(at).trim()
const isHeading = (cell: string) => cell !== "" && headingIn(cell)?.tail === ""

/** Whether nothing of the left column reaches over the gutter. */
const isParted = ({ line }: Row, at: number) => line.length <= at || line.slice(at - 2, at).trim() === ""

/** The column at which most lines begin a second cell, where one of those cells is a heading. */
const gutterOf = (rows: ReadonlyArray<Row>): number | undefined => {
  const counts = new Map<number, number>()
  for (const { starts } of rows) {
    for (const start of starts) if (start >= leastGutter) counts.set(start, (counts.get(start) ?? 0) + 1)
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one)
  if (best === undefined || best[1] < leastRows) return undefined
  const [gutter] = best
  const isBeside = (row: Row) => row.starts.includes(gutter) && isParted(row, gutter)
  const hasHeading = rows.some((row) => isBeside(row) && isHeading(rightOf(row, gutter)))
  const shares = rows.some((row) => isBeside(row) && leftOf(row, gutter) !== "")
  return hasHeading && shares ? gutter : undefined
}

const hasExperience = (cells: ReadonlyArray<string>) =>
  cells.some((cell) => isHeading(cell) && headingIn(cell)?.section === "experience")

/** The text with its columns one below the other; the same text where it has but one. Linear. */
export const columnsApart = (text: string): string => {
  const lines = text.split("\n")
  if (lines.length > mostLines) return text
  const rows = lines.map(rowOf)
  const gutter = gutterOf(rows)
  if (gutter === undefined) return text
  const datesAreRight = hasExperience(rows.map((row) => rightOf(row, gutter)))
  const left: Array<string> = []
  const right: Array<string> = []
  for (const row of rows) {
    const [own, other] = [leftOf(row, gutter), rightOf(row, gutter)]
    // Dates at the right edge belong to what stands before them, where that is the column of the positions.
    const isDate = !datesAreRight && own !== "" && isOnlyDate(other)
    if (!row.starts.includes(gutter) || !isParted(row, gutter) || isDate) {
      left.push(row.line)
      right.push("")
    } else {
      left.push(own)
      right.push(other)
    }
  }
  // Whoever's name it is, it stands above the first heading of its column.
  const opens = (cells: ReadonlyArray<string>) => isHeading(cells.find((cell) => cell.trim() !== "")?.trim() ?? "")
  const columns = opens(left) && !opens(right) ? [right, left] : [left, right]
  return columns.map((column) => column.join("\n")).join("\n\n")
}

const isOnlyDate = (cell: string): boolean => {
  const period = periodIn(cell)
  return period !== undefined && cell.slice(0, period.from).trim() === "" && cell.slice(period.to).trim() === ""
}
