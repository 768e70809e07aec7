import { assert, describe, it } from "@effect/vitest"
import { maxConnections, otherHandles, proveSoak } from "../proof/soak.js"

// The short form of `npm run proof soak`: no times, and no slope of memory, which needs minutes.
describe("the service under requests of all kinds", () => {
  it("answers each as it should, and holds no handle and no connection of the pool afterwards", async () => {
    const { after, before, byKind, faults, requests } = await proveSoak({ requests: 3_000, users: 60 })
    assert.deepStrictEqual(faults, [])
    assert.strictEqual(requests, 3_000)
    // Each kind had its share; a busy machine may have shed some.
    for (const [kind, status] of [
      ...[["profile", "200"] as const, ["create", "201"] as const, ["no field", "400"] as const],
      ...[["bad token", "401"] as const, ["no path", "404"] as const, ["no method", "405"] as const],
      ...[["too large", "413"] as const, ["no type", "415"] as const, ["limited", "429"] as const],
      ...[["dropped", "gone"] as const, ["optimize", "200"] as const, ["ingest", "200"] as const]
    ]) {
      assert.isAbove(byKind[kind]?.[status] ?? 0, 0, `${kind} ${status}`)
    }
    assert.isAtMost(otherHandles(after), otherHandles(before))
    assert.isAtMost(after.connections, maxConnections(before))
    assert.strictEqual(after.busy, 0)
  }, 600_000)
})
