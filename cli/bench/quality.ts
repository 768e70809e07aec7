import * as Effect from "effect/Effect"
import { measurePair, type PairQuality } from "../../bench/quality/measure.js"
import { recorded } from "../../bench/quality/recorded.js"
import { appConfig } from "../../src/Config.js"
import { layerAlone, layerModel } from "../../src/layers.js"
import { ConfidenceThreshold } from "../../src/usecases/optimizeResume.js"
import { LanguageModel } from "../../src/llm/LanguageModel.js"
import { layerOffline } from "../../src/llm/offline/layer.js"
import { asOfMonth } from "../input/inputs.js"
import { refuse } from "../Refused.js"
import { Screen } from "../output/Screen.js"
import { type Cell, oneLine, right, type Style, styleOf, table } from "../output/terminal.js"
import { shorten } from "../../src/text/shorten.js"
import { type Judged, ratesOf } from "../../bench/quality/judged.js"
import { fixturePairs, readAnswers, readJudged } from "./pairs.js"

export interface QualityInput {
  readonly provider: "offline" | "openai" | undefined
  readonly answers: string | undefined
  readonly asOf: string | undefined
  readonly format: "text" | "json"
}

const liveModel = Effect.gen(function* () {
  const { model } = yield* appConfig
  if (model.apiKey === undefined) return yield* refuse("OPENAI_API_KEY must be set for --provider openai")
  return layerModel({ ...model, provider: "openai" })
})

const numbers = (rows: ReadonlyArray<PairQuality>, of: (row: PairQuality) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)

const rulesText = (dropped: PairQuality["dropped"]) =>
  Object.entries(dropped)
    .toSorted(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1)))
    .map(([rule, count]) => (count === 1 ? rule : `${rule} x${count}`))
    .join(" ")

const sumOfRules = (rows: ReadonlyArray<PairQuality>): Record<string, number> => {
  const sum: Record<string, number> = {}
  for (const { dropped } of rows)
    for (const [rule, count] of Object.entries(dropped)) sum[rule] = (sum[rule] ?? 0) + count
  return sum
}

const qualityText = (rows: ReadonlyArray<PairQuality>, style: Style, width: number): ReadonlyArray<string> => {
  const answered = rows.filter(({ failure }) => failure === null)
  const facts = rows.flatMap(({ pair, unheld_facts }) => unheld_facts.map((fact) => ({ pair, ...fact })))
  return [
    ...table([
      [
        { text: "pair" },
        right("before"),
        right("after"),
        right("proposed"),
        right("accepted"),
        right("unheld"),
        { text: "dropped by" }
      ],
      ...rows.map((row): ReadonlyArray<Cell> => [
        { text: shorten(oneLine(row.pair), 40) },
        right(String(row.score_before ?? "-")),
        right(String(row.score_after ?? "-")),
        right(String(row.proposed)),
        right(String(row.accepted)),
        right(String(row.unheld_facts.length)),
        { text: row.failure ?? rulesText(row.dropped) }
      ])
    ]),
    "",
    style.strong(
      `${answered.length} of ${rows.length} pairs answered; ` +
        `${numbers(rows, ({ proposed }) => proposed)} edits proposed, ${numbers(rows, ({ accepted }) => accepted)} accepted; ` +
        `score ${signed(gainOf(answered))} on average; ${facts.length} facts that no profile holds`
    ),
    ...facts.map(({ kind, pair, text, where }) =>
      shorten(`  ${oneLine(pair)}, ${where}: ${kind} ${JSON.stringify(oneLine(text))}`, width)
    )
  ]
}

const labels = { drop: "dishonest", keep: "honest" } as const

/** What became of judged edits, by label and class. */
const judgedRates = (judged: ReadonlyArray<Judged>) =>
  (["drop", "keep"] as const).map((label) => {
    const own = judged.filter((one) => one.label === label)
    const classes = [...new Set(own.map((one) => one.class))].toSorted()
    return {
      label: labels[label],
      ...ratesOf(own),
      classes: classes.map((name) => ({ class: name, ...ratesOf(own.filter((one) => one.class === name)) }))
    }
  })

const judgedText = (judged: ReadonlyArray<Judged>, style: Style): ReadonlyArray<string> => {
  const rates = judgedRates(judged)
  const share = (count: number, all: number) => right(all === 0 ? "-" : `${((100 * count) / all).toFixed(1)} %`)
  return table([
    [{ text: "class" }, right("edits"), right("in the draft"), right("to confirm"), right("dropped")],
    ...rates.flatMap(({ all, classes, confirm, draft, dropped, label }): ReadonlyArray<ReadonlyArray<Cell>> => [
      [
        { text: label, paint: style.strong },
        right(String(all)),
        share(draft, all),
        share(confirm, all),
        share(dropped, all)
      ],
      ...classes.map((one): ReadonlyArray<Cell> => [
        { text: `  ${shorten(oneLine(one.class), 34)}` },
        right(String(one.all)),
        right(String(one.draft)),
        right(String(one.confirm)),
        right(String(one.dropped))
      ])
    ])
  ])
}

/** Why this is no good end, in one line; undefined for a good one. */
export const faultOf = (rows: ReadonlyArray<PairQuality>): string | undefined => {
  const facts = numbers(rows, ({ unheld_facts }) => unheld_facts.length)
  const unanswered = rows.filter(({ failure }) => failure !== null).length
  if (facts > 0) return `the results hold what no profile does: ${facts} ${facts === 1 ? "fact" : "facts"}`
  return unanswered > 0 ? `without a usable answer: ${unanswered} of ${rows.length} pairs` : undefined
}

const gainOf = (answered: ReadonlyArray<PairQuality>) =>
  answered.length === 0
    ? 0
    : numbers(answered, ({ score_after, score_before }) => (score_after ?? 0) - (score_before ?? 0)) / answered.length

const signed = (value: number) => `${value < 0 ? "" : "+"}${value.toFixed(2)}`

/** `tailor bench quality`: the optimize path over all samples, its results checked by a second method. */
export const run = Effect.fnUntraced(function* (input: QualityInput) {
  const { colours, print, progress, width } = yield* Screen
  const asOf = yield* asOfMonth(input.asOf)
  if (input.answers !== undefined && input.provider !== undefined) {
    return yield* refuse("--answers and --provider exclude each other; see tailor bench quality --help")
  }
  const judged = input.answers === undefined ? undefined : yield* readJudged(input.answers, asOf)
  if (judged !== undefined) {
    yield* print(
      input.format === "json"
        ? JSON.stringify(judgedRates(judged), null, 2)
        : judgedText(judged, styleOf(colours)).join("\n")
    )
    const lies = judged.filter(({ label, outcome }) => label === "drop" && outcome === "draft").length
    if (lies > 0) return yield* refuse(`dishonest edits in the draft: ${lies}`)
    return
  }
  const all = yield* fixturePairs
  const answers = input.answers === undefined ? undefined : yield* readAnswers(input.answers)
  const pairs = answers === undefined ? all : all.filter(({ name }) => answers.has(name))
  if (pairs.length === 0)
    return yield* refuse("--answers: no line answers a pair of fixtures/resumes and fixtures/jobs")
  const model = input.provider === "openai" ? yield* liveModel : layerOffline
  const rows = yield* Effect.forEach(pairs, (pair, at) => {
    const answer = answers?.get(pair.name)
    const measured = measurePair(pair, asOf)
    return Effect.zipRight(
      progress(`${at + 1} of ${pairs.length} …`),
      answer === undefined ? measured : Effect.provideService(measured, LanguageModel, recorded(answer))
    )
  }).pipe(
    Effect.provide([model, layerAlone]),
    // As the service has it by default: figures do not hang on the environment.
    Effect.provideService(ConfidenceThreshold, 0.6)
  )
  yield* progress("")
  const facts = numbers(rows, ({ unheld_facts }) => unheld_facts.length)
  const unanswered = rows.filter(({ failure }) => failure !== null).length
  yield* print(
    input.format === "json"
      ? JSON.stringify(
          {
            answers: input.answers === undefined ? (input.provider ?? "offline") : "recorded",
            pairs: rows,
            total: {
              pairs: rows.length,
              unanswered,
              proposed: numbers(rows, ({ proposed }) => proposed),
              accepted: numbers(rows, ({ accepted }) => accepted),
              dropped: sumOfRules(rows),
              unheld_facts: facts
            }
          },
          null,
          2
        )
      : qualityText(rows, styleOf(colours), width).join("\n")
  )
  const fault = faultOf(rows)
  if (fault !== undefined) return yield* refuse(fault)
})
