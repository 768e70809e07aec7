import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { Tailor } from "./task.js"

/**
 * Where the arithmetic of a tailoring is done: in this thread unless a layer says otherwise (`threads.ts`). The scorer
 * is loaded when it is first asked.
 */
export class TailoringEngine extends Context.Reference<TailoringEngine>()("resume-tailoring/engine/TailoringEngine", {
  defaultValue: (): { readonly tailor: Tailor } => ({
    tailor: (task, propose) =>
      Effect.flatMap(
        Effect.promise(() => import("./inProcess.js")),
        ({ tailorInProcess }) => tailorInProcess(task, propose)
      )
  })
}) {}
