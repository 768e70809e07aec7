import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import * as Headers from "@effect/platform/Headers"
import { isHttpMethod } from "@effect/platform/HttpMethod"
import * as HttpRouter from "@effect/platform/HttpRouter"
import * as HttpServerRequest from "@effect/platform/HttpServerRequest"
import * as HttpServerRespondable from "@effect/platform/HttpServerRespondable"
import * as HttpServerResponse from "@effect/platform/HttpServerResponse"
import * as HttpTraceContext from "@effect/platform/HttpTraceContext"
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import * as FiberRef from "effect/FiberRef"
import type * as FiberRefs from "effect/FiberRefs"
import * as HashSet from "effect/HashSet"
import * as LogLevel from "effect/LogLevel"
import * as Option from "effect/Option"
import * as Runtime from "effect/Runtime"
import { PeerWait } from "../../domain/PeerWait.js"
import { traced } from "../../domain/tracing.js"
import { type Admission, OwnPlace } from "./admission.js"
import { AnswerBytes, usualAnswerLimits } from "./answerBytes.js"
import { readJson } from "./body.js"
import { corsHeaders, preflightHeaders } from "./cors.js"
import { NodeRequest } from "./NodeRequest.js"
import {
  type Answered,
  answerOf,
  badRequest,
  busy,
  endOfGrace,
  ending,
  methodNotAllowed,
  notFound,
  securityHeaders
} from "./refusals.js"
import { isSound, pathOf, queryOf } from "./request.js"
import { countRequest, levelOf, logRequest, methodName, nowIn } from "./requestLog.js"
import { allowOf, type FoundRoute, makeRoutes } from "./routes.js"

// Ours: every request, also one that no route of the framework sees, gets its answer, its body of an error and its line
// of the log in one place.

export interface BoundarySettings {
  readonly corsAllowedOrigins: ReadonlyArray<string>
  readonly docsEnabled: boolean
  /** The page to try the service; never in production. */
  readonly playgroundEnabled: boolean
}

/** What tells whether the process lives and serves waits for nobody. */
const askedByMachines = new Set(["/health", "/health/ready"])

const wellFormedId = /^[A-Za-z0-9._-]{1,128}$/

/** 64 random bits in hex. Of the ways to get them this is the cheapest: Node draws these for many at a time. */
const newId = () => {
  const text = randomUUID()
  return text.slice(0, 8) + text.slice(-8)
}

/** The request's own id if it is well formed, else a new one. */
const requestIdOf = (source: IncomingMessage): string => {
  const own = source.headers["x-request-id"]
  return typeof own === "string" && wellFormedId.test(own) ? own : newId()
}

type Services = HttpRouter.HttpRouter.DefaultServices

/** What an endpoint needs of its request, besides services. */
type Asked = HttpServerRequest.HttpServerRequest | HttpServerRequest.ParsedSearchParams | HttpRouter.RouteContext

/** An endpoint of the contract, made ready to run. */
interface Endpoint {
  readonly endpoint: HttpRouter.Route<unknown, Services>
  readonly answered: Effect.Effect<Answered, unknown, Services | Asked>
}

interface Work<R> {
  readonly answered: Effect.Effect<Answered, unknown, R>
  readonly context: Context.Context<R>
}

const settled = (answer: Answered): Work<never> => ({ answered: Effect.succeed(answer), context: Context.empty() })

/** A request as it is taken in. */
export interface Taken {
  readonly requestId: string
  /** What its answer carries beside headers of its own, whatever it is. */
  readonly headers: Readonly<Record<string, string>>
  /** Whether nothing that follows on its connection is to be read: it could be read in two ways. */
  readonly isLast: boolean
  /** To be called when its answer has left or its connection has ended. */
  readonly sent: () => void
  /** Starts the work on it, which ends in an answer, whatever happens, unless its fiber is interrupted. */
  readonly begin: (runtime: Runtime.Runtime<never>, options: Runtime.RunForkOptions) => Fiber.RuntimeFiber<Answered>
}

/** A request that is refused before any work on it, since there is too much: in a fraction of the time of the work. */
export interface TurnedAway {
  readonly headers: Taken["headers"]
  /** Its answer, which is logged and counted by the way. */
  readonly refuse: (refs: FiberRefs.FiberRefs) => HttpServerResponse.HttpServerResponse
}

export type Edge = (source: IncomingMessage) => Taken | TurnedAway

/**
 * The one place where requests come in and answers go out: exact paths and methods before anything
 * else, our own body reader, every failure and defect with its ErrorResponse, headers that each answer
 * carries, one log line without anything personal.
 *
 * `contract` is what the framework has made of the API's endpoints. Its router is left out: paths are
 * found here already, and what it does to each request costs as much as some of the handlers.
 */
export const boundary = (
  settings: BoundarySettings,
  admission: Admission["Type"],
  contract: Iterable<HttpRouter.Route<unknown, Services>>,
  services: Context.Context<Services>
): Edge => {
  const routeOf = makeRoutes(settings)
  const answerBytes = new AnswerBytes(usualAnswerLimits)
  const endpoints = new Map(
    [...contract].map((endpoint): [string, Endpoint] => [
      `${endpoint.method} ${endpoint.path}`,
      {
        endpoint,
        answered: Effect.flatMap(endpoint.handler, (found) =>
          HttpServerResponse.isServerResponse(found)
            ? Effect.succeed<Answered>({ response: found, failure: undefined })
            : Effect.map(HttpServerRespondable.toResponse(found), (response) => ({ response, failure: undefined }))
        )
      }
    ])
  )

  /** The endpoint at work, for a request that was found to be one. */
  const handled = (source: IncomingMessage, method: string, route: FoundRoute): Work<Services | Asked> | undefined => {
    const found = endpoints.get(`${method} ${route.template}`) ?? endpoints.get(`GET ${route.template}`)
    if (found === undefined || !isHttpMethod(method)) return undefined
    // A failure of the body is met again in `answerOf`, where it has its answer.
    const body = Effect.orDie(traced("http.body")(readJson(source)))
    const own = Context.make(HttpServerRequest.HttpServerRequest, new NodeRequest(source, method, body)).pipe(
      Context.add(HttpServerRequest.ParsedSearchParams, queryOf(source.url ?? "/")),
      Context.add(HttpRouter.RouteContext, {
        [HttpRouter.RouteContextTypeId]: HttpRouter.RouteContextTypeId,
        params: route.params,
        route: found.endpoint
      })
    )
    if (askedByMachines.has(route.template)) return { answered: found.answered, context: Context.merge(services, own) }
    const place = admission.place()
    // What is in a place gives it up while it waits for a peer.
    const atWork = Context.add(Context.add(own, OwnPlace, place), PeerWait, { during: place.resting })
    return { answered: place.atWork(found.answered, busy), context: Context.merge(services, atWork) }
  }

  /** The answer to a request that no endpoint gets to see. */
  const refused = (source: IncomingMessage, method: string, route: FoundRoute | undefined): Answered | undefined => {
    if (!isSound(source)) return badRequest
    if (route === undefined) return notFound
    if (method === "OPTIONS") {
      const headers = { allow: allowOf(route), ...preflightHeaders(settings.corsAllowedOrigins, source, route) }
      return { response: HttpServerResponse.empty({ status: 204, headers }), failure: undefined }
    }
    return route.methods.has(method) ? undefined : methodNotAllowed(route)
  }

  const headersOf = (source: IncomingMessage, requestId: string) => ({
    ...securityHeaders,
    "x-request-id": requestId,
    ...corsHeaders(settings.corsAllowedOrigins, source)
  })

  const turnAway = (source: IncomingMessage, route: string): TurnedAway => {
    const requestId = requestIdOf(source)
    const { method = "" } = source
    const { status } = busy.response
    return {
      headers: headersOf(source, requestId),
      refuse: (refs) => {
        const failure = "ServiceBusy"
        const said = { request_id: requestId, method, route, status, failure, duration_ms: 0 }
        logRequest(refs, nowIn(refs), levelOf(status), said)
        countRequest({ method, route, status, failure, duration: 0 })
        return busy.response
      }
    }
  }

  const take = <R>(
    source: IncomingMessage,
    template: string,
    { answered, context }: Work<R>,
    isLast = false
  ): Taken => {
    const requestId = requestIdOf(source)
    const { method = "" } = source

    const outcome = Effect.withFiberRuntime<Answered, never, R>((fiber) => {
      const refs = fiber.getFiberRefs()
      const began = nowIn(refs)
      const tell = (level: LogLevel.LogLevel, fields: Readonly<Record<string, string | number>>) => {
        const now = nowIn(refs)
        logRequest(refs, now, level, { method, route: template, ...fields, duration_ms: now - began }, fiber.id())
        return now - began
      }
      const finish = (answer: Answered) => {
        const whole = answerBytes.admits(source, answer.response.body.contentLength ?? 0) ? answer : busy
        const { failure, reason, response } = whole
        const { status } = response
        const said = { ...(failure === undefined ? {} : { failure }), ...(reason === undefined ? {} : { reason }) }
        // They come every few seconds, and say nothing while all is well.
        const level = status === 200 && askedByMachines.has(template) ? LogLevel.Debug : levelOf(status)
        countRequest({ method, route: template, status, failure, duration: tell(level, { status, ...said }) })
        return whole
      }
      return Effect.uninterruptibleMask((restore) =>
        Effect.matchCauseEffect(restore(answered), {
          onSuccess: (whole) => Effect.succeed(finish(whole)),
          onFailure: (cause) => {
            if (Cause.isInterruptedOnly(cause)) {
              if (HashSet.has(Cause.interruptors(cause), endOfGrace)) finish(ending)
              // Nobody is there to be answered; the line says that work was begun and given up.
              else tell(LogLevel.Info, { failure: "ClientGone" })
              return Effect.interrupt
            }
            const whole = answerOf(cause)
            const defect = whole.failure === "Defect" ? Effect.logError("a defect ended a request", cause) : Effect.void
            return Effect.map(defect, () => finish(whole))
          }
        })
      )
    })

    const inSpan = Effect.suspend(() =>
      Effect.useSpan(
        `${methodName(method)} ${template}`,
        {
          parent: Option.getOrUndefined(HttpTraceContext.fromHeaders(Headers.fromInput(source.headers))),
          kind: "server",
          captureStackTrace: false,
          // A log line and a trace of one request find each other by the id.
          attributes: { "http.request.method": methodName(method), "http.route": template, "request.id": requestId }
        },
        (span) =>
          Effect.map(Effect.withParentSpan(outcome, span), (whole) => {
            span.attribute("http.response.status_code", whole.response.status)
            if (whole.failure !== undefined) span.attribute("error.type", whole.failure)
            return whole
          })
      )
    )
    const traceable = Effect.withFiberRuntime<Answered, never, R>((fiber) =>
      fiber.getFiberRef(FiberRef.currentTracerEnabled) ? inSpan : outcome
    )

    return {
      requestId,
      isLast,
      sent: () => answerBytes.release(source),
      headers: headersOf(source, requestId),
      // The context is the fiber's from its start: to provide it to the work later takes twenty steps of the fiber.
      begin: (runtime, options) => Runtime.runFork(Runtime.updateContext(runtime, () => context))(traceable, options)
    }
  }

  return (source) => {
    const { method = "", url = "/" } = source
    const route = routeOf(pathOf(url))
    const template = route?.template ?? "unknown"
    const answer = refused(source, method, route)
    if (answer === undefined && admission.isFull() && !askedByMachines.has(template)) return turnAway(source, template)
    const work = answer === undefined && route !== undefined ? handled(source, method, route) : undefined
    return work === undefined
      ? take(source, template, settled(answer ?? notFound), answer === badRequest)
      : take(source, template, work)
  }
}
