import { assert, describe, it } from "@effect/vitest"
import { measurePostings, postingsOfCorpus } from "./postingMeasure.js"

// A floor is a little below what is reached, and rises with it. Of the half that is only counted no text is looked at.
const floors = {
  look: {
    hard: [0.9, 0.85],
    required: 0.9,
    soft: [0.88, 0.82],
    certifications: [0.86, 0.71],
    notAsked: 12,
    tiers: 0.91,
    years: 0.93
  },
  count: {
    hard: [0.83, 0.72],
    required: 0.81,
    soft: [0.84, 0.56],
    certifications: [0.79, 0.63],
    notAsked: 54,
    tiers: 0.84,
    years: 0.7
  }
} as const

describe.each(["look", "count"] as const)("whole postings, half %s", (half) => {
  const postings = postingsOfCorpus.filter((posting) => posting.half === half)
  const measured = measurePostings(postings)
  const floor = floors[half]

  it("are thirty", () => assert.lengthOf(postings, 30))

  it.each(["hard", "soft", "certifications"] as const)("%s", (kind) => {
    const [precision, recall] = floor[kind]
    assert.isAtLeast(measured[kind].precision, precision, "precision")
    assert.isAtLeast(measured[kind].recall, recall, "recall")
  })

  it("what is required is found", () => assert.isAtLeast(measured.required.recall, floor.required))
  it("what is named and not asked", () => assert.isAtMost(measured.notAsked, floor.notAsked))
  it("how much it is asked", () => assert.isAtLeast(measured.tiers, floor.tiers))
  it("years", () => assert.isAtLeast(measured.years, floor.years))
})
