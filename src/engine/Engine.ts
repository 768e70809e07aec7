import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { EngineTimedOut } from "../domain/Failures.js"
import { isTraced } from "../domain/tracing.js"
import type { Input, JobName, Output } from "./jobs.js"
import { stopwatch, tellStages } from "./stages.js"

/** Where texts are read, scored and judged: in this thread or in others (`threads.ts`). */
export class Engine extends Context.Tag("resume-tailoring/engine/Engine")<
  Engine,
  {
    /**
     * Does a job until a time in milliseconds since 1970 (infinite where somebody always waits for it). Fails when the
     * time is up before the job is done, and dies of what the job throws.
     */
    readonly run: <Name extends JobName>(
      name: Name,
      input: Input[Name],
      until: number
    ) => Effect.Effect<Output[Name], EngineTimedOut>
  }
>() {}

/** All of it in the thread that asks, which nothing can stop; the code that does it is loaded when it is first asked. */
export const layerInProcess: Layer.Layer<Engine> = Layer.succeed(Engine, {
  run: (name, input) =>
    Effect.gen(function* () {
      const { perform } = yield* Effect.promise(() => import("./jobs.js"))
      const { timed, times } = stopwatch(yield* Effect.clock, yield* isTraced)
      const output = perform(name, input, timed)
      yield* tellStages(times)
      return output
    })
})
