import { markedPieces } from "../../scoring/report/marking.js"
import type { Span } from "../../posting/Job.js"
import type { Passage } from "../../resume/Resume.js"
import {
  evidenceOf,
  placeInWords,
  type Row,
  rowsOf,
  type State,
  stateOf,
  stateWords
} from "../../scoring/report/requirementRows.js"
import type { ScoreReport } from "../../scoring/report/Report.js"
import { element } from "../dom.js"
import { append } from "../../text/append.js"

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

export const rowId = (row: number): string => `requirement-${row}`
/** The first place of a requirement is the one that its row links to. */
export const jobMarkId = (row: number, member: number, place = 0): string =>
  place === 0 ? `job-${row}-${member}` : `job-${row}-${member}-${place}`
export const resumeMarkId = (row: number, at: number): string => `evidence-${row}-${at}`

interface Mark {
  readonly span: Span
  readonly state: State
  readonly id: string
  readonly row: number
  readonly label: string
}

const linksOf = (marks: ReadonlyArray<Mark>): ReadonlyArray<Node> =>
  marks.length === 0
    ? []
    : [
        element(
          "sup",
          {},
          ...marks.flatMap(({ label, row }, at) => [
            ...(at === 0 ? [] : [", "]),
            element("a", { href: `#${rowId(row)}`, "aria-label": label }, String(row))
          ])
        )
      ]

const markedNodes = (text: string, marks: ReadonlyArray<Mark>): ReadonlyArray<Node | string> =>
  markedPieces(text, marks).flatMap(({ ended, started, state, text: piece }) => {
    const [first, ...others] = started
    const anchors = others.map(({ id }) => element("span", { id }))
    const content =
      state === undefined
        ? [...(first === undefined ? [] : [element("span", { id: first.id })]), piece]
        : [element("mark", { class: state, ...(first === undefined ? {} : { id: first.id }) }, piece)]
    return [...linksOf(ended), ...anchors, ...content]
  })

const labelOf = (row: NumberedRow, name: string, state: State) =>
  `Requirement ${row.number}, ${name}: ${stateWords[state]}`

/** The job description with its requirements marked. */
export const markedJob = (description: string, rows: ReadonlyArray<NumberedRow>): ReadonlyArray<Node | string> =>
  markedNodes(
    description,
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
  )

const marksByPlace = (rows: ReadonlyArray<NumberedRow>): ReadonlyMap<string, ReadonlyArray<Mark>> => {
  const marks = new Map<string, Array<Mark>>()
  for (const row of rows) {
    evidenceOf(row).forEach(({ span, where }, at) => {
      const label = labelOf(row, row.best.name, "met")
      const mark = { span, state: "met" as const, id: resumeMarkId(row.number, at), row: row.number, label }
      append(marks, where, mark)
    })
  }
  return marks
}

/** The resume as the scorer reads it, line by line, with all evidence marked. */
export const markedPassages = (
  passages: ReadonlyArray<Passage>,
  rows: ReadonlyArray<NumberedRow>
): ReadonlyArray<HTMLElement> => {
  const marks = marksByPlace(rows)
  return passages.map(({ text, where }) =>
    element(
      "li",
      {},
      element("span", { class: "where" }, placeInWords(where)),
      element("span", { class: "text", dir: "auto" }, ...markedNodes(text, marks.get(where) ?? []))
    )
  )
}
