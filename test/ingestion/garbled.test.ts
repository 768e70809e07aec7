import { assert, describe, it } from "@effect/vitest"
import { periodIn } from "../../src/resume/parse/dates.js"
import { linesRestored } from "../../src/resume/parse/layout/brokenLines.js"

describe("letters that a copy garbled", () => {
  it.each([
    ["Clerk, 2016 â€“ 2019", "Clerk, 2016 – 2019"],
    ["Directorâ€™s Office, SÃ£o Paulo", "Director’s Office, São Paulo"],
    ["José, Ângela and a fiancée", "José, Ângela and a fiancée"]
  ])("%s", (written, read) => assert.strictEqual(linesRestored(written), read))
})

describe("dates as some write them", () => {
  it.each([
    ["2019 to 22", "2019", "2022"],
    ["Jan-2020 to date", "2020-01", null],
    ["02-May-2018 to 31-Dec-2020", "2018-05", "2020-12"],
    ["Clerk, 2018 on", "2018", null],
    ["Michaelmas 2023 to Trinity 2024", "2023", "2024"],
    ["January 2018 →", "2018-01", null]
  ])("%s", (written, start, end) => {
    const period = periodIn(written)
    assert.deepStrictEqual([period?.start, period?.end], [start, end])
  })

  it("a year and a number of people are no time", () => assert.isUndefined(periodIn("in 2012 and 20 people")))
})
