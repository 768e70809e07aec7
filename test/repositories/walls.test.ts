import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Statement } from "@effect/sql/Statement"
import type { ApplicationId, NewApplication } from "../../src/domain/Application.js"
import { type Caller, Owner } from "../../src/domain/Caller.js"
import { emptyProfileContent } from "../../src/domain/MasterProfile.js"
import { ApplicationRepository } from "../../src/repositories/ApplicationRepository.js"
import { ProfileRepository } from "../../src/repositories/ProfileRepository.js"
import { layerApplications } from "../../src/repositories/sql/applications.js"
import { OwnerSql } from "../../src/repositories/sql/OwnerSql.js"
import { layerProfiles } from "../../src/repositories/sql/profiles.js"
import { layerTestRepositories, runSql, TestAddresses } from "../support/database.js"

// The WHERE of every query and row security each keep owners apart alone. Shown by taking the other one away, and by
// taking both away, where the same test must see the leak.

const tables = ["master_profile", "application_history", "integration", "idempotency_key"]
const secret = "the victim's own words"
const victim: Caller = { owner: Owner.make("victim"), issuedAt: 1_700_000_000 }
const intruder: Caller = { owner: Owner.make("intruder"), issuedAt: 1_700_000_000 }
const none = { _tag: "None" } as const

const application = (company_name: string): NewApplication => ({
  ...{ company_name, job_title: company_name, status: "draft", source_platform: "other" },
  ...{ source_url: null, drive_link: null, ats_score_before: null, ats_score_after: null },
  applied_resume_snapshot: { words: company_name }
})

/** The repositories with a statement changed on its way to the database. */
const layerMutants = (mutate: (text: string) => string) =>
  Layer.fresh(Layer.merge(layerProfiles, layerApplications)).pipe(
    Layer.provide(
      Layer.effect(
        OwnerSql,
        Effect.map(OwnerSql, (real): typeof OwnerSql.Service => {
          const mutant = <A>(statement: Statement<A>): Statement<A> => {
            const [text, values] = statement.compile()
            return real.sql.unsafe<A & object>(mutate(text), values)
          }
          return {
            sql: real.sql,
            read: (caller, statement) => real.read(caller, mutant(statement)),
            write: (caller, statement, whenLocked) => real.write(caller, mutant(statement), whenLocked)
          }
        })
      ).pipe(Layer.provide(OwnerSql.layer))
    )
  )

let clauses = 0
/** Every comparison with the owner holds for every row. */
const withoutOwner = (text: string) =>
  text.replace(/(?:\w+\.)?"?idp_user_id"? = (\$\d+)/g, (_, parameter: string) => {
    clauses += 1
    return `${parameter}::text IS NOT NULL`
  })

const openPolicies = Effect.gen(function* () {
  const { adminUrl } = yield* TestAddresses
  yield* Effect.promise(async () => {
    for (const { name, table } of await runSql(
      adminUrl,
      "SELECT policyname AS name, tablename AS table FROM pg_policies WHERE schemaname = 'public'"
    )) {
      await runSql(adminUrl, `DROP POLICY ${String(name)} ON ${String(table)}`)
    }
    // The service refuses tables without row security: a policy that lets everything through is as good as none.
    for (const table of tables) await runSql(adminUrl, `CREATE POLICY open ON ${table} USING (true) WITH CHECK (true)`)
  })
})

const rowsOfVictim = Effect.gen(function* () {
  const { adminUrl } = yield* TestAddresses
  return yield* Effect.promise(async () =>
    Promise.all(
      tables.map((table) => runSql(adminUrl, `SELECT * FROM ${table} WHERE idp_user_id = 'victim' ORDER BY 1`))
    )
  )
})

const seed = Effect.gen(function* () {
  const { adminUrl } = yield* TestAddresses
  const profiles = yield* ProfileRepository
  const applications = yield* ApplicationRepository
  yield* profiles.patch(victim, { summary: secret }, none)
  const id = yield* applications.create(victim, application(secret), { key: "key", fingerprint: secret })
  // Old enough to be cleared by its owner, and by nobody else.
  yield* Effect.promise(() =>
    runSql(
      adminUrl,
      `INSERT INTO idempotency_key (idp_user_id, key, fingerprint, application_id, created_at)
       VALUES ('victim', 'old', 'f', gen_random_uuid(), now() - interval '2 days')`
    )
  )
  return id
})

/** Everything that the repositories can do, by the intruder with the victim's ids and keys; gives all that came back. */
const intrude = (id: ApplicationId) =>
  Effect.gen(function* () {
    const profiles = yield* ProfileRepository
    const applications = yield* ApplicationRepository
    const said: Array<unknown> = []
    const say = <A, E>(operation: Effect.Effect<A, E>) =>
      Effect.map(Effect.exit(operation), (exit) => {
        if (exit._tag === "Success") said.push(exit.value)
      })
    const everything = Effect.gen(function* () {
      yield* say(profiles.find(intruder))
      yield* say(profiles.patch(intruder, { phone: "1" }, { _tag: "AnyVersion" }))
      yield* say(profiles.patch(intruder, { phone: "2" }, { _tag: "Versions", versions: [1] }))
      yield* say(profiles.patch(intruder, { phone: "3" }, none))
      yield* say(
        profiles.ingest(intruder, "manual", (stored) => {
          said.push(stored)
          return { ...emptyProfileContent, phone: "4" }
        })
      )
      yield* say(applications.list(intruder, { limit: 100, status: undefined, after: undefined }))
      yield* say(applications.list(intruder, { limit: 100, status: "draft", after: undefined }))
      yield* say(applications.changeStatus(intruder, id, "withdrawn"))
      const key = { key: "key", fingerprint: "mine" }
      yield* say(applications.create(intruder, application("mine"), key))
      yield* say(applications.create(intruder, application("mine"), undefined))
    })
    // Once with nothing of the intruder's own there, once with.
    yield* Effect.zipRight(everything, everything)
    return JSON.stringify(said)
  })

/** What the intruder saw or changed of the victim's; nothing when the wall stands. */
const damage = Effect.gen(function* () {
  const id = yield* seed
  const before = yield* rowsOfVictim
  const said = yield* intrude(id)
  const after = yield* rowsOfVictim
  return {
    saw: said.includes(secret) || said.includes(victim.owner) || said.includes(id),
    changed: JSON.stringify(before) !== JSON.stringify(after),
    // The intruder's own work was done: a wall that stops everybody proves nothing.
    worked: said.includes('"company_name":"mine"') && said.includes('"phone":"4"')
  }
})

const clean = Effect.flatMap(TestAddresses, ({ adminUrl }) =>
  Effect.promise(() => runSql(adminUrl, `TRUNCATE ${tables.join(", ")}`))
)

describe("two walls between owners", () => {
  it.layer(layerTestRepositories())((it) => {
    it.effect("row security alone holds when every query forgets its WHERE", () =>
      Effect.gen(function* () {
        const found = yield* Effect.provide(damage, layerMutants(withoutOwner))
        assert.deepStrictEqual(found, { saw: false, changed: false, worked: true })
        assert.isAbove(clauses, 20)
        yield* clean
      })
    )

    it.effect("row security refuses rows that are written in another's name", () =>
      Effect.gen(function* () {
        const inAnothersName = (text: string) =>
          text.replace(/(VALUES \(|SELECT (?:\$\d+::uuid, )?)(\$\d+)(?=, )/g, "$1'victim'||left($2::text, 0)")
        const { adminUrl } = yield* TestAddresses
        yield* Effect.gen(function* () {
          const profiles = yield* ProfileRepository
          const applications = yield* ApplicationRepository
          const key = { key: "key", fingerprint: "f" }
          const end = <A, E>(operation: Effect.Effect<A, E>) =>
            Effect.map(Effect.exit(operation), (exit) => JSON.stringify(exit))
          const ends = [
            yield* end(profiles.patch(intruder, {}, none)),
            yield* end(profiles.ingest(intruder, "manual", () => emptyProfileContent)),
            yield* end(applications.create(intruder, application("mine"), undefined)),
            yield* end(applications.create(intruder, application("mine"), key))
          ]
          for (const text of ends) assert.match(text, /42501/)
        }).pipe(Effect.provide(layerMutants(inAnothersName)))
        const counts = yield* Effect.promise(() =>
          Promise.all(tables.map((table) => runSql(adminUrl, `SELECT 1 FROM ${table}`)))
        )
        assert.lengthOf(counts.flat(), 0)
      })
    )

    it.effect("the WHERE alone holds when there are no policies", () =>
      Effect.gen(function* () {
        yield* openPolicies
        const found = yield* damage
        assert.deepStrictEqual(found, { saw: false, changed: false, worked: true })
        yield* clean
      })
    )

    it.effect("without both this test sees the leak", () =>
      Effect.gen(function* () {
        const found = yield* Effect.provide(damage, layerMutants(withoutOwner))
        assert.isTrue(found.saw && found.changed)
      })
    )
  })
})
