import { parentPort } from "node:worker_threads"
import * as Clock from "effect/Clock"
import { type JobName, perform } from "./jobs.js"
import { stopwatch } from "./stages.js"
import type { Order, Reply } from "./threads.js"

// The body of a thread of the engine: one job after the other, of which nothing is kept.

const clock = Clock.make()

const answer = ({ input, isTraced, name }: Order<JobName>): Reply<JobName> => {
  const { timed, times } = stopwatch(clock, isTraced)
  try {
    return { output: perform(name, input, timed), times }
  } catch (thrown) {
    return { thrown }
  }
}

parentPort?.on("message", (order: Order<JobName>) => parentPort?.postMessage(answer(order)))
parentPort?.postMessage("ready")
