import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { errors, type JWTPayload, jwtVerify } from "jose"
import { type Caller, isOwner } from "../domain/Caller.js"
import { type TokenFault, TokenRefused } from "../domain/Failures.js"
import type { KeySet } from "./keySet.js"

/** What a token must say besides being signed. */
export interface TokenRules {
  readonly issuer: string
  /** When set, `aud` must contain it. */
  readonly audience: string | undefined
  /** When set, `azp` must be one of them. */
  readonly authorizedParties: ReadonlyArray<string> | undefined
  readonly algorithms: ReadonlyArray<string>
}

export interface VerifiedToken {
  readonly caller: Caller
  /** `exp` in seconds since the epoch. */
  readonly expiresAt: number
}

/** Seconds by which clocks may differ. */
export const clockTolerance = 5
const maxBytes = 8 * 1024
const grammar = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/

const refused = (reason: TokenFault) => new TokenRefused({ reason, sent: true })

/** Base64url in its one canonical spelling: with other unused bits one signature would have several texts. */
const isCanonical = (part: string) => Buffer.from(part, "base64url").toString("base64url") === part

const Header = Schema.parseJson(
  Schema.Struct({
    alg: Schema.String,
    kid: Schema.optional(Schema.String),
    typ: Schema.optional(Schema.Unknown),
    crit: Schema.optional(Schema.Unknown)
  })
)
/** Types of access tokens (RFC 7519 5.1, RFC 9068 2.1). Other tokens of the same issuer (logout, events, proofs) are none. */
const isAccessToken = (typ: unknown): boolean =>
  typ === undefined || (typeof typ === "string" && /^(?:application\/)?(?:at\+)?jwt$/i.test(typ))
const decodeHeader = Schema.decodeOption(Header)

/** The grammar of the token and its header, checked before any key or signature is looked at. */
export const readHeader = (
  token: string,
  algorithms: ReadonlyArray<string>
): Effect.Effect<{ readonly kid: string | undefined }, TokenRefused> => {
  if (token.length > maxBytes) return Effect.fail(refused("size"))
  if (!grammar.test(token)) return Effect.fail(refused("grammar"))
  const parts = token.split(".")
  if (!parts.every(isCanonical)) return Effect.fail(refused("grammar"))
  const header = decodeHeader(Buffer.from(parts[0] ?? "", "base64url").toString("utf8"))
  if (header._tag === "None") return Effect.fail(refused("header"))
  if (!isAccessToken(header.value.typ)) return Effect.fail(refused("typ"))
  if (header.value.crit !== undefined) return Effect.fail(refused("crit"))
  if (!algorithms.includes(header.value.alg)) return Effect.fail(refused("alg"))
  return Effect.succeed({ kid: header.value.kid })
}

/** JSON writes `1e400`, which reads as infinity: a token that never ends. */
const isDate = (date: number | undefined) => date === undefined || Number.isFinite(date)

const callerOf = (payload: JWTPayload, rules: TokenRules, now: number): VerifiedToken | TokenFault => {
  const { azp, exp, iat, nbf, sub } = payload
  if (exp === undefined || !isDate(exp)) return "exp"
  if (!isDate(nbf)) return "nbf"
  if (!isDate(iat)) return "iat"
  if (iat !== undefined && iat > now + clockTolerance) return "iat"
  if (rules.authorizedParties !== undefined && !(typeof azp === "string" && rules.authorizedParties.includes(azp))) {
    return "azp"
  }
  if (!isOwner(sub)) return "sub"
  return { caller: { owner: sub, issuedAt: iat }, expiresAt: exp }
}

const isCode = (code: string): code is `ERR_${string}` => code.startsWith("ERR_")

/** Reason word of a failed verification; messages of jose stay behind. */
const reasonOf = (cause: unknown): TokenFault =>
  cause instanceof errors.JOSEError && isCode(cause.code) ? cause.code : "unverifiable"

const isAboutClaims = (cause: unknown) =>
  cause instanceof errors.JWTClaimValidationFailed || cause instanceof errors.JWTExpired

/** Verifies signature and claims of a token whose header was read already. */
export const verifyToken = (token: string, keys: KeySet, rules: TokenRules) =>
  Effect.gen(function* () {
    const millis = yield* Clock.currentTimeMillis
    const options = {
      issuer: rules.issuer,
      ...(rules.audience === undefined ? {} : { audience: rules.audience }),
      algorithms: [...rules.algorithms],
      clockTolerance,
      requiredClaims: ["exp", "sub"],
      currentDate: new Date(millis)
    }
    const payload = yield* Effect.tryPromise({
      try: async () => {
        try {
          return (await jwtVerify(token, keys.getKey, options)).payload
        } catch (cause) {
          if (!(cause instanceof errors.JWKSMultipleMatchingKeys)) throw cause
          // Several keys fit (no `kid`, or one `kid` twice): at a rotation any of them may be meant.
          for await (const key of cause) {
            try {
              return (await jwtVerify(token, key, options)).payload
            } catch (next) {
              // Claims are looked at after a good signature: no other key would change what they say.
              if (isAboutClaims(next)) throw next
            }
          }
          throw new errors.JWSSignatureVerificationFailed()
        }
      },
      catch: (cause) => refused(reasonOf(cause))
    })
    const verified = callerOf(payload, rules, millis / 1000)
    return typeof verified === "string" ? yield* refused(verified) : verified
  })
