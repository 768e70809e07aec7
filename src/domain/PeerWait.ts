import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

/**
 * What goes on around a wait for somebody else, who may take as long as he likes: a client that sends its body, the
 * language model, the identity provider, shared counters. A request does nothing meanwhile, and nobody may stand behind it.
 */
export class PeerWait extends Context.Reference<PeerWait>()("resume-tailoring/domain/PeerWait", {
  defaultValue: () => ({ during: <A, E, R>(wait: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => wait })
}) {}

/** Every wait for a peer goes through here. */
export const waitForPeer = <A, E, R>(wait: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.flatMap(PeerWait, ({ during }) => during(wait))
