import type { RequirementReport, ScoreReport } from "../../src/scoring/report/Report.js"
import {
  figure,
  formInWords,
  placeInWords,
  kinds,
  partNames,
  type Row,
  rowsOf,
  whole
} from "../../src/scoring/report/requirementRows.js"
import { summaryOf } from "../../src/scoring/report/summary.js"
import { bar, type Cell, oneLine, screenLines, type Style, table, twoLines, wrap } from "./terminal.js"
import { shorten } from "../../src/text/shorten.js"

/** The total and its parts as bars, with the points that each could give. */
const partsTable = (report: ScoreReport, style: Style, width: number): ReadonlyArray<string> =>
  table(
    partNames.map(([key, name]): ReadonlyArray<Cell> => {
      const { asked, points, points_possible } = report.part_reports[key]
      return !asked
        ? [{ text: name }, { text: "-", align: "right" }, { text: "not asked", paint: style.quiet }]
        : [
            { text: name },
            { text: `${points} of ${whole(points_possible)}`, align: "right" },
            { text: bar(points / points_possible, Math.min(20, width - 44), style) }
          ]
    })
  )

/** The arithmetic behind the bars; below everything else, for those who want to redo it. */
const arithmetic = (report: ScoreReport, style: Style, width: number): ReadonlyArray<string> => [
  "",
  style.strong("Why these points"),
  ...partNames.flatMap(([key, name]) =>
    wrap(oneLine(`${name}: ${report.part_reports[key].explanation}`), width - 4).map(
      (line, at) => (at === 0 ? "  " : "    ") + style.quiet(line)
    )
  )
]

/** Of alternatives the one that was found, or all. */
export const nameOf = ({ best, matched, members }: Row) =>
  (matched ? [best] : members).map(({ name }) => oneLine(name)).join(" or ")

const evidenceInWords = ({ best }: Row): string => {
  const [first, ...others] = best.evidence
  if (first === undefined) return ""
  const form = formInWords(first.by, `"${oneLine(first.matched)}"`)
  return `${placeInWords(first.where)}, ${form}${others.length === 0 ? "" : `; ${others.length} more`}`
}

const tierPaint = (tier: RequirementReport["tier"], style: Style) => (tier === "required" ? style.strong : style.quiet)

/** Names of the columns, quiet. */
const heads = (names: ReadonlyArray<string>, style: Style): ReadonlyArray<Cell> =>
  names.map((text, at) => ({ text, paint: style.quiet, ...(at === 0 ? { align: "right" as const } : {}) }))

const missingTable = (rows: ReadonlyArray<Row>, style: Style, width: number) =>
  table(
    rows.map((row) => [
      { text: `+${figure(row.possible - row.points)}`, align: "right" as const, paint: style.bad },
      { text: shorten(nameOf(row), width - 40) },
      { text: row.best.tier, paint: tierPaint(row.best.tier, style) },
      { text: kinds[row.best.kind], paint: style.quiet }
    ])
  )

const foundTable = (rows: ReadonlyArray<Row>, style: Style, width: number) => {
  // 29 characters are the other columns and the gaps; 16 are left for the place at least.
  const names = rows.map((row) => shorten(nameOf(row), Math.min(32, width - 29 - 16)))
  const nameWidth = Math.max("requirement".length, ...names.map((name) => [...name].length))
  const placeWidth = width - nameWidth - 29
  return table([
    heads(["points", "requirement", "tier", "found in, form"], style),
    ...rows.flatMap((row, at) =>
      wrap(evidenceInWords(row), placeWidth).map((line, nth) => [
        { text: nth === 0 ? `${figure(row.points)} of ${figure(row.possible)}` : "", align: "right" as const },
        { text: nth === 0 ? (names[at] ?? "") : "" },
        { text: nth === 0 ? row.best.tier : "", paint: tierPaint(row.best.tier, style) },
        { text: shorten(line, placeWidth), paint: style.quiet }
      ])
    )
  ])
}

/** A list of warnings; empty when there are none. */
export const warningLines = (warnings: ReadonlyArray<string>, style: Style, width: number): ReadonlyArray<string> =>
  warnings.length === 0
    ? []
    : [
        "",
        style.fair(`Warnings (${warnings.length})`),
        ...warnings.flatMap((warning) =>
          wrap(oneLine(warning), width - 4).map((line, at) => (at === 0 ? "  ! " : "    ") + line)
        )
      ]

/** The first warning of those, in two lines at most, and how many more there are. */
export const firstWarning = (warnings: ReadonlyArray<string>, style: Style, width: number): ReadonlyArray<string> => {
  const [first, ...others] = warnings
  if (first === undefined) return []
  return [
    ...twoLines(`! ${oneLine(first)}`, width).map(style.fair),
    ...(others.length === 0 ? [] : [style.fair(`! and ${others.length} more: --explain`)])
  ]
}

/** What is missing in at most `room` lines, with the blank one above and the head; nothing where all is met. */
export const missingLines = (
  rows: ReadonlyArray<Row>,
  room: number,
  style: Style,
  width: number
): ReadonlyArray<string> => {
  if (rows.length === 0) return []
  const shown = rows.length <= room - 2 ? rows : rows.slice(0, Math.max(1, room - 3))
  return [
    "",
    style.strong(`Missing (${rows.length}), required first, with the points to gain`),
    ...missingTable(shown, style, width),
    ...(shown.length === rows.length ? [] : [style.quiet(`  and ${rows.length - shown.length} more: --explain`)])
  ]
}

const beginning = (report: ScoreReport, style: Style, width: number): ReadonlyArray<string> => [
  `Score  ${style.strong(`${report.score} of 100`)}`,
  ...wrap(oneLine(summaryOf(report)), width)
]

/** A score in at most `room` lines: the sentence, what is missing, the parts, and the names of what was found. */
export const scoreText = (
  report: ScoreReport,
  style: Style,
  width: number,
  room = screenLines
): ReadonlyArray<string> => {
  const { found, missing } = rowsOf(report)
  const start = [...beginning(report, style, width), ...firstWarning(report.warnings, style, width)]
  const end = [
    "",
    ...partsTable(report, style, width),
    "",
    ...twoLines(`Found (${found.length}), --explain shows where: ${found.map(nameOf).join(", ")}`, width)
  ]
  return [...start, ...missingLines(missing, room - start.length - end.length, style, width), ...end]
}

/** The same with all that is missing, where the rest was found and in which form, and the arithmetic. */
export const explainedText = (report: ScoreReport, style: Style, width: number): ReadonlyArray<string> => {
  const { found, missing } = rowsOf(report)
  return [
    ...beginning(report, style, width),
    ...warningLines(report.warnings, style, width),
    ...missingLines(missing, Infinity, style, width),
    "",
    ...partsTable(report, style, width),
    ...(found.length === 0
      ? []
      : [
          "",
          style.strong(`Found (${found.length}): points each gives of what it could`),
          ...foundTable(found, style, width)
        ]),
    ...arithmetic(report, style, width),
    "",
    style.quiet(`as of ${report.as_of}, formula ${report.formula_version}, lexicon ${report.lexicon_hash}`)
  ]
}
