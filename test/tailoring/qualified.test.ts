import { assert, describe, it } from "@effect/vitest"
import { guardProposal } from "../../src/tailoring/guard/guard.js"
import { askedJob, edit, proposal, resume } from "./support.js"

// A certificate or degree line with a qualifier says that it is not held, and supports only what says so, too.

const credentials = ["CPA", "PMP", "CCRN", "BLS", "Commercial driver's license", "MBA", "Certified balloon artist"]

const qualified: ReadonlyArray<(credential: string) => string> = [
  ...[
    ...["in progress", "expired", "revoked", "planned", "lapsed", "pending", "suspended", "inactive", "not completed"],
    ...[
      "candidate",
      "expired 2019",
      "exam booked",
      "expected May 2027",
      "no longer active",
      "did not pass",
      "studying"
    ],
    ...["exam scheduled for March 2027", "not renewed", "withdrawn", "applied for", "not yet completed", "dropped out"]
  ].map((qualifier) => (credential: string) => `${credential} (${qualifier})`),
  (credential) => `${credential}, in progress`,
  (credential) => `${credential} - expired`,
  (credential) => `Expired ${credential}`,
  (credential) => `Pursuing ${credential}`,
  (credential) => `Studying for ${credential}`,
  (credential) => `Will take ${credential} in June`,
  (credential) => `${credential} (in progress, exam planned for 2027)`
]

/** What of an answer that claims a credential outright is accepted for a person with that line. */
const accepted = (line: string, credential: string, where: "certifications" | "degree") => {
  const [job] = resume.experiences
  const bullet = job?.description[1] ?? ""
  const { edits, skills, summary } = guardProposal({
    resume: {
      ...resume,
      ...(where === "degree"
        ? { certifications: [], education: [{ school: "Example State University", degree: line }] }
        : { certifications: [line] })
    },
    job: askedJob,
    proposal: proposal({
      summary: `${credential} and backend engineer who likes calm systems and careful teams.`,
      skills: [...resume.base_skills, credential],
      experience_edits: [edit(job?.company ?? "", bullet, `${bullet} as ${credential}`)]
    })
  })
  return [...edits, ...skills.filter((skill) => skill === credential), ...(summary === null ? [] : [summary])]
}

describe("a credential that is not held", () => {
  describe.each(credentials)("%s", (credential) => {
    it.each(qualified.map((line) => line(credential)))("%s supports no claim of it", (line) => {
      assert.deepStrictEqual(accepted(line, credential, "certifications"), [])
      assert.deepStrictEqual(accepted(line, credential, "degree"), [])
    })
  })

  it("may be named with its qualifier, and one that is held as it is", () => {
    const summary = (line: string, said: string) =>
      guardProposal({
        resume: { ...resume, certifications: [line] },
        job: askedJob,
        proposal: proposal({ summary: said })
      }).summary
    const likes = "backend engineer and former nurse who likes calm systems and careful teams."
    assert.isNotNull(summary("CPA", `CPA, ${likes}`))
    assert.isNotNull(summary("CPA (in progress)", `CPA in progress, ${likes}`))
    assert.isNull(summary("CPA (in progress)", `CPA, ${likes}`))
  })
})
