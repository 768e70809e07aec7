import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import * as Effect from "effect/Effect"

export interface KeyServer {
  readonly url: URL
  /** Requests seen so far. */
  readonly hits: () => number
  /** What the next requests get. */
  readonly answer: (handler: (request: IncomingMessage, response: ServerResponse) => void) => void
  readonly answerJson: (document: unknown) => void
}

/** A key server of our own that can be made to misbehave, on a real socket. */
export const keyServer = Effect.acquireRelease(
  Effect.async<{ readonly server: KeyServer; readonly close: () => void }>((resume) => {
    let hits = 0
    let handler = (_: IncomingMessage, response: ServerResponse): void => void response.writeHead(404).end()
    const http = createServer((request, response) => {
      hits += 1
      handler(request, response)
    })
    http.listen(0, "127.0.0.1", () => {
      const { port } = http.address() as AddressInfo
      resume(
        Effect.succeed({
          server: {
            url: new URL(`http://127.0.0.1:${port}/keys`),
            hits: () => hits,
            answer: (next) => {
              handler = next
            },
            answerJson: (document) => {
              handler = (_, response) =>
                void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(document))
            }
          },
          close: () => {
            http.closeAllConnections()
            http.close()
          }
        })
      )
    })
  }),
  ({ close }) => Effect.sync(close)
).pipe(Effect.map(({ server }) => server))
