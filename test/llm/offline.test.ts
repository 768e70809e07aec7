import { assert, describe, it } from "@effect/vitest"
import { proposeByRules } from "../../src/llm/offline/proposal.js"
import { sameName } from "../../src/llm/offline/sameName.js"

interface Sample {
  readonly bullets: ReadonlyArray<string>
  readonly job: string
  readonly matched: ReadonlyArray<string>
  readonly summary?: string | null
  readonly skills?: ReadonlyArray<string>
}

const propose = ({ bullets, job, matched, skills = [], summary = null }: Sample) =>
  proposeByRules({
    resume: {
      summary,
      base_skills: skills,
      certifications: [],
      education: [],
      experiences: [
        { company: "Harbor", role: "Specialist", start_date: "2020-01", end_date: null, description: bullets }
      ]
    },
    job: { title: "Specialist", company: "Example", description: job, matched, unmatched: [] }
  })

const revised = (bullet: string, job: string, matched: string) =>
  propose({ bullets: [bullet], job, matched: [matched] }).experience_edits.map((edit) => edit.revised_bullet)

describe("two spellings of one name", () => {
  for (const [one, other, isSame] of [
    ["k8s", "Kubernetes", true],
    ["EHR", "electronic health records", true],
    ["Postgres", "PostgreSQL", true],
    ["product demonstrations", "product demos", true],
    ["Airflow", "Apache Airflow", true],
    ["stock control", "inventory control", true],
    ["Acrobat", "Acrobat Pro", false],
    ["split systems", "mini-splits", false],
    ["moderate sedation", "conscious sedation", true],
    ["cycle counts", "cycle counting", false],
    ["usability tests", "usability testing", false],
    ["prepare journal entries", "prepares journal entries", false],
    ["mergers and acquisitions", "mergers & acquisitions", false]
  ] as const)
    it(`${one}, ${other}: ${isSame}`, () => {
      assert.strictEqual(sameName(one, other), isSame)
    })
})

describe("a bullet in the job's spelling", () => {
  it("keeps number and article", () => {
    assert.deepStrictEqual(
      revised("Adapted worksheets for a pupil with an Individualized Education Program", "Write IEPs.", "IEP"),
      ["Adapted worksheets for a pupil with an IEP"]
    )
    assert.deepStrictEqual(revised("Charted in an electronic health record", "Chart in the EHR.", "EHR"), [
      "Charted in an EHR"
    ])
  })
  it("leaves what is counted and cannot be in that spelling", () => {
    assert.deepStrictEqual(
      revised("Closed 19 mergers and acquisitions", "M&A is a plus.", "Mergers and acquisitions"),
      []
    )
  })
  it("does not write a usual short name out", () => {
    assert.deepStrictEqual(revised("Ran 35 AWS accounts", "Amazon Web Services at scale.", "AWS"), [])
  })
})

describe("skills that bullets show", () => {
  const added = (bullet: string, job: string, ...matched: ReadonlyArray<string>) =>
    propose({ bullets: [bullet], job, matched }).skills

  it("are written as the job or the lexicon writes them", () => {
    assert.deepStrictEqual(added("Ran stock in sap ewm", "Know SAP EWM.", "SAP EWM"), ["SAP EWM"])
    assert.deepStrictEqual(added("WIRED MOTOR CONTROLS", "Motor control experience.", "Motor control"), [
      "Motor control"
    ])
  })
  it("are no languages, departments, people or sentences", () => {
    assert.deepStrictEqual(added("Answered the phone in English and Spanish", "English required.", "English"), [])
    assert.deepStrictEqual(added("Reported to the sales director", "Sales background.", "Sales"), [])
    assert.deepStrictEqual(added("Supervised 24 pickers and packers", "Picking and packing.", "Order picking"), [])
    assert.deepStrictEqual(added("Explain variances to plant managers", "Variance analysis.", "Variance analysis"), [])
  })
  it("are not what another did, and not what a word means elsewhere", () => {
    assert.deepStrictEqual(added("Kept the books; Kubernetes was run by another team", "Kubernetes.", "Kubernetes"), [])
    assert.deepStrictEqual(added("Coding of invoices", "Coding and VAT.", "Accounts payable", "VAT", "Programming"), [])
  })
  it("are not what was learned, and no part of a longer name", () => {
    assert.deepStrictEqual(added("Trained on CRRT and sedation", "CRRT.", "CRRT"), [])
    assert.deepStrictEqual(added("Kept ledgers under Portuguese GAAP", "US GAAP.", "GAAP"), [])
    assert.deepStrictEqual(added("Kept ledgers under GAAP", "US GAAP.", "GAAP"), ["GAAP"])
  })
  it("are not taken from the summary alone", () => {
    const { skills } = propose({
      bullets: ["Filed returns"],
      summary: "Sells software to logistics firms.",
      job: "Logistics.",
      matched: ["Logistics"]
    })
    assert.deepStrictEqual(skills, [])
  })
})

describe("the summary", () => {
  const lead = (summary: string) =>
    propose({
      bullets: ["Ran usability testing every month", "Drew in Figma", "Kept the design systems of two products"],
      summary,
      job: "Figma, usability testing, design systems.",
      matched: ["Figma", "Usability testing", "Design systems"]
    }).summary

  it("leads with role, years and what is best shown", () => {
    assert.strictEqual(
      lead("UX designer with six years in health products."),
      "UX designer with six years in health products and experience in Figma, usability testing and design systems."
    )
    assert.strictEqual(
      lead("UX designer who sketches early. Curious."),
      "UX designer with experience in Figma, usability testing and design systems. Sketches early. Curious."
    )
  })
  it("goes on in the person's own words", () => {
    const names = "experience in Figma, usability testing and design systems"
    for (const [summary, expected] of [
      ["UX designer. Curious.", `UX designer with ${names}. Curious.`],
      ["UX designer, 4 years in health.", `UX designer, 4 years in health, with ${names}.`],
      ["UX designer in health who asks.", ""],
      ["UX designer with a liking for forms.", `UX designer with ${names}, and with a liking for forms.`],
      [
        "UX designer with six years, two of them in banks.",
        `UX designer with ${names}, and six years, two of them in banks.`
      ],
      ["I like small teams.", `Specialist with ${names}. I like small teams.`],
      ["Former teacher who learned to code.", `Specialist with ${names}. Former teacher who learned to code.`]
    ] as const)
      assert.strictEqual(lead(summary), expected)
  })
  it("names no tools alone", () => {
    const { summary } = propose({
      bullets: ["Drew in Figma", "Built in Axure", "Ran usability testing"],
      summary: "UX designer. Curious.",
      job: "Figma, Axure, usability testing.",
      matched: ["Figma", "Axure RP", "Usability testing"]
    })
    assert.strictEqual(summary, "")
  })
  it("stays where it leads already or has no place for more", () => {
    assert.strictEqual(lead("UX designer with six years of Figma and usability testing."), "")
    assert.strictEqual(lead("UX designer, with a liking for forms."), "")
  })
})
