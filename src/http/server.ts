import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import type * as HttpServer from "@effect/platform/HttpServer"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { StoreUnavailable } from "../domain/Failures.js"
import { bodyOf, wireOf } from "./api/wire.js"

export interface ServerSettings {
  readonly host: string
  readonly port: number
  /** How long requests in flight may take to end after the stop began. */
  readonly grace: Duration.DurationInput
  /** How long a client may take to send its headers, and its whole request. Default 15 and 30 seconds. */
  readonly deadlines?: { readonly headers: Duration.DurationInput; readonly request: Duration.DurationInput }
}

const usualDeadlines = { headers: "15 seconds", request: "30 seconds" } as const

/** What a client still sends after its answer is thrown away up to here, so that it gets to read the answer. */
const drainedBytes = 16 * 1024 * 1024

const statusOfParserError = (code: string | undefined): number => {
  if (code === "HPE_HEADER_OVERFLOW") return 431
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400
}

const parserMessages: Readonly<Record<number, string>> = {
  400: "Bad request",
  408: "The request took too long",
  431: "The request's header fields are too large"
}

/** An answer written to a socket by hand, which ends with it. */
const answerRaw = (socket: Duplex, status: number) => {
  const error = bodyOf({ status, message: parserMessages[status] ?? "Bad request" })
  const body = JSON.stringify(error)
  const head = [
    `HTTP/1.1 ${status} ${error.error ?? ""}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    `X-Request-Id: ${randomUUID()}`,
    "Connection: close"
  ].join("\r\n")
  socket.end(`${head}\r\n\r\n${body}`)
  // A client that does not read on must not hold the socket.
  setTimeout(() => socket.destroy(), 1_000).unref()
}

/** Ends the connection of a request that is answered and sends on and on. What Node throws away it tells nobody. */
const cutOff = (message: IncomingMessage) => {
  const { socket } = message
  const most = socket.bytesRead + drainedBytes
  const watch = setInterval(() => {
    if (socket.bytesRead > most) socket.destroy()
    if (socket.destroyed || message.complete) clearInterval(watch)
  }, 100)
  watch.unref()
}

/** A Node server with deadlines against slow clients (decisions.md part 6). */
const makeServer = ({ headers, request }: NonNullable<ServerSettings["deadlines"]>): Server => {
  const server = createServer({
    headersTimeout: Duration.toMillis(headers),
    requestTimeout: Duration.toMillis(request),
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 1_000,
    // Told by the boundary with an ErrorResponse of its own.
    requireHostHeader: false,
    joinDuplicateHeaders: false
  })
  // Their size is limited. A count would drop the rest in silence, and a second Authorization with it.
  server.maxHeadersCount = 0
  const latest = new WeakMap<Duplex, ServerResponse>()
  server.on("request", (message: IncomingMessage, response: ServerResponse) => {
    latest.set(message.socket, response)
    response.once("finish", () => {
      if (!message.complete) cutOff(message)
    })
  })
  // What Node's parser refuses has no request yet, or one that never came to its end.
  server.on("clientError", (cause: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket)
    const isAnswered = response?.headersSent === true && !(response.writableFinished && response.req.complete)
    // In the middle of an answer, or behind that of the same request, a second one would be taken for another's.
    if (isAnswered || !socket.writable || cause.code === "ECONNRESET") socket.destroy()
    else answerRaw(socket, statusOfParserError(cause.code))
  })
  server.on("connect", (_, socket) => answerRaw(socket, 400))
  // An expectation other than 100-continue would be answered by Node without a body.
  server.on("checkExpectation", (message: IncomingMessage, response: ServerResponse) => {
    server.emit("request", message, response)
  })
  // With a listener for upgrades Node stops reading the body of a request that asks for one; without, such a
  // request is answered like every other. The platform's server adds one whenever it starts to serve.
  server.on("newListener", (event, listener) => {
    if (event === "upgrade") queueMicrotask(() => server.removeListener("upgrade", listener))
  })
  return server
}

const unavailable = (response: ServerResponse) => {
  const { headers = {}, ...wire } = wireOf(new StoreUnavailable({ reason: "shutdown" }))
  response.shouldKeepAlive = false
  response.writeHead(wire.status, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": randomUUID(),
    ...headers
  })
  response.end(JSON.stringify(bodyOf(wire)))
}

/** The answers under way. A request that nobody is there to answer, before the start and after the stop, is a 503. */
const track = (server: Server): ReadonlySet<ServerResponse> => {
  const open = new Set<ServerResponse>()
  const listener = (_: IncomingMessage, response: ServerResponse) => {
    open.add(response)
    response.once("close", () => open.delete(response))
    if (server.listenerCount("request") === own) unavailable(response)
  }
  server.on("request", listener)
  const own = server.listenerCount("request")
  return open
}

/**
 * Ends a server in order: no new connections, requests in flight run to their end, idle and stuck
 * connections are closed when nothing is left to wait for or the grace is over.
 */
const drain = (server: Server, open: ReadonlySet<ServerResponse>, grace: Duration.DurationInput) =>
  Effect.gen(function* () {
    server.close()
    // No further request is invited on connections that are about to end.
    for (const response of open) response.shouldKeepAlive = false
    yield* Effect.sync(() => server.closeIdleConnections()).pipe(
      Effect.zipRight(Effect.sleep(20)),
      Effect.repeat({ until: () => open.size === 0 }),
      // Finalizers are uninterruptible, and so would be the wait: the grace would never end it.
      Effect.interruptible,
      Effect.timeoutOption(grace)
    )
    server.closeAllConnections()
  })

/** Listens, and at its release drains; the layers that requests need are to be provided to it, so that they close later. */
export const layerServer = (settings: ServerSettings): Layer.Layer<HttpServer.HttpServer | NodeServerParts, unknown> =>
  Layer.unwrapEffect(
    Effect.sync(() => {
      const server = makeServer(settings.deadlines ?? usualDeadlines)
      const open = track(server)
      // Half a second of the grace is kept for what closes after the server.
      const grace = Duration.subtract(Duration.decode(settings.grace), "500 millis")
      const draining = Layer.scopedDiscard(Effect.addFinalizer(() => drain(server, open, grace)))
      return Layer.provideMerge(
        draining,
        NodeHttpServer.layer(() => server, { host: settings.host, port: settings.port })
      )
    })
  )

type NodeServerParts = Layer.Layer.Success<ReturnType<typeof NodeHttpServer.layer>>
