import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { RateLimited } from "../domain/Failures.js"
import { waitForPeer } from "../domain/PeerWait.js"

/**
 * What goes on around a call of the language model, in which a request waits for seconds and does nothing. It may
 * refuse the call: only here is it sure that there will be one.
 */
export class ModelWait extends Context.Tag("resume-tailoring/usecases/ModelWait")<
  ModelWait,
  { readonly during: <A, E, R>(call: Effect.Effect<A, E, R>) => Effect.Effect<A, E | RateLimited, R> }
>() {}

/** The model is a peer, and no call is refused. */
export const layerModelWait: Layer.Layer<ModelWait> = Layer.succeed(ModelWait, { during: waitForPeer })
