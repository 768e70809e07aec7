import { Worker } from "node:worker_threads"
import * as Clock from "effect/Clock"
import * as Data from "effect/Data"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"
import type * as Scope from "effect/Scope"
import { EngineTimedOut } from "../domain/Failures.js"
import { isTraced } from "../domain/tracing.js"
import { Engine } from "./Engine.js"
import type { Input, JobName, Output } from "./jobs.js"
import { type StageTime, tellStages } from "./stages.js"

export interface ThreadSettings {
  /** How many threads share the jobs, 1 at least. */
  readonly threads: number
  /** The built body of such a thread (`worker.ts`). */
  readonly program: string
  /** Milliseconds that a job may take, whenever its request's time is up: others wait for the thread. */
  readonly longest?: number
}

/** What a thread is told, and what it says: plain data, copied. */
export interface Order<Name extends JobName> {
  readonly name: Name
  readonly input: Input[Name]
  readonly isTraced: boolean
}
export type Reply<Name extends JobName> =
  { readonly output: Output[Name]; readonly times: ReadonlyArray<StageTime> } | { readonly thrown: unknown }

/** The thread ended before it answered. */
class ThreadEnded extends Data.TaggedError("ThreadEnded") {}

const said = <A>(worker: Worker) =>
  Effect.async<A, ThreadEnded>((resume) => {
    const onExit = () => resume(Effect.fail(new ThreadEnded()))
    worker.once("exit", onExit)
    worker.once("message", (message: A) => {
      worker.off("exit", onExit)
      resume(Effect.succeed(message))
    })
  })

/** A thread that has started and lives as long as the scope does, in the middle of a job too. */
const startThread = (program: string): Effect.Effect<Worker, ThreadEnded, Scope.Scope> =>
  Effect.acquireRelease(
    // Without what this process was told to load first: a monitor of its own, say, that knows of no threads. An error
    // is told by "exit" too: without a listener it would end the process.
    Effect.sync(() => new Worker(program, { execArgv: [] }).on("error", () => {})),
    (worker) => Effect.promise(() => worker.terminate())
  ).pipe(Effect.tap(said))

/** Has a thread do a job; it does one at a time. */
const ask = <Name extends JobName>(worker: Worker, order: Order<Name>) =>
  Effect.zipRight(
    Effect.sync(() => worker.postMessage(order)),
    said<Reply<Name>>(worker)
  )

/** The first thread ended before it could be given anything: the next would not do better. */
class ThreadUnstartable extends Data.TaggedError("ThreadUnstartable") {}

/** The job on which a thread ended. Done again it might end the next one, so nobody does. */
class JobFatal extends Data.TaggedError("JobFatal") {}

/** Does a job; fails when the thread is of no use afterwards. */
type Work = (thread: Worker) => Effect.Effect<void, ThreadEnded>

/**
 * When this thread has stood still, the timer and the answer have come together and the timer is seen first: the answer
 * gets its chance before the other thread is ended.
 */
const passed = (milliseconds: number) =>
  Effect.zipRight(
    Effect.sleep(milliseconds),
    Effect.async<void>((resume) => void setImmediate(() => resume(Effect.void)))
  )

/** A thread that takes one piece of work after the other, followed by another when it ends; returns once it has started. */
const serve = (queue: Queue.Dequeue<Work>, program: string): Effect.Effect<void, never, Scope.Scope> =>
  Effect.gen(function* () {
    const started = yield* Deferred.make<void>()
    const untilItEnds = Effect.gen(function* () {
      const thread = yield* startThread(program).pipe(
        Effect.tapError(() => Deferred.die(started, new ThreadUnstartable())),
        Effect.tapError(() => Effect.sleep("1 second"))
      )
      yield* Deferred.succeed(started, undefined)
      return yield* Effect.forever(Effect.flatMap(Queue.take(queue), (work) => work(thread)))
    })
    yield* Effect.forkScoped(Effect.eventually(Effect.scoped(untilItEnds)))
    yield* Deferred.await(started)
  })

/**
 * Jobs in threads of their own, so that the one that answers requests is free for what only waits. One after the other:
 * a user has one request at work at a time (`http/edge/admission.ts`). A job that takes too long is ended with its
 * thread: it keeps nothing that another would miss.
 */
export const layerThreads = ({ longest = 5_000, program, threads }: ThreadSettings): Layer.Layer<Engine> =>
  Layer.scoped(
    Engine,
    Effect.gen(function* () {
      const queue = yield* Queue.unbounded<Work>()
      yield* Effect.replicateEffect(serve(queue, program), threads)
      return {
        run: Effect.fnUntraced(function* <Name extends JobName>(name: Name, input: Input[Name], until: number) {
          const reply = yield* Deferred.make<Extract<Reply<Name>, { readonly output: Output[Name] }>, EngineTimedOut>()
          const order = { name, input, isTraced: yield* isTraced }
          const left = Effect.map(Clock.currentTimeMillis, (now) => until - now)
          yield* Queue.offer(queue, (thread) =>
            Effect.gen(function* () {
              // Nobody waits for it any more.
              if (yield* Deferred.isDone(reply)) return
              const said = yield* ask(thread, order).pipe(
                Effect.tapError(() => Deferred.die(reply, new JobFatal())),
                Effect.raceFirst(Effect.zipRight(passed(Math.min(longest, yield* left)), new ThreadEnded())),
                Effect.tapError(() => Effect.logWarning(`a thread is replaced: ${name} ended it or took too long`)),
                // Where the thread has not ended by itself.
                Effect.tapError(() => Deferred.fail(reply, new EngineTimedOut()))
              )
              yield* "thrown" in said ? Deferred.die(reply, said.thrown) : Deferred.succeed(reply, said)
            })
          )
          const { output, times } = yield* Deferred.await(reply).pipe(
            Effect.onInterrupt(() => Deferred.interrupt(reply)),
            Effect.raceFirst(Effect.zipRight(passed(yield* left), new EngineTimedOut()))
          )
          yield* tellStages(times)
          return output
        })
      }
    })
  )
