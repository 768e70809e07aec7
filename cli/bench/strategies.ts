import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { assembled } from "../../bench/load/assemble.js"
import { compressed, type LatencyModel } from "../../bench/load/latencyModel.js"
import type { Sample } from "../../bench/load/openLoop.js"
import { rounded } from "../../bench/load/percentiles.js"
import type { ProviderRecord } from "../../bench/load/provider.js"
import { latencySettingsOf, LoadReport, thisMachine } from "../../bench/load/report.js"
import type { Pair } from "../../bench/quality/measure.js"
import { checkOut, writeResult } from "../outFile.js"
import { refuse } from "../Refused.js"
import { Screen } from "../Screen.js"
import { type ServiceSettings, startService, temporaryFolder } from "../serviceChild.js"
import { type Cell, styleOf, table, wrap } from "../terminal.js"
import { drive, environmentOf } from "./drive.js"
import { decimal, given, timeText } from "./figures.js"
import { nodeOptions } from "./load.js"
import { type LoadOptions, modelOf, planOf } from "./loadPlan.js"
import { startSimulated } from "./simulated.js"
import { samplePairs, usersOf } from "./users.js"

export interface StrategiesInput extends Pick<
  LoadOptions,
  | ("duration" | "errorShare" | "firstToken" | "hangShare" | "latency")
  | ("outputTokens" | "rate" | "seed" | "spread" | "tokensPerSecond")
> {
  readonly speedUp: string | undefined
  readonly format: "text" | "json" | "markdown"
  readonly out: string | undefined
}

const Row = Schema.Struct({
  strategy: Schema.Literal("single", "restart", "kept", "stream"),
  requests: Schema.Int,
  /** Shares of the answers. */
  share_200: Schema.Number,
  share_502: Schema.Number,
  share_504: Schema.Number,
  /** Milliseconds, whatever the answer; undivided. */
  p50: Schema.Number,
  p95: Schema.Number,
  p99: Schema.Number,
  calls_per_request: Schema.Number
})
type Row = typeof Row.Type
type Strategy = Row["strategy"]

/** Stable, as `LoadReport` is. Times in milliseconds as if nothing had been divided. */
export const StrategiesReport = Schema.Struct({
  format: Schema.Literal("tailor-bench-strategies/1"),
  machine: LoadReport.fields.machine,
  rate: Schema.Number,
  duration: Schema.Number,
  seed: Schema.Int,
  speed_up: Schema.Number,
  latency_model: LoadReport.fields.settings.fields.latency_model,
  rows: Schema.Array(Row),
  /** Fewest failures, then the lowest p99, then the fewest provider calls. */
  best: Row.fields.strategy,
  /** What the service does when nothing is configured. */
  default: Row.fields.strategy
})
type StrategiesReport = typeof StrategiesReport.Type

const names: Readonly<Record<Strategy, string>> = {
  single: "one attempt",
  restart: "cancelled when late, and started over",
  kept: "a second attempt beside the first",
  stream: "streamed, a second attempt on a stall"
}

/** The limits of the service's configuration, in milliseconds. */
const limits = {
  LLM_RETRY_AFTER: 5_500,
  LLM_TOTAL_TIMEOUT: 9_700,
  LLM_STREAM_FIRST_TOKEN: 2_500,
  LLM_STREAM_STALL: 1_500
} as const

const serviceOf = (strategy: Strategy): ServiceSettings =>
  strategy === "single" || strategy === "restart" ? { program: ["bench/load/strategyService.js", strategy] } : {}

const rowOf = (
  strategy: Strategy,
  samples: ReadonlyArray<Sample>,
  records: ReadonlyArray<ProviderRecord>,
  speedUp: number
): Row => {
  const { by_status, latency, provider } = assembled(samples, records, undefined)
  const share = (status: string) => rounded((by_status[status] ?? 0) / Math.max(1, samples.length))
  return {
    strategy,
    requests: samples.length,
    share_200: share("200"),
    share_502: share("502"),
    share_504: share("504"),
    p50: rounded(latency.p50 * speedUp),
    p95: rounded(latency.p95 * speedUp),
    p99: rounded(latency.p99 * speedUp),
    calls_per_request: provider?.calls_per_request ?? 0
  }
}

/** Shares that differ by less than this are taken for the same. */
const sameShare = 0.002

/** The first of them by what counts most: failures, then the slow answers, then what it costs. */
export const bestOf = (rows: ReadonlyArray<Row>): Strategy =>
  rows.reduce<Row | undefined>((best, row) => {
    if (best === undefined) return row
    const failures = row.share_200 - best.share_200
    if (Math.abs(failures) >= sameShare) return failures > 0 ? row : best
    if (Math.abs(row.p99 - best.p99) > best.p99 * 0.02) return row.p99 < best.p99 ? row : best
    return row.calls_per_request < best.calls_per_request ? row : best
  }, undefined)?.strategy ?? "kept"

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const header = ["", "504", "502", "p50", "p95", "p99", "provider calls"]
const cellsOf = (row: Row): ReadonlyArray<string> => [
  percent(row.share_504),
  percent(row.share_502),
  timeText(row.p50),
  timeText(row.p95),
  timeText(row.p99),
  row.calls_per_request.toFixed(2)
]

const setting = ({ latency_model, rate, rows, seed, speed_up }: StrategiesReport): string => {
  const { error_share, first_token, hang_share, output_tokens, spread, tokens_per_second } = latency_model ?? {
    ...{ error_share: 0, first_token: 0, hang_share: 0, output_tokens: 0, spread: 0, tokens_per_second: 0 }
  }
  return [
    `${rows[0]?.requests ?? 0} requests each, ${rate} a second, seed ${seed}`,
    `first token after ${timeText(first_token)}, then ${output_tokens} tokens at ${tokens_per_second} a second (medians, spread ${spread})`,
    `${percent(hang_share)} hang, ${percent(error_share)} are refused`,
    `times divided by ${speed_up} for the run and told undivided`
  ].join("; ")
}

const markdown = (report: StrategiesReport): string => {
  const line = (cells: ReadonlyArray<string>) => `| ${cells.join(" | ")} |`
  const rows = report.rows.map((row) => {
    const name = `${names[row.strategy]}${row.strategy === report.default ? " (default)" : ""}`
    return line([row.strategy === report.best ? `**${name}**` : name, ...cellsOf(row)])
  })
  return [line(header), `|---|${"--:|".repeat(header.length - 1)}`, ...rows, "", `${setting(report)}.`].join("\n")
}

const text = (report: StrategiesReport, colours: boolean, width: number): string => {
  const style = styleOf(colours)
  const right = (cell: string): Cell => ({ text: cell, align: "right" })
  return [
    ...wrap(`${setting(report)}.`, width),
    "",
    ...table([
      header.map((cell, at) => ({ ...(at === 0 ? { text: cell } : right(cell)), paint: style.quiet })),
      ...report.rows.map((row) => [
        { text: `${names[row.strategy]}${row.strategy === report.default ? " (default)" : ""}` },
        ...cellsOf(row).map(right)
      ])
    ]),
    "",
    `  Best: ${names[report.best]}.`
  ].join("\n")
}

/** One strategy in a service of its own, on the provider as it was at the start. */
const measureStrategy = (
  strategy: Strategy,
  {
    answers,
    load,
    model,
    pairs,
    speedUp
  }: {
    readonly answers: ReadonlyArray<string>
    readonly pairs: ReadonlyArray<Pair>
    readonly model: LatencyModel
    readonly load: Parameters<typeof drive>[2] & { readonly users: number }
    readonly speedUp: number
  }
) =>
  Effect.gen(function* () {
    const simulated = yield* startSimulated(compressed(model, speedUp), answers)
    const kind = strategy === "stream" ? "stream" : "kept"
    const env = yield* environmentOf({ provider: "simulated", strategy: kind }, simulated.baseUrl)
    for (const [name, value] of Object.entries(limits)) env[name] = `${value / speedUp} millis`
    const dataDir = yield* temporaryFolder
    const samples = yield* Effect.gen(function* () {
      const service = yield* startService({ ...serviceOf(strategy), env, dataDir, nodeOptions })
      const driven = yield* Effect.flatMap(usersOf(service, pairs, { ...load, provider: "simulated" }), (users) =>
        drive(service, users, load, { what: names[strategy], from: 0 })
      ).pipe(Effect.scoped)
      yield* service.stop
      return driven.samples
    }).pipe(Effect.scoped)
    return rowOf(strategy, samples, yield* simulated.records, speedUp)
  }).pipe(Effect.scoped)

/** `tailor bench strategies`: what to do about a slow provider, compared on the same requests and the same fates. */
export const run = Effect.fnUntraced(function* (input: StrategiesInput) {
  const { colours, progress, width } = yield* Screen
  yield* checkOut(input.out)
  const options: LoadOptions = {
    ...input,
    rate: input.rate ?? "10",
    duration: input.duration ?? "100s",
    ...{
      warmup: "5s",
      stages: "0s",
      users: undefined,
      maxInFlight: undefined,
      provider: undefined,
      strategy: undefined
    }
  }
  const plan = yield* planOf(options)
  const model = yield* modelOf(options, plan.seed)
  const speedUp = (yield* given(input.speedUp, (typed) => decimal("speed-up", typed, 1, 50))) ?? 10
  const samples = yield* samplePairs
  const rows = yield* Effect.forEach(["single", "restart", "kept", "stream"] as const, (strategy) =>
    Effect.zipRight(
      progress(`${names[strategy]} …`),
      measureStrategy(strategy, { ...samples, model, speedUp, load: plan })
    )
  )
  yield* progress("")
  const report: StrategiesReport = {
    format: "tailor-bench-strategies/1",
    machine: thisMachine(),
    rate: plan.rate,
    duration: plan.duration,
    seed: plan.seed,
    speed_up: speedUp,
    latency_model: latencySettingsOf(model),
    rows,
    best: bestOf(rows),
    default: "kept"
  }
  const written = { json: () => JSON.stringify(report, null, 2), markdown: () => markdown(report) }
  yield* writeResult(
    input.format === "text" ? text(report, colours && input.out === undefined, width) : written[input.format](),
    "The comparison",
    input.out
  )
  const odd = rows.find(({ share_200, share_502, share_504 }) => share_200 + share_502 + share_504 < 0.999)
  if (odd !== undefined) return yield* refuse("there were answers other than 200, 502 and 504")
})
