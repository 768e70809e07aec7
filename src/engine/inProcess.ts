import * as Effect from "effect/Effect"
import { isTraced, stopwatch, tellStages } from "./stages.js"
import { beginTailoring } from "./tailoring.js"
import type { Tailor } from "./task.js"

/** Does all of it in the thread that asks. */
export const tailorInProcess: Tailor = (task, propose) =>
  Effect.gen(function* () {
    const { timed, times } = stopwatch(yield* Effect.clock, yield* isTraced)
    const { finish, reading } = yield* beginTailoring(task, timed)
    yield* tellStages(times())
    const proposal = yield* propose(reading)
    const whole = finish(proposal, timed)
    yield* tellStages(times())
    return whole
  })
