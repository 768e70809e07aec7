import { generateKeyPairSync } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { importJWK, SignJWT } from "jose"
import { keyServer } from "../support/keyServer.js"
import { issuer, refusal, signer, verifierFor } from "../support/tokens.js"

const rsa = (bits: number) => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: bits })
  return { jwk: publicKey.export({ format: "jwk" }), privateJwk: privateKey.export({ format: "jwk" }) }
}

describe("a key set with bad keys in it", () => {
  it.scopedLive("serves by its good ones, also where a bad one has the same kid", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const [good, weak] = [rsa(2048), rsa(1024)]
      const { jwk: curve } = yield* signer("same")
      keys.answerJson({
        keys: [
          null,
          "key",
          { kty: "RSA" },
          { kty: "RSA", n: "!", e: "AQAB", kid: "same" },
          { ...weak.jwk, kid: "same" },
          { ...good.jwk, e: "AQ", kid: "same" },
          { ...curve, x: curve.y, kid: "same" },
          { ...good.jwk, kid: "same" }
        ]
      })
      const verifier = yield* verifierFor({ jwksUrl: keys.url })
      const now = Math.floor(Date.now() / 1000)
      const token = (jwk: object) =>
        Effect.promise(async () =>
          new SignJWT({ iss: issuer, sub: "user-1", exp: now + 60 })
            .setProtectedHeader({ alg: "RS256", kid: "same" })
            .sign(await importJWK(jwk, "RS256"))
        )
      assert.isDefined(yield* verifier.verify(yield* token(good.privateJwk)))
      assert.strictEqual(yield* refusal(verifier, yield* token(rsa(2048).privateJwk)), "TokenRefused")
    })
  )
})

describe("keys without kid", () => {
  it.scopedLive("are tried for a token whose kid is in no set, and only its signature counts", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const [first, second, named] = yield* Effect.all([signer(), signer(), signer("named")])
      keys.answerJson({ keys: [first.jwk, second.jwk, named.jwk] })
      const verifier = yield* verifierFor({ jwksUrl: keys.url })
      assert.isDefined(yield* verifier.verify(yield* second.sign({}, { kid: "unlisted" })))
      const foreign = yield* signer()
      assert.strictEqual(yield* refusal(verifier, yield* foreign.sign({}, { kid: "unlisted" })), "TokenRefused")
      // A kid that is listed means that key and no other.
      assert.strictEqual(yield* refusal(verifier, yield* first.sign({}, { kid: "named" })), "TokenRefused")
    })
  )

  it.scopedLive("are looked for anew when no key fits a token without kid, be it of another type", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const next = yield* signer()
      keys.answerJson({ keys: [rsa(2048).jwk] })
      const verifier = yield* verifierFor({ jwksUrl: keys.url, cooldown: 0 })
      yield* verifier.ready
      keys.answerJson({ keys: [next.jwk] })
      assert.isDefined(yield* verifier.verify(yield* next.sign()))
    })
  )
})

describe("keys that were never loaded", () => {
  it.scopedLive("are not waited for to refuse what is no token", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      keys.answer(() => undefined)
      const verifier = yield* verifierFor({ jwksUrl: keys.url, fetchTimeout: "20 seconds" })
      for (const garbage of ["", "x", "a.b.c", `${"a".repeat(9_000)}.b.c`, "eyJhbGciOiJub25lIn0.e30.x"]) {
        const outcome = yield* refusal(verifier, garbage)
        assert.strictEqual(outcome, "TokenRefused")
      }
    }).pipe(Effect.timeout("5 seconds"))
  )

  it.scopedLive("come as soon as a silent provider speaks, whose silence ends with the deadline", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const { jwk, sign } = yield* signer("k1")
      const silences: ReadonlyArray<Parameters<typeof keys.answer>[0]> = [
        () => undefined,
        (_, response) => void response.writeHead(200).write('{"keys":[')
      ]
      for (const silence of silences) {
        keys.answer(silence)
        const verifier = yield* verifierFor({ jwksUrl: keys.url, fetchTimeout: 200, cooldown: 50 })
        const token = yield* sign()
        assert.strictEqual(yield* refusal(verifier, token), "KeysUnavailable")
        keys.answerJson({ keys: [jwk] })
        yield* Effect.sleep(100)
        assert.isDefined(yield* verifier.verify(token))
      }
    }).pipe(Effect.timeout("5 seconds"))
  )

  it.scopedLive("are fetched once for all who wait, also when the first of them leaves", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const { jwk, sign } = yield* signer("k1")
      keys.answer((_, response) => void response.writeHead(500).end())
      const verifier = yield* verifierFor({ jwksUrl: keys.url, cooldown: 0 })
      const token = yield* sign()
      yield* refusal(verifier, token)
      const before = keys.hits()
      keys.answer(
        (_, response) => void setTimeout(() => response.writeHead(200).end(JSON.stringify({ keys: [jwk] })), 300)
      )
      const first = yield* Effect.fork(verifier.verify(token))
      yield* Effect.sleep(50)
      const others = yield* Effect.fork(
        Effect.all(
          Array.from({ length: 20 }, () => verifier.verify(token)),
          { concurrency: "unbounded" }
        )
      )
      yield* Effect.sleep(50)
      yield* Fiber.interrupt(first)
      assert.lengthOf(yield* Fiber.join(others), 20)
      assert.strictEqual(keys.hits() - before, 1)
    })
  )
})
