import * as Cause from "effect/Cause"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as Runtime from "effect/Runtime"

export interface Schedule<E, Late> {
  /** When the second attempt starts while the first is in flight; `undefined` leaves that to `stuck`. */
  readonly secondAfter: Duration.Duration | undefined
  /** Asked before a second attempt goes out. */
  readonly maySecond: () => boolean
  /** Milliseconds to wait before another attempt; `undefined` where none would help. */
  readonly judge: (failure: E) => number | undefined
  /** When the whole ends without an answer, whatever is in flight. */
  readonly total: Duration.Duration
  /** What it fails with then. */
  readonly late: Late
}

/**
 * At most two attempts, the second beside the first: the first good answer wins and the other is
 * interrupted. Cancelling a slow attempt to start over loses more than it saves (docs/benchmarks.md, A slow provider).
 * When both fail, the later failure decides; at the end of the budget, `late`.
 *
 * The schedule is kept by timers and by what observes the attempts, not by fibers of its own: some thousand calls wait
 * at a time, and each fiber of theirs would be held in memory for as long.
 */
export const attemptTwice = <A, E, Late>(
  attempt: (stuck: Effect.Effect<void>) => Effect.Effect<A, E>,
  schedule: Schedule<E, Late>
): Effect.Effect<A, E | Late> =>
  Effect.clockWith((clock) =>
    Effect.flatMap(Effect.runtime<never>(), (runtime) =>
      Effect.async<A, E | Late>((resume) => {
        const { judge, late, maySecond, secondAfter } = schedule
        const total = Duration.toMillis(schedule.total)
        const began = clock.unsafeCurrentTimeMillis()
        const inFlight = new Set<Fiber.RuntimeFiber<A, E>>()
        const timers: Array<NodeJS.Timeout> = []
        const later = (milliseconds: number, then: () => void) => void timers.push(setTimeout(then, milliseconds))
        let started = 0
        // What starts the second attempt then is the end of the pause before it.
        let pauses = false
        let isOver = false

        const stop = () => {
          isOver = true
          for (const timer of timers) clearTimeout(timer)
          return inFlight.size === 0 ? Effect.void : Fiber.interruptAll(inFlight)
        }
        const end = (outcome: Effect.Effect<A, E | Late>) => {
          if (!isOver) resume(Effect.zipRight(stop(), outcome))
        }
        const start = () => {
          started += 1
          const fiber = Runtime.runFork(runtime)(attempt(stuck))
          inFlight.add(fiber)
          fiber.addObserver((exit) => {
            inFlight.delete(fiber)
            ended(exit)
          })
        }
        const startSecond = () => {
          if (!isOver && !pauses && started === 1 && maySecond()) start()
        }
        const stuck = Effect.sync(startSecond)
        const ended = (exit: Exit.Exit<A, E>) => {
          if (Exit.isSuccess(exit)) return end(exit)
          const failure = Cause.failureOption(exit.cause)
          // A defect is told at once.
          if (Option.isNone(failure)) return end(exit)
          if (inFlight.size > 0) return
          const after = judge(failure.value)
          const left = total - (clock.unsafeCurrentTimeMillis() - began)
          if (started === 2 || after === undefined || after >= left) return end(exit)
          pauses = true
          later(after, () => {
            pauses = false
            startSecond()
            if (started === 1) end(exit)
          })
        }

        const due = secondAfter === undefined ? Infinity : Duration.toMillis(secondAfter)
        if (due < total) later(due, startSecond)
        later(total, () => end(Effect.fail(late)))
        start()
        return Effect.suspend(stop)
      })
    )
  )
