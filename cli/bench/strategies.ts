import * as Effect from "effect/Effect"
import { assembled } from "../../bench/load/assemble.js"
import { compressed, type LatencyModel } from "../../bench/load/latencyModel.js"
import type { Sample } from "../../bench/load/openLoop.js"
import { rounded } from "../../bench/load/percentiles.js"
import type { ProviderRecord } from "../../bench/load/provider.js"
import { latencySettingsOf, thisMachine } from "../../bench/load/report.js"
import type { Pair } from "../../bench/quality/measure.js"
import { checkOut, writeResult } from "../output/outFile.js"
import { refuse } from "../Refused.js"
import { Screen } from "../output/Screen.js"
import { type ServiceSettings, startService, temporaryFolder } from "../service/serviceChild.js"
import { drive, environmentOf } from "./drive.js"
import { decimal, whole } from "./figures.js"
import { nodeOptions } from "./load.js"
import { type LoadOptions, modelOf, planOf } from "./loadPlan.js"
import { startSimulated } from "./simulated.js"
import { bestOf, meanOf, type Row, type StrategiesReport, type Strategy, strategyNames } from "./strategiesReport.js"
import { markdown, text } from "./strategiesText.js"
import { samplePairs, usersOf } from "./users.js"

export interface StrategiesInput extends Omit<
  LoadOptions,
  "maxInFlight" | "provider" | "stages" | "strategy" | "users" | "warmup"
> {
  readonly seeds: string | undefined
  readonly speedUp: string | undefined
  readonly format: "text" | "json" | "markdown"
  readonly out: string | undefined
}

const strategies = ["single", "restart", "kept", "stream"] as const

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
        drive(service, users, load, { what: strategyNames[strategy], from: 0 })
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
  const seeds = yield* whole("seeds", input.seeds, 1, 100, 1)
  const speedUp = yield* decimal("speed-up", input.speedUp, 1, 50, 10)
  const samples = yield* samplePairs
  const measureSeed = (seed: number) =>
    Effect.gen(function* () {
      const model = yield* modelOf(options, seed)
      const load = { ...plan, seed }
      const rows = yield* Effect.forEach(strategies, (strategy) => {
        const told = progress(`${strategyNames[strategy]} …`)
        return Effect.zipRight(told, measureStrategy(strategy, { ...samples, model, speedUp, load }))
      })
      return { seed, rows }
    })
  // One seed after the other, so that a machine's mood falls on all strategies.
  const bySeed = yield* Effect.forEach(
    Array.from({ length: seeds }, (_, at) => plan.seed + at),
    measureSeed
  )
  const rows = strategies.flatMap((_, at) => {
    const [first, ...others] = bySeed.flatMap((one) => one.rows[at] ?? [])
    return first === undefined ? [] : [meanOf(first, others)]
  })
  yield* progress("")
  const report: StrategiesReport = {
    format: "tailor-bench-strategies/1",
    machine: thisMachine(),
    rate: plan.rate,
    duration: plan.duration,
    seed: plan.seed,
    speed_up: speedUp,
    latency_model: latencySettingsOf(plan.model),
    rows,
    by_seed: bySeed,
    best: bestOf(rows),
    default: "kept"
  }
  const written = {
    json: () => JSON.stringify(report, null, 2),
    markdown: () => markdown(report),
    text: () => text(report, colours && input.out === undefined, width)
  }
  yield* writeResult(written[input.format](), "The comparison", input.out)
  const odd = rows.find(({ share_200, share_502, share_504 }) => share_200 + share_502 + share_504 < 0.999)
  if (odd !== undefined) return yield* refuse("there were answers other than 200, 502 and 504")
})
