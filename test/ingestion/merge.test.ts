import { assert, describe, it } from "@effect/vitest"
import { emptyProfileContent, type ProfileContent } from "../../src/domain/MasterProfile.js"
import { joinReadings, mergeProfiles } from "../../src/resume/ingest/merge.js"

const job = (company: string, start_date: string | null, description: ReadonlyArray<string>) => ({
  company,
  role: "Cook",
  start_date,
  end_date: null,
  description
})

const stored: ProfileContent = {
  ...emptyProfileContent,
  full_name: "Sam",
  base_skills: ["Baking", "Menu planning"],
  experiences: [job("Blue Door", "2020-01", ["Baked bread"])],
  education: [{ school: "Culinary School", start_date: null, end_date: null }]
}

describe("mergeProfiles", () => {
  it("fills what is empty and appends what is new, and changes nothing that is stored", () => {
    const merged = mergeProfiles(stored, {
      ...emptyProfileContent,
      full_name: "Another Name",
      location: "Leeds",
      base_skills: ["baking", "Grilling"],
      certifications: ["Food handler card"],
      experiences: [job("blue door", "2020-01", ["Ran the pass"]), job("Red Gate", null, ["Grilled"])],
      education: [{ school: "culinary school", start_date: "2015", end_date: null }]
    })
    assert.deepStrictEqual(merged, {
      ...stored,
      location: "Leeds",
      base_skills: ["Baking", "Menu planning", "Grilling"],
      certifications: ["Food handler card"],
      experiences: [...stored.experiences, job("Red Gate", null, ["Grilled"])]
    })
  })

  it("a second time at the same employer is another position", () => {
    const again = job("Blue Door", "2023-05", ["Came back"])
    assert.lengthOf(mergeProfiles(stored, { ...emptyProfileContent, experiences: [again] }).experiences, 2)
  })

  it("keeps the limit of list entries", () => {
    const many = Array.from({ length: 300 }, (_, index) => `Skill ${index}`)
    assert.lengthOf(mergeProfiles(stored, { ...emptyProfileContent, base_skills: many }).base_skills, 200)
  })
})

it("joinReadings keeps the paragraphs of both summaries, each once, within the limit", () => {
  const joined = (head: string | null, rest: string | null) =>
    joinReadings({ ...stored, summary: head }, { ...emptyProfileContent, summary: rest }).summary
  assert.strictEqual(joined("A cook.", "A cook.\nBakes bread.\nBakes bread."), "A cook.\nBakes bread.")
  for (const none of [null, " "]) assert.strictEqual(joined(none, "A cook."), "A cook.")
  assert.strictEqual(joined("A cook.", null), "A cook.")
  assert.strictEqual(joined("A cook.", "x".repeat(9_999)), "A cook.")
})

it("joinReadings puts a position that the cut parted together again", () => {
  const rest = { ...emptyProfileContent, experiences: [job("Blue Door", null, ["Baked bread", "Ordered flour"])] }
  assert.deepStrictEqual(joinReadings(stored, rest).experiences, [
    job("Blue Door", "2020-01", ["Baked bread", "Ordered flour"])
  ])
})
