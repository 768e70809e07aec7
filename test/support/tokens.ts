import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { exportJWK, generateKeyPair, SignJWT } from "jose"
import { layerRemoteKeys, type RemoteKeysSettings } from "../../src/auth/remoteKeys.js"
import { TokenVerifier } from "../../src/auth/TokenVerifier.js"

export const issuer = "https://issuer.example"

/** Claims to change; `undefined` leaves one out. */
export type Claims = Readonly<Record<string, unknown>>

export const verifierFor = (settings: Partial<RemoteKeysSettings> & Pick<RemoteKeysSettings, "jwksUrl">) =>
  Effect.map(
    Layer.build(
      layerRemoteKeys({
        issuer,
        audience: undefined,
        authorizedParties: undefined,
        algorithms: ["RS256", "ES256", "EdDSA"],
        ...settings
      })
    ),
    (context) => Context.get(context, TokenVerifier)
  )

export const signer = (kid?: string) =>
  Effect.promise(async () => {
    const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true })
    const jwk = { ...(await exportJWK(publicKey)), alg: "ES256", ...(kid === undefined ? {} : { kid }) }
    const now = Math.floor(Date.now() / 1000)
    const sign = (claims: Claims = {}, header: Record<string, unknown> = {}) =>
      Effect.promise(() =>
        new SignJWT({ iss: issuer, sub: "user-1", iat: now, exp: now + 300, ...claims })
          .setProtectedHeader({ alg: "ES256", ...(kid === undefined ? {} : { kid }), ...header })
          .sign(privateKey)
      )
    return { jwk, sign, now, privateKey, publicKey }
  })

export const refusal = (verifier: TokenVerifier["Type"], token: string) =>
  Effect.map(Effect.flip(verifier.verify(token)), (failure) => failure._tag)
