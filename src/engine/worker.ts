import { parentPort } from "node:worker_threads"
import * as Clock from "effect/Clock"
import { type JobName, perform } from "./jobs.js"
import { stopwatch } from "./stages.js"
import type { Order, Reply } from "./Thread.js"

// The body of a thread of the engine: one job after the other, of which nothing is kept.

const answer = <Name extends JobName>({ input, isTraced, name }: Order<Name>): Reply<Name> => {
  const { timed, times } = stopwatch(clock, isTraced)
  try {
    return { output: perform(name, input, timed), times: times() }
  } catch (thrown) {
    return { thrown }
  }
}
const clock = Clock.make()

parentPort?.on("message", (order: Order<JobName>) => parentPort?.postMessage(answer(order)))
parentPort?.postMessage("ready")
