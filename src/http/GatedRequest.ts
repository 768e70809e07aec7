import * as Headers from "@effect/platform/Headers"
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest"
import * as Effect from "effect/Effect"
import type { Admission } from "./admission.js"
import { readJson } from "./body.js"
import { originForm, pathOf } from "./request.js"
import type { Route } from "./routes.js"

/** The type the decoder must see: it chooses how to read by it, and anything but JSON is refused in `readJson`. */
const jsonType = "application/json"

const readable = /^[A-Za-z0-9-]{1,100}$/

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ""
  }
}

/**
 * The target as the router is to see it. By itself it ends a path at `;`, gives up on broken percent-encodings
 * and on long parameters, and such an id would be an unknown path instead of one that is no UUID.
 */
const routed = (url: string, { template }: Route): string => {
  const target = originForm(url)
  if (!template.includes(":")) return target
  const names = template.split("/")
  const path = pathOf(target)
  const segments = path.split("/").map((segment, index) => {
    if (names[index]?.startsWith(":") !== true) return segment
    const text = decoded(segment)
    return readable.test(text) ? text : "-"
  })
  return segments.join("/") + target.slice(path.length)
}

/**
 * A request whose body is read by our own reader. The stock readers take forms for JSON, let invalid
 * UTF-8 through and reset the socket of a body that is too large. The reading happens when the decoder
 * asks for it, which is after authentication.
 */
export const gated = (
  request: HttpServerRequest.HttpServerRequest,
  route: Route,
  /** A client may take its time to send a body. */
  resting: Admission["Type"]["resting"]
): HttpServerRequest.HttpServerRequest => {
  const routedRequest = request.modify({
    // The router knows an absolute target by a lower-case scheme only.
    url: routed(request.url, route),
    headers: Headers.set(request.headers, "content-type", jsonType)
  })
  // A failure of the body is met again in the error boundary, where it has its answer.
  const json = Effect.orDie(Effect.withSpan(resting(readJson(request)), "http.body", { captureStackTrace: false }))
  return Object.defineProperty(routedRequest, "json", { value: json })
}
