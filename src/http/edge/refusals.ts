import * as HttpApiError from "@effect/platform/HttpApiError"
import * as HttpServerResponse from "@effect/platform/HttpServerResponse"
import * as Cause from "effect/Cause"
import * as FiberId from "effect/FiberId"
import { StoreUnavailable } from "../../domain/Failures.js"
import { bodyOf, isFailure, type Wire, wireOf } from "../api/wire.js"
import { ServiceBusy } from "./admission.js"
import { BodyRefused } from "./body.js"
import { linesOf } from "./issues.js"
import { allowOf, type Route } from "./routes.js"

// Ours: of some failures the framework answers with the value that was wrong, of others without a body.

/** An answer with what the log may say of it. */
export interface Answered {
  readonly response: HttpServerResponse.HttpServerResponse
  /** Tag of the failure, or of the defect's class; undefined for a success. */
  readonly failure: string | undefined
  /** Why, as a word of ours: the answer says that the store or the model is away, the log says what is the matter. */
  readonly reason?: string
}

const errorResponse = ({ headers, message, status }: Wire) =>
  HttpServerResponse.unsafeJson(bodyOf({ message, status }), { status, headers: { ...headers } })

const refusal = (wire: Wire, failure: string): Answered => ({ response: errorResponse(wire), failure })

export const busy = refusal(
  { status: 503, message: "Too busy, try again", headers: { "retry-after": "1" } },
  "ServiceBusy"
)

/** What went wrong, by its class; everything unknown is a 500 that says nothing. */
export const answerOf = (cause: Cause.Cause<unknown>): Answered => {
  const failure = Cause.squash(cause)
  if (isFailure(failure)) {
    return { ...refusal(wireOf(failure), failure._tag), ...("reason" in failure ? { reason: failure.reason } : {}) }
  }
  if (failure instanceof HttpApiError.HttpApiDecodeError) {
    return refusal({ status: 400, message: linesOf(failure.issues) }, failure._tag)
  }
  if (failure instanceof ServiceBusy) return busy
  if (failure instanceof BodyRefused) return refusal({ status: failure.status, message: failure.lines }, failure._tag)
  return refusal({ status: 500, message: "Internal server error" }, "Defect")
}

export const notFound = refusal({ status: 404, message: "Not found" }, "RouteNotFound")
/** Nothing more is read from a connection on which a request could end in two places. */
export const badRequest = refusal(
  { status: 400, message: "Bad request", headers: { connection: "close" } },
  "BadRequest"
)

export const methodNotAllowed = (route: Route) =>
  refusal({ status: 405, message: "Method not allowed", headers: { allow: allowOf(route) } }, "MethodNotAllowed")

/** Of each answer, whatever it is. */
export const securityHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" } as const

/** Who interrupts what the grace does not let end; any other interruption means that the client is gone. */
export const endOfGrace = FiberId.make(-2, 0)

export const ending = refusal(wireOf(new StoreUnavailable({ reason: "shutdown" })), "ServiceEnding")
