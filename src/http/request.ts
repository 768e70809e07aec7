import { IncomingMessage } from "node:http"
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest"

/** A request target without the scheme and host of its absolute form (RFC 9112 3.2.2). */
export const originForm = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, "") || "/"

/** The path of a request target, without query and fragment, letter by letter as it was sent. */
export const pathOf = (url: string): string => {
  const target = originForm(url)
  const end = target.search(/[?#]/)
  return end < 0 ? target : target.slice(0, end)
}

/** Every value of a header: Node keeps only the first of some that are sent twice. */
export const rawHeader = (request: HttpServerRequest.HttpServerRequest, name: string): ReadonlyArray<string> => {
  if (!(request.source instanceof IncomingMessage)) {
    const value = request.headers[name]
    return value === undefined ? [] : [value]
  }
  const raw = request.source.rawHeaders
  const values: Array<string> = []
  for (let index = 0; index + 1 < raw.length; index += 2) {
    if (raw[index]?.toLowerCase() === name) values.push(raw[index + 1] ?? "")
  }
  return values
}

const hostGrammar = /^(?:\[[0-9A-Fa-f:.vV]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)(?::\d*)?$/

/** One `Host` that is one, as HTTP/1.1 wants it (RFC 9112 3.2): otherwise proxies may disagree on who is meant. */
const hasSoundHost = (request: HttpServerRequest.HttpServerRequest, httpVersion: string): boolean => {
  const [host, ...others] = rawHeader(request, "host")
  if (host === undefined) return httpVersion === "1.0"
  return others.length === 0 && hostGrammar.test(host)
}

/** No transfer coding but chunked, once: Node reads the body of `gzip, chunked` as if it were not compressed. */
const hasSoundFraming = (request: HttpServerRequest.HttpServerRequest, httpVersion: string): boolean => {
  const codings = rawHeader(request, "transfer-encoding")
  if (codings.length === 0) return true
  return codings.length === 1 && httpVersion === "1.1" && codings[0]?.trim().toLowerCase() === "chunked"
}

/** What Node's parser lets through and HTTP does not: what two readers could read in two ways. */
export const isSound = (request: HttpServerRequest.HttpServerRequest): boolean => {
  if (!(request.source instanceof IncomingMessage)) return true
  const { httpVersion } = request.source
  return (
    hasSoundHost(request, httpVersion) &&
    hasSoundFraming(request, httpVersion) &&
    // A fragment is never sent (RFC 9112 3.2).
    !request.url.includes("#")
  )
}
