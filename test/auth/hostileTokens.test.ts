import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import fc from "fast-check"
import { CompactSign, exportSPKI, generateKeyPair } from "jose"
import { keyServer } from "../support/keyServer.js"
import { issuer, refusal, signer, verifierFor } from "../support/tokens.js"

const base64url = (text: string) => Buffer.from(text).toString("base64url")

/** A verifier with one key, and what can be signed with it. */
const parts = Effect.gen(function* () {
  const keys = yield* keyServer
  const { jwk, now, privateKey, publicKey, sign } = yield* signer("k1")
  keys.answerJson({ keys: [jwk] })
  const verifier = yield* verifierFor({ jwksUrl: keys.url })
  const signText = (text: string) =>
    Effect.promise(() =>
      new CompactSign(Buffer.from(text)).setProtectedHeader({ alg: "ES256", kid: "k1" }).sign(privateKey)
    )
  return { verifier, keys, now, publicKey, sign, signText }
})

/** One way of many to spoil a token; each changes it. */
const spoil = (token: string, other: string): fc.Arbitrary<string> => {
  const [header = "", payload = "", signature = ""] = token.split(".")
  const join = (...texts: ReadonlyArray<string>) => texts.join(".")
  const strange = fc.string({ unit: "binary", minLength: 1, maxLength: 4 })
  const claims = fc.dictionary(fc.constantFrom("sub", "iss", "exp", "nbf", "aud", "azp", "x"), fc.jsonValue())
  return fc
    .oneof(
      fc.nat(token.length - 1).chain((at) => strange.map((text) => token.slice(0, at) + text + token.slice(at + 1))),
      fc.nat(token.length).chain((at) => strange.map((text) => token.slice(0, at) + text + token.slice(at))),
      fc.nat(token.length - 1).map((at) => token.slice(0, at)),
      fc.nat(token.length - 1).map((at) => token.slice(at + 1)),
      claims.map((changes) => join(header, base64url(JSON.stringify({ iss: issuer, ...changes })), signature)),
      fc
        .dictionary(fc.constantFrom("alg", "kid", "crit", "b64", "jku", "typ", "zip"), fc.jsonValue())
        .map((changes) => join(base64url(JSON.stringify({ alg: "ES256", kid: "k1", ...changes })), payload, signature)),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => join(header, payload, Buffer.from(bytes).toString("base64url"))),
      fc
        .constantFrom("none", "None", "NONE", "nOnE", "HS256", "hs256", "RS256", "PS256", "ES384", "EdDSA", "")
        .chain((alg) =>
          fc.constantFrom("", "e30", signature).map((last) => join(base64url(JSON.stringify({ alg })), payload, last))
        ),
      fc.shuffledSubarray([header, payload, signature], { minLength: 1, maxLength: 3 }).map((texts) => texts.join(".")),
      fc.constantFrom(join(header, payload, other.split(".")[2] ?? ""), join(token, token), `${token}=`, `${token}\n`),
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ maxLength: 300 })
    )
    .filter((mutant) => mutant !== token)
}

describe("mutants", () => {
  it.scopedLive("5,000 generated ones are 5,000 refusals", () =>
    Effect.gen(function* () {
      const { sign, verifier } = yield* parts
      const token = yield* sign()
      const other = yield* sign({ sub: "user-2" })
      assert.strictEqual((yield* verifier.verify(token)).owner, "user-1")
      let refused = 0
      yield* Effect.promise(() =>
        fc.assert(
          fc.asyncProperty(spoil(token, other), async (mutant) => {
            assert.strictEqual(await Effect.runPromise(refusal(verifier, mutant)), "TokenRefused")
            refused += 1
          }),
          { numRuns: 5_000 }
        )
      )
      assert.strictEqual(refused, 5_000)
    })
  )

  it.scopedLive("HMAC with the public key, in whatever spelling, is no signature", () =>
    Effect.gen(function* () {
      const { keys, now, verifier } = yield* parts
      const { publicKey } = yield* Effect.promise(() => generateKeyPair("RS256", { extractable: true }))
      const pem = yield* Effect.promise(() => exportSPKI(publicKey))
      const document = yield* Effect.promise(() => fetch(keys.url).then((response) => response.text()))
      for (const secret of [pem, pem.trim(), pem.replaceAll("\n", ""), document]) {
        const forged = yield* Effect.promise(() =>
          new CompactSign(Buffer.from(JSON.stringify({ iss: issuer, sub: "x", exp: now + 60 })))
            .setProtectedHeader({ alg: "HS256", kid: "k1" })
            .sign(Buffer.from(secret))
        )
        assert.strictEqual(yield* refusal(verifier, forged), "TokenRefused")
      }
    })
  )
})

describe("claims that only JSON can write", () => {
  const claims = (now: number, more: string) => `{"iss":"${issuer}","sub":"user-1","exp":${now + 60}${more}}`
  const cases: ReadonlyArray<readonly [name: string, text: (now: number) => string]> = [
    ["an end without end", () => `{"iss":"${issuer}","sub":"user-1","exp":1e400}`],
    ["valid since always", (now) => claims(now, `,"nbf":-1e400`)],
    ["issued before time", (now) => claims(now, `,"iat":-1e400`)],
    ["half a surrogate pair", (now) => `{"iss":"${issuer}","sub":"\\ud800","exp":${now + 60}}`],
    ["a subject of the prototype", (now) => `{"iss":"${issuer}","__proto__":{"sub":"user-1"},"exp":${now + 60}}`],
    ["no object", () => "[]"],
    ["no JSON", () => "{"]
  ]
  it.scopedLive.each(cases)("%s", ([, text]) =>
    Effect.gen(function* () {
      const { now, signText, verifier } = yield* parts
      assert.strictEqual(yield* refusal(verifier, yield* signText(text(now))), "TokenRefused")
      assert.isDefined(yield* verifier.verify(yield* signText(claims(now, ""))))
    })
  )

  it.scopedLive("a subject has 255 characters, whatever their bytes", () =>
    Effect.gen(function* () {
      const { sign, verifier } = yield* parts
      assert.strictEqual((yield* verifier.verify(yield* sign({ sub: "🙂".repeat(255) }))).owner, "🙂".repeat(255))
      assert.strictEqual(yield* refusal(verifier, yield* sign({ sub: "🙂".repeat(256) })), "TokenRefused")
    })
  )

  it.scopedLive("subjects that look alike are users of their own", () =>
    Effect.gen(function* () {
      const { sign, verifier } = yield* parts
      const alike = ["é", "e\u0301", " a", "a", "A", "\u0430", "a\u200b"]
      for (const sub of alike) assert.strictEqual((yield* verifier.verify(yield* sign({ sub }))).owner, sub)
    })
  )
})
