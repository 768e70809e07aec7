import { isUtf8 } from "node:buffer"
import * as Http from "node:http"
import * as Https from "node:https"
import { pipeline, type Readable, Transform, type TransformCallback } from "node:stream"
import { urlToHttpOptions } from "node:url"
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib"

/** Answers above this are not read to their end. */
const maxBytes = 1024 * 1024

/** The answer is larger than any good one. */
export class AnswerTooLarge extends Error {}

/** Connections kept warm between calls. */
export interface Connections {
  readonly http: Http.Agent
  readonly https: Https.Agent
  readonly close: () => void
}

/** Milliseconds without a byte after which a connection that nobody uses is closed: the other side may be gone unheard. */
const idleFor = 60_000

export const makeConnections = (): Connections => {
  const options = {
    keepAlive: true,
    keepAliveMsecs: 10_000,
    maxFreeSockets: 512,
    scheduling: "lifo",
    timeout: idleFor
  } as const
  const http = new Http.Agent(options)
  const https = new Https.Agent(options)
  return {
    http,
    https,
    close: () => {
      http.destroy()
      https.destroy()
    }
  }
}

const decompress = (encoding: string | undefined) => {
  switch (encoding?.trim().toLowerCase()) {
    case "gzip":
    case "x-gzip":
      return createGunzip()
    case "deflate":
      return createInflate()
    case "br":
      return createBrotliDecompress()
    default:
      return undefined
  }
}

/** The answer is not text, so that no part of it can be trusted. */
export class AnswerNotText extends Error {}

/** Ends the reading once too many decompressed bytes have come, or bytes that are no UTF-8. */
const checked = () => {
  // By itself a decoder puts U+FFFD for such bytes, and what is half readable would be taken for an answer.
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let bytes = 0
  const isText = (chunk?: Buffer) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined })
      return true
    } catch {
      return false
    }
  }
  return new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) done(new AnswerTooLarge())
      else if (!isText(chunk)) done(new AnswerNotText())
      else done(null, chunk)
    },
    flush(done) {
      done(isText() ? null : new AnswerNotText())
    }
  })
}

const bodyOf = (stream: Readable): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      stream.on("data", (chunk: Buffer) => {
        controller.enqueue(new Uint8Array(chunk))
        if ((controller.desiredSize ?? 1) <= 0) stream.pause()
      })
      stream.once("end", () => controller.close())
      stream.on("error", (cause) => controller.error(cause))
    },
    pull() {
      stream.resume()
    },
    cancel() {
      stream.destroy()
    }
  })

const failing = (cause: unknown): ReadableStream<Uint8Array> =>
  new ReadableStream({ start: (controller) => controller.error(cause) })

/** Reads an answer to its end, at most so many bytes of text. What is told first counts: a close follows each end. */
const readWhole = (stream: Readable, done: (body: Uint8Array | ReadableStream<Uint8Array>) => void) => {
  const chunks: Array<Buffer> = []
  let bytes = 0
  stream.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength
    if (bytes > maxBytes) stream.destroy(new AnswerTooLarge())
    else chunks.push(chunk)
  })
  stream.on("end", () => {
    const whole = Buffer.concat(chunks, bytes)
    done(isUtf8(whole) ? whole : failing(new AnswerNotText()))
  })
  stream.on("error", (cause) => done(failing(cause)))
  stream.on("close", () => done(failing(new TypeError("closed before its end"))))
}

/** A status that no call can use, such as a redirect. */
export class UnexpectedStatus extends Error {}

/** The socket of such an answer is not used again. */
const refuseStatus = (message: Http.IncomingMessage) => {
  message.destroy()
  throw new UnexpectedStatus()
}

/** What of an answer's headers is asked for by anybody. */
const readHeaders = ["content-type", "date", "retry-after", "retry-after-ms"] as const

const headersOf = ({ headers }: Http.IncomingMessage): Record<string, string> => {
  const kept: Record<string, string> = {}
  for (const name of readHeaders) {
    const value = headers[name]
    if (typeof value === "string") kept[name] = value
  }
  return kept
}

/** Gives the answer once its body is there, or once it begins where it is a stream of events. */
const answerWith = (message: Http.IncomingMessage, resolve: (response: Response) => void) => {
  const status = message.statusCode ?? 0
  // Without a listener, what a socket reports after this is an exception of the whole process.
  message.on("error", () => undefined)
  if (status < 200 || status > 599 || (status >= 300 && status < 400)) refuseStatus(message)
  const init = { status, headers: headersOf(message) }
  if (status === 204) {
    message.resume()
    return resolve(new Response(null, init))
  }
  const decompressed = decompress(message.headers["content-encoding"])
  // Errors travel forwards to the reader, and a reader that goes closes the socket. The reader hears of
  // an error by the last stream; the callbacks are only asked for.
  if (/^\s*text\/event-stream/i.test(init.headers["content-type"] ?? "")) {
    const last = checked()
    const body = bodyOf(last)
    pipeline(decompressed === undefined ? [message, last] : [message, decompressed, last], () => undefined)
    return resolve(new Response(body, init))
  }
  readWhole(decompressed ?? message, (body) => resolve(new Response(body, init)))
  if (decompressed !== undefined) pipeline([message, decompressed], () => undefined)
}

/** Tells once what became of a request. In a function of its own, so that its listeners do not hold what was sent. */
const listen = (
  request: Http.ClientRequest,
  signal: AbortSignal | undefined,
  resolve: (response: Response) => void,
  reject: (cause: unknown) => void
) => {
  const abort = () => request.destroy()
  if (signal?.aborted === true) abort()
  // By hand: the option of `node:http` waits for the end of the request in a dozen ways.
  signal?.addEventListener("abort", abort, { once: true })
  let hasBegun = false
  request.on("response", (message) => {
    hasBegun = true
    try {
      answerWith(message, resolve)
    } catch (cause) {
      message.destroy()
      reject(cause)
    }
  })
  // A 101 that nobody asked for: Node hands the bare socket over and says nothing else.
  request.on("upgrade", (_message, socket) => {
    socket.destroy()
    reject(new UnexpectedStatus())
  })
  // Of an answer that has begun, its reader hears what becomes of it.
  request.on("error", (cause) => {
    if (!hasBegun) reject(cause)
  })
  // A request that ended in any other way must not be waited for.
  request.on("close", () => {
    signal?.removeEventListener("abort", abort)
    if (!hasBegun) reject(new TypeError("closed without an answer"))
  })
}

/**
 * What the SDK calls instead of `fetch`. Built on `node:http`, because an aborted `fetch` (Node's own and
 * undici's) opens a new idle socket for each it closes, and a call here costs a third of the time. Follows
 * no redirect (the prompt would go elsewhere) and reads at most 1 MiB of text.
 */
export const boundedFetch =
  (connections: Connections): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const isSecure = url.protocol === "https:"
      const body = typeof init?.body === "string" ? init.body : undefined
      const request = (isSecure ? Https : Http).request({
        ...urlToHttpOptions(url),
        method: init?.method ?? "GET",
        agent: isSecure ? connections.https : connections.http,
        headers: [
          ...["host", url.host, ...[...new Headers(init?.headers)].flat(), "accept-encoding", "gzip"],
          ...(body === undefined ? [] : ["content-length", String(Buffer.byteLength(body))])
        ]
      })
      listen(request, init?.signal ?? undefined, resolve, reject)
      request.end(body)
    })
