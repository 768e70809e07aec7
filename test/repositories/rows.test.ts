import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as fc from "effect/FastCheck"
import * as Schema from "effect/Schema"
import { ApplicationHistoryItem } from "../../src/domain/Application.js"
import { instantOf } from "../../src/repositories/sql/instants.js"
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

  it.effect("is a defect that does not quote it where the contract does not have it", () =>
    Effect.gen(function* () {
      for (const wrong of [
        ...[{ status: "hired" }, { source_platform: "nowhere" }, { source_url: "javascript:1" }, { drive_link: "no" }],
        ...[{ ats_score_before: 101 }, { ats_score_after: 0.5 }, { applied_resume_snapshot: [] }, { id: null }],
        ...[{ idp_user_id: null }, { company_name: null }, { created_at: "12026-01-02T03:04:05.006Z" }]
      ]) {
        const exit = yield* Effect.exit(decode([item, { ...item, ...wrong }]))
        const defect = Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined
        assert.instanceOf(defect, UnreadableRow, JSON.stringify(wrong))
        assert.strictEqual(String(defect), String(new UnreadableRow()))
      }
    })
  )
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
    assert.strictEqual(instantOf("infinity"), "infinity")
  })
})
