import * as Effect from "effect/Effect"
import type { LoadReport } from "../../bench/load/report.js"
import { measure } from "../../cli/bench/load.js"
import { loadText } from "../../cli/bench/loadText.js"
import { usualModel } from "../../cli/bench/loadPlan.js"
import { Screen } from "../../cli/Screen.js"
import { styleOf } from "../../cli/terminal.js"

// Two thousand optimize calls in flight in one process: 200 a second on a provider that takes 12 seconds. None may fail,
// memory stays below 1 GB, and the service says that it lives within a quarter of a second all the while.

const limits = { inFlight: 2_000, memory: 1_024, health: 250 } as const

/** What does not hold; empty when all is well. */
const faultsOf = ({ requests, service }: LoadReport): ReadonlyArray<string> => [
  ...(requests.by_status["200"] === requests.measured ? [] : ["not every call was answered with 200"]),
  ...(requests.peak_in_flight >= limits.inFlight ? [] : [`fewer than ${limits.inFlight} calls were in flight`]),
  ...((service.peak_memory_mb ?? 0) < limits.memory ? [] : [`more than ${limits.memory} MB of memory`]),
  ...(service.health_failed === 0 ? [] : [`/health failed ${service.health_failed} times`]),
  ...((service.health?.max ?? Infinity) < limits.health ? [] : [`/health took ${limits.health} ms or more`])
]

/** `npm run proof flight`, after a build: prints the report; the status says whether it holds. */
export const main = (): Promise<number> =>
  Effect.gen(function* () {
    const report = yield* measure(
      {
        ...{ provider: "simulated", strategy: "kept", rate: 200, seed: 1, users: 256, maxInFlight: 10_000 },
        // Users come by and by, and the code is warm when they are all there; the first measured request comes when as
        // many are in flight as there will be.
        ...{ ramp: 45_000, warmup: 60_000, duration: 15_000, stages: 0 },
        model: { ...usualModel, firstToken: 12_000, spread: 0, outputTokens: 0, hangShare: 0, errorShare: 0, seed: 1 }
      },
      { LLM_RETRY_AFTER: "100 seconds", LLM_TOTAL_TIMEOUT: "110 seconds" }
    )
    const faults = faultsOf(report)
    process.stdout.write(`${loadText(report, styleOf(false), 110).join("\n")}\n`)
    for (const fault of faults) process.stdout.write(`${fault}\n`)
    return faults.length === 0 ? 0 : 1
  }).pipe(Effect.provide(Screen.layer), Effect.runPromise)
