import type * as HttpServerRequest from "@effect/platform/HttpServerRequest"
import * as Effect from "effect/Effect"
import { readJson } from "./body.js"
import { originForm } from "./request.js"

/** The type the decoder must see: it chooses how to read by it, and anything but JSON is refused in `readJson`. */
const jsonType = "application/json"

/**
 * A request whose body is read by our own reader. The stock readers take forms for JSON, let invalid
 * UTF-8 through and reset the socket of a body that is too large. The reading happens when the decoder
 * asks for it, which is after authentication.
 */
export const gated = (request: HttpServerRequest.HttpServerRequest): HttpServerRequest.HttpServerRequest => {
  // A failure of the body is met again in the error boundary, where it has its answer.
  const json = Effect.orDie(readJson(request))
  return new Proxy(request, {
    get: (target, property) => {
      if (property === "json") return json
      // The router knows an absolute target by a lower-case scheme only.
      if (property === "url") return originForm(target.url)
      if (property === "headers") return { ...target.headers, "content-type": jsonType }
      const value: unknown = Reflect.get(target, property, target)
      return typeof value === "function" ? value.bind(target) : value
    }
  })
}
