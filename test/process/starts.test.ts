import { assert, describe, it } from "@effect/vitest"
import { measureStarts } from "../proof/start.js"

// The short form of `npm run proof start`: each start once, and no word on how long it took.
describe("npm start and tailor score", () => {
  it("start, answer and end", async () => {
    const figures = await measureStarts(1)
    assert.deepStrictEqual(
      figures.map(({ what }) => what),
      [
        "node -e 0",
        "npm start, external database",
        "npm start, embedded database, first",
        "npm start, embedded database, next",
        "tailor score"
      ]
    )
    for (const { taken, what } of figures) assert.isAbove(taken, 0, what)
  }, 300_000)
})
