import * as Cause from "effect/Cause"
import { writeLine } from "./logLines.js"
import { describeCause } from "../Telemetry.js"
import { optimizeSooner } from "./v8Options.js"

/** One line in the form of all log lines; used before the logger stands and where it may be gone. */
export const processLine = (level: string, message: string, more: Record<string, unknown> = {}): void => {
  // eslint-disable-next-line no-restricted-syntax -- outside of any Effect there is no Clock
  writeLine(JSON.stringify({ time: new Date().toISOString(), level, message, ...more }))
}

/** Takes over what Node would say and do by itself: the server writes log lines and nothing else, and ends in order. */
export const ownProcess = (): void => {
  optimizeSooner()
  process.removeAllListeners("warning")
  process.on("warning", (warning) => processLine("warn", "process warning", { warning: warning.name }))
  process.on("unhandledRejection", (reason) =>
    processLine("error", "unhandled rejection", describeCause(Cause.die(reason)))
  )
  process.on("uncaughtException", (defect) => {
    processLine("fatal", "uncaught exception", describeCause(Cause.die(defect)))
    process.exit(1)
  })
  // The runtime stops listening at the first signal; a second one within the grace must change nothing.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {})
}
