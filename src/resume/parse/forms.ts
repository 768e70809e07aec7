import { tableFor } from "../../rules/resumeWords/words.js"

// Positions as a form asks for them, a label before each value: "Employer: Sample Foods", "1) Designation : Clerk". Each is
// written as the lines of an entry, which the rest of the parser reads.

const columns = tableFor("tableColumns")
const labelled = /^\s*(?:\d{1,2}[.)]\s*|[-*•]\s+)?(\p{L}[\p{L}/ &.'’-]{1,40})(?<!\s)(?:\s*:(?=\s|$)|\t)(.*)$/u

const fieldOf = (line: string) => {
  if (!/[:\t]/.test(line)) return undefined
  const [, label = "", value = ""] = labelled.exec(line) ?? []
  const column = columns.get(label.toLowerCase())
  return column === undefined ? undefined : { column, value: value.trim() }
}

const headColumns: ReadonlySet<string> = new Set(["company", "role", "period", "from", "to"])

/** The values of a position from a line on: each once, and what no field takes. */
const formAt = (lines: ReadonlyArray<string>, at: number) => {
  const values = new Map<string, string>()
  let to = at
  for (; to < lines.length; to++) {
    const field = fieldOf(lines[to] ?? "")
    if (field === undefined || field.column === "duties" || values.has(field.column)) break
    if (headColumns.has(field.column)) values.set(field.column, field.value)
  }
  return { values, to }
}

/** The line above a form that names no employer: "2) Sample Foods, Pune". */
const employerAbove = (written: ReadonlyArray<string>): string | undefined => {
  const name = written
    .at(-1)
    ?.trim()
    .replace(/^\d{1,2}[.)]\s*/, "")
  return name === undefined || name === "" || name.length > 80 || /[:;!?]$/.test(name) ? undefined : name
}

/** The text with such positions written out; all else stays as it is. Linear. */
export const formsWrittenOut = (text: string): string => {
  const lines = text.split("\n")
  const written: Array<string> = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ""
    const { to, values } = formAt(lines, at)
    const value = (column: string) => values.get(column) ?? ""
    const isDated = value("period") !== "" || value("from") !== ""
    const above = value("company") === "" && value("role") !== "" && isDated ? employerAbove(written) : undefined
    if (above !== undefined) {
      values.set("company", above)
      written.pop()
    }
    if (to === at || value("company") === "" || value("role") === "") {
      written.push(line)
      continue
    }
    const until = value("to") === "" ? "present" : value("to")
    const period = value("from") === "" ? value("period") : `${value("from")} - ${until}`
    written.push("", [value("role"), value("company"), period].join("\t"))
    const duties = fieldOf(lines[to] ?? "")
    if (duties?.column === "duties" && duties.value !== "") written.push(duties.value)
    at = duties?.column === "duties" ? to : to - 1
  }
  return written.join("\n")
}
