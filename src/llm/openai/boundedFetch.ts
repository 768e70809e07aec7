import * as Http from "node:http"
import * as Https from "node:https"
import { pipeline, type Readable, Transform, type TransformCallback } from "node:stream"
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib"

/** Answers above this are not read to their end. */
const mostBytes = 1024 * 1024

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
    maxFreeSockets: 64,
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
      if (bytes > mostBytes) done(new AnswerTooLarge())
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

/** Thrown for a status that no call can use; the socket of such an answer is not used again. */
const refuseStatus = (message: Http.IncomingMessage) => {
  message.destroy()
  throw new TypeError("unexpected status")
}

const responseOf = (message: Http.IncomingMessage): Response => {
  const status = message.statusCode ?? 0
  // Without a listener, what a socket reports after this is an exception of the whole process.
  message.on("error", () => undefined)
  if (status < 200 || status > 599 || (status >= 300 && status < 400)) refuseStatus(message)
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined && name !== "content-encoding" && name !== "content-length") {
      headers.set(name, Array.isArray(value) ? value.join(", ") : value)
    }
  }
  if (status === 204) {
    message.resume()
    return new Response(null, { status, headers })
  }
  const last = checked()
  const decompressed = decompress(message.headers["content-encoding"])
  const body = bodyOf(last)
  // Errors travel forwards to the reader, and a reader that goes closes the socket. The reader hears of
  // an error by `last`; the callback is only asked for.
  pipeline(decompressed === undefined ? [message, last] : [message, decompressed, last], () => undefined)
  return new Response(body, { status, headers })
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
      const secure = url.protocol === "https:"
      const body = typeof init?.body === "string" ? Buffer.from(init.body) : undefined
      const request = (secure ? Https : Http).request(url, {
        method: init?.method ?? "GET",
        agent: secure ? connections.https : connections.http,
        headers: {
          ...Object.fromEntries(new Headers(init?.headers)),
          "accept-encoding": "gzip",
          ...(body === undefined ? {} : { "content-length": body.byteLength })
        },
        ...(init?.signal ? { signal: init.signal } : {})
      })
      request.on("response", (message) => {
        try {
          resolve(responseOf(message))
        } catch (cause) {
          message.destroy()
          reject(cause)
        }
      })
      // A 101 that nobody asked for: Node hands the bare socket over and says nothing else.
      request.on("upgrade", (_message, socket) => {
        socket.destroy()
        reject(new TypeError("unexpected status"))
      })
      request.on("error", reject)
      // A request that ended in any other way must not be waited for.
      request.on("close", () => reject(new TypeError("closed without an answer")))
      request.end(body)
    })
