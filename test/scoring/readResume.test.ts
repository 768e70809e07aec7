import { assert, describe, it } from "@effect/vitest"
import { readDate } from "../../src/text/dates.js"
import { resumeOfProfile, resumeOfText } from "../../src/resume/readResume.js"

const month = (year: number, of: number): number => year * 12 + of - 1

describe("dates", () => {
  const cases: ReadonlyArray<readonly [string, number | "ongoing" | undefined]> = [
    ["2021-03", month(2021, 3)],
    ["2021-03-15", month(2021, 3)],
    ["Jan 2021", month(2021, 1)],
    ["January, 2021", month(2021, 1)],
    ["Jan '21", month(2021, 1)],
    ["03/2018", month(2018, 3)],
    ["15.03.2018", month(2018, 3)],
    ["2019", month(2019, 1)],
    ["Present", "ongoing"],
    ["current", "ongoing"],
    ["some day", undefined],
    ["", undefined]
  ]
  it.each(cases)("%j", (text, expected) => {
    assert.strictEqual(readDate(text), expected)
  })
})

describe("a profile", () => {
  const resume = resumeOfProfile({
    summary: "Nurse.",
    base_skills: ["BLS"],
    certifications: ["ACLS"],
    experiences: [
      { company: "A", role: "Nurse", start_date: "2015-01", end_date: "2018-06", description: ["Took care"] },
      { company: "B", role: "Head Nurse", start_date: "2018-07", end_date: null, description: ["Led"] }
    ],
    education: [{ school: "S", degree: "BSN" }]
  })

  it("has its positions most recent first, and each passage its place", () => {
    assert.deepStrictEqual(
      resume.positions.map(({ role, end }) => [role, end]),
      [
        ["Head Nurse", "ongoing"],
        ["Nurse", month(2018, 6)]
      ]
    )
    assert.deepStrictEqual(
      resume.passages.map(({ section, where, position }) => [section, where, position]),
      [
        ["summary", "summary", undefined],
        ["skills", "base_skills[0]", undefined],
        ["certifications", "certifications[0]", undefined],
        ["experience", "experiences[0].role", 1],
        ["experience", "experiences[0].description[0]", 1],
        ["experience", "experiences[1].role", 0],
        ["experience", "experiences[1].description[0]", 0],
        ["education", "education[0]", undefined]
      ]
    )
  })
})

describe("a plain text", () => {
  const layouts: ReadonlyArray<readonly [string, string]> = [
    [
      "role, company and dates on one line",
      "Experience\nSoftware Engineer, Acme, Jan 2019 - Present\n- Built services in Go"
    ],
    ["dates below the role", "WORK EXPERIENCE\nSoftware Engineer\n01/2019 to current\nBuilt services in Go"],
    ["dates above the role", "Experience\n2019-01 – present\nSoftware Engineer at Acme\n• Built services in Go"],
    ["Markdown", "## Experience\n### Software Engineer | Acme | January 2019 – Present\n* Built services in Go"]
  ]
  it.each(layouts)("gives the position with %s", (_, text) => {
    const { positions, passages } = resumeOfText(text)
    assert.strictEqual(positions.length, 1)
    assert.deepInclude(positions[0], { start: month(2019, 1), end: "ongoing" })
    assert.match(positions[0]?.role ?? "", /Software Engineer/)
    const bullet = passages.find(({ text }) => text.includes("Built"))
    assert.strictEqual(bullet?.section, "experience")
    assert.strictEqual(bullet?.position, 0)
  })

  const roles: ReadonlyArray<readonly [string, string, ReadonlyArray<string>]> = [
    [
      "no bullet of another one",
      "EXPERIENCE\nSoftware Engineer\nAcme\n2021 - Present\n- Designed the outbox table, in use since May 2023\n- Led the move from 2022 to 2023\n- Ran the summer 2022 program",
      ["Software Engineer"]
    ],
    [
      "no bullet with a plus sign",
      "Employment\nRestaurant Manager, The Bell\nMarch 2020 to present\n+ Keep overtime down by half since 2021",
      ["Restaurant Manager"]
    ],
    [
      "no licence",
      "Licensed Physical Therapist, Massachusetts, since 2019\nEXPERIENCE\nCook, Foo\n2020 - 2021",
      ["Cook"]
    ],
    ["no pastime", "EXPERIENCE\nCook, Foo\n2020 - 2021\n\nOTHER\nFoster home for dogs, since 2020", ["Cook"]],
    ["no referees", "EXPERIENCE\nCook, Foo\n2020 - 2021\n\nREFEREES\nOn request", ["Cook"]],
    ["since a month", "EXPERIENCE\nSoftware Engineer, Acme, since March 2019\n- Built", ["Software Engineer"]],
    ["since a year, first", "EXPERIENCE\nSince 2019: Head Chef, The Anchor", ["Head Chef"]],
    [
      "entries of a list",
      "EXPERIENCE\n- Software Engineer, Acme, 2019 - Present\n- Web Developer, Foo, 2016 - 2019",
      ["Software Engineer", "Web Developer"]
    ],
    [
      "two roles in one",
      "EXPERIENCE\nHVAC Installer and Service Technician\nOwyhee Air\nJune 2017 - March 2020\n- Installed\nHead Server and Bartender, Oyster House\nApril 2014 to May 2017",
      ["HVAC Installer and Service Technician", "Head Server and Bartender"]
    ],
    [
      "a role with what it is in, above the employer",
      "EXPERIENCE\nApprentice, Sheet Metal and HVAC\nValley School, with three contractors around Boise\nJuly 2013 - May 2017\n- Worked",
      ["Apprentice, Sheet Metal and HVAC"]
    ],
    [
      "an employer named as people are",
      "EXPERIENCE\nParalegal\nAshgrove Legal Associates, Columbia\nMay 2018 to December 2020\n\nWorked",
      ["Paralegal"]
    ],
    [
      "an employer above its role",
      "EXPERIENCE\nAcme Consultants Ltd\nSoftware Engineer\n2019 - 2021\n- Built",
      ["Software Engineer"]
    ]
  ]
  it.each(roles)("has the positions that it names: %s", (_, text, expected) => {
    assert.deepStrictEqual(
      resumeOfText(text).positions.map(({ role }) => role),
      expected
    )
  })

  it("has the whole year of a position in a year", () => {
    assert.deepInclude(resumeOfText("EXPERIENCE\nDesign Intern, Summer 2015\n- Drew").positions[0], {
      start: month(2015, 1),
      end: month(2015, 12)
    })
  })

  it("is told apart by its headings", () => {
    const { passages } = resumeOfText(
      "Jane Doe\nSUMMARY\nAnalyst.\nSKILLS\nSQL, Excel\nEDUCATION\nBSc 2012 to 2015\nCERTIFICATIONS\nCFA"
    )
    assert.deepStrictEqual(
      passages.map(({ section, text }) => [section, text]),
      [
        ["summary", "Analyst."],
        ["skills", "SQL"],
        ["skills", "Excel"],
        ["certifications", "CFA"],
        ["education", "BSc"]
      ]
    )
  })

  it("takes no years of study for years of work", () => {
    assert.deepStrictEqual([...resumeOfText("Education\nBSc Computer Science, 2012 - 2016").positions], [])
  })

  it("keeps wrapped lines together", () => {
    const { passages } = resumeOfText(
      "Experience\nEngineer 2019 - 2021\n- Built pipelines with Apache\n  kafka and more"
    )
    assert.strictEqual(passages.at(-1)?.text, "Built pipelines with Apache kafka and more")
  })
})
