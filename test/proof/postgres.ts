import { chmod, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import { Client } from "pg"
import { startEmbeddedPostgres } from "../../src/repositories/embedded/EmbeddedPostgres.js"
import { until } from "./waiting.js"

/** A Postgres of the proof's own, which the service reaches as somebody else's. */
export interface ProvenPostgres {
  /** What the service is told of it. */
  readonly environment: { readonly DATABASE_URL: string; readonly DATABASE_ADMIN_URL: string }
  /** Folder of its socket. */
  readonly socket: string
  /** Runs a statement as the superuser and gives its rows. */
  readonly sql: (text: string, values?: ReadonlyArray<unknown>) => Promise<ReadonlyArray<Record<string, unknown>>>
  /** A superuser's connection, to be ended by the caller. */
  readonly connect: () => Promise<Client>
  /** Ends the server in the given way; it comes up again, and this waits until it answers. */
  readonly restart: (how: "SIGINT" | "SIGQUIT" | "SIGKILL") => Promise<void>
  readonly remove: () => Promise<void>
}

export const provenPostgres = async (): Promise<ProvenPostgres> => {
  const dataDir = await mkdtemp(join(tmpdir(), "tailor-proof-"))
  await chmod(dataDir, 0o755)
  const scope = Effect.runSync(Scope.make())
  const { adminUrl, folder, requestUrl } = await Effect.runPromise(
    Scope.extend(startEmbeddedPostgres({ dataDir }), scope)
  )
  const connect = async () => {
    const client = new Client({ connectionString: Redacted.value(adminUrl) })
    client.on("error", () => undefined)
    await client.connect()
    return client
  }
  const sql = async (text: string, values: ReadonlyArray<unknown> = []) => {
    const client = await connect()
    try {
      const { rows } = await client.query<Record<string, unknown>>(text, [...values])
      return rows
    } finally {
      await client.end()
    }
  }
  const postmaster = async () => Number((await readFile(join(folder, "data", "postmaster.pid"), "utf8")).split("\n")[0])
  const answers = () =>
    sql("SELECT 1").then(
      () => true,
      () => false
    )
  return {
    environment: { DATABASE_URL: Redacted.value(requestUrl), DATABASE_ADMIN_URL: Redacted.value(adminUrl) },
    socket: join(folder, "socket"),
    sql,
    connect,
    restart: async (how) => {
      const before = await postmaster()
      process.kill(before, how)
      const isNew = () =>
        postmaster().then(
          (pid) => pid !== before,
          () => false
        )
      await until("another postmaster", isNew, { pause: 5 })
      await until("an answer of Postgres", answers, { pause: 5 })
    },
    remove: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}
