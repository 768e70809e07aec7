import { createServer } from "node:http"
import { exportJWK, generateKeyPair, SignJWT } from "jose"

/** An identity provider whose key set can be made to hang. */
export interface KeyProvider {
  /** What the service is told of it. */
  readonly environment: Readonly<Record<string, string>>
  readonly token: (subject: string, header?: Readonly<Record<string, unknown>>) => Promise<string>
  /** Whether it takes connections and says nothing. */
  readonly hang: (hangs: boolean) => void
  readonly close: () => Promise<void>
}

export const keyProvider = async (): Promise<KeyProvider> => {
  const { privateKey, publicKey } = await generateKeyPair("ES256")
  const document = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: "known", alg: "ES256" }] })
  let hangs = false
  const server = createServer((_, response) => {
    if (!hangs) response.writeHead(200, { "content-type": "application/json" }).end(document)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  return {
    environment: { IDP_ISSUER: issuer, IDP_JWKS_URL: `${issuer}/keys`, IDP_ALGORITHMS: "ES256" },
    token: (subject, header = {}) =>
      new SignJWT({})
        .setProtectedHeader({ alg: "ES256", kid: "known", ...header })
        .setIssuer(issuer)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime("1h")
        .sign(privateKey),
    hang: (wanted) => {
      hangs = wanted
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
