import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { ConfigInvalid } from "./Config.js"
import { DatabaseUnusable } from "./repositories/DatabaseUnusable.js"
import { serve } from "./serve.js"
import { describeCause } from "./Telemetry.js"

/** One line in the form of all log lines; used before the logger stands and where it may be gone. */
const line = (level: string, message: string, more: Record<string, unknown> = {}) =>
  // eslint-disable-next-line no-restricted-syntax -- outside of any Effect there is no Clock
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...more })}\n`)

// Whatever Node has to say goes out as a log line too.
process.removeAllListeners("warning")
process.on("warning", (warning) => void line("warning", "process warning", { warning: warning.name }))
process.on(
  "unhandledRejection",
  (reason) => void line("error", "unhandled rejection", describeCause(Cause.die(reason)))
)
process.on("uncaughtException", (defect) => {
  line("fatal", "uncaught exception", describeCause(Cause.die(defect)))
  process.exit(1)
})

// The runtime stops listening at the first signal; a second one within the grace must change nothing.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {})

const lineOf = (cause: Cause.Cause<unknown>): string => {
  const failure = Cause.squash(cause)
  if (failure instanceof ConfigInvalid || failure instanceof DatabaseUnusable) return failure.line
  const named = describeCause(cause)
  return `the start failed (${String(named["failure"] ?? named["defect"] ?? "unknown")})`
}

NodeRuntime.runMain(
  serve.pipe(
    Effect.tapErrorCause((cause) =>
      Cause.isInterruptedOnly(cause) ? Effect.void : Effect.sync(() => line("fatal", lineOf(cause)))
    )
  ),
  {
    disableErrorReporting: true,
    disablePrettyLogger: true,
    // SIGTERM and SIGINT are how the service is meant to end.
    teardown: (exit, onExit) => onExit(Exit.isSuccess(exit) || Cause.isInterruptedOnly(exit.cause) ? 0 : 1)
  }
)
