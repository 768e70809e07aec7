import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import * as Text from "node:stream/consumers"
import * as Effect from "effect/Effect"

/** What came in one request: its path, and head and body as text. */
export interface Export {
  readonly path: string
  readonly headers: string
  readonly body: string
}

/** A collector of traces, metrics and logs on a real socket that keeps what it gets. */
export const collector = Effect.acquireRelease(
  Effect.async<{ readonly url: string; readonly got: Array<Export>; readonly close: () => void }>((resume) => {
    const got: Array<Export> = []
    const server = createServer((request, response) => {
      void Text.text(request).then((body) => {
        got.push({ path: String(request.url), headers: JSON.stringify(request.headers), body })
        response.end("{}")
      })
    })
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      const close = () => {
        server.closeAllConnections()
        server.close()
      }
      resume(Effect.succeed({ url: `http://127.0.0.1:${port}`, got, close }))
    })
  }),
  ({ close }) => Effect.sync(close)
)
