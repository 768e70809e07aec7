import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { exportJWK, generateKeyPair } from "jose"
import { OAuth2Server } from "oauth2-mock-server"
import { keyServer } from "../support/keyServer.js"
import { type Claims, issuer, refusal, signer, verifierFor } from "../support/tokens.js"

describe("against oauth2-mock-server", () => {
  it.scopedLive("accepts its tokens, takes the subject as owner, and follows a rotation", () =>
    Effect.gen(function* () {
      const server = yield* Effect.acquireRelease(
        Effect.promise(async () => {
          const made = new OAuth2Server()
          await made.issuer.keys.generate("RS256")
          await made.start(0, "127.0.0.1")
          return made
        }),
        (made) => Effect.promise(() => made.stop())
      )
      const url = server.issuer.url ?? ""
      const verifier = yield* verifierFor({ issuer: url, jwksUrl: new URL(`${url}/jwks`), cooldown: 0 })
      const token = (kid?: string) =>
        Effect.promise(() =>
          server.issuer.buildToken({
            ...(kid === undefined ? {} : { kid }),
            scopesOrTransform: (_header, payload) => void (payload["sub"] = "a subject")
          })
        )
      const caller = yield* verifier.verify(yield* token())
      assert.strictEqual(caller.owner, "a subject")
      assert.isNumber(caller.issuedAt)

      const other = yield* verifierFor({ issuer: `${url}/`, jwksUrl: new URL(`${url}/jwks`) })
      assert.strictEqual(yield* refusal(other, yield* token()), "TokenRefused")

      const added = yield* Effect.promise(() => server.issuer.keys.generate("ES256"))
      assert.strictEqual((yield* verifier.verify(yield* token(String(added.kid)))).owner, "a subject")
    })
  )
})

describe("claims", () => {
  const cases: ReadonlyArray<readonly [name: string, claims: (now: number) => Claims, accepted: boolean]> = [
    ["plain", () => ({}), true],
    ["expired within the tolerance", (now) => ({ exp: now - 2 }), true],
    ["expired", (now) => ({ exp: now - 30 }), false],
    ["no exp", () => ({ exp: undefined }), false],
    ["not yet valid", (now) => ({ nbf: now + 60 }), false],
    ["issued in the future", (now) => ({ iat: now + 60 }), false],
    ["no iat", () => ({ iat: undefined }), true],
    ["another issuer", () => ({ iss: `${issuer}/` }), false],
    ["no sub", () => ({ sub: undefined }), false],
    ["blank sub", () => ({ sub: "  " }), false],
    ["sub with NUL", () => ({ sub: "a\u0000b" }), false],
    ["sub with a line break", () => ({ sub: "a\nb" }), false],
    ["sub of 255 characters", () => ({ sub: "é".repeat(255) }), true],
    ["sub of 256 characters", () => ({ sub: "x".repeat(256) }), false],
    ["sub with quotes and emoji", () => ({ sub: `o'"🙂; drop` }), true]
  ]
  it.scopedLive.each(cases)("%s", ([, claims, accepted]) =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const { jwk, now, sign } = yield* signer("k1")
      keys.answerJson({ keys: [jwk] })
      const verifier = yield* verifierFor({ jwksUrl: keys.url })
      const outcome = yield* Effect.either(Effect.flatMap(sign(claims(now)), verifier.verify))
      assert.strictEqual(outcome._tag, accepted ? "Right" : "Left")
    })
  )

  it.scopedLive("a subject of another type is refused", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const { jwk, sign } = yield* signer("k1")
      keys.answerJson({ keys: [jwk] })
      const verifier = yield* verifierFor({ jwksUrl: keys.url })
      for (const sub of [123, true, null, {}, [], ["user-1"]]) {
        const token = yield* sign({ sub })
        assert.strictEqual(yield* refusal(verifier, token), "TokenRefused")
      }
    })
  )

  it.scopedLive("audience and authorized parties are required when configured", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const { jwk, sign } = yield* signer("k1")
      keys.answerJson({ keys: [jwk] })
      const verifier = yield* verifierFor({ jwksUrl: keys.url, audience: "api", authorizedParties: ["web"] })
      assert.isDefined(yield* verifier.verify(yield* sign({ aud: ["other", "api"], azp: "web" })))
      assert.strictEqual(yield* refusal(verifier, yield* sign({ azp: "web" })), "TokenRefused")
      assert.strictEqual(yield* refusal(verifier, yield* sign({ aud: "api/", azp: "web" })), "TokenRefused")
      assert.strictEqual(yield* refusal(verifier, yield* sign({ aud: "api" })), "TokenRefused")
      assert.strictEqual(yield* refusal(verifier, yield* sign({ aud: "api", azp: "webb" })), "TokenRefused")
    })
  )

  it.scopedLive("headers that bring their own key or critical extensions are not followed", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const trusted = yield* signer("k1")
      const foreign = yield* signer("k1")
      keys.answerJson({ keys: [trusted.jwk] })
      const verifier = yield* verifierFor({ jwksUrl: keys.url })
      const own = yield* foreign.sign({}, { jwk: foreign.jwk })
      assert.strictEqual(yield* refusal(verifier, own), "TokenRefused")
      const remote = yield* foreign.sign({}, { jku: keys.url.href })
      assert.strictEqual(yield* refusal(verifier, remote), "TokenRefused")
    })
  )
})

describe("the type of a token", () => {
  it.scopedLive("is an access token's, or is not said", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const { jwk, sign } = yield* signer("k1")
      keys.answerJson({ keys: [jwk] })
      const verifier = yield* verifierFor({ jwksUrl: keys.url })
      for (const typ of [undefined, "JWT", "jwt", "at+jwt", "application/at+jwt"]) {
        assert.isDefined(yield* verifier.verify(yield* sign({}, { typ })))
      }
      for (const typ of ["logout+jwt", "secevent+jwt", "dpop+jwt", "JWE", "JWT ", "id+jwt", "", "at+jwt;x", null, 1]) {
        assert.strictEqual(yield* refusal(verifier, yield* sign({}, { typ })), "TokenRefused", String(typ))
      }
    })
  )
})

describe("mutated tokens", () => {
  it.scopedLive("no single-character change of a good token is accepted", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const { jwk, sign } = yield* signer("k1")
      keys.answerJson({ keys: [jwk] })
      const verifier = yield* verifierFor({ jwksUrl: keys.url })
      const token = yield* sign()
      assert.isDefined(yield* verifier.verify(token))
      const replacements = ["A", "-", "=", ".", " ", "%", "é", ""]
      for (let at = 0; at < token.length; at += 1) {
        const replacement = replacements[at % replacements.length] ?? ""
        const mutant = token.slice(0, at) + replacement + token.slice(at + 1)
        if (mutant === token) continue
        assert.strictEqual(yield* refusal(verifier, mutant), "TokenRefused", `position ${at}`)
      }
      for (const mutant of [`${token}=`, ` ${token}`, `${token}.`, `${token}.${token}`, token.toUpperCase(), ""]) {
        assert.strictEqual(yield* refusal(verifier, mutant), "TokenRefused")
      }
    })
  )
})

describe("without an address of the keys", () => {
  /** An issuer that answers with these documents; 404 for every other path. */
  const issuing = (documents: (origin: string) => Readonly<Record<string, unknown>>) =>
    Effect.gen(function* () {
      const server = yield* keyServer
      const paths: Array<string> = []
      const answers = documents(server.url.origin)
      server.answer(({ url = "" }, response) => {
        paths.push(url)
        const document = answers[url]
        if (document === undefined) response.writeHead(404).end()
        else response.end(JSON.stringify(document))
      })
      return { server, issuer: server.url.origin, paths, answers }
    })
  const configuration = "/.well-known/openid-configuration"
  const fallback = "/.well-known/jwks.json"

  it.scopedLive("the issuer's configuration says where they are, and is asked once while they come", () =>
    Effect.gen(function* () {
      const { jwk, sign } = yield* signer("k1")
      const { issuer: own, paths } = yield* issuing((origin) => ({
        "/tenant/.well-known/openid-configuration": { issuer: `${origin}/tenant`, jwks_uri: `${origin}/keys` },
        "/keys": { keys: [jwk] }
      }))
      for (const issuer of [`${own}/tenant`, `${own}/tenant/`]) {
        paths.length = 0
        const verifier = yield* verifierFor({ issuer, jwksUrl: undefined, cooldown: 0 })
        assert.isDefined(yield* verifier.verify(yield* sign({ iss: issuer })))
        const foreign = yield* signer("unknown")
        assert.strictEqual(yield* refusal(verifier, yield* foreign.sign({ iss: issuer })), "TokenRefused")
        assert.deepStrictEqual(paths, ["/tenant/.well-known/openid-configuration", "/keys", "/keys"])
      }
    })
  )

  it.scopedLive("they are at the usual address where it says none, or one that may not be trusted", () =>
    Effect.gen(function* () {
      const { jwk, sign } = yield* signer("k1")
      const elsewhere = yield* issuing(() => ({ "/keys": { keys: [jwk] } }))
      for (const document of [
        undefined,
        {},
        [],
        { jwks_uri: "keys" },
        { jwks_uri: 5 },
        { jwks_uri: "file:///etc/keys" },
        { jwks_uri: `${elsewhere.issuer}/keys` }
      ]) {
        const { issuer, paths } = yield* issuing(() => ({
          ...(document === undefined ? {} : { [configuration]: document }),
          [fallback]: { keys: [jwk] }
        }))
        const verifier = yield* verifierFor({ issuer, jwksUrl: undefined })
        assert.isDefined(yield* verifier.verify(yield* sign({ iss: issuer })))
        assert.deepStrictEqual(paths, [configuration, fallback], JSON.stringify(document))
      }
      assert.deepStrictEqual(elsewhere.paths, [])
    })
  )

  it.scopedLive("a configuration that never ends leaves time for the usual address", () =>
    Effect.gen(function* () {
      const { jwk, sign } = yield* signer("k1")
      const server = yield* keyServer
      server.answer(({ url }, response) => {
        if (url === fallback) response.end(JSON.stringify({ keys: [jwk] }))
      })
      const verifier = yield* verifierFor({ issuer: server.url.origin, jwksUrl: undefined })
      assert.isDefined(yield* verifier.verify(yield* sign({ iss: server.url.origin })))
    })
  )

  it.scopedLive("keys that moved are found again", () =>
    Effect.gen(function* () {
      const old = yield* signer("old")
      const next = yield* signer("next")
      const documents: Record<string, unknown> = { "/old": { keys: [old.jwk] } }
      const { issuer } = yield* issuing((origin) => {
        documents[configuration] = { jwks_uri: `${origin}/old` }
        return documents
      })
      const verifier = yield* verifierFor({ issuer, jwksUrl: undefined, cooldown: 0 })
      assert.isDefined(yield* verifier.verify(yield* old.sign({ iss: issuer })))
      delete documents["/old"]
      documents[configuration] = { jwks_uri: `${issuer}/new` }
      documents["/new"] = { keys: [next.jwk] }
      const token = yield* next.sign({ iss: issuer })
      assert.strictEqual(yield* refusal(verifier, token), "TokenRefused")
      assert.isDefined(yield* verifier.verify(token))
    })
  )
})

describe("the key cache", () => {
  it.scopedLive("keys never loaded are said to be unavailable, and load when the provider comes back", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const { jwk, sign } = yield* signer("k1")
      keys.answer((_, response) => void response.writeHead(500).end())
      const verifier = yield* verifierFor({ jwksUrl: keys.url, cooldown: 50 })
      const token = yield* sign()
      assert.strictEqual(yield* refusal(verifier, token), "KeysUnavailable")
      assert.strictEqual((yield* Effect.flip(verifier.ready))._tag, "KeysUnavailable")
      keys.answerJson({ keys: [jwk] })
      yield* Effect.sleep(60)
      assert.isDefined(yield* verifier.verify(token))
      yield* verifier.ready
    })
  )

  it.scopedLive("the last good keys stay in use whatever the provider answers later", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const { jwk, sign } = yield* signer("k1")
      keys.answerJson({ keys: [jwk] })
      const verifier = yield* verifierFor({ jwksUrl: keys.url, cooldown: 0, refreshEvery: 20 })
      assert.isDefined(yield* verifier.verify(yield* sign()))
      const outages: ReadonlyArray<Parameters<typeof keys.answer>[0]> = [
        (_, response) => void response.writeHead(503).end(),
        (_, response) => void response.writeHead(200).end("<html>"),
        (_, response) => void response.writeHead(200).end('{"keys":[]}'),
        (_, response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
        (_, response) => void response.writeHead(200).end(`{"keys":["${"x".repeat(600_000)}"]}`),
        (request) => void request.socket.destroy()
      ]
      for (const outage of outages) {
        keys.answer(outage)
        const before = keys.hits()
        yield* Effect.repeat(Effect.sleep(10), { until: () => keys.hits() > before })
        assert.isDefined(yield* verifier.verify(yield* sign({ jti: String(before) })))
      }
    })
  )

  it.scopedLive("a thousand unknown key ids cost one fetch, while fetches fail too", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const { jwk } = yield* signer("k1")
      const foreign = yield* signer("unknown")
      keys.answerJson({ keys: [jwk] })
      const verifier = yield* verifierFor({ jwksUrl: keys.url, cooldown: 100 })
      yield* verifier.ready
      const tokens = yield* Effect.forEach(Array.from({ length: 50 }), (_, index) =>
        foreign.sign({}, { kid: `unknown-${index}` })
      )
      for (const failing of [false, true]) {
        if (failing) keys.answer((_, response) => void response.writeHead(500).end())
        yield* Effect.sleep(120)
        const before = keys.hits()
        yield* Effect.forEach(tokens, (token) => Effect.flip(verifier.verify(token)), { concurrency: "unbounded" })
        assert.strictEqual(keys.hits() - before, 1)
      }
    })
  )

  it.scopedLive("few wait for a key that nobody knows, and nobody for one that is known, while fetches hang", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const [user, foreign] = yield* Effect.all([signer("k1"), signer("unknown")])
      keys.answerJson({ keys: [user.jwk] })
      const verifier = yield* verifierFor({ jwksUrl: keys.url, cooldown: 0, fetchTimeout: "1 minute" })
      yield* verifier.ready
      keys.answer(() => undefined)
      const token = yield* foreign.sign()
      const outcomes: Array<string> = []
      const asking = yield* Effect.forEach(Array.from({ length: 200 }), () =>
        Effect.fork(Effect.map(refusal(verifier, token), (outcome) => outcomes.push(outcome)))
      )
      yield* Effect.repeat(Effect.sleep(10), { until: () => outcomes.length >= 136 }).pipe(Effect.timeout("5 seconds"))
      assert.deepStrictEqual(new Set(outcomes), new Set(["KeysUnavailable"]))
      assert.isDefined(yield* verifier.verify(yield* user.sign()))
      yield* Fiber.interruptAll(asking)
    })
  )

  it.scopedLive("keys are fetched now and then also after a flood of tokens that took every place to wait", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const [user, foreign] = yield* Effect.all([signer("k1"), signer("unknown")])
      keys.answerJson({ keys: [user.jwk] })
      const settings = { cooldown: 0, fetchTimeout: "500 millis", refreshEvery: "50 millis" } as const
      const verifier = yield* verifierFor({ jwksUrl: keys.url, ...settings })
      yield* verifier.ready
      keys.answer(() => undefined)
      const token = yield* foreign.sign()
      yield* Effect.forEach(Array.from({ length: 200 }), () => refusal(verifier, token), { concurrency: "unbounded" })
      keys.answerJson({ keys: [user.jwk] })
      yield* Effect.sleep("600 millis")
      const before = keys.hits()
      yield* Effect.repeat(Effect.sleep("20 millis"), { until: () => keys.hits() > before + 1 }).pipe(
        Effect.timeout("5 seconds")
      )
    })
  )

  it.scopedLive("keys without kid, and two keys with one kid, are each tried", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const [a, b, c, d] = yield* Effect.all([signer(), signer(), signer("same"), signer("same")])
      keys.answerJson({ keys: [a.jwk, b.jwk, c.jwk, d.jwk] })
      const verifier = yield* verifierFor({ jwksUrl: keys.url })
      for (const key of [a, b, c, d]) assert.isDefined(yield* verifier.verify(yield* key.sign()))
      const foreign = yield* signer("same")
      assert.strictEqual(yield* refusal(verifier, yield* foreign.sign()), "TokenRefused")
    })
  )

  it.scopedLive("a removed key ends the tokens it signed, also those verified before", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const [old, next] = yield* Effect.all([signer("old"), signer("next")])
      keys.answerJson({ keys: [old.jwk] })
      const verifier = yield* verifierFor({ jwksUrl: keys.url, cooldown: 0, refreshEvery: 20 })
      const token = yield* old.sign()
      assert.isDefined(yield* verifier.verify(token))
      keys.answerJson({ keys: [next.jwk] })
      yield* Effect.sleep(80)
      assert.strictEqual(yield* refusal(verifier, token), "TokenRefused")
    })
  )

  it.scopedLive("symmetric keys, encryption keys and RSA with exponent 1 are not taken over", () =>
    Effect.gen(function* () {
      const keys = yield* keyServer
      const { jwk } = yield* signer("k1")
      const { publicKey } = yield* Effect.promise(() => generateKeyPair("RS256", { extractable: true }))
      const rsa = yield* Effect.promise(() => exportJWK(publicKey))
      keys.answerJson({
        keys: [
          { kty: "oct", k: "c2VjcmV0", kid: "s" },
          { ...jwk, use: "enc" },
          { ...rsa, e: "AQ", kid: "one" }
        ]
      })
      const verifier = yield* verifierFor({ jwksUrl: keys.url })
      assert.strictEqual((yield* Effect.flip(verifier.ready))._tag, "KeysUnavailable")
    })
  )
})
