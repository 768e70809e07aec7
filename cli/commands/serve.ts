import { ServeError } from "@effect/platform/HttpServerError"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import { ownProcess } from "../../src/process/ownProcess.js"
import { listenLine, serve } from "../../src/process/serve.js"
import { describeCause } from "../../src/Telemetry.js"
import { refuse } from "../Refused.js"

const lineOf = (failure: unknown): string => {
  if (failure instanceof ServeError) return listenLine(failure)
  if (typeof failure === "object" && failure !== null && "line" in failure && typeof failure.line === "string") {
    return failure.line
  }
  const { failure: name } = describeCause(Cause.fail(failure))
  return `the service cannot start (${String(name)})`
}

/** `tailor serve`: the HTTP service, as `npm start` runs it. */
export const run = (_: {}) =>
  Effect.zipRight(
    Effect.sync(ownProcess),
    Effect.mapError(serve, (failure) => refuse(lineOf(failure)))
  )
