import { availableParallelism } from "node:os"
import { Worker } from "node:worker_threads"
import * as Effect from "effect/Effect"
import { builtProgram } from "../../src/ownPackage.js"
import { Refused } from "../Refused.js"
import { Screen } from "../output/Screen.js"
import { bar, styleOf } from "../output/terminal.js"
import type { Index } from "./lines.js"
import type { Chunk, Done, Place, Setup } from "./worker.js"

/** Pairs or jobs given to a worker in one go, at most: enough that the message costs nothing beside the work. */
const chunkSize = 128
/** A worker's start costs about as much as so many scores. */
const worthWorker = 500
/** Chunks under way for each worker; what bounds the memory, for output keeps the order of the input. */
const chunksAhead = 4

interface Crew {
  readonly size: number
  readonly run: (chunk: Chunk) => Promise<Done>
}

/** Threads that work on chunks, each one chunk after the other; they end with the scope. */
const crewOf = (setup: Setup, size: number) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const workers = Array.from({ length: size }, () => {
        const thread = new Worker(builtProgram("cli/batch/worker.js"), { workerData: setup })
        const waiting: Array<{ readonly resolve: (done: Done) => void; readonly reject: (cause: unknown) => void }> = []
        let ended: unknown
        const end = (cause: unknown) => {
          ended ??= cause
          for (const { reject } of waiting.splice(0)) reject(ended)
        }
        thread.on("message", (done: Done) => waiting.shift()?.resolve(done))
        thread.on("error", end)
        thread.on("exit", () => end(new Error("a worker ended")))
        const run = (chunk: Chunk) =>
          new Promise<Done>((resolve, reject) => {
            if (ended !== undefined) return reject(ended)
            waiting.push({ resolve, reject })
            thread.postMessage(chunk)
          })
        return { thread, waiting, run }
      })
      const run = (chunk: Chunk): Promise<Done> => {
        const [first, ...others] = workers
        if (first === undefined) return Promise.reject(new Error("no worker"))
        return others
          .reduce((least, one) => (one.waiting.length < least.waiting.length ? one : least), first)
          .run(chunk)
      }
      const crew: Crew = { size, run }
      return { crew, workers }
    }),
    ({ workers }) => Effect.promise(() => Promise.all(workers.map(({ thread }) => thread.terminate())))
  )

export interface Batch {
  readonly setup: Setup
  /** What to work on, in order. May throw `Refused`. */
  readonly entries: AsyncIterable<Chunk[number]> | Iterable<Chunk[number]>
  readonly total: number
  /** Said beside the bar: "Scoring". */
  readonly doing: string
}

async function* chunksOf(entries: Batch["entries"], size: number): AsyncGenerator<Chunk> {
  let chunk: Array<Chunk[number]> = []
  for await (const entry of entries) {
    chunk.push(entry)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

/** Works through a batch on all cores and hands the lines on in the order of the input, as they come. */
export const runBatch = <E, R>(
  { doing, entries, setup, total }: Batch,
  take: (lines: ReadonlyArray<string>) => Effect.Effect<void, E, R>
): Effect.Effect<void, E | Refused, R | Screen> =>
  Effect.gen(function* () {
    const { progress } = yield* Screen
    const size = Math.max(1, Math.min(availableParallelism(), Math.ceil(total / worthWorker)))
    const { crew } = yield* crewOf(setup, size)
    // Small batches in smaller chunks, so that no worker stands idle.
    const chunks = chunksOf(entries, Math.max(1, Math.min(chunkSize, Math.ceil(total / (size * chunksAhead)))))
    const underWay: Array<Promise<Done>> = []
    let taken = 0
    const takeFirst = Effect.gen(function* () {
      const first = underWay.shift()
      if (first === undefined) return
      const { lines } = yield* Effect.promise(() => first)
      taken += lines.length
      yield* take(lines)
      yield* progress(`${doing} ${bar(taken / total, 30, styleOf(false))} ${taken} of ${total}`)
    })
    for (;;) {
      const next = yield* Effect.tryPromise({
        try: () => chunks.next(),
        catch: (cause) => cause
      }).pipe(Effect.catchAll((cause) => (cause instanceof Refused ? Effect.fail(cause) : Effect.die(cause))))
      if (next.done === true) break
      const answer = crew.run(next.value)
      // Waited for in order; one that fails before its turn must not end the process.
      answer.catch(() => undefined)
      underWay.push(answer)
      if (underWay.length >= crew.size * chunksAhead) yield* takeFirst
    }
    while (underWay.length > 0) yield* takeFirst
    yield* progress("")
  }).pipe(Effect.scoped)

/** Where the row with this number stands. */
export const placeIn = ({ bytes, offsets }: Index, number: number): Place => [offsets[number] ?? 0, bytes[number] ?? 0]

/** Every job by itself. */
export function* eachOf(jobs: Index): Generator<Chunk[number]> {
  for (let number = 0; number < jobs.offsets.length; number++) yield [placeIn(jobs, number), undefined]
}

/** Every job with every resume. */
export function* crossOf(jobs: Index, resumes: Index): Generator<Chunk[number]> {
  for (let job = 0; job < jobs.offsets.length; job++) {
    for (let resume = 0; resume < resumes.offsets.length; resume++) {
      yield [placeIn(jobs, job), placeIn(resumes, resume)]
    }
  }
}
