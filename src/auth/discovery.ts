import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { fetchDocument } from "./keySet.js"

const decodeMetadata = Schema.decodeUnknownOption(Schema.Struct({ jwks_uri: Schema.URL }))

/** Keys that come over a line that others can write to prove nothing; the issuer's own address is the operator's choice. */
const isTrusted = (keys: URL, issuer: URL) => keys.protocol === "https:" || keys.origin === issuer.origin

/**
 * Where an issuer has its keys: at the `jwks_uri` of its OpenID configuration. A provider that publishes none, or none
 * that may be trusted, has them at `.well-known/jwks.json`.
 */
export const keySetAddress = (issuer: string): Effect.Effect<URL> => {
  const base = issuer.replace(/\/$/, "")
  return fetchDocument(new URL(`${base}/.well-known/openid-configuration`)).pipe(
    // Less than a fetch of keys may take in all, so that there is time left for them.
    Effect.timeout("2 seconds"),
    Effect.map(decodeMetadata),
    Effect.orElseSucceed(() => Option.none()),
    Effect.map((metadata) =>
      Option.match(
        Option.filter(metadata, ({ jwks_uri }) => isTrusted(jwks_uri, new URL(issuer))),
        { onNone: () => new URL(`${base}/.well-known/jwks.json`), onSome: ({ jwks_uri }) => jwks_uri }
      )
    )
  )
}
