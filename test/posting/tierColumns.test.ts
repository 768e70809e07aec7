import { assert, describe, it } from "@effect/vitest"
import { readJob } from "../../src/posting/readJob.js"

const tiersOf = (description: string) =>
  Object.fromEntries(readJob({ title: "Officer", description }).requirements.map(({ name, tier }) => [name, tier]))

describe("a person specification pasted as a table", () => {
  it.each([
    [
      "by places",
      "PERSON SPECIFICATION\n                 Essential    Desirable\nBookkeeping          X\nSpanish                           X\nPayroll              X\n"
    ],
    ["by tabs", "Criteria\tEssential\tDesirable\nBookkeeping\t✓\t\nSpanish\t\t✓\nPayroll\t✓\n"],
    [
      "by bars",
      "| Criteria | Essential | Desirable |\n| Bookkeeping | Yes | |\n| Spanish | | Yes |\n| Payroll | Yes | |\n"
    ],
    [
      "by letters in brackets",
      "Knowledge: bookkeeping (E); a second language such as Spanish (D)\nTasks: payroll [E]\n"
    ],
    ["by letters after a colon", "Bookkeeping and ledgers: E\nFluent Spanish or French: D\nPayroll for 40 staff: E\n"]
  ])("%s", (_, text) => {
    const tiers = tiersOf(text)
    assert.strictEqual(tiers["Bookkeeping"], "required")
    assert.strictEqual(tiers["Spanish"], "preferred")
    assert.strictEqual(tiers["Payroll"], "required")
  })

  it("its letters are no names", () => {
    const { requirements } = readJob({ title: "Developer", description: "Python (E); Java (E); Rust (D); SQL (D)" })
    assert.deepStrictEqual(
      requirements.map(({ name, tier }) => `${name} ${tier}`),
      ["Python required", "Java required", "Rust preferred", "SQL preferred"]
    )
  })

  it("asks for what has a letter, whatever stands around it", () => {
    const quiet = "The school stands by a park, and the street is quiet in the morning. ".repeat(12)
    const specification =
      "Qualifications: GCSE English and Maths (E); CompTIA A+ or equivalent (D)\nKnowledge: Active Directory (E)"
    const tiers = tiersOf(`Person specification\n${specification}\n${quiet}`)
    assert.strictEqual(tiers["CompTIA A+"], "preferred")
    assert.strictEqual(tiers["Active Directory"], "required")
  })

  it("needs both columns", () =>
    assert.strictEqual(tiersOf("Desirable\n- Excel    x\n- Spanish    x")["Excel"], "preferred"))
})
