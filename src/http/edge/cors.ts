import type { IncomingMessage } from "node:http"
import { allowOf, type Route } from "./routes.js"

// Ours: the stock middleware runs inside the router; refusals before it need the headers, too.

const allowedHeaders = "authorization, content-type, if-match, if-none-match, idempotency-key, x-request-id"
const exposedHeaders = "etag, link, retry-after, x-request-id"

type Headers = Readonly<Record<string, string>>

const originOf = (allowed: ReadonlyArray<string>, request: IncomingMessage): string | undefined => {
  const origin = request.headers["origin"]
  return origin !== undefined && allowed.includes(origin) ? origin : undefined
}

/** For each answer; nothing while no origin is allowed, and no origin is ever reflected unseen. */
export const corsHeaders = (allowed: ReadonlyArray<string>, request: IncomingMessage): Headers => {
  if (allowed.length === 0) return {}
  const origin = originOf(allowed, request)
  // Caches must know that the answer depends on the origin also where it was not allowed.
  if (origin === undefined) return { vary: "origin" }
  return { vary: "origin", "access-control-allow-origin": origin, "access-control-expose-headers": exposedHeaders }
}

/** For a preflight, besides `corsHeaders`. */
export const preflightHeaders = (allowed: ReadonlyArray<string>, request: IncomingMessage, route: Route): Headers =>
  originOf(allowed, request) === undefined
    ? {}
    : {
        "access-control-allow-methods": allowOf(route),
        "access-control-allow-headers": allowedHeaders,
        "access-control-max-age": "600"
      }
