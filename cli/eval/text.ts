import { type Cell, oneLine, right, type Style, table } from "../output/terminal.js"
import { shorten } from "../../src/text/shorten.js"
import type { ExtractionFigures } from "./extraction.js"
import type { Comparison, RankingFigures } from "./ranking.js"
import type { Figure } from "./statistics.js"

/** The figures of one set. */
export type Measured =
  | {
      readonly kind: "extraction"
      readonly name: string
      readonly hard: ExtractionFigures | undefined
      readonly soft: ExtractionFigures | undefined
    }
  | {
      readonly kind: "ranking"
      readonly name: string
      readonly figures: RankingFigures
      readonly against: { readonly figures: RankingFigures; readonly comparison: Comparison } | undefined
    }

const number = (value: number | undefined) => (value === undefined ? "-" : value.toFixed(3))
const signed = (value: number | undefined) =>
  value === undefined ? "-" : `${value < 0 ? "-" : "+"}${Math.abs(value).toFixed(3)}`

const figureText = ({ high, low, value }: Figure) => `${number(value)} (${number(low)} to ${number(high)})`
const differenceText = ({ high, low, value }: Figure) => `${signed(value)} (${signed(low)} to ${signed(high)})`

const times = (list: ReadonlyArray<{ readonly name: string; readonly times: number }>, width: number) =>
  shorten(list.map(({ name, times }) => `${oneLine(name)} ${times}`).join(", ") || "nothing", width)

const extractionLines = (
  title: string,
  figures: ExtractionFigures,
  style: Style,
  width: number
): ReadonlyArray<string> => {
  const { by_field, exact, lenient, recall_by_name, worst } = figures
  const row = (name: string, one: typeof exact): ReadonlyArray<Cell> => [
    { text: name },
    right(figureText(one.precision)),
    right(figureText(one.recall)),
    right(figureText(one.f1))
  ]
  const narrow = width - 14
  return [
    "",
    style.strong(`${title}: ${figures.texts} texts, ${figures.asked} labelled, ${figures.found} found`),
    ...table([
      [{ text: "" }, right("precision"), right("recall"), right("F1")],
      row("exact", exact),
      row("lenient", lenient),
      ...(by_field.length < 2
        ? []
        : by_field.flatMap((one) => [
            row(`${shorten(oneLine(one.field), 24)}, exact`, one.exact),
            row(`${shorten(oneLine(one.field), 24)}, lenient`, one.lenient)
          ]))
    ]),
    `  recall, each of ${recall_by_name.names} names once: exact ${figureText(recall_by_name.exact)}, lenient ${figureText(recall_by_name.lenient)}`,
    `  ${style.bad("missed")}    ${times(worst.missed, narrow)}`,
    `  ${style.bad("invented")}  ${times(worst.invented, narrow)}`,
    ...table([
      [{ text: "worst texts" }, right("missed"), right("invented")],
      ...worst.texts.map(({ id, invented, missed }) => [
        { text: shorten(oneLine(id), 40) },
        right(String(missed.length)),
        right(String(invented.length))
      ])
    ])
  ]
}

const errorText = (one: RankingFigures["worst"][number]["fitting"]) =>
  one === undefined ? "-" : `${shorten(oneLine(one.resume), 24)} ${one.score}`

const rankingLines = (figures: RankingFigures, style: Style): ReadonlyArray<string> => [
  ...table([
    [{ text: "AUC, mean over jobs" }, { text: figureText(figures.auc) }],
    [{ text: "AUC, all pairs" }, { text: figureText(figures.pooled_auc) }],
    [{ text: "mean reciprocal rank" }, { text: figureText(figures.mrr) }],
    ...(figures.by_field.length < 2
      ? []
      : figures.by_field.map(({ auc, field, jobs }) => [
          { text: `AUC, ${shorten(oneLine(field), 30)} (${jobs})` },
          { text: figureText(auc) }
        ]))
  ]),
  ...(figures.worst.length === 0
    ? []
    : table([
        [{ text: "worst jobs" }, right("AUC"), { text: "lowest that fits" }, { text: "highest that does not" }],
        ...figures.worst.map(({ auc, fitting, jd, unfitting }) => [
          { text: shorten(oneLine(jd), 32) },
          { ...right(number(auc)), paint: style.bad },
          { text: errorText(fitting) },
          { text: errorText(unfitting) }
        ])
      ]))
]

const maxFlips = 20

const comparisonLines = (
  before: RankingFigures,
  after: RankingFigures,
  comparison: Comparison,
  style: Style
): ReadonlyArray<string> => {
  const row = (name: string, then: Figure, now: Figure, difference: Figure): ReadonlyArray<Cell> => [
    { text: name },
    right(number(then.value)),
    right(number(now.value)),
    { text: differenceText(difference), paint: isSure(difference) ? style.strong : style.quiet }
  ]
  const { couples_lost, couples_won, flips } = comparison
  const tops = flips.filter(({ top }) => top !== "as before").length
  return [
    ...table([
      [{ text: "" }, right("as it is"), right("against"), { text: "difference" }],
      row("AUC, mean over jobs", before.auc, after.auc, comparison.auc_difference),
      row("AUC, all pairs", before.pooled_auc, after.pooled_auc, comparison.pooled_auc_difference),
      row("mean reciprocal rank", before.mrr, after.mrr, comparison.mrr_difference)
    ]),
    `  ${couples_won} couples (fitting, unfitting) come into the right order, ${couples_lost} out of it; the top flips for ${tops} of ${before.jobs} jobs`,
    ...(flips.length === 0
      ? []
      : table([
          [
            { text: "jobs that change most" },
            right("AUC"),
            right("against"),
            right("won"),
            right("lost"),
            { text: "top" }
          ],
          ...flips
            .slice(0, maxFlips)
            .map(({ auc, couples_lost, couples_won, jd, top }) => [
              { text: shorten(oneLine(jd), 32) },
              right(number(auc[0])),
              right(number(auc[1])),
              right(String(couples_won)),
              right(String(couples_lost)),
              { text: top, paint: top === "now fits" ? style.good : top === "fits no more" ? style.bad : style.quiet }
            ])
        ])),
    ...(flips.length > maxFlips ? [`  … and ${flips.length - maxFlips} more; --format json has all`] : [])
  ]
}

/** Whether the interval leaves out that there is no difference. */
const isSure = ({ high, low }: Figure) => low !== undefined && high !== undefined && (low > 0 || high < 0)

const setLines = (one: Measured, style: Style, width: number): ReadonlyArray<string> => {
  if (one.kind === "extraction") {
    return [
      ...(one.hard === undefined ? [] : extractionLines(`${one.name}, hard skills`, one.hard, style, width)),
      ...(one.soft === undefined ? [] : extractionLines(`${one.name}, soft skills`, one.soft, style, width))
    ]
  }
  const { against, figures, name } = one
  return [
    "",
    style.strong(`${oneLine(name)}, ranking: ${figures.jobs} jobs, ${figures.pairs} pairs`),
    ...(against === undefined
      ? rankingLines(figures, style)
      : comparisonLines(figures, against.figures, against.comparison, style))
  ]
}

/** The figures as a person reads them. */
export const evalText = (
  measured: ReadonlyArray<Measured>,
  leftOut: ReadonlyArray<string>,
  style: Style,
  width: number
): ReadonlyArray<string> => [
  style.quiet("Intervals: 95 %, bootstrapped over texts or jobs."),
  ...measured.flatMap((one) => setLines(one, style, width)),
  ...(leftOut.length === 0 ? [] : ["", style.quiet(`Without labels for this: ${leftOut.map(oneLine).join(", ")}`)])
]
