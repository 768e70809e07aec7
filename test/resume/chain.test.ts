import { assert, describe, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { bestByHabit, bestThrough, kindsIn, ownScores } from "../../src/text/models/chain.js"

const count = 3

const numbers = (length: number) => fc.array(fc.integer({ min: -9, max: 9 }), { minLength: length, maxLength: length })
const link = fc.record({ rows: fc.array(fc.nat({ max: 4 }), { maxLength: 3 }), gate: fc.nat({ max: 1 }) })
const chain = fc.record({
  links: fc.array(link, { minLength: 1, maxLength: 5 }),
  weights: numbers(15),
  steps: numbers(18)
})

/** All rows of kinds. */
const rowsOfKinds = (length: number): ReadonlyArray<ReadonlyArray<number>> =>
  length === 0 ? [[]] : rowsOfKinds(length - 1).flatMap((row) => [0, 1, 2].map((kind) => [...row, kind]))

describe("a model of things in a row", () => {
  it("finds the best row of kinds through each kind of each thing", () =>
    fc.assert(
      fc.property(chain, ({ links, steps, weights }) => {
        const own = ownScores(links, count, weights)
        const best = bestThrough(links, count, own, steps)
        const stepTo = (kinds: ReadonlyArray<number>, at: number) =>
          at === 0
            ? 0
            : (steps[((links[at]?.gate ?? 0) * count + (kinds[at - 1] ?? 0)) * count + (kinds[at] ?? 0)] ?? 0)
        const scoreOf = (kinds: ReadonlyArray<number>) =>
          kinds.reduce((sum, kind, at) => sum + (own[at * count + kind] ?? 0) + stepTo(kinds, at), 0)
        const all = rowsOfKinds(links.length)
        links.forEach((_, at) => {
          for (const kind of [0, 1, 2]) {
            const through = Math.max(...all.filter((kinds) => kinds[at] === kind).map(scoreOf))
            assert.strictEqual(best[at * count + kind], through)
          }
        })
      })
    ))

  it("gives things in the same place the kind of most of them", () => {
    const links = [0, 0, 1, 0].map((row) => ({ rows: [row], gate: 0 }))
    const weights = [0, 9, 0, 5, 4, 0]
    const own = ownScores(links, count, weights)
    const steps = Array.from({ length: 18 }, () => 0)
    const kindsOf = (habit: number) =>
      bestByHabit([{ links, own, places: ["a", "a", "a", "a"] }], count, steps, habit).flatMap((best) =>
        kindsIn(best, count)
      )
    assert.deepStrictEqual(kindsOf(0), [1, 1, 0, 1])
    assert.deepStrictEqual(kindsOf(4), [1, 1, 1, 1])
  })
})
