import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { exportJWK, generateKeyPair } from "jose"
import Provider from "oidc-provider"
import { refusal, verifierFor } from "../support/tokens.js"

// A whole identity provider of a third party, which issues JWT access tokens as RFC 9068 has them.

const audience = "https://api.example"
const client = { id: "tailor", secret: "a-secret-of-the-test" }

const freePortServer = Effect.acquireRelease(
  Effect.async<{ readonly server: ReturnType<typeof createServer>; readonly port: number }>((resume) => {
    const server = createServer()
    server.listen(0, "127.0.0.1", () =>
      resume(Effect.succeed({ server, port: (server.address() as AddressInfo).port }))
    )
  }),
  ({ server }) =>
    Effect.sync(() => {
      server.closeAllConnections()
      server.close()
    })
)

const identityProvider = Effect.gen(function* () {
  const { port, server } = yield* freePortServer
  const issuer = `http://127.0.0.1:${port}`
  const jwk = yield* Effect.promise(async () => {
    const { privateKey } = await generateKeyPair("ES256", { extractable: true })
    return { ...(await exportJWK(privateKey)), alg: "ES256", use: "sig", kid: "first" }
  })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        grant_types: ["client_credentials"],
        redirect_uris: [],
        response_types: [],
        id_token_signed_response_alg: "ES256"
      }
    ],
    jwks: { keys: [jwk] },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        getResourceServerInfo: () => ({
          scope: "",
          audience,
          accessTokenFormat: "jwt",
          accessTokenTTL: 300,
          jwt: { sign: { alg: "ES256" } }
        })
      }
    }
  })
  server.on("request", provider.callback())
  const token = Effect.promise(async () => {
    const response = await fetch(`${issuer}/token`, {
      method: "POST",
      headers: { authorization: `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString("base64")}` },
      body: new URLSearchParams({ grant_type: "client_credentials", resource: audience })
    })
    const answer: unknown = await response.json()
    return String(Object(answer).access_token)
  })
  return { issuer, jwksUrl: new URL(`${issuer}/jwks`), token }
})

describe("against oidc-provider", () => {
  it.scopedLive("accepts its access tokens for our audience, and takes their subject as owner", () =>
    Effect.gen(function* () {
      const { issuer, jwksUrl, token } = yield* identityProvider
      const verifier = yield* verifierFor({ issuer, jwksUrl, audience })
      const caller = yield* verifier.verify(yield* token)
      assert.strictEqual(caller.owner, client.id)
      assert.isNumber(caller.issuedAt)
    })
  )

  it.scopedLive("finds its keys where it says they are", () =>
    Effect.gen(function* () {
      const { issuer, token } = yield* identityProvider
      const verifier = yield* verifierFor({ issuer, jwksUrl: undefined, audience })
      assert.strictEqual((yield* verifier.verify(yield* token)).owner, client.id)
    })
  )

  it.scopedLive("refuses them for another audience, party, issuer or algorithm", () =>
    Effect.gen(function* () {
      const { issuer, jwksUrl, token } = yield* identityProvider
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
