import { assert, it } from "@effect/vitest"
import { worthOfAll } from "../../src/scoring/evidence/evidence.js"
import type { Evidence } from "../../src/scoring/report/Report.js"
import { defaultWeights } from "../../src/scoring/weights.js"

it("weaker lines of work add up where they say different things, and the same line said again adds nothing", () => {
  const said = new Map([
    ["first", "cut costs by a fifth"],
    ["again", "cut costs by a fifth"],
    ["other", "led a team of nine"]
  ])
  const worth = (...places: ReadonlyArray<string>) =>
    worthOfAll(
      places.map((where): Evidence => ({
        ...{ section: "experience", where, matched: "costs", span: { start: 4, end: 9 }, by: "exact", strength: 0.4 }
      })),
      said,
      defaultWeights
    )
  assert.strictEqual(worth("first", "again"), worth("first"))
  assert.isAbove(worth("first", "other"), worth("first"))
  assert.strictEqual(worth(), 0)
})
