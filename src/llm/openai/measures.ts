import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import * as MetricBoundaries from "effect/MetricBoundaries"
import { counter, histogram } from "../../domain/metrics.js"

// Figures of the model's calls. Names and boundaries that begin with gen_ai are those of OpenTelemetry's semantic
// conventions for generative AI.

const seconds = MetricBoundaries.fromIterable([
  ...[0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92]
])

/** One request to the provider. */
export const operationDuration = histogram(
  "gen_ai.client.operation.duration",
  "s",
  "Duration of one request to the model's provider",
  seconds
)

export const tokenUsage = histogram(
  "gen_ai.client.token.usage",
  "{token}",
  "Tokens of one request as the provider counts them",
  MetricBoundaries.exponential({ start: 1, factor: 4, count: 11 })
)

/** What a person waits for: both attempts, and what is between them. */
export const callDuration = histogram(
  "tailor.model.call.duration",
  "s",
  "Duration of a whole call of the model, second attempt included, by outcome and reason",
  seconds
)

export const attempts = counter(
  "tailor.model.attempts",
  "{request}",
  "Requests to the model's provider: first ones and second ones"
)

/** Tells how an effect ended and how many seconds it took, also when it was interrupted. */
export const timed =
  <A, E>(tell: (exit: Exit.Exit<A, E>, seconds: number) => Effect.Effect<void>) =>
  <R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(Clock.currentTimeMillis, (began) =>
      Effect.onExit(effect, (exit) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) => tell(exit, (now - began) / 1_000))
      )
    )
