import { assert, describe, it } from "@effect/vitest"
import * as Arbitrary from "effect/Arbitrary"
import * as fc from "effect/FastCheck"
import * as Schema from "effect/Schema"
import { ApplicationHistoryItem } from "../../src/domain/Application.js"
import type { TextRow } from "../../src/repositories/sql/batch.js"
import { itemColumns, itemText } from "../../src/repositories/sql/itemTexts.js"

const item: ApplicationHistoryItem = Schema.decodeSync(ApplicationHistoryItem)({
  ...{ id: "018f6b1e-0000-7000-8000-000000000001", idp_user_id: "user", company_name: "Northwind", job_title: "Nurse" },
  ...{ source_platform: "other", source_url: "https://jobs.example/1", job_description_hash: null, drive_link: null },
  ...{ ats_score_before: 0, ats_score_after: null, applied_resume_snapshot: { a: [1e-300, "\u2028"] } },
  ...{ status: "applied", created_at: "2026-01-02T03:04:05.006Z", applied_at: "2026-01-02T03:04:05.000Z" },
  updated_at: "2026-01-02T03:04:05.120Z"
})

const stamps = new Set(["created_at", "applied_at", "updated_at"])

/** A member as Postgres writes its column in a session in UTC; trailing zeros of a second are left out. */
const column = (name: string, value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value === "object") return JSON.stringify(value)
  return stamps.has(name)
    ? String(value)
        .replace("T", " ")
        .replace("Z", "+00")
        .replace(/\.?0+\+/, "+")
    : String(value)
}

const rowOf = (members: Readonly<Record<string, unknown>>): TextRow =>
  itemColumns.map((name) => column(name, members[name]))

const stamp = fc
  .date({ min: new Date("1000-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59.999Z"), noInvalidDate: true })
  .map((date) => date.toISOString())

const items = fc
  .tuple(
    Arbitrary.make(ApplicationHistoryItem.omit("created_at", "applied_at", "updated_at", "applied_resume_snapshot")),
    fc.record({
      ...{ created_at: stamp, applied_at: stamp, updated_at: stamp },
      company_name: fc.string({ unit: "binary" }).map((text) => text.replaceAll("\u0000", "")),
      applied_resume_snapshot: fc.option(fc.dictionary(fc.string(), fc.jsonValue()))
    })
  )
  .map(([most, rest]): ApplicationHistoryItem => ({ ...most, ...rest }))

describe("the JSON of a row", () => {
  it("is what the contract's schema makes of it, letter by letter", () => {
    const encode = Schema.encodeSync(ApplicationHistoryItem)
    assert.strictEqual(itemText(rowOf(item)), JSON.stringify(encode(item)))
    fc.assert(
      fc.property(items, (given) => {
        assert.strictEqual(itemText(rowOf(given)), JSON.stringify(encode(given)))
      }),
      { numRuns: 300 }
    )
  })

  it("has the members of the contract in its order", () => {
    assert.deepStrictEqual(itemColumns, Object.keys(ApplicationHistoryItem.fields))
  })

  it("is none for a row that the contract does not have", () => {
    for (const [name, value] of [
      ...[
        ["status", "hired"] as const,
        ["source_platform", "nowhere"] as const,
        ["source_url", "javascript:1"] as const
      ],
      ...[["drive_link", "no link"] as const, ["ats_score_before", 101] as const, ["ats_score_after", 0.5] as const],
      ...[["applied_resume_snapshot", []] as const, ["created_at", "12026-01-02T03:04:05.006Z"] as const],
      ...["id", "idp_user_id", "company_name", "job_title", "status", "applied_at"].map((name) => [name, null] as const)
    ]) {
      assert.strictEqual(itemText(rowOf({ ...item, [name]: value })), undefined, name)
    }
    assert.strictEqual(itemText(rowOf(item).slice(0, -1)), undefined)
  })
})
