import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import * as Effect from "effect/Effect"
import { completion } from "./completion.js"

/** What the server does with one request; `body` is the parsed request. */
export type ModelBehaviour = (response: ServerResponse, body: Readonly<Record<string, unknown>>) => void

export interface ModelServer {
  /** To be given as `OPENAI_BASE_URL`. */
  readonly baseUrl: string
  /** Parsed request bodies so far. */
  readonly requests: ReadonlyArray<Readonly<Record<string, unknown>>>
  /** The first request gets the first behaviour and so on; the last one serves all that follow. */
  readonly behave: (...behaviours: ReadonlyArray<ModelBehaviour>) => void
  /** Sockets open now. */
  readonly sockets: () => number
}

export const json =
  (document: unknown, status = 200, headers: Record<string, string> = {}): ModelBehaviour =>
  (response) =>
    void response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(document))

export const answering = (content: string): ModelBehaviour => json(completion(content))

export const after =
  (milliseconds: number, then: ModelBehaviour): ModelBehaviour =>
  (response, body) =>
    void setTimeout(() => {
      if (!response.destroyed) then(response, body)
    }, milliseconds)

export const silent: ModelBehaviour = () => {}

const readBody = async (request: IncomingMessage) => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const parsed: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8") || "{}")
  return typeof parsed === "object" && parsed !== null ? { ...parsed } : {}
}

/** An OpenAI-compatible server of our own for what a third party's mock cannot do: cut, drip, stall, lie. */
export const modelServer = Effect.acquireRelease(
  Effect.async<{ readonly server: ModelServer; readonly close: () => void }>((resume) => {
    const requests: Array<Readonly<Record<string, unknown>>> = []
    let behaviours: ReadonlyArray<ModelBehaviour> = [silent]
    let served = 0
    let open = 0
    const http = createServer((request, response) => {
      void readBody(request).then(
        (body) => {
          requests.push(body)
          const behaviour = behaviours[Math.min(served, behaviours.length - 1)] ?? silent
          served += 1
          behaviour(response, body)
        },
        () => response.destroy()
      )
    })
    http.on("connection", (socket) => {
      open += 1
      socket.on("close", () => {
        open -= 1
      })
    })
    http.listen(0, "127.0.0.1", () => {
      const { port } = http.address() as AddressInfo
      resume(
        Effect.succeed({
          server: {
            baseUrl: `http://127.0.0.1:${port}/v1`,
            requests,
            behave: (...next) => {
              behaviours = next
              served = 0
            },
            sockets: () => open
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
