import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
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

export interface Schedule<E, Late> {
  /** When the second attempt starts while the first is in flight; `undefined` leaves that to `stuck`. */
  readonly secondAfter: Duration.Duration | undefined
  /** Asked before a second attempt goes out. */
  readonly maySecond: Effect.Effect<boolean>
  readonly judge: (failure: E) => AttemptVerdict
  /** When the whole ends without an answer, whatever is in flight. */
  readonly total: Duration.Duration
  /** What it fails with then. */
  readonly late: Late
}

type Event<A, E> =
  | { readonly _tag: "Ended"; readonly outcome: Either.Either<A, E> }
  | { readonly _tag: "SecondDue" }
  | { readonly _tag: "Over" }

/**
 * At most two attempts, the second beside the first: the first good answer wins and the other is
 * interrupted. Cancelling a slow attempt to start over loses more than it saves (notes/llm.md).
 * When both fail, the later failure decides; at the end of the budget, `late`.
 */
export const attemptTwice = <A, E, Late>(
  attempt: (stuck: Effect.Effect<void>) => Effect.Effect<A, E>,
  { judge, late, maySecond, secondAfter, total }: Schedule<E, Late>
): Effect.Effect<A, E | Late> =>
  Effect.gen(function* () {
    const began = yield* Clock.currentTimeMillis
    const events = yield* Queue.unbounded<Event<A, E>>()
    const due = Effect.asVoid(Queue.offer(events, { _tag: "SecondDue" }))
    const over = Queue.offer(events, { _tag: "Over" })
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

    const startSecond = Effect.flatMap(maySecond, (may) => (may ? Effect.asVoid(start) : Effect.void))

    yield* start
    // One fiber for both moments: with some thousand calls in flight each of their fibers counts.
    yield* Effect.forkScoped(
      secondAfter === undefined || Duration.greaterThanOrEqualTo(secondAfter, total)
        ? Effect.delay(over, total)
        : Effect.delay(due, secondAfter).pipe(
            Effect.zipRight(Effect.delay(over, Duration.subtract(total, secondAfter)))
          )
    )
    while (true) {
      const event = yield* Queue.take(events)
      if (event._tag === "Over") return yield* Effect.fail(late)
      if (event._tag === "SecondDue") {
        if (started === 1) yield* startSecond
        continue
      }
      inFlight -= 1
      if (Either.isRight(event.outcome)) return event.outcome.right
      const failure = event.outcome.left
      if (inFlight > 0) continue
      const { after, again } = judge(failure)
      const left = Duration.toMillis(total) - ((yield* Clock.currentTimeMillis) - began)
      if (started === 2 || !again || after >= left) return yield* Effect.fail(failure)
      yield* Effect.sleep(after)
      // The timer may have asked for the second attempt meanwhile; `started` keeps it at two in all.
      yield* startSecond
      if (started === 1) return yield* Effect.fail(failure)
    }
  }).pipe(Effect.scoped)
