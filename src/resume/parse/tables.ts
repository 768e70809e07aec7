import { tableFor } from "../../rules/resumeWords/words.js"

// A table of positions with a row of column names: "Employer | Position | From | To | Duties". Each row is
// written as the lines of a position, which the rest of the parser reads.

type Column = "company" | "role" | "from" | "to" | "period" | "duties"

const columns = tableFor("tableColumns")

/** Cells between tabs, or between the strokes of a drawn table; none for a line of text. */
const cellsOf = (line: string): ReadonlyArray<string> => {
  const cells = line.includes("\t")
    ? line.split("\t")
    : line.includes("|")
      ? line.replace(/^\s*\||\|\s*$/g, "").split("|")
      : []
  return cells.map((cell) => cell.trim())
}

/** The columns of a row of names: an employer, a position and when. */
const headOf = (cells: ReadonlyArray<string>): ReadonlyArray<string> | undefined => {
  const found = cells.map((cell) => columns.get(cell.toLowerCase().replace(/[*_:]/g, "").trim()))
  const has = (column: Column) => found.includes(column)
  const isTable = has("company") && has("role") && (has("period") || has("from"))
  const known = found.flatMap((column) => column ?? [])
  return isTable && known.length === found.length ? known : undefined
}

const linesOfRow = (head: ReadonlyArray<string>, cells: ReadonlyArray<string>): ReadonlyArray<string> => {
  const cell = (column: Column) => cells[head.indexOf(column)] ?? ""
  const until = cell("to") === "" ? "present" : cell("to")
  const period = head.includes("period") ? cell("period") : `${cell("from")} - ${until}`
  const duties = cell("duties")
    .split(/;|(?<=[.!])\s+(?=\p{Lu})|\s•\s/u)
    .map((duty) => duty.trim())
    .filter((duty) => duty !== "")
  return ["", `${cell("role")}\t${cell("company")}\t${period}`, ...duties.map((duty) => `- ${duty}`)]
}

/** The text with such tables written out; all else stays as it is. Linear. */
export const tablesWrittenOut = (text: string): string => {
  let head: ReadonlyArray<string> | undefined
  const written: Array<string> = []
  for (const line of text.split("\n")) {
    const cells = cellsOf(line)
    const found = cells.length >= 3 ? headOf(cells) : undefined
    if (found !== undefined) {
      head = found
      continue
    }
    if (head !== undefined && cells.every((cell) => /^:?-*:?$/.test(cell)) && cells.length > 0) continue
    if (head !== undefined && cells.length >= 3 && cells.length <= head.length) written.push(...linesOfRow(head, cells))
    else {
      if (line.trim() !== "") head = undefined
      written.push(line)
    }
  }
  return written.join("\n")
}
