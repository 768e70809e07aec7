import * as HttpApiError from "@effect/platform/HttpApiError"
import type * as HttpApp from "@effect/platform/HttpApp"
import * as HttpServerError from "@effect/platform/HttpServerError"
import * as HttpServerRequest from "@effect/platform/HttpServerRequest"
import * as HttpServerResponse from "@effect/platform/HttpServerResponse"
import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import * as Random from "effect/Random"
import { bodyOf, isFailure, type Wire, wireOf } from "./api/wire.js"
import { BodyRefused } from "./body.js"
import { corsHeaders, preflightHeaders } from "./cors.js"
import { gated } from "./GatedRequest.js"
import { linesOf } from "./issues.js"
import { isSound, pathOf } from "./request.js"
import { allowOf, makeRoutes, type Route } from "./routes.js"

export interface BoundarySettings {
  readonly corsAllowedOrigins: ReadonlyArray<string>
  readonly docsEnabled: boolean
}

/** An answer with what the log may say of it. */
interface Answered {
  readonly response: HttpServerResponse.HttpServerResponse
  /** Tag of the failure, or of the defect's class; undefined for a success. */
  readonly failure: string | undefined
}

const latency = Metric.timerWithBoundaries(
  "http.server.request.duration",
  [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 40_000]
)

/** The latency of each route and status, made once: a label costs more than a count. They are few. */
const latencies = new Map<string, typeof latency>()
const latencyOf = (template: string, status: number): typeof latency => {
  const name = `${status} ${template}`
  const known = latencies.get(name)
  if (known !== undefined) return known
  const made = latency.pipe(
    Metric.tagged("http.route", template),
    Metric.tagged("http.response.status_code", String(status))
  )
  latencies.set(name, made)
  return made
}

const wellFormedId = /^[A-Za-z0-9._-]{1,128}$/

/** 32 random bits in hex. */
const word = Effect.map(Random.nextIntBetween(0, 2 ** 32), (bits) => bits.toString(16).padStart(8, "0"))

/** The request's own id if it is well formed, else a new one. */
const requestIdOf = (request: HttpServerRequest.HttpServerRequest): Effect.Effect<string> => {
  const own = request.headers["x-request-id"]
  if (own !== undefined && wellFormedId.test(own)) return Effect.succeed(own)
  return Effect.zipWith(word, word, (first, second) => first + second)
}

const errorResponse = ({ headers, message, status }: Wire) =>
  HttpServerResponse.unsafeJson(bodyOf({ message, status }), { status, headers: { ...headers } })

const refusal = (wire: Wire, failure: string): Answered => ({ response: errorResponse(wire), failure })

/** What went wrong, by its class; everything unknown is a 500 that says nothing. */
const answerOf = (cause: Cause.Cause<unknown>): Answered => {
  const failure = Cause.squash(cause)
  if (isFailure(failure)) return refusal(wireOf(failure), failure._tag)
  if (failure instanceof HttpApiError.HttpApiDecodeError) {
    return refusal({ status: 400, message: linesOf(failure.issues) }, failure._tag)
  }
  if (failure instanceof BodyRefused) return refusal({ status: failure.status, message: failure.lines }, failure._tag)
  if (failure instanceof HttpServerError.RouteNotFound) return notFound
  return refusal({ status: 500, message: "Internal server error" }, "Defect")
}

const notFound = refusal({ status: 404, message: "Not found" }, "RouteNotFound")
/** Nothing more is read from a connection on which a request could end in two places. */
const badRequest = refusal({ status: 400, message: "Bad request", headers: { connection: "close" } }, "BadRequest")

const methodNotAllowed = (route: Route) =>
  refusal({ status: 405, message: "Method not allowed", headers: { allow: allowOf(route) } }, "MethodNotAllowed")

const securityHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" } as const

/**
 * The one place where requests come in and answers go out: exact paths and methods before anything
 * else, our own body reader, every failure and defect with its ErrorResponse, headers that each answer
 * carries, one log line without anything personal.
 */
export const boundary = (settings: BoundarySettings) => {
  const routeOf = makeRoutes(settings.docsEnabled)

  const answer = <E, R>(
    app: HttpApp.Default<E, R>,
    request: HttpServerRequest.HttpServerRequest,
    route: Route | undefined
  ): Effect.Effect<Answered, E, R> => {
    if (!isSound(request)) return Effect.succeed(badRequest)
    if (route === undefined) return Effect.succeed(notFound)
    if (request.method === "OPTIONS") {
      const headers = { allow: allowOf(route), ...preflightHeaders(settings.corsAllowedOrigins, request, route) }
      return Effect.succeed({ response: HttpServerResponse.empty({ status: 204, headers }), failure: undefined })
    }
    if (!route.methods.has(request.method)) return Effect.succeed(methodNotAllowed(route))
    return app.pipe(
      Effect.provideService(HttpServerRequest.HttpServerRequest, gated(request, route)),
      Effect.map((response): Answered => ({ response, failure: undefined })),
      Effect.catchAllCause((cause) => {
        if (Cause.isInterruptedOnly(cause)) return Effect.failCause(cause)
        const answered = answerOf(cause)
        return answered.failure === "Defect"
          ? Effect.as(Effect.logError("a defect ended a request", cause), answered)
          : Effect.succeed(answered)
      })
    )
  }

  return <E, R>(app: HttpApp.Default<E, R>) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const began = yield* Clock.currentTimeMillis
      const requestId = yield* requestIdOf(request)
      const route = routeOf(pathOf(request.url))
      const template = route?.template ?? "unknown"
      const log = (outcome: { readonly status?: number; readonly failure?: string }) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) =>
          Effect.as(
            Effect.annotateLogs(Effect.logInfo("request"), {
              request_id: requestId,
              method: request.method,
              route: template,
              ...outcome,
              duration_ms: now - began
            }),
            now - began
          )
        )
      const { failure, response } = yield* answer(app, request, route).pipe(
        Effect.annotateLogs("request_id", requestId),
        // Nobody is there to be answered; the line says that work was begun and given up.
        Effect.onInterrupt(() => log({ failure: "ClientGone" }))
      )
      const duration = yield* log({ status: response.status, ...(failure === undefined ? {} : { failure }) })
      yield* Metric.update(latencyOf(template, response.status), Duration.millis(duration))
      return HttpServerResponse.setHeaders(response, {
        ...securityHeaders,
        "x-request-id": requestId,
        ...corsHeaders(settings.corsAllowedOrigins, request)
      })
    })
}
