import { randomUUID } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { type Caller, Owner } from "../../src/domain/Caller.js"
import { AccountRepository } from "../../src/repositories/AccountRepository.js"
import { ApplicationRepository } from "../../src/repositories/ApplicationRepository.js"
import { ProfileRepository } from "../../src/repositories/ProfileRepository.js"
import { layerPostgres } from "../../src/repositories/sql/layers.js"
import { runSql, testDatabase } from "../support/database.js"
import { newApplication as application } from "../support/newApplication.js"

// What docs/scaling.md says of the schema is so, and its SQL does what it promises.

const root = fileURLToPath(new URL("../..", import.meta.url))
const page = readFileSync(join(root, "docs/scaling.md"), "utf8")
const sqlOf = (name: string): string => {
  const block = new RegExp(`<!-- test: ${name} -->\\n\`\`\`sql\\n([^\`]+)\`\`\``).exec(page)?.[1]
  return block ?? assert.fail(`docs/scaling.md has no SQL named ${name}`)
}

/** The paragraphs of a table in the migration that makes its policies. */
const policiesOf = (table: string): string => {
  const paragraphs = readFileSync(join(root, "migrations/0002_row_security.sql"), "utf8").split("\n\n")
  return paragraphs.filter((paragraph) => paragraph.startsWith(`ALTER TABLE ${table} `)).join("\n")
}

const pool = { connections: 2 }

/** Whatever keeps a schema from being divided by owner: objects of code, and unique keys without the owner. */
const code = `
  SELECT 'trigger ' || tgname AS found FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'foreign key ' || conname FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
  UNION ALL SELECT 'relation ' || relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind NOT IN ('r', 'i')
  UNION ALL SELECT 'routine ' || proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT 'enumerated type ' || typname FROM pg_type WHERE typtype = 'e' AND typnamespace = 'public'::regnamespace
  UNION ALL SELECT 'extension ' || extname FROM pg_extension WHERE extname <> 'plpgsql'`

const keysWithoutOwner = `
  SELECT i.indexrelid::regclass::text AS found FROM pg_index i
    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attname = 'idp_user_id'
  WHERE i.indisunique AND NOT a.attnum = ANY (i.indkey::smallint[]) ORDER BY 1`

const foundBy = (url: Redacted.Redacted, sql: string) =>
  Effect.map(
    Effect.promise(() => runSql(url, sql)),
    (rows) => rows.map(({ found }) => found)
  )

const caller: Caller = { owner: Owner.make("somebody"), issuedAt: 1_700_000_000 }
/** What a person does, from the first profile to the deletion of the account. */
const life = Effect.gen(function* () {
  const profiles = yield* ProfileRepository
  const applications = yield* ApplicationRepository
  const accounts = yield* AccountRepository
  yield* profiles.patch(caller, { full_name: "Somebody" }, { _tag: "None" })
  const patched = yield* profiles.patch(caller, { full_name: "Some Body" }, { _tag: "Versions", versions: [1] })
  assert.strictEqual(patched.profile_version, 2)
  const key = { key: "k", fingerprint: "f" }
  const id = yield* applications.create(caller, application, key)
  assert.strictEqual(yield* applications.create(caller, application, key), id)
  assert.strictEqual((yield* applications.changeStatus(caller, id, "offer")).status, "offer")
  const stranger: Caller = { ...caller, owner: Owner.make("stranger") }
  assert.strictEqual((yield* Effect.flip(applications.changeStatus(stranger, id, "offer")))._tag, "ApplicationNotFound")
  const { items } = yield* applications.list(caller, { limit: 10, status: "offer", after: undefined })
  assert.deepStrictEqual(
    items.map((item) => item.id),
    [id]
  )
  assert.isTrue(Option.isSome(yield* profiles.find(caller)))
  yield* accounts.erase(caller.owner, "notice")
  assert.strictEqual((yield* Effect.flip(profiles.find(caller)))._tag, "AccountDeleted")
})

const leftOver = `SELECT 1 AS found FROM master_profile UNION ALL SELECT 2 FROM application_history
  UNION ALL SELECT 3 FROM idempotency_key`

describe("the schema", () => {
  it.scoped("has nothing but tables and indexes, and the owner in every unique key", () =>
    Effect.gen(function* () {
      const { adminUrl } = yield* testDatabase
      assert.deepStrictEqual(yield* foundBy(adminUrl, code), [])
      assert.deepStrictEqual(yield* foundBy(adminUrl, keysWithoutOwner), [])
    })
  )

  it.scoped("can be divided by owner as it is: the repositories work on partitions, behind the same policies", () =>
    Effect.gen(function* () {
      const { adminUrl, requestUrl } = yield* testDatabase
      yield* Effect.promise(() => runSql(adminUrl, sqlOf("partitions")))
      for (const table of ["application_history", "master_profile"]) {
        yield* Effect.promise(() => runSql(adminUrl, policiesOf(table)))
      }
      yield* Effect.provide(life, layerPostgres({ adminUrl, requestUrl, pool }))
      assert.deepStrictEqual(yield* foundBy(adminUrl, leftOver), [])
    })
  )
})

it.scoped("a login that may erase and nothing else is enough for replicas once migrations were applied", () =>
  Effect.gen(function* () {
    const { adminUrl, requestUrl } = yield* testDatabase
    const name = `eraser_${randomUUID().slice(0, 8)}`
    const admin = (sql: string) => Effect.promise(() => runSql(adminUrl, sql))
    yield* Effect.acquireRelease(admin(sqlOf("eraser").replaceAll("tailor_eraser", name)), () =>
      Effect.zipRight(admin(`DROP OWNED BY ${name}`), admin(`DROP ROLE ${name}`))
    )
    const eraser = Redacted.make(Redacted.value(adminUrl).replace("postgres@", `${name}@`))
    yield* Effect.provide(life, layerPostgres({ adminUrl: eraser, requestUrl, pool }))
    assert.deepStrictEqual(yield* foundBy(adminUrl, leftOver), [])
    const change = (sql: string) => Effect.flip(Effect.tryPromise(() => runSql(eraser, sql)))
    for (const sql of [
      "UPDATE master_profile SET email = ''",
      "INSERT INTO integration VALUES (DEFAULT)",
      "DROP TABLE integration"
    ]) {
      assert.match(String((yield* change(sql)).cause), /permission denied|must be owner/)
    }
  })
)

it("the page leads to files that are there", () => {
  const named = [...page.matchAll(/(?:deploy\/kubernetes|test|migrations)\/[\w./-]*\w/g)].map(([path]) => path)
  assert.isAbove(named.length, 5)
  for (const path of named) assert.isTrue(existsSync(join(root, path)), path)
})
