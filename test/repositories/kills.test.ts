import { assert, describe, it } from "@effect/vitest"
import { proveKills } from "../proof/kills.js"

// The short form of `npm run proof kills`.
describe("the service killed under writes", () => {
  it("loses no acknowledged write, doubles none, deletes nothing by half, and starts again", async () => {
    const report = await proveKills(5)
    assert.deepStrictEqual(report.faults, [])
    assert.isAtLeast(report.acknowledged, 5)
    assert.strictEqual(report.repeated, 20)
  })
})
