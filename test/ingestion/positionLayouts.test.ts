import { assert, describe, it } from "@effect/vitest"
import { profileOfText } from "../../src/resume/profileOfText.js"

const positionsOf = (text: string) =>
  profileOfText(text).profile.experiences.map(
    ({ company, description, end_date, role, start_date }) =>
      `${role} | ${company} | ${start_date ?? ""}..${end_date ?? ""} | ${description.length}`
  )
const underHeading = (lines: string) => `Ada Example\nada@example.com\n\nEXPERIENCE\n\n${lines}`

describe("a firm of several names", () => {
  it.each([
    ["Clerk\nAshby, Cole & Daughters LLP, Leeds\n2019 - 2021", "Clerk | Ashby, Cole & Daughters LLP | 2019..2021 | 0"],
    ["Electrician at Mason, Cook & Partners\n2019 - 2021", "Electrician | Mason, Cook & Partners | 2019..2021 | 0"],
    [
      "Office Clerk\nDiaz, Solicitors and Notaries\n2019 - 2021",
      "Office Clerk | Diaz, Solicitors and Notaries | 2019..2021 | 0"
    ],
    [
      "Driver\nSpedition Vogt, Lang und Partner mbH, Kiel\n2019 - 2021",
      "Driver | Spedition Vogt, Lang und Partner mbH | 2019..2021 | 0"
    ],
    ["Nurse, Sample Hospital, Tyne and Wear\n2019 - 2021", "Nurse | Sample Hospital | 2019..2021 | 0"]
  ])("%s", (lines, expected) => assert.deepStrictEqual(positionsOf(underHeading(lines)), [expected]))
})

describe("a form with a label before each value", () => {
  it.each([
    [
      "numbered",
      "1) Organisation : Sample School, Pune\n   Designation : Maths Teacher\n   Duration : June 2018 - Till date\n   Responsibilities :\n   1. Taught\n   2. Planned",
      "Maths Teacher | Sample School | 2018-06.. | 2"
    ],
    [
      "with duties on the line and a reason for leaving",
      "Employer: Sample Foods\nPosition held: Line Cook\nPeriod: 02/2018 to 10/2020\nDuties: Cooked for eighty guests.\nOrdered the fish.\nReason for leaving: Closure",
      "Line Cook | Sample Foods | 2018-02..2020-10 | 2"
    ],
    [
      "the role first and two dates",
      "Job title: Fitter\nCompany: Sample Motors\nFrom: 03/2015\nTo: 04/2017\nDescription: Built engines for buses and trucks",
      "Fitter | Sample Motors | 2015-03..2017-04 | 1"
    ]
  ])("%s", (_, lines, expected) => assert.deepStrictEqual(positionsOf(underHeading(lines)), [expected]))
})

describe("an employer above a blank line with the time of all its roles", () => {
  it.each([
    [
      "indented roles",
      "Sample Foods Ltd (listed, 2,000 people)      2010 to 2020\n\n   Sales Manager, North      Jul 2015 to Aug 2020\n   * Sold\n\n   Sales Clerk      Mar 2010 to Jun 2015\n   * Typed"
    ],
    [
      "roles at the edge",
      "Sample Foods Ltd, 2010 - 2020\n\nSales Manager, North\t07/2015 - 08/2020\n- Sold\n\nSales Clerk\t03/2010 - 06/2015\n- Typed"
    ],
    [
      "dates below",
      "Sample Foods Ltd\t2010 - 2020\n\nSales Manager\nJuly 2015 - August 2020\n- Sold\n\nSales Clerk\nMarch 2010 - June 2015\n- Typed"
    ]
  ])("%s", (_, lines) =>
    assert.deepStrictEqual(positionsOf(underHeading(lines)), [
      "Sales Manager | Sample Foods Ltd | 2015-07..2020-08 | 1",
      "Sales Clerk | Sample Foods Ltd | 2010-03..2015-06 | 1"
    ])
  )
})

describe("a time without work", () => {
  it.each([
    ["behind its dates", "2018 - 2019   looking for work, language course"],
    ["below its dates", "2018 - 2019\nParental leave (twins)"],
    ["before its dates", "Sick leave   2018 - 2019"]
  ])("%s is no position and takes no name of its neighbours", (_, gap) =>
    assert.deepStrictEqual(
      positionsOf(
        underHeading(
          `Clerk, Sample Trust   2019 - 2021\n- Filed\n\n${gap}\n\nDriver, Sample Foods   2015 - 2018\n- Drove`
        )
      ),
      ["Clerk | Sample Trust | 2019..2021 | 1", "Driver | Sample Foods | 2015..2018 | 1"]
    )
  )
})

describe("positions beside the paid work", () => {
  it.each([
    ["BOARDS", "Trustee, Sample Museum, 2018 to 2023", "Trustee | Sample Museum | 2018..2023 | 0"],
    ["VOLUNTEERING", "Coach, Sample Hockey Club, every winter since 2021", "Coach | Sample Hockey Club | 2021.. | 0"],
    [
      "TEACHING",
      "Guest Lecturer, Sample University, 2015 - 2017",
      "Guest Lecturer | Sample University | 2015..2017 | 0"
    ]
  ])("%s", (heading, line, expected) =>
    assert.deepStrictEqual(
      positionsOf(`${underHeading("Clerk, Sample Trust, 2019 - 2021\n- Filed")}\n\n${heading}\n\n${line}`),
      ["Clerk | Sample Trust | 2019..2021 | 1", expected]
    )
  )

  it("a prize of one year is none", () =>
    assert.lengthOf(
      positionsOf(
        `${underHeading("Clerk, Sample Trust, 2019 - 2021")}\n\nAWARDS\n\nTeacher of the year, Sample School, 2018`
      ),
      1
    ))
})

describe("a header that had no room on its line", () => {
  it.each([
    [
      "Research Associate, Sample Institute for Coastal Research,\n  Bodø, Norway     Jan 2015 - Dec 2016",
      "Research Associate | Sample Institute for Coastal Research | 2015-01..2016-12 | 0"
    ],
    [
      "Night Nurse, Sample Hospital of the Holy Ghost,\n  Leeds   2015 - 2016",
      "Night Nurse | Sample Hospital of the Holy Ghost | 2015..2016 | 0"
    ],
    [
      "Store Manager, Sample Foods and Groceries Ltd,\n  Dayton, OH   2015 - 2016",
      "Store Manager | Sample Foods and Groceries Ltd | 2015..2016 | 0"
    ]
  ])("%s", (lines, expected) => assert.deepStrictEqual(positionsOf(underHeading(lines)), [expected]))
})
