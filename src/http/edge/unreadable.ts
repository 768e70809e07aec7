import { randomUUID } from "node:crypto"
import { type IncomingMessage, maxHeaderSize, type Server, type ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import { bodyOf, headersTooLarge } from "../api/wire.js"

// Ours: what Node's parser refuses never reaches the framework.

/** Tells of a request that no route is known of; there is nothing else to say of it. */
export type OnRefused = (refusal: {
  readonly requestId: string
  readonly status: number
  readonly failure: "RequestUnreadable" | "ServiceEnding" | "ServiceStarting"
}) => void

const statusOfParserError = (code: string | undefined): number => {
  if (code === "HPE_HEADER_OVERFLOW") return 431
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400
}

const parserMessages: Readonly<Record<number, string>> = {
  400: "Bad request",
  408: "The request took too long",
  431: headersTooLarge(maxHeaderSize)
}

/** An answer written to a socket by hand, which ends with it. */
const answerRaw = (socket: Duplex, status: number, onRefused: OnRefused) => {
  const requestId = randomUUID()
  const error = bodyOf({ status, message: parserMessages[status] ?? "Bad request" })
  const body = JSON.stringify(error)
  const head = [
    `HTTP/1.1 ${status} ${error.error ?? ""}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    `X-Request-Id: ${requestId}`,
    "Connection: close"
  ].join("\r\n")
  socket.end(`${head}\r\n\r\n${body}`)
  // A client that does not read on must not hold the socket.
  setTimeout(() => socket.destroy(), 1_000).unref()
  onRefused({ requestId, status, failure: "RequestUnreadable" })
}

/** Answers what has no request yet, or one that never came to its end, with the ErrorResponse body too. */
export const answerUnreadable = (server: Server, onRefused: OnRefused): void => {
  const latest = new WeakMap<Duplex, ServerResponse>()
  server.on("request", (message: IncomingMessage, response: ServerResponse) => latest.set(message.socket, response))
  server.on("clientError", (cause: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket)
    const refuse = () => {
      if (socket.writable) answerRaw(socket, statusOfParserError(cause.code), onRefused)
      else socket.destroy()
    }
    if (!socket.writable || cause.code === "ECONNRESET") socket.destroy()
    else if (response === undefined) refuse()
    else if (!response.req.complete) {
      // Behind the answer to the same request a second one would be taken for another's.
      if (response.headersSent) socket.destroy()
      else refuse()
    } else {
      // The request before was good: it gets its answer first, and what follows the last one gets none.
      const afterwards = () => {
        if (response.shouldKeepAlive) refuse()
      }
      if (response.writableFinished) afterwards()
      else response.once("finish", afterwards)
    }
  })
  server.on("connect", (_, socket) => answerRaw(socket, 400, onRefused))
}
