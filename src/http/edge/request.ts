import { IncomingMessage } from "node:http"
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest"
import * as UrlParams from "@effect/platform/UrlParams"

// Ours: paths are compared letter by letter as they were sent, and framings that Node lets through are refused.

/** What Node read of a request. Nothing else is ever served. */
export const sourceOf = ({ source }: HttpServerRequest.HttpServerRequest): IncomingMessage => {
  if (source instanceof IncomingMessage) return source
  throw new Error("requests come from Node")
}

/** A request target without the scheme and host of its absolute form (RFC 9112 3.2.2). */
const originForm = (url: string): string => (url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?#]*/i, "") || "/")

/** The path of a request target, without query and fragment, letter by letter as it was sent. */
export const pathOf = (url: string): string => {
  const target = originForm(url)
  const end = target.search(/[?#]/)
  return end < 0 ? target : target.slice(0, end)
}

/** The query of a request target: its value by name, or all of them where there are several. */
export const queryOf = (url: string): Readonly<Record<string, string | Array<string>>> => {
  const begin = url.indexOf("?")
  return begin < 0 ? {} : UrlParams.toRecord([...new URLSearchParams(url.slice(begin + 1))])
}

/** Every value of a header: Node keeps only the first of some that are sent twice. */
export const rawHeader = ({ rawHeaders }: IncomingMessage, name: string): ReadonlyArray<string> => {
  const values: Array<string> = []
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const raw = rawHeaders[index] ?? ""
    if (raw.length === name.length && raw.toLowerCase() === name) values.push(rawHeaders[index + 1] ?? "")
  }
  return values
}

const hostGrammar = /^(?:\[[0-9A-Fa-f:.vV]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)(?::\d*)?$/

/** One `Host` that is one, as HTTP/1.1 wants it (RFC 9112 3.2): otherwise proxies may disagree on who is meant. */
const hasSoundHost = (source: IncomingMessage): boolean => {
  const [host, ...others] = rawHeader(source, "host")
  if (host === undefined) return source.httpVersion === "1.0"
  return others.length === 0 && hostGrammar.test(host)
}

/** No transfer coding but chunked, once: Node reads the body of `gzip, chunked` as if it were not compressed. */
const hasSoundFraming = (source: IncomingMessage): boolean => {
  const codings = rawHeader(source, "transfer-encoding")
  if (codings.length === 0) return true
  return codings.length === 1 && source.httpVersion === "1.1" && codings[0]?.trim().toLowerCase() === "chunked"
}

/** What Node's parser lets through and HTTP does not: what two readers could read in two ways. */
export const isSound = (source: IncomingMessage): boolean =>
  hasSoundHost(source) &&
  hasSoundFraming(source) &&
  // A fragment is never sent (RFC 9112 3.2).
  source.url?.includes("#") !== true
