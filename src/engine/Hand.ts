import { Worker as Thread } from "node:worker_threads"
import * as NodeWorker from "@effect/platform-node/NodeWorker"
import * as Worker from "@effect/platform/Worker"
import * as Data from "effect/Data"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Schedule from "effect/Schedule"
import type * as Scope from "effect/Scope"
import { type Done, nothing, type Order } from "./orders.js"

/** The thread ended before it answered; another one follows. What it kept is lost, and the order may be given again. */
export class ThreadLost extends Data.TaggedError("ThreadLost") {}

/** The first thread ended before it could be given anything: the next would not do better. */
class ThreadUnstartable extends Data.TaggedError("ThreadUnstartable") {}

/** The order on which a thread ended or stood still. Given again it might end the next one, so nobody does. */
class OrderFatal extends Data.TaggedError("OrderFatal") {}

/** A thread that does one order after the other. */
export interface Hand {
  /** How many orders it has not done with; nobody need wait for them any more. */
  readonly waiting: () => number
  /** Dies of an order that the thread did not survive. */
  readonly give: (order: Order) => Effect.Effect<Done, ThreadLost>
}

/** Milliseconds without an answer to the order at the front, which takes some: such a thread stands still. */
const usualPatience = 10_000

/** Starts a thread that is followed by another when it ends, until the scope closes. Dies when the first cannot start. */
export const makeHand = (
  program: string,
  patience = usualPatience
): Effect.Effect<Hand, never, Scope.Scope | Worker.WorkerManager> =>
  Effect.gen(function* () {
    const waiting = new Set<Order>()
    /** The thread that has started; none while the next one does. */
    let working: Thread | undefined
    let fatal: Order | undefined
    /** Since when it works on the order at the front. */
    let frontSince = 0
    const clock = yield* Effect.clock
    const nextIsAtFront = () => {
      frontSince = clock.unsafeCurrentTimeMillis()
    }

    const unstartable = yield* Deferred.make<never>()
    let hasStarted = false

    const spawn = () => {
      // Without what this process was told to load first: a monitor of its own, say, that knows of no threads.
      const spawned = new Thread(program, { execArgv: [] })
      let hasEnded = false
      // Before the manager hears of it and fails all that wait: afterwards nobody knows which of them was at the front.
      const ended = () => {
        if (!hasEnded) fatal = waiting.values().next().value
        hasEnded = true
        working = undefined
        if (!hasStarted) Deferred.unsafeDone(unstartable, Exit.die(new ThreadUnstartable()))
      }
      spawned.once("error", ended)
      spawned.once("exit", ended)
      spawned.once("message", () => {
        hasStarted = true
        working = spawned
        nextIsAtFront()
      })
      return spawned
    }
    const manager = yield* Worker.WorkerManager
    const worker = yield* manager
      .spawn<Order, Done, never>({})
      .pipe(Effect.provide(Worker.layerSpawner(spawn)), Effect.orDie, Effect.raceFirst(Deferred.await(unstartable)))

    const watch = Effect.sync(() => {
      if (waiting.size > 0 && clock.unsafeCurrentTimeMillis() - frontSince > patience) void working?.terminate()
    })
    yield* Effect.forkScoped(Effect.repeat(watch, Schedule.spaced(patience / 10)))

    const give = (order: Order) =>
      Effect.suspend(() => {
        if (waiting.size === 0) nextIsAtFront()
        waiting.add(order)
        const leave = Effect.sync(() => {
          waiting.delete(order)
          nextIsAtFront()
        })
        // An order that is given up keeps its place for as long as the thread may work on it: left at once, the next one
        // would be taken for that on which the thread then ends or stands still.
        const leaveLater = Effect.forkDaemon(Effect.ensuring(Effect.ignore(worker.executeEffect(nothing)), leave))
        return worker.executeEffect(order).pipe(
          Effect.catchAll(() => (fatal === order ? Effect.die(new OrderFatal()) : Effect.fail(new ThreadLost()))),
          Effect.onExit((exit) => (Exit.isInterrupted(exit) ? leaveLater : leave))
        )
      })
    return { waiting: () => waiting.size, give }
  })

/** What makes threads and hears of their ends. */
export const layerManager = NodeWorker.layerManager
