import * as Http from "node:http"
import * as Https from "node:https"
import { type Readable, Transform, type TransformCallback } from "node:stream"
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

export const makeConnections = (): Connections => {
  const options = { keepAlive: true, keepAliveMsecs: 10_000, maxFreeSockets: 64, scheduling: "lifo" } as const
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

/** Ends the reading once too many decompressed bytes have come. */
const counted = () => {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) done(new AnswerTooLarge())
      else done(null, chunk)
    }
  })
}

/**
 * What the SDK calls instead of `fetch`. Built on `node:http`, because an aborted `fetch` (Node's own and
 * undici's) opens a new idle socket for each it closes, and a call here costs a third of the time. Follows
 * no redirect (the prompt would go elsewhere) and reads at most 1 MiB.
 */
export const boundedFetch =
  (connections: Connections): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const secure = url.protocol === "https:"
      const body = typeof init?.body === "string" ? Buffer.from(init.body) : undefined
      const request = (secure ? Https : Http).request(
        url,
        {
          method: init?.method ?? "GET",
          agent: secure ? connections.https : connections.http,
          headers: {
            ...Object.fromEntries(new Headers(init?.headers)),
            "accept-encoding": "gzip",
            ...(body === undefined ? {} : { "content-length": body.byteLength })
          },
          ...(init?.signal ? { signal: init.signal } : {})
        },
        (message) => {
          const status = message.statusCode ?? 0
          const withoutBody = status === 204 || status === 304
          if (status < 200 || status > 599 || (status >= 300 && status < 400)) {
            message.destroy()
            reject(new TypeError("unexpected status"))
            return
          }
          const counter = counted()
          const stages = [decompress(message.headers["content-encoding"]), counter].filter(
            (stage) => stage !== undefined
          )
          // Errors travel forwards to the reader, and a reader that goes closes the socket.
          let last: Readable = message
          for (const stage of stages) {
            const source = last
            source.once("error", (cause) => stage.destroy(cause))
            source.once("close", () => {
              if (!source.readableEnded) stage.destroy(new Error("cut"))
            })
            last = source.pipe(stage)
          }
          counter.once("close", () => {
            if (!message.complete || !counter.readableEnded) message.destroy()
          })
          const headers = new Headers()
          for (const [name, value] of Object.entries(message.headers)) {
            if (value !== undefined && name !== "content-encoding" && name !== "content-length") {
              headers.set(name, Array.isArray(value) ? value.join(", ") : value)
            }
          }
          if (withoutBody) message.resume()
          resolve(new Response(withoutBody ? null : bodyOf(counter), { status, headers }))
        }
      )
      request.once("error", reject)
      request.end(body)
    })

const bodyOf = (stream: Readable): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      stream.on("data", (chunk: Buffer) => {
        controller.enqueue(new Uint8Array(chunk))
        if ((controller.desiredSize ?? 1) <= 0) stream.pause()
      })
      stream.once("end", () => controller.close())
      stream.once("error", (cause) => controller.error(cause))
    },
    pull() {
      stream.resume()
    },
    cancel() {
      stream.destroy()
    }
  })
