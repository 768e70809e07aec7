import { assert, describe, it } from "@effect/vitest"
import { proveGrowth } from "../proof/growth.js"

// The short form of `npm run proof growth`: rows that Postgres touches, not times.
describe("a history that grows", () => {
  it("costs a page and a status change no more rows, of a rare status neither", async () => {
    const { faults, users } = await proveGrowth([10, 200, 5_000], 20_000)
    assert.deepStrictEqual(faults, [])
    assert.strictEqual(users["5000"]?.["first page"]?.touched, users["200"]?.["first page"]?.touched)
  })
})
