import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { ReadText, Tailor } from "./task.js"

const inProcess = Effect.promise(() => import("./inProcess.js"))

/**
 * Where texts are read, scored and judged: in this thread unless a layer says otherwise (`threads.ts`). The code that
 * does it is loaded when it is first asked.
 */
export class Engine extends Context.Reference<Engine>()("resume-tailoring/engine/Engine", {
  defaultValue: (): { readonly tailor: Tailor; readonly readText: ReadText } => ({
    tailor: (task, propose) => Effect.flatMap(inProcess, ({ tailor }) => tailor(task, propose)),
    readText: (text, most, read) => Effect.flatMap(inProcess, ({ readText }) => readText(text, most, read))
  })
}) {}
