import { assert, describe, it } from "@effect/vitest"
import { titlesBySkill } from "../../src/scoring/evidence/occupationSkills.js"
import type { Field } from "../../src/lexicon/Concept.js"
import { conceptNamed, concepts, fieldOf, formCount, formOf } from "../../src/lexicon/lexicon.js"
import { mentionsIn } from "../../src/lexicon/matcher/mentions.js"

describe("the lexicon", () => {
  it("covers each field with at least 80 concepts, and 1,500 in all", () => {
    const counts = new Map<Field, number>()
    concepts.forEach((_, number) => counts.set(fieldOf(number), (counts.get(fieldOf(number)) ?? 0) + 1))
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

  it("has names as a person writes them: no qualifier in parentheses, no doubles", () => {
    assert.deepStrictEqual(
      concepts.filter(({ name }) => / \(/.test(name) || name.trim() !== name),
      []
    )
    assert.strictEqual(new Set(concepts.map(({ name }) => name.toLowerCase())).size, concepts.length)
  })

  it("finds each unambiguous spelling where it stands alone", () => {
    const lost = Array.from({ length: formCount }, (_, form) => formOf(form))
      .filter(({ ambiguous }) => ambiguous === undefined)
      .filter(({ spelling }) => mentionsIn(spelling).length === 0)
    assert.deepStrictEqual(
      lost.map(({ spelling }) => spelling),
      []
    )
  })

  it("finds a concept by its name and by any of its unambiguous forms", () => {
    assert.strictEqual(conceptNamed("kubernetes")?.name, "Kubernetes")
    assert.strictEqual(conceptNamed("K8s")?.name, "Kubernetes")
    assert.strictEqual(conceptNamed("registered nurse")?.name, "RN")
    assert.isUndefined(conceptNamed("go the extra mile and back"))
  })

  it("has a concept for each skill that titles speak for", () => {
    assert.deepStrictEqual(
      titlesBySkill.map(([name]) => name).filter((name) => conceptNamed(name)?.name !== name),
      []
    )
  })
})
