import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as NodeWorkerRunner from "@effect/platform-node/NodeWorkerRunner"
import * as WorkerRunner from "@effect/platform/WorkerRunner"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Done, Order } from "./orders.js"
import { dividedText, groundedReading } from "./profileText.js"
import { stopwatch } from "./stages.js"
import { type Begun, beginTailoring } from "./tailoring.js"

// The body of a thread of the engine (threads.ts).

const underWay = new Map<number, Begun>()

const answer = (order: Order): Effect.Effect<Done> => {
  switch (order._tag) {
    case "Begin":
      return Effect.gen(function* () {
        const { timed, times } = stopwatch(yield* Effect.clock, order.isTraced)
        const begun = yield* beginTailoring(order.task, timed)
        underWay.set(order.id, begun)
        return { _tag: "Begun", reading: begun.reading, times: times() }
      })
    case "Finish":
      return Effect.map(Effect.clock, (clock): Done => {
        const begun = underWay.get(order.id)
        if (begun === undefined) return { _tag: "Unknown" }
        underWay.delete(order.id)
        const { timed, times } = stopwatch(clock, order.isTraced)
        return { _tag: "Finished", tailored: begun.finish(order.proposal, timed), times: times() }
      })
    case "Forget":
      return Effect.sync((): Done => {
        underWay.delete(order.id)
        return { _tag: "Unknown" }
      })
    case "Divide":
      return Effect.sync(() => ({ _tag: "Divided", divided: dividedText(order.text, order.most) }))
    case "Ground":
      return Effect.sync(() => ({ _tag: "Grounded", profile: groundedReading(order.byModel, order.divided) }))
  }
}

NodeRuntime.runMain(WorkerRunner.launch(WorkerRunner.layer(answer).pipe(Layer.provide(NodeWorkerRunner.layer))))
