import { tableFor } from "../../rules/resumeWords/words.js"
import { isMadeOfHeadingWords } from "./layout/headings.js"

// A table of positions or schools with a row of column names: "Employer | Position | From | To | Duties". Each row is
// written as the lines of an entry, which the rest of the parser reads.

const columns = tableFor("tableColumns")

/** What a row of names begins with; most lines need no more of a look. */
const openings: ReadonlySet<string> = new Set([...columns.keys()].map((name) => name.split(" ")[0] ?? ""))
const maxHead = 200

/** What stands between the cells of a line: tabs, the strokes of a drawn table, slashes, wide gaps. */
const signs: ReadonlyArray<RegExp> = [/\t/, /\|/, /\s\/\s/, /\s{2,}/]

const cellsOf = (line: string, sign: RegExp): ReadonlyArray<string> =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(sign)
    .map((cell) => cell.trim())

interface Table {
  readonly head: ReadonlyArray<string>
  readonly sign: RegExp
}

/** The table that a line opens: a row of column names, among them an employer, a position and when, or a school and a degree. */
const tableAt = (line: string): Table | undefined => {
  if (line.length > maxHead || !openings.has(/[^\s|*]+/.exec(line)?.[0].toLowerCase() ?? "")) return undefined
  for (const sign of signs) {
    const cells = cellsOf(line, sign)
    const head = cells.map((cell) => columns.get(cell.toLowerCase().replace(/[*_:]/g, "").trim()) ?? "other")
    const has = (column: string) => head.includes(column)
    const isOfWork = has("company") && has("role") && (has("period") || has("from"))
    const isOfStudies = has("degree") && (has("school") || has("company"))
    const isOfCertificates = (has("name") || has("degree")) && isOfStates(head)
    const isNamed = head.filter((name) => name !== "other").length * 2 >= head.length
    if (cells.length >= 3 && isNamed && (isOfWork || isOfStudies || isOfCertificates)) return { head, sign }
  }
  return undefined
}

const linesOfRow = ({ head }: Table, cells: ReadonlyArray<string>): ReadonlyArray<string> => {
  const cell = (column: string) => cells[head.indexOf(column)] ?? ""
  if (isOfStates(head)) {
    const said = [cell("name") || cell("degree"), cell("status"), cell("period")]
    return [said.filter((part) => part !== "").join(", ")]
  }
  const until = cell("to") === "" ? "present" : cell("to")
  const period = head.includes("from") ? `${cell("from")} - ${until}` : cell("period")
  if (head.includes("degree")) return ["", [cell("degree"), cell("school") || cell("company"), period].join("\t")]
  const duties = cell("duties")
    .split(/;|(?<=[.!])\s+(?=\p{Lu})|\s•\s/u)
    .map((duty) => duty.trim())
    .filter((duty) => duty !== "")
  return ["", `${cell("role")}\t${cell("company")}\t${period}`, ...duties.map((duty) => `- ${duty}`)]
}

const stateColumns: ReadonlySet<string> = new Set(["issuer", "status"])
const isOfStates = (head: ReadonlyArray<string>): boolean => head.some((column) => stateColumns.has(column))

const isRuler = (cells: ReadonlyArray<string>): boolean => cells.every((cell) => /^:?-+:?$/.test(cell))

const minRows = 2
/** The sign before the first cell is gone, as that of a bullet. */
const isRow = (text: string): boolean => text.trim().endsWith("|") && text.split("|").length > 2

/** The texts, of a table of skills only these: without the row of column names, and the kinds that the first column has. */
export const namesOfTable = (texts: ReadonlyArray<string>): ReadonlyArray<string> => {
  const rows = texts.flatMap((text) => (isRow(text) ? [cellsOf(text, /\|/)] : []))
  if (rows.length < minRows) return texts
  const isLabel = (cell: string | undefined) => isMadeOfHeadingWords(cell ?? "")
  const isHead = (row: ReadonlyArray<string>) => row.every(isLabel)
  const own = rows.filter((row) => !isHead(row) && !isRuler(row))
  const holdsLists = (row: ReadonlyArray<string>) => row.slice(1).some((cell) => cell.includes(","))
  const labelled = own.filter((row) => row.length > 1 && (isLabel(row[0]) || holdsLists(row)))
  const from = labelled.length * 2 > own.length ? 1 : 0
  return [...texts.filter((text) => !isRow(text)), ...own.map((row) => row.slice(from).join("; "))]
}

/** The text with such tables written out; all else stays as it is. Linear. */
export const tablesWrittenOut = (text: string): string => {
  let table: Table | undefined
  const written: Array<string> = []
  for (const line of text.split("\n")) {
    const opened = tableAt(line)
    if (opened !== undefined) {
      table = opened
      continue
    }
    const own = table === undefined ? [] : cellsOf(line, table.sign)
    // "1. Sample Foods / Clerk / 2019 - 2021", below "No. / Employer / Post / Dates".
    const number = own.length < (table?.head.length ?? 0) ? /^(\d{1,2}[.)]) (.*)/.exec(own[0] ?? "") : null
    const cells = number === null ? own : [number[1] ?? "", number[2] ?? "", ...own.slice(1)]
    if (table !== undefined && isRuler(cells)) continue
    if (table !== undefined && cells.length >= 3 && cells.length <= table.head.length)
      written.push(...linesOfRow(table, cells))
    else {
      if (line.trim() !== "") table = undefined
      written.push(line)
    }
  }
  return written.join("\n")
}
