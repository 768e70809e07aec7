import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Either from "effect/Either"
import * as fc from "effect/FastCheck"
import * as Schema from "effect/Schema"
import { ApplicationHistoryItem } from "../../src/domain/Application.js"
import { MasterProfile } from "../../src/domain/MasterProfile.js"
import { instantOf } from "../../src/repositories/sql/batch.js"
import { decodeRows, UnreadableRow } from "../../src/repositories/sql/rows.js"

const decode = decodeRows(ApplicationHistoryItem)
const item = Schema.decodeSync(ApplicationHistoryItem)({
  ...{ id: "018f6b1e-0000-7000-8000-000000000001", idp_user_id: "user", company_name: "Northwind", job_title: "Nurse" },
  ...{ source_platform: "other", source_url: "https://jobs.example/1", job_description_hash: null, drive_link: null },
  ...{ ats_score_before: 0, ats_score_after: null, applied_resume_snapshot: { a: [1e-300, "\u2028"] } },
  ...{ status: "applied", created_at: "2026-01-02T03:04:05.006Z", applied_at: "2026-01-02T03:04:05.000Z" },
  updated_at: "2026-01-02T03:04:05.120Z"
})

describe("a row of the history", () => {
  it.effect("is read with its members in the order of the contract, and nothing else", () =>
    Effect.gen(function* () {
      const shuffled = { followed: true, ...Object.fromEntries(Object.entries(item).reverse()) }
      const [read] = yield* decode([shuffled])
      assert.strictEqual(JSON.stringify(read), JSON.stringify(item))
      assert.deepStrictEqual(Object.keys({ ...read }), Object.keys(ApplicationHistoryItem.fields))
    })
  )

  it.effect("is read where a limit has become narrower than what is stored", () =>
    Effect.gen(function* () {
      const stored = { ...item, company_name: "a".repeat(10_000) }
      assert.deepStrictEqual(yield* decode([stored]), [stored])
    })
  )

  it.effect("is a defect that does not quote it where a type is not the contract's", () =>
    Effect.gen(function* () {
      for (const wrong of [
        ...[{ status: "hired" }, { source_platform: "nowhere" }, { source_url: 1 }, { drive_link: false }],
        ...[{ ats_score_before: "10" }, { ats_score_after: {} }, { applied_resume_snapshot: [] }, { id: null }],
        ...[{ idp_user_id: null }, { company_name: null }, { created_at: new Date() }]
      ]) {
        const exit = yield* Effect.exit(decode([item, { ...item, ...wrong }]))
        const defect = Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined
        assert.instanceOf(defect, UnreadableRow, JSON.stringify(wrong))
        assert.strictEqual(String(defect), String(new UnreadableRow()))
      }
    })
  )
})

describe("a row of a profile", () => {
  const experience = {
    role: "Nurse",
    description: ["Cared."],
    end_date: null,
    start_date: "2020-01",
    company: "Globex"
  }
  const profile = {
    ...{ id: "018f6b1e-0000-7000-8000-000000000001", idp_user_id: "user", full_name: "Maya", email: null, phone: null },
    ...{ location: null, network_url: null, portfolio_url: null, summary: "Nurse.", base_skills: ["ICU"] },
    ...{ certifications: [], experiences: [experience], education: [{ end_date: null, start_date: null }] },
    ...{ raw_profile_source: "manual", profile_version: 1 },
    ...{ created_at: "2026-01-02T03:04:05.006Z", updated_at: "2026-01-02T03:04:05.006Z" }
  }
  const readProfiles = decodeRows(MasterProfile)
  const bySchema = Schema.decodeUnknownEither(MasterProfile)

  it("is read as the schema reads it, to the order of the members; what is refused the schema refuses, too", () => {
    const spoiled = fc.tuple(fc.constantFrom(...Object.keys(profile)), fc.oneof(fc.jsonValue(), fc.constant(undefined)))
    fc.assert(
      fc.property(spoiled, ([name, value]) => {
        const row = { ...profile, [name]: value }
        const exit = Effect.runSyncExit(readProfiles([row]))
        const own = bySchema(row)
        if (Exit.isFailure(exit)) assert.isTrue(Either.isLeft(own), JSON.stringify(row))
        else if (Either.isRight(own)) assert.strictEqual(JSON.stringify(exit.value), JSON.stringify([own.right]))
      }),
      {
        numRuns: 500,
        examples: [
          [["summary", "Nurse."]],
          [["education", [{}]]],
          [["education", [{ end_date: null }, { school: "A" }]]]
        ]
      }
    )
  })
})

describe("an instant of Postgres", () => {
  it("is written as the API writes it, with or without a fraction and to the microsecond", () => {
    const dates = fc.date({
      min: new Date("1000-01-01T00:00:00Z"),
      max: new Date("9999-12-31T23:59:59.999Z"),
      noInvalidDate: true
    })
    fc.assert(
      fc.property(dates, (date) => {
        const text = date.toISOString().replace("T", " ").replace("Z", "")
        // Postgres leaves out the zeros at the end of a fraction.
        assert.strictEqual(instantOf(`${text.replace(/\.?0+$/, "")}+00`), date.toISOString())
        assert.strictEqual(instantOf(`${text}789+00`), date.toISOString())
      })
    )
    assert.strictEqual(instantOf("2026-05-04 09:30:00+02"), "2026-05-04T07:30:00.000Z")
    assert.strictEqual(instantOf("infinity"), "infinity")
  })
})
