import { type ChildProcess, spawn } from "node:child_process"
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import { Client } from "pg"
import { makeFaultProxy } from "../support/faultProxy.js"
import { freePort } from "./freePort.js"
import { proveIsolation } from "./isolation.js"
import { type ProvenPostgres, provenPostgres } from "./postgres.js"
import { provenService } from "./service.js"
import { until } from "./waiting.js"

// The service behind PgBouncer in transaction mode, with fewer connections to Postgres than the service has to the
// pooler: migrations, requests, deletions, isolation, time-outs, a pooler that is killed, connections behind it that
// fall silent. Needs the Debian package pgbouncer.

interface Pooler {
  /** Addresses that lead through the pooler. */
  readonly environment: { readonly DATABASE_URL: string; readonly DATABASE_ADMIN_URL: string }
  readonly start: () => Promise<void>
  readonly kill: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** PgBouncer before the Postgres of `host` and `port`. */
const pooler = async (host: string, port: number, settings: ReadonlyArray<string>): Promise<Pooler> => {
  const folder = await mkdtemp(join(tmpdir(), "tailor-pgbouncer-"))
  await chmod(folder, 0o755)
  const listens = await freePort()
  const users = join(folder, "users.txt")
  const file = join(folder, "pgbouncer.ini")
  await writeFile(users, '"postgres" ""\n"tailor_request" ""\n')
  await writeFile(
    file,
    [
      ...["[databases]", `* = host=${host} port=${port}`, "[pgbouncer]"],
      ...["listen_addr = 127.0.0.1", `listen_port = ${listens}`, "unix_socket_dir =", "auth_type = trust"],
      ...[`auth_file = ${users}`, "pool_mode = transaction", "default_pool_size = 4", "max_client_conn = 200"],
      ...["server_login_retry = 1", "log_connections = 0", "log_disconnections = 0", ...settings, ""]
    ].join("\n")
  )
  let child: ChildProcess | undefined
  const address = (login: string) => `postgresql://${login}@127.0.0.1:${listens}/postgres`
  const answers = async (): Promise<boolean> => {
    const client = new Client({ connectionString: address("postgres") })
    client.on("error", () => undefined)
    try {
      await client.connect()
      await client.query("SELECT 1")
      return true
    } catch {
      return false
    } finally {
      client.end().catch(() => undefined)
    }
  }
  const kill = async () => {
    const running = child
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise<void>((resolve) => running.once("exit", () => resolve()))
    running.kill("SIGKILL")
    await ended
  }
  return {
    environment: { DATABASE_URL: address("tailor_request"), DATABASE_ADMIN_URL: address("postgres") },
    start: async () => {
      const asNobody = process.getuid?.() === 0 ? ["-u", "nobody"] : []
      const running = spawn("pgbouncer", [...asNobody, file], { stdio: "ignore" })
      child = running
      const missing = new Promise<never>((_, reject) => running.once("error", reject))
      await Promise.race([until("an answer through PgBouncer", answers), missing])
    },
    kill,
    remove: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

const ignoring = ["ignore_startup_parameters = options"]

/** The start ends with a line that names what to change when the pooler takes no startup options. */
const saysWhatToSet = async (postgres: ProvenPostgres): Promise<boolean> => {
  const strict = await pooler(postgres.socket, 5432, [])
  const service = await provenService(strict.environment)
  try {
    await strict.start()
    return await service.start().then(
      () => false,
      (cause: unknown) => String(cause).includes("ignore_startup_parameters = options")
    )
  } finally {
    await service.remove()
    await strict.remove()
  }
}

const timed = async <A>(run: () => Promise<A>): Promise<readonly [result: A, milliseconds: number]> => {
  const started = performance.now()
  const result = await run()
  return [result, Math.round(performance.now() - started)]
}

/** What goes wrong around the pooler, one thing after the other. */
const proveFaults = async (postgres: ProvenPostgres, report: Record<string, unknown>, faults: Array<string>) => {
  const scope = Effect.runSync(Scope.make())
  const direct = Redacted.make(postgres.environment.DATABASE_URL)
  // Between the pooler and Postgres.
  const proxy = await Effect.runPromise(Scope.extend(makeFaultProxy(direct), scope))
  const bouncer = await pooler("127.0.0.1", proxy.port, ignoring)
  const service = await provenService(bouncer.environment)
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  try {
    await bouncer.start()
    await service.start()
    const token = await service.token("somebody")
    const write = async () =>
      (await service.call("PATCH", "/api/profile/me", token, { phone: String(Math.random()) })).status
    /** Writes side by side until all of a round are good again; gives the milliseconds and each status that came. */
    const until = async (wanted: number) => {
      const seen = new Set<number>()
      const [, milliseconds] = await timed(async () => {
        for (let round = 0; round < 100; round += 1) {
          const round = await Promise.all(Array.from({ length: 8 }, write))
          for (const status of round) seen.add(status)
          if (round.every((status) => status === wanted)) return
        }
      })
      for (const status of seen) expect(status === 200 || status === 503, `a request ended with ${status}`)
      return milliseconds
    }
    expect((await write()) === 200, "a write did not pass the pooler")

    const holder = await postgres.connect()
    await holder.query("BEGIN")
    await holder.query("SELECT 1 FROM master_profile FOR UPDATE")
    const [status, waited] = await timed(write)
    await holder.query("ROLLBACK")
    await holder.end()
    // The lock timeout of 5 s, which no startup option has brought here; without it the wait would be 7 s or more.
    expect(status === 503 && waited > 4_500 && waited < 6_500, `a lock was waited for ${waited} ms: ${status}`)
    report["lockWait"] = waited

    await bouncer.kill()
    expect((await write()) === 503, "without its pooler the service did not say 503")
    await bouncer.start()
    report["afterPoolerKilled"] = await until(200)

    const answer = service.deleted("somebody")
    expect((await answer).status === 204, "a deletion did not pass the pooler")
    const left = await postgres.sql("SELECT 1 FROM master_profile WHERE idp_user_id = 'somebody'")
    expect(left.length === 0, "a deletion left a row")
    expect((await service.call("GET", "/api/profile/me", token)).status === 401, "an old token was taken")

    const other = await service.token("somebody else")
    const writeOther = async () =>
      (await service.call("PATCH", "/api/profile/me", other, { phone: String(Math.random()) })).status
    await Promise.all(Array.from({ length: 8 }, writeOther))
    proxy.strand()
    const [, halfOpen] = await timed(async () => {
      for (let round = 0; round < 20; round += 1) {
        const statuses = await Promise.all(Array.from({ length: 8 }, writeOther))
        for (const found of statuses) expect(found === 200 || found === 503, `half-open: ${found}`)
        if (statuses.every((found) => found === 200)) return
      }
      faults.push("half-open connections behind the pooler were never got rid of")
    })
    report["afterHalfOpen"] = halfOpen
    expect(service.lives(), "the service ended")
  } finally {
    await service.remove()
    await bouncer.remove()
    await Effect.runPromise(Scope.close(scope, Exit.void))
  }
}

/** `npm run proof pgbouncer`: prints the report; the status says whether it holds. */
export const main = async (): Promise<number> => {
  const faults: Array<string> = []
  const report: Record<string, unknown> = { faults }
  const postgres = await provenPostgres()
  try {
    if (!(await saysWhatToSet(postgres))) faults.push("the start does not say what to set in the pooler")
    await proveFaults(postgres, report, faults)
    const bouncer = await pooler(postgres.socket, 5432, ignoring)
    try {
      await bouncer.start()
      const database = { environment: bouncer.environment, socket: postgres.socket }
      const isolation = await proveIsolation(50, 20_000, { database })
      report["isolation"] = isolation
      if (isolation.foreign > 0 || isolation.prompts === 0) faults.push("isolation does not hold")
      for (const status of Object.keys(isolation.statuses)) {
        if (!["200", "201", "400", "404", "503"].includes(status))
          faults.push(`isolation: a request ended with ${status}`)
      }
    } finally {
      await bouncer.remove()
    }
  } finally {
    await postgres.remove()
  }
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
  return faults.length === 0 ? 0 : 1
}
