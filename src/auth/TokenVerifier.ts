import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Caller } from "../domain/Caller.js"
import type { KeysUnavailable, TokenRefused } from "../domain/Failures.js"

/** Turns an access token into the caller it speaks for (spec 5). Touches no database. */
export class TokenVerifier extends Context.Tag("resume-tailoring/auth/TokenVerifier")<
  TokenVerifier,
  {
    /** `token` is the text after the scheme, exactly as it was sent. */
    readonly verify: (token: string) => Effect.Effect<Caller, TokenRefused | KeysUnavailable>
    /** Whether keys are there (or can be had now), for `GET /health/ready`. */
    readonly ready: Effect.Effect<void, KeysUnavailable>
  }
>() {}
