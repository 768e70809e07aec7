import { assert, describe, it } from "@effect/vitest"
import { fly, losses } from "../proof/flight.js"

// The short form of `npm run proof flight`: a fortieth of its calls, and no limit on memory and times.
describe("optimize calls in flight", () => {
  it("wait together and are all answered", async () => {
    const report = await fly({ rate: 25, users: 8, provider: 2_000, ramp: 1_000, warmup: 2_500, duration: 2_000 })
    assert.deepStrictEqual(losses(report), [])
    assert.isAbove(report.requests.measured, 10)
    // Far more than come while one is answered where nothing waits.
    assert.isAbove(report.requests.peak_in_flight, 20)
  }, 120_000)
})
