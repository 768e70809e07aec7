import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads"
import * as Schema from "effect/Schema"

// The TF-IDF of `natural`, which brings two database clients along and is therefore no dependency of ours: measured
// where it is installed beside us. In a thread of its own, because loading it slows every other method down tenfold.

const Pairs = Schema.Array(Schema.Struct({ description: Schema.String, resume: Schema.String }))
type Pairs = typeof Pairs.Type

interface Model {
  readonly addDocument: (text: string) => void
  readonly tfidfs: (text: string) => unknown
}
const Model = Schema.declare(
  (value): value is Model => typeof value === "object" && value !== null && "addDocument" in value && "tfidfs" in value
)

const rounds = 15

/** Microseconds of one pair, the median over some rounds; undefined where the package is not there. */
export const tfIdf = (pairs: Pairs): Promise<number | undefined> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL("tfIdf.js", import.meta.url), { workerData: pairs, stdout: true, stderr: true })
    worker.once("message", (spent: unknown) => resolve(typeof spent === "number" ? spent : undefined))
    worker.once("error", () => resolve(undefined))
  })

const measure = async (pairs: Pairs): Promise<number | undefined> => {
  const name = "natural"
  const loaded: unknown = await import(name).catch(() => undefined)
  const natural = Schema.decodeUnknownOption(Schema.Struct({ default: Schema.Struct({ TfIdf: Schema.Unknown }) }))(
    loaded
  )
  if (natural._tag === "None" || typeof natural.value.default.TfIdf !== "function") return undefined
  const TfIdf = natural.value.default.TfIdf
  const times: Array<number> = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    for (const { description, resume } of pairs) {
      const model = Schema.decodeUnknownSync(Model)(Reflect.construct(TfIdf, []))
      model.addDocument(resume)
      model.tfidfs(description)
    }
    times.push(((performance.now() - began) * 1_000) / pairs.length)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]
}

if (!isMainThread && parentPort !== null) {
  parentPort.postMessage(await measure(Schema.decodeUnknownSync(Pairs)(workerData)))
}
