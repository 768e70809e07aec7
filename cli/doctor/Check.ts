import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"

/** What was asked of one part of the service, and what came of it. */
export interface Check {
  readonly name: string
  /** `warning`: it works, and lets through what it should not. `skipped`: it is not used, or what it needs has failed. */
  readonly status: "ok" | "warning" | "failed" | "skipped"
  /** What was found; never a value of the environment that may be secret. */
  readonly found: string
  /** What to do about it; null where there is nothing to do. */
  readonly remedy: string | null
}

const calm =
  (status: "ok" | "skipped") =>
  (name: string, found: string): Check => ({ name, status, found, remedy: null })
const alarm =
  (status: "warning" | "failed") =>
  (name: string, found: string, remedy: string): Check => ({ name, status, found, remedy })
export const [ok, skipped, warning, failed] = [calm("ok"), calm("skipped"), alarm("warning"), alarm("failed")]

/** A check with its own end: one that hangs must not keep the others from being told. */
export const within =
  (name: string, limit: Duration.DurationInput, remedy: string) =>
  <R>(check: Effect.Effect<Check, never, R>): Effect.Effect<Check, never, R> =>
    // Disconnected: a connection that is being opened cannot be interrupted.
    Effect.disconnect(check).pipe(
      Effect.timeoutTo({
        duration: limit,
        onSuccess: (done) => done,
        onTimeout: () => failed(name, `no answer within ${Duration.toSeconds(limit)} s`, remedy)
      }),
      Effect.catchAllDefect(() => Effect.succeed(failed(name, "the check itself went wrong", remedy)))
    )
