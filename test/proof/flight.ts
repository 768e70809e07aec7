import * as Effect from "effect/Effect"
import type { LoadReport } from "../../bench/load/report.js"
import { measure } from "../../cli/bench/load.js"
import { loadText } from "../../cli/bench/loadText.js"
import { usualModel } from "../../cli/bench/loadPlan.js"
import { Screen } from "../../cli/output/Screen.js"
import { styleOf } from "../../cli/output/terminal.js"

// Two thousand optimize calls in flight in one process: 200 a second on a provider that takes 12 seconds. None may fail,
// memory stays below 1 GB, and the service says that it lives within a quarter of a second all the while.

interface Flight {
  /** Arrivals a second. */
  readonly rate: number
  readonly users: number
  /** Milliseconds that the provider takes. */
  readonly provider: number
  /** Milliseconds in which the rate grows from nothing, of the load before what is counted, and of what is counted. */
  readonly ramp: number
  readonly warmup: number
  readonly duration: number
}

const limits = { inFlight: 2_000, memory: 1_024, health: 250 } as const

/** So many calls in flight, with time limits of the service that none of them comes near. */
export const fly = ({ duration, provider, ramp, rate, users, warmup }: Flight): Promise<LoadReport> =>
  measure(
    {
      ...{ provider: "simulated", strategy: "kept", seed: 1, maxInFlight: 10_000, stages: 0 },
      ...{ rate, users, ramp, warmup, duration },
      model: { ...usualModel, firstToken: provider, spread: 0, outputTokens: 0, hangShare: 0, errorShare: 0, seed: 1 }
    },
    { env: { LLM_RETRY_AFTER: "100 seconds", LLM_TOTAL_TIMEOUT: "110 seconds" } }
  ).pipe(Effect.provide(Screen.layer), Effect.runPromise)

/** What was lost; empty when all is well. */
export const losses = ({ requests, service }: LoadReport): ReadonlyArray<string> => [
  ...(requests.by_status["200"] === requests.measured ? [] : ["not every call was answered with 200"]),
  ...(service.health_failed === 0 ? [] : [`/health failed ${service.health_failed} times`])
]

const shortfalls = ({ requests, service }: LoadReport): ReadonlyArray<string> => [
  ...(requests.peak_in_flight >= limits.inFlight ? [] : [`fewer than ${limits.inFlight} calls were in flight`]),
  ...((service.peak_memory_mb ?? 0) < limits.memory ? [] : [`more than ${limits.memory} MB of memory`]),
  ...((service.health?.max ?? Infinity) < limits.health ? [] : [`/health took ${limits.health} ms or more`])
]

/** `npm run proof flight`, after a build: prints the report; the status says whether it holds. */
export const main = async (): Promise<number> => {
  // Users come by and by, and the code is warm when they are all there; the first measured request comes when as many
  // are in flight as there will be.
  const report = await fly({
    ...{ rate: 200, users: 256, provider: 12_000, ramp: 45_000, warmup: 60_000, duration: 15_000 }
  })
  const faults = [...losses(report), ...shortfalls(report)]
  process.stdout.write(`${loadText(report, styleOf(false), 110).join("\n")}\n`)
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  return faults.length === 0 ? 0 : 1
}
