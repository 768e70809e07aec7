import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as FiberId from "effect/FiberId"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schedule from "effect/Schedule"
import { KeysUnavailable } from "../domain/Failures.js"
import { waitForPeer } from "../domain/PeerWait.js"
import { keySetAddress } from "./discovery.js"
import { fetchKeySet, type KeySet } from "./keySet.js"
import { TokenVerifier } from "./TokenVerifier.js"
import { makeVerifier } from "./verifier.js"
import type { TokenRules } from "./verifyToken.js"

export interface RemoteKeysSettings extends TokenRules {
  /** Undefined: the issuer says where. */
  readonly jwksUrl: URL | undefined
  /** How often the keys are fetched anew in the background. Default 5 minutes. */
  readonly refreshEvery?: Duration.DurationInput
  /** Least time between two fetches, failed ones included, whatever keys tokens name. Default 10 seconds. */
  readonly cooldown?: Duration.DurationInput
  /** Deadline of one fetch, discovery and body included. Default 5 seconds. */
  readonly fetchTimeout?: Duration.DurationInput
}

/** Requests that wait for keys at a time; others are told to try again. */
const maxWaiting = 64

/**
 * The identity provider's keys. The last good set stays in use for as long as the provider is away;
 * jose's own remote set refuses every token then. At most one fetch is under way, and the next one
 * waits for the cooldown whether the last one failed or not.
 */
const makeKeys = (settings: RemoteKeysSettings) =>
  Effect.gen(function* () {
    const cooldown = Duration.toMillis(settings.cooldown ?? "10 seconds")
    const scope = yield* Effect.scope
    let current: KeySet | undefined
    let lastFetch = Number.NEGATIVE_INFINITY
    let underWay: Deferred.Deferred<void> | undefined

    let address = settings.jwksUrl

    const fetchOnce = Effect.suspend(() =>
      address === undefined ? keySetAddress(settings.issuer) : Effect.succeed(address)
    ).pipe(
      Effect.flatMap((url) => {
        address = url
        return fetchKeySet(url)
      }),
      Effect.timeout(settings.fetchTimeout ?? "5 seconds"),
      Effect.map((fetched) => {
        current = fetched
      }),
      Effect.catchAll((failure) => {
        // A provider that moved its keys says so.
        address = settings.jwksUrl
        return Effect.logWarning("identity provider's keys could not be fetched").pipe(
          Effect.annotateLogs({
            reason: failure._tag === "KeySetUnusable" ? failure.reason : "timeout",
            keys_held: current !== undefined
          })
        )
      })
    )

    const places = yield* Effect.makeSemaphore(maxWaiting)
    /** Tokens with unknown keys cost nothing to forge: only so many wait for a fetch at a time. */
    const waitFor = (fetched: Deferred.Deferred<void>): Effect.Effect<void, KeysUnavailable> =>
      Effect.flatMap(
        places.withPermitsIfAvailable(1)(waitForPeer(Deferred.await(fetched))),
        Option.match({ onNone: () => new KeysUnavailable(), onSome: () => Effect.void })
      )

    /** Fetches unless a fetch began within the cooldown; who comes while one is under way waits for its result. */
    const refresh = Effect.flatMap(Clock.currentTimeMillis, (now) => {
      if (underWay !== undefined) return waitFor(underWay)
      if (now - lastFetch < cooldown) return Effect.void
      const done = Deferred.unsafeMake<void>(FiberId.none)
      lastFetch = now
      underWay = done
      const ended = Effect.suspend(() => {
        underWay = undefined
        return Deferred.succeed(done, undefined)
      })
      // A fiber of its own: a client that leaves does not end the fetch that others wait for, and the
      // deadline can still end it, which it could not were it only made uninterruptible.
      return fetchOnce.pipe(
        Effect.interruptible,
        Effect.ensuring(ended),
        Effect.forkIn(scope),
        Effect.zipRight(waitFor(done)),
        Effect.interruptible
      )
    })

    // Where no place to wait is free, a fetch is under way already: the next round comes all the same.
    yield* Effect.ignore(refresh).pipe(
      Effect.repeat(Schedule.spaced(settings.refreshEvery ?? "5 minutes")),
      Effect.forkScoped,
      Effect.interruptible
    )

    const held = Effect.suspend(() => (current === undefined ? new KeysUnavailable() : Effect.succeed(current)))

    return {
      current: () => current,
      /** The keys to use now; fetches them when there are none yet. */
      keys: Effect.suspend(() => (current === undefined ? Effect.zipRight(refresh, held) : held)),
      /** The keys after a look for a key that the set does not hold. */
      refreshed: Effect.zipRight(refresh, held)
    }
  })

/** Verifies tokens against the identity provider's remote key set. */
export const layerRemoteKeys = (settings: RemoteKeysSettings): Layer.Layer<TokenVerifier> =>
  Layer.scoped(
    TokenVerifier,
    Effect.map(makeKeys(settings), (keys) => makeVerifier(settings, keys))
  )
