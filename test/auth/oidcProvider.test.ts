import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { identityProvider } from "../support/identityProvider.js"
import { refusal, verifierFor } from "../support/tokens.js"

const audience = "https://api.example"
const client = { id: "tailor", secret: "a-secret-of-the-test" }
const provider = identityProvider({ audience, client })

describe("against oidc-provider", () => {
  it.scopedLive("accepts its access tokens for our audience, and takes their subject as owner", () =>
    Effect.gen(function* () {
      const { issuer, jwksUrl, token } = yield* provider
      const verifier = yield* verifierFor({ issuer, jwksUrl, audience })
      const caller = yield* verifier.verify(yield* token)
      assert.strictEqual(caller.owner, client.id)
      assert.isNumber(caller.issuedAt)
    })
  )

  it.scopedLive("finds its keys where it says they are", () =>
    Effect.gen(function* () {
      const { issuer, token } = yield* provider
      const verifier = yield* verifierFor({ issuer, jwksUrl: undefined, audience })
      assert.strictEqual((yield* verifier.verify(yield* token)).owner, client.id)
    })
  )

  it.scopedLive("refuses them for another audience, party, issuer or algorithm", () =>
    Effect.gen(function* () {
      const { issuer, jwksUrl, token } = yield* provider
      const good = yield* token
      assert.isDefined(yield* (yield* verifierFor({ issuer, jwksUrl })).verify(good))
      for (const other of [
        { audience: `${audience}/` },
        { authorizedParties: ["another"] },
        { issuer: `${issuer}/` },
        { algorithms: ["RS256"] }
      ]) {
        const verifier = yield* verifierFor({ issuer, jwksUrl, ...other })
        assert.strictEqual(yield* refusal(verifier, good), "TokenRefused")
      }
    })
  )
})
