import { assert, describe, it } from "@effect/vitest"
import { proveDeletion } from "../proof/deletion.js"

// The short form of `npm run proof deletion`, which holds the times as well.
describe("a large account deleted while others work", () => {
  it("leaves no row, lets no old token in, and every request of the others is answered as always", async () => {
    const report = await proveDeletion(20_000, 1)
    assert.deepStrictEqual(report.faults, [])
    assert.isAbove(report.statuses["201"] ?? 0, 0)
  })
})
