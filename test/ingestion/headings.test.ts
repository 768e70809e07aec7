import { assert, describe, it } from "@effect/vitest"
import { profileOfText } from "../../src/resume/profileOfText.js"

const read = (text: string) => profileOfText(text).profile

describe("what a section below the positions is called", () => {
  const below = (heading: string, experience = "Experience", skills = "Skills") =>
    read(
      `Ada Example\n\n${experience}\n\nClerk, Sample Foods, 2019 - 2021\n- Filed letters\n\n${heading}\nA thing that was done on one Sunday\nAnother thing, and why\n\n${skills}\nFiling`
    )

  it.each([
    "Clinical rotations",
    "Selected Matters",
    "Selected work",
    "Volunteering and interests",
    "Speaking and volunteering",
    "Presentations & Service",
    "Memberships and Service",
    "Professional Learning",
    "Continuing Education",
    "Awards and Recognition",
    "Further information",
    "Referees",
    "Community Involvement",
    "Research and Publications"
  ])("%s", (heading) => assert.deepStrictEqual(below(heading).experiences[0]?.description, ["Filed letters"]))

  it.each([
    "PROJECTS WORTH A LINE",
    "RESULTS I AM PROUD OF",
    "TALKS AND VOLUNTEERING",
    "SERVICE TO SCHOOLS",
    "ALSO",
    "BEYOND THE OFFICE"
  ])("%s, where the other headings are in capitals", (heading) =>
    assert.deepStrictEqual(below(heading, "EXPERIENCE", "SKILLS").experiences[0]?.description, ["Filed letters"])
  )

  it.each(["## Things I made", "## Odds and ends"])("%s, where the other headings are marked so", (heading) =>
    assert.deepStrictEqual(below(heading, "## Experience", "## Skills").experiences[0]?.description, ["Filed letters"])
  )

  it.each([
    "Licensure and certification",
    "Licenses and certificates",
    "Professional Licenses & Credentials",
    "Certificates and Training",
    "Registrations and memberships"
  ])("%s are certifications", (heading) => {
    const text = `Ada Example\n\nExperience\n\nClerk, Sample Foods, 2019 - 2021\n- Filed letters\n\n${heading}\nCPR and First Aid, 2025\n\nSkills\nFiling`
    assert.deepStrictEqual(read(text).certifications, ["CPR and First Aid"])
  })

  it.each(["EARLIER CAREER", "STATIONS ON THE WAY"])("%s with positions below it holds positions", (heading) => {
    const text = `Ada Example\n\nEXPERIENCE\n\nClerk, Sample Foods, 2019 - 2021\n- Filed letters\n\n${heading}\n\nCashier, Mock Ltd, 2015 - 2019\n\nSKILLS\nFiling`
    assert.deepStrictEqual(
      read(text).experiences.map(({ company, role }) => [role, company]),
      [
        ["Clerk", "Sample Foods"],
        ["Cashier", "Mock Ltd"]
      ]
    )
  })

  it.each(["Key achievements:", "Responsibilities:", "Highlights", "Technologies: Excel, SAP", "Summary"])(
    "%s within a position ends no section",
    (label) => {
      const text = `Ada Example\n\nExperience\n\nClerk, Sample Foods, 2019 - 2021\n${label}\n- Filed letters\n\nCashier, Mock Ltd, 2015 - 2019\n- Counted\n\nSkills\nFiling`
      const { experiences } = read(text)
      assert.deepStrictEqual(
        experiences.map(({ company }) => company),
        ["Sample Foods", "Mock Ltd"]
      )
      assert.include(experiences[0]?.description ?? [], "Filed letters")
    }
  )

  it.each(["Made posters", "Gave presentations", "Won awards", "Improved communication skills"])(
    "%s within a position is work",
    (line) => {
      const text = `Ada Example\n\nExperience\n\nClerk, Sample Foods, 2019 - 2021\nFiled letters and faxes\n${line}\n\nCashier, Mock Ltd, 2015 - 2019\nCounted the tills each night\n\nSkills\nFiling`
      assert.deepStrictEqual(
        read(text).experiences.map(({ description }) => description),
        [["Filed letters and faxes", line], ["Counted the tills each night"]]
      )
    }
  )

  it.each(["OLIVE GARDEN", "GULF MARINE FABRICATION", "CEDAR RIDGE"])(
    "%s above a role is an employer's name",
    (employer) => {
      const text = `Ada Example\n\nEXPERIENCE\n\nClerk, Sample Foods, 2019 - 2021\n- Filed letters\n\n${employer}\nServer\n2015 - 2019\n- Served\n\nSKILLS\nFiling`
      assert.deepStrictEqual(
        read(text).experiences.map(({ company }) => company),
        ["Sample Foods", employer]
      )
    }
  )
})

describe("certifications", () => {
  const certificates = (lines: string, heading = "Certifications") =>
    read(`Ada Example\n\n${heading}\n${lines}\n`).certifications

  it.each([
    ["RN, State of Washington, multistate compact license", ["RN, State of Washington, multistate compact license"]],
    [
      "Licensed Physical Therapist, Commonwealth of Massachusetts, no. PT-00000, since 2019",
      ["Licensed Physical Therapist, Commonwealth of Massachusetts"]
    ],
    ["ACLS, BLS", ["ACLS", "BLS"]],
    ["Google Ads Search Certification, renewed 2025", ["Google Ads Search Certification"]],
    ["Idaho HVAC Journeyman, current", ["Idaho HVAC Journeyman"]],
    ["Notary Public, State of Maryland, commission through 2028", ["Notary Public, State of Maryland"]],
    [
      "Basic Life Support (BLS), American Heart Association, valid to March 2027",
      ["Basic Life Support (BLS), American Heart Association"]
    ]
  ])("%s", (line, expected) => assert.deepStrictEqual(certificates(line), expected))

  it.each([
    ["RepTrax\nValid Ohio driver's license", ["RepTrax", "Valid Ohio driver's license"]],
    ["ServSafe Manager\nValid until June 2027", ["ServSafe Manager"]],
    ["Fork truck\nNo CDL", ["Fork truck"]]
  ])("a line that opens with a state is a remark unless it names one: %s", (lines, expected) =>
    assert.deepStrictEqual(certificates(lines), expected)
  )

  it("are found among schools", () => {
    const { certifications, education } = read(
      "Ada Example\n\nEDUCATION AND TRAINING\n\nDiploma in Logistics, Nene Valley College, 2019\nNEBOSH National General Certificate, 2022\nIOSH Managing Safely, 2018\nCSCS Black Card\nFirst Aid at Work, 2025\n"
    )
    assert.deepStrictEqual(certifications, [
      "NEBOSH National General Certificate",
      "IOSH Managing Safely",
      "CSCS Black Card",
      "First Aid at Work"
    ])
    assert.deepStrictEqual(
      education.map(({ degree }) => degree),
      ["Diploma in Logistics"]
    )
  })

  it("a certificate that a school gave stays with it", () =>
    assert.deepStrictEqual(certificates("Certificate in Welding\nBayfront Technical Institute, 2011", "Education"), []))
})

describe("names side by side below the name", () => {
  const head = (line: string) =>
    read(
      `Ada Example\nada@mail.example\n\n${line}\n\nEXPERIENCE\n\nClerk, Sample Foods, 2019 - 2021\n- Filed letters\n`
    )

  it.each([
    ["ORTHOPEDIC TRAUMA SALES • CASE COVERAGE • MIDDLE TENNESSEE", []],
    ["Registered Nurse • Critical Care • Telemetry", ["Registered Nurse"]],
    ["Accounts Payable | Month-End Close | Ledgers", []],
    ["Senior Accountant · CPA · Nonprofits", ["CPA"]]
  ])("are the summary, and certificates among them are held: %s", (line, certifications) =>
    assert.deepStrictEqual([head(line).summary, head(line).certifications], [line, certifications])
  )
})

describe("what is no degree", () => {
  it.each([
    "Courses in statistics, databases and master data",
    "Honours thesis about bus stops",
    "Minor in Economics",
    "Dean's list for five semesters, bachelor's average 3.9"
  ])("%s", (line) =>
    assert.deepStrictEqual(
      read(
        `Ada Example\n\nEducation\nBachelor of Arts in Geography\nErie Lakes University, 2014 to 2018\n${line}\n`
      ).education.map(({ degree, school }) => [degree, school]),
      [["Bachelor of Arts in Geography", "Erie Lakes University"]]
    )
  )
})

describe("names with what friends say", () => {
  it.each([
    'Rafael "Rafa" Lindqvist',
    "Rafael “Rafa” Lindqvist",
    "Elizabeth (Liz) Warrender",
    "Robert 'Bob' Marlow",
    "Ada Example"
  ])("%s", (name) =>
    assert.strictEqual(read(`${name}\n2217 Sagebrush Lane\nada@sample.example\n\nSkills\nFiling`).full_name, name)
  )
})
