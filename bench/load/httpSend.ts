import * as Http from "node:http"

/** A request whose body is JSON; its connection is kept and used again. */
export interface Call {
  readonly method: "GET" | "PATCH" | "POST"
  readonly path: string
  readonly token?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  /** 0 where there was no whole answer. */
  readonly status: number
  readonly body: string
}

/** Milliseconds after which there is no answer. */
const patience = 120_000

const none: Answer = { status: 0, body: "" }

export interface Sender {
  readonly send: (call: Call) => Promise<Answer>
  readonly close: () => void
}

/**
 * A lean HTTP client on loopback: what the client costs would count as the service's. Each request has a connection of
 * its own while it lasts, as each user's has.
 */
export const senderTo = (url: string): Sender => {
  const { hostname, port } = new URL(url)
  const agent = new Http.Agent({ keepAlive: true, scheduling: "lifo", maxSockets: Infinity, maxFreeSockets: 4_096 })
  const send = ({ body, method, path, token, ...call }: Call) =>
    new Promise<Answer>((resolve) => {
      const headers = {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...call.headers,
        ...(body === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
      }
      const request = Http.request({ agent, hostname, port, method, path, headers, timeout: patience }, (response) => {
        const chunks: Array<Buffer> = []
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString("utf8") })
        )
        response.on("error", () => resolve(none))
        response.on("close", () => resolve(none))
      })
      request.on("timeout", () => request.destroy())
      request.on("error", () => resolve(none))
      request.end(body)
    })
  return { send, close: () => agent.destroy() }
}
