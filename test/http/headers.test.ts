import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import fc from "fast-check"
import { PagePosition } from "../../src/domain/Application.js"
import { RequestInvalid } from "../../src/domain/Failures.js"
import { nextLink, readCursor } from "../../src/http/handlers/pages.js"
import { etagOf, preconditionOf } from "../../src/http/handlers/preconditions.js"

const position = Schema.decodeUnknownSync(PagePosition)
const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
const id = "3f1c7e0a-2b64-4c1e-9a57-0d5c2f6b8e11"

describe("cursors", () => {
  it("lead back to the place they were made from, with size and filter", () => {
    fc.assert(
      fc.property(
        fc.date({
          noInvalidDate: true,
          min: new Date("0001-01-01T00:00:00.000Z"),
          max: new Date("9999-12-31T23:59:59.999Z")
        }),
        fc.uuid(),
        fc.constantFrom(undefined, "draft" as const, "offer" as const),
        (date, uuid, status) => {
          const place = position({ created_at: date.toISOString(), id: uuid })
          const url = new URL(
            /^<([^>]+)>; rel="next"$/.exec(nextLink({ limit: 7, status }, place))?.[1] ?? "",
            "http://x"
          )
          assert.strictEqual(url.pathname, "/api/applications")
          assert.strictEqual(url.searchParams.get("limit"), "7")
          assert.strictEqual(url.searchParams.get("status"), status ?? null)
          assert.deepStrictEqual(readCursor(url.searchParams.get("cursor") ?? ""), place)
        }
      )
    )
  })

  const bad: ReadonlyArray<readonly [name: string, cursor: string]> = [
    ["empty", ""],
    ["no base64url", "a+b/"],
    ["too long", "a".repeat(401)],
    ["no JSON", Buffer.from("{").toString("base64url")],
    ["no object", cursorOf(null)],
    ["no id", cursorOf({ created_at: "2026-05-04T09:30:00.000Z" })],
    ["no UUID", cursorOf({ created_at: "2026-05-04T09:30:00.000Z", id: "1" })],
    ["the 99th of a month", cursorOf({ created_at: "2026-99-99T99:99:99.999Z", id })],
    ["the 30th of February", cursorOf({ created_at: "2026-02-30T00:00:00.000Z", id })],
    ["the year 0", cursorOf({ created_at: "0000-01-01T00:00:00.000Z", id })],
    ["SQL", cursorOf({ created_at: "now()", id })]
  ]
  for (const [name, cursor] of bad) {
    it(`${name}: refused`, () => {
      assert.deepStrictEqual(readCursor(cursor), new RequestInvalid({ lines: ["cursor is not valid"] }))
    })
  }
})

describe("If-Match", () => {
  const versions = (...numbers: ReadonlyArray<number>) => ({ _tag: "Versions" as const, versions: numbers })
  const malformed = new RequestInvalid({ lines: ["if-match must be *, or a list of ETags"] })
  const table: ReadonlyArray<readonly [header: string | undefined, read: ReturnType<typeof preconditionOf>]> = [
    [undefined, { _tag: "None" }],
    ["*", { _tag: "AnyVersion" }],
    [" * ", { _tag: "AnyVersion" }],
    [etagOf(3), versions(3)],
    ['"1", "2"', versions(1, 2)],
    ['"1",,"2",', versions(1, 2)],
    [', "1"', versions(1)],
    ['"a,b", "2"', versions(2)],
    ['W/"1"', versions()],
    ['W/"1","2"', versions(2)],
    ['"01"', versions()],
    ['"1.0"', versions()],
    ['"99999999999"', versions()],
    ['""', versions()],
    ["", malformed],
    ["1", malformed],
    ['"1', malformed],
    ['"1" "2"', malformed],
    ['*, "1"', malformed],
    ['w/"1"', malformed]
  ]
  for (const [header, read] of table) {
    it(JSON.stringify(header) ?? "none", () => assert.deepStrictEqual(preconditionOf(header), read))
  }
})
