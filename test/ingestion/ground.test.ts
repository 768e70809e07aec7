import { assert, describe, it } from "@effect/vitest"
import { emptyProfileContent, type ProfileContent } from "../../src/domain/MasterProfile.js"
import { groundProfile } from "../../src/resume/ingest/ground.js"

const text = `Ana Example
ana@example.com | +1 (555) 010-0199 | Porto, Portugal | network.example/in/ana
SUMMARY
Nurse with calm hands. Ready to go the extra mile.
EXPERIENCE
Registered Nurse, St. Anne's Hospital
March 2019 - Present
• Cared for 12 patients a shift and trained
  three new colleagues
Assistant at Café Azul, 06/2016 to 2018
Skills: Basic Life Support, wound care, triage
Education: BSc Nursing, University of Porto, 2015`

const grounded = (parsed: Partial<ProfileContent>) => groundProfile({ ...emptyProfileContent, ...parsed }, text)
const experience = (changes: Partial<ProfileContent["experiences"][number]>) => ({
  company: "St. Anne's Hospital",
  role: "Registered Nurse",
  start_date: "2019-03",
  end_date: null,
  description: [],
  ...changes
})

describe("what the text holds is kept", () => {
  it("contacts, in any spelling of the same value", () => {
    const contacts = {
      full_name: "Ana Example",
      email: "Ana@example.com",
      phone: "+1 555 010 0199",
      location: "Porto, Portugal",
      network_url: "https://network.example/in/ana"
    }
    assert.deepStrictEqual(grounded(contacts), { ...emptyProfileContent, ...contacts })
  })

  it("bullets over line breaks, quotes of another kind, dates by name and number", () => {
    const experiences = [
      experience({
        company: "St. Anne’s Hospital",
        description: ["Cared for 12 patients a shift and trained three new colleagues"]
      }),
      experience({ company: "Café Azul", role: "Assistant", start_date: "2016-06", end_date: "2018" })
    ]
    assert.deepStrictEqual(grounded({ experiences }).experiences, experiences)
  })

  it("a certificate or skill under its other name", () => {
    assert.deepStrictEqual(grounded({ base_skills: ["BLS", "Triage"] }).base_skills, ["BLS", "Triage"])
  })
})

describe("what the text does not hold is dropped", () => {
  const dropped: ReadonlyArray<readonly [name: string, parsed: Partial<ProfileContent>]> = [
    ["another name", { full_name: "Ana Maria Example" }],
    ["an address that is part of a longer one", { email: "na@example.com" }],
    ["a shorter telephone number", { phone: "010-01" }],
    ["another page of the same site", { network_url: "https://network.example/in/ana-2" }],
    ["a skill that only sounds like a word of the text", { base_skills: ["Go"] }],
    ["an invented skill", { base_skills: ["Phlebotomy"] }],
    ["an invented certificate", { certifications: ["ACLS"] }],
    ["an invented employer", { experiences: [experience({ company: "General Hospital" })] }],
    ["an invented role", { experiences: [experience({ role: "Head Nurse" })] }],
    ["an invented degree", { education: [{ degree: "MSc Nursing", start_date: null, end_date: null }] }],
    ["an invented summary", { summary: "Award-winning nurse leader with ten years in oncology." }]
  ]
  it.each(dropped)("%s", (_, parsed) => {
    assert.deepStrictEqual(grounded(parsed), emptyProfileContent)
  })

  it("a bullet with one number changed, and months the text does not name", () => {
    const { experiences } = grounded({
      experiences: [
        experience({
          start_date: "2019-07",
          end_date: "2024-01",
          description: ["Cared for 20 patients a shift and trained three new colleagues"]
        })
      ]
    })
    assert.deepStrictEqual(experiences, [experience({ start_date: "2019", end_date: null })])
  })

  it("of a summary in paragraphs those that the text does not say, and single words, which say nothing", () => {
    const own = "Looked after a ward of thirty beds"
    const source = `Ana Example\n${own}\nthe\nskills\nto`
    const { summary } = groundProfile(
      { ...emptyProfileContent, summary: `${own}\nthe\nWon a national award for nursing\nskills\nto` },
      source
    )
    assert.strictEqual(summary, own)
  })
})
