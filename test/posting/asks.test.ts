import { assert, describe, it } from "@effect/vitest"
import { readJob } from "../../src/posting/readJob.js"

// What the model learnt: each posting has sentences that ask, and others that tell of the firm, of other teams, of perks.
const postings = [
  {
    title: "Data analyst",
    text: `Brackwater Home sells sofas from forty shops. Our designers draw in Illustrator, and our iOS team works in Swift.

The role
- Build reports in Power BI
- Write SQL against the sales database
- Present findings to buyers

What you bring
- Two years with Excel
- Some Python

We are in the old mill by the river, ten minutes from the station, and most of us work from home on Fridays.

Our website is looked after by an agency that uses Drupal. We pay for Dutch lessons, and colleagues went on courses in first aid.`,
    asked: ["Power BI", "SQL", "Excel", "Python"],
    told: ["Adobe Illustrator", "Swift", "Drupal", "Dutch", "First aid"]
  },
  {
    title: "Staff nurse",
    text: `Ward 9 has 24 beds and a view of the sea. The hospital won an award for its use of robotic surgery last year.

You will
- Give IV therapy and wound care
- Take part in discharge planning
- Record observations in Epic

You need registration as a nurse and experience of triage.

The ward opened in 2019 after two years of building, and 60 people work here in three shifts.

Dialysis is done by the team next door. Staff enjoy yoga classes, a choir and free parking.`,
    asked: ["IV therapy", "Wound care", "Discharge planning", "Epic"],
    told: ["Robotic surgery", "Dialysis"]
  }
]

describe("sentences of a posting that ask nothing", () => {
  it.each(postings)("$title", ({ asked, text, title, told }) => {
    const names = readJob({ title, description: text }).requirements.map(({ name }) => name)
    for (const name of asked) assert.include(names, name)
    for (const name of told) assert.notInclude(names, name)
  })
})
