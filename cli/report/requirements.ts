import type { Evidence, RequirementReport } from "../../src/scoring/report/Report.js"
import {
  evidenceOf,
  figure,
  formInWords,
  placeInWords,
  kinds,
  type Row
} from "../../src/scoring/report/requirementRows.js"
import { jobMarkId, type NumberedRow, resumeMarkId, rowId } from "../../src/scoring/report/numberedRows.js"
import { type Html, joined, markup } from "../../src/text/markup.js"

export const jobTitleId = "job-title"

const nameWithLink = (row: NumberedRow, member: RequirementReport): Html =>
  markup`<a href="#${member.span === null ? jobTitleId : jobMarkId(row.number, row.members.indexOf(member))}"><bdi>${member.name}</bdi></a>`

const nameOf = (row: NumberedRow): Html => {
  const others = row.members.filter((one) => one !== row.best)
  if (row.matched && others.length > 0) {
    const names = joined(
      others.map((one) => nameWithLink(row, one)),
      markup`, `
    )
    return markup`${nameWithLink(row, row.best)} <span class="quiet">or ${names}</span>`
  }
  return joined(
    row.members.map((one) => nameWithLink(row, one)),
    markup` or `
  )
}

/** How the job writes it, where that is another word than the name. */
const written = (row: NumberedRow, description: string): Html | undefined => {
  const { name, span } = row.best
  if (span === null) return markup`in the title`
  const text = description.slice(span.start, span.end)
  return text.toLowerCase() === name.toLowerCase() || text === "" ? undefined : markup`job says “<bdi>${text}</bdi>”`
}

const requirementCell = (row: NumberedRow, description: string): Html => {
  const { kind, tier } = row.best
  const details = [
    markup`<span class="tier ${tier}">${tier}</span>`,
    markup`${kinds[kind]}`,
    ...[written(row, description) ?? []].flat()
  ]
  return markup`<th scope="row">${nameOf(row)}<small>${joined(details, markup` · `)}</small></th>`
}

/** How many places stand in a row before the rest is folded away. */
const shownPlaces = 3

const place = (one: Evidence, row: number, at: number): Html => {
  const form = formInWords(one.by, "")
  const counts =
    one.strength < 1 ? markup` <span class="quiet counts">counts ${Math.round(one.strength * 100)} %</span>` : undefined
  return markup`<li><span class="form ${one.by}">${form.trim()}</span> <a href="#${resumeMarkId(row, at)}">“<bdi>${one.matched}</bdi>”</a> <span class="quiet">in</span> ${placeInWords(one.where)}${counts}</li>`
}

const placesCell = (row: NumberedRow): Html => {
  const places = evidenceOf(row).map((one, at) => place(one, row.number, at))
  const rest = places.slice(shownPlaces)
  const others =
    rest.length === 0 ? undefined : markup`<details><summary>${rest.length} more</summary><ul>${rest}</ul></details>`
  return markup`<td class="places"><ul>${places.slice(0, shownPlaces)}</ul>${others}</td>`
}

const head = (names: ReadonlyArray<readonly [string, string]>): Html =>
  markup`<thead><tr>${names.map(([name, kind]) => markup`<th scope="col" class="${kind}">${name}</th>`)}</tr></thead>`

/** A table that scrolls sideways on a narrow screen, so it must be reachable by keyboard. */
export const scrolled = (name: string, table: Html): Html =>
  markup`<div class="scroll" role="group" aria-label="Table: ${name}" tabindex="0">${table}</div>`

/** A part of the page that is folded away until somebody opens it. */
export const folded = (id: string, title: string, content: Html): Html =>
  markup`<section aria-labelledby="${id}"><details class="fold">
<summary><h2 id="${id}">${title}</h2></summary>
${content}
</details></section>
`

const lines = (rows: ReadonlyArray<NumberedRow>, cells: (row: NumberedRow) => Html): Html =>
  markup`<tbody>${rows.map(
    (row) => markup`
<tr id="${rowId(row.number)}"><td class="number">${row.number}</td>${cells(row)}</tr>`
  )}
</tbody>`

/** So many missing requirements stand before the fold. */
const maxShown = 6

/** What the resume does not show, in the order given: required first. */
export const missingSection = (rows: ReadonlyArray<NumberedRow>, description: string): Html => {
  const table = (some: ReadonlyArray<NumberedRow>, caption: string) => markup`<table>
<caption>${caption}</caption>
${head([
  ["No.", "number"],
  ["Requirement", ""],
  ["Could give", "points"]
])}
${lines(
  some,
  (row) =>
    markup`${requirementCell(row, description)}<td class="points"><strong class="gap">+${figure(row.possible - row.points)}</strong></td>`
)}
</table>`
  const [shown, rest] = [rows.slice(0, maxShown), rows.slice(maxShown)]
  return markup`<section class="first" aria-labelledby="missing">
<h2 id="missing">Missing (${rows.length})</h2>
<p class="about">${rows.length === 0 ? "Every requirement that was recognised is met." : "Nothing in the resume shows these. Only add what is true."}</p>
${rows.length === 0 ? undefined : scrolled("Missing", table(shown, "Missing requirements, required ones first"))}${
    rest.length === 0
      ? undefined
      : markup`<details class="more"><summary>${rest.length} more</summary>${scrolled("More that is missing", table(rest, "More missing requirements"))}</details>`
  }
</section>
`
}

const share = ({ points, possible }: Row): number => (possible === 0 ? 0 : Math.min(100, (points / possible) * 100))

/** What the resume shows, with all places. */
export const metSection = (rows: ReadonlyArray<NumberedRow>, description: string): Html =>
  folded(
    "met",
    `Met (${rows.length})`,
    rows.length === 0
      ? markup`<p class="about">No requirement is met.</p>`
      : markup`<p class="about">Places are compared with a recent, dated bullet, which counts 100 %. Another form than the one asked for counts a little less, what only implies it less still.</p>
${scrolled(
  "Met",
  markup`<table>
<caption>Met requirements, those that give most first</caption>
${head([
  ["No.", "number"],
  ["Requirement", ""],
  ["Form, and where it was found", ""],
  ["Gives", "points"]
])}
${lines(
  rows,
  (row) =>
    markup`${requirementCell(row, description)}${placesCell(row)}<td class="points"><strong>${figure(row.points)}</strong> of ${figure(row.possible)}<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="4"/><rect class="fill" width="${share(row).toFixed(1)}" height="4"/></svg></td>`
)}
</table>`
)}`
  )
