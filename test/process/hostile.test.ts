import { assert, it } from "@effect/vitest"
import { proveHostile } from "../proof/hostile.js"

// The short form of `npm run proof hostile`. Each attack once took the service away for seconds or did what it must not.
it("a good user is served whatever others do, and no memory is lost on them", { timeout: 180_000 }, async () => {
  const reports = await proveHostile({ each: 1_500, patience: 3_000 })
  assert.isAbove(reports.length, 10)
  assert.deepStrictEqual(
    reports.flatMap(({ attack, faults }) => faults.map((fault) => `${attack}: ${fault}`)),
    []
  )
})
