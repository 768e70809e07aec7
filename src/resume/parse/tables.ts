import { tableFor } from "../../rules/resumeWords/words.js"
import type { ExperienceItem } from "../../domain/MasterProfile.js"
import { periodIn } from "./dates.js"
import { headingIn } from "./layout/headings.js"
import { linesOf } from "./layout/lines.js"
import { roleRank } from "./layout/pieces.js"
import { sentencesOf } from "./positions/positions.js"

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

// Positions as a form prints them, a label before each value: "company - Sample Foods", "description - …". What stands
// behind the description up to the next label belongs to it.

const label = /^(\p{Ll}+(?: \p{Ll}+)?) -(?: (.*)|$)/u
const opens = /^(?:company|employer) -(?: |$)/m

interface Draft {
  readonly company: string
  role: string
  dates: string
  readonly work: Array<string>
}

/** Who the person is, in lines of their own before the form: "Automation Tester", "Data Scientist - Sample Labs". */
const headlinesIn = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== "" && line.length <= 80 && !/\d/.test(line) && roleRank(line.replace(/ - .*/, "")) >= 2)

const roleAt = (company: string, headlines: ReadonlyArray<string>): string => {
  const named = headlines.find((line) => company !== "" && line.endsWith(` - ${company}`))
  return (named ?? headlines.at(-1) ?? "").replace(/ - .*/, "")
}

const itemOf = (
  { company, dates, role, work }: Draft,
  headlines: ReadonlyArray<string>
): ReadonlyArray<ExperienceItem> => {
  const description = sentencesOf(linesOf(work.join("\n")))
  const own = /^role: (.{2,60})$/i.exec(description[0] ?? "")?.[1] ?? ""
  const named = role || own || roleAt(company, headlines)
  if (named === "" && company === "") return []
  const period = periodIn(dates === "" ? (work[0] ?? "") : dates)
  const isOwn = period !== undefined && (dates !== "" || period.from <= 2)
  return [
    {
      company: company || named,
      role: named || company,
      start_date: isOwn ? period.start : null,
      end_date: isOwn ? period.end : null,
      description: own === "" ? description : description.slice(1)
    }
  ]
}

export interface Records {
  readonly items: ReadonlyArray<ExperienceItem>
  /** The text without them. */
  readonly rest: string
}

/** The positions of such a form, and what else the text says. Linear. */
export const recordsIn = (text: string): Records => {
  if (!opens.test(text)) return { items: [], rest: text }
  const rest: Array<string> = []
  const drafts: Array<Draft> = []
  let draft: Draft | undefined
  for (const line of text.split("\n")) {
    const [, written = "", value = ""] = label.exec(line.trim()) ?? []
    const name = columns.get(written)
    const heading = name === undefined ? headingIn(line) : undefined
    if (name === "company") {
      draft = { company: value.trim(), role: "", dates: "", work: [] }
      drafts.push(draft)
    } else if (draft === undefined || (heading?.isListed === true && heading.tail === "")) {
      draft = undefined
      rest.push(line)
    } else if (name === undefined || name === "duties") {
      draft.work.push(name === undefined ? line : value)
    } else if (name === "period") draft.dates = value
    else draft.role = value.trim()
  }
  const headlines = headlinesIn(rest)
  return { items: drafts.flatMap((one) => itemOf(one, headlines)), rest: rest.join("\n") }
}
