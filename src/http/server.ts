import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import type * as HttpServer from "@effect/platform/HttpServer"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { bodyOf } from "./api/wire.js"

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
      if (message.complete) return
      let bytes = 0
      message.on("data", (chunk: Buffer) => {
        bytes += chunk.byteLength
        if (bytes > drainedBytes) message.destroy()
      })
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
  // request is answered as any other. The platform's server adds one whenever it starts to serve.
  server.on("newListener", (event, listener) => {
    if (event === "upgrade") queueMicrotask(() => server.removeListener("upgrade", listener))
  })
  return server
}

/**
 * Ends a server in order: no new connections, requests in flight run to their end, idle and stuck
 * connections are closed when nothing is left to wait for or the grace is over.
 */
const drain = (server: Server, inFlight: () => number, grace: Duration.DurationInput) =>
  Effect.gen(function* () {
    server.close()
    server.closeIdleConnections()
    yield* Effect.sleep(20).pipe(
      Effect.zipRight(Effect.sync(() => server.closeIdleConnections())),
      Effect.repeat({ until: () => inFlight() === 0 }),
      Effect.timeoutOption(grace)
    )
    server.closeAllConnections()
  })

/** Listens, and at its release drains; the layers that requests need are to be provided to it, so that they close later. */
export const layerServer = (settings: ServerSettings): Layer.Layer<HttpServer.HttpServer | NodeServerParts, unknown> =>
  Layer.unwrapEffect(
    Effect.sync(() => {
      const server = makeServer(settings.deadlines ?? usualDeadlines)
      let inFlight = 0
      server.on("request", (_: IncomingMessage, response: ServerResponse) => {
        inFlight += 1
        response.once("close", () => {
          inFlight -= 1
        })
      })
      // Half a second of the grace is kept for what closes after the server.
      const grace = Duration.subtract(Duration.decode(settings.grace), "500 millis")
      const draining = Layer.scopedDiscard(Effect.addFinalizer(() => drain(server, () => inFlight, grace)))
      return Layer.provideMerge(
        draining,
        NodeHttpServer.layer(() => server, { host: settings.host, port: settings.port })
      )
    })
  )

type NodeServerParts = Layer.Layer.Success<ReturnType<typeof NodeHttpServer.layer>>
