import { createPublicKey, type KeyObject } from "node:crypto"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from "jose"

/** Public keys as they were at one fetch; `version` tells two fetches with different keys apart. */
export interface KeySet {
  readonly getKey: JWTVerifyGetKey
  readonly has: (kid: string) => boolean
  readonly version: string
  /** What the keys can verify, by the names of `alg`. */
  readonly algorithms: ReadonlySet<string>
}

/** Why a key set is of no use; docs/runbook.md says what to do about each. */
export type KeySetFault = "no usable key" | "not a key set" | "too large" | "unreachable" | `status ${number}`

/** A key set document that cannot be used: unreachable, not JSON, or without one usable key. */
export class KeySetUnusable extends Data.TaggedError("KeySetUnusable")<{ readonly reason: KeySetFault }> {}

const text = Schema.optionalWith(Schema.String, { exact: true })

/** Only these members are read of a key, so that a private key published by mistake stays out. */
const Jwk = Schema.Struct({
  ...{ kty: Schema.Literal("RSA", "EC", "OKP"), kid: text, alg: text, n: text, e: text, crv: text, x: text, y: text },
  use: text,
  key_ops: Schema.optionalWith(Schema.Array(Schema.String), { exact: true })
})

const KeySetDocument = Schema.Struct({ keys: Schema.Array(Schema.Unknown) })

const decodeDocument = Schema.decodeUnknownEither(KeySetDocument)
const decodeJwk = Schema.decodeUnknownOption(Jwk)

/** The most keys that are kept of a set; a token without `kid` is tried against each that fits. */
const maxKeys = 50

const keyObjectOf = (jwk: JWK): KeyObject | undefined => {
  try {
    return createPublicKey({ key: { ...jwk }, format: "jwk" })
  } catch {
    return undefined
  }
}

/** A key that is no key, or too weak, must not stand in the way of a good one that shares its `kid`. */
const isSound = (jwk: JWK) => {
  const key = keyObjectOf(jwk)
  if (key === undefined) return false
  if (key.asymmetricKeyType !== "rsa") return true
  const { modulusLength = 0, publicExponent = 1n } = key.asymmetricKeyDetails ?? {}
  // RSA with exponent 1 verifies anything; jose accepts it.
  return modulusLength >= 2048 && publicExponent >= 3n && publicExponent % 2n === 1n
}

/** The keys that can verify a token. */
const usableOf = (key: unknown): ReadonlyArray<JWK> =>
  Option.match(decodeJwk(key), {
    onNone: () => [],
    onSome: ({ key_ops, use, ...jwk }) =>
      use !== "enc" && key_ops?.includes("verify") !== false && isSound(jwk) ? [jwk] : []
  })

const rsa = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"]
const byCurve: Readonly<Record<string, ReadonlyArray<string>>> = {
  "P-256": ["ES256"],
  "P-384": ["ES384"],
  "P-521": ["ES512"],
  Ed25519: ["EdDSA", "Ed25519"]
}

const algorithmsOf = ({ alg, crv = "", kty }: JWK): ReadonlyArray<string> =>
  alg !== undefined ? [alg] : kty === "RSA" ? rsa : (byCurve[crv] ?? [])

/** Keys by `kid`; a key that is published without one can be meant by any token whose `kid` is not in the set. */
const keyFinder = (keys: ReadonlyArray<JWK>): JWTVerifyGetKey => {
  const all = createLocalJWKSet({ keys: [...keys] })
  const nameless = keys.filter(({ kid }) => kid === undefined)
  if (nameless.length === 0) return all
  const withoutName = createLocalJWKSet({ keys: nameless })
  return async (header, token) => {
    try {
      return await all(header, token)
    } catch (cause) {
      const { kid, ...others } = header
      if (kid === undefined || !(cause instanceof errors.JWKSNoMatchingKey)) throw cause
      return withoutName(others, token)
    }
  }
}

/** Reads a JSON Web Key Set; keys that cannot verify a token are left out, and a set without any is refused. */
export const keySetOf = (document: unknown): Either.Either<KeySet, KeySetUnusable> =>
  Either.flatMap(
    Either.mapLeft(decodeDocument(document), () => new KeySetUnusable({ reason: "not a key set" })),
    ({ keys }) => {
      const usable = keys.flatMap(usableOf).slice(0, maxKeys)
      if (usable.length === 0) return Either.left(new KeySetUnusable({ reason: "no usable key" }))
      const kids = new Set(usable.flatMap((key) => (key.kid === undefined ? [] : [key.kid])))
      return Either.right({
        getKey: keyFinder(usable),
        has: (kid) => kids.has(kid),
        version: JSON.stringify(usable),
        algorithms: new Set(usable.flatMap(algorithmsOf))
      })
    }
  )

const maxBytes = 512 * 1024

/** Fetches a JSON document of the identity provider: no redirects, at most 512 KiB. The caller sets the deadline. */
export const fetchDocument = (url: URL): Effect.Effect<unknown, KeySetUnusable> =>
  Effect.tryPromise({
    try: async (signal) => {
      const response = await fetch(url, { signal, redirect: "error", headers: { accept: "application/json" } })
      if (response.status !== 200 || response.body === null) {
        await response.body?.cancel()
        throw new KeySetUnusable({ reason: `status ${response.status}` })
      }
      const chunks: Array<Uint8Array> = []
      let bytes = 0
      for await (const chunk of response.body) {
        bytes += chunk.byteLength
        if (bytes > maxBytes) throw new KeySetUnusable({ reason: "too large" })
        chunks.push(chunk)
      }
      const document: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)))
      return document
    },
    catch: (cause) => (cause instanceof KeySetUnusable ? cause : new KeySetUnusable({ reason: "unreachable" }))
  })

export const fetchKeySet = (url: URL): Effect.Effect<KeySet, KeySetUnusable> =>
  Effect.flatMap(fetchDocument(url), keySetOf)
