import { cpus, totalmem } from "node:os"
import * as Schema from "effect/Schema"
import type { LatencyModel } from "./latencyModel.js"

// The result of a load as programs read it. Times are milliseconds and shares 0 to 1 wherever nothing else is said.

const Spread = Schema.Struct({
  count: Schema.Int,
  mean: Schema.Number,
  p50: Schema.Number,
  p90: Schema.Number,
  p95: Schema.Number,
  p99: Schema.Number,
  max: Schema.Number
})

const Machine = Schema.Struct({
  processor: Schema.String,
  cores: Schema.Int,
  memory_gb: Schema.Number,
  system: Schema.String,
  node: Schema.String
})

const LatencySettings = Schema.Struct({
  first_token: Schema.Number,
  tokens_per_second: Schema.Number,
  spread: Schema.Number,
  output_tokens: Schema.Int,
  hang_share: Schema.Number,
  error_share: Schema.Number
})

/** How the simulated provider took its time, as a report says it. */
export const latencySettingsOf = (model: LatencyModel): typeof LatencySettings.Type => ({
  first_token: model.firstToken,
  tokens_per_second: model.tokensPerSecond,
  spread: model.spread,
  output_tokens: model.outputTokens,
  hang_share: model.hangShare,
  error_share: model.errorShare
})

/** What a run was asked for. Durations in milliseconds. */
const LoadSettings = Schema.Struct({
  provider: Schema.Literal("simulated", "openai", "offline"),
  strategy: Schema.Literal("kept", "stream"),
  /** Arrivals a second. */
  rate: Schema.Number,
  duration: Schema.Number,
  warmup: Schema.Number,
  users: Schema.Int,
  max_in_flight: Schema.Int,
  seed: Schema.Int,
  /** Null where the provider is not the simulated one. */
  latency_model: Schema.NullOr(LatencySettings)
})

/** A part of a request in the service, as its own spans say. */
const Stage = Schema.Struct({
  stage: Schema.String,
  mean: Schema.Number,
  p50: Schema.Number,
  p99: Schema.Number,
  /** Of the time that the request took without the provider; null for the provider itself. */
  share: Schema.NullOr(Schema.Number)
})
export type Stage = typeof Stage.Type

/** One second of the run, by when requests were due. */
const Second = Schema.Struct({
  second: Schema.Int,
  requests: Schema.Int,
  failed: Schema.Int,
  p50: Schema.Number,
  p95: Schema.Number,
  max: Schema.Number
})

export const gateNames = ["max_p95", "max_overhead", "max_overhead_ratio", "max_cpu_ratio"] as const

export const Gate = Schema.Struct({
  /** `max_p95`: of the latency; `max_overhead`: p99 of the overhead; the ratios are those of `reference`. */
  gate: Schema.Literal(...gateNames),
  limit: Schema.Number,
  measured: Schema.Number,
  holds: Schema.Boolean
})
export type Gate = typeof Gate.Type

/** Stable: fields are added, never renamed or given another meaning, as long as `format` is the same. */
export const LoadReport = Schema.Struct({
  format: Schema.Literal("tailor-bench-load/1"),
  started_at: Schema.String,
  machine: Machine,
  settings: LoadSettings,
  requests: Schema.Struct({
    measured: Schema.Int,
    by_status: Schema.Record({ key: Schema.String, value: Schema.Int }),
    /** Due while `max_in_flight` were in flight; their latency counts from when they were due. */
    held_back: Schema.Int,
    peak_in_flight: Schema.Int
  }),
  /** From when a request was due to the end of its answer, whatever the answer. */
  latency: Spread,
  /** Of requests answered with 200: latency without the provider's time and without what the load itself was late. */
  overhead: Schema.NullOr(Spread),
  provider: Schema.NullOr(
    Schema.Struct({
      calls_per_request: Schema.Number,
      answered: Schema.Int,
      refused: Schema.Int,
      abandoned: Schema.Int
    })
  ),
  service: Schema.Struct({
    /** Processor time of the process for each request; null where the system does not say. */
    cpu_per_request: Schema.NullOr(Schema.Number),
    peak_memory_mb: Schema.NullOr(Schema.Number),
    health: Schema.NullOr(Spread),
    health_failed: Schema.Int
  }),
  /** One call after the other, a fixed piece of work between two, which slows down with the machine; null where no ratio was asked for. */
  reference: Schema.NullOr(
    Schema.Struct({
      piece: Spread,
      /** Processor time of a piece. */
      piece_cpu: Schema.Number,
      /** Of these calls. */
      overhead: Schema.NullOr(Spread),
      /** Mean overhead of a call in mean times of a piece; null where the provider's time is not known. */
      overhead_ratio: Schema.NullOr(Schema.Number),
      /** Processor time of a call in that of a piece; null where the system does not say it. */
      cpu_ratio: Schema.NullOr(Schema.Number)
    })
  ),
  /** How late the load's own clock was: what a busy machine does to any of the times above. */
  load_lateness: Schema.NullOr(Spread),
  stages: Schema.NullOr(Schema.Struct({ requests: Schema.Int, rows: Schema.Array(Stage) })),
  /** How many lie above the bar before and up to `up_to`. */
  histogram: Schema.Array(Schema.Struct({ up_to: Schema.Number, count: Schema.Int })),
  timeline: Schema.Array(Second),
  gates: Schema.Array(Gate)
})
export type LoadReport = typeof LoadReport.Type

export const thisMachine = (): typeof Machine.Type => ({
  processor: cpus()[0]?.model.trim() || "unknown",
  cores: cpus().length,
  memory_gb: Math.round(totalmem() / 1024 ** 3),
  system: `${process.platform} ${process.arch}`,
  node: process.version
})
