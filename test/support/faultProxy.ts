import * as Net from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"

/** What happens to bytes on their way, in either direction unless it says otherwise. */
export interface Faults {
  /** Milliseconds that each piece waits. */
  readonly delay?: number
  readonly bytesPerSecond?: number
  /** Nothing comes through, and nobody is told. */
  readonly drop?: boolean
  /** A connection is reset when this many bytes of answers came through on it since the fault was set. */
  readonly cutAnswersAfter?: number
  /** A connection is reset in the place of the first answer to a request that holds this text. */
  readonly loseAnswerTo?: string
  /** A connection passes nothing any more, and is not closed, from the first request that holds this text. */
  readonly strandAt?: string
}

/** A TCP connection to Postgres on which things go wrong as the test says. */
export interface FaultProxy {
  readonly port: number
  /** The address with the proxy in the place of the server. */
  readonly through: (url: Redacted.Redacted) => Redacted.Redacted
  /** Replaces the faults of all connections, open ones too. */
  readonly set: (faults: Faults) => void
  /** Resets all open connections. */
  readonly reset: () => void
  /** Open connections pass nothing any more and are never closed, as when a firewall forgot them; new ones pass. */
  readonly strand: () => void
  /** Connections are refused, open ones reset, until `accept`. */
  readonly refuse: () => Promise<void>
  readonly accept: () => Promise<void>
  /** Connections that the client has open now. */
  readonly open: () => number
  /** Bytes that the client has sent so far, on all connections. */
  readonly sent: () => number
}

interface Pair {
  readonly client: Net.Socket
  readonly server: Net.Socket
  answered: number
  stranded: boolean
  losing: boolean
}

/** Where an address leads to: a socket's folder in `host`, or host and port. */
const targetOf = (url: Redacted.Redacted): Net.NetConnectOpts => {
  const { hostname, port, searchParams } = new URL(Redacted.value(url))
  const folder = searchParams.get("host")
  return folder === null
    ? { host: hostname, port: Number(port === "" ? 5432 : port) }
    : { path: `${folder}/.s.PGSQL.5432` }
}

const throughPort = (url: Redacted.Redacted, port: number) => {
  const address = new URL(Redacted.value(url))
  address.searchParams.delete("host")
  address.hostname = "127.0.0.1"
  address.port = String(port)
  return Redacted.make(address.toString())
}

const listen = (server: Net.Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject)
      resolve()
    })
  })

const make = async (target: Net.NetConnectOpts) => {
  let faults: Faults = {}
  let sent = 0
  const pairs = new Set<Pair>()
  const end = (pair: Pair) => {
    pairs.delete(pair)
    pair.client.resetAndDestroy()
    pair.server.destroy()
  }
  /** Bytes on their way in one direction, in order whatever they have to wait for. */
  const lane = (pair: Pair, to: Net.Socket, before: (piece: Buffer) => Buffer | "end") => {
    let last: Promise<void> = Promise.resolve()
    return (piece: Buffer) => {
      last = last.then(async () => {
        if (faults.delay !== undefined) await sleep(faults.delay)
        if (faults.bytesPerSecond !== undefined) await sleep((piece.length / faults.bytesPerSecond) * 1000)
        if (faults.drop === true || pair.stranded || to.destroyed) return
        const passed = before(piece)
        if (passed === "end") return end(pair)
        if (!pair.stranded) to.write(passed)
      })
    }
  }
  const server = Net.createServer({ noDelay: true }, (client) => {
    const upstream = Net.connect({ ...target, noDelay: true })
    const pair: Pair = { client, server: upstream, answered: 0, stranded: false, losing: false }
    pairs.add(pair)
    client.on("data", (piece: Buffer) => {
      sent += piece.length
    })
    client.on(
      "data",
      lane(pair, upstream, (piece) => {
        if (faults.strandAt !== undefined && piece.includes(faults.strandAt)) pair.stranded = true
        if (faults.loseAnswerTo !== undefined && piece.includes(faults.loseAnswerTo)) pair.losing = true
        return piece
      })
    )
    upstream.on(
      "data",
      lane(pair, client, (piece) => {
        if (pair.losing) return "end"
        pair.answered += piece.length
        const room = (faults.cutAnswersAfter ?? Infinity) - (pair.answered - piece.length)
        if (piece.length <= room) return piece
        client.write(piece.subarray(0, Math.max(room, 0)))
        return "end"
      })
    )
    for (const socket of [client, upstream]) {
      socket.on("error", () => undefined)
      socket.on("close", () => {
        if (!pair.stranded && faults.drop !== true) end(pair)
        else if (socket === client) end(pair)
      })
    }
  })
  await listen(server, 0)
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const reset = () => {
    for (const pair of pairs) end(pair)
  }
  const refuse = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    reset()
    await closed
  }
  const proxy: FaultProxy = {
    port,
    through: (url) => throughPort(url, port),
    set: (next) => {
      faults = next
      for (const pair of pairs) pair.answered = 0
    },
    reset,
    strand: () => {
      for (const pair of pairs) pair.stranded = true
    },
    refuse,
    accept: () => listen(server, port),
    open: () => pairs.size,
    sent: () => sent
  }
  return { proxy, stop: () => (server.listening ? refuse() : Promise.resolve(reset())) }
}

/** A proxy before the server of this address, on a port of its own. */
export const makeFaultProxy = (url: Redacted.Redacted): Effect.Effect<FaultProxy, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(() => make(targetOf(url))),
    ({ stop }) => Effect.promise(stop)
  ).pipe(Effect.map(({ proxy }) => proxy))
