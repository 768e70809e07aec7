import { randomUUID } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { type Caller, Owner } from "../../src/domain/Caller.js"
import { AccountRepository } from "../../src/repositories/AccountRepository.js"
import { ApplicationRepository } from "../../src/repositories/ApplicationRepository.js"
import { ProfileRepository } from "../../src/repositories/ProfileRepository.js"
import { Database } from "../../src/repositories/sql/Database.js"
import { layerPostgres } from "../../src/repositories/sql/layers.js"
import { emptyDatabase, runSql } from "../support/database.js"
import { newApplication } from "../support/newApplication.js"

/** An empty database with logins of its own, none of them a superuser: `owner` may create in it, `app` may not. */
const provider = Effect.gen(function* () {
  const suffix = randomUUID().slice(0, 8)
  const [owner, app] = [`owner_${suffix}`, `app_${suffix}`]
  const { adminUrl } = yield* emptyDatabase
  const admin = (sql: string) => Effect.promise(() => runSql(adminUrl, sql))
  const as = (login: string) => Redacted.make(Redacted.value(adminUrl).replace("postgres@", `${login}@`))
  yield* Effect.acquireRelease(
    Effect.zipRight(admin(`CREATE ROLE ${owner} LOGIN`), admin(`CREATE ROLE ${app} LOGIN`)),
    () => Effect.zipRight(admin(`DROP OWNED BY ${owner}, ${app}`), admin(`DROP ROLE ${owner}, ${app}`))
  )
  yield* admin(`GRANT CREATE ON SCHEMA public TO ${owner}`)
  return { admin, names: { owner, app }, owner: as(owner), app: as(app) }
})

const pool = { connections: 2 }
const lineOf = (layer: ReturnType<typeof layerPostgres>) =>
  Effect.map(Effect.flip(Effect.scoped(Layer.build(layer))), ({ line }) => line)

/** Uses every table as a person's requests do, deletes the account, and gives who the requests ran as. */
const useAll = Effect.gen(function* () {
  const profiles = yield* ProfileRepository
  const applications = yield* ApplicationRepository
  const accounts = yield* AccountRepository
  const caller: Caller = { owner: Owner.make("somebody"), issuedAt: 1_700_000_000 }
  yield* profiles.patch(caller, { full_name: "Somebody" }, { _tag: "None" })
  yield* applications.create(caller, newApplication, { key: "k", fingerprint: "f" })
  assert.isTrue(Option.isSome(yield* profiles.find(caller)))
  yield* accounts.ready
  yield* accounts.erase(caller.owner, "notice")
  assert.strictEqual((yield* Effect.flip(profiles.find(caller)))._tag, "AccountDeleted")
  const { requests } = yield* Effect.flatMap(Database, ({ ready }) => ready)
  const { rows } = yield* Effect.promise(() =>
    requests.query<{ role: string; login: string }>("SELECT current_user AS role, session_user AS login")
  )
  return rows[0]
})

/** Rows of the tables with an owner, seen as a superuser. */
const leftOver = `
  SELECT (SELECT count(*) FROM master_profile) + (SELECT count(*) FROM application_history)
    + (SELECT count(*) FROM idempotency_key) AS rows`

describe("a database of a provider, where no login is a superuser", () => {
  it.scoped("runs requests as the login of DATABASE_URL beside an owner in DATABASE_ADMIN_URL", () =>
    Effect.gen(function* () {
      const { admin, app, names, owner } = yield* provider
      const layer = layerPostgres({ requestUrl: app, adminUrl: owner, pool })
      assert.deepStrictEqual(yield* Effect.provide(useAll, layer), { role: names.app, login: names.app })
      assert.deepStrictEqual(yield* admin(leftOver), [{ rows: "0" }])
    })
  )

  it.scoped("runs requests as tailor_request where the only login owns the tables", () =>
    Effect.gen(function* () {
      const { admin, names, owner } = yield* provider
      const layer = layerPostgres({ requestUrl: owner, adminUrl: owner, pool })
      assert.match(yield* lineOf(layer), /^requests need a role that owns no table: create tailor_request and grant it/)
      yield* admin(`GRANT tailor_request TO ${names.owner}`)
      assert.deepStrictEqual(yield* Effect.provide(useAll, layer), { role: "tailor_request", login: names.owner })
      assert.deepStrictEqual(yield* admin(leftOver), [{ rows: "0" }])
    })
  )

  it.scoped("is refused in one line where the only login may not create tables", () =>
    Effect.gen(function* () {
      const { app } = yield* provider
      const line = yield* lineOf(layerPostgres({ requestUrl: app, adminUrl: app, pool }))
      assert.strictEqual(line, "the login of DATABASE_URL may not create the tables")
    })
  )
})
