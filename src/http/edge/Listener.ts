import type { IncomingMessage, Server, ServerResponse } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import * as HttpServerError from "@effect/platform/HttpServerError"
import type { HttpServerResponse } from "@effect/platform/HttpServerResponse"
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Fiber from "effect/Fiber"
import * as FiberRef from "effect/FiberRef"
import * as FiberRefs from "effect/FiberRefs"
import * as HashMap from "effect/HashMap"
import * as HashSet from "effect/HashSet"
import * as Runtime from "effect/Runtime"
import type * as Scope from "effect/Scope"
import type { Edge } from "./boundary.js"
import { ending, endOfGrace, securityHeaders } from "./refusals.js"

// Ours: the framework's adapter has a scope, a tracer and a second wait for each request, which together cost more than
// the handlers.

/** The server that listens, and how requests on it are answered. */
export class Listener extends Context.Tag("resume-tailoring/http/edge/Listener")<
  Listener,
  {
    readonly host: string
    readonly port: number
    /** Answers requests as long as the scope is open. What is under way then runs to its end. */
    readonly answer: (edge: Edge) => Effect.Effect<void, never, Scope.Scope>
  }
>() {}

/** The work on requests that are not answered yet. */
export type Running = Set<Fiber.RuntimeFiber<unknown>>

/** What is left to say where an answer could not be made or sent. */
const fail = (response: ServerResponse) => {
  response.shouldKeepAlive = false
  if (!response.headersSent) response.writeHead(500)
  response.end()
}

/** What is sent of an answer of ours: a text (see `json`), bytes or nothing. Cookies and streams are not among them. */
const contentOf = (body: HttpServerResponse["body"]): string | Uint8Array | undefined => {
  if (body._tag === "Raw" && typeof body.body === "string") return body.body
  if (body._tag === "Uint8Array") return body.body
  return body._tag === "Empty" ? "" : undefined
}

const send = (
  message: IncomingMessage,
  response: ServerResponse,
  { body, headers, status }: HttpServerResponse,
  more: Readonly<Record<string, string>>
) => {
  const content = contentOf(body)
  if (content === undefined) return fail(response)
  response.writeHead(status, { ...headers, ...more })
  if (content === "" || message.method === "HEAD") response.end()
  else response.end(content)
}

/** Says that nobody is there to answer; the log tells it from a database that is away. */
export const answerUnavailable = (response: ServerResponse, requestId: string) => {
  response.shouldKeepAlive = false
  send(response.req, response, ending.response, { ...securityHeaders, "x-request-id": requestId })
}

/** Whether a body belongs to a request, by the two headers that say so. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined

/** Connections of which nothing more is read. */
const ended = new WeakSet<Socket>()
/** The last answer of each connection. */
const latest = new WeakMap<Socket, ServerResponse>()

/** One fiber for each request, which ends early when its client goes away. */
const listenerOf =
  (edge: Edge, runtime: Runtime.Runtime<never>, running: Running) =>
  (message: IncomingMessage, response: ServerResponse) => {
    const { socket } = message
    const start = () => {
      // What came in one write with a refused request is parsed all the same; it is never run.
      if (ended.has(socket) || socket.destroyed) return
      const taken = edge(message)
      if ("refuse" in taken) return send(message, response, taken.refuse(runtime.fiberRefs), taken.headers)
      const { begin, headers, isLast, requestId, sent } = taken
      if (isLast) ended.add(socket)
      const fiber = begin(runtime, {
        // Every line that the log says of this request carries its id.
        updateRefs: (refs, fiberId) =>
          FiberRefs.updateAs(refs, {
            fiberId,
            fiberRef: FiberRef.currentLogAnnotations,
            value: HashMap.make(["request_id", requestId])
          })
      })
      running.add(fiber)
      fiber.addObserver((exit) => {
        running.delete(fiber)
        if (Exit.isSuccess(exit)) send(message, response, exit.value.response, headers)
        else if (response.destroyed) return
        else if (HashSet.has(Cause.interruptors(exit.cause), endOfGrace)) answerUnavailable(response, requestId)
        else fail(response)
      })
      response.once("close", () => {
        sent()
        if (!response.writableEnded) fiber.unsafeInterruptAsFork(HttpServerError.clientAbortFiberId)
      })
    }
    // Node tells of a request before it has looked at the bytes after the head. A moment later most bodies are whole,
    // and to take one costs less than to wait for it.
    const soon = () => process.nextTick(start)
    // One after the other: the answers to requests that were sent ahead would pile up in memory.
    const preceding = latest.get(socket)
    latest.set(socket, response)
    if (preceding !== undefined && !preceding.closed) preceding.once("close", soon)
    else if (hasBody(message)) soon()
    else start()
  }

const answerOn = (server: Server, running: Running) => (edge: Edge) =>
  Effect.flatMap(Effect.runtime<never>(), (runtime) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        // An edge brings its services along; those of the start would be copied with each that is added.
        const listener = listenerOf(edge, Runtime.updateContext(runtime, Context.empty), running)
        server.on("request", listener)
        return listener
      }),
      (listener) => Effect.sync(() => server.off("request", listener))
    )
  )

/** Listens until the scope closes; the connections that are open then are left to whoever made the server. */
export const listen = (
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
  running: Running
): Effect.Effect<Listener["Type"], HttpServerError.ServeError, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.async<AddressInfo, HttpServerError.ServeError>((resume) => {
        const failed = (cause: Error) => resume(new HttpServerError.ServeError({ cause }))
        server.once("error", failed)
        server.listen({ host, port }, () => {
          server.off("error", failed)
          const address = server.address()
          if (typeof address === "object" && address !== null) resume(Effect.succeed(address))
          else failed(new Error("no TCP address"))
        })
      }),
      () =>
        Effect.async<void>((resume) => {
          if (server.listening) server.close(() => resume(Effect.void))
          else resume(Effect.void)
        })
    ),
    (address) => ({
      host: address.address,
      port: address.port,
      answer: (edge) => Effect.asVoid(answerOn(server, running)(edge))
    })
  )
