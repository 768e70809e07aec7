import { assert, describe, it } from "@effect/vitest"
import { columnsApart } from "../../src/resume/parse/layout/pages.js"
import { tablesWrittenOut } from "../../src/resume/parse/tables.js"
import { profileOfText } from "../../src/resume/profileOfText.js"

describe("two columns on one page", () => {
  const page = [
    "Ada Example                  SKILLS",
    "Clerk                        Filing",
    "                             Typing",
    "EXPERIENCE                   Excel",
    "",
    "Clerk                        2019 - 2021",
    "Sample Trust",
    "- A line of the main column that is wider than all of that"
  ].join("\n")

  it("stand one below the other; dates at the right edge stay with their position", () => {
    const lines = columnsApart(page)
      .split("\n")
      .filter((line) => line.trim() !== "")
    assert.deepStrictEqual(lines.slice(-4), ["SKILLS", "Filing", "Typing", "Excel"])
    assert.include(lines, "Clerk                        2019 - 2021")
    assert.include(lines, "- A line of the main column that is wider than all of that")
  })

  it("are read as two", () => {
    const read = profileOfText(page).profile
    assert.deepStrictEqual(read.base_skills, ["Filing", "Typing", "Excel"])
    assert.strictEqual(read.experiences[0]?.company, "Sample Trust")
    assert.strictEqual(read.experiences[0]?.end_date, "2021")
  })

  it.each([
    [
      "indented text below dates",
      "Work\n2019 - 2021         Clerk\n                    Filed\n                    Typed\n                    Wrote"
    ],
    [
      "a table without headings in it",
      "Go             5 years\nSQL            4 years\nExcel          3 years\nWord           2 years"
    ],
    ["one column", "Ada Example\nSkills\nGo, SQL\n"]
  ])("%s is left as it is", (_, text) => assert.strictEqual(columnsApart(text), text))

  it("loses no word, however the spaces stand", () => {
    const words = (text: string) =>
      text
        .split(/\s+/)
        .filter((word) => word !== "")
        .toSorted()
    for (const text of [page, `${page}\n${" ".repeat(5_000)}x\n${"a  ".repeat(3_000)}`])
      assert.deepStrictEqual(words(columnsApart(text)), words(text))
  })
})

describe("a table of positions", () => {
  const head = "Employer\tPosition\tFrom\tTo\tDuties"

  it("is read row by row", () => {
    const { experiences } = profileOfText(
      `Ada Example\n\nEmployment\n${head}\nSample Trust\tClerk\t03/2019\t\tFiled letters; answered calls\nMock Ltd\tTypist\t2015\t2018\tTyped letters`
    ).profile
    assert.deepStrictEqual(experiences, [
      {
        company: "Sample Trust",
        role: "Clerk",
        start_date: "2019-03",
        end_date: null,
        description: ["Filed letters", "answered calls"]
      },
      { company: "Mock Ltd", role: "Typist", start_date: "2015", end_date: "2018", description: ["Typed letters"] }
    ])
  })

  it("may be drawn with strokes", () => {
    const { experiences } = profileOfText(
      "Ada Example\n\n## Experience\n| Company | Role | Dates |\n|---|---|---|\n| Sample Trust | Clerk | 2019 - 2021 |\n\nSkills\nFiling"
    ).profile
    assert.deepStrictEqual(
      experiences.map(({ company, end_date, role }) => [company, role, end_date]),
      [["Sample Trust", "Clerk", "2021"]]
    )
  })

  it.each([["Name\tPosition\tFrom\nA\tB\tC"], ["from\tto\tEmployer\nx\ty\tz"], ["Employer and position, from 2019"]])(
    "%j is none",
    (text) => assert.strictEqual(tablesWrittenOut(text), text)
  )
})

describe("headings in other dress", () => {
  it.each([
    ["~ Who I am ~", "summary"],
    ["=== WORK HISTORY ===", "experience"],
    ["Academic Appointments", "experience"]
  ])("%s opens a section", (heading, section) => {
    const line =
      section === "summary" ? "I file letters with care" : "Clerk, Sample Trust, 2019 - 2021\n- Filed letters"
    const read = profileOfText(`Ada Example\n\n${heading}\n${line}`).profile
    if (section === "summary") assert.isNotNull(read.summary)
    else assert.strictEqual(read.experiences[0]?.company, "Sample Trust")
  })

  it("publications and talks are no positions", () => {
    const read = profileOfText(
      "Ada Example\n\nExperience\nClerk, Sample Trust, 2019 - 2021\n- Filed letters\n\nInvited Talks\nOn filing, Ghent, May 2022\n\nSelected Publications\nExample, A. (2021). Filing. Journal 1, 2-3."
    ).profile
    assert.deepStrictEqual(
      read.experiences.map(({ description }) => description),
      [["Filed letters"]]
    )
  })

  it.each(["❖", "⇒", ">>", "=>", "o\t", "~", "✦", "■"])("%s marks a bullet", (mark) => {
    const { experiences } = profileOfText(
      `Ada Example\n\nExperience\nClerk, Sample Trust, 2019 - 2021\n${mark} Filed letters`
    ).profile
    assert.deepStrictEqual(experiences[0]?.description, ["Filed letters"])
  })
})

describe("bullets", () => {
  it.each(["Wundversorgung, Medikamentengabe", "Excel, SAP", "Springfield, Illinois", "Remote"])(
    "are work, also where they look like a place: %s",
    (bullet) => {
      const text = `Jane Roe\n\nExperience\n04/2019 - present  Registered Nurse, Elm Hospital\n- ${bullet}\n- Trained 4 students\n`
      assert.deepStrictEqual(profileOfText(text).profile.experiences[0]?.description, [bullet, "Trained 4 students"])
    }
  )
})
