import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { type Caller, Owner } from "../../src/domain/Caller.js"
import { emptyProfileContent, type ProfileContent } from "../../src/domain/MasterProfile.js"
import { ProfileRepository } from "../../src/repositories/ProfileRepository.js"
import { layerTestRepositories } from "../support/database.js"

let count = 0
/** A caller whom no other test knows. */
const someone = (): Caller => ({ owner: Owner.make(`profile user ${(count += 1)}`), issuedAt: 1_700_000_000 })

/** Each field has a value of its own: one in the column of another would show. */
const content: ProfileContent = {
  full_name: 'Ada O\'Hara "quoted" \\ 名前 🎈',
  email: "ada@example.org",
  phone: "+1 555 0100",
  location: "Springfield",
  network_url: "https://network.example/ada",
  portfolio_url: "https://ada.example/",
  summary: "Engineer who likes calm systems.",
  base_skills: ["SQL", '{"json"}', "a,b"],
  certifications: ["First aid"],
  experiences: [{ company: "Acme", role: "Engineer", start_date: "2020-01", end_date: null, description: ["Did it"] }],
  education: [{ school: "School", start_date: null, end_date: null }]
}

const none = { _tag: "None" } as const

describe("profiles", () => {
  it.layer(layerTestRepositories())((it) => {
    it.effect("are not there at first", () =>
      Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        assert.isTrue(Option.isNone(yield* profiles.find(someone())))
      })
    )

    it.effect("read back as they were stored, with the version 1", () =>
      Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        const caller = someone()
        const stored = yield* profiles.ingest(caller, "manual", () => content)
        const { created_at, id, idp_user_id, profile_version, raw_profile_source, updated_at, ...rest } = stored
        assert.deepStrictEqual(rest, content)
        assert.strictEqual(idp_user_id, caller.owner)
        assert.strictEqual(profile_version, 1)
        assert.strictEqual(raw_profile_source, "manual")
        assert.strictEqual(created_at, updated_at)
        assert.match(id, /^[0-9a-f-]{36}$/)
        assert.deepStrictEqual(yield* profiles.find(caller), Option.some(stored))
      })
    )

    it.effect("are created by a patch, with empty lists where none is given", () =>
      Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        const caller = someone()
        const created = yield* profiles.patch(caller, {}, none)
        assert.strictEqual(created.profile_version, 1)
        assert.strictEqual(created.full_name, null)
        assert.deepStrictEqual(created.base_skills, [])
        assert.strictEqual(created.raw_profile_source, null)
      })
    )

    it.effect("keep what a patch does not name and replace what it names whole", () =>
      Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        const caller = someone()
        const before = yield* profiles.ingest(caller, "upload", () => content)
        const after = yield* profiles.patch(caller, { summary: "New", base_skills: ["Go"], education: [] }, none)
        assert.deepStrictEqual(after, {
          ...before,
          summary: "New",
          base_skills: ["Go"],
          education: [],
          profile_version: 2,
          updated_at: after.updated_at
        })
        assert.isAbove(Date.parse(after.updated_at), Date.parse(before.updated_at))
      })
    )

    it.effect("keep version and stamp when nothing changes", () =>
      Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        const caller = someone()
        const before = yield* profiles.ingest(caller, "upload", () => content)
        assert.deepStrictEqual(yield* profiles.patch(caller, {}, none), before)
        assert.deepStrictEqual(yield* profiles.patch(caller, { base_skills: content.base_skills }, none), before)
        assert.deepStrictEqual(yield* profiles.ingest(caller, "upload", () => content), before)
        assert.strictEqual((yield* profiles.ingest(caller, "manual", () => content)).profile_version, 2)
      })
    )

    it.effect("are changed under If-Match only at that version, and never created", () =>
      Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        const caller = someone()
        const versions = (...list: ReadonlyArray<number>) => ({ _tag: "Versions", versions: list }) as const
        for (const condition of [versions(1), { _tag: "AnyVersion" } as const]) {
          const failure = yield* Effect.flip(profiles.patch(caller, { phone: "1" }, condition))
          assert.strictEqual(failure._tag, "ProfileVersionMismatch")
        }
        assert.isTrue(Option.isNone(yield* profiles.find(caller)))
        yield* profiles.patch(caller, { phone: "1" }, none)
        assert.strictEqual((yield* profiles.patch(caller, { phone: "2" }, versions(1))).profile_version, 2)
        const stale = yield* Effect.flip(profiles.patch(caller, { phone: "3" }, versions(1, 99, 2 ** 53)))
        assert.strictEqual(stale._tag, "ProfileVersionMismatch")
        assert.strictEqual((yield* profiles.patch(caller, { phone: "3" }, versions(7, 2))).profile_version, 3)
        assert.strictEqual((yield* profiles.patch(caller, { phone: "4" }, { _tag: "AnyVersion" })).phone, "4")
        assert.strictEqual((yield* Effect.flip(profiles.patch(caller, {}, versions())))._tag, "ProfileVersionMismatch")
      })
    )

    it.effect("let one of many patches with the same If-Match win", () =>
      Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        const caller = someone()
        yield* profiles.patch(caller, { phone: "0" }, none)
        const results = yield* Effect.all(
          Array.from({ length: 12 }, (_, index) =>
            Effect.either(profiles.patch(caller, { phone: `new ${index}` }, { _tag: "Versions", versions: [1] }))
          ),
          { concurrency: "unbounded" }
        )
        assert.lengthOf(
          results.filter((result) => result._tag === "Right"),
          1
        )
      })
    )

    it.effect("count each of many patches side by side", () =>
      Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        const caller = someone()
        const results = yield* Effect.all(
          Array.from({ length: 24 }, (_, index) => profiles.patch(caller, { phone: `number ${index}` }, none)),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual(
          results.map(({ profile_version }) => profile_version).sort((a, b) => a - b),
          Array.from({ length: 24 }, (_, index) => index + 1)
        )
        assert.lengthOf(new Set(results.map(({ id }) => id)), 1)
      })
    )

    it.effect("lose no ingest when first ingests race", () =>
      Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        const caller = someone()
        yield* Effect.all(
          Array.from({ length: 10 }, (_, index) =>
            profiles.ingest(caller, "manual", (stored = emptyProfileContent) => ({
              ...stored,
              base_skills: [...stored.base_skills, `skill ${index}`]
            }))
          ),
          { concurrency: "unbounded" }
        )
        const stored = Option.getOrThrow(yield* profiles.find(caller))
        assert.lengthOf(stored.base_skills, 10)
        assert.strictEqual(stored.profile_version, 10)
      })
    )

    it.effect("are apart for subjects that only look alike", () =>
      Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        for (const owner of ["caf\u00e9", "cafe\u0301", "'; DROP TABLE master_profile; --", "$1", "\u202eabc", "🎈"]) {
          const caller = { owner: Owner.make(owner), issuedAt: 1 }
          assert.isTrue(Option.isNone(yield* profiles.find(caller)), owner)
          assert.strictEqual((yield* profiles.patch(caller, { full_name: owner }, none)).full_name, owner)
        }
      })
    )
  })
})
