import { createServer, type Socket } from "node:net"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** One request as it came over the socket. */
export interface ProviderRequest {
  /** Request line and headers. */
  readonly head: string
  /** The body as text, and read as JSON. */
  readonly text: string
  readonly body: Readonly<Record<string, unknown>>
}

/** What the provider does with one request; it has the bare socket and may write whatever it likes. */
export type Attack = (socket: Socket, request: ProviderRequest) => void

export interface HostileProvider {
  /** To be given as `OPENAI_BASE_URL`. */
  readonly baseUrl: string
  readonly port: number
  /** Whole requests since the last `behave`. */
  readonly requests: ReadonlyArray<ProviderRequest>
  /** The first request gets the first attack and so on; the last one serves all that follow. */
  readonly behave: (...attacks: ReadonlyArray<Attack>) => void
  /** Run on each new connection before anything is read; `undefined` reads on. */
  readonly greet: (attack: ((socket: Socket) => void) | undefined) => void
  /** Sockets open now. */
  readonly sockets: () => number
  /** Connections accepted since the last `behave`. */
  readonly connections: () => number
}

/** Where the service finds its provider. */
export class Provider extends Context.Tag("test/HostileProvider")<Provider, HostileProvider>() {}

const objectOf = (text: string): Readonly<Record<string, unknown>> => {
  const parsed: unknown = JSON.parse(text || "{}")
  return typeof parsed === "object" && parsed !== null ? { ...parsed } : {}
}

/** The first whole request in these bytes, with what follows it; undefined while it is not whole. */
const takeRequest = (bytes: Buffer) => {
  const headEnd = bytes.indexOf("\r\n\r\n")
  if (headEnd < 0) return undefined
  const head = bytes.subarray(0, headEnd).toString("latin1")
  const length = Number(/^content-length:\s*(\d+)/im.exec(head)?.[1] ?? 0)
  const end = headEnd + 4 + length
  if (bytes.length < end) return undefined
  const text = bytes.subarray(headEnd + 4, end).toString("utf8")
  return { request: { head, text, body: objectOf(text) }, rest: bytes.subarray(end) }
}

const silence: Attack = () => undefined

const open = Effect.async<{ readonly provider: HostileProvider; readonly close: () => void }>((resume) => {
  let requests: Array<ProviderRequest> = []
  let attacks: ReadonlyArray<Attack> = [silence]
  let greeting: ((socket: Socket) => void) | undefined
  let accepted = 0
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (socket) => {
    accepted += 1
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
    // An attack on a kept socket adds a listener for each request.
    socket.setMaxListeners(0)
    // The service resets and cuts as it likes; that is what is tested.
    socket.on("error", () => undefined)
    greeting?.(socket)
    let received: Buffer = Buffer.alloc(0)
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk])
      for (let taken = takeRequest(received); taken !== undefined; taken = takeRequest(received)) {
        received = taken.rest
        requests.push(taken.request)
        const attack = attacks[Math.min(requests.length, attacks.length) - 1] ?? silence
        attack(socket, taken.request)
      }
    })
  })
  server.listen(0, "127.0.0.1", () => {
    const address = server.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    const provider: HostileProvider = {
      baseUrl: `http://127.0.0.1:${port}/v1`,
      port,
      get requests() {
        return requests
      },
      behave: (...next) => {
        attacks = next
        requests = []
        accepted = 0
      },
      greet: (attack) => {
        greeting = attack
      },
      sockets: () => sockets.size,
      connections: () => accepted
    }
    const close = () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    }
    resume(Effect.succeed({ provider, close }))
  })
})

/** A provider on a bare TCP socket, for whatever no HTTP library would send. */
export const hostileProvider = Effect.acquireRelease(open, ({ close }) => Effect.sync(close)).pipe(
  Effect.map(({ provider }) => provider)
)

export const layerProvider = Layer.scoped(Provider, hostileProvider)
