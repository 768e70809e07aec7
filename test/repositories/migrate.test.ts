import * as Fs from "node:fs/promises"
import * as Os from "node:os"
import * as Path from "node:path"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { migrate, readMigrations } from "../../src/repositories/sql/migrate.js"
import { emptyDatabase, runSql, testDatabase } from "../support/database.js"

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

  it.scoped("are applied once by four processes that start together", () =>
    Effect.gen(function* () {
      const database = yield* emptyDatabase
      const reports = yield* Effect.all(
        [1, 2, 3, 4].map(() => migrate(database)),
        { concurrency: "unbounded" }
      )
      const all = (yield* readMigrations()).map(({ name }) => name)
      assert.deepStrictEqual(
        reports.flatMap(({ applied }) => applied),
        all
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
      const folder = yield* folderOf({ "0003_broken.sql": "CREATE TABLE half (id int); SELECT nonsense;" })
      const failure = yield* Effect.flip(migrate({ ...database, migrations: folder }))
      assert.strictEqual(failure._tag, "DatabaseUnusable")
      const tables = yield* Effect.promise(() =>
        runSql(database.adminUrl, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")
      )
      assert.lengthOf(tables, 0)
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
      const folder = yield* folderOf({ "0003_later.sql": "CREATE TABLE later (id int);" })
      yield* migrate({ ...database, migrations: folder })
      const failure = yield* Effect.flip(migrate(database))
      assert.strictEqual(
        failure._tag === "DatabaseUnusable" && failure.line,
        "the database is newer than this service: it has the migration 0003_later.sql"
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
