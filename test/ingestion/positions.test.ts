import { assert, describe, it } from "@effect/vitest"
import { profileOfText } from "../../src/resume/profileOfText.js"

const read = (text: string) => profileOfText(text).profile

/** Role, employer and dates of the positions of a text. */
const positionsOf = (text: string) =>
  read(text).experiences.map(({ company, end_date, role, start_date }) =>
    [role, company, start_date === null ? "" : `${start_date}..${end_date ?? ""}`]
      .filter((part) => part !== "")
      .join(" | ")
  )

const underHeading = (lines: string) =>
  `Ada Example\nada@sample.example\n\nExperience\n\n${lines}\n\nSkills\nFiling, Typing`

describe("where the names of a position stand", () => {
  it.each([
    [
      "role and dates, employer and town below",
      "Clerk            May 2019 - Present\nSample Foods, Hamilton, Ontario\n- Filed"
    ],
    ["without its state", "Clerk            May 2019 - Present\nSample Foods, Hamilton\n- Filed"],
    ["role, employer and town, dates", "Clerk\nSample Foods, Hamilton, Ontario\nMay 2019 to present\n- Filed"],
    ["employer and town, role, dates", "Sample Foods, Hamilton, Ontario\nClerk\nMay 2019 to present\n- Filed"],
    ["employer and dates, role below", "Sample Foods | Hamilton, Ontario     May 2019 - Present\nClerk\n- Filed"],
    ["dates, role, employer", "05/2019 - present\nClerk\nSample Foods, Hamilton, Ontario\n- Filed"],
    ["dates, employer, role", "05/2019 – present\nSample Foods\nClerk\n- Filed"],
    ["all on one line", "Clerk, Sample Foods, Hamilton, Ontario, May 2019 - present\n- Filed"],
    ["dates first on the line", "05/2019 - present: Clerk, Sample Foods, Hamilton\n- Filed"],
    ["parted by strokes", "Clerk | Sample Foods | Hamilton, Ontario | 05/2019 - today\n- Filed"],
    ["role at employer", "Clerk at Sample Foods (May 2019 to date)\n- Filed"],
    ["as a bullet", "• Clerk, Sample Foods, May 2019 to now"],
    ["with labels", "Company: Sample Foods\nPosition: Clerk\nDates: 05/2019 - present\nDuties:\n- Filed"],
    [
      "as a paragraph",
      "Sample Foods, Hamilton. Clerk (May 2019-present). I filed all the letters and answered every call."
    ],
    [
      "a blank line between all lines",
      "Clerk\n\nSample Foods\n\nMay 2019 - present\n\n- Filed\n\n- Typed\n\n- Sorted\n\n- Called\n\n- Sent\n\n- Kept"
    ],
    ["the employer above a blank line", "Sample Foods\n\nClerk\nMay 2019 - present\n- Filed"],
    ["a note on the employer between", "Sample Foods\n(a maker of soups)\nClerk, May 2019 - present\n- Filed"]
  ])("%s", (_, lines) => assert.deepStrictEqual(positionsOf(underHeading(lines)), ["Clerk | Sample Foods | 2019-05.."]))

  it("no line of work is taken for a name", () => {
    const [position] = read(
      underHeading("Team Leader, Foxglove Home, 2013 - 2017\nLed a team of 18 hands\nFed the cattle and fixed fences")
    ).experiences
    assert.deepStrictEqual(position?.description, ["Led a team of 18 hands", "Fed the cattle and fixed fences"])
    assert.strictEqual(position?.company, "Foxglove Home")
  })

  it.each([
    ["Department of Chemistry, Lakeland University", "Lakeland University"],
    ["Lakeland University, Department of Chemistry", "Lakeland University"],
    ["US Army", "US Army"],
    ["Cook Medical", "Cook Medical"],
    ["The Saltmarsh Room at the Combahee Inn", "The Saltmarsh Room at the Combahee Inn"]
  ])("%s is an employer", (employer, company) => {
    const [position] = read(underHeading(`Research Assistant, ${employer}, 2019 – 2021\n- Filed`)).experiences
    assert.deepStrictEqual([position?.role, position?.company], ["Research Assistant", company])
  })
})

describe("dates of a position", () => {
  it.each([
    ["Summer 2017", "2017..2017"],
    ["Summers 2013 to 2017", "2013..2017"],
    ["Summers 2010, 2011", "2010..2011"],
    ["June - August 2017", "2017-06..2017-08"],
    ["Fall 2015 – Spring 2017", "2015..2017"],
    ["early 2015 – late 2017", "2015..2017"],
    ["Q1 2019 – Q3 2020", "2019..2020"],
    ["2015-17", "2015..2017"],
    ["2015/16", "2015..2016"],
    ["03/15 - 04/17", "2015-03..2017-04"],
    ["03/15/2019 - 04/20/2020", "2019-03..2020-04"],
    ["15.03.2019 - 20.04.2020", "2019-03..2020-04"],
    ["from 2013 to 2017", "2013..2017"],
    ["between 2013 and 2017", "2013..2017"],
    ["2018‑2020", "2018..2020"],
    ["2019 thru 2020", "2019..2020"],
    ["2018 - present day", "2018.."],
    ["since March 2019", "2019-03.."],
    ["December 2019", "2019-12..2019-12"],
    ["2015", "2015..2015"]
  ])("%s", (dates, expected) =>
    assert.deepStrictEqual(positionsOf(underHeading(`Clerk, Sample Foods\n${dates}\n- Filed`)), [
      `Clerk | Sample Foods | ${expected}`
    ])
  )

  it("which of two numbers is the month is not guessed", () =>
    assert.deepStrictEqual(positionsOf(underHeading("Clerk, Sample Foods, 03/05/2019 - 04/06/2020\n- Filed")), [
      "Clerk | Sample Foods | 2019..2020"
    ]))

  it.each([
    "Promoted to supervisor in 2019",
    "Employee of the Year, 2019",
    "Project: New till system, Jan 2019 – Dec 2019"
  ])("%s opens no position", (line) => {
    const { experiences } = read(
      underHeading(`Clerk, Sample Foods, 2018 - 2021\n${line}\n- Filed letters for the office`)
    )
    assert.deepStrictEqual(
      experiences.map(({ role }) => role),
      ["Clerk"]
    )
  })
})

describe("whose a position is", () => {
  it.each([
    [
      "roles below their employer",
      "Sample Foods, Hamilton, Ontario\nManager, 2019 - present\n- Led\nClerk, 2015 - 2019\n- Filed",
      ["Manager | Sample Foods | 2019..", "Clerk | Sample Foods | 2015..2019"]
    ],
    [
      "an employer with the time of all its roles",
      "Sample Foods          2015 - present\n  Manager          2019 - present\n  - Led\n  Clerk          2015 - 2019\n  - Filed",
      ["Manager | Sample Foods | 2019..", "Clerk | Sample Foods | 2015..2019"]
    ],
    [
      "a position of nobody's is not the employer's before it",
      "Manager, Sample Foods, 2019 - present\n- Led\n\nNanny\n2009 - 2011\n- Cared for twins",
      ["Manager | Sample Foods | 2019..", "Nanny | Nanny | 2009..2011"]
    ],
    [
      "nor one that another follows",
      "Nanny\n2012 - 2014\n- Cared for twins\n\nBabysitter\n2009 - 2011\n- Cared for three",
      ["Nanny | Nanny | 2012..2014", "Babysitter | Babysitter | 2009..2011"]
    ],
    [
      "on one's own account",
      "Carpenter (self-employed), 2004-2012\n- Fitted doors",
      ["Carpenter (self-employed) | self-employed | 2004..2012"]
    ],
    [
      "without dates",
      "Server at Golden Lotus\n- Served 20 tables\n\nHostess, Riverwalk Grill\n- Greeted guests\n\nBabysitter\n- Cared for three",
      ["Server | Golden Lotus", "Hostess | Riverwalk Grill", "Babysitter | Babysitter"]
    ],
    [
      "side by side",
      "Director, Sample Foods, 2021–present | Manager, Mock Ltd, 2018–2021\n- Led",
      ["Director | Sample Foods | 2021..", "Manager | Mock Ltd | 2018..2021"]
    ]
  ])("%s", (_, lines, expected) => assert.deepStrictEqual(positionsOf(underHeading(lines)), expected))

  it("positions without a heading of theirs are found", () =>
    assert.deepStrictEqual(
      positionsOf(
        "Gil Torres\nObjective: a job as a janitor\n\nJobs I have had\n\nJanitor, Lincoln Elementary, 2018 to 2024\nDishwasher, Rosa's Kitchen, 2013 to 2015"
      ),
      ["Janitor | Lincoln Elementary | 2018..2024", "Dishwasher | Rosa's Kitchen | 2013..2015"]
    ))

  it("page numbers and repeated names are nobody's work", () => {
    const { experiences } = read(
      "Ada Example\nada@sample.example\n\nExperience\n\nClerk, Sample Foods, 2019 - present\n- Filed\n\nAda Example          Page 1 of 2\n\n- Typed\n\nExperience (continued)\n\nTypist, Mock Ltd, 2015 - 2019\n- Wrote\n\nPage 2 of 2"
    )
    assert.deepStrictEqual(
      experiences.map(({ company, description }) => [company, ...description]),
      [
        ["Sample Foods", "Filed", "Typed"],
        ["Mock Ltd", "Wrote"]
      ]
    )
  })
})

describe("nothing of experience is lost", () => {
  it("what belongs to no position is in the summary", () => {
    const { experiences, summary } = read(
      "Ada Example\n\nSummary\nBack at work.\n\nRelevant Experience\n\nOffice work\n- Kept petty cash and prepared expense reports\n\nEmployment History\nClerk, Bayou Engineering, 2006 – 2012\n\nSkills\nFiling"
    )
    assert.deepStrictEqual(
      experiences.map(({ company, description }) => [company, description]),
      [["Bayou Engineering", []]]
    )
    assert.include(summary ?? "", "Back at work.")
    assert.include(summary ?? "", "Kept petty cash and prepared expense reports")
  })

  it("a bullet of any length is kept, and any number of them", () => {
    const long = Array.from({ length: 400 }, (_, at) => `Filed letter ${at}`).join(". ")
    const many = Array.from({ length: 120 }, (_, at) => `- Sorted box ${at}`).join("\n")
    const { experiences } = read(
      underHeading(`Clerk, Sample Foods, 2019 - 2021\n- ${long}\n\nTypist, Mock Ltd, 2015 - 2019\n${many}`)
    )
    assert.strictEqual(experiences[0]?.description.join(" "), long)
    assert.isAtMost(experiences[1]?.description.length ?? 0, 50)
    for (const box of [0, 60, 119]) assert.include(experiences[1]?.description.join(" ") ?? "", `Sorted box ${box}`)
    for (const { description } of experiences) for (const bullet of description) assert.isAtMost(bullet.length, 2_000)
  })
})
