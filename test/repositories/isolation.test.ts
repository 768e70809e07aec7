import { assert, describe, it } from "@effect/vitest"
import { proveIsolation } from "../proof/isolation.js"

// The short form of `npm run proof isolation`.
describe("many users on one pool whose connections are killed", () => {
  it("never find a word of another in an answer, nor does the model in a prompt", async () => {
    const report = await proveIsolation(20, 1_600, { killEvery: 200 })
    assert.strictEqual(report.foreign, 0)
    assert.strictEqual(report.kills, 8)
    assert.isAbove(report.prompts, 100)
    assert.isAbove(report.statuses["200"] ?? 0, 700)
    // What a killed connection takes along is unavailable, never a failure of ours; 400 and 404 are asked for.
    for (const status of Object.keys(report.statuses))
      assert.include(["200", "201", "400", "404", "412", "422", "503"], status)
  })
})
