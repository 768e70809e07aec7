import type { Marking } from "./marking.js"
import type { Evidence, ScoreReport } from "./Report.js"
import { type Row, rowsOf, type State, stateOf, stateWords } from "./requirementRows.js"

/** A row with the number that stands beside its marks in both texts. */
export interface NumberedRow extends Row {
  readonly number: number
}

/** What is missing and what was found, numbered through. */
export const numberedRows = (
  report: ScoreReport
): { readonly missing: ReadonlyArray<NumberedRow>; readonly found: ReadonlyArray<NumberedRow> } => {
  const { found, missing } = rowsOf(report)
  return {
    missing: missing.map((row, at) => ({ ...row, number: at + 1 })),
    found: found.map((row, at) => ({ ...row, number: missing.length + at + 1 }))
  }
}

/** A place in a text that belongs to a requirement's row. */
export interface Mark extends Marking {
  /** Unique in the page; the row links to it. */
  readonly id: string
  /** The row's number, shown after the place and linked to the row. */
  readonly row: number
  /** What the link says to those who hear it. */
  readonly label: string
}

export const rowId = (row: number): string => `requirement-${row}`
/** The first place of a requirement is the one that its row links to. */
export const jobMarkId = (row: number, member: number, place = 0): string =>
  place === 0 ? `job-${row}-${member}` : `job-${row}-${member}-${place}`
export const resumeMarkId = (row: number, at: number): string => `resume-${row}-${at}`

const labelOf = (row: NumberedRow, name: string, state: State) =>
  `Requirement ${row.number}, ${name}: ${stateWords[state]}`

/** Every place of the requirements in the job description. */
export const jobMarks = (rows: ReadonlyArray<NumberedRow>): ReadonlyArray<Mark> =>
  rows.flatMap((row) =>
    row.members.flatMap((member, at) => {
      const state = stateOf(member, row)
      const label = labelOf(row, member.name, state)
      return member.spans.map((span, place) => ({
        ...{ span, state, row: row.number, label },
        id: jobMarkId(row.number, at, place)
      }))
    })
  )

/** The place in the resume of a row's evidence with this number. */
export const resumeMark = (row: NumberedRow, { span }: Evidence, at: number): Mark => ({
  ...{ span, state: "met", row: row.number, label: labelOf(row, row.best.name, "met") },
  id: resumeMarkId(row.number, at)
})
