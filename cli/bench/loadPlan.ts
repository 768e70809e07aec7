import * as Effect from "effect/Effect"
import type { LatencyModel } from "../../bench/load/latencyModel.js"
import { refuse } from "../Refused.js"
import { decimal, given, millis, whole } from "./figures.js"

/** How the load is asked for on the command line; what was not given is undefined. */
export interface LoadOptions {
  readonly rate: string | undefined
  readonly duration: string | undefined
  readonly warmup: string | undefined
  readonly stages: string | undefined
  readonly users: string | undefined
  readonly maxInFlight: string | undefined
  readonly seed: string | undefined
  readonly provider: string | undefined
  readonly strategy: string | undefined
  readonly latency: string | undefined
  readonly firstToken: string | undefined
  readonly tokensPerSecond: string | undefined
  readonly spread: string | undefined
  readonly outputTokens: string | undefined
  readonly hangShare: string | undefined
  readonly errorShare: string | undefined
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

const oneOf =
  <const Name extends string>(option: string, names: ReadonlyArray<Name>) =>
  (text: string) => {
    const name = names.find((known) => known === text)
    return name === undefined
      ? refuse(`--${option} must be ${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`)
      : Effect.succeed(name)
  }

const modelOptions = ["firstToken", "tokensPerSecond", "spread", "outputTokens", "hangShare", "errorShare"] as const

/** How the simulated provider is to take its time. */
export const modelOf = (options: LoadOptions, seed: number) =>
  Effect.gen(function* () {
    const fixed = yield* given(options.latency, (text) => millis("latency", text, 0, 600_000))
    if (fixed !== undefined) {
      if (modelOptions.some((name) => options[name] !== undefined)) {
        return yield* refuse("--latency is a provider without any spread; leave the other options of its times out")
      }
      return { ...usualModel, firstToken: fixed, spread: 0, outputTokens: 0, hangShare: 0, errorShare: 0, seed }
    }
    const model: LatencyModel = {
      firstToken:
        (yield* given(options.firstToken, (text) => millis("first-token", text, 0, 600_000))) ?? usualModel.firstToken,
      tokensPerSecond:
        (yield* given(options.tokensPerSecond, (text) => decimal("tokens-per-second", text, 0.1, 1_000_000))) ??
        usualModel.tokensPerSecond,
      spread: (yield* given(options.spread, (text) => decimal("spread", text, 0, 3))) ?? usualModel.spread,
      outputTokens:
        (yield* given(options.outputTokens, (text) => whole("output-tokens", text, 0, 10_000))) ??
        usualModel.outputTokens,
      hangShare: (yield* given(options.hangShare, (text) => decimal("hang-share", text, 0, 1))) ?? usualModel.hangShare,
      errorShare:
        (yield* given(options.errorShare, (text) => decimal("error-share", text, 0, 1))) ?? usualModel.errorShare,
      seed
    }
    return model
  })

/** The plan that the options ask for, checked. */
export const planOf = (options: LoadOptions) =>
  Effect.gen(function* () {
    const provider =
      (yield* given(options.provider, oneOf("provider", ["simulated", "openai", "offline"]))) ?? "simulated"
    // A live provider costs money and has limits of its own.
    const usualRate = provider === "openai" ? 1 : 25
    const seed = (yield* given(options.seed, (text) => whole("seed", text, 0, 2_147_483_647))) ?? 1
    if (provider !== "simulated" && ["latency" as const, ...modelOptions].some((name) => options[name] !== undefined)) {
      return yield* refuse("times of the provider can be given for --provider simulated only")
    }
    const plan: LoadPlan = {
      provider,
      seed,
      rate: (yield* given(options.rate, (text) => decimal("rate", text, 0.01, 5_000))) ?? usualRate,
      duration: (yield* given(options.duration, (text) => millis("duration", text, 100, 86_400_000))) ?? 30_000,
      warmup: (yield* given(options.warmup, (text) => millis("warmup", text, 0, 3_600_000))) ?? 20_000,
      stages: (yield* given(options.stages, (text) => millis("stages", text, 0, 3_600_000))) ?? 20_000,
      users: (yield* given(options.users, (text) => whole("users", text, 1, 10_000))) ?? 64,
      maxInFlight: (yield* given(options.maxInFlight, (text) => whole("max-in-flight", text, 1, 20_000))) ?? 2_000,
      strategy: (yield* given(options.strategy, oneOf("strategy", ["kept", "stream"]))) ?? "kept",
      model: yield* modelOf(options, seed)
    }
    return plan
  })
