import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { EditProposal } from "../../src/domain/Optimization.js"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfProfile } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"
import { tailorResume } from "./tailorResume.js"
import { edit, proposal, resume } from "./support.js"

const asOf = 2026 * 12 + 5
const job = readJob({
  title: "Platform Engineer",
  company: "Globex",
  description: "Requirements:\n- Kubernetes\n- Terraform\n- Python\n- Ansible\n3 years of experience."
})
const before = scoreResume(job, resumeOfProfile(resume), asOf)

const tailor = (changes: Partial<EditProposal>, modelKind: "openai" | "offline" = "openai") =>
  tailorResume({ resume, job, before, proposal: proposal(changes), confidenceThreshold: 0.6, asOf, modelKind })

const pay = "Northwind Pay, Inc."
const moved = "Moved 14 services to k8s, cutting deploy time from 40 to 8 minutes"
const respelled = moved.replace("k8s", "k8s (Kubernetes)")

describe("suggested changes", () => {
  const { after, result } = tailor({
    summary: `${String(resume.summary)} Skills include Python.`,
    skills: ["Terraform"],
    experience_edits: [edit(pay, moved, respelled, { confidence: 0.7 })],
    warnings: ["Ansible is not shown."]
  })
  const changes = result.suggested_changes

  it("map each accepted edit, the summary, each skill and each warning", () => {
    assert.sameMembers(
      changes.filter(({ type }) => type !== "warning").map(({ target_section, type }) => `${type}/${target_section}`),
      ["bullet_injection/experience", "summary_update/summary", "skills_insertion/skills"]
    )
    assert.deepInclude(
      changes.find(({ type }) => type === "bullet_injection"),
      { before: moved, after: respelled, confidence: 0.7 }
    )
    assert.deepInclude(
      changes.find(({ type }) => type === "skills_insertion"),
      { before: null, after: "Terraform", confidence: null }
    )
    assert.deepInclude(
      changes.find(({ type }) => type === "summary_update"),
      { before: resume.summary, confidence: null }
    )
  })

  it("each reason says which requirement it serves, where the evidence stands, and the points it adds alone", () => {
    const reasonOf = (type: string) => changes.find((change) => change.type === type)?.reason ?? ""
    assert.match(
      reasonOf("bullet_injection"),
      /^Serves Kubernetes \(required\); shown by bullet 1 at Northwind Pay, Inc\.; adds (?:no point|[\d.]+ points?) by itself\. Confidence 70 %/
    )
    assert.match(
      reasonOf("skills_insertion"),
      /^Serves Terraform \(required\); shown by bullet 2 at Northwind Pay, Inc\.; adds /
    )
    assert.match(reasonOf("summary_update"), /^Names Python in the summary; .*; adds /)
  })

  it("most points first, each as many as the change adds alone", () => {
    const points = changes
      .filter(({ type }) => type !== "warning")
      .map(({ reason }) => Number(/adds ([\d.]+) points?/.exec(reason)?.[1] ?? 0))
    assert.deepStrictEqual(
      points,
      points.toSorted((a, b) => b - a)
    )
    const alone = tailor({ skills: ["Terraform"] }).result
    const place = changes.filter(({ type }) => type !== "warning").findIndex(({ type }) => type === "skills_insertion")
    // The scores are rounded, the points only to a tenth.
    assert.closeTo(points[place] ?? Number.NaN, alone.ats_score_after - alone.ats_score_before, 1)
    assert.isAbove(points[place] ?? 0, 0)
  })

  it("what was dropped is told with its employer and a plain reason", () => {
    const { result: guarded } = tailor({
      experience_edits: [edit(pay, moved, respelled.replace("14", "40"))],
      skills: ["Ansible"]
    })
    const { warnings } = guarded.optimized_resume_json
    assert.include(
      warnings,
      "A proposed edit at Northwind Pay, Inc. was not used: it states a figure that the text does not hold."
    )
    assert.include(warnings, "Not added to the skills, because the profile's work does not show them: Ansible.")
  })

  it("warnings stand last and are the draft's warnings", () => {
    const warnings = changes.filter(({ type }) => type === "warning")
    assert.deepStrictEqual(changes.slice(-warnings.length), warnings)
    assert.deepStrictEqual(
      warnings.map(({ reason }) => reason),
      [...result.optimized_resume_json.warnings]
    )
    assert.include(result.optimized_resume_json.warnings, "Ansible is not shown.")
    assert.isTrue(result.optimized_resume_json.warnings.some((text) => text.includes("does not name: Ansible")))
  })

  it("what the model or the guard is not sure of is offered, and is not in the draft", () => {
    for (const one of [
      edit(pay, moved, respelled, { confidence: 0.5 }),
      edit(pay, moved, `${respelled} with Terraform`, { confidence: 0.9 })
    ]) {
      const { result: offered } = tailor({ experience_edits: [one] })
      assert.deepStrictEqual(offered.optimized_resume_json.experiences, resume.experiences)
      assert.strictEqual(offered.ats_score_after, offered.ats_score_before)
      const [change] = offered.suggested_changes
      assert.deepInclude(change, { type: "bullet_injection", after: one.revised_bullet, confidence: 0.5 })
      assert.match(change?.reason ?? "", /To confirm\. /)
      assert.isTrue(offered.optimized_resume_json.warnings.some((text) => text.startsWith("For you to confirm")))
    }
  })

  it("the score after counts what was accepted", () => {
    assert.strictEqual(result.ats_score_after, after.score)
    assert.isAtLeast(result.ats_score_after, result.ats_score_before)
  })

  it("the offline engine says that no model was used", () => {
    assert.include(
      tailor({}, "offline").result.optimized_resume_json.warnings,
      "No language model was used: the edits were proposed by rules."
    )
    assert.notInclude(JSON.stringify(tailor({}).result), "No language model")
  })
})

describe("whatever a model answers", () => {
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      pay,
      moved,
      respelled,
      "Led 500 people",
      "Ansible",
      "CPA",
      "<b>x</b>",
      "Python 10 years",
      "Wound care"
    ),
    fc
      .tuple(
        fc.constantFrom(...resume.experiences.flatMap(({ description }) => description)),
        fc.string({ maxLength: 30 })
      )
      .map(([a, b]) => `${a} ${b}`)
  )
  const answers = fc.record({
    summary: text,
    skills: fc.array(text, { maxLength: 5 }),
    experience_edits: fc.array(
      fc.record({
        company: fc.oneof(fc.constantFrom(...resume.experiences.map(({ company }) => company)), text),
        original_bullet: fc.oneof(
          fc.constantFrom(...resume.experiences.flatMap(({ description }) => description)),
          text
        ),
        revised_bullet: text,
        inserted_keywords: fc.array(text, { maxLength: 3 }),
        confidence: fc.double({ min: 0, max: 1, noNaN: true })
      }),
      { maxLength: 5 }
    ),
    warnings: fc.array(text, { maxLength: 15 })
  })
  const numbersIn = (value: string) => value.match(/\d+/g) ?? []

  it("keeps every employer, role, date, bullet and skill, and invents no number", () => {
    const held = new Set(numbersIn(JSON.stringify(resume)))
    fc.assert(
      fc.property(answers, (answer) => {
        const { result } = tailor(answer)
        const draft = result.optimized_resume_json
        assert.deepStrictEqual(
          draft.experiences.map(({ description, ...rest }) => ({ ...rest, bullets: description.length })),
          resume.experiences.map(({ description, ...rest }) => ({ ...rest, bullets: description.length }))
        )
        assert.deepStrictEqual(draft.skills.slice(0, resume.base_skills.length), [...resume.base_skills])
        assert.isAtMost(draft.warnings.length, 12)
        const { warnings: _, ...claims } = draft
        for (const number of numbersIn(JSON.stringify(claims))) assert.isTrue(held.has(number), number)
        for (const change of result.suggested_changes) {
          if (change.confidence !== null) assert.isAtMost(change.confidence, 0.95)
        }
      }),
      { numRuns: 500 }
    )
  })

  it("twice the same answer gives twice the same bytes", () => {
    fc.assert(
      fc.property(answers, (answer) => {
        assert.strictEqual(JSON.stringify(tailor(answer)), JSON.stringify(tailor(answer)))
      }),
      { numRuns: 50 }
    )
  })
})
