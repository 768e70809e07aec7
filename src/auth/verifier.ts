import * as Effect from "effect/Effect"
import type { KeysUnavailable } from "../domain/Failures.js"
import type { KeySet } from "./keySet.js"
import type { TokenVerifier } from "./TokenVerifier.js"
import { VerifiedTokens } from "./verifiedTokens.js"
import { readHeader, type TokenRules, verifyToken } from "./verifyToken.js"

/** Where keys come from: `refreshed` looks for new ones, as often as its source allows. */
export interface Keys {
  /** The keys that are there now, without waiting for any. */
  readonly current: () => KeySet | undefined
  readonly keys: Effect.Effect<KeySet, KeysUnavailable>
  readonly refreshed: Effect.Effect<KeySet, KeysUnavailable>
}

/** Entries of the cache of verified tokens; about 300 bytes each. */
const cachedTokens = 20_000

const noKeyFits = new Set(["ERR_JWS_SIGNATURE_VERIFICATION_FAILED", "ERR_JWKS_NO_MATCHING_KEY"])

/** The verification pipeline over any source of keys. */
export const makeVerifier = (rules: TokenRules, source: Keys): TokenVerifier["Type"] => {
  const verified = new VerifiedTokens(cachedTokens)

  const verifyNew = (token: string, key: string) =>
    Effect.gen(function* () {
      const { kid } = yield* readHeader(token, rules.algorithms)
      const held = yield* source.keys
      const keys = kid !== undefined && !held.has(kid) ? yield* source.refreshed : held
      const result = yield* verifyToken(token, keys, rules).pipe(
        Effect.catchIf(
          // A token without `kid` says nothing of which key it wants: that none fits may be a rotation.
          ({ reason }) => kid === undefined && noKeyFits.has(reason),
          (refusal) =>
            Effect.flatMap(source.refreshed, (fresh) =>
              fresh.version === keys.version ? refusal : verifyToken(token, fresh, rules)
            )
        )
      )
      verified.add(key, (yield* source.keys).version, result)
      return result.caller
    })

  return {
    verify: (token) =>
      Effect.clockWith((clock) => {
        const key = VerifiedTokens.keyOf(token)
        const held = source.current()
        const now = Math.floor(clock.unsafeCurrentTimeMillis() / 1000)
        const known = held === undefined ? undefined : verified.find(key, held.version, now)
        return known === undefined ? verifyNew(token, key) : Effect.succeed(known)
      }),
    ready: Effect.asVoid(source.keys)
  }
}
