import * as Clock from "effect/Clock"
import * as Data from "effect/Data"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import { EngineTimedOut } from "../domain/Failures.js"
import { isTraced } from "../domain/tracing.js"
import { Engine, type Turn } from "./Engine.js"
import { type Entry, FairQueue } from "./FairQueue.js"
import type { Input, JobName, Output } from "./jobs.js"
import { type StageTime, tellStages } from "./stages.js"
import { startThread, type Thread, ThreadEnded } from "./Thread.js"

export interface ThreadSettings {
  /** How many threads share the jobs, 1 at least. */
  readonly threads: number
  /** The built body of such a thread (`worker.ts`). */
  readonly program: string
  /** Milliseconds that a job may take, whenever its request's time is up: others wait for the thread. */
  readonly longest?: number
}

const usualLongest = 5_000

/** The first thread ended before it could be given anything: the next would not do better. */
class ThreadUnstartable extends Data.TaggedError("ThreadUnstartable") {}

/** The job on which a thread ended. Done again it might end the next one, so nobody does. */
class JobFatal extends Data.TaggedError("JobFatal") {}

/** Does a job; fails when the thread is of no use afterwards. */
type Work = (thread: Thread) => Effect.Effect<unknown, ThreadEnded>

interface Done<Name extends JobName> {
  readonly output: Output[Name]
  readonly times: ReadonlyArray<StageTime>
}

/**
 * When this thread has stood still, the timer and the answer have come together and the timer is seen first: the answer
 * gets its chance before the other thread is ended.
 */
const passed = (milliseconds: number) =>
  Effect.zipRight(
    Effect.sleep(milliseconds),
    Effect.async<void>((resume) => {
      setImmediate(() => resume(Effect.void))
    })
  )

const workOf = Effect.fnUntraced(function* <Name extends JobName>(
  name: Name,
  input: Input[Name],
  until: number,
  longest: number
) {
  const done = yield* Deferred.make<Done<Name>, EngineTimedOut>()
  const order = { name, input, isTraced: yield* isTraced }
  const work: Work = (thread) =>
    Effect.gen(function* () {
      const left = Math.min(longest, until - (yield* Clock.currentTimeMillis))
      if (left <= 0) return yield* Deferred.fail(done, new EngineTimedOut())
      const reply = yield* thread.ask(order).pipe(
        Effect.tapError(() => Deferred.die(done, new JobFatal())),
        Effect.raceFirst(Effect.zipRight(passed(left), Effect.fail(new ThreadEnded()))),
        Effect.tapError(() => Effect.logWarning(`a thread is replaced: ${name} ended it or took too long`)),
        // Where the thread has not ended by itself.
        Effect.tapError(() => Deferred.fail(done, new EngineTimedOut()))
      )
      return yield* "thrown" in reply ? Deferred.die(done, reply.thrown) : Deferred.succeed(done, reply)
    })
  return { done: Deferred.await(done), work }
})

/** A thread that takes one piece of work after the other, followed by another when it ends; returns once it has started. */
const serve = (queue: FairQueue<Work>, program: string): Effect.Effect<void, never, Scope.Scope> =>
  Effect.gen(function* () {
    const started = yield* Deferred.make<void>()
    const untilItEnds = Effect.gen(function* () {
      const thread = yield* startThread(program).pipe(
        Effect.tapError(() => Deferred.die(started, new ThreadUnstartable())),
        Effect.tapError(() => Effect.sleep("1 second"))
      )
      yield* Deferred.succeed(started, undefined)
      return yield* Effect.forever(queue.takeOne((work) => work(thread)))
    })
    yield* Effect.forkScoped(Effect.eventually(Effect.scoped(untilItEnds)))
    yield* Deferred.await(started)
  })

/**
 * Jobs in threads of their own, so that the one that answers requests is free for what only waits. Owners take turns, and
 * a job that takes too long is ended with its thread: it keeps nothing that another would miss.
 */
export const layerThreads = ({ longest = usualLongest, program, threads }: ThreadSettings): Layer.Layer<Engine> =>
  Layer.scoped(
    Engine,
    Effect.gen(function* () {
      const queue = new FairQueue<Work>()
      yield* Effect.replicateEffect(serve(queue, program), threads)
      return {
        run: <Name extends JobName>(name: Name, input: Input[Name], { owner, until }: Turn) =>
          Effect.gen(function* () {
            const { done, work } = yield* workOf(name, input, until, longest)
            const entry: Entry<Work> = { owner, item: work }
            queue.offer(entry)
            const tooLate = passed(until - (yield* Clock.currentTimeMillis))
            const { output, times } = yield* done.pipe(
              Effect.onInterrupt(() => Effect.sync(() => queue.remove(entry))),
              Effect.raceFirst(Effect.zipRight(tooLate, new EngineTimedOut()))
            )
            yield* tellStages(times)
            return output
          })
      }
    })
  )
