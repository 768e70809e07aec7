import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Queue from "effect/Queue"

/** What the schedule must know of a failed attempt. */
export interface AttemptVerdict {
  /** Whether another attempt at once may help. */
  readonly again: boolean
  /** Milliseconds to wait before it. */
  readonly after: number
}

export interface Schedule<E> {
  /** When the second attempt starts while the first is in flight; `undefined` leaves that to `stuck`. */
  readonly secondAfter: Duration.Duration | undefined
  /** Asked before a second attempt goes out. */
  readonly maySecond: Effect.Effect<boolean>
  readonly judge: (failure: E) => AttemptVerdict
  /** Milliseconds left of the whole budget. */
  readonly left: Effect.Effect<number>
}

type Event<A, E> = { readonly _tag: "Ended"; readonly outcome: Either.Either<A, E> } | { readonly _tag: "SecondDue" }

/**
 * At most two attempts, the second beside the first: the first good answer wins and the other is
 * interrupted. Cancelling a slow attempt to start over loses more than it saves (notes/llm.md).
 * When both fail, the later failure decides. The deadline of the whole is the caller's.
 */
export const attemptTwice = <A, E>(
  attempt: (stuck: Effect.Effect<void>) => Effect.Effect<A, E>,
  schedule: Schedule<E>
): Effect.Effect<A, E> =>
  Effect.gen(function* () {
    const events = yield* Queue.unbounded<Event<A, E>>()
    const due = Effect.asVoid(Queue.offer(events, { _tag: "SecondDue" }))
    let inFlight = 0
    let started = 0

    const start = Effect.suspend(() => {
      inFlight += 1
      started += 1
      return attempt(due).pipe(
        Effect.either,
        Effect.flatMap((outcome) => Queue.offer(events, { _tag: "Ended", outcome })),
        Effect.forkScoped
      )
    })

    const startSecond = Effect.flatMap(schedule.maySecond, (may) => (may ? Effect.asVoid(start) : Effect.void))

    yield* start
    if (schedule.secondAfter !== undefined) {
      yield* Effect.forkScoped(Effect.delay(due, schedule.secondAfter))
    }
    while (true) {
      const event = yield* Queue.take(events)
      if (event._tag === "SecondDue") {
        if (started === 1) yield* startSecond
        continue
      }
      inFlight -= 1
      if (Either.isRight(event.outcome)) return event.outcome.right
      const failure = event.outcome.left
      if (inFlight > 0) continue
      const { after, again } = schedule.judge(failure)
      if (started === 2 || !again || after >= (yield* schedule.left)) return yield* Effect.fail(failure)
      yield* Effect.sleep(after)
      // The timer may have asked for the second attempt meanwhile; `started` keeps it at two in all.
      yield* startSecond
      if (started === 1) return yield* Effect.fail(failure)
    }
  }).pipe(Effect.scoped)
