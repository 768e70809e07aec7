import { setTimeout as sleep } from "node:timers/promises"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as TestClock from "effect/TestClock"
import { ApplicationId } from "../../src/domain/Application.js"
import { type Caller, Owner } from "../../src/domain/Caller.js"
import { emptyProfileContent } from "../../src/domain/MasterProfile.js"
import { AccountRepository } from "../../src/repositories/AccountRepository.js"
import { ApplicationRepository } from "../../src/repositories/ApplicationRepository.js"
import { ProfileRepository } from "../../src/repositories/ProfileRepository.js"
import { holdOpen, layerTestRepositories, runSql, TestAddresses } from "../support/database.js"
import { newApplication as application } from "../support/newApplication.js"

let count = 0
const issued = (offset: number) => Math.floor(Date.now() / 1000) + offset
/** A caller with a token of a minute ago. */
const someone = (): Caller => ({ owner: Owner.make(`account user ${(count += 1)}`), issuedAt: issued(-60) })

const pause = (milliseconds: number) => Effect.promise(() => sleep(milliseconds))

const none = { _tag: "None" } as const
const tables = ["master_profile", "application_history", "integration", "idempotency_key"]

/** Rows of an owner in every table. */
const rowsOf = (owner: string) =>
  Effect.gen(function* () {
    const { adminUrl } = yield* TestAddresses
    const parts = tables.map((table) => `SELECT '${table}' AS name FROM ${table} WHERE idp_user_id = $1`)
    const rows = yield* Effect.promise(() => runSql(adminUrl, parts.join(" UNION ALL "), [owner]))
    return rows.map((row) => row["name"]).sort()
  })

const fill = (caller: Caller) =>
  Effect.gen(function* () {
    const profiles = yield* ProfileRepository
    const applications = yield* ApplicationRepository
    const { adminUrl } = yield* TestAddresses
    yield* profiles.patch(caller, { full_name: "Somebody" }, none)
    yield* applications.create(caller, application, { key: "k", fingerprint: "f" })
    yield* Effect.promise(() =>
      runSql(adminUrl, "INSERT INTO integration (idp_user_id, provider) VALUES ($1, 'drive')", [caller.owner])
    )
  })

/** How an operation ended: the tag of its failure, or "done". */
const endOf = <A, E extends { readonly _tag: string }>(operation: Effect.Effect<A, E>): Effect.Effect<string> =>
  Effect.match(operation, { onFailure: ({ _tag }) => _tag, onSuccess: () => "done" })

/** Every operation that a token opens, as how it ends. */
const operations = (caller: Caller) =>
  Effect.gen(function* () {
    const profiles = yield* ProfileRepository
    const applications = yield* ApplicationRepository
    const id = ApplicationId.make("00000000-0000-4000-8000-000000000000")
    return {
      find: endOf(profiles.find(caller)),
      patch: endOf(profiles.patch(caller, { phone: "1" }, none)),
      patchIfMatch: endOf(profiles.patch(caller, { phone: "1" }, { _tag: "AnyVersion" })),
      ingest: endOf(profiles.ingest(caller, "manual", () => emptyProfileContent)),
      list: endOf(applications.list(caller, { limit: 10, status: undefined, after: undefined })),
      create: endOf(applications.create(caller, application, undefined)),
      createOnce: endOf(applications.create(caller, application, { key: "k", fingerprint: "f" })),
      changeStatus: endOf(applications.changeStatus(caller, id, "offer"))
    }
  })

describe("the deletion of an account", () => {
  it.layer(layerTestRepositories())((it) => {
    it.effect("removes every row of that subject and of nobody else", () =>
      Effect.gen(function* () {
        const accounts = yield* AccountRepository
        const [gone, stays] = [someone(), someone()]
        yield* fill(gone)
        yield* fill(stays)
        assert.deepStrictEqual(yield* rowsOf(gone.owner), [...tables].sort())
        yield* accounts.erase(gone.owner)
        assert.deepStrictEqual(yield* rowsOf(gone.owner), [])
        assert.deepStrictEqual(yield* rowsOf(stays.owner), [...tables].sort())
        yield* accounts.erase(gone.owner)
        yield* accounts.erase("nobody ever heard of")
        assert.deepStrictEqual(yield* rowsOf(stays.owner), [...tables].sort())
      })
    )

    it.effect("refuses every operation of a token issued before, and of one that does not say when", () =>
      Effect.gen(function* () {
        const accounts = yield* AccountRepository
        const { owner } = someone()
        yield* accounts.erase(owner)
        for (const issuedAt of [undefined, 0, -1, issued(-3600), issued(-1)]) {
          for (const [name, operation] of Object.entries(yield* operations({ owner, issuedAt }))) {
            assert.strictEqual(yield* operation, "AccountDeleted", `${name} ${issuedAt}`)
          }
        }
        assert.deepStrictEqual(yield* rowsOf(owner), [])
      })
    )

    it.effect("refuses to the very second, whatever its fraction", () =>
      Effect.gen(function* () {
        const accounts = yield* AccountRepository
        const profiles = yield* ProfileRepository
        const { adminUrl } = yield* TestAddresses
        const { owner } = someone()
        yield* accounts.erase(owner)
        yield* Effect.promise(() =>
          runSql(adminUrl, "UPDATE deletion_mark SET deleted_at = to_timestamp($1)", [issued(-10) + 0.5])
        )
        for (const offset of [-10, -9.7, -9.001]) {
          const failure = yield* Effect.flip(profiles.find({ owner, issuedAt: issued(0) + offset }))
          assert.strictEqual(failure._tag, "AccountDeleted", String(offset))
        }
        const empty = yield* profiles.find({ owner, issuedAt: issued(-9) })
        assert.isTrue(Option.isNone(empty))
      })
    )

    it.effect("lets a later token start a new, empty account", () =>
      Effect.gen(function* () {
        const accounts = yield* AccountRepository
        const profiles = yield* ProfileRepository
        const before = someone()
        yield* fill(before)
        yield* accounts.erase(before.owner)
        const after = { owner: before.owner, issuedAt: issued(5) }
        assert.isTrue(Option.isNone(yield* profiles.find(after)))
        assert.strictEqual((yield* profiles.patch(after, {}, none)).profile_version, 1)
        assert.strictEqual((yield* Effect.flip(profiles.find(before)))._tag, "AccountDeleted")
      })
    )

    it.effect("is not repeated by a replayed notice after a new sign-up, only by a new one", () =>
      Effect.gen(function* () {
        const accounts = yield* AccountRepository
        const profiles = yield* ProfileRepository
        const { owner } = someone()
        yield* accounts.erase(owner, "notice 1")
        const after = { owner, issuedAt: issued(5) }
        yield* profiles.patch(after, { full_name: "Again" }, none)
        yield* accounts.erase(owner, "notice 1")
        assert.isTrue(Option.isSome(yield* profiles.find(after)))
        yield* accounts.erase(owner, "notice 2")
        assert.deepStrictEqual(yield* rowsOf(owner), [])
      })
    )

    it.effect("leaves a keyed mark that names nobody, and clears marks after 30 days", () =>
      Effect.gen(function* () {
        const accounts = yield* AccountRepository
        const profiles = yield* ProfileRepository
        const { adminUrl } = yield* TestAddresses
        const [old, other] = [someone(), someone()]
        yield* accounts.erase(old.owner, "notice of old")
        yield* Effect.promise(() =>
          runSql(adminUrl, "UPDATE deletion_mark SET deleted_at = now() - interval '31 days'")
        )
        assert.isTrue(Option.isNone(yield* profiles.find(old)))
        yield* accounts.erase(other.owner, "notice of other")
        const marks = yield* Effect.promise(() => runSql(adminUrl, "SELECT * FROM deletion_mark"))
        assert.lengthOf(marks, 1)
        const dump = JSON.stringify([
          marks,
          yield* Effect.promise(() => runSql(adminUrl, "SELECT * FROM deletion_notice"))
        ])
        assert.notInclude(dump, other.owner)
        const plain = yield* Effect.promise(() =>
          runSql(adminUrl, "SELECT 1 FROM deletion_mark WHERE subject_hash = sha256(convert_to($1, 'UTF8'))", [
            other.owner
          ])
        )
        assert.lengthOf(plain, 0)
      })
    )

    it.effect("clears marks after 30 days also when no other notice comes", () =>
      Effect.gen(function* () {
        const accounts = yield* AccountRepository
        const { adminUrl } = yield* TestAddresses
        const run = (sql: string) => Effect.promise(() => runSql(adminUrl, sql))
        yield* accounts.erase(someone().owner, "notice of one without rows")
        yield* run("UPDATE deletion_mark SET deleted_at = now() - interval '31 days'")
        yield* run("UPDATE deletion_notice SET received_at = now() - interval '31 days'")
        yield* run("INSERT INTO deletion_mark VALUES ('\\x01', now() - interval '29 days')")
        yield* TestClock.adjust("1 hour")
        const left = run(
          "SELECT (SELECT count(*)::int FROM deletion_mark) AS marks, (SELECT count(*)::int FROM deletion_notice) AS notices"
        )
        const cleared = Effect.repeat(Effect.zipLeft(left, pause(20)), { until: ([row]) => row?.["marks"] === 1 })
        assert.deepStrictEqual(yield* cleared, [{ marks: 1, notices: 0 }])
      })
    )

    it.effect("lets no write land that races it", () =>
      Effect.gen(function* () {
        const accounts = yield* AccountRepository
        for (let round = 0; round < 15; round += 1) {
          const caller = someone()
          yield* fill(caller)
          const writes = Array.from({ length: 4 }, () => operations(caller)).map((all) =>
            Effect.flatMap(all, ({ createOnce, create, ingest, patch }) =>
              Effect.all([patch, create, ingest, createOnce], { concurrency: "unbounded" })
            )
          )
          yield* Effect.all([...writes.slice(0, 2), accounts.erase(caller.owner), ...writes.slice(2)], {
            concurrency: "unbounded"
          })
          assert.deepStrictEqual(yield* rowsOf(caller.owner), [], `round ${round}`)
        }
      })
    )

    it.effect("waits for a write that began before, and removes what it wrote", () =>
      Effect.gen(function* () {
        const accounts = yield* AccountRepository
        const profiles = yield* ProfileRepository
        const { adminUrl } = yield* TestAddresses
        const caller = someone()
        yield* fill(caller)
        // The row is held, so that the patch waits inside its transaction and the deletion waits for the patch.
        const ended = yield* Effect.gen(function* () {
          yield* holdOpen(adminUrl, "SELECT 1 FROM master_profile WHERE idp_user_id = $1 FOR UPDATE", [caller.owner])
          const patching = yield* Effect.fork(endOf(profiles.patch(caller, { phone: "late" }, none)))
          yield* pause(150)
          const erasing = yield* Effect.fork(accounts.erase(caller.owner))
          yield* pause(150)
          return { patching, erasing }
        }).pipe(Effect.scoped)
        yield* Fiber.join(ended.erasing)
        assert.strictEqual(yield* Fiber.join(ended.patching), "done")
        assert.deepStrictEqual(yield* rowsOf(caller.owner), [])
      })
    )
  })
})
