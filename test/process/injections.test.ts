import { assert, describe, it } from "@effect/vitest"
import { proveInjections } from "../proof/injections.js"

// The short form of `npm run proof injections`: every 40th attack, another one for each person.
describe("a provider that does what the attacker says", () => {
  it("puts nothing into a draft, a reason, a warning, the stored profile or the log", async () => {
    const { logged, through, tried } = await proveInjections(40)
    assert.deepStrictEqual(through, {})
    assert.strictEqual(logged, 0)
    assert.isAbove(Object.keys(tried).length, 25)
    assert.isAbove(
      Object.values(tried).reduce((sum, count) => sum + count, 0),
      100
    )
  }, 120_000)
})
