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
}

const statusOfParserError = (code: string | undefined): number => {
  if (code === "HPE_HEADER_OVERFLOW") return 431
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400
}

const parserMessages: Readonly<Record<number, string>> = {
  400: "Bad request",
  408: "The request took too long",
  431: "The request's header fields are too large"
}

/** What Node's parser refuses has no request yet; its answer is written to the socket by hand. */
const answerParserError = (cause: NodeJS.ErrnoException, socket: Duplex) => {
  if (!socket.writable || cause.code === "ECONNRESET") {
    socket.destroy()
    return
  }
  const status = statusOfParserError(cause.code)
  const error = bodyOf({ status, message: parserMessages[status] ?? "Bad request" })
  const body = JSON.stringify(error)
  const head = [
    `HTTP/1.1 ${status} ${error.error ?? ""}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Connection: close"
  ].join("\r\n")
  socket.end(`${head}\r\n\r\n${body}`)
  // A client that does not read on must not hold the socket.
  setTimeout(() => socket.destroy(), 1_000).unref()
}

/** A Node server with deadlines against slow clients (decisions.md part 6). */
const makeServer = (): Server => {
  const server = createServer({
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 1_000,
    // Told by the boundary with an ErrorResponse of its own.
    requireHostHeader: false,
    joinDuplicateHeaders: false
  })
  server.on("clientError", answerParserError)
  // An expectation other than 100-continue would be answered by Node without a body.
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    server.emit("request", request, response)
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
      const server = makeServer()
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
