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
  assert.isAtLeast(careers.length, 52)
  assert.isAtLeast(count("honest"), 470)
  assert.isAtLeast(count("sins"), 840)
})

describe.each(careers.map((career) => [career.name, career] as const))("%s", (_, career) => {
  it.each(career.sins.map((one) => [one.original, one.revised, one] as const))(
    "%s => never in the draft: %s",
    (_1, _2, one) => {
      const { dropped, edits, offered } = guardOf(career, one)
      assert.deepStrictEqual(edits, [])
      if (offered.edits.length > 0) return
      assert.isTrue(dropped[0]?.told)
      assert.strictEqual(dropped[0]?.company, one.company)
    }
  )
})

/** Share of revisions with an outcome. */
const share = (kind: "honest" | "sins", has: (guarded: ReturnType<typeof guardOf>) => boolean) => {
  const all = careers.flatMap((career) => career[kind].map((one) => guardOf(career, one)))
  return all.filter(has).length / all.length
}

it("honest revisions reach the user, most of them the draft; dishonest ones are seldom offered", () => {
  assert.isAtLeast(
    share("honest", ({ edits, offered }) => edits.length + offered.edits.length > 0),
    0.95
  )
  assert.isAtLeast(
    share("honest", ({ edits }) => edits.length > 0),
    0.62
  )
  assert.isAtMost(
    share("sins", ({ offered }) => offered.edits.length > 0),
    0.06
  )
})
