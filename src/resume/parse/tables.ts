// A table of positions with a row of column names: "Employer | Position | From | To | Duties". Each row is
// written as the lines of a position, which the rest of the parser reads.

type Column = "company" | "role" | "from" | "to" | "period" | "duties" | "other"

const namesOf: ReadonlyArray<readonly [Column, string]> = [
  ["company", "employer,company,organisation,organization,firm,school,hospital,client,name of employer,employer name"],
  ["role", "position,role,job title,title,job,post,occupation,position held,designation"],
  ["from", "from,start,start date,begin,since,date from"],
  ["to", "to,until,end,end date,date to"],
  ["period", "dates,date,period,years,year,when,duration,dates employed"],
  ["duties", "duties,responsibilities,description,tasks,main duties,what i did,key duties,achievements"],
  ["other", "place,location,city,country,town,reason for leaving,supervisor,sector,department"]
]
const columns: ReadonlyMap<string, Column> = new Map(
  namesOf.flatMap(([column, names]) => names.split(",").map((name): [string, Column] => [name, column]))
)

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
const headOf = (cells: ReadonlyArray<string>): ReadonlyArray<Column> | undefined => {
  const found = cells.map((cell) => columns.get(cell.toLowerCase().replace(/[*_:]/g, "").trim()))
  const has = (column: Column) => found.includes(column)
  const isTable = has("company") && has("role") && (has("period") || has("from"))
  return isTable && found.every((column) => column !== undefined) ? found : undefined
}

const linesOfRow = (head: ReadonlyArray<Column>, cells: ReadonlyArray<string>): ReadonlyArray<string> => {
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
  let head: ReadonlyArray<Column> | undefined
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
