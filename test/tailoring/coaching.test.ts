import { assert, describe, it } from "@effect/vitest"
import type { EditableResume } from "../../src/domain/Optimization.js"
import { conceptNamed } from "../../src/lexicon/lexicon.js"
import { wordsNamed } from "../../src/lexicon/words/words.js"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfProfile } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"
import { questionsFor } from "../../src/tailoring/coaching.js"
import { folding } from "../../src/tailoring/folding.js"
import { gapsOf } from "../../src/tailoring/gaps.js"
import { Sayings } from "../../src/tailoring/said.js"

const asOf = 2026 * 12

const asked = (description: string, parts: Partial<EditableResume> & { readonly bullets?: ReadonlyArray<string> }) => {
  const { bullets = ["Answered the phone"], ...rest } = parts
  const resume: EditableResume = {
    summary: null,
    base_skills: [],
    certifications: [],
    education: [],
    experiences: [{ company: "Harbor", role: "Clerk", start_date: "2020-01", end_date: null, description: bullets }],
    ...rest
  }
  const job = readJob({ title: "Clerk", company: "Example", description })
  const sayings = new Sayings(resume)
  const gaps = gapsOf(scoreResume(job, resumeOfProfile(resume), asOf), job, sayings)
  return questionsFor(gaps, sayings).map(({ text }) => text)
}

describe("questions for a gap", () => {
  for (const [job, bullet, gap] of [
    ["Requirements:\n- Runbooks", "Carried the on-call rotation for payments", "Runbooks"],
    ["Requirements:\n- HACCP", "Kept the allergen management of the kitchen", "HACCP"],
    ["Requirements:\n- Cycle counting", "Ran inventory management for two sites", "Cycle counting"]
  ] as const)
    it(`ask about ${gap} beside what is mostly done with it`, () => {
      const [question = ""] = asked(job, { bullets: [bullet] })
      assert.include(question, gap)
      assert.include(question, "bullet 1 at Harbor")
      assert.include(question, "Add only what you did.")
    })
  it("ask nothing where nothing near is shown, and one thing for alternatives", () => {
    assert.deepStrictEqual(asked("Requirements:\n- Runbooks", {}), [])
    const bullets = ["Kept the allergen management of the kitchen"]
    assert.lengthOf(asked("Requirements:\n- HACCP or ISO 22000", { bullets }), 1)
  })
  it("ask nothing that the resume denies, or that another tool for the same work answers", () => {
    const job = "Requirements:\n- PostgreSQL\n- Incident response"
    assert.lengthOf(asked(job, { bullets: ["Wrote SQL for reports", "Carried the on-call rotation"] }), 2)
    assert.deepStrictEqual(
      asked(job, {
        summary: "No incident response so far.",
        bullets: ["Wrote SQL for MySQL databases", "Carried the on-call rotation"]
      }),
      []
    )
  })
  it("ask nothing beside work that the person only helped with, and once for all that stands near one thing", () => {
    const job = "Requirements:\n- Runbooks\n- Postmortems"
    assert.deepStrictEqual(asked(job, { bullets: ["Helped with the on-call rotation"] }), [])
    const [question = "", ...others] = asked(job, { bullets: ["Carried the on-call rotation"] })
    assert.include(question, "Runbooks, Postmortems")
    assert.deepStrictEqual(others, [])
  })
  for (const [certificate, expected] of [
    ["CPA license (in progress)", "CPA in progress"],
    ["Sitting for the CPA license exam in May", "CPA planned"],
    ["CPA license, expired 2021", "renewed"]
  ] as const)
    it(`ask how "${certificate}" may be said`, () => {
      const [question = ""] = asked("Requirements:\n- CPA license", { certifications: [certificate] })
      assert.include(question, expected)
    })
  it("go by names that the lexicon has", () => {
    for (const group of wordsNamed("coaching.together"))
      for (const name of group.split(" | ")) assert.isDefined(conceptNamed(name), name)
  })
})

describe("what is folded", () => {
  const change = (reason: string, before: string | null = null) => ({ reason, before })
  it("is a skill that adds no point, and what comes after five changes", () => {
    const skill = change("Serves SQL (required); adds no point by itself.")
    const some = [1, 2, 3, 4, 5, 6].map((point) => change(`adds ${point} points by itself.`))
    assert.deepStrictEqual(folding([...some, skill]), { first: some.slice(0, 5), rest: [...some.slice(5), skill] })
  })
  it("puts what is required before what is preferred", () => {
    const of = (tier: string) => change(`Serves SQL (${tier}); adds no point by itself.`, "old")
    const [preferred, required, other] = [of("preferred"), of("required"), change("adds no point by itself", "old")]
    assert.deepStrictEqual(folding([preferred, required, other]), { first: [required, preferred], rest: [other] })
  })
})
