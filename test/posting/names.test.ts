import { assert, describe, it } from "@effect/vitest"
import { readJob } from "../../src/posting/readJob.js"

const read = (line: string) =>
  readJob({ title: "Officer", description: `Requirements\n- ${line}\n- Own transport` }).requirements

describe("names in what is asked", () => {
  it.each([
    ["Knowledge of BS EN 12464 and ASTM D6913", ["BS EN 12464", "ASTM D6913"]],
    ["Testing to IEC 60601", ["IEC 60601"]],
    ["SQL or Looker Studio", ["SQL", "Looker Studio"]],
    ["SQL and Android Studio", ["SQL", "Android Studio"]]
  ])("%s", (line, names) => {
    const found = read(line).map(({ name }) => name)
    for (const name of names) assert.include(found, name)
  })

  it("a degree after another is one, and a pronoun is no name", () => {
    const found = read(
      "BS in physics and 7 years, or MS and 5 years, of optics; Gong, Zorblax, any of them or their like"
    )
    assert.notInclude(
      found.filter(({ kind }) => kind === "hard").map(({ name }) => name),
      "MS"
    )
    assert.notInclude(
      found.map(({ name }) => name),
      "their"
    )
  })
})
