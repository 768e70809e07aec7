import { assert, describe, it } from "@effect/vitest"
import { emptyProfileContent } from "../../src/domain/MasterProfile.js"
import { readJob } from "../../src/posting/readJob.js"
import { outcomeOfEdit } from "./support.js"

// Models like to add the job's word for what a text tells by a name or by the work itself.

const job = readJob({ title: "Coordinator", description: "You coordinate." })

const outcomeOf = (original: string, proposed: string, section: "experience" | "skills" = "experience") => {
  const position = { company: "Sample House", role: "Assistant", start_date: "2020-01", end_date: null }
  const resume = { ...emptyProfileContent, experiences: [{ ...position, description: [original] }] }
  return outcomeOfEdit(
    { section, company: position.company, original: section === "skills" ? "" : original, proposed },
    { resume, job }
  )
}

describe("another name for what a bullet tells", () => {
  it.each([
    ["a label before the work", "Post jobs and screen applications", "Recruiting: post jobs and screen applications"],
    ["what a name is", "Keep the files in Filevault", "Keep the files in the Filevault document archive"],
    [
      "what letters in brackets are",
      "Ran the RFP for trash hauling",
      "Ran the competitive bidding (RFP) for trash hauling"
    ],
    [
      "what the words in brackets are",
      "Pass garbing and media fill tests every 6 months",
      "Pass aseptic technique tests (garbing and media fill) every 6 months"
    ],
    [
      "what letters are that a degree has too",
      "Rolled out MFA for all staff",
      "Rolled out MFA access control for all staff"
    ]
  ])("is for the user to confirm: %s", (_, original, proposed) => {
    assert.strictEqual(outcomeOf(original, proposed), "confirm")
  })

  it.each([
    ["a tool after a verb", "Refill cabinets on 5 floors", "Refill Pyxis cabinets on 5 floors"],
    ["a charge before the work", "Post jobs and screen applications", "Directed: post jobs and screen applications"],
    ["a tool after a name", "Keep the files in Filevault", "Keep the files in Filevault Salesforce"],
    ["another range", "Taught music in grades K-5", "Taught music in grades K-12"],
    ["another form", "Collect I-9s and badges", "Collect W-2s and badges"],
    ["a degree", "Rolled out MFA for all staff", "Rolled out MFA for all staff, MBA Finance"],
    ["something beside it", "Ran the RFP for trash hauling", "Ran the RFP for trash hauling and vendor audits"]
  ])("is dropped where it says more: %s", (_, original, proposed) => {
    assert.strictEqual(outcomeOf(original, proposed), "dropped")
  })
})

it("a form that a letter and a number name is no figure", () => {
  assert.strictEqual(outcomeOf("Collect I-9s and badges", "Collect I-9 forms and badges"), "draft")
})

describe("a skill of two parts", () => {
  it("is offered where the work shows half of it", () => {
    assert.strictEqual(
      outcomeOf("Typed and filled prescriptions", "Prescription entry and filling", "skills"),
      "confirm"
    )
  })

  it("is dropped where the work shows none", () => {
    assert.strictEqual(outcomeOf("Typed and filled prescriptions", "Budgets and forecasts", "skills"), "dropped")
  })
})
