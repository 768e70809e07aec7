import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { Client } from "pg"
import { type Caller, Owner } from "../../src/domain/Caller.js"
import { Database } from "../../src/repositories/sql/Database.js"
import { layerPostgres } from "../../src/repositories/sql/layers.js"
import { OwnerSql } from "../../src/repositories/sql/OwnerSql.js"
import { layerTestRepositories, runSql, testDatabase, TestAddresses } from "../support/database.js"

const tables = ["master_profile", "application_history", "integration", "idempotency_key"]

const inserts: Record<string, string> = {
  master_profile: "INSERT INTO master_profile (idp_user_id) VALUES ($1)",
  application_history: "INSERT INTO application_history (idp_user_id, company_name, job_title) VALUES ($1, 'c', 'j')",
  integration: "INSERT INTO integration (idp_user_id, provider) VALUES ($1, 'drive')",
  idempotency_key:
    "INSERT INTO idempotency_key (idp_user_id, key, fingerprint, application_id) VALUES ($1, 'k', 'f', gen_random_uuid())"
}

const caller = (owner: string): Caller => ({ owner: Owner.make(owner), issuedAt: 1_700_000_000 })

/** A connection as the role of requests, for SQL that the service would never send. */
const asRequestRole = Effect.gen(function* () {
  const { requestUrl } = yield* TestAddresses
  return yield* Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new Client({ connectionString: Redacted.value(requestUrl) })
      await client.connect()
      return client
    }),
    (client) => Effect.promise(() => client.end())
  )
})

const codeOf = (statement: Promise<unknown>): Promise<unknown> =>
  statement.then(
    () => "done",
    (cause: unknown) => (cause instanceof Error && "code" in cause ? cause.code : cause)
  )

describe("row security", () => {
  it.layer(layerTestRepositories())((it) => {
    it.effect("is enabled, forced and has a policy for each command on every table with an owner", () =>
      Effect.gen(function* () {
        const { adminUrl } = yield* TestAddresses
        const owned = yield* Effect.promise(() =>
          runSql(
            adminUrl,
            `SELECT c.relname AS name, c.relrowsecurity AS enabled, c.relforcerowsecurity AS forced,
               (SELECT string_agg(p.polcmd::text, '' ORDER BY p.polcmd::text) FROM pg_policy p WHERE p.polrelid = c.oid) AS commands
             FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
             WHERE a.attname = 'idp_user_id' AND c.relkind IN ('r', 'p') ORDER BY 1`
          )
        )
        assert.deepStrictEqual(
          owned,
          [...tables].sort().map((name) => ({ name, enabled: true, forced: true, commands: "adrw" }))
        )
        const policies = yield* Effect.promise(() =>
          runSql(adminUrl, "SELECT cmd, qual, with_check FROM pg_policies WHERE schemaname = 'public'")
        )
        const inline = "(idp_user_id = NULLIF(current_setting('app.idp_user_id'::text, true), ''::text))"
        for (const { cmd, qual, with_check } of policies) {
          assert.strictEqual(qual, cmd === "INSERT" ? null : inline)
          assert.strictEqual(with_check, cmd === "INSERT" || cmd === "UPDATE" ? inline : null)
        }
      })
    )

    it.effect("cannot be passed by the role of requests, which owns nothing and may do only what it must", () =>
      Effect.gen(function* () {
        const { adminUrl } = yield* TestAddresses
        const [role] = yield* Effect.promise(() =>
          runSql(
            adminUrl,
            `SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
               (SELECT count(*)::int FROM pg_class c WHERE c.relowner = r.oid) AS owned,
               (SELECT count(*)::int FROM pg_auth_members m WHERE m.member = r.oid) AS memberships
             FROM pg_roles r WHERE rolname = 'tailor_request'`
          )
        )
        assert.deepStrictEqual(role, {
          rolsuper: false,
          rolbypassrls: false,
          rolcreaterole: false,
          rolcreatedb: false,
          rolreplication: false,
          owned: 0,
          memberships: 0
        })
        const granted = yield* Effect.promise(() =>
          runSql(
            adminUrl,
            `SELECT table_name AS name, string_agg(privilege_type, ' ' ORDER BY privilege_type) AS may
             FROM information_schema.table_privileges WHERE grantee IN ('tailor_request', 'PUBLIC')
             AND table_schema = 'public' GROUP BY 1 ORDER BY 1`
          )
        )
        assert.deepStrictEqual(
          granted,
          [
            ...tables.map((name) => ({ name, may: "DELETE INSERT SELECT UPDATE" })),
            { name: "deletion_mark", may: "SELECT" }
          ].sort((a, b) => (a.name < b.name ? -1 : 1))
        )
      })
    )

    it.effect("gives no row and takes none when no owner is set", () =>
      Effect.gen(function* () {
        const { adminUrl } = yield* TestAddresses
        const client = yield* asRequestRole
        for (const table of tables) {
          yield* Effect.promise(() => runSql(adminUrl, inserts[table] ?? "", [`unset ${table}`]))
          // The setting is NULL on a fresh connection and '' after it was set for a transaction.
          for (const before of ["SELECT 1", "SELECT set_config('app.idp_user_id', 'x', true)"]) {
            yield* Effect.promise(() => client.query(before))
            const read = yield* Effect.promise(() => client.query(`SELECT * FROM ${table}`))
            assert.strictEqual(read.rowCount, 0)
            const removed = yield* Effect.promise(() => client.query(`DELETE FROM ${table}`))
            assert.strictEqual(removed.rowCount, 0)
            for (const owner of ["x", "", `unset ${table}`]) {
              assert.strictEqual(
                yield* Effect.promise(() => codeOf(client.query(inserts[table] ?? "", [owner]))),
                "42501"
              )
            }
          }
        }
      }).pipe(Effect.scoped)
    )

    it.effect("hides other owners' rows from SQL without a WHERE and refuses to write for them", () =>
      Effect.gen(function* () {
        const { adminUrl } = yield* TestAddresses
        const client = yield* asRequestRole
        for (const table of tables) {
          for (const owner of ["mine", "theirs"]) {
            yield* Effect.promise(() => runSql(adminUrl, inserts[table] ?? "", [owner]))
          }
          yield* Effect.promise(() => client.query("BEGIN"))
          yield* Effect.promise(() => client.query("SELECT set_config('app.idp_user_id', 'mine', true)"))
          const seen = yield* Effect.promise(() => client.query(`SELECT idp_user_id FROM ${table}`))
          assert.deepStrictEqual(seen.rows, [{ idp_user_id: "mine" }])
          const attempts = [
            [`UPDATE ${table} SET idp_user_id = 'theirs'`, "42501"],
            [`INSERT INTO ${table} SELECT * FROM ${table}`, "23505"],
            [`TRUNCATE ${table}`, "42501"],
            [`ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`, "42501"],
            ["SELECT * FROM deletion_key", "42501"],
            ["DELETE FROM deletion_mark", "42501"]
          ] as const
          for (const [sql, code] of attempts) {
            yield* Effect.promise(() => client.query("SAVEPOINT s"))
            assert.strictEqual(yield* Effect.promise(() => codeOf(client.query(sql))), code, sql)
            yield* Effect.promise(() => client.query("ROLLBACK TO s"))
          }
          const removed = yield* Effect.promise(() => client.query(`DELETE FROM ${table}`))
          assert.strictEqual(removed.rowCount, 1)
          yield* Effect.promise(() => client.query("COMMIT"))
          const left = yield* Effect.promise(() =>
            runSql(adminUrl, `SELECT idp_user_id FROM ${table} WHERE idp_user_id IN ('mine', 'theirs')`)
          )
          assert.deepStrictEqual(left, [{ idp_user_id: "theirs" }])
        }
      }).pipe(Effect.scoped)
    )
  })

  it.layer(Layer.provideMerge(OwnerSql.layer, layerTestRepositories({ connections: 2 })))((it) => {
    it.effect("shows a statement without a WHERE its owner's rows, and one without an owner none", () =>
      Effect.gen(function* () {
        const { read, sql, write } = yield* OwnerSql
        const all = sql<{ idp_user_id: string }>`SELECT idp_user_id FROM master_profile`
        for (const owner of ["a", "b"])
          yield* write(caller(owner), sql`INSERT INTO master_profile (idp_user_id) VALUES (${owner})`)
        assert.deepStrictEqual(yield* read(caller("a"), all), [{ idp_user_id: "a" }])
        assert.deepStrictEqual(yield* all, [])
        assert.deepStrictEqual(yield* read(caller("b"), all), [{ idp_user_id: "b" }])
        assert.deepStrictEqual(yield* all, [])
      })
    )

    it.effect("holds over connections that errors, interrupts and kills have gone through", () =>
      Effect.gen(function* () {
        const { read, sql } = yield* OwnerSql
        const { adminUrl } = yield* TestAddresses
        const owners = Array.from({ length: 12 }, (_, index) => `leak ${index}`)
        yield* Effect.promise(() =>
          runSql(adminUrl, "INSERT INTO master_profile (idp_user_id) SELECT unnest($1::text[])", [owners])
        )
        let wrong = 0
        let right = 0
        const look = (owner: string) =>
          Effect.map(
            read(
              caller(owner),
              sql<{ idp_user_id: string; as: string }>`
              SELECT idp_user_id, current_setting('app.idp_user_id') AS as FROM master_profile`
            ),
            (rows) => {
              if (rows.length === 1 && rows[0]?.["idp_user_id"] === owner && rows[0]["as"] === owner) right += 1
              else wrong += 1
            }
          )
        const trouble = (owner: string, step: number) => {
          if (step % 5 === 0) return Effect.ignore(Effect.sandbox(read(caller(owner), sql`SELECT 1 / 0`)))
          if (step % 5 === 1) return Effect.ignore(Effect.timeout(look(owner), "1 millis"))
          if (step % 5 === 2)
            return Effect.ignore(Effect.timeout(read(caller(owner), sql`SELECT pg_sleep(0.02)`), "5 millis"))
          if (step % 100 === 3) {
            return Effect.promise(() =>
              runSql(
                adminUrl,
                `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                 WHERE usename = 'tailor_request' AND datname = current_database()`
              )
            )
          }
          return Effect.ignore(sql`SELECT 1`)
        }
        yield* Effect.forEach(
          Array.from({ length: 1500 }, (_, step) => step),
          (step) => {
            const owner = owners[step % owners.length] ?? ""
            return Effect.zipRight(trouble(owner, step), Effect.ignore(look(owner)))
          },
          { concurrency: 10 }
        )
        assert.strictEqual(wrong, 0)
        assert.isAbove(right, 500)
        const bare = yield* sql`SELECT 1 FROM master_profile`
        assert.lengthOf(bare, 0)
      })
    )
  })
})

describe("a role that by-passes row security", () => {
  const lineOf = (layer: ReturnType<typeof layerPostgres>) =>
    Effect.map(Effect.flip(Effect.scoped(Layer.build(layer))), ({ line }) => line)

  it.scoped("is never what requests run as: a superuser's or owner's login takes on tailor_request", () =>
    Effect.gen(function* () {
      const { adminUrl } = yield* testDatabase
      const pool = { connections: 2 }
      yield* Effect.gen(function* () {
        const { ready } = yield* Database
        const { requests } = yield* ready
        const { rows } = yield* Effect.promise(() =>
          requests.query(
            "SELECT current_user AS role, session_user AS login, row_security_active('master_profile') AS active"
          )
        )
        assert.deepStrictEqual(rows, [{ role: "tailor_request", login: "postgres", active: true }])
      }).pipe(Effect.provide(layerPostgres({ requestUrl: adminUrl, adminUrl, pool })))
    })
  )

  it.scoped("ends the start with one line when somebody has made it the request role", () =>
    Effect.gen(function* () {
      const { adminUrl, requestUrl } = yield* testDatabase
      yield* Effect.promise(() => runSql(adminUrl, "GRANT TRUNCATE ON master_profile TO tailor_request"))
      const line = yield* lineOf(layerPostgres({ adminUrl, requestUrl }))
      assert.include(line, "requests may not run as")
      assert.notInclude(line, "\n")
    })
  )

  it.scoped("is told in one line for an address that Postgres refuses", () =>
    Effect.gen(function* () {
      const { adminUrl, requestUrl } = yield* testDatabase
      const wrong = Redacted.make(Redacted.value(requestUrl).replace("tailor_request@", "no_such_login@"))
      assert.strictEqual(
        yield* lineOf(layerPostgres({ adminUrl, requestUrl: wrong })),
        "DATABASE_URL: Postgres refuses the login"
      )
      const gone = Redacted.make(Redacted.value(adminUrl).replace(/\/test_\w+/, "/no_such_database"))
      assert.strictEqual(
        yield* lineOf(layerPostgres({ adminUrl: gone, requestUrl: gone })),
        "DATABASE_URL: there is no such database"
      )
      assert.strictEqual(
        yield* lineOf(layerPostgres({ adminUrl: gone, requestUrl })),
        "DATABASE_ADMIN_URL: there is no such database"
      )
    })
  )
})
