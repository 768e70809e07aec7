import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { EditableResume } from "../../src/domain/Optimization.js"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfProfile, resumeOfText } from "../../src/resume/readResume.js"
import type { ScoreReport } from "../../src/scoring/report/Report.js"
import { outcomeOf, scoreResume } from "../../src/scoring/score.js"

const asOf = 2026 * 12 + 5
const skills = [
  ...[
    "Python",
    "Kubernetes",
    "PostgreSQL",
    "Terraform",
    "Wound care",
    "Phlebotomy",
    "GAAP",
    "Payroll",
    "Lesson planning"
  ],
  ...["Welding", "HACCP", "Menu planning", "Cold calling", "SEO", "Figma", "Due diligence", "Six Sigma", "Procurement"]
]
const roles = [
  "Backend Engineer",
  "Registered Nurse",
  "Accountant",
  "Teacher",
  "Chef",
  "Account Executive",
  "Electrician"
]

const experience = fc.record({
  company: fc.constantFrom("Acme", "Globex", "Initrode"),
  role: fc.constantFrom(...roles),
  start_date: fc.constantFrom("2012-01", "2016-05", "2020-03", null),
  end_date: fc.constantFrom("2018-02", "2024-06", null),
  description: fc.array(
    fc.constantFrom(...skills).map((skill) => `Worked with ${skill} for the team`),
    { maxLength: 4 }
  )
})
const resumes: fc.Arbitrary<EditableResume> = fc.record({
  summary: fc.option(fc.constantFrom("Careful and calm.", "Ten years of Python."), { nil: null }),
  base_skills: fc.uniqueArray(fc.constantFrom(...skills), { maxLength: 6 }),
  certifications: fc.subarray(["BLS", "CPA"]),
  experiences: fc.array(experience, { maxLength: 3 }),
  education: fc.constant([])
})
const asked = fc.uniqueArray(fc.constantFrom(...skills), { minLength: 1, maxLength: 8 })
const jobs = fc.record({ title: fc.constantFrom(...roles), required: asked, years: fc.integer({ min: 1, max: 12 }) })
type JobParts = { readonly title: string; readonly required: ReadonlyArray<string>; readonly years: number }

const describeJob = ({ required, years }: JobParts) =>
  `What you will do\nWork with a kind team on things that matter.\n\nRequirements\n${required.map((skill) => `- ${skill}`).join("\n")}\n- ${years}+ years of experience\n`
const score = (job: JobParts, resume: EditableResume, description = describeJob(job)): ScoreReport =>
  scoreResume(readJob({ title: job.title, description }), resumeOfProfile(resume), asOf)

const runs = { numRuns: 1_000 }

describe("for every job and resume", () => {
  it("scores are integers from 0 to 100, and the five parts sum to them", () => {
    fc.assert(
      fc.property(jobs, resumes, (job, resume) => {
        const { part_reports, parts, score: total } = score(job, resume)
        assert.isTrue(Number.isInteger(total) && total >= 0 && total <= 100)
        assert.strictEqual(
          Object.values(parts).reduce((sum, part) => sum + part, 0),
          total
        )
        // 50 where no hard skill could be found in the job; each of the five is rounded to hundredths.
        const possible = Object.values(part_reports).reduce((sum, part) => sum + part.points_possible, 0)
        assert.isTrue(Math.abs(possible - 100) < 0.03 || Math.abs(possible - 50) < 0.03)
      }),
      runs
    )
  })

  it("the score without its reasons is the one with them", () => {
    fc.assert(
      fc.property(jobs, resumes, (job, resume) => {
        const whole = score(job, resume)
        const alone = outcomeOf(
          readJob({ title: job.title, description: describeJob(job) }),
          resumeOfProfile(resume),
          asOf
        )
        assert.strictEqual(alone.score, whole.score)
        assert.deepStrictEqual(
          alone.requirements,
          whole.requirements.map(({ evidence, name, tier }) => ({ name, tier, evidence }))
        )
      }),
      { numRuns: 200 }
    )
  })

  it("the same input gives the same bytes", () => {
    fc.assert(
      fc.property(jobs, resumes, (job, resume) => {
        assert.strictEqual(JSON.stringify(score(job, resume)), JSON.stringify(score(job, resume)))
      }),
      { numRuns: 200 }
    )
  })

  it("the order of skills changes nothing", () => {
    fc.assert(
      fc.property(jobs, resumes, (job, resume) => {
        const turned = { ...resume, base_skills: resume.base_skills.toReversed() }
        assert.strictEqual(score(job, turned).score, score(job, resume).score)
      }),
      runs
    )
  })

  it("line ends, spaces and boilerplate of the job change nothing", () => {
    const boilerplate =
      "\nEqual opportunity\nWe are an equal opportunity employer. All qualified applicants receive consideration without regard to race, color, religion or sex.\n"
    fc.assert(
      fc.property(jobs, resumes, (job, resume) => {
        const plain = describeJob(job)
        const expected = score(job, resume).score
        for (const text of [plain.replaceAll("\n", "\r\n"), plain.replaceAll(" ", "  "), plain + boilerplate]) {
          assert.strictEqual(score(job, resume, text).score, expected)
        }
      }),
      runs
    )
  })

  it("adding a skill that the job asks for never lowers", () => {
    fc.assert(
      fc.property(jobs, resumes, fc.nat(), (job, resume, pick) => {
        const skill = job.required[pick % job.required.length] ?? ""
        const more = { ...resume, base_skills: [...resume.base_skills, skill] }
        assert.isAtLeast(score(job, more).score, score(job, resume).score)
      }),
      runs
    )
  })

  it("saying a skill fifty times never raises above saying it once", () => {
    fc.assert(
      fc.property(jobs, resumes, fc.constantFrom(...skills), (job, resume, skill) => {
        const once = { ...resume, base_skills: [...resume.base_skills, skill] }
        const often = { ...resume, base_skills: [...resume.base_skills, ...Array.from({ length: 50 }, () => skill)] }
        assert.isAtMost(score(job, often).score, score(job, once).score)
      }),
      runs
    )
  })

  it("pasting the job into the resume never raises", () => {
    fc.assert(
      fc.property(jobs, resumes, (job, resume) => {
        const pasted = { ...resume, summary: `${resume.summary ?? ""}\n${describeJob(job)}` }
        assert.isAtMost(score(job, pasted).score, score(job, resume).score)
      }),
      runs
    )
  })

  it("a resume made of the job's requirements scores above one without them", () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const made = (names: ReadonlyArray<string>): EditableResume => ({
          summary: null,
          base_skills: names,
          certifications: [],
          experiences: [
            {
              company: "Acme",
              role: job.title,
              start_date: "2005-01",
              end_date: null,
              description: names.map((name) => `Used ${name} every week`)
            }
          ],
          education: []
        })
        assert.isAbove(score(job, made(job.required)).score, score(job, made([])).score)
      }),
      runs
    )
  })

  it("any text at all is scored without a crash, and an empty job never well", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 400 }),
        fc.string({ unit: "grapheme", maxLength: 400 }),
        (a, b) => {
          const job = readJob({ title: a.slice(0, 50), description: a })
          const report = scoreResume(job, resumeOfText(b), asOf)
          assert.isTrue(report.score >= 0 && report.score <= 100)
        }
      ),
      runs
    )
    const empty = scoreResume(readJob({ title: "", description: "" }), resumeOfText("Python, Go, SQL"), asOf)
    assert.isAtMost(empty.score, 50)
    assert.isAtLeast(empty.warnings.length, 1)
  })
})
