import { connect, type Socket } from "node:net"

const headEnd = Buffer.from("\r\n\r\n")

export interface WholeAnswer {
  /** Its bytes in the stream, head and body. */
  readonly length: number
  readonly status: number
  readonly closes: boolean
  readonly body: string
}

/** The answer at the start of `bytes`; undefined while it is not whole. */
export const answerIn = (bytes: Buffer, wantsBody = false): WholeAnswer | undefined => {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const head = bytes.toString("latin1", 0, end)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  const whole = end + 4 + length
  if (bytes.length < whole) return undefined
  return {
    length: whole,
    status: Number(head.slice(9, 12)),
    closes: /\r\nconnection: close/i.test(head),
    body: wantsBody ? bytes.toString("utf8", end + 4, whole) : ""
  }
}

/** A request as it goes over the wire. */
export const wire = (
  method: string,
  path: string,
  { body = "", headers = {}, token }: { token?: string; body?: string; headers?: Readonly<Record<string, string>> } = {}
): string =>
  [
    `${method} ${path} HTTP/1.1`,
    "Host: localhost",
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(body === "" ? [] : ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    body
  ].join("\r\n")

/** Status 0: the connection ended without a whole answer. */
export type Answered = Pick<WholeAnswer, "status" | "body">

/**
 * Keep-alive connections straight on sockets, so that a client of many thousand requests a second takes little of the
 * machine; one request at a time on each, as many connections as there are requests at once.
 */
export class WireClient {
  private readonly idle: Array<Socket> = []
  private readonly open = new Set<Socket>()
  private readonly waiting = new Map<Socket, (answered: Answered) => void>()

  constructor(private readonly port: number) {}

  async send(request: string): Promise<Answered> {
    const socket = this.idle.pop() ?? (await this.connected())
    if (socket === undefined) return { status: 0, body: "" }
    return new Promise((resolve) => {
      this.waiting.set(socket, resolve)
      socket.write(request)
    })
  }

  /** Opens connections ahead, so that a burst of requests is not a burst of connections. */
  async prepare(connections: number): Promise<void> {
    for (let count = 0; count < connections; count += 1) {
      const socket = await this.connected()
      if (socket !== undefined) this.idle.push(socket)
    }
  }

  /** Sends so many bytes of a request, and goes away after `stay` milliseconds. */
  async drop(request: string, bytes: number, stay: number): Promise<void> {
    const socket = await this.connected()
    if (socket === undefined) return
    socket.write(request.slice(0, bytes))
    await new Promise<void>((resolve) => {
      setTimeout(() => socket.destroy(), stay)
      socket.once("close", () => resolve())
    })
  }

  /** Ends all connections. */
  close(): void {
    for (const socket of this.open) socket.destroy()
  }

  private connected(): Promise<Socket | undefined> {
    return new Promise((resolve) => {
      const socket = connect({ port: this.port, host: "127.0.0.1", noDelay: true }, () => resolve(socket))
      let pending = Buffer.alloc(0)
      this.open.add(socket)
      const settle = (answered: Answered) => {
        const told = this.waiting.get(socket)
        this.waiting.delete(socket)
        told?.(answered)
      }
      socket.on("data", (chunk) => {
        pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
        const answer = answerIn(pending, true)
        if (answer === undefined) return
        pending = pending.subarray(answer.length)
        if (answer.closes) socket.end()
        else this.idle.push(socket)
        settle(answer)
      })
      socket.on("error", () => undefined)
      socket.once("close", () => {
        this.open.delete(socket)
        const at = this.idle.indexOf(socket)
        if (at >= 0) this.idle.splice(at, 1)
        resolve(undefined)
        settle({ status: 0, body: "" })
      })
    })
  }
}
