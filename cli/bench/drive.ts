import * as Config from "effect/Config"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Runtime from "effect/Runtime"
import { arrivalsOf } from "../../bench/load/arrivals.js"
import { type LoadOutcome, runLoad } from "../../bench/load/openLoop.js"
import { usageOf, watchService } from "../../bench/load/watch.js"
import { appConfig } from "../../src/Config.js"
import { refuse } from "../Refused.js"
import { Screen } from "../output/Screen.js"
import type { ServiceChild } from "../service/serviceChild.js"
import { bar, styleOf } from "../output/terminal.js"
import type { LoadPlan } from "./loadPlan.js"
import { noticeSecret, type Users } from "./users.js"

/** What a run may have other than usual; it comes from the environment as for the service itself. */
const passedOn = [
  ...["LLM_RETRY_AFTER", "LLM_TOTAL_TIMEOUT", "LLM_STREAM_FIRST_TOKEN", "LLM_STREAM_STALL"],
  ...["LLM_MAX_OUTPUT_TOKENS", "LOG_LEVEL", "DATABASE_URL", "DATABASE_ADMIN_URL"]
]

/** The environment of the service under load. */
export const environmentOf = ({ provider, strategy }: Pick<LoadPlan, "provider" | "strategy">, baseUrl: string) =>
  Effect.gen(function* () {
    const env: Record<string, string> = {
      RATE_LIMIT_ENABLED: "false",
      LLM_STREAM: String(strategy === "stream"),
      IDP_WEBHOOK_SECRET: noticeSecret
    }
    for (const name of passedOn) {
      const value = yield* Effect.orElseSucceed(Config.string(name), () => "")
      if (value !== "") env[name] = value
    }
    if (provider === "offline") return env
    env["LLM_PROVIDER"] = "openai"
    if (provider === "simulated") return { ...env, OPENAI_API_KEY: "simulated-key", OPENAI_BASE_URL: baseUrl }
    const { model } = yield* appConfig
    if (model.apiKey === undefined) return yield* refuse("OPENAI_API_KEY must be set for --provider openai")
    return {
      ...env,
      OPENAI_API_KEY: Redacted.value(model.apiKey),
      OPENAI_MODEL: model.model,
      ...(model.baseUrl === undefined ? {} : { OPENAI_BASE_URL: model.baseUrl })
    }
  })

/** What a load found, beside the provider's own records. */
export interface Driven extends LoadOutcome {
  /** Milliseconds of processor time of the service for each measured request; null where the system does not say. */
  readonly cpuPerRequest: number | null
  /** Bytes. */
  readonly peakMemory: number | undefined
  readonly health: ReadonlyArray<number>
  readonly healthFailed: number
}

const barWidth = 24

/**
 * Sends the load of a plan, the first `warmup` milliseconds of which are not measured. Requests are numbered from
 * `from`, so that two loads of one provider are told apart.
 */
export const drive = (
  service: ServiceChild,
  users: Users,
  load: Pick<LoadPlan, "duration" | "maxInFlight" | "ramp" | "rate" | "seed" | "warmup">,
  told: { readonly what: string; readonly from: number }
) =>
  Effect.gen(function* () {
    const { colours, progress } = yield* Screen
    const show = Runtime.runSync(yield* Effect.runtime<never>())
    const style = styleOf(colours)
    const { from, what } = told
    const { duration, maxInFlight, ramp, rate, seed, warmup } = load
    const arrivals = arrivalsOf(rate, warmup + duration, seed, ramp)
    const first = arrivals.findIndex((at) => at >= warmup)
    let shown = 0
    const onProgress = ({ ended, inFlight }: { ended: number; inFlight: number }) => {
      if (performance.now() - shown < 200) return
      shown = performance.now()
      const share = ended / Math.max(1, arrivals.length)
      show(progress(`${what}  ${bar(share, barWidth, style)}  ${ended} of ${arrivals.length}, ${inFlight} in flight`))
    }
    return yield* Effect.async<Driven>((resume) => {
      const stop = new AbortController()
      // Between the first moment and the last at which measured requests are due: what ends then began before, and
      // makes up for what begins then and ends later.
      const cpu: Array<number | undefined> = []
      const lookAtCpu = () => void cpu.push(usageOf(service.pid).cpu)
      const timers = [setTimeout(lookAtCpu, warmup), setTimeout(lookAtCpu, warmup + duration)]
      const clearTimers = () => timers.forEach((timer) => clearTimeout(timer))
      const watch = watchService(service.pid, users.health, 100)
      void runLoad({ arrivals, from, maxInFlight, send: users.optimize, onProgress, signal: stop.signal }).then(
        (outcome) => {
          clearTimers()
          if (cpu.length < 2) lookAtCpu()
          const [cpuBefore, cpuAfter] = cpu
          const { failed, health, peakMemory } = watch.stop()
          const samples = outcome.samples.filter(({ request }) => first >= 0 && request >= from + first)
          const spent = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore
          resume(
            Effect.succeed({
              ...outcome,
              samples: samples.map((sample) => ({
                ...sample,
                intended: sample.intended - warmup,
                sent: sample.sent - warmup,
                ended: sample.ended - warmup
              })),
              cpuPerRequest: spent === undefined || samples.length === 0 ? null : spent / samples.length,
              peakMemory,
              health,
              healthFailed: failed
            })
          )
        }
      )
      return Effect.sync(() => {
        clearTimers()
        watch.stop()
        stop.abort()
      })
    }).pipe(Effect.ensuring(progress("")))
  })
