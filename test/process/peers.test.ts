import { assert, describe, it } from "@effect/vitest"
import { measurePeers } from "../proof/peers.js"

// The short form of `npm run proof peers`: the same work on each, no word on which is faster.
describe("the service beside its peers", () => {
  it("answers as each of them does, under load too", async () => {
    const names = ["Tailor", "node:http", "Fastify 5", "Express 5"]
    const { faults, figures } = await measurePeers({
      ...{ rounds: 1, warmUp: false, requestsEach: 40, connections: 4, users: 4, newTokens: 60, only: names }
    })
    assert.deepStrictEqual(faults, [])
    for (const name of names) {
      assert.hasAllKeys(figures[name], ["profile", "list", "create", "new token"], name)
    }
  }, 300_000)
})
