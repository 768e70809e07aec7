import { assert, describe, it } from "@effect/vitest"
import type { EditableResume } from "../../src/domain/Optimization.js"
import { conceptNamed } from "../../src/lexicon/lexicon.js"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfProfile } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"
import { gapsOf, wordsOfGap } from "../../src/tailoring/gaps.js"
import { Sayings } from "../../src/tailoring/said.js"

const resumeOf = (bullet: string, parts: Partial<EditableResume> = {}): EditableResume => ({
  summary: null,
  base_skills: [],
  certifications: [],
  education: [],
  experiences: [{ company: "Harbor", role: "Clerk", start_date: "2020-01", end_date: null, description: [bullet] }],
  ...parts
})

const gaps = (lines: string, resume: EditableResume) => {
  const job = readJob({ title: "Clerk", company: "Example", description: `Requirements:\n- ${lines}` })
  const { missing, unclaimed } = gapsOf(scoreResume(job, resumeOfProfile(resume), 2026 * 12), job, new Sayings(resume))
  return { missing: missing.map(wordsOfGap), unclaimed: unclaimed.map(wordsOfGap) }
}

describe("what the profile does not name", () => {
  for (const [what, line, bullet, expected] of [
    ["is in the job's words", "Bank reconciliations", "Answered the phone", ["Bank reconciliations"]],
    ["is nothing that it says by words of one root", "Fraud investigations", "Investigated card fraud", []],
    ["is nothing that it writes in one word or in two", "Health care", "Sold healthcare plans", []],
    ["is one entry for alternatives", "Kafka or RabbitMQ", "Answered the phone", ["Kafka or RabbitMQ"]],
    [
      "is no other example of what it has",
      "An ERP, NetSuite, Sage Intacct or similar",
      "Kept the books in NetSuite",
      []
    ],
    ["is nothing beside a list in which it has another item", "Welding / brazing", "Welded frames", []],
    ["is no trait", "Honesty\n- Curiosity", "Answered the phone", []],
    ["is nothing that the employer sees to", "Fingerprint background check", "Answered the phone", []],
    ["is no part of a sentence", "Writing for the records", "Answered the phone", []],
    ["is a call rota only where it says so", "On-call rota", "Called customers", ["On-call rota"]],
    ["is no rota that it says with other signs", "On-call rota", "On call every sixth week", []]
  ] as const)
    it(what, () => {
      assert.deepStrictEqual(gaps(line, resumeOf(bullet)).missing, [...expected])
    })
  it("is no certificate that a bullet happens to mention, and no degree below the one that is held", () => {
    const nurse = resumeOf("Worked beside ACLS providers")
    assert.deepStrictEqual(gaps("ACLS certification", nurse).missing, ["ACLS certification"])
    const education = [{ school: "Example University", degree: "Master of Science" }]
    assert.deepStrictEqual(gaps("Bachelor's degree", resumeOf("Answered the phone", { education })).missing, [])
  })
  it("is told apart from what it names as not held or not done", () => {
    assert.deepStrictEqual(
      gaps("Kafka", resumeOf("Answered the phone", { summary: "No experience with Kafka yet." })),
      {
        missing: [],
        unclaimed: ["Kafka"]
      }
    )
  })
  it("goes by a lexicon that has the examples", () => {
    for (const name of ["Kafka", "RabbitMQ", "NetSuite", "Sage Intacct"]) assert.isDefined(conceptNamed(name), name)
  })
})
