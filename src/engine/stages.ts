import type * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Tracer from "effect/Tracer"
import type { Timed } from "../tailoring/optimize.js"

/** When a part of the work began and ended, nanoseconds since 1970: plain data that comes from another thread. */
export type StageTime = readonly [name: string, from: bigint, to: bigint]

/** Times are kept only where somebody gets them. */
export const stopwatch = (clock: Clock.Clock, isTraced: boolean) => {
  const times: Array<StageTime> = []
  const timed: Timed = (name, work) => {
    if (!isTraced) return work()
    const from = clock.unsafeCurrentTimeNanos()
    const done = work()
    times.push([name, from, clock.unsafeCurrentTimeNanos()])
    return done
  }
  return { timed, times }
}

/** Gives stages that are over spans of their own, so that traces say where the time went. */
export const tellStages = (stages: ReadonlyArray<StageTime>): Effect.Effect<void> =>
  stages.length === 0
    ? Effect.void
    : Effect.contextWithEffect((context: Context.Context<never>) =>
        Effect.map(Effect.tracer, (tracer) => {
          const parent = Context.getOption(context, Tracer.ParentSpan)
          for (const [name, from, to] of stages) {
            tracer.span(name, parent, Context.empty(), [], from, "internal").end(to, Exit.void)
          }
        })
      )
