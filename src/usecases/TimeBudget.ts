import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { ModelTimedOut } from "../domain/Failures.js"
import type { Turn } from "../engine/Engine.js"

/** How long the caller of each waits at most: for the engine and the model together. */
export class TimeBudget extends Context.Tag("resume-tailoring/usecases/TimeBudget")<
  TimeBudget,
  { readonly optimize: Duration.Duration; readonly ingest: Duration.Duration }
>() {}

/** The turn of work that begins now. */
export const turnOf = (kind: keyof TimeBudget["Type"], owner: string): Effect.Effect<Turn, never, TimeBudget> =>
  Effect.gen(function* () {
    const { [kind]: duration } = yield* TimeBudget
    return { owner, until: (yield* Clock.currentTimeMillis) + Duration.toMillis(duration) }
  })

/** Ends a call of the model when the time of its turn is up; the engine ends its jobs by itself. */
export const inTime = <A, E, R>(
  { until }: Turn,
  call: Effect.Effect<A, E, R>
): Effect.Effect<A, E | ModelTimedOut, R> =>
  Effect.flatMap(Clock.currentTimeMillis, (now) =>
    Effect.timeoutFail(call, { duration: until - now, onTimeout: () => new ModelTimedOut() })
  )
