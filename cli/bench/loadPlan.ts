import * as Effect from "effect/Effect"
import type { LatencyModel } from "../../bench/load/latencyModel.js"
import { refuse } from "../Refused.js"
import { decimal, millis, oneOf, whole } from "./figures.js"

const modelOptions = ["firstToken", "tokensPerSecond", "spread", "outputTokens", "hangShare", "errorShare"] as const
/** How the load is asked for on the command line; what was not given is undefined. */
export type LoadOptions = {
  readonly [
    Name in
      | ("rate" | "duration" | "warmup" | "stages" | "users" | "maxInFlight" | "seed" | "provider" | "strategy")
      | ("latency" | (typeof modelOptions)[number])
  ]: string | undefined
}

/** What to do. Times in milliseconds. */
export interface LoadPlan {
  /** Arrivals a second. */
  readonly rate: number
  readonly duration: number
  /** Load before it that is not counted. */
  readonly warmup: number
  /** The part of the warm-up in which the rate grows from nothing; 0 by default. */
  readonly ramp?: number
  /** Load after it with traces on; 0 leaves it out. */
  readonly stages: number
  readonly users: number
  readonly maxInFlight: number
  readonly seed: number
  readonly provider: "simulated" | "openai" | "offline"
  /** `kept`: a second attempt beside the first; `stream`: the same on a missing first token or a stall. */
  readonly strategy: "kept" | "stream"
  readonly model: LatencyModel
}

/** The anchors of published measurements: a small hosted model. */
export const usualModel = {
  firstToken: 900,
  tokensPerSecond: 80,
  spread: 0.45,
  outputTokens: 300,
  hangShare: 0.01,
  errorShare: 0.02
} as const

/** How the simulated provider is to take its time. */
export const modelOf = (options: LoadOptions, seed: number) =>
  Effect.gen(function* () {
    const fixed = yield* millis("latency", options.latency, 0, 600_000, undefined)
    if (fixed !== undefined) {
      if (modelOptions.some((name) => options[name] !== undefined)) {
        return yield* refuse("--latency is a provider without any spread; leave the other options of its times out")
      }
      return { ...usualModel, firstToken: fixed, spread: 0, outputTokens: 0, hangShare: 0, errorShare: 0, seed }
    }
    const { errorShare, firstToken, hangShare, outputTokens, spread, tokensPerSecond } = options
    const model: LatencyModel = {
      firstToken: yield* millis("first-token", firstToken, 0, 600_000, usualModel.firstToken),
      tokensPerSecond: yield* decimal("tokens-per-second", tokensPerSecond, 0.1, 1_000_000, usualModel.tokensPerSecond),
      spread: yield* decimal("spread", spread, 0, 3, usualModel.spread),
      outputTokens: yield* whole("output-tokens", outputTokens, 0, 10_000, usualModel.outputTokens),
      hangShare: yield* decimal("hang-share", hangShare, 0, 1, usualModel.hangShare),
      errorShare: yield* decimal("error-share", errorShare, 0, 1, usualModel.errorShare),
      seed
    }
    return model
  })

/** The plan that the options ask for, checked. */
export const planOf = (options: LoadOptions) =>
  Effect.gen(function* () {
    const provider = yield* oneOf("provider", options.provider, ["simulated", "openai", "offline"])
    // A live provider costs money and has limits of its own.
    const usualRate = provider === "openai" ? 1 : 25
    const seed = yield* whole("seed", options.seed, 0, 2_147_483_647, 1)
    if (provider !== "simulated" && ["latency" as const, ...modelOptions].some((name) => options[name] !== undefined)) {
      return yield* refuse("times of the provider can be given for --provider simulated only")
    }
    const plan: LoadPlan = {
      provider,
      seed,
      rate: yield* decimal("rate", options.rate, 0.01, 5_000, usualRate),
      duration: yield* millis("duration", options.duration, 100, 86_400_000, 30_000),
      warmup: yield* millis("warmup", options.warmup, 0, 3_600_000, 20_000),
      stages: yield* millis("stages", options.stages, 0, 3_600_000, 20_000),
      users: yield* whole("users", options.users, 1, 10_000, 64),
      maxInFlight: yield* whole("max-in-flight", options.maxInFlight, 1, 20_000, 2_000),
      strategy: yield* oneOf("strategy", options.strategy, ["kept", "stream"]),
      model: yield* modelOf(options, seed)
    }
    return plan
  })
