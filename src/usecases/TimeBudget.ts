import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { ModelTimedOut } from "../domain/Failures.js"

/** How long the caller of each waits at most: for the engine and the model together. */
export class TimeBudget extends Context.Tag("resume-tailoring/usecases/TimeBudget")<
  TimeBudget,
  { readonly optimize: Duration.Duration; readonly ingest: Duration.Duration }
>() {}

/** When the time of work that begins now is up, in milliseconds since 1970. */
export const endOf = (kind: keyof TimeBudget["Type"]): Effect.Effect<number, never, TimeBudget> =>
  Effect.zipWith(TimeBudget, Clock.currentTimeMillis, (budget, now) => now + Duration.toMillis(budget[kind]))

/** Ends a call of the model when the time is up; the engine ends its jobs by itself. */
export const inTime = <A, E, R>(until: number, call: Effect.Effect<A, E, R>): Effect.Effect<A, E | ModelTimedOut, R> =>
  Effect.flatMap(Clock.currentTimeMillis, (now) =>
    Effect.timeoutFail(call, { duration: until - now, onTimeout: () => new ModelTimedOut() })
  )
