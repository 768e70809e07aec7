import * as HttpApiBuilder from "@effect/platform/HttpApiBuilder"
import * as HttpServerResponse from "@effect/platform/HttpServerResponse"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import * as Schema from "effect/Schema"
import { counter } from "../../domain/metrics.js"
import { WebhookVerifier } from "../../auth/WebhookVerifier.js"
import { isOwner } from "../../domain/Caller.js"
import { RequestInvalid } from "../../domain/Failures.js"
import { limits } from "../../domain/Limits.js"
import { AccountRepository } from "../../repositories/AccountRepository.js"
import { AccountNotice, Api } from "../api/Api.js"
import { parseAnyJson, parseJson, readBytes } from "../edge/body.js"
import { rawHeader, sourceOf } from "../edge/request.js"

const refusals = counter("tailor.notices.refused", "{request}", "Refused notices of the identity provider by reason")

const decodeNotice = Schema.decodeUnknownOption(AccountNotice)
const decodeType = Schema.decodeUnknownOption(Schema.Struct({ type: Schema.String }))

const signedHeaders = ["id", "timestamp", "signature"].flatMap((name) => [`webhook-${name}`, `svix-${name}`])

/** Size, headers, signature over the raw bytes, then JSON: nothing is parsed that is not signed. */
export const layerWebhooks = HttpApiBuilder.group(Api, "webhooks", (handlers) =>
  Effect.gen(function* () {
    const accounts = yield* AccountRepository
    const verifier = yield* WebhookVerifier
    return handlers.handleRaw("accountNotice", ({ request }) =>
      Effect.gen(function* () {
        const source = sourceOf(request)
        const headers = Object.fromEntries(
          signedHeaders.map((name) => {
            const [first, ...others] = rawHeader(source, name)
            // A header sent twice could be read in two ways.
            return [name, others.length > 0 ? "" : first]
          })
        )
        const isTooLarge = Number(source.headers["content-length"] ?? 0) > limits.webhookBytes
        if (!isTooLarge) yield* verifier.verifyHeaders(headers)
        const body = yield* Effect.orDie(readBytes(source, limits.webhookBytes))
        yield* verifier.verify(headers, body)
        const typed = decodeType(yield* Effect.orDie(parseAnyJson(body)))
        if (typed._tag === "None") return yield* new RequestInvalid({ lines: ["type must be a string"] })
        if (typed.value.type === "user.deleted") {
          // The rules for what may be stored hold for what is used, and not for notices of other types.
          const notice = decodeNotice(yield* Effect.orDie(parseJson(body)))
          if (notice._tag === "None") return yield* new RequestInvalid({ lines: ["data.id must be a string"] })
          const { id } = notice.value.data
          if (!isOwner(id))
            return yield* new RequestInvalid({ lines: ["data.id must be a subject that a token can have"] })
          yield* accounts.erase(id, headers["webhook-id"] ?? headers["svix-id"])
        }
        return HttpServerResponse.empty({ status: 204 })
      }).pipe(
        Effect.tapErrorTag("WebhookRefused", ({ reason }) =>
          Effect.zipRight(
            Metric.increment(Metric.tagged(refusals, "reason", reason)),
            // Anybody may send one: no reason to wake somebody.
            Effect.logInfo("notice of the identity provider refused").pipe(Effect.annotateLogs("reason", reason))
          )
        )
      )
    )
  })
)
