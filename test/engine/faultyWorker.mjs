// A thread as `src/engine/worker.ts` makes one, with faults on command: the job's title says what happens to it.
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as NodeWorkerRunner from "@effect/platform-node/NodeWorkerRunner"
import * as WorkerRunner from "@effect/platform/WorkerRunner"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

const kept = new Map()

const begun = (order) => ({
  _tag: "Begun",
  reading: { language: "en", jobLanguage: "en", matched: [order.task.job.title], unmatched: [...kept.values()] },
  times: []
})

const answer = (order) =>
  Effect.gen(function* () {
    switch (order._tag) {
      case "Begin":
        if (order.task.job.title === "ends") process.exit(1)
        if (order.task.job.title === "ends late") {
          for (const began = Date.now(); Date.now() - began < 400;);
          process.exit(1)
        }
        while (order.task.job.title === "stands still");
        if (order.task.job.title === "throws") throw new TypeError("what the text said")
        if (order.task.job.title === "slow") yield* Effect.sleep(300)
        kept.set(order.id, order.task.job.title)
        return begun(order)
      case "Finish": {
        if (order.proposal.summary === "ends") process.exit(1)
        const title = kept.get(order.id)
        kept.delete(order.id)
        return title === undefined
          ? { _tag: "Unknown" }
          : {
              _tag: "Finished",
              tailored: { result: { title, summary: order.proposal.summary }, dropped: [] },
              times: []
            }
      }
      case "Forget":
        kept.delete(order.id)
        return { _tag: "Unknown" }
    }
  })

NodeRuntime.runMain(WorkerRunner.launch(WorkerRunner.layer(answer).pipe(Layer.provide(NodeWorkerRunner.layer))))
