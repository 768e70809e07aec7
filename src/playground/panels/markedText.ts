import type { Passage } from "../../resume/Resume.js"
import { markedPieces } from "../../scoring/report/marking.js"
import { jobMarks, type Mark, type NumberedRow, resumeMark, rowId } from "../../scoring/report/numberedRows.js"
import { evidenceOf, placeInWords } from "../../scoring/report/requirementRows.js"
import { element } from "../dom.js"
import { append } from "../../text/append.js"

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

/** The job description with its requirements marked. */
export const markedJob = (description: string, rows: ReadonlyArray<NumberedRow>): ReadonlyArray<Node | string> =>
  markedNodes(description, jobMarks(rows))

const marksByPlace = (rows: ReadonlyArray<NumberedRow>): ReadonlyMap<string, ReadonlyArray<Mark>> => {
  const marks = new Map<string, Array<Mark>>()
  for (const row of rows) {
    evidenceOf(row).forEach((one, at) => append(marks, one.where, resumeMark(row, one, at)))
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
