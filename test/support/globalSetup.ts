import * as Fs from "node:fs/promises"
import * as Net from "node:net"
import * as Os from "node:os"
import * as Path from "node:path"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import type {} from "vitest"
import type { TestProject } from "vitest/node"
import { startEmbeddedPostgres } from "../../src/repositories/embedded/EmbeddedPostgres.js"
import { migrate } from "../../src/repositories/sql/migrate.js"

declare module "vitest" {
  interface ProvidedContext {
    /** Path of the socket that tells test files how to reach the run's database cluster. */
    readonly databaseDoor: string
  }
}

/**
 * One Postgres cluster for the whole run, started when the first test file asks for it: a run of tests without a
 * database costs nothing. Whoever connects to the door gets one line of JSON.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await Fs.mkdtemp(Path.join(Os.tmpdir(), "tailor-test-"))
  // The account that runs Postgres for root must get through.
  await Fs.chmod(folder, 0o755)
  const scope = Effect.runSync(Scope.make())
  const start = async (): Promise<string> => {
    const embedded = await Effect.runPromise(
      Scope.extend(startEmbeddedPostgres({ dataDir: folder, fsync: false }), scope)
    )
    await Effect.runPromise(migrate(embedded))
    return JSON.stringify({
      adminUrl: Redacted.value(embedded.adminUrl),
      requestUrl: Redacted.value(embedded.requestUrl)
    })
  }
  let started: Promise<string> | undefined
  const server = Net.createServer((socket) => {
    started ??= start()
    started.then(
      (answer) => socket.end(answer),
      (cause: unknown) => socket.end(JSON.stringify({ failure: String(cause) }))
    )
    socket.on("error", () => undefined)
  })
  const door = Path.join(folder, "door")
  await new Promise<void>((resolve) => server.listen(door, resolve))
  project.provide("databaseDoor", door)
  return async () => {
    server.close()
    await started?.catch(() => undefined)
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await Fs.rm(folder, { recursive: true, force: true })
  }
}
