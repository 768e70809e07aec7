import type { Socket } from "node:net"
import { completion } from "./completion.js"
import type { Attack, ProviderRequest } from "./hostileProvider.js"

// How a hostile provider writes: every answer is put together by hand, byte for byte.

const proposal = { summary: "", skills: [], experience_edits: [], warnings: [] }
const profile = {
  full_name: "Maya Example",
  email: "maya@example.com",
  phone: null,
  location: null,
  network_url: null,
  portfolio_url: null,
  summary: null,
  base_skills: ["Go"],
  certifications: [],
  experiences: [],
  education: []
}

export const isIngest = ({ text }: ProviderRequest) => text.includes("You read the text of a resume")

/** A good answer to whichever question was asked, as an object that a test may spoil. */
export const goodContent = (request: ProviderRequest): Readonly<Record<string, unknown>> =>
  isIngest(request) ? profile : proposal

export const goodText = (request: ProviderRequest) => JSON.stringify(completion(JSON.stringify(goodContent(request))))

type Headers = Readonly<Record<string, string | number>>

export const head = (status: number | string, headers: Headers) =>
  [
    `HTTP/1.1 ${status} ${typeof status === "number" ? "Status" : ""}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    ""
  ].join("\r\n")

/** A complete response with a correct length. */
export const respond = (
  socket: Socket,
  body: string | Buffer,
  { headers = {}, status = 200 }: { readonly status?: number; readonly headers?: Headers } = {}
) => {
  const bytes = Buffer.from(body)
  const all = { "content-type": "application/json", "content-length": bytes.length, ...headers }
  socket.write(Buffer.concat([Buffer.from(head(status, all)), bytes]))
}

export const good: Attack = (socket, request) => respond(socket, goodText(request))

/** The text of `message.content`; a function makes it from the good one. */
export const says =
  (content: string | ((good: string, request: ProviderRequest) => string)): Attack =>
  (socket, request) => {
    const text = typeof content === "string" ? content : content(JSON.stringify(goodContent(request)), request)
    respond(socket, JSON.stringify(completion(text)))
  }

/** A whole body of the provider's own. */
export const sends =
  (body: unknown, options: { readonly status?: number; readonly headers?: Headers } = {}): Attack =>
  (socket) =>
    respond(socket, typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body), options)

/** Bytes exactly as given, then whatever `then` does with the socket. */
export const writes =
  (bytes: string | Buffer | ((request: ProviderRequest) => string | Buffer), then?: (socket: Socket) => void): Attack =>
  (socket, request) => {
    socket.write(typeof bytes === "function" ? bytes(request) : bytes, () => then?.(socket))
  }

export const reset = (socket: Socket) => void socket.resetAndDestroy()
export const end = (socket: Socket) => void socket.end()

/** The good response's bytes. */
export const goodBytes = (request: ProviderRequest, headers: Headers = {}) => {
  const text = goodText(request)
  return head(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text), ...headers }) + text
}

/** Writes a piece every `pause` milliseconds, over and over, until the socket closes. */
export const drips =
  (start: string, piece: string, pause: number): Attack =>
  (socket) => {
    socket.write(start)
    const timer = setInterval(() => socket.write(piece), pause)
    socket.on("close", () => clearInterval(timer))
  }

/** Waits, then does it, unless the socket is gone. */
export const later =
  (milliseconds: number, then: Attack): Attack =>
  (socket, request) => {
    const timer = setTimeout(() => then(socket, request), milliseconds)
    socket.on("close", () => clearTimeout(timer))
  }

export const silent: Attack = () => undefined
