import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { Server as NetServer } from "node:net"
import type { ServeError } from "@effect/platform/HttpServerError"
import * as Context from "effect/Context"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as Runtime from "effect/Runtime"
import { counter } from "../../domain/metrics.js"
import { endOfGrace } from "./refusals.js"
import { inviteLate } from "./expectation.js"
import { answerUnavailable, listen, Listener, type Running } from "./Listener.js"
import { levelOf } from "./requestLog.js"
import { answerUnreadable, type OnRefused } from "./unreadable.js"

// Ours: the stock layer sets no deadlines of the socket, and ends without waiting for what it has accepted.

export interface ServerSettings {
  readonly host: string
  readonly port: number
  /** How long requests in flight may take to end after the stop began. */
  readonly grace: Duration.DurationInput
  readonly deadlines?: {
    /** How long a client may take to send its headers. Default 15 seconds. */
    readonly headers: Duration.DurationInput
    /** How long it may take to send its whole request. Default 30 seconds. */
    readonly request: Duration.DurationInput
    /** How long it may take nothing of its answer. Default 10 seconds. */
    readonly answer: Duration.DurationInput
  }
}

const usualDeadlines = { headers: "15 seconds", request: "30 seconds", answer: "10 seconds" } as const

/** What a client still sends after its answer is thrown away up to here, so that it gets to read the answer. */
const drainedBytes = 16 * 1024 * 1024

/** Ends the connection of a request that is answered and sends on and on. What Node throws away it tells nobody. */
const cutOff = (message: IncomingMessage) => {
  const { socket } = message
  const most = socket.bytesRead + drainedBytes
  const watch = setInterval(() => {
    if (socket.bytesRead > most) socket.destroy()
    if (socket.destroyed || message.complete) clearInterval(watch)
  }, 100)
  watch.unref()
}

const looksOfPatience = 5

/**
 * Ends the connection of a client that takes nothing of its answer for so long: it would be held in memory for ever.
 * All answers are looked at together: most are gone before, and a timer for each would be made for nothing.
 */
const endUnread = (server: Server, open: ReadonlySet<ServerResponse>, patience: number) => {
  /** Bytes that each answer had got rid of when it was looked at, and for how many looks they are the same. */
  let preceding = new Map<ServerResponse, { readonly taken: number; readonly looks: number }>()
  const watch = setInterval(() => {
    const now = new Map<ServerResponse, { readonly taken: number; readonly looks: number }>()
    for (const response of open) {
      const { socket } = response
      if (socket === null || !response.headersSent) continue
      const taken = socket.bytesWritten - socket.writableLength - response.writableLength
      const known = preceding.get(response)
      const looks = known?.taken === taken ? known.looks + 1 : 0
      if (looks >= looksOfPatience) socket.destroy()
      else now.set(response, { taken, looks })
    }
    preceding = now
  }, patience / looksOfPatience)
  watch.unref()
  server.once("close", () => clearInterval(watch))
}

/** A Node server with deadlines against slow clients. */
const makeServer = ({ headers, request }: NonNullable<ServerSettings["deadlines"]>, onRefused: OnRefused): Server => {
  const server = createServer({
    headersTimeout: Duration.toMillis(headers),
    requestTimeout: Duration.toMillis(request),
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 1_000,
    // Told by the boundary with an ErrorResponse of its own.
    requireHostHeader: false,
    joinDuplicateHeaders: false
  })
  // Their size is limited. A count would drop the rest in silence, and a second Authorization with it.
  server.maxHeadersCount = 0
  server.on("request", (message: IncomingMessage, response: ServerResponse) => {
    response.once("finish", () => {
      if (!message.complete) cutOff(message)
    })
  })
  answerUnreadable(server, onRefused)
  inviteLate(server)
  // An expectation other than 100-continue would be answered by Node without a body.
  server.on("checkExpectation", (message: IncomingMessage, response: ServerResponse) => {
    server.emit("request", message, response)
  })
  return server
}

interface Answers {
  readonly open: ReadonlySet<ServerResponse>
  /** From now on each answer ends its connection. */
  readonly last: () => void
}

/** A request that nobody is there to answer, before the start and after the stop, is a 503. */
const track = (server: Server, onRefused: OnRefused): Answers => {
  const open = new Set<ServerResponse>()
  let isLast = false
  const listener = (_: IncomingMessage, response: ServerResponse) => {
    open.add(response)
    response.once("close", () => open.delete(response))
    if (isLast) response.shouldKeepAlive = false
    if (server.listenerCount("request") !== own) return
    const requestId = randomUUID()
    answerUnavailable(response, requestId)
    onRefused({ requestId, status: 503, failure: isLast ? "ServiceEnding" : "ServiceStarting" })
  }
  server.on("request", listener)
  const own = server.listenerCount("request")
  const last = () => {
    isLast = true
    for (const response of open) response.shouldKeepAlive = false
  }
  return { open, last }
}

/** Turns of the event loop without a new connection after which none is left that the system has taken already. */
const turnsWithout = 3

/**
 * Waits until the connections that wait to be taken are taken. Node takes one in each turn of its event loop; to stop
 * listening before would reset all the others, with the requests that their clients have sent.
 */
const taken = (server: Server): Effect.Effect<void> =>
  Effect.async((resume) => {
    let turns = 0
    const onConnection = () => {
      turns = 0
    }
    const leave = () => {
      clearImmediate(immediate)
      server.off("connection", onConnection)
    }
    const turn = () => {
      turns += 1
      if (turns <= turnsWithout) {
        immediate = setImmediate(turn)
        return
      }
      leave()
      resume(Effect.void)
    }
    let immediate = setImmediate(turn)
    server.on("connection", onConnection)
    return Effect.sync(leave)
  })

/**
 * Takes no more connections, and for a moment still answers what comes on those that are there: a request that was
 * sent before the stop may lie unread in its socket, and would be reset.
 */
const quiet = (server: Server, { last }: Answers): Effect.Effect<void> =>
  Effect.gen(function* () {
    last()
    // Finalizers are uninterruptible, and so would be the wait.
    yield* taken(server).pipe(Effect.interruptible, Effect.timeoutOption(taking))
    // Of the listener only: the close of an HTTP server also cuts connections that seem idle.
    NetServer.prototype.close.call(server)
    // In steps: on a busy machine one timer may be over before the sockets were looked at even once.
    yield* Effect.repeatN(Effect.sleep(lingering), 9)
  })

/** Where connections come and come, the rest is turned away after this. */
const taking = "500 millis"
const lingering = "30 millis"

/** What is to run before the service stops answering; see `layerQuietEnd`. */
class QuietEnd extends Context.Tag("resume-tailoring/http/edge/QuietEnd")<QuietEnd, Effect.Effect<void>>() {}

/** To be built after what answers requests, so that its end comes first. */
export const layerQuietEnd = Layer.scopedDiscard(Effect.flatMap(QuietEnd, (end) => Effect.addFinalizer(() => end)))

/** For the answers of what the grace cuts to leave. */
const cutting = "300 millis"

/**
 * Ends a server in order: no new connections, requests in flight run to their end, idle and stuck connections are
 * closed when nothing is left to wait for. What still runs when the grace is over is told to try again.
 */
const drain = (server: Server, { last, open }: Answers, running: Running, grace: Duration.DurationInput) =>
  Effect.gen(function* () {
    const answered = Effect.sync(() => server.closeIdleConnections()).pipe(
      Effect.zipRight(Effect.sleep(20)),
      Effect.repeat({ until: () => open.size === 0 }),
      // Finalizers are uninterruptible, and so would be the wait: the grace would never end it.
      Effect.interruptible
    )
    server.close()
    // No further request is invited on connections that are about to end.
    last()
    yield* Effect.timeoutOption(answered, grace)
    if (running.size > 0) {
      for (const fiber of running) fiber.unsafeInterruptAsFork(endOfGrace)
      yield* Effect.timeoutOption(answered, cutting)
    }
    server.closeAllConnections()
  })

const unreadable = counter(
  "tailor.requests.unreadable",
  "{request}",
  "Requests refused by the parser or by the deadlines of the server"
)

/** Listens, and at its release drains; the layers that requests need are to be provided to it, so that they close later. */
export const layerServer = (settings: ServerSettings): Layer.Layer<Listener | QuietEnd, ServeError> =>
  Layer.unwrapEffect(
    Effect.map(Effect.runtime<never>(), (runtime) => {
      const onRefused: OnRefused = ({ failure, requestId, status }) => {
        const line = { request_id: requestId, status, failure, method: "unknown", route: "unknown" }
        const count = Metric.increment(Metric.tagged(unreadable, "http.response.status_code", String(status)))
        Runtime.runFork(runtime)(
          Effect.zipRight(
            Effect.annotateLogs(Effect.logWithLevel(levelOf(status), "request"), line),
            Effect.when(count, () => failure === "RequestUnreadable")
          )
        )
      }
      const deadlines = settings.deadlines ?? usualDeadlines
      const server = makeServer(deadlines, onRefused)
      const answers = track(server, onRefused)
      endUnread(server, answers.open, Duration.toMillis(deadlines.answer))
      // Half a second of the grace is kept for what closes after the server, besides the quiet end before it and the cut.
      const grace = Duration.subtract(Duration.decode(settings.grace), "1600 millis")
      const running: Running = new Set()
      const draining = Layer.scopedDiscard(Effect.addFinalizer(() => drain(server, answers, running, grace)))
      return Layer.provideMerge(
        Layer.merge(draining, Layer.succeed(QuietEnd, quiet(server, answers))),
        Layer.scoped(Listener, listen(server, settings, running))
      )
    })
  )
