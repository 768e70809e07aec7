import * as Effect from "effect/Effect"
import { readJob } from "../../src/posting/readJob.js"
import type { RequirementReport, ScoreReport } from "../../src/scoring/report/Report.js"
import { scoreResume } from "../../src/scoring/score.js"
import { type InputText, readBoth, readDocument } from "../input/files.js"
import { asOfMonth, jobInput, resumeInput } from "../input/inputs.js"
import { jobLine } from "../input/jobLine.js"
import { notesOf, resumeToScore } from "../input/languages.js"
import { refuse } from "../Refused.js"
import { partNames, placeInWords } from "../../src/scoring/report/requirementRows.js"
import { Screen } from "../output/Screen.js"
import { oneLine, type Style, styleOf, table, wrap } from "../output/terminal.js"
import { shorten } from "../../src/text/shorten.js"

interface ExplainDiffInput {
  readonly a: string
  readonly b: string
  readonly job: string
  readonly title: string | undefined
  readonly company: string | undefined
  readonly asOf: string | undefined
  readonly format: "text" | "json"
}

type Shown = "only a" | "only b" | "both" | "neither"

/** A requirement of the job in both resumes. */
interface Compared {
  readonly a: RequirementReport
  readonly b: RequirementReport
  readonly shown: Shown
  /** What it gives in B beyond what it gives in A, in points of the total. */
  readonly difference: number
}

const shownIn = (a: RequirementReport, b: RequirementReport): Shown =>
  a.matched ? (b.matched ? "both" : "only a") : b.matched ? "only b" : "neither"

/** Below this the points are equal but for the last digits of their arithmetic. */
const nothing = 0.005

const comparedOf = (a: ScoreReport, b: ScoreReport): ReadonlyArray<Compared> =>
  a.requirements
    .flatMap((one, at) => {
      const other = b.requirements[at]
      return other === undefined
        ? []
        : [{ a: one, b: other, shown: shownIn(one, other), difference: other.points - one.points }]
    })
    .toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference))

const rounded = (points: number) => Math.round(points * 100) / 100

const placeJson = ({ evidence }: RequirementReport) => {
  const [best] = evidence
  return best === undefined ? null : { where: best.where, matched: best.matched, by: best.by }
}

const json = (a: ScoreReport, b: ScoreReport, compared: ReadonlyArray<Compared>) => ({
  score: { a: a.score, b: b.score, difference: b.score - a.score },
  parts: Object.fromEntries(
    partNames.map(([part]) => [
      part,
      {
        a: a.parts[part],
        b: b.parts[part],
        difference: b.parts[part] - a.parts[part],
        points_possible: a.part_reports[part].points_possible,
        why_a: a.part_reports[part].explanation,
        why_b: b.part_reports[part].explanation
      }
    ])
  ),
  requirements: compared.map((one) => ({
    name: one.a.name,
    kind: one.a.kind,
    tier: one.a.tier,
    shown_in: one.shown,
    points: { a: rounded(one.a.points), b: rounded(one.b.points), difference: rounded(one.difference) },
    evidence: { a: placeJson(one.a), b: placeJson(one.b) }
  })),
  warnings: { a: a.warnings, b: b.warnings },
  as_of: a.as_of,
  formula_version: a.formula_version,
  lexicon_hash: a.lexicon_hash
})

const signed = (points: number, digits = 0) => {
  const text = Math.abs(points).toFixed(digits)
  return Number(text) === 0 ? text : `${points > 0 ? "+" : "-"}${text}`
}
const paintOf = (points: number, style: Style) => (points > 0 ? style.good : points < 0 ? style.bad : style.quiet)

const placeText = ({ evidence }: RequirementReport) => {
  const [best] = evidence
  return best === undefined ? "" : `${placeInWords(best.where)}${best.by === "exact" ? "" : `, ${best.by}`}`
}

const requirementTable = (rows: ReadonlyArray<Compared>, style: Style, width: number) =>
  table(
    rows.map(({ a, b, difference, shown }) => [
      { text: signed(difference, 1), align: "right", paint: paintOf(difference, style) },
      { text: shorten(oneLine(a.name), 32) },
      { text: a.tier, paint: style.quiet },
      {
        text: shorten(
          shown === "both" ? `${placeText(a)} -> ${placeText(b)}` : placeText(shown === "only a" ? a : b),
          width - 56
        ),
        paint: style.quiet
      }
    ])
  )

const section = (title: string, rows: ReadonlyArray<Compared>, style: Style, width: number) =>
  rows.length === 0 ? [] : ["", style.strong(`${title} (${rows.length})`), ...requirementTable(rows, style, width)]

const text = (a: ScoreReport, b: ScoreReport, compared: ReadonlyArray<Compared>, style: Style, width: number) => {
  const difference = b.score - a.score
  const verdict =
    difference === 0
      ? `A and B score the same: ${a.score} of 100`
      : `B scores ${Math.abs(difference)} ${difference > 0 ? "higher" : "lower"} than A: ${b.score} against ${a.score} of 100`
  const changed = partNames.filter(([part]) => a.parts[part] !== b.parts[part])
  const of = (shown: Shown) =>
    compared.filter((one) => one.shown === shown && (shown !== "both" || Math.abs(one.difference) >= nothing))
  return [
    style.strong(verdict),
    "",
    ...table([
      [{ text: "" }, { text: "A", align: "right" }, { text: "B", align: "right" }, { text: "B - A", align: "right" }],
      ...partNames.map(([part, name]) => {
        const points = b.parts[part] - a.parts[part]
        return [
          { text: name },
          { text: String(a.parts[part]), align: "right" as const },
          { text: String(b.parts[part]), align: "right" as const },
          { text: signed(points), align: "right" as const, paint: paintOf(points, style) }
        ]
      })
    ]),
    ...changed.flatMap(([part, name]) => [
      "",
      style.strong(name),
      ...[`A: ${a.part_reports[part].explanation}`, `B: ${b.part_reports[part].explanation}`].flatMap((line) =>
        wrap(oneLine(line), width - 4).map((piece, at) => (at === 0 ? "  " : "     ") + piece)
      )
    ]),
    ...section("Only B shows", of("only b"), style, width),
    ...section("Only A shows", of("only a"), style, width),
    ...section("Both show, with other points", of("both"), style, width)
  ]
}

/** `tailor explain-diff`: why one resume scores higher than another for the same job. */
export const run = Effect.fnUntraced(function* (input: ExplainDiffInput) {
  const { colours, note, print, width } = yield* Screen
  const asOf = yield* asOfMonth(input.asOf)
  if (input.job === "-" && (input.a === "-" || input.b === "-")) {
    return yield* refuse("--job and a resume cannot both be standard input; name a file for one of them")
  }
  const [textA, textB] = yield* readBoth(["A", input.a], ["B", input.b])
  const given = yield* jobInput(yield* readDocument("--job", input.job), input)
  const job = readJob(given)
  const reportOf = (of: InputText) =>
    resumeInput(of).pipe(
      Effect.tap((resume) => Effect.forEach(notesOf(of.option, resume), note)),
      Effect.flatMap(resumeToScore),
      Effect.map((resume) => scoreResume(job, resume, asOf))
    )
  const [a, b] = [yield* reportOf(textA), yield* reportOf(textB)]
  const compared = comparedOf(a, b)
  if (input.format === "json") return yield* print(JSON.stringify(json(a, b, compared), null, 2))
  const style = styleOf(colours)
  yield* print([jobLine(given, style, width), ...text(a, b, compared, style, width)].join("\n"))
})
