import { createHmac, timingSafeEqual } from "node:crypto"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { WebhookNotConfigured, WebhookRefused } from "../domain/Failures.js"
import { WebhookVerifier } from "./WebhookVerifier.js"

export interface WebhookSettings {
  /** `whsec_` + base64, each accepted, so that a secret can be rotated. None: every notification answers 503. */
  readonly secrets: ReadonlyArray<Redacted.Redacted<string>>
}

/** Seconds a notification may be older or newer than now (Standard Webhooks 1.0.0). */
const tolerance = 300

// The reference libraries read "123abc" as 123 and ids with dots; the signed text is `id.timestamp.body`,
// so anything looser than this grammar would let one signature stand for several notifications.
const idGrammar = /^[\x21-\x2d\x2f-\x7e]{1,256}$/
const timestampGrammar = /^\d{1,12}$/
const signatureGrammar = /^v1,([A-Za-z0-9+/]{43}=)$/
const maxSignatures = 16

const signaturesOf = (header: string): ReadonlyArray<Buffer> =>
  header
    .split(" ")
    .slice(0, maxSignatures)
    .flatMap((entry) => {
      const base64 = signatureGrammar.exec(entry)?.[1]
      return base64 === undefined ? [] : [Buffer.from(base64, "base64")]
    })

/** Standard Webhooks signatures over the raw bytes, checked against each configured secret. */
export const layerWebhook = (settings: WebhookSettings): Layer.Layer<WebhookVerifier> => {
  const keys = settings.secrets.map((secret) => Buffer.from(Redacted.value(secret).replace(/^whsec_/, ""), "base64"))

  const signed = (headers: Readonly<Record<string, string | undefined>>) =>
    Effect.gen(function* () {
      if (keys.length === 0) return yield* new WebhookNotConfigured()
      const prefix = headers["webhook-id"] === undefined ? "svix-" : "webhook-"
      const id = headers[`${prefix}id`]
      const timestamp = headers[`${prefix}timestamp`]
      const signature = headers[`${prefix}signature`]
      if (id === undefined || timestamp === undefined || signature === undefined) {
        return yield* new WebhookRefused({ reason: "missing header" })
      }
      const signatures = signaturesOf(signature)
      if (!idGrammar.test(id) || !timestampGrammar.test(timestamp) || signatures.length === 0) {
        return yield* new WebhookRefused({ reason: "grammar" })
      }
      const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
      if (Math.abs(now - Number(timestamp)) > tolerance) return yield* new WebhookRefused({ reason: "timestamp" })
      return { id, timestamp, signatures }
    })

  return Layer.succeed(WebhookVerifier, {
    verifyHeaders: (headers) => Effect.asVoid(signed(headers)),
    verify: (headers, body) =>
      Effect.flatMap(signed(headers), ({ id, signatures, timestamp }) => {
        // Every secret and signature is compared, whatever matched before, so that time tells nothing.
        let matches = 0
        for (const key of keys) {
          const expected = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest()
          for (const signature of signatures) {
            if (timingSafeEqual(expected, signature)) matches += 1
          }
        }
        return matches > 0 ? Effect.void : new WebhookRefused({ reason: "signature" })
      })
  })
}
