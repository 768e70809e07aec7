import type { EditableResume, OptimizeResult, SuggestedChange } from "../src/domain/Optimization.js"
import type { JobText } from "../src/posting/Job.js"
import { english, type Language } from "../src/lexicon/Language.js"
import { readJob } from "../src/posting/readJob.js"
import { resumeOfProfile } from "../src/resume/readResume.js"
import type { AsOfMonth, ScoreReport } from "../src/scoring/report/Report.js"
import { scoreResume } from "../src/scoring/score.js"
import { partNames } from "../src/scoring/report/requirementRows.js"
import { warningLines } from "./scoreTable.js"
import { bar, type Cell, oneLine, shorten, type Style, table, wrap } from "./terminal.js"
import { type DiffRun, wordDiff } from "../src/tailoring/wordDiff.js"

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

/** Both scores with their parts, which the answer of the service does not carry. */
export const scoresOf = (
  profile: EditableResume,
  result: OptimizeResult,
  posting: JobText,
  asOf: AsOfMonth,
  language: Language = english
): BeforeAndAfter => {
  const job = readJob(posting)
  return {
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
        { text: asked ? String(possible) : "-", align: "right", paint: style.quiet },
        { text: !asked ? "" : bar(after.parts[key] / possible, barWidth, style) }
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

/** Wraps painted words: the paint goes around each line's share of a run. */
const paintedLines = (runs: ReadonlyArray<DiffRun>, style: Style, width: number): ReadonlyArray<string> => {
  const paints = { same: (text: string) => text, added: style.added, removed: style.removed }
  const words = runs.flatMap(({ kind, text }) => text.split(" ").map((word) => ({ kind, word })))
  const lines: Array<{ text: string; length: number; kind: DiffRun["kind"] | undefined; run: string }> = []
  let line = { text: "", length: 0, kind: undefined as DiffRun["kind"] | undefined, run: "" }
  const flush = () => {
    if (line.kind !== undefined) line.text += paints[line.kind](line.run)
    line.run = ""
  }
  for (const { kind, word } of words) {
    const length = [...word].length
    if (line.length > 0 && line.length + 1 + length > width) {
      flush()
      lines.push(line)
      line = { text: "", length: 0, kind: undefined, run: "" }
    }
    const gap = line.length === 0 ? "" : " "
    if (line.kind === kind) {
      line.run += gap + word
    } else {
      flush()
      line.text += gap
      line.kind = kind
      line.run = word
    }
    line.length += gap.length + length
  }
  flush()
  lines.push(line)
  return lines.map(({ text }) => text)
}

const titles: Readonly<Record<SuggestedChange["type"], string>> = {
  bullet_injection: "Bullet",
  summary_update: "Summary",
  skills_insertion: "Skill",
  warning: "Warning"
}

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
    ? `  ${style.bad("to confirm")}${style.quiet(", not in the draft")}`
    : change.confidence === null
      ? ""
      : style.quiet(`  confidence ${change.confidence.toFixed(2)}`)
  return [
    "",
    `${String(number).padStart(3)}. ${isOpen ? "[ ] " : "[x] "}${style.strong(titles[change.type])}${change.before === null ? " (new)" : ""}${confidence}`,
    ...(before === "" ? [] : block("before", paintedLines(only("removed"), style, room), style)),
    ...(after === "" ? [] : block(before === "" ? "add" : "after", paintedLines(only("added"), style, room), style)),
    ...block("why", wrap(oneLine(change.reason), room), style)
  ]
}

/** The suggested changes one by one with what they replace, then the warnings. */
export const suggestionText = (result: OptimizeResult, style: Style, width: number): ReadonlyArray<string> => {
  const changes = result.suggested_changes.filter(({ type }) => type !== "warning")
  const open = changes.filter((change) => isToConfirm(change, result))
  const sure = changes.filter((change) => !open.includes(change))
  const counted = open.length === 0 ? `${changes.length}` : `${sure.length} in the draft, ${open.length} to confirm`
  return [
    style.strong(
      changes.length === 0
        ? "No change is suggested: nothing the job asks for could be added truthfully."
        : `Suggested changes (${counted}), each for you to accept or refuse`
    ),
    ...[...sure, ...open].flatMap((change, at) => suggestionLines(change, at >= sure.length, at + 1, style, width)),
    ...warningLines(result.optimized_resume_json.warnings, style, width)
  ]
}

/** The three lists of requirements on one line each, cut to what fits. */
export const requirementLines = (result: OptimizeResult, style: Style, width: number): ReadonlyArray<string> => {
  const { certifications, hard_skills, soft_skills } = result.extracted_requirements
  const lists: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
    ["Hard skills", hard_skills],
    ["Soft skills", soft_skills],
    ["Certifications", certifications]
  ]
  return lists
    .filter(([, names]) => names.length > 0)
    .flatMap(([name, names]) =>
      wrap(names.map(oneLine).join(", "), width - 20).map(
        (line, at) => `  ${at === 0 ? style.quiet(name.padEnd(16)) : " ".repeat(16)}  ${shorten(line, width - 20)}`
      )
    )
}

/** All of a tailoring as a person reads it: scores before and after, what the job asks for, each suggestion. */
export const tailoringText = (
  scores: BeforeAndAfter,
  result: OptimizeResult,
  style: Style,
  width: number
): ReadonlyArray<string> => [
  ...comparison(scores, style, width),
  "",
  style.strong("The job asks for"),
  ...requirementLines(result, style, width),
  "",
  ...suggestionText(result, style, width)
]
