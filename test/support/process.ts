import { type ChildProcess, spawn } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import * as Effect from "effect/Effect"

// The built service as a process of its own, started as docs/configuration.md says.
export const main = fileURLToPath(new URL("../../dist/src/main.js", import.meta.url))

export interface Running {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Effect.Effect<number | null>
}

export const run = (env: Record<string, string>) =>
  Effect.acquireRelease(
    Effect.sync((): Running => {
      const child = spawn(process.execPath, [main], {
        env: { PATH: process.env["PATH"] ?? "", ...env },
        stdio: ["ignore", "pipe", "pipe"]
      })
      let output = ""
      const collect = (chunk: Buffer) => {
        output += chunk.toString("utf8")
      }
      child.stdout.on("data", collect)
      child.stderr.on("data", collect)
      const exit = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)))
      return { child, output: () => output, ended: Effect.promise(() => exit) }
    }),
    // In order, for a service that is killed leaves its database behind.
    ({ child, ended }) =>
      Effect.suspend(() => {
        if (child.exitCode !== null || child.signalCode !== null) return Effect.void
        child.kill("SIGTERM")
        return ended.pipe(
          Effect.timeout("20 seconds"),
          Effect.catchAll(() => Effect.sync(() => child.kill("SIGKILL")))
        )
      })
  )

export const folder = Effect.acquireRelease(
  Effect.sync(() => {
    const path = mkdtempSync(join(tmpdir(), "tailor-process-"))
    // As root, Postgres runs as another account, which must get through: else the cluster lies elsewhere and stays.
    chmodSync(path, 0o755)
    return path
  }),
  (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
)

export const healthy = (port: number) =>
  Effect.tryPromise(() => fetch(`http://127.0.0.1:${port}/health`)).pipe(
    Effect.retry({ times: 400, schedule: undefined, while: () => Effect.as(Effect.sleep(50), true) })
  )

export const linesOf = (output: string): ReadonlyArray<Record<string, unknown>> =>
  output
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))
