import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { ServeError } from "@effect/platform/HttpServerError"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { DevelopmentKeyUnusable } from "./auth/localKeys.js"
import { ConfigInvalid } from "./Config.js"
import { ownProcess, processLine } from "./process/ownProcess.js"
import { DatabaseUnusable } from "./repositories/DatabaseUnusable.js"
import { listenLine, serve } from "./process/serve.js"
import { describeCause } from "./Telemetry.js"

const lineOf = (cause: Cause.Cause<unknown>): string => {
  const failure = Cause.squash(cause)
  if (
    failure instanceof ConfigInvalid ||
    failure instanceof DatabaseUnusable ||
    failure instanceof DevelopmentKeyUnusable
  ) {
    return failure.line
  }
  if (failure instanceof ServeError) return listenLine(failure)
  const named = describeCause(cause)
  return `the start failed (${String(named["failure"] ?? named["defect"] ?? "unknown")})`
}

ownProcess()
NodeRuntime.runMain(
  serve.pipe(
    Effect.tapErrorCause((cause) =>
      Cause.isInterruptedOnly(cause) ? Effect.void : Effect.sync(() => processLine("fatal", lineOf(cause)))
    )
  ),
  {
    disableErrorReporting: true,
    disablePrettyLogger: true,
    // SIGTERM and SIGINT are how the service is meant to end.
    teardown: (exit, onExit) => onExit(Exit.isSuccess(exit) || Cause.isInterruptedOnly(exit.cause) ? 0 : 1)
  }
)
