import { assert, describe, test } from "@effect/vitest"
import { readJob, resumeOfText, scoreResume } from "../../src/scoring/api.js"

// Words that show a skill in a resume and ask for none in a posting (`shows` in the lexicon).

const quiet = "The house stands by the river and the street is quiet in the morning. ".repeat(12)

describe("a word that only shows a skill", () => {
  test.each([
    ["Wedding planning", "A walled garden for weddings and fairs.", "Planned 40 weddings a year"],
    ["Electrical work", "Let the electrician in and note the time.", "Electrician at a shipyard"],
    ["Negotiation", "Negotiate MSAs with buyers.", "Negotiated leases with twelve landlords"],
    ["Month-end close", "Reports are due at month end.", "Ran the month end of a charity"],
    ["Inventory management", "A range of 4,000 SKUs.", "Counted 4,000 SKUs each quarter"]
  ])("%s", (skill, posting, resume) => {
    const { requirements: asks } = readJob({ title: "Officer", description: `Duties:\n- ${posting}\n${quiet}` })
    const names = asks.map(({ name }) => name)
    assert.notInclude(names, skill)
    const asked = readJob({ title: "Officer", description: `Requirements:\n- ${skill}` })
    const { requirements } = scoreResume(asked, resumeOfText(`Experience\n${resume}, 2015 - 2024\n- ${resume}`), 24_300)
    assert.isTrue(requirements.find(({ name }) => name === skill)?.matched)
  })
})
