import * as HttpServerRequest from "@effect/platform/HttpServerRequest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import { counter } from "../domain/metrics.js"
import { TokenVerifier } from "../auth/TokenVerifier.js"
import { TokenRefused } from "../domain/Failures.js"
import { traced } from "../domain/tracing.js"
import { OwnPlace } from "./edge/admission.js"
import { readsFor } from "./edge/answerBytes.js"
import { Authentication } from "./api/CurrentUser.js"
import { Limits } from "./limits/Limits.js"
import { rawHeader, sourceOf } from "./edge/request.js"

const missing = new TokenRefused({ reason: "missing", sent: false })
const malformed = new TokenRefused({ reason: "header", sent: true })

/** The token of the one Authorization header, exactly as it was sent. The stock decoder ignores the scheme. */
const tokenOf = (request: HttpServerRequest.HttpServerRequest): string | TokenRefused => {
  const headers = rawHeader(sourceOf(request), "authorization")
  const [header] = headers
  if (header === undefined) return missing
  if (headers.length > 1) return malformed
  return /^bearer ([^ ]+)$/i.exec(header)?.[1] ?? malformed
}

const refusals = counter("tailor.credentials.refused", "{request}", "Refused access tokens by reason")

/** Each refusal is counted; a token that was sent and is no good is an event to be seen. */
const tell = ({ reason, sent }: TokenRefused) =>
  Effect.zipRight(
    Metric.increment(Metric.tagged(refusals, "reason", reason)),
    sent ? Effect.logWarning("access token refused").pipe(Effect.annotateLogs("reason", reason)) : Effect.void
  )

/** Token first, then the caller's requests in this minute; both before anything of the body is read. */
export const layerAuthentication: Layer.Layer<Authentication, never, TokenVerifier | Limits> = Layer.effect(
  Authentication,
  Effect.gen(function* () {
    const verifier = yield* TokenVerifier
    const limits = yield* Limits
    const bearer = Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
      const token = tokenOf(request)
      if (typeof token !== "string") return Effect.fail(token)
      return Effect.tap(verifier.verify(token), ({ owner }) => {
        readsFor(sourceOf(request), owner)
        // A failure is met again at the edge, where it has its answer.
        const place = Effect.flatMap(OwnPlace, ({ ownedBy }) => Effect.orDie(ownedBy(owner)))
        return Effect.zipRight(limits.admit(owner), place)
      })
    }).pipe(Effect.tapErrorTag("TokenRefused", tell), traced("auth"))
    return {
      bearer: () => bearer
    }
  })
)
