import type { EditableResume, OptimizeResult, SuggestedChange } from "../../src/domain/Optimization.js"
import type { Job, JobText } from "../../src/posting/Job.js"
import { english, type Language } from "../../src/lexicon/Language.js"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfProfile } from "../../src/resume/readResume.js"
import type { AsOfMonth, ScoreReport } from "../../src/scoring/report/Report.js"
import { scoreResume } from "../../src/scoring/score.js"
import { partNames, rowsOf } from "../../src/scoring/report/requirementRows.js"
import { summaryOf } from "../../src/scoring/report/summary.js"
import { missingLines, nameOf, warningLines } from "./scoreTable.js"
import { folding, matters } from "../../src/tailoring/folding.js"
import { bar, type Cell, nameLines, oneLine, type Style, table, wrap } from "./terminal.js"
import { shorten } from "../../src/text/shorten.js"
import { type DiffRun, wordDiff } from "../../src/tailoring/wordDiff.js"

/** The draft as the scorer reads it: what an answer leaves out stays as in the profile. */
export const draftOf = (profile: EditableResume, { optimized_resume_json: draft }: OptimizeResult): EditableResume => ({
  summary: draft.summary,
  base_skills: draft.skills,
  experiences: draft.experiences,
  certifications: profile.certifications,
  education: profile.education
})

export interface BeforeAndAfter {
  readonly before: ScoreReport
  readonly after: ScoreReport
}

/** Both scores with their parts, which the answer of the service does not carry, and the job as it was read for them. */
export const scoresOf = (
  profile: EditableResume,
  result: OptimizeResult,
  posting: JobText,
  asOf: AsOfMonth,
  language: Language = english
): BeforeAndAfter & { readonly job: Job } => {
  const job = readJob(posting)
  return {
    job,
    before: scoreResume(job, resumeOfProfile(profile, language), asOf),
    after: scoreResume(job, resumeOfProfile(draftOf(profile, result), language), asOf)
  }
}

const gain = (points: number, style: Style): Cell =>
  points === 0
    ? { text: "", align: "right" }
    : { text: `${points > 0 ? "+" : ""}${points}`, align: "right", paint: points > 0 ? style.good : style.bad }

/** The score before and after, by its parts. */
export const comparison = ({ after, before }: BeforeAndAfter, style: Style, width: number): ReadonlyArray<string> => {
  // What the figures and the gaps between them take.
  const barWidth = Math.min(20, width - 59)
  return table([
    [
      { text: "" },
      { text: "before", align: "right", paint: style.quiet },
      { text: "after", align: "right", paint: style.quiet },
      { text: "", align: "right" },
      { text: "of", align: "right", paint: style.quiet }
    ],
    ...partNames.map(([key, name]): ReadonlyArray<Cell> => {
      const { asked, points_possible: possible } = after.part_reports[key]
      return [
        { text: name },
        { text: String(before.parts[key]), align: "right" },
        { text: String(after.parts[key]), align: "right" },
        gain(after.parts[key] - before.parts[key], style),
        { text: asked ? String(possible) : "", align: "right", paint: style.quiet },
        { text: asked ? bar(after.parts[key] / possible, barWidth, style) : style.quiet("not asked") }
      ]
    }),
    [
      { text: "Score", paint: style.strong },
      { text: String(before.score), align: "right", paint: style.strong },
      { text: String(after.score), align: "right", paint: style.strong },
      gain(after.score - before.score, style),
      { text: "100", align: "right", paint: style.quiet },
      { text: bar(after.score / 100, barWidth, style) }
    ]
  ])
}

interface PaintedLine {
  readonly text: string
  /** Whether it holds words that the other text has not. */
  readonly isChanged: boolean
}

/** Wraps painted words: the paint goes around each line's share of a run. A word that is too long is cut. */
const paintedLines = (runs: ReadonlyArray<DiffRun>, style: Style, width: number): ReadonlyArray<PaintedLine> => {
  const paints = { same: (text: string) => text, added: style.added, removed: style.removed }
  const lines: Array<Array<{ kind: DiffRun["kind"]; words: string }>> = [[]]
  let length = 0
  for (const { kind, text } of runs) {
    for (const whole of text.split(" ")) {
      const word = shorten(whole, width)
      if (length > 0 && length + 1 + [...word].length > width) {
        lines.push([])
        length = 0
      }
      length += [...word].length + (length === 0 ? 0 : 1)
      const line = lines.at(-1)
      const last = line?.at(-1)
      if (last?.kind === kind) last.words += ` ${word}`
      else line?.push({ kind, words: word })
    }
  }
  return lines.map((line) => ({
    text: line.map(({ kind, words }) => paints[kind](words)).join(" "),
    isChanged: line.some(({ kind }) => kind !== "same")
  }))
}

const titles: Readonly<Record<SuggestedChange["type"], string>> = {
  bullet_injection: "Bullet",
  summary_update: "Summary",
  skills_insertion: "Skill",
  warning: "Warning"
}

const textsOf = (lines: ReadonlyArray<PaintedLine>) => lines.map(({ text }) => text)

const block = (label: string, lines: ReadonlyArray<string>, style: Style) =>
  lines.map((line, at) => `     ${at === 0 ? style.quiet(label.padEnd(7)) : " ".repeat(7)} ${line}`)

/** Whether a change is offered and not in the draft: it is for the user to confirm. */
export const isToConfirm = (
  { after, type }: SuggestedChange,
  { optimized_resume_json: draft }: OptimizeResult
): boolean => {
  if (type === "warning" || after === null) return false
  if (type === "summary_update") return draft.summary !== after
  if (type === "skills_insertion") return !draft.skills.includes(after)
  return !draft.experiences.some(({ description }) => description.includes(after))
}

const suggestionLines = (
  change: SuggestedChange,
  isOpen: boolean,
  number: number,
  style: Style,
  width: number
): ReadonlyArray<string> => {
  const room = width - 13
  const [before, after] = [oneLine(change.before ?? ""), oneLine(change.after ?? "")]
  const runs = wordDiff(before, after)
  const only = (kind: DiffRun["kind"]) => runs.filter((run) => run.kind === "same" || run.kind === kind)
  const confidence = isOpen
    ? `  ${style.fair("to confirm")}${style.quiet(", not in the draft")}`
    : change.confidence === null
      ? ""
      : style.quiet(`  confidence ${change.confidence.toFixed(2)}`)
  return [
    "",
    `${String(number).padStart(3)}. ${isOpen ? "[ ] " : "[x] "}${style.strong(titles[change.type])}${change.before === null ? " (new)" : ""}${confidence}`,
    ...(before === "" ? [] : block("before", textsOf(paintedLines(only("removed"), style, room)), style)),
    ...(after === ""
      ? []
      : block(before === "" ? "add" : "after", textsOf(paintedLines(only("added"), style, room)), style)),
    ...block("why", wrap(oneLine(change.reason), room), style)
  ]
}

/** The suggested changes one by one with what they replace, then the warnings. */
export const suggestionText = (result: OptimizeResult, style: Style, width: number): ReadonlyArray<string> => {
  const { first, open, rest, sure, together } = orderedChanges(result)
  const counted = open.length === 0 ? `${sure.length}` : `${sure.length} in the draft, ${open.length} to confirm`
  const lines = (changes: ReadonlyArray<SuggestedChange>, from: number) =>
    changes.flatMap((change, at) => suggestionLines(change, open.includes(change), from + at, style, width))
  return [
    style.strong(
      sure.length + open.length === 0
        ? nothingToSuggest
        : `Suggested changes (${counted}), each for you to accept or refuse`
    ),
    ...lines(first, 1),
    ...(rest.length === 0 ? [] : ["", style.strong(`${rest.length} more, which matter less`)]),
    ...lines(
      rest.filter((change) => !together.includes(change)),
      first.length + 1
    ),
    ...(together.length === 0
      ? []
      : [
          "",
          `${String(first.length + rest.length - together.length + 1).padStart(3)}. [x] ${style.strong("Skills")} (new)`,
          ...block("add", wrap(namesOf(together), width - 13), style),
          ...block("why", wrap(whyTogether, width - 13), style)
        ]),
    ...warningLines(result.optimized_resume_json.warnings, style, width)
  ]
}

const nothingToSuggest = "No change is suggested: nothing can be added truthfully."

const whyTogether = "Bullets show them, and the skills list lacks them; none adds a point by itself."

const namesOf = (changes: ReadonlyArray<SuggestedChange>) => changes.map(({ after }) => oneLine(after ?? "")).join(", ")

/** What stands in the draft first, then what is to be confirmed; the first that matter, and the rest. */
const orderedChanges = (result: OptimizeResult) => {
  const changes = result.suggested_changes.filter(({ type }) => type !== "warning")
  const open = changes.filter((change) => isToConfirm(change, result))
  const sure = changes.filter((change) => !open.includes(change))
  const { first, rest } = folding([...sure, ...open])
  // Skills that are shown together.
  const together = rest.filter((one) => one.type === "skills_insertion" && !matters(one) && !open.includes(one))
  return { first, open, rest, sure, together }
}

/** A change on one line: of a text the piece in which its first new words stand. */
const shortLine = (change: SuggestedChange, isOpen: boolean, style: Style, width: number): string => {
  const room = width - 17
  const runs = wordDiff(oneLine(change.before ?? ""), oneLine(change.after ?? "")).filter(
    ({ kind }) => kind !== "removed"
  )
  const lines = paintedLines(runs, style, room)
  const at = Math.max(
    0,
    lines.findIndex(({ isChanged }) => isChanged)
  )
  const [before, after] = [at === 0 ? "" : "…", at === lines.length - 1 ? "" : "…"]
  return `  ${isOpen ? style.fair("[ ]") : "[x]"} ${titles[change.type].padEnd(7)}  ${before}${lines[at]?.text ?? ""}${after}`
}

const tail = " (add no point)"

/**
 * A tailoring in at most `room` lines: the sentence, what is missing and required, the changes, what only the person can
 * answer.
 */
export const firstScreen = (
  { after, before }: BeforeAndAfter,
  result: OptimizeResult,
  questions: ReadonlyArray<string>,
  style: Style,
  width: number,
  room: number
): ReadonlyArray<string> => {
  const { first, open, rest, sure, together } = orderedChanges(result)
  const { missing } = rowsOf(after)
  const required = missing.filter(({ best }) => best.tier === "required")
  const names = nameLines(required.map(nameOf), width - 2)
  const warnings = result.optimized_resume_json.warnings.filter((one) => !questions.includes(one))
  const start = [
    ...wrap(oneLine(summaryOf(after)), width),
    "",
    style.strong(`Missing and required (${required.length})${required.length === 0 ? "" : ": add only what is true"}`),
    ...names.slice(0, 3).map(({ text }) => `  ${style.bad(text)}`),
    "",
    style.strong(
      sure.length + open.length === 0
        ? nothingToSuggest
        : `Suggested: ${sure.length} in the draft [x], ${open.length} to confirm [ ]`
    )
  ]
  const end = [
    "",
    `Score  ${before.score} before, ${style.strong(`${after.score} of 100`)} with the draft`,
    style.quiet(
      `All reasons, ${missing.length} missing, ${warnings.length} warning${warnings.length === 1 ? "" : "s"}: --explain`
    )
  ]
  const changes = [
    ...first.map((change) => shortLine(change, open.includes(change), style, width)),
    ...(together.length === 0
      ? []
      : [shorten(`  [x] Skills   ${namesOf(together)}`, width - tail.length) + style.quiet(tail)])
  ]
  const asked = questions.flatMap((question) =>
    wrap(oneLine(question), width - 4).map((line, at) =>
      at === 0 ? style.fair(`  ? ${line}`) : style.fair(`    ${line}`)
    )
  )
  const left = room - start.length - end.length
  const shown = changes.length <= left ? changes : changes.slice(0, left - 1)
  const more = changes.length - shown.length + rest.length - together.length
  return [
    ...start,
    ...shown,
    ...(more === 0 ? [] : [style.quiet(`  and ${more} more: --explain`)]),
    ...(asked.length > 0 && left - shown.length > asked.length ? ["", ...asked] : []),
    ...end
  ]
}

/** All of a tailoring as a person reads it: what is missing, scores before and after, each suggestion. */
export const tailoringText = (
  scores: BeforeAndAfter,
  result: OptimizeResult,
  style: Style,
  width: number
): ReadonlyArray<string> => [
  ...wrap(oneLine(summaryOf(scores.after)), width),
  ...missingLines(rowsOf(scores.after).missing, Infinity, style, width),
  "",
  ...comparison(scores, style, width),
  "",
  ...suggestionText(result, style, width)
]
