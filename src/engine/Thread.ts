import { Worker } from "node:worker_threads"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { Input, JobName, Output } from "./jobs.js"
import type { StageTime } from "./stages.js"

/** What a thread is told, and what it says: plain data, copied. */
export interface Order<Name extends JobName> {
  readonly name: Name
  readonly input: Input[Name]
  readonly isTraced: boolean
}
export type Reply<Name extends JobName> =
  | { readonly output: Output[Name]; readonly times: ReadonlyArray<StageTime> }
  /** The job threw this. */
  | { readonly thrown: unknown }

/** The thread ended before it answered. */
export class ThreadEnded extends Data.TaggedError("ThreadEnded") {}

/** A thread that does one job at a time. */
export interface Thread {
  readonly ask: <Name extends JobName>(order: Order<Name>) => Effect.Effect<Reply<Name>, ThreadEnded>
}

/** A thread that has started and lives as long as the scope does, in the middle of a job too. */
export const startThread = (program: string): Effect.Effect<Thread, ThreadEnded, Scope.Scope> =>
  Effect.gen(function* () {
    const worker = yield* Effect.acquireRelease(
      // Without what this process was told to load first: a monitor of its own, say, that knows of no threads.
      Effect.sync(() => new Worker(program, { execArgv: [] })),
      (worker) => Effect.promise(() => worker.terminate())
    )
    // Told by "exit" too: without a listener it would end the process.
    worker.on("error", () => {})
    const said = <A>(tell: () => void) =>
      Effect.async<A, ThreadEnded>((resume) => {
        const onMessage = (message: A) => {
          worker.off("exit", onExit)
          resume(Effect.succeed(message))
        }
        const onExit = () => resume(Effect.fail(new ThreadEnded()))
        worker.once("message", onMessage)
        worker.once("exit", onExit)
        tell()
      })
    // It says so when it has loaded.
    yield* said(() => {})
    return { ask: <Name extends JobName>(order: Order<Name>) => said<Reply<Name>>(() => worker.postMessage(order)) }
  })
