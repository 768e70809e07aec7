import { assert, describe, it } from "@effect/vitest"
import { concepts, conceptsPerField, lexiconFaults, lexiconHash } from "../../src/scoring/lexicon/lexicon.js"

describe("the lexicon", () => {
  it("covers each field with at least 80 concepts, and 1,500 in all", () => {
    const counts = conceptsPerField()
    console.log(Object.fromEntries(counts), concepts.length)
    const fields = [
      ...["technology", "health", "finance", "law", "education", "sales_marketing", "operations", "design", "trades"],
      "hospitality"
    ] as const
    for (const field of fields) assert.isAtLeast(counts.get(field) ?? 0, 80, field)
    assert.isAtLeast(concepts.length, 1_500)
  })

  it("has soft skills and certifications", () => {
    const kinds = (kind: string) => concepts.filter((concept) => concept.kind === kind).length
    assert.isAtLeast(kinds("soft"), 100)
    assert.isAtLeast(kinds("certification"), 150)
  })

  it("is sound: forms belong to one concept, implications name concepts", () => {
    assert.deepStrictEqual(lexiconFaults, [])
  })

  it("has names as a person writes them: no qualifier in parentheses, no doubles", () => {
    assert.deepStrictEqual(
      concepts.filter(({ name }) => / \(/.test(name) || name.trim() !== name),
      []
    )
    assert.strictEqual(new Set(concepts.map(({ name }) => name.toLowerCase())).size, concepts.length)
  })

  it("has a hash that stands in every explanation", () => assert.match(lexiconHash, /^[0-9a-f]{12}$/))
})
