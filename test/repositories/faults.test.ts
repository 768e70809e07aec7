import * as Fs from "node:fs/promises"
import * as Os from "node:os"
import * as Path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { assert, describe, it, layer } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { type Caller, Owner } from "../../src/domain/Caller.js"
import { AccountRepository } from "../../src/repositories/AccountRepository.js"
import { startEmbeddedPostgres } from "../../src/repositories/embedded/EmbeddedPostgres.js"
import { ProfileRepository } from "../../src/repositories/ProfileRepository.js"
import { throughPooler } from "../../src/repositories/sql/batch.js"
import { Database } from "../../src/repositories/sql/Database.js"
import { codeOf, reasonOf } from "../../src/repositories/sql/failures.js"
import { layerPostgres } from "../../src/repositories/sql/layers.js"
import { OwnerSql } from "../../src/repositories/sql/OwnerSql.js"
import { holdOpen, layerTestRepositories, runSql, TestAddresses } from "../support/database.js"

const caller: Caller = { owner: Owner.make("the canary subject"), issuedAt: 1_700_000_000 }
const none = { _tag: "None" } as const
const pause = (milliseconds: number) => Effect.promise(() => sleep(milliseconds))

/** The reason word of an operation's `StoreUnavailable`, or "done". */
const reason = <A, E extends { readonly _tag: string }>(operation: Effect.Effect<A, E>): Effect.Effect<string> =>
  Effect.match(operation, {
    onFailure: (failure) => ("reason" in failure ? String(failure.reason) : failure._tag),
    onSuccess: () => "done"
  })

const killRequests = Effect.gen(function* () {
  const { adminUrl } = yield* TestAddresses
  return yield* Effect.promise(() =>
    runSql(
      adminUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE usename = 'tailor_request' AND datname = current_database()`
    )
  )
})

describe("faults of the database", () => {
  layer(
    Layer.provideMerge(
      OwnerSql.layer,
      layerTestRepositories({ connections: 2, acquireTimeout: 250, statementTimeout: 500, lockTimeout: 250 })
    ),
    { excludeTestServices: true }
  )((it) => {
    it.effect("a statement that takes too long is cut off, and its connection serves on", () =>
      Effect.gen(function* () {
        const { read, sql } = yield* OwnerSql
        for (let round = 0; round < 4; round += 1) {
          assert.strictEqual(yield* reason(read(caller, sql`SELECT pg_sleep(5)`)), "timeout")
        }
        assert.deepStrictEqual(yield* read(caller, sql`SELECT 1 AS one`), [{ one: 1 }])
      })
    )

    it.effect("a row that somebody else holds too long is told apart", () =>
      Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        const { adminUrl } = yield* TestAddresses
        yield* profiles.patch(caller, {}, none)
        yield* holdOpen(adminUrl, "SELECT 1 FROM master_profile FOR UPDATE")
        assert.strictEqual(yield* reason(profiles.patch(caller, { phone: "1" }, none)), "lock")
        assert.isTrue(Option.isSome(yield* profiles.find(caller)))
      }).pipe(Effect.scoped)
    )

    it.effect("a pool in full use is waited for, but not for long", () =>
      Effect.gen(function* () {
        const { read, sql } = yield* OwnerSql
        const busy = yield* Effect.fork(
          Effect.all(
            [1, 2].map(() => reason(read(caller, sql`SELECT pg_sleep(0.4)`))),
            { concurrency: 2 }
          )
        )
        yield* pause(50)
        assert.strictEqual(yield* reason(read(caller, sql`SELECT 1`)), "pool")
        assert.deepStrictEqual(yield* busy, ["done", "done"])
        assert.strictEqual(yield* reason(read(caller, sql`SELECT 1`)), "done")
      })
    )

    it.effect("an interrupted call gives its connection back and cancels nothing of others", () =>
      Effect.gen(function* () {
        const { read, sql } = yield* OwnerSql
        const slow = yield* Effect.fork(
          Effect.all(
            [1, 2].map(() => reason(read(caller, sql`SELECT pg_sleep(0.2)`))),
            { concurrency: 2 }
          )
        )
        yield* pause(30)
        // These wait for a connection and are interrupted there.
        yield* Effect.all(
          Array.from({ length: 20 }, () => Effect.ignore(Effect.timeout(read(caller, sql`SELECT 1`), "20 millis"))),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual(yield* slow, ["done", "done"])
        for (let round = 0; round < 6; round += 1) {
          yield* Effect.ignore(Effect.timeout(read(caller, sql`SELECT pg_sleep(0.1)`), "10 millis"))
        }
        yield* pause(150)
        assert.deepStrictEqual(yield* Effect.all([1, 2, 3].map(() => reason(read(caller, sql`SELECT 1`)))), [
          "done",
          "done",
          "done"
        ])
      })
    )

    it.effect("killed connections fail what runs on them and are replaced", () =>
      Effect.gen(function* () {
        const { read, sql } = yield* OwnerSql
        for (let round = 0; round < 3; round += 1) {
          const running = yield* Effect.fork(reason(read(caller, sql`SELECT pg_sleep(0.4)`)))
          yield* pause(80)
          yield* killRequests
          assert.strictEqual(yield* running, "shutdown")
          // An idle connection may still lie in the pool until its end is noticed: what meets it fails at once.
          const again = reason(read(caller, sql`SELECT 1`))
          yield* Effect.repeat(Effect.zipRight(pause(30), again), {
            until: (outcome) => outcome === "done",
            times: 100
          })
          assert.strictEqual(yield* again, "done")
        }
      })
    )

    it.effect("a statement prepared before a deallocation is prepared anew", () =>
      Effect.gen(function* () {
        const { read, sql } = yield* OwnerSql
        const ask = read(caller, sql`SELECT 7 AS seven`)
        yield* ask
        yield* Effect.all([1, 2, 3].map(() => read(caller, sql`DEALLOCATE ALL`)))
        assert.deepStrictEqual(yield* ask, [{ seven: 7 }])
      })
    )

    it.effect("behind a pooler nothing is prepared by name, and each batch brings its own settings", () =>
      Effect.gen(function* () {
        const { read, sql } = yield* OwnerSql
        const { requests } = yield* Effect.flatMap(Database, ({ ready }) => ready)
        const setting = { text: "SELECT set_config('statement_timeout', $1, true)", values: ["321"] }
        requests.on("connect", (client) => throughPooler(client.connection, setting))
        yield* killRequests
        yield* pause(50)
        const names = yield* read(caller, sql`SELECT name FROM pg_prepared_statements`)
        assert.deepStrictEqual(names, [])
        assert.deepStrictEqual(yield* read(caller, sql`SELECT ${"a"} AS a`), [{ a: "a" }])
        const inForce = read(caller, sql`SELECT current_setting('statement_timeout') AS value`)
        assert.deepStrictEqual(yield* inForce, [{ value: "321ms" }])
        assert.strictEqual(yield* reason(read(caller, sql`SELECT pg_sleep(5)`)), "timeout")
        // For that transaction only: the backend goes to somebody else next.
        const { rows } = yield* Effect.promise(() => requests.query("SHOW statement_timeout"))
        assert.deepStrictEqual(rows, [{ statement_timeout: "500ms" }])
      })
    )

    it.effect("tell nothing personal: neither failures nor defects quote what Postgres says", () =>
      Effect.gen(function* () {
        const { read, sql, write } = yield* OwnerSql
        const canary = "canary-4711"
        const statements = [
          read(caller, sql`SELECT ${canary}::uuid`),
          read(caller, sql`SELECT ${canary}::jsonb`),
          write(
            caller,
            sql`INSERT INTO application_history (idp_user_id, company_name, job_title, status)
            VALUES (${caller.owner}, ${canary}, ${canary}, ${canary})`
          ),
          write(caller, sql`INSERT INTO master_profile (idp_user_id, full_name) VALUES (${canary}, ${canary})`),
          write(
            caller,
            sql`INSERT INTO integration (idp_user_id, provider)
            SELECT ${caller.owner}, ${canary} FROM generate_series(1, 2)`
          ),
          sql`SELECT ${canary}::uuid`
        ]
        for (const statement of statements) {
          const cause = yield* Effect.flip(Effect.sandbox<unknown, unknown, never>(statement))
          const told = Cause.pretty(cause, { renderErrorCause: true }) + JSON.stringify(cause)
          assert.notInclude(told, canary)
          assert.notInclude(told, caller.owner)
          assert.match(told, /22P02|23514|42501|23505/)
        }
      })
    )
  })

  it.scopedLive("a database that is away at the start is waited for, and one that goes away comes back", () =>
    Effect.gen(function* () {
      const dataDir = yield* Effect.acquireRelease(
        Effect.promise(async () => {
          const folder = await Fs.mkdtemp(Path.join(Os.tmpdir(), "tailor-away-"))
          await Fs.chmod(folder, 0o755)
          return folder
        }),
        (folder) => Effect.promise(() => Fs.rm(folder, { recursive: true, force: true }))
      )
      const address = (role: string) => {
        const socket = encodeURIComponent(Path.join(dataDir, "postgres", "socket"))
        return Redacted.make(`postgresql://${role}@localhost/postgres?host=${socket}`)
      }
      const settings = {
        adminUrl: address("postgres"),
        requestUrl: address("tailor_request"),
        pool: { connections: 2 }
      }
      yield* Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        const accounts = yield* AccountRepository
        const eventually = (wanted: string) =>
          reason(profiles.patch(caller, { phone: "1" }, none)).pipe(
            Effect.tap((found) => (found === wanted ? Effect.void : pause(100))),
            Effect.repeat({ until: (found) => found === wanted })
          )
        for (const operation of [profiles.find(caller), accounts.ready, accounts.erase("x")]) {
          assert.strictEqual(yield* reason<unknown, { readonly _tag: string }>(operation), "starting")
        }
        for (let outage = 0; outage < 2; outage += 1) {
          yield* Effect.zipRight(startEmbeddedPostgres({ dataDir, fsync: false }), eventually("done")).pipe(
            Effect.scoped
          )
          assert.include(["connect", "shutdown"], yield* reason(profiles.find(caller)))
          assert.include(["connect", "shutdown"], yield* reason(accounts.ready))
          assert.include(["connect", "shutdown"], yield* reason(accounts.erase("x")))
        }
      }).pipe(Effect.provide(layerPostgres(settings)))
    })
  )

  it("have a word each, and what is our own fault has none", () => {
    const coded = (code: string) => Object.assign(new Error("text with personal data"), { code })
    const words = {
      ...{ ECONNREFUSED: "connect", ECONNRESET: "connect", ENOENT: "connect", EAI_AGAIN: "connect" },
      ...{ "08006": "connect", "57P01": "shutdown", "57P03": "shutdown", "57014": "timeout", "25P03": "timeout" },
      ...{ "55P03": "lock", "25006": "read-only", "53100": "disk", "53300": "slots", "53200": "resources" },
      ...{ "40001": "conflict", "40P01": "conflict", XX000: "server", "58030": "server" }
    }
    for (const [code, word] of Object.entries(words)) assert.strictEqual(reasonOf(codeOf(coded(code))), word, code)
    for (const code of ["23505", "23514", "42501", "42703", "22P02"]) {
      assert.strictEqual(reasonOf(codeOf(coded(code))), undefined, code)
    }
    assert.strictEqual(reasonOf(codeOf(new Error("Connection terminated unexpectedly"))), "connect")
    assert.strictEqual(reasonOf(codeOf(new Error("timeout exceeded when trying to connect"))), "pool")
  })
})
