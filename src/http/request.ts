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

/** One `Host`, as HTTP/1.1 wants it (RFC 9112 3.2): with none or several, proxies may disagree on who is meant. */
export const hasSoundHost = (request: HttpServerRequest.HttpServerRequest): boolean => {
  if (!(request.source instanceof IncomingMessage)) return true
  const hosts = rawHeader(request, "host").length
  return hosts === 1 || (hosts === 0 && request.source.httpVersion === "1.0")
}
