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

/** Gives work its turn at the engine, and ends it when the time is up. */
export const inTime = <A, E, R>(
  kind: keyof TimeBudget["Type"],
  owner: string,
  work: (turn: Turn) => Effect.Effect<A, E, R>
): Effect.Effect<A, E | ModelTimedOut, R | TimeBudget> =>
  Effect.gen(function* () {
    const { [kind]: duration } = yield* TimeBudget
    const until = (yield* Clock.currentTimeMillis) + Duration.toMillis(duration)
    return yield* Effect.timeoutFail(work({ owner, until }), { duration, onTimeout: () => new ModelTimedOut() })
  })
