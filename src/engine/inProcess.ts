import * as Effect from "effect/Effect"
import { isTraced } from "../domain/tracing.js"
import { stopwatch, tellStages } from "./stages.js"
import { beginTailoring } from "./tailoring.js"
import { dividedText, groundedReading } from "./profileText.js"
import { readHead, type ReadText, type Tailor } from "./task.js"

// All of it in the thread that asks.

export const tailor: Tailor = (task, propose) =>
  Effect.gen(function* () {
    const { timed, times } = stopwatch(yield* Effect.clock, yield* isTraced)
    const { finish, reading } = yield* beginTailoring(task, timed)
    yield* tellStages(times())
    const proposal = yield* propose(reading)
    const whole = finish(proposal, timed)
    yield* tellStages(times())
    return whole
  })

export const readText: ReadText = (text, most, read) =>
  Effect.suspend(() => {
    const divided = dividedText(text, most)
    return Effect.map(readHead(divided, read), (byModel) => groundedReading(byModel, divided))
  })
