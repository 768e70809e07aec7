import { assert, describe, it } from "@effect/vitest"
import { proveRestarts } from "../proof/restarts.js"

// The short form of `npm run proof restarts`: each way of ending Postgres once.
describe("Postgres restarted under load", () => {
  it("costs nothing but 503s while it is away: no acknowledged write, no place of the pool, no restart", async () => {
    const report = await proveRestarts(3)
    assert.deepStrictEqual(report.faults, [])
    assert.isAbove(report.acknowledged, 0)
  })
})
