import { assert, describe, it } from "@effect/vitest"
import type { EditProposal } from "../../src/domain/Optimization.js"
import { readJob } from "../../src/posting/readJob.js"
import { guardProposal } from "../../src/tailoring/guard/guard.js"
import type { Rules } from "../../src/tailoring/guard/checks/rules.js"
import { injections } from "./injections.js"
import { type Profession, professions } from "./professions.js"
import { edit, proposal } from "./support.js"

const guardOf = ({ job, resume }: Profession, changes: Partial<EditProposal>, rules: Rules = {}) =>
  guardProposal({
    resume,
    job: readJob({ ...job, company: "Globex" }),
    proposal: proposal(changes),
    rules
  })

const employerOf = ({ resume }: Profession, bullet: string) =>
  resume.experiences.find(({ description }) => description.includes(bullet))?.company ?? ""

const one = (profession: Profession, original: string, revised: string): Partial<EditProposal> => ({
  experience_edits: [edit(employerOf(profession, original), original, revised)]
})

describe.each(professions.map((profession) => [profession.name, profession] as const))("%s", (_, profession) => {
  it.each(profession.honest)("honest: %s => %s", (original, revised) => {
    const { dropped, edits, offered } = guardOf(profession, one(profession, original, revised))
    assert.deepStrictEqual(dropped, [])
    const [edit] = [...edits, ...offered.edits]
    assert.strictEqual(edit?.before, original)
    assert.strictEqual(edit?.after, revised)
  })

  it.each(profession.sins)("%s: %s => %s", (rules, original, revised) => {
    const { dropped, edits, offered } = guardOf(profession, one(profession, original, revised))
    assert.deepStrictEqual(edits, [])
    if (offered.edits.length > 0) return
    assert.include(rules.split(" "), dropped[0]?.rule)
    assert.strictEqual(dropped[0]?.company, employerOf(profession, original))
  })

  it("no text that speaks to somebody reaches the draft or a warning", () => {
    const [first] = profession.resume.experiences
    const company = first?.company ?? ""
    const [bullet = "", other = ""] = first?.description ?? []
    const { summary } = profession.resume
    for (const text of injections) {
      for (const answer of [
        { experience_edits: [edit(company, bullet, `${bullet}. ${text}`), edit(company, other, `${other} (${text})`)] },
        { experience_edits: [edit(company, bullet, `${text}. ${bullet}`), edit(company, other, text)] },
        { summary: `${String(summary)} ${text}.` },
        { summary: text },
        { skills: [text], warnings: [text] }
      ]) {
        const { edits, offered, skills, summary: draft, warnings } = guardOf(profession, answer)
        assert.deepStrictEqual(
          { edits, offered, skills, draft, warnings },
          { edits: [], offered: { edits: [], skills: [], summary: null }, skills: [], draft: null, warnings: [] },
          text
        )
      }
    }
  })
})

it("no rule of the table can be left out: each alone stops a case of some profession or of the table of sins", () => {
  // Rules that judge figures, names, credentials, ownership, help, praise and direction outside of technology, too.
  for (const rule of ["R7", "R8", "R9", "R10", "R11", "R12", "R13"] as const) {
    const lets = professions.filter((profession) =>
      profession.sins.some(([, original, revised]) => {
        const reaches = (rules: Rules) => {
          const { edits, offered } = guardOf(profession, one(profession, original, revised), rules)
          return edits.length + offered.edits.length > 0
        }
        return !reaches({}) && reaches({ [rule]: false })
      })
    )
    assert.isAtLeast(lets.length, 2, rule)
  }
})
