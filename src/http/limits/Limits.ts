import { hash } from "node:crypto"
import * as RateLimiter from "@effect/experimental/RateLimiter"
import * as Context from "effect/Context"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import { counter } from "../../domain/metrics.js"
import type { Owner } from "../../domain/Caller.js"
import { type LimitName, RateLimited } from "../../domain/Failures.js"
import { ModelWait } from "../../usecases/ModelWait.js"

export interface LimitSettings {
  /** Off: nothing is counted (benchmarks). */
  readonly enabled: boolean
  readonly requestsPerMinute: number
  readonly modelCallsPerMinute: number
  readonly concurrentModelCalls: number
}

/** What one user may use of the service, so that one noisy user does not slow the others. */
export class Limits extends Context.Tag("resume-tailoring/http/Limits")<
  Limits,
  {
    readonly admit: (owner: Owner) => Effect.Effect<void, RateLimited>
    /**
     * Runs a use case that calls the model in one of the user's places; fails at once when all are taken. The call
     * itself is counted when it goes out: a request that is refused before does not use up the user's calls.
     */
    readonly inPlace: <A, E, R>(
      owner: Owner,
      usecase: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | RateLimited, R | ModelWait>
  }
>() {}

const refusals = counter("tailor.requests.limited", "{request}", "Requests refused by a limit of their user")

const tell = (limit: LimitName) =>
  Effect.zipRight(
    Metric.increment(Metric.tagged(refusals, "limit", limit)),
    Effect.logWarning("request refused by a rate limit").pipe(Effect.annotateLogs("limit", limit))
  )

const uncounted = counter(
  "tailor.requests.uncounted",
  "{request}",
  "Requests let through because the counters of the limits were away"
)

/** Counters may lie in a store of their own: the subject itself does not go there. */
const keyOf = (owner: Owner) => hash("sha256", owner, "base64url")

const unlimited: Limits["Type"] = { admit: () => Effect.void, inPlace: (_, usecase) => usecase }

const make = (settings: LimitSettings) =>
  Effect.gen(function* () {
    const limiter = yield* RateLimiter.RateLimiter
    const taken = new Map<string, number>()

    const consume = (limit: LimitName, key: string, most: number) =>
      limiter.consume({ algorithm: "fixed-window", onExceeded: "fail", window: "1 minute", limit: most, key }).pipe(
        Effect.asVoid,
        Effect.catchTag("RateLimiterError", (failure) => {
          if (failure.reason === "Exceeded") {
            return new RateLimited({ limit, most, retryAfter: Math.max(1, Duration.toSeconds(failure.retryAfter)) })
          }
          // Counters that are away must not take the service with them; the store says so in the log.
          return Metric.increment(uncounted)
        }),
        Effect.tapErrorTag("RateLimited", () => tell(limit))
      )

    const limits: Limits["Type"] = {
      admit: (owner) => consume("requests", `all:${keyOf(owner)}`, settings.requestsPerMinute),
      inPlace: (owner, usecase) =>
        Effect.acquireUseRelease(
          Effect.suspend(() => {
            const held = taken.get(owner) ?? 0
            const most = settings.concurrentModelCalls
            if (held >= most) {
              return Effect.zipRight(
                tell("concurrency"),
                new RateLimited({ limit: "concurrency", most, retryAfter: 1 })
              )
            }
            taken.set(owner, held + 1)
            return Effect.void
          }),
          () =>
            Effect.flatMap(ModelWait, ({ during }) =>
              Effect.provideService(usecase, ModelWait, {
                during: <A, E, R>(call: Effect.Effect<A, E, R>) =>
                  Effect.zipRight(
                    consume("model_calls", `model:${keyOf(owner)}`, settings.modelCallsPerMinute),
                    during(call)
                  )
              })
            ),
          () =>
            Effect.sync(() => {
              const held = (taken.get(owner) ?? 1) - 1
              if (held <= 0) taken.delete(owner)
              else taken.set(owner, held)
            })
        )
    }
    return limits
  })

/** Limits over whatever store of counters is given. */
export const layerLimits = (settings: LimitSettings): Layer.Layer<Limits, never, RateLimiter.RateLimiterStore> =>
  settings.enabled
    ? Layer.effect(Limits, make(settings)).pipe(Layer.provide(RateLimiter.layer))
    : Layer.succeed(Limits, unlimited)
