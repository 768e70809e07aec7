import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** What goes on around a call of the language model, in which a request waits for seconds and does nothing. */
export class ModelWait extends Context.Reference<ModelWait>()("resume-tailoring/usecases/ModelWait", {
  defaultValue: () => ({ during: <A, E, R>(call: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => call })
}) {}
