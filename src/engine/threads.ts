import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import type { EditProposal } from "../domain/Optimization.js"
import { isTraced } from "../domain/tracing.js"
import { type Hand, layerManager, makeHand, ThreadLost } from "./Hand.js"
import type { Asked, Done, Order } from "./orders.js"
import { tellStages } from "./stages.js"
import { readHead, type TailoringTask } from "./task.js"
import { Engine } from "./Engine.js"

export interface ThreadSettings {
  /** How many threads share the arithmetic, 1 at least. */
  readonly threads: number
  /** The built body of such a thread (`worker.ts`). */
  readonly program: string
  /** Milliseconds without an answer after which a thread is ended and followed by another. */
  readonly patience?: number
}

/** The answer to an order, of the kind that it asks for; any other says that the thread has lost what it kept. */
const asked = <Tag extends Done["_tag"]>(
  hand: Hand,
  order: Order,
  tag: Tag
): Effect.Effect<Extract<Done, { readonly _tag: Tag }>, ThreadLost> =>
  Effect.filterOrFail(hand.give(order), isDone(tag), () => new ThreadLost())

const isDone =
  <Tag extends Done["_tag"]>(tag: Tag) =>
  (done: Done): done is Extract<Done, { readonly _tag: Tag }> =>
    done._tag === tag

const begin = (hand: Hand, about: Asked, task: TailoringTask) =>
  Effect.flatMap(asked(hand, { _tag: "Begin", ...about, task }, "Begun"), ({ reading, times }) =>
    Effect.as(tellStages(times), reading)
  )

const finish = (hand: Hand, about: Asked, proposal: EditProposal) =>
  Effect.flatMap(asked(hand, { _tag: "Finish", ...about, proposal }, "Finished"), ({ tailored, times }) =>
    Effect.as(tellStages(times), tailored)
  )

const makeEngine = (hands: readonly [Hand, ...ReadonlyArray<Hand>]): Engine["Type"] => {
  let lastId = 0
  const idlest = () => hands.reduce((least, hand) => (hand.waiting() < least.waiting() ? hand : least))
  return {
    tailor: (task, propose) =>
      Effect.acquireUseRelease(
        // By its number a thread keeps what it has read, until it is finished or forgotten.
        Effect.map(isTraced, (isTraced) => ({ hand: idlest(), about: { id: ++lastId, isTraced } })),
        ({ about, hand }) =>
          Effect.gen(function* () {
            // What was lost with a thread is done again by the next; each end of a thread settles one order for good.
            const begun = Effect.eventually(begin(hand, about, task))
            const proposal = yield* propose(yield* begun)
            const finished = finish(hand, about, proposal)
            return yield* Effect.catchAll(finished, () => Effect.eventually(Effect.zipRight(begun, finished)))
          }),
        ({ about: { id }, hand }, exit) =>
          Exit.isSuccess(exit) ? Effect.void : Effect.forkDaemon(Effect.ignore(hand.give({ _tag: "Forget", id })))
      ),
    readText: (text, most, read) =>
      Effect.gen(function* () {
        const { divided } = yield* Effect.eventually(asked(idlest(), { _tag: "Divide", text, most }, "Divided"))
        const byModel = yield* readHead(divided, read)
        const { profile } = yield* Effect.eventually(asked(idlest(), { _tag: "Ground", byModel, divided }, "Grounded"))
        return profile
      })
  }
}

/**
 * Arithmetic in threads of their own, so that the one that answers requests is free for what only waits, and never
 * stands still for a text that is slow to read.
 */
export const layerThreads = ({ patience, program, threads }: ThreadSettings): Layer.Layer<never> =>
  Layer.scoped(
    Engine,
    Effect.gen(function* () {
      const hand = makeHand(program, patience)
      const first = yield* hand
      return makeEngine([first, ...(yield* Effect.replicateEffect(hand, threads - 1))])
    })
  ).pipe(Layer.provide(layerManager))
