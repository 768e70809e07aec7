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

/** What a thread says next. */
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
export const startThread = (program: string): Effect.Effect<Worker, ThreadEnded, Scope.Scope> =>
  Effect.acquireRelease(
    // Without what this process was told to load first: a monitor of its own, say, that knows of no threads. An error
    // is told by "exit" too: without a listener it would end the process.
    Effect.sync(() => new Worker(program, { execArgv: [] }).on("error", () => {})),
    (worker) => Effect.promise(() => worker.terminate())
  ).pipe(Effect.tap(said))

/** Has a thread do a job; it does one at a time. */
export const ask = <Name extends JobName>(worker: Worker, order: Order<Name>) =>
  Effect.zipRight(
    Effect.sync(() => worker.postMessage(order)),
    said<Reply<Name>>(worker)
  )
