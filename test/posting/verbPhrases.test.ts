import { assert, describe, it } from "@effect/vitest"
import { readJob } from "../../src/posting/readJob.js"

const namesOf = (duty: string) =>
  readJob({
    title: "Assistant",
    description: `Duties\n- ${duty}\n- Keep the office tidy\n\nRequirements\n- Good humour`
  }).requirements.map(({ name }) => name)

describe("a duty told with a verb", () => {
  it.each([
    ["Administers prescribed drugs", "Medication administration"],
    ["Supervise a small staff", "People management"],
    ["You will manage key vendors", "Vendor management"],
    ["Reconcile monthly bank accounts", "Account reconciliation"],
    ["Precepts new graduates", "Preceptorship"],
    ["Troubleshoots and resolves faults", "Troubleshooting"]
  ])("%s: %s", (duty, name) => assert.include(namesOf(duty), name))

  it.each([
    // How something is, a list that goes on behind a comma, an origin.
    ["Keep them stocked at all times", "Inventory management"],
    ["Analyzes process workflow, space requirements and seats", "Requirements gathering"],
    ["Built the show from scratch", "Scratch"]
  ])("%s: not %s", (duty, name) => assert.notInclude(namesOf(duty), name))

  it("is written as the job writes it", () => {
    const { requirements, text } = readJob({
      title: "Assistant",
      description: "Duties\n- Manage all our vendors in Asia"
    })
    const found = requirements.find(({ name }) => name === "Vendor management")
    assert.strictEqual(text.description.slice(found?.span?.start, found?.span?.end), "Manage all our vendors")
  })
})
