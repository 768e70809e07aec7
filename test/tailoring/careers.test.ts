import { assert, describe, it } from "@effect/vitest"
import { readJob } from "../../src/posting/readJob.js"
import { guardProposal } from "../../src/tailoring/guard/guard.js"
import { type Career, careers, type Revised } from "./careers.js"
import { edit, proposal } from "./support.js"

const guardOf = ({ job, resume }: Career, { company, original, revised }: Revised) =>
  guardProposal({
    resume,
    job: readJob(job),
    proposal: proposal({ experience_edits: [edit(company, original, revised)] })
  })

it("the table is as large as it says", () => {
  const count = (kind: "honest" | "sins") => careers.reduce((sum, career) => sum + career[kind].length, 0)
  assert.isAtLeast(careers.length, 47)
  assert.isAtLeast(count("honest"), 270)
  assert.isAtLeast(count("sins"), 600)
})

describe.each(careers.map((career) => [career.name, career] as const))("%s", (_, career) => {
  it.each(career.honest.map((one) => [one.original, one.revised, one] as const))("%s => passes: %s", (_1, _2, one) => {
    const { dropped, edits } = guardOf(career, one)
    assert.deepStrictEqual(dropped, [])
    assert.strictEqual(edits[0]?.after, one.revised)
  })

  it.each(career.sins.map((one) => [one.original, one.revised, one] as const))("%s => dropped: %s", (_1, _2, one) => {
    const { dropped, edits } = guardOf(career, one)
    assert.deepStrictEqual(edits, [])
    assert.isTrue(dropped[0]?.told)
    assert.strictEqual(dropped[0]?.company, one.company)
  })
})
