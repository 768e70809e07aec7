import * as HttpApiError from "@effect/platform/HttpApiError"
import type * as HttpApp from "@effect/platform/HttpApp"
import * as HttpServerError from "@effect/platform/HttpServerError"
import * as HttpServerRequest from "@effect/platform/HttpServerRequest"
import * as HttpServerResponse from "@effect/platform/HttpServerResponse"
import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import * as MetricBoundaries from "effect/MetricBoundaries"
import * as MetricLabel from "effect/MetricLabel"
import * as Option from "effect/Option"
import * as Random from "effect/Random"
import * as Tracer from "effect/Tracer"
import { StoreUnavailable } from "../domain/Failures.js"
import type { Admission } from "./admission.js"
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
  /** The page to try the service; never in production. */
  readonly playgroundEnabled: boolean
}

/** An answer with what the log may say of it. */
interface Answered {
  readonly response: HttpServerResponse.HttpServerResponse
  /** Tag of the failure, or of the defect's class; undefined for a success. */
  readonly failure: string | undefined
  /** Why, as a word of ours: one answer says that the store is not to be had, the log says what is the matter. */
  readonly reason?: string
}

const latency = Metric.histogram(
  "http.server.request.duration",
  MetricBoundaries.fromIterable([
    ...[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75],
    ...[1, 2.5, 5, 7.5, 10, 20, 40]
  ]),
  "Duration of HTTP server requests"
).pipe(Metric.tagged("unit", "s"))

/** What tells whether the process lives and serves waits for nobody. */
const askedByMachines = new Set(["/health", "/health/ready"])

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "CONNECT", "TRACE"])
/** Method names are the client's; only known ones may become a value of a metric. */
const methodOf = ({ method }: HttpServerRequest.HttpServerRequest) => (knownMethods.has(method) ? method : "_OTHER")

/** Names of the spans of requests, for the tracer of the framework: method and route template. */
export const spanNameOf = (settings: Parameters<typeof makeRoutes>[0]) => {
  const routeOf = makeRoutes(settings)
  return (request: HttpServerRequest.HttpServerRequest) =>
    `${methodOf(request)} ${routeOf(pathOf(request.url))?.template ?? "unknown"}`
}

/** The latency by its labels, made once for each: a label costs more than a count. They are few, and none is a client's. */
const latencies = new Map<string, Metric.Metric.Histogram<number>>()
const latencyOf = (method: string, route: string, status: number, failure: string | undefined) => {
  const error = failure === undefined || status < 500 ? "" : failure
  const name = `${method} ${status} ${route} ${error}`
  const known = latencies.get(name)
  if (known !== undefined) return known
  const made = Metric.taggedWithLabels(latency, [
    MetricLabel.make("http.request.method", method),
    MetricLabel.make("http.route", route),
    MetricLabel.make("http.response.status_code", String(status)),
    ...(error === "" ? [] : [MetricLabel.make("error.type", error)])
  ])
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
  if (failure instanceof StoreUnavailable) {
    return { ...refusal(wireOf(failure), failure._tag), reason: failure.reason }
  }
  if (isFailure(failure)) return refusal(wireOf(failure), failure._tag)
  if (failure instanceof HttpApiError.HttpApiDecodeError) {
    return refusal({ status: 400, message: linesOf(failure.issues) }, failure._tag)
  }
  if (failure instanceof BodyRefused) return refusal({ status: failure.status, message: failure.lines }, failure._tag)
  if (failure instanceof HttpServerError.RouteNotFound) return notFound
  return refusal({ status: 500, message: "Internal server error" }, "Defect")
}

const busy = refusal({ status: 503, message: "Too busy, try again", headers: { "retry-after": "1" } }, "ServiceBusy")
const notFound = refusal({ status: 404, message: "Not found" }, "RouteNotFound")
/** Nothing more is read from a connection on which a request could end in two places. */
const badRequest = refusal({ status: 400, message: "Bad request", headers: { connection: "close" } }, "BadRequest")

const methodNotAllowed = (route: Route) =>
  refusal({ status: 405, message: "Method not allowed", headers: { allow: allowOf(route) } }, "MethodNotAllowed")

/** Says something of the request's span where there is one; asking for it in vain costs the trace of an error. */
const annotateSpan = (attributes: Readonly<Record<string, string>>): Effect.Effect<void> =>
  Effect.map(Effect.context<never>(), (context) => {
    const span = Context.getOption(context, Tracer.ParentSpan)
    if (Option.isNone(span) || span.value._tag !== "Span") return
    for (const [name, value] of Object.entries(attributes)) span.value.attribute(name, value)
  })

const securityHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" } as const

/**
 * The one place where requests come in and answers go out: exact paths and methods before anything
 * else, our own body reader, every failure and defect with its ErrorResponse, headers that each answer
 * carries, one log line without anything personal.
 */
export const boundary = (settings: BoundarySettings, admission: Admission["Type"]) => {
  const routeOf = makeRoutes(settings)

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
    const handled = app.pipe(
      Effect.provideService(HttpServerRequest.HttpServerRequest, gated(request, route, admission.resting)),
      Effect.map((response): Answered => ({ response, failure: undefined })),
      Effect.catchAllCause((cause) => {
        if (Cause.isInterruptedOnly(cause)) return Effect.failCause(cause)
        const answered = answerOf(cause)
        return answered.failure === "Defect"
          ? Effect.as(Effect.logError("a defect ended a request", cause), answered)
          : Effect.succeed(answered)
      })
    )
    return askedByMachines.has(route.template) ? handled : admission.atWork(handled, busy)
  }

  return <E, R>(app: HttpApp.Default<E, R>) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const began = yield* Clock.currentTimeMillis
      const requestId = yield* requestIdOf(request)
      // A log line and a trace of one request find each other by this.
      yield* annotateSpan({ "request.id": requestId })
      const route = routeOf(pathOf(request.url))
      const template = route?.template ?? "unknown"
      const log = (outcome: { readonly status?: number; readonly failure?: string; readonly reason?: string }) =>
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
      const { failure, reason, response } = yield* answer(app, request, route).pipe(
        Effect.annotateLogs("request_id", requestId),
        // Nobody is there to be answered; the line says that work was begun and given up.
        Effect.onInterrupt(() => log({ failure: "ClientGone" }))
      )
      const duration = yield* log({
        status: response.status,
        ...(failure === undefined ? {} : { failure }),
        ...(reason === undefined ? {} : { reason })
      })
      yield* Metric.update(latencyOf(methodOf(request), template, response.status, failure), duration / 1_000)
      yield* annotateSpan({
        "http.route": template,
        "request.id": requestId,
        ...(failure === undefined ? {} : { "error.type": failure })
      })
      return HttpServerResponse.setHeaders(response, {
        ...securityHeaders,
        "x-request-id": requestId,
        ...corsHeaders(settings.corsAllowedOrigins, request)
      })
    })
}
