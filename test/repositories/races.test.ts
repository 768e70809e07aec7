import { assert, describe, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type { ApplicationStatus, NewApplication } from "../../src/domain/Application.js"
import { type Caller, Owner } from "../../src/domain/Caller.js"
import { emptyProfileContent } from "../../src/domain/MasterProfile.js"
import { AccountRepository } from "../../src/repositories/AccountRepository.js"
import { ApplicationRepository } from "../../src/repositories/ApplicationRepository.js"
import { ProfileRepository } from "../../src/repositories/ProfileRepository.js"
import { layerTestRepositories, runSql, TestAddresses } from "../support/database.js"

const someone = (name: string): Caller => ({ owner: Owner.make(name), issuedAt: Math.floor(Date.now() / 1000) - 60 })

const application: NewApplication = {
  ...{ company_name: "Acme", job_title: "Engineer", status: "draft", source_platform: "other" },
  ...{ source_url: null, drive_link: null, ats_score_before: null, ats_score_after: null },
  applied_resume_snapshot: null
}

const inDatabase = (sql: string) =>
  Effect.flatMap(TestAddresses, ({ adminUrl }) => Effect.promise(() => runSql(adminUrl, sql)))

describe("races", () => {
  layer(layerTestRepositories(), { excludeTestServices: true })((it) => {
    it.effect("of a thousand ingests with the deletion of their account, none brings a row back", () =>
      Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        const accounts = yield* AccountRepository
        const ends: Array<string> = []
        const race = (number: number) => {
          const caller = someone(`racer ${number}`)
          const ingest = profiles
            .ingest(caller, "manual", () => ({ ...emptyProfileContent, full_name: "Racer" }))
            .pipe(
              Effect.match({ onFailure: ({ _tag }) => _tag, onSuccess: () => "stored" }),
              Effect.tap((end) => Effect.sync(() => ends.push(end)))
            )
          const erase = accounts.erase(caller.owner)
          // Either may come first; half of the accounts have a profile already.
          const both = number % 2 === 0 ? [ingest, erase] : [erase, ingest]
          const race = Effect.all(both, { concurrency: 2 })
          return number % 4 < 2
            ? race
            : Effect.zipRight(Effect.ignore(profiles.patch(caller, {}, { _tag: "None" })), race)
        }
        yield* Effect.forEach(
          Array.from({ length: 1_000 }, (_, number) => number),
          race,
          { concurrency: 4 }
        )
        assert.deepStrictEqual(yield* inDatabase("SELECT 1 FROM master_profile"), [])
        // Both orders were met: else nothing raced.
        assert.includeMembers(ends, ["stored", "AccountDeleted"])
        assert.deepStrictEqual(new Set(ends), new Set(["stored", "AccountDeleted"]))
      })
    )

    it.effect("of first ingests make one profile that counts each of them", () =>
      Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        for (let round = 0; round < 10; round += 1) {
          const caller = someone(`first ${round}`)
          const stored = yield* Effect.forEach(
            Array.from({ length: 16 }, (_, number) => number),
            (number) => profiles.ingest(caller, "manual", () => ({ ...emptyProfileContent, full_name: `N ${number}` })),
            { concurrency: "unbounded" }
          )
          const versions = stored.map((profile) => profile.profile_version).sort((a, b) => a - b)
          assert.deepStrictEqual(
            versions,
            versions.map((_, index) => index + 1)
          )
          assert.strictEqual(new Set(stored.map(({ id }) => id)).size, 1)
        }
      })
    )

    it.effect("of status changes each win once, and stamps only grow", () =>
      Effect.gen(function* () {
        const applications = yield* ApplicationRepository
        const caller = someone("status")
        const id = yield* applications.create(caller, application, undefined)
        const statuses: ReadonlyArray<ApplicationStatus> = ["applied", "interviewing", "offer", "rejected"]
        const items = yield* Effect.forEach(
          Array.from({ length: 40 }, (_, index) => statuses[index % 4] ?? "draft"),
          (status) => Effect.map(applications.changeStatus(caller, id, status), (item) => ({ asked: status, item })),
          { concurrency: "unbounded" }
        )
        for (const { asked, item } of items) assert.strictEqual(item.status, asked)
        const stamps = items.map(({ item }) => String(item.updated_at))
        assert.strictEqual(new Set(stamps).size, stamps.length)
        const last = [...items].sort((a, b) => (String(a.item.updated_at) < String(b.item.updated_at) ? 1 : -1))[0]
        const page = yield* applications.list(caller, { limit: 10, status: undefined, after: undefined })
        assert.deepStrictEqual(page.items, last === undefined ? [] : [last.item])
      })
    )
  })
})
