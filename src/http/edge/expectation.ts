import type { IncomingMessage, Server, ServerResponse } from "node:http"

// Ours: Node by itself invites every body, also one that will be refused.

/** Requests whose client waits to be told that it may send the body, with how to tell it. */
const waiting = new WeakMap<IncomingMessage, () => void>()

/**
 * Leaves it to the reader of the body whether it is invited (RFC 9110 10.1.1): Node by itself invites every
 * body before anyone has looked at the request, also one that will be refused by its size or its token.
 */
export const inviteLate = (server: Server): void => {
  server.on("checkContinue", (message: IncomingMessage, response: ServerResponse) => {
    const keepAlive = response.shouldKeepAlive
    // Refused without invitation, the body may come or not: what follows on the connection could be either.
    response.shouldKeepAlive = false
    waiting.set(message, () => {
      response.shouldKeepAlive = keepAlive
      response.writeContinue()
    })
    server.emit("request", message, response)
  })
}

/** Invites the body of a request whose client waits for that. */
export const invite = (message: IncomingMessage): void => {
  waiting.get(message)?.()
  waiting.delete(message)
}
