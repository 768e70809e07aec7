import * as Fs from "node:fs/promises"
import * as Os from "node:os"
import * as Path from "node:path"
import { assert, describe, it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import * as Schedule from "effect/Schedule"
import * as Scope from "effect/Scope"
import { Database } from "../../src/repositories/sql/Database.js"
import { layerPostgres } from "../../src/repositories/sql/layers.js"
import { migrate, readMigrations } from "../../src/repositories/sql/migrate.js"
import { tailor } from "../cli/support.js"
import { emptyDatabase, holdOpen, runSql, testDatabase } from "../support/database.js"

/** What a process holds while it migrates. */
const migrationLock = "SELECT pg_advisory_xact_lock(1917274419, 1)"

const folderOf = (files: Record<string, string>) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const folder = await Fs.mkdtemp(Path.join(Os.tmpdir(), "tailor-migrations-"))
      for (const { name, sql } of await Effect.runPromise(readMigrations())) {
        await Fs.writeFile(Path.join(folder, name), sql)
      }
      for (const [name, sql] of Object.entries(files)) await Fs.writeFile(Path.join(folder, name), sql)
      return folder
    }),
    (folder) => Effect.promise(() => Fs.rm(folder, { recursive: true }))
  )

describe("migrations", () => {
  it.effect("have consecutive numbers from 1", () =>
    Effect.gen(function* () {
      const numbers = (yield* readMigrations()).map(({ name }) => Number(name.slice(0, 4)))
      assert.deepStrictEqual(
        numbers,
        numbers.map((_, index) => index + 1)
      )
      assert.isAbove(numbers.length, 0)
    })
  )

  it.scoped("are plain SQL that distributed Postgres takes, too", () =>
    Effect.gen(function* () {
      for (const { name, sql } of yield* readMigrations()) {
        const code = sql.replace(/--.*$/gm, "")
        assert.notMatch(code, /\b(DO|plpgsql|TRIGGER|SEQUENCE|SERIAL|ENUM|REFERENCES|FOREIGN|FUNCTION)\b/i, name)
      }
    })
  )

  it.scopedLive("are applied once by four processes that start together", () =>
    Effect.gen(function* () {
      const database = yield* emptyDatabase
      const env = {
        DATABASE_URL: Redacted.value(database.requestUrl),
        DATABASE_ADMIN_URL: Redacted.value(database.adminUrl)
      }
      // Held until all four have come as far as they get, so that they race indeed.
      const processes = yield* Effect.gen(function* () {
        yield* holdOpen(database.adminUrl, migrationLock)
        const running = yield* Effect.forkAll(
          [1, 2, 3, 4].map(() => Effect.promise(() => tailor(["migrate"], { env })))
        )
        const waiting = Effect.promise(() =>
          runSql(database.adminUrl, "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
        )
        yield* Effect.repeat(waiting, { until: (rows) => rows.length === 4 })
        return running
      }).pipe(Effect.scoped)
      const ends = yield* Fiber.join(processes)
      assert.deepStrictEqual(
        ends.map(({ code, stderr }) => [code, stderr]),
        ends.map(() => [0, ""])
      )
      const all = (yield* readMigrations()).map(({ name }) => name)
      assert.deepStrictEqual(
        ends.flatMap(({ stdout }) => stdout.match(/(?<=applied {2})\S+/g) ?? []),
        all
      )
      assert.lengthOf(
        ends.filter(({ stdout }) => stdout.includes("Nothing to apply")),
        3
      )
      const stored = yield* Effect.promise(() =>
        runSql(database.adminUrl, "SELECT name FROM schema_migration ORDER BY name")
      )
      assert.deepStrictEqual(
        stored.map((row) => row["name"]),
        all
      )
      const keys = yield* Effect.promise(() => runSql(database.adminUrl, "SELECT 1 FROM deletion_key"))
      assert.lengthOf(keys, 1)
    })
  )

  it.scoped("leave nothing behind when one of them fails", () =>
    Effect.gen(function* () {
      const database = yield* emptyDatabase
      const folder = yield* folderOf({ "0005_broken.sql": "CREATE TABLE half (id int); SELECT nonsense;" })
      const failure = yield* Effect.flip(migrate({ ...database, migrations: folder }))
      assert.strictEqual(
        failure._tag === "DatabaseUnusable" && failure.line,
        "migrations/0005_broken.sql cannot be applied (42703)"
      )
      const tables = yield* Effect.promise(() =>
        runSql(database.adminUrl, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")
      )
      assert.lengthOf(tables, 0)
    })
  )

  it.scopedLive("take as long as they take, whatever the limit for everyday statements", () =>
    Effect.gen(function* () {
      const database = yield* testDatabase
      const { pathname } = new URL(Redacted.value(database.adminUrl))
      yield* Effect.promise(() =>
        runSql(database.adminUrl, `ALTER DATABASE ${pathname.slice(1)} SET statement_timeout = '100ms'`)
      )
      const folder = yield* folderOf({ "0005_slow.sql": "SELECT pg_sleep(0.5);" })
      assert.deepStrictEqual((yield* migrate({ ...database, migrations: folder })).applied, ["0005_slow.sql"])
    })
  )

  it.scopedLive("that need a table in use, or another process's end, say so and are tried again", () =>
    Effect.gen(function* () {
      const database = yield* testDatabase
      const folder = yield* folderOf({ "0005_column.sql": "ALTER TABLE integration ADD COLUMN later integer;" })
      const settings = { ...database, migrations: folder }
      const reasonBeside = (held: string) =>
        Effect.zipRight(holdOpen(database.adminUrl, held), Effect.flip(migrate(settings))).pipe(
          Effect.scoped,
          Effect.map((failure) => (failure._tag === "StoreUnavailable" ? failure.reason : failure.line))
        )
      assert.strictEqual(yield* reasonBeside("SELECT 1 FROM integration"), "lock")
      assert.strictEqual(yield* reasonBeside(migrationLock), "migrating")

      const lines: Array<unknown> = []
      const logger = Logger.replace(
        Logger.defaultLogger,
        Logger.make(({ message }) => void lines.push(...(Array.isArray(message) ? message : [message])))
      )
      yield* Effect.gen(function* () {
        const held = yield* Scope.make()
        yield* Scope.extend(holdOpen(database.adminUrl, "SELECT 1 FROM integration"), held)
        const { ready } = yield* Effect.map(Layer.build(layerPostgres(settings)), (built) =>
          Context.get(built, Database)
        )
        assert.strictEqual((yield* Effect.flip(ready)).reason, "starting")
        yield* Scope.close(held, Exit.void)
        yield* Effect.retry(ready, Schedule.spaced("50 millis"))
      }).pipe(Effect.provide(logger))
      assert.deepStrictEqual(lines, ["a migration needs a table that another session uses: it is tried again"])
    })
  )

  it.scoped("are refused when an applied file was changed", () =>
    Effect.gen(function* () {
      const database = yield* testDatabase
      const folder = yield* folderOf({ "0002_row_security.sql": "SELECT 1;" })
      const failure = yield* Effect.flip(migrate({ ...database, migrations: folder }))
      assert.strictEqual(
        failure._tag === "DatabaseUnusable" && failure.line,
        "migrations/0002_row_security.sql was changed after it had been applied"
      )
    })
  )

  it.scoped("are refused by a service that is older than the schema", () =>
    Effect.gen(function* () {
      const database = yield* testDatabase
      const folder = yield* folderOf({ "0005_later.sql": "CREATE TABLE later (id int);" })
      yield* migrate({ ...database, migrations: folder })
      const failure = yield* Effect.flip(migrate(database))
      assert.strictEqual(
        failure._tag === "DatabaseUnusable" && failure.line,
        "the database is newer than this service: it has the migration 0005_later.sql"
      )
    })
  )

  it.scoped("are refused when one is missing between two", () =>
    Effect.gen(function* () {
      const folder = yield* folderOf({ "9000_far_away.sql": "SELECT 1;" })
      const failure = yield* Effect.flip(readMigrations(folder))
      assert.strictEqual(failure.line, "migrations/9000_far_away.sql: the numbers are not consecutive from 0001")
    })
  )

  it.scoped("keep every row of each earlier version", () =>
    Effect.gen(function* () {
      const all = yield* readMigrations()
      const rows = `SELECT (SELECT json_agg(p) FROM master_profile p)::text AS profiles,
        (SELECT json_agg(a) FROM application_history a)::text AS applications,
        (SELECT json_agg(k) FROM idempotency_key k)::text AS keys,
        (SELECT json_agg(m) FROM deletion_mark m)::text AS marks, (SELECT json_agg(d) FROM deletion_key d)::text AS key`
      for (let version = 1; version <= all.length; version += 1) {
        const database = yield* emptyDatabase
        const folder = yield* folderOf({})
        yield* Effect.promise(() => Promise.all(all.slice(version).map(({ name }) => Fs.rm(Path.join(folder, name)))))
        assert.lengthOf((yield* migrate({ ...database, migrations: folder })).applied, version)
        yield* Effect.promise(() =>
          runSql(
            database.adminUrl,
            `INSERT INTO master_profile (idp_user_id, full_name, base_skills) VALUES ('a', 'A', '["x"]'), ('b', 'B', '[]');
             INSERT INTO application_history (idp_user_id, company_name, job_title, applied_resume_snapshot)
               SELECT 'a', 'c' || n, 'j', '{"n": 1e-300}' FROM generate_series(1, 50) n;
             INSERT INTO idempotency_key (idp_user_id, key, fingerprint, application_id)
               SELECT 'a', 'k', 'f', id FROM application_history LIMIT 1;
             INSERT INTO deletion_mark VALUES ('\\x01', now())`
          )
        )
        const before = yield* Effect.promise(() => runSql(database.adminUrl, rows))
        assert.lengthOf((yield* migrate(database)).applied, all.length - version)
        assert.deepStrictEqual(yield* Effect.promise(() => runSql(database.adminUrl, rows)), before)
        const applied = yield* Effect.promise(() => runSql(database.adminUrl, "SELECT name FROM schema_migration"))
        assert.deepStrictEqual(
          applied.map(({ name }) => name).sort(),
          all.map(({ name }) => name)
        )
      }
    })
  )
})
