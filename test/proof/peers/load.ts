import { connect, type Socket } from "node:net"
import { text } from "node:stream/consumers"
import { answerIn } from "../wireClient.js"

// The load, in a process of its own and straight on sockets, so that the client takes as little as it can of what the
// server is measured by. A fixed number of connections, each with one request under way.

export interface LoadOrder {
  readonly port: number
  readonly connections: number
  /** How many requests, besides the first tenth of as many, which is not counted. */
  readonly count: number
  /** Whole requests as they go over the wire, taken in turn. */
  readonly requests: ReadonlyArray<string>
}

export interface LoadReport {
  /** Requests that are counted; all that were answered. */
  readonly completed: number
  readonly answered: number
  /** How long those that are counted took. */
  readonly seconds: number
  readonly statuses: Readonly<Record<string, number>>
  /** Latencies in milliseconds. */
  readonly p50: number
  readonly p99: number
}

const run = async (order: LoadOrder): Promise<LoadReport> => {
  const requests = order.requests.map((request) => Buffer.from(request))
  const latencies: Array<number> = []
  const statuses: Record<string, number> = {}
  const uncounted = Math.ceil(order.count / 10)
  let next = 0
  let answered = 0
  let began = performance.now()

  const drive = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let sent = 0
      let pending = Buffer.alloc(0)
      const send = () => {
        if (next >= order.count + uncounted) return resolve()
        sent = performance.now()
        socket.write(requests[next++ % requests.length] ?? "")
      }
      socket.on("data", (chunk) => {
        pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
        const answer = answerIn(pending)
        if (answer === undefined) return
        pending = pending.subarray(answer.length)
        const now = performance.now()
        answered += 1
        if (answered === uncounted) began = now
        if (answered > uncounted) latencies.push(now - sent)
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        send()
      })
      socket.once("error", reject)
      socket.once("close", () => reject(new Error("the server closed a connection")))
      send()
    })

  const sockets = await Promise.all(
    Array.from(
      { length: order.connections },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect({ port: order.port, host: "127.0.0.1", noDelay: true }, () => resolve(socket))
          socket.once("error", reject)
        })
    )
  )
  await Promise.all(sockets.map(drive))
  const seconds = (performance.now() - began) / 1000
  for (const socket of sockets) socket.removeAllListeners("close").destroy()
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN
  return { completed: latencies.length, answered, seconds, statuses, p50: at(0.5), p99: at(0.99) }
}

const order = JSON.parse(await text(process.stdin)) as LoadOrder
process.stdout.write(`${JSON.stringify(await run(order))}\n`)
