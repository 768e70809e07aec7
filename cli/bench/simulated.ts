import { Worker } from "node:worker_threads"
import * as Effect from "effect/Effect"
import type { LatencyModel } from "../../bench/load/latencyModel.js"
import type { ProviderRecord } from "../../bench/load/provider.js"
import type { ProviderMessage, ProviderSetup } from "../../bench/load/providerThread.js"
import { builtProgram } from "../../src/ownPackage.js"
import { refuse } from "../Refused.js"

export interface Simulated {
  /** To be given as `OPENAI_BASE_URL`. */
  readonly baseUrl: string
  readonly records: Effect.Effect<ReadonlyArray<ProviderRecord>, ReturnType<typeof refuse>>
}

const ended = refuse("the simulated provider ended; please report this")

const heard = <Tag extends ProviderMessage["_tag"]>(thread: Worker, tag: Tag) =>
  Effect.async<Extract<ProviderMessage, { readonly _tag: Tag }>, typeof ended>((resume) => {
    const isIt = (message: ProviderMessage): message is Extract<ProviderMessage, { readonly _tag: Tag }> =>
      message._tag === tag
    const hear = (message: ProviderMessage) => {
      if (isIt(message)) resume(Effect.succeed(message))
    }
    const fail = () => resume(ended)
    thread.on("message", hear)
    thread.once("exit", fail)
    return Effect.sync(() => {
      thread.off("message", hear)
      thread.off("exit", fail)
    })
  })

/** The simulated provider in a thread of its own; ends with the scope. */
export const startSimulated = (model: LatencyModel, answers: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const setup: ProviderSetup = { model, answers }
    const thread = yield* Effect.acquireRelease(
      Effect.sync(() => new Worker(builtProgram("bench/load/providerThread.js"), { workerData: setup })),
      (worker) => Effect.promise(() => worker.terminate())
    )
    thread.on("error", () => undefined)
    const ask = Effect.sync(() => thread.postMessage("Records"))
    const { baseUrl } = yield* heard(thread, "Listening")
    const simulated: Simulated = {
      baseUrl,
      records: Effect.map(Effect.zipRight(ask, heard(thread, "Records")), ({ records }) => records)
    }
    return simulated
  })
