import type { Evidence } from "../../scoring/report/Report.js"
import { jobMarkId, type NumberedRow, resumeMarkId, rowId } from "../../scoring/report/numberedRows.js"
import { evidenceOf, figure, formInWords, placeInWords, kinds } from "../../scoring/report/requirementRows.js"
import { element, own } from "../dom.js"

const linked = (row: NumberedRow, at: number): HTMLElement => {
  const member = row.members[at]
  const name = own(member?.name ?? "")
  return member === undefined || member.span === null
    ? name
    : element("a", { href: `#${jobMarkId(row.number, at)}` }, name)
}

/** Of alternatives the one that was found comes first. */
const namesOf = (row: NumberedRow): ReadonlyArray<Node | string> => {
  const order = row.members.map((_, at) => at)
  const best = row.members.indexOf(row.best)
  const sorted = row.matched ? [best, ...order.filter((at) => at !== best)] : order
  return sorted.flatMap((at, nth) => (nth === 0 ? [linked(row, at)] : [" or ", linked(row, at)]))
}

const nameCell = (row: NumberedRow, description: string): HTMLElement => {
  const { kind, name, span, tier } = row.best
  const written = span === null ? "" : description.slice(span.start, span.end)
  const isOther = written !== "" && written.toLowerCase() !== name.toLowerCase()
  const said = span === null ? " · in the title" : isOther ? ` · job says “${written}”` : ""
  return element(
    "th",
    { scope: "row" },
    ...namesOf(row),
    element("small", {}, element("span", { class: `tier ${tier}` }, tier), ` · ${kinds[kind]}${said}`)
  )
}

const numberCell = ({ number }: NumberedRow) => element("td", { class: "number" }, String(number))

/** How many places stand in a row before the rest is counted. */
const shownPlaces = 2

const placeItem = (row: NumberedRow, one: Evidence, at: number) =>
  element(
    "li",
    {},
    element("span", { class: `form ${one.by}` }, formInWords(one.by, "").trim()),
    " ",
    element("a", { href: `#${resumeMarkId(row.number, at)}` }, "“", own(one.matched), "”"),
    element("span", { class: "quiet" }, ` ${placeInWords(one.where)}`)
  )

const placesCell = (row: NumberedRow) => {
  const places = evidenceOf(row)
  const more = places.length - shownPlaces
  return element(
    "td",
    { class: "places" },
    element(
      "ul",
      {},
      ...places.slice(0, shownPlaces).map((one, at) => placeItem(row, one, at)),
      ...(more > 0 ? [element("li", { class: "quiet" }, `and ${more} more`)] : [])
    )
  )
}

const table = (caption: string, heads: ReadonlyArray<string>, rows: ReadonlyArray<HTMLElement>) =>
  element(
    "table",
    {},
    element("caption", {}, caption),
    element("thead", {}, element("tr", {}, ...heads.map((head) => element("th", { scope: "col" }, head)))),
    element("tbody", {}, ...rows)
  )

const rowOf = (row: NumberedRow, description: string, ...cells: ReadonlyArray<HTMLElement>): HTMLElement =>
  element("tr", { id: rowId(row.number) }, numberCell(row), nameCell(row, description), ...cells)

/** What the resume does not show, in the order given: required first. */
export const missingTable = (rows: ReadonlyArray<NumberedRow>, description: string): HTMLElement =>
  table(
    "Missing requirements, required ones first",
    ["No.", "Requirement", "Could give"],
    rows.map((row) =>
      rowOf(
        row,
        description,
        element("td", { class: "points" }, element("strong", { class: "gap" }, `+${figure(row.possible - row.points)}`))
      )
    )
  )

/** What the resume shows, and where. */
export const foundTable = (rows: ReadonlyArray<NumberedRow>, description: string): HTMLElement =>
  table(
    "Met requirements, those that give most first",
    ["No.", "Requirement", "Form, and where it was found", "Gives"],
    rows.map((row) =>
      rowOf(
        row,
        description,
        placesCell(row),
        element("td", { class: "points" }, element("strong", {}, figure(row.points)), ` of ${figure(row.possible)}`)
      )
    )
  )
