import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import type { EditProposal } from "../domain/Optimization.js"
import { type Hand, layerManager, makeHand, ThreadLost } from "./Hand.js"
import { isTraced, tellStages } from "./stages.js"
import type { Reading, TailoringTask } from "./task.js"
import { TailoringEngine } from "./TailoringEngine.js"

export interface ThreadSettings {
  /** How many threads share the arithmetic, 1 at least. */
  readonly threads: number
  /** The built body of such a thread (`worker.ts`). */
  readonly program: string
  /** Milliseconds without an answer after which a thread is ended and followed by another. */
  readonly patience?: number
}

const begin = (hand: Hand, id: number, task: TailoringTask): Effect.Effect<Reading, ThreadLost> =>
  Effect.flatMap(isTraced, (isTraced) =>
    Effect.flatMap(hand.give({ _tag: "Begin", id, task, isTraced }), (done) =>
      done._tag === "Begun" ? Effect.as(tellStages(done.times), done.reading) : Effect.fail(new ThreadLost())
    )
  )

const finish = (hand: Hand, id: number, proposal: EditProposal) =>
  Effect.flatMap(isTraced, (isTraced) =>
    Effect.flatMap(hand.give({ _tag: "Finish", id, proposal, isTraced }), (done) =>
      done._tag === "Finished" ? Effect.as(tellStages(done.times), done.tailored) : Effect.fail(new ThreadLost())
    )
  )

const makeEngine = (hands: readonly [Hand, ...ReadonlyArray<Hand>]): TailoringEngine["Type"] => {
  let lastId = 0
  return {
    tailor: (task, propose) =>
      Effect.acquireUseRelease(
        Effect.sync(() => ({
          hand: hands.reduce((least, hand) => (hand.waiting() < least.waiting() ? hand : least)),
          // By it the thread keeps what it has read, until it is finished or forgotten.
          id: ++lastId
        })),
        ({ hand, id }) =>
          Effect.gen(function* () {
            // What was lost with a thread is done again by the next; each end of a thread settles one order for good.
            const begun = Effect.eventually(begin(hand, id, task))
            const proposal = yield* propose(yield* begun)
            const finished = finish(hand, id, proposal)
            return yield* Effect.catchAll(finished, () => Effect.eventually(Effect.zipRight(begun, finished)))
          }),
        ({ hand, id }, exit) =>
          Exit.isSuccess(exit) ? Effect.void : Effect.forkDaemon(Effect.ignore(hand.give({ _tag: "Forget", id })))
      )
  }
}

/**
 * Arithmetic in threads of their own, so that the one that answers requests is free for what only waits, and never
 * stands still for a text that is slow to read.
 */
export const layerThreads = ({ patience, program, threads }: ThreadSettings): Layer.Layer<never> =>
  Layer.scoped(
    TailoringEngine,
    Effect.gen(function* () {
      const hand = makeHand(program, patience)
      const first = yield* hand
      return makeEngine([first, ...(yield* Effect.replicateEffect(hand, threads - 1))])
    })
  ).pipe(Layer.provide(layerManager))
