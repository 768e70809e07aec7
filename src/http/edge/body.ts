import type { IncomingMessage } from "node:http"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import { limits } from "../../domain/Limits.js"
import { waitForPeer } from "../../domain/PeerWait.js"
import { isStorable } from "../../domain/Text.js"
import { tooLarge } from "../api/wire.js"
import { invite } from "./expectation.js"
import { rawHeader } from "./request.js"

// Ours: the stock readers take forms for JSON, let invalid UTF-8 through and reset the socket of a body that is too large.

/** A body that is refused before its fields are looked at. */
export class BodyRefused extends Data.TaggedError("BodyRefused")<{
  readonly status: 400 | 413 | 415
  readonly lines: string | ReadonlyArray<string>
}> {}

const unsupported = new BodyRefused({ status: 415, lines: "The body must be application/json in UTF-8" })
const beyond = (most: number) => new BodyRefused({ status: 413, lines: tooLarge(most) })
const unreadable = new BodyRefused({ status: 400, lines: "The body could not be read to its end" })
const invalid = (line: string) => new BodyRefused({ status: 400, lines: [line] })

const mediaType = /^application\/json(?:\s*;\s*charset\s*=\s*"?utf-?8"?)?(?:\s*;)?\s*$/i

/** `application/json`, in UTF-8 or without a charset, and not compressed; nothing else is taken for JSON. */
const isJson = (source: IncomingMessage): boolean => {
  const encoding = source.headers["content-encoding"]?.trim().toLowerCase()
  // Of two types a proxy could go by the other one.
  const [type = "", ...others] = rawHeader(source, "content-type")
  return others.length === 0 && mediaType.test(type) && (encoding === undefined || /^(?:identity)?$/.test(encoding))
}

/** Whether all of a body has come. Node calls a request complete only some time after the last byte of its body. */
const isAllHere = (source: IncomingMessage): boolean =>
  source.complete || source.readableLength === Number(source.headers["content-length"])

/** The bytes of a body that has come whole with its head, as most do: they are taken without a wait. */
const bytesAtHand = (source: IncomingMessage, most: number): Buffer | undefined => {
  if (!isAllHere(source) || source.readableFlowing !== null || source.readableLength > most) return undefined
  invite(source)
  const bytes: unknown = source.read()
  return Buffer.isBuffer(bytes) ? bytes : undefined
}

/** The bytes of a body that is still on its way. */
const bytesToCome = (source: IncomingMessage, most: number): Effect.Effect<Buffer, BodyRefused> =>
  Effect.async((resume) => {
    if (Number(source.headers["content-length"] ?? 0) > most) return resume(beyond(most))
    invite(source)
    const chunks: Array<Buffer> = []
    let bytes = 0
    const leave = () => {
      source.off("data", onData)
      source.off("end", onEnd)
      source.off("error", onGone)
      source.off("close", onGone)
    }
    const stop = (result: Effect.Effect<Buffer, BodyRefused>) => {
      leave()
      resume(result)
    }
    const onData = (chunk: Buffer) => {
      bytes += chunk.byteLength
      if (bytes <= most) {
        chunks.push(chunk)
        return
      }
      stop(beyond(most))
      // What still comes is thrown away, so that the client gets to read the answer.
      source.resume()
    }
    const onEnd = () => stop(Effect.succeed(Buffer.concat(chunks)))
    const onGone = () => stop(unreadable)
    source.on("data", onData)
    source.on("end", onEnd)
    source.on("error", onGone)
    source.on("close", onGone)
    return Effect.sync(leave)
  })

/**
 * The bytes of a body, counted whatever its headers say. The request is never destroyed: its socket still has to carry
 * the answer.
 */
export const readBytes = (source: IncomingMessage, most: number): Effect.Effect<Buffer, BodyRefused> =>
  Effect.suspend(() => {
    const bytes = bytesAtHand(source, most)
    return bytes === undefined ? waitForPeer(bytesToCome(source, most)) : Effect.succeed(bytes)
  })

const decoder = new TextDecoder("utf-8", { fatal: true })

interface Place {
  readonly value: unknown
  readonly path: string
  readonly depth: number
}

const memberPath = (path: string, name: string) => {
  // A name is the client's own text: only what looks like a field is repeated.
  const shown = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(name) ? name : "…"
  return path === "" ? shown : `${path}.${shown}`
}

/** What JSON allows and the service cannot store or give back: found without recursion, by the first place. */
const faultOf = (document: unknown): string | undefined => {
  const open: Array<Place> = [{ value: document, path: "", depth: 0 }]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { depth, path, value } = place
    const name = path === "" ? "body" : path
    if (typeof value === "string" && !isStorable(value)) {
      return `${name} must not contain NUL characters or unpaired surrogates`
    }
    if (typeof value === "number" && !(Math.abs(value) < limits.numberMagnitude)) {
      return `${name} must be a number below 1e21 in magnitude`
    }
    if (typeof value !== "object" || value === null) continue
    if (depth >= limits.jsonDepth) return `body must be nested at most ${limits.jsonDepth} levels deep`
    if (Array.isArray(value)) {
      value.forEach((item: unknown, index) => open.push({ value: item, path: `${path}[${index}]`, depth: depth + 1 }))
      continue
    }
    for (const [key, member] of Object.entries(value)) {
      if (!isStorable(key)) return `${name} must not have member names with NUL characters or unpaired surrogates`
      open.push({ value: member, path: memberPath(path, key), depth: depth + 1 })
    }
  }
  return undefined
}

/** Reads bytes as JSON of any kind; what is wrong is told by rule, never by value. */
export const parseAnyJson = (bytes: Uint8Array): Effect.Effect<unknown, BodyRefused> =>
  Effect.try({
    try: (): unknown => JSON.parse(decoder.decode(bytes)),
    catch: (cause) => invalid(cause instanceof SyntaxError ? "body must be valid JSON" : "body must be valid UTF-8")
  })

/** Reads bytes as JSON that can be stored and given back as it came; what is wrong is told by place and rule. */
export const parseJson = (bytes: Uint8Array): Effect.Effect<unknown, BodyRefused> =>
  Effect.tap(parseAnyJson(bytes), (document) => {
    const fault = faultOf(document)
    return fault === undefined ? Effect.void : invalid(fault)
  })

/** The JSON body of a request; type and size are judged before anything is read. */
export const readJson = (source: IncomingMessage): Effect.Effect<unknown, BodyRefused> =>
  Effect.suspend(() => (isJson(source) ? Effect.flatMap(readBytes(source, limits.bodyBytes), parseJson) : unsupported))
