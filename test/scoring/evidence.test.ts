import { assert, it } from "@effect/vitest"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfText } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"
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

it("the job's own words speak for what it asks, but no other word that is written like a name", () => {
  const job = readJob({
    title: "Account executive",
    description: "What you need\n- Closing and discovery calls\n- Experience with the Spring framework"
  })
  const bullets = "Five years of closing deals of all sizes\nWon a prize in spring 2019"
  const report = scoreResume(job, resumeOfText(`EXPERIENCE\nSeller, Acme, 2019 - present\n${bullets}`), 2026 * 12)
  const isFound = (written: RegExp) =>
    report.requirements.some(
      ({ evidence }, at) => evidence.length > 0 && written.test(job.requirements[at]?.written ?? "")
    )
  assert.isTrue(isFound(/closing/i))
  assert.isFalse(isFound(/spring/i))
})
