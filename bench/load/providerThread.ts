import { parentPort, workerData } from "node:worker_threads"
import type { LatencyModel } from "./latencyModel.js"
import { type ProviderRecord, startProvider } from "./provider.js"

// The simulated provider in a thread of its own: what it does delays neither the service nor the clock of the load.

export interface ProviderSetup {
  readonly model: LatencyModel
  /** What a model answers for each sample, by the sample's number. */
  readonly answers: ReadonlyArray<string>
}

export type ProviderMessage =
  | { readonly _tag: "Listening"; readonly baseUrl: string }
  | { readonly _tag: "Records"; readonly records: ReadonlyArray<ProviderRecord> }

if (parentPort !== null) {
  const port = parentPort
  const { answers, model }: ProviderSetup = workerData
  const provider = await startProvider(model, answers)
  const tell = (message: ProviderMessage) => port.postMessage(message)
  // Any message asks for them.
  port.on("message", () => tell({ _tag: "Records", records: provider.records() }))
  tell({ _tag: "Listening", baseUrl: provider.baseUrl })
}
