import * as Schema from "effect/Schema"
import { rounded } from "../../bench/load/percentiles.js"
import { LoadReport } from "../../bench/load/report.js"

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
export type Row = typeof Row.Type
export type Strategy = Row["strategy"]

/** Stable, as `LoadReport` is. Times in milliseconds as if nothing had been divided. */
export const StrategiesReport = Schema.Struct({
  format: Schema.Literal("tailor-bench-strategies/1"),
  machine: LoadReport.fields.machine,
  rate: Schema.Number,
  duration: Schema.Number,
  /** The first seed; others follow by one. */
  seed: Schema.Int,
  speed_up: Schema.Number,
  latency_model: LoadReport.fields.settings.fields.latency_model,
  /** With several seeds the sum of their requests, and the means of their figures. */
  rows: Schema.Array(Row),
  by_seed: Schema.Array(Schema.Struct({ seed: Schema.Int, rows: Schema.Array(Row) })),
  /** Fewest failures, then the lowest p99, then the fewest provider calls. */
  best: Row.fields.strategy,
  /** What the service does when nothing is configured. */
  default: Row.fields.strategy
})
export type StrategiesReport = typeof StrategiesReport.Type

export const strategyNames: Readonly<Record<Strategy, string>> = {
  single: "one attempt",
  restart: "cancelled when late, and started over",
  kept: "a second attempt beside the first",
  stream: "streamed, a second attempt on a stall"
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

const figures = ["share_200", "share_502", "share_504", "p50", "p95", "p99", "calls_per_request"] as const

/** One row of a strategy's rows for several seeds. */
export const meanOf = (first: Row, others: ReadonlyArray<Row>): Row => {
  const rows = [first, ...others]
  const sum = (of: keyof Row) => rows.reduce((total, row) => total + Number(row[of]), 0)
  const means = Object.fromEntries(figures.map((figure) => [figure, rounded(sum(figure) / rows.length)]))
  return { ...first, ...means, requests: sum("requests") }
}
