import { assert, describe, it } from "@effect/vitest"
import { Lines } from "../../src/scoring/evidence/Lines.js"

describe("lines of a resume", () => {
  it("have one number where they say the same, in letters of any case", () => {
    const said = new Map([
      ["experience[0].bullets[0]", "Cut costs by a fifth"],
      ["experience[0].bullets[1]", "Led a team of nine. "],
      ["experience[1].bullets[0]", " CUT COSTS BY A FIFTH"],
      ["experience[1].bullets[1]", "Cut costs by a third"]
    ])
    const lines = new Lines(said)
    const numbers = [...said.keys(), "experience[0].bullets[1]", "experience[2]", "experience[3]"].map((where) =>
      lines.numberOf(where)
    )
    // What nothing is known of says the same, too.
    assert.deepStrictEqual(numbers, [0, 1, 0, 2, 1, 3, 3])
  })
})
