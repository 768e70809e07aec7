import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { ApplicationId, type ListQuery, type NewApplication } from "../../src/domain/Application.js"
import { type Caller, Owner } from "../../src/domain/Caller.js"
import { ApplicationRepository } from "../../src/repositories/ApplicationRepository.js"
import { holdOpen, layerTestRepositories, runSql, TestAddresses } from "../support/database.js"
import { newApplication as application } from "../support/newApplication.js"

let count = 0
const someone = (): Caller => ({ owner: Owner.make(`application user ${(count += 1)}`), issuedAt: 1_700_000_000 })

const everything: ListQuery = { limit: 500, status: undefined, after: undefined }

/** Every page of a history, one after the other. */
const pages = (caller: Caller, limit: number) =>
  Effect.gen(function* () {
    const applications = yield* ApplicationRepository
    const found = []
    let after: ListQuery["after"]
    do {
      const page = yield* applications.list(caller, { limit, status: undefined, after })
      found.push(page.items)
      after = page.next
    } while (after !== undefined)
    return found
  })

describe("applications", () => {
  it.layer(layerTestRepositories())((it) => {
    it.effect("read back as they were stored", () =>
      Effect.gen(function* () {
        const applications = yield* ApplicationRepository
        const caller = someone()
        const given: NewApplication = {
          company_name: 'Ünïcode "& Söhne" 🎈',
          job_title: "O'Hara's {title}",
          status: "applied",
          source_platform: "suite_b",
          source_url: "https://example.org/jobs?id=1",
          drive_link: "https://example.org/file",
          ats_score_before: 0,
          ats_score_after: 100,
          applied_resume_snapshot: {
            z: 1,
            a: [1e-300, 0.1, -5, 123456789012345680000],
            "": { deep: [null, true, "x\ny"] }
          }
        }
        const id = yield* applications.create(caller, given, undefined)
        const { items, next } = yield* applications.list(caller, everything)
        const [item] = items
        assert.lengthOf(items, 1)
        assert.strictEqual(next, undefined)
        assert.deepStrictEqual(item, {
          ...given,
          id,
          idp_user_id: caller.owner,
          job_description_hash: null,
          created_at: item?.created_at ?? "",
          applied_at: item?.created_at ?? "",
          updated_at: item?.created_at ?? ""
        })
        // Key order is kept as well: the snapshot is stored as it came.
        assert.strictEqual(JSON.stringify(item?.applied_resume_snapshot), JSON.stringify(given.applied_resume_snapshot))
      })
    )

    it.effect("come newest first, on pages that neither repeat nor miss one", () =>
      Effect.gen(function* () {
        const applications = yield* ApplicationRepository
        const { adminUrl } = yield* TestAddresses
        const caller = someone()
        // Many of the same millisecond: the id has to decide.
        yield* Effect.promise(() =>
          runSql(
            adminUrl,
            `INSERT INTO application_history (idp_user_id, company_name, job_title, created_at, updated_at)
             SELECT $1, 'c', 'j', '2026-01-01Z'::timestamptz + (n / 7) * interval '1 ms', now()
             FROM generate_series(1, 103) AS n`,
            [caller.owner]
          )
        )
        const all = (yield* applications.list(caller, everything)).items
        assert.lengthOf(all, 103)
        assert.strictEqual(all.at(-1)?.status, "applied")
        const sorted = [...all].sort((a, b) => (a.created_at + a.id < b.created_at + b.id ? 1 : -1))
        assert.deepStrictEqual(all, sorted)
        for (const limit of [1, 10, 103, 500]) {
          const found = yield* pages(caller, limit)
          assert.deepStrictEqual(found.flat(), [...all])
          assert.isTrue(found.every((page) => page.length <= limit && page.length > 0))
        }
      })
    )

    it.effect("are filtered by status", () =>
      Effect.gen(function* () {
        const applications = yield* ApplicationRepository
        const caller = someone()
        const offer = yield* applications.create(caller, { ...application, status: "offer" }, undefined)
        yield* applications.create(caller, application, undefined)
        const { items } = yield* applications.list(caller, { ...everything, status: "offer" })
        assert.deepStrictEqual(
          items.map(({ id }) => id),
          [offer]
        )
      })
    )

    it.effect("end a page early when the snapshots grow large, and still come whole", () =>
      Effect.gen(function* () {
        const applications = yield* ApplicationRepository
        const caller = someone()
        const applied_resume_snapshot = { text: "x".repeat(60_000) }
        yield* Effect.all(
          Array.from({ length: 120 }, () =>
            applications.create(caller, { ...application, applied_resume_snapshot }, undefined)
          ),
          { concurrency: 8 }
        )
        const found = yield* pages(caller, 500)
        assert.strictEqual(found.flat().length, 120)
        assert.isAbove(found.length, 1)
        assert.lengthOf(new Set(found.flat().map(({ id }) => id)), 120)
        for (const page of found) assert.isBelow(Buffer.byteLength(JSON.stringify(page)), 5 * 1024 * 1024)
      })
    )

    it.effect("move updated_at with each status, the same one too, and nothing else", () =>
      Effect.gen(function* () {
        const applications = yield* ApplicationRepository
        const caller = someone()
        const id = yield* applications.create(caller, application, undefined)
        const [before] = (yield* applications.list(caller, everything)).items
        let last = before?.updated_at ?? ""
        for (const status of ["rejected", "rejected", "draft", "draft", "offer"] as const) {
          const item = yield* applications.changeStatus(caller, id, status)
          assert.isAbove(Date.parse(item.updated_at), Date.parse(last))
          assert.deepStrictEqual({ ...item, updated_at: last }, { ...before, status, updated_at: last })
          last = item.updated_at
        }
      })
    )

    it.effect("of somebody else are as if they were not there", () =>
      Effect.gen(function* () {
        const applications = yield* ApplicationRepository
        const [owner, other] = [someone(), someone()]
        const id = yield* applications.create(owner, application, undefined)
        for (const wrong of [id, ApplicationId.make("00000000-0000-4000-8000-000000000000")]) {
          const failure = yield* Effect.flip(applications.changeStatus(other, wrong, "offer"))
          assert.strictEqual(failure._tag, "ApplicationNotFound")
        }
        assert.lengthOf((yield* applications.list(other, everything)).items, 0)
        assert.strictEqual((yield* applications.list(owner, everything)).items[0]?.status, "draft")
      })
    )

    it.effect("are created once for an idempotency key, however many requests race", () =>
      Effect.gen(function* () {
        const applications = yield* ApplicationRepository
        const caller = someone()
        const key = { key: "k", fingerprint: "f" }
        const ids = yield* Effect.all(
          Array.from({ length: 20 }, () => applications.create(caller, application, key)),
          { concurrency: "unbounded" }
        )
        assert.lengthOf(new Set(ids), 1)
        assert.strictEqual(yield* applications.create(caller, application, key), ids[0])
        assert.lengthOf((yield* applications.list(caller, everything)).items, 1)
      })
    )

    it.effect("are refused for a key that stood for another body, and the key is each user's own", () =>
      Effect.gen(function* () {
        const applications = yield* ApplicationRepository
        const [caller, other] = [someone(), someone()]
        const first = yield* applications.create(caller, application, { key: "k", fingerprint: "f" })
        const failure = yield* Effect.flip(applications.create(caller, application, { key: "k", fingerprint: "g" }))
        assert.strictEqual(failure._tag, "IdempotencyKeyReused")
        assert.lengthOf((yield* applications.list(caller, everything)).items, 1)
        assert.notStrictEqual(yield* applications.create(other, application, { key: "k", fingerprint: "g" }), first)
      })
    )

    it.effect("are created anew for a key after 24 hours, and old keys are cleared", () =>
      Effect.gen(function* () {
        const applications = yield* ApplicationRepository
        const { adminUrl } = yield* TestAddresses
        const caller = someone()
        const age = (hours: number) =>
          Effect.promise(() =>
            runSql(
              adminUrl,
              "UPDATE idempotency_key SET created_at = now() - $2 * interval '1 hour' WHERE idp_user_id = $1",
              [caller.owner, hours]
            )
          )
        const first = yield* applications.create(caller, application, { key: "k", fingerprint: "f" })
        yield* applications.create(caller, application, { key: "old", fingerprint: "f" })
        yield* age(23)
        assert.strictEqual(yield* applications.create(caller, application, { key: "k", fingerprint: "f" }), first)
        yield* age(25)
        assert.notStrictEqual(yield* applications.create(caller, application, { key: "k", fingerprint: "g" }), first)
        const keys = yield* Effect.promise(() =>
          runSql(adminUrl, "SELECT key FROM idempotency_key WHERE idp_user_id = $1", [caller.owner])
        )
        assert.deepStrictEqual(keys, [{ key: "k" }])
      })
    )
  })

  it.layer(layerTestRepositories({ connections: 4, lockTimeout: 300 }))((it) => {
    it.effect("are refused while another transaction holds the key, and a failed one is not remembered", () =>
      Effect.gen(function* () {
        const applications = yield* ApplicationRepository
        const { adminUrl } = yield* TestAddresses
        const caller = someone()
        const key = { key: "held", fingerprint: "f" }
        const failure = yield* holdOpen(
          adminUrl,
          `INSERT INTO idempotency_key (idp_user_id, key, fingerprint, application_id)
           VALUES ($1, 'held', 'f', gen_random_uuid())`,
          [caller.owner]
        ).pipe(Effect.zipRight(Effect.flip(applications.create(caller, application, key))), Effect.scoped)
        assert.strictEqual(failure._tag, "IdempotencyKeyInUse")
        const id = yield* applications.create(caller, application, key)
        assert.deepStrictEqual(
          (yield* applications.list(caller, everything)).items.map((item) => item.id),
          [id]
        )
      })
    )
  })
})
