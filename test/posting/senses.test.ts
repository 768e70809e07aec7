import { assert, describe, test } from "@effect/vitest"
import { readJob } from "../../src/scoring/api.js"

// A word that spells a concept of another field: what the posting is about tells which is meant.

const kitchen = "Requirements:\n- Pastry, lamination, bread making and HACCP\n- Sous vide and stock rotation"
const data = "Requirements:\n- Python, dbt, Airflow, Kafka and Snowflake\n- Terraform and Docker"
const ward = "Requirements:\n- Phlebotomy, ECG, wound care and IV therapy\n- Infection control and triage"
const site =
  "Requirements:\n- Conduit bending, PLC, motor control and transformers\n- Cable tray, megger and arc flash safety"
const court =
  "Requirements:\n- Litigation, e-discovery, legal research and pleadings\n- Contract drafting and mediation"
const school =
  "Requirements:\n- Phonics, safeguarding, lesson planning and classroom management\n- Special education, EAL"

const namesOf = (title: string, description: string) =>
  readJob({ title, description }).requirements.map(({ name }) => name)

describe("the field of a posting tells the sense of a word", () => {
  test.each([
    ["Pastry Chef", kitchen, "Answer questions of guests of the spa and the pool.", "Single-page applications"],
    ["Data Engineer", data, "Spend less on the warehouse, whose bill grew.", "Warehouse operations"],
    ["Staff Nurse", ward, "You keep a level head at night.", "A-level teaching"],
    ["Electrician", site, "Five years post trade experience.", "Trade settlement"],
    ["Litigation Paralegal", court, "Commission expert reports.", "Commissioning"],
    ["Primary School Teacher", school, "Draw up the letter to parents.", "Lettering"]
  ])("%s: %s %s is no %s", (title, own, sentence, other) => {
    assert.notInclude(namesOf(title, `${own}\n- ${sentence}`), other)
  })

  test.each([
    ["Frontend Developer", data, "A SPA in React.", "Single-page applications"],
    ["Warehouse Operative", kitchen, "Order picking in our warehouse.", "Warehouse operations"],
    ["Chemistry Teacher", ward, "A level groups of students.", "A-level teaching"],
    ["Commissioning Engineer", court, "Commissioning of new switchgear.", "Commissioning"]
  ])("the title %s speaks for a field of which the rest is not", (title, other, sentence, own) => {
    assert.include(namesOf(title, `${other}\n- ${sentence}`), own)
  })

  test("a language, and what is known in every field, is meant in any of them", () => {
    const names = namesOf("Staff Nurse", `${ward}\n- Excel and Spanish`)
    for (const name of ["Excel", "Spanish"]) assert.include(names, name)
  })

  test("what means something else is known by its own words where a skill is asked for", () => {
    const names = namesOf("Electrical Apprentice Supervisor", `${site}\n- Rough-in, trim and layout experience`)
    assert.notInclude(names, "Layout design")
    assert.isTrue(names.some((name) => name.toLowerCase().includes("layout")))
  })
})
