import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { WebhookNotConfigured, WebhookRefused } from "../domain/Failures.js"

/** Checks that a notification comes from the identity provider (Standard Webhooks). */
export class WebhookVerifier extends Context.Tag("resume-tailoring/auth/WebhookVerifier")<
  WebhookVerifier,
  {
    /** Header names are lower case; `body` is the raw bytes that were signed. */
    readonly verify: (
      headers: Readonly<Record<string, string | undefined>>,
      body: Uint8Array
    ) => Effect.Effect<void, WebhookRefused | WebhookNotConfigured>
    /** The checks that need no body, so that a refusal costs no reading. */
    readonly verifyHeaders: (
      headers: Readonly<Record<string, string | undefined>>
    ) => Effect.Effect<void, WebhookRefused | WebhookNotConfigured>
  }
>() {}
