import { type ChildProcess, spawn } from "node:child_process"
import * as Fs from "node:fs/promises"
import * as Os from "node:os"
import * as Path from "node:path"
import * as Readline from "node:readline"
import { setTimeout as sleep } from "node:timers/promises"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { startEmbeddedPostgres } from "../../src/repositories/embedded/EmbeddedPostgres.js"
import { runSql } from "../support/database.js"

const temporaryFolder = Effect.acquireRelease(
  Effect.promise(async () => {
    const folder = await Fs.mkdtemp(Path.join(Os.tmpdir(), "tailor-embedded-"))
    await Fs.chmod(folder, 0o755)
    return folder
  }),
  (folder) => Effect.promise(() => Fs.rm(folder, { recursive: true, force: true }))
)

interface Server {
  readonly process: ChildProcess
  /** What the server said about its start. */
  readonly line: string
}

/** A process with an embedded Postgres of its own. */
const server = (dataDir: string) =>
  Effect.acquireRelease(
    Effect.promise(async (): Promise<Server> => {
      const child = spawn(process.execPath, ["--import", "tsx", "test/support/embeddedServer.ts", dataDir], {
        stdio: ["ignore", "pipe", "inherit"]
      })
      const [line = ""] = await new Promise<ReadonlyArray<string>>((resolve) => {
        Readline.createInterface({ input: child.stdout }).once("line", (said) => resolve([said]))
        child.once("exit", () => resolve([]))
      })
      return { process: child, line }
    }),
    ({ process }) => Effect.promise(() => end(process, "SIGTERM"))
  )

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once("exit", resolve))
  child.kill(signal)
  await gone
}

const addressOf = ({ line }: Server): Redacted.Redacted => {
  assert.match(line, /^ready /)
  return Redacted.make(line.slice("ready ".length))
}

/** Id of the running postmaster of a cluster, undefined when there is none. */
const postmaster = async (data: string): Promise<number | undefined> => {
  const content = await Fs.readFile(Path.join(data, "postmaster.pid"), "utf8").catch(() => "")
  const pid = Number(content.split("\n")[0])
  try {
    if (pid > 0) process.kill(pid, 0)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

describe("the embedded Postgres", () => {
  it.scoped("keeps its rows over a stop and a start, and leaves no process behind", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const lines: Array<string> = []
      const settings = { dataDir, log: (line: string) => lines.push(line) }
      const data = Path.join(dataDir, "postgres", "data")
      yield* Effect.gen(function* () {
        const { adminUrl, requestUrl } = yield* startEmbeddedPostgres(settings)
        yield* Effect.promise(() => runSql(adminUrl, "CREATE TABLE kept AS SELECT 42 AS answer"))
        const [who] = yield* Effect.promise(() =>
          runSql(requestUrl, "SELECT rolname AS name, rolsuper AS super FROM pg_roles WHERE rolname = current_user")
        )
        assert.deepStrictEqual(who, { name: "tailor_request", super: false })
        const [open] = yield* Effect.promise(() =>
          runSql(adminUrl, "SELECT current_setting('listen_addresses') AS addresses, current_setting('fsync') AS fsync")
        )
        assert.deepStrictEqual(open, { addresses: "", fsync: "on" })
      }).pipe(Effect.scoped)
      assert.strictEqual(yield* Effect.promise(() => postmaster(data)), undefined)
      yield* Effect.gen(function* () {
        const { adminUrl } = yield* startEmbeddedPostgres(settings)
        assert.deepStrictEqual(yield* Effect.promise(() => runSql(adminUrl, "SELECT answer FROM kept")), [
          { answer: 42 }
        ])
      }).pipe(Effect.scoped)
      assert.deepStrictEqual(lines, [])
      const { mode } = yield* Effect.promise(() => Fs.stat(Path.join(dataDir, "postgres")))
      assert.strictEqual(mode & 0o777, 0o700)
    })
  )

  it.scoped("works where the data folder's path is too long for a socket", () =>
    Effect.gen(function* () {
      const dataDir = Path.join(yield* temporaryFolder, "long".repeat(30))
      const { adminUrl } = yield* startEmbeddedPostgres({ dataDir, fsync: false })
      assert.deepStrictEqual(yield* Effect.promise(() => runSql(adminUrl, "SELECT 1 AS one")), [{ one: 1 }])
    })
  )

  it.scoped("refuses a data folder that a living server uses, and takes over that of a killed one with every row", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const data = Path.join(dataDir, "postgres", "data")
      const first = yield* server(dataDir)
      yield* Effect.promise(() => runSql(addressOf(first), "CREATE TABLE acknowledged AS SELECT 1 AS row"))
      const refusal = yield* Effect.flip(Effect.scoped(startEmbeddedPostgres({ dataDir })))
      assert.strictEqual(
        refusal.line,
        `the database of DATA_DIR is in use by another server (process ${first.process.pid})`
      )
      const orphan = yield* Effect.promise(async () => {
        await runSql(addressOf(first), "INSERT INTO acknowledged VALUES (2)")
        await end(first.process, "SIGKILL")
        return postmaster(data)
      })
      assert.isDefined(orphan)
      const lines: Array<string> = []
      const { adminUrl } = yield* startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) })
      const rows = yield* Effect.promise(() => runSql(adminUrl, "SELECT row FROM acknowledged ORDER BY 1"))
      assert.deepStrictEqual(rows, [{ row: 1 }, { row: 2 }])
      assert.deepStrictEqual(lines, ["the database of a server that was killed is stopped and started anew"])
      assert.notStrictEqual(yield* Effect.promise(() => postmaster(data)), orphan)
    })
  )

  it.scoped("starts when server and postmaster were killed, or a pid file names somebody else's process", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const data = Path.join(dataDir, "postgres", "data")
      const first = yield* server(dataDir)
      assert.match(first.line, /^ready /)
      yield* Effect.promise(async () => {
        const pid = await postmaster(data)
        await end(first.process, "SIGKILL")
        if (pid !== undefined) process.kill(pid, "SIGKILL")
      })
      const address = yield* Effect.scoped(Effect.map(startEmbeddedPostgres({ dataDir }), ({ adminUrl }) => adminUrl))
      assert.isTrue(Redacted.isRedacted(address))
      yield* Effect.promise(() => Fs.writeFile(Path.join(data, "postmaster.pid"), `${process.pid}\n${data}\n`))
      const { adminUrl } = yield* startEmbeddedPostgres({ dataDir })
      assert.deepStrictEqual(yield* Effect.promise(() => runSql(adminUrl, "SELECT 1 AS one")), [{ one: 1 }])
    })
  )

  it.scoped("heeds an owner in another container for as long as it gives signs of life", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const owner = Path.join(dataDir, "postgres", "owner")
      yield* Effect.promise(async () => {
        await Fs.mkdir(Path.dirname(owner))
        await Fs.writeFile(owner, "1\nsome start\nelsewhere")
      })
      const refusal = yield* Effect.flip(Effect.scoped(startEmbeddedPostgres({ dataDir })))
      assert.strictEqual(
        refusal.line,
        "the database of DATA_DIR is in use by another server (another machine or container)"
      )
      yield* Effect.promise(() => Fs.utimes(owner, 1_700_000_000, 1_700_000_000))
      const { adminUrl } = yield* startEmbeddedPostgres({ dataDir, fsync: false })
      assert.deepStrictEqual(yield* Effect.promise(() => runSql(adminUrl, "SELECT 1 AS one")), [{ one: 1 }])
    })
  )

  it.scoped("of four servers on one folder lets one have it", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const results = yield* Effect.all(
        [1, 2, 3, 4].map(() => Effect.either(startEmbeddedPostgres({ dataDir }))),
        { concurrency: "unbounded" }
      )
      // All four are this process: the owner file names it, and each but the first is refused.
      assert.lengthOf(
        results.filter(({ _tag }) => _tag === "Right"),
        1
      )
    })
  )

  it.scoped("comes back when its postmaster dies under a running server", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const lines: Array<string> = []
      const { adminUrl, folder } = yield* startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) })
      const rows = yield* Effect.promise(async () => {
        const pid = await postmaster(Path.join(folder, "data"))
        if (pid !== undefined) process.kill(pid, "SIGKILL")
        for (;;) {
          await sleep(100)
          const found = await runSql(adminUrl, "SELECT 1 AS one").catch(() => [])
          if (found.length > 0 && lines.length > 0) return found
        }
      })
      assert.deepStrictEqual(rows, [{ one: 1 }])
      assert.include(lines[0], "ended by itself")
    })
  )

  it.scoped("makes a cluster anew whose making was interrupted", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      const half = Path.join(dataDir, "postgres", "data.new")
      yield* Effect.promise(async () => {
        await Fs.mkdir(half, { recursive: true })
        await Fs.writeFile(Path.join(half, "PG_VERSION"), "18\n")
      })
      const { adminUrl } = yield* startEmbeddedPostgres({ dataDir, fsync: false })
      assert.deepStrictEqual(yield* Effect.promise(() => runSql(adminUrl, "SELECT 1 AS one")), [{ one: 1 }])
    })
  )

  it.scoped("says in one line when the data folder cannot be one", () =>
    Effect.gen(function* () {
      const dataDir = Path.join(yield* temporaryFolder, "file")
      yield* Effect.promise(() => Fs.writeFile(dataDir, ""))
      const { line } = yield* Effect.flip(Effect.scoped(startEmbeddedPostgres({ dataDir })))
      assert.match(line, /^the embedded Postgres cannot use DATA_DIR \(EEXIST\): set it to a folder [^\n]+$/)
    })
  )

  it.scoped.runIf(process.getuid?.() === 0)("lies elsewhere when its account may not enter the data folder", () =>
    Effect.gen(function* () {
      const dataDir = yield* temporaryFolder
      yield* Effect.promise(() => Fs.chmod(dataDir, 0o700))
      const lines: Array<string> = []
      const settings = { dataDir, fsync: false, log: (line: string) => lines.push(line) }
      const folders: Array<string> = []
      for (let start = 0; start < 2; start += 1) {
        folders.push((yield* Effect.scoped(startEmbeddedPostgres(settings))).folder)
        // The same data folder finds the same cluster, with whatever permissions it has now.
        yield* Effect.promise(() => Fs.chmod(dataDir, 0o755))
      }
      yield* Effect.promise(() => Fs.rm(folders[0] ?? "", { recursive: true, force: true }))
      assert.match(folders[0] ?? "", /^\/var\/lib\/resume-tailoring\/[0-9a-f]{16}$/)
      assert.strictEqual(folders[1], folders[0])
      assert.include(lines[0], "the database lies in /var/lib/resume-tailoring/")
    })
  )
})
