import { english, type Language } from "../../src/lexicon/Language.js"
import type { Passage, Resume } from "../../src/resume/Resume.js"
import { jobMarks, type Mark, type NumberedRow, resumeMark } from "../../src/scoring/report/numberedRows.js"
import { evidenceOf, placeInWords, type State, stateOf } from "../../src/scoring/report/requirementRows.js"
import { markedText } from "./marks.js"
import { append } from "../../src/text/append.js"
import { type Html, markup } from "../../src/text/markup.js"
import { folded, jobTitleId } from "./requirements.js"

/** What the page says of the job. */
export interface JobShown {
  /** Empty when no title is known. */
  readonly title: string
  readonly company: string
  readonly description: string
  /** What it is written in; English when not given. */
  readonly language?: Language
}

/** Said of a text in another language than the page's. */
const spoken = (language: Language | undefined): Html | undefined =>
  language === undefined || language === english ? undefined : markup` lang="${language}"`

const key = (state: State, words: string) => markup`<li><mark class="${state}">Abc</mark> ${words}</li>`

/** The job description with its requirements marked. */
export const jobSection = (job: JobShown, rows: ReadonlyArray<NumberedRow>): Html => {
  const hasSpared = rows.some((row) => row.members.some((one) => stateOf(one, row) === "spared"))
  return markup`<section class="job" aria-labelledby="job">
<h2 id="job">Job description</h2>
<ul class="key" aria-label="Key">${key("missing", "missing")}${key("met", "met")}${hasSpared ? key("spared", "alternative not needed") : undefined}</ul>
<h3 id="${jobTitleId}"><bdi>${job.title === "" ? "Without a title" : job.title}</bdi></h3>
<div class="text" role="group" aria-labelledby="job" tabindex="0" dir="auto"${spoken(job.language)}>${markedText(job.description, jobMarks(rows))}</div>
</section>
`
}

const resumeMarks = (
  passages: ReadonlyArray<Passage>,
  rows: ReadonlyArray<NumberedRow>
): ReadonlyMap<Passage, ReadonlyArray<Mark>> => {
  const byWhere = new Map<string, Array<Passage>>()
  for (const passage of passages) byWhere.set(passage.where, [...(byWhere.get(passage.where) ?? []), passage])
  const marks = new Map<Passage, Array<Mark>>()
  for (const row of rows) {
    evidenceOf(row).forEach((one, at) => {
      const { matched, span, where } = one
      const there = byWhere.get(where) ?? []
      // A place may hold two passages; the words tell which is meant.
      const passage = there.find(({ text }) => text.slice(span.start, span.end) === matched) ?? there[0]
      if (passage === undefined) return
      append(marks, passage, resumeMark(row, one, at))
    })
  }
  return marks
}

const sectionNames: Readonly<Record<Passage["section"], string>> = {
  summary: "Summary",
  skills: "Skills",
  experience: "Experience",
  education: "Education",
  certifications: "Certifications",
  other: "No section"
}

/** Passages that follow each other in one section. */
const runsOf = (passages: ReadonlyArray<Passage>): ReadonlyArray<ReadonlyArray<Passage>> => {
  const runs: Array<Array<Passage>> = []
  for (const passage of passages) {
    const last = runs.at(-1)
    if (last?.[0]?.section === passage.section) last.push(passage)
    else runs.push([passage])
  }
  return runs
}

/** The resume as the scorer reads it, passage by passage, with all evidence marked. */
export const resumeSection = ({ language, passages }: Resume, rows: ReadonlyArray<NumberedRow>): Html => {
  const marks = resumeMarks(passages, rows)
  const shown = (passage: Passage) =>
    markup`<li><span class="where">${placeInWords(passage.where)}</span><div class="text" dir="auto"${spoken(language)}>${markedText(passage.text, marks.get(passage) ?? [])}</div></li>
`
  return folded(
    "resume",
    "Resume, as it was read",
    markup`<ul class="key" aria-label="Key">${key("met", "evidence for the numbered requirement")}</ul>
${
  passages.length === 0
    ? markup`<p class="about">No text was found in it.</p>`
    : runsOf(passages).map(
        (run) => markup`<h3>${sectionNames[run[0]?.section ?? "other"]}</h3>
<ul class="passages">${run.map(shown)}</ul>
`
      )
}`
  )
}
