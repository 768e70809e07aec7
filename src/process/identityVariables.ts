import * as Effect from "effect/Effect"
import { invalid, items, parsed, variable, webAddress } from "./variables.js"

export type IdentityConfig =
  | { readonly _tag: "Development"; readonly dataDir: string }
  | {
      readonly _tag: "Provider"
      readonly issuer: string
      readonly audience: string | undefined
      /** Undefined: the issuer says where. */
      readonly jwksUrl: URL | undefined
      readonly authorizedParties: ReadonlyArray<string> | undefined
      readonly algorithms: ReadonlyArray<string>
    }

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"])
const insecure = (url: URL) => url.protocol === "http:" && !loopbackHosts.has(url.hostname)

const asymmetricAlgorithms = new Set([
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"],
  ...["ES256", "ES384", "ES512", "EdDSA", "Ed25519"]
])

export const identity = (production: boolean) =>
  Effect.gen(function* () {
    const issuerText = yield* variable("IDP_ISSUER")
    const audience = (yield* variable("IDP_AUDIENCE"))?.trim()
    const parties = items(yield* variable("IDP_AUTHORIZED_PARTIES"), /,/)
    const algorithms = items(yield* variable("IDP_ALGORITHMS"), /,/)
    const jwksUrl = yield* parsed("IDP_JWKS_URL", undefined, "an http(s) address", webAddress)
    if (issuerText === undefined) {
      if (production) return yield* invalid("IDP_ISSUER must be set when NODE_ENV is production")
      const dataDir = (yield* variable("DATA_DIR")) ?? ".data"
      return { _tag: "Development", dataDir } as const
    }
    const issuer = issuerText.trim()
    const issuerUrl = webAddress(issuer)
    if (issuerUrl === undefined) return yield* invalid("IDP_ISSUER must be an http(s) address")
    if (production && insecure(issuerUrl)) return yield* invalid("IDP_ISSUER must be https when NODE_ENV is production")
    if (production && jwksUrl !== undefined && insecure(jwksUrl))
      return yield* invalid("IDP_JWKS_URL must be https when NODE_ENV is production")
    if (!algorithms.every((name) => asymmetricAlgorithms.has(name))) {
      return yield* invalid(`IDP_ALGORITHMS must be a comma list of ${[...asymmetricAlgorithms].join(", ")}`)
    }
    return {
      _tag: "Provider",
      issuer,
      audience,
      jwksUrl,
      authorizedParties: parties.length > 0 ? parties : undefined,
      algorithms: algorithms.length > 0 ? algorithms : ["RS256", "ES256", "EdDSA"]
    } as const
  })
