import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import * as Effect from "effect/Effect"
import { exportJWK, generateKeyPair } from "jose"
import Provider from "oidc-provider"

interface Settings {
  /** What its access tokens are for. */
  readonly audience: string
  /** Who may ask for one by the grant `client_credentials`. */
  readonly client: { readonly id: string; readonly secret: string }
}

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

/** A whole identity provider of a third party, which issues JWT access tokens as RFC 9068 has them. */
export const identityProvider = Effect.fnUntraced(function* ({ audience, client }: Settings) {
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
    ttl: { ClientCredentials: 300 },
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
