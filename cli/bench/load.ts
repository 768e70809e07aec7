import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { assembled, gatesOf, providerTimes, ratiosOf } from "../../bench/load/assemble.js"
import type { Sample } from "../../bench/load/openLoop.js"
import { rounded, spreadOf } from "../../bench/load/percentiles.js"
import { latencySettingsOf, type LoadReport, thisMachine } from "../../bench/load/report.js"
import { stagesOf, startCollector } from "../../bench/load/spans.js"
import { checkOut, isPrinted, writeResult } from "../output/outFile.js"
import { refuse } from "../Refused.js"
import { Screen } from "../output/Screen.js"
import { startService, temporaryFolder } from "../service/serviceChild.js"
import { styleOf } from "../output/terminal.js"
import { compare } from "./compare.js"
import { drive, environmentOf } from "./drive.js"
import { decimal, millis } from "./figures.js"
import { type LoadOptions, type LoadPlan, planOf } from "./loadPlan.js"
import { gateText, loadText } from "./loadText.js"
import { startSimulated } from "./simulated.js"
import { requestOf, samplePairs, usersOf } from "./users.js"

export interface LoadInput extends LoadOptions {
  readonly maxP95: string | undefined
  readonly maxOverhead: string | undefined
  readonly maxOverheadRatio: string | undefined
  readonly maxCpuRatio: string | undefined
  readonly format: "text" | "json" | "html"
  readonly out: string | undefined
}

/** As `npm start` starts it. */
export const nodeOptions = ["--max-semi-space-size=32", "--heap-growing-percent=70"]

/** Requests of the traced load are numbered from here on. */
const tracedFrom = 10_000_000
/** And those beside the reference from here on. */
const comparedFrom = 20_000_000

const settingsOf = (plan: LoadPlan): LoadReport["settings"] => ({
  provider: plan.provider,
  strategy: plan.strategy,
  rate: plan.rate,
  duration: plan.duration,
  warmup: plan.warmup,
  users: plan.users,
  max_in_flight: plan.maxInFlight,
  seed: plan.seed,
  latency_model: plan.provider === "simulated" ? latencySettingsOf(plan.model) : null
})

/** What a run is other than usual. */
export interface Unusual {
  /** Variables of the service, which go before those of the environment. */
  readonly env?: Readonly<Record<string, string>>
  /** After the load calls and pieces of the reference take turns. */
  readonly isCompared?: boolean
}

/** Runs a plan against a service of its own and says what was found; without gates. */
export const measure = (plan: LoadPlan, unusual: Unusual = {}) =>
  Effect.gen(function* () {
    const { progress } = yield* Screen
    const startedAt = yield* Clock.currentTimeMillis
    const { answers, pairs } = yield* samplePairs
    const simulated = plan.provider === "simulated" ? yield* startSimulated(plan.model, answers) : undefined
    const env = { ...(yield* environmentOf(plan, simulated?.baseUrl ?? "")), ...unusual.env }
    const dataDir = yield* temporaryFolder

    yield* progress("starting the service …")
    const { compared, driven } = yield* Effect.gen(function* () {
      const service = yield* startService({ env, dataDir, nodeOptions })
      yield* progress("storing profiles …")
      const found = yield* Effect.gen(function* () {
        const users = yield* usersOf(service, pairs, plan)
        return {
          driven: yield* drive(service, users, plan, { what: "measuring", from: 0 }),
          compared: unusual.isCompared === true ? yield* compare(service, users, comparedFrom) : undefined
        }
      }).pipe(Effect.scoped)
      yield* service.stop
      return found
    }).pipe(Effect.scoped)
    const records = simulated === undefined ? undefined : yield* simulated.records

    // With traces on the service is slower, so that only where its time goes is taken from there.
    const traced = Effect.gen(function* () {
      const collector = yield* Effect.acquireRelease(Effect.promise(startCollector), ({ close }) =>
        Effect.promise(close)
      )
      const service = yield* startService({
        env: { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
        dataDir,
        nodeOptions
      })
      const load = { ...plan, warmup: Math.min(plan.warmup, plan.stages), duration: plan.stages }
      const { samples } = yield* Effect.flatMap(usersOf(service, pairs, plan), (users) =>
        drive(service, users, load, { what: "tracing", from: tracedFrom })
      ).pipe(Effect.scoped)
      yield* service.stop
      const times = simulated === undefined ? undefined : providerTimes(yield* simulated.records)
      const measured = new Set(samples.map(({ request }) => request))
      return stagesOf(
        collector.spans(),
        (id) => measured.has(requestOf(id)),
        times === undefined ? undefined : (id) => times.get(requestOf(id))
      )
    }).pipe(Effect.scoped)
    if (plan.stages > 0) yield* progress("starting the service with traces …")
    const stages = plan.stages > 0 ? yield* traced : null
    yield* progress("")

    const worked = records === undefined ? undefined : providerTimes(records)
    const timesOf = (samples: ReadonlyArray<Sample>) =>
      plan.provider === "offline" ? new Map(samples.map(({ request }) => [request, 0])) : worked
    const { by_status, ...figures } = assembled(driven.samples, records, timesOf(driven.samples))
    const report: LoadReport = {
      format: "tailor-bench-load/1",
      started_at: new Date(startedAt).toISOString(),
      machine: thisMachine(),
      settings: settingsOf(plan),
      requests: {
        measured: driven.samples.length,
        by_status,
        held_back: driven.samples.filter(({ heldBack }) => heldBack).length,
        peak_in_flight: driven.peakInFlight
      },
      service: {
        cpu_per_request: driven.cpuPerRequest === null ? null : rounded(driven.cpuPerRequest),
        peak_memory_mb: driven.peakMemory === undefined ? null : Math.round(driven.peakMemory / 1024 ** 2),
        health: spreadOf(driven.health) ?? null,
        health_failed: driven.healthFailed
      },
      reference: compared === undefined ? null : ratiosOf(compared, timesOf(compared.samples)),
      load_lateness: spreadOf(driven.lateness) ?? null,
      stages,
      ...figures,
      gates: []
    }
    return report
  }).pipe(Effect.scoped)

/** Answers that a provider, however bad, is no reason for. */
const expected = new Set(["200", "502", "504"])

/** Why this is no good end, in one line; undefined for a good one. */
export const faultOf = ({ gates, requests }: Pick<LoadReport, "gates" | "requests">): string | undefined => {
  const others = Object.entries(requests.by_status).filter(([status]) => !expected.has(status))
  if (requests.measured === 0) return "no request was due; raise --rate or --duration"
  if (others.length > 0) {
    const named = others.map(([status, count]) => `${count} with ${status === "none" ? "no whole answer" : status}`)
    return `answers other than 200, 502 and 504: ${named.join(", ")}`
  }
  if ((requests.by_status["200"] ?? 0) === 0) return "no request was answered with 200"
  const broken = gates.filter(({ holds }) => !holds)
  const named = broken.map((gate) => {
    const { limit, measured, what } = gateText(gate)
    return `${what} is ${measured}, above --${gate.gate.replaceAll("_", "-")} ${limit}`
  })
  return named.length === 0 ? undefined : named.join("; ")
}

/** `tailor bench`: the optimize path under an open-loop load, over real sockets. */
export const run = Effect.fnUntraced(function* (input: LoadInput) {
  const { colours, width } = yield* Screen
  yield* checkOut(input.out)
  const plan = yield* planOf(input)
  const limits = {
    max_p95: yield* millis("max-p95", input.maxP95, 0, 600_000, undefined),
    max_overhead: yield* millis("max-overhead", input.maxOverhead, 0, 600_000, undefined),
    max_overhead_ratio: yield* decimal("max-overhead-ratio", input.maxOverheadRatio, 0, 1_000, undefined),
    max_cpu_ratio: yield* decimal("max-cpu-ratio", input.maxCpuRatio, 0, 1_000, undefined)
  }
  if (plan.provider === "openai") {
    for (const gate of ["max_overhead", "max_overhead_ratio"] as const) {
      if (limits[gate] === undefined) continue
      return yield* refuse(
        `--${gate.replaceAll("_", "-")} needs --provider simulated or offline: how long a live one worked is not known`
      )
    }
  }
  const isCompared = limits.max_overhead_ratio !== undefined || limits.max_cpu_ratio !== undefined
  const found = yield* measure(plan, { isCompared })
  const report = { ...found, gates: gatesOf(found, limits) }
  const write = (text: string) => writeResult(text, "The report", input.out)
  if (input.format === "json") yield* write(JSON.stringify(report, null, 2))
  else if (input.format === "html") {
    const { loadPage } = yield* Effect.promise(() => import("./loadPage.js"))
    yield* write(loadPage(report))
  } else {
    const style = styleOf(colours && isPrinted(input.out))
    yield* write(loadText(report, style, width).join("\n"))
  }
  const fault = faultOf(report)
  if (fault !== undefined) return yield* refuse(fault)
})
