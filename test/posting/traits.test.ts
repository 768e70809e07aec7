import { assert, describe, it } from "@effect/vitest"
import { readJob } from "../../src/posting/readJob.js"

const softOf = (description: string) =>
  readJob({ title: "Joiner", description })
    .requirements.filter(({ kind }) => kind === "soft")
    .map(({ written }) => written)

const duties =
  "Hang doors and fit kitchens in old houses. You need a CSCS card, first and second fix experience and a van.\n\n"

describe("a section that tells who fits", () => {
  it("names traits, in whatever words", () => {
    const read = softOf(
      `${duties}Who fits in\nSomeone who shares the last biscuit\nSweeps up, says sorry\nNeat and unhurried`
    )
    assert.includeMembers(read, ["shares the last biscuit", "says sorry", "Neat", "unhurried"])
  })

  it("is a list of requirements where it mostly names tools, papers and figures", () => {
    const read = softOf(
      `${duties}The person\n- NVQ Level 2\n- 3 years on site\n- knows his way round SketchUp\n- two good friends`
    )
    assert.notInclude(read, "two good friends")
  })

  it("says nothing of the person by what it explains or tells of others", () => {
    const read = softOf(
      `${duties}What kind of person?\nUnhurried (we drink tea). We close at noon. It's an old shop. Tells the truth.`
    )
    assert.includeMembers(read, ["Unhurried", "Tells the truth"])
    for (const other of read) assert.notMatch(other, /tea|noon|shop/)
  })
})
