import { assert, describe, it } from "@effect/vitest"
import type { EditableResume } from "../../src/domain/Optimization.js"
import { readJob } from "../../src/posting/readJob.js"
import type { ScoreReport } from "../../src/scoring/report/Report.js"
import { resumeOfProfile, resumeOfText } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"

const asOf = 2026 * 12
const jobText = `About the role
You will run our payment services and take part in on-call.

Requirements
- 5+ years of experience with Kotlin and PostgreSQL
- Experience with Docker and Kubernetes
- Strong communication
- CISSP

Nice to have
- Terraform`
const job = readJob({ title: "Senior Backend Engineer", description: jobText })

const perfect: EditableResume = {
  summary: "Backend engineer: Kotlin, PostgreSQL, Docker, Kubernetes and Terraform.",
  base_skills: ["Communication"],
  certifications: ["CISSP"],
  experiences: [
    {
      company: "Acme",
      role: "Senior Backend Engineer",
      start_date: "2016-01",
      end_date: null,
      description: [
        "Ran the backend of payment services in Kotlin on PostgreSQL",
        "Moved deployments to Docker and Kubernetes with Terraform, and was on-call for them",
        "CISSP holder for the security of the platform"
      ]
    }
  ],
  education: []
}
const score = (resume: EditableResume, of = job): ScoreReport => scoreResume(of, resumeOfProfile(resume), asOf)
const withSkills = (...base_skills: ReadonlyArray<string>): EditableResume => ({
  summary: null,
  base_skills,
  certifications: [],
  experiences: [],
  education: []
})

it("a job that was scored with is written as JSON as before", () => {
  const fresh = readJob({ title: "Senior Backend Engineer", description: jobText })
  const written = JSON.stringify(fresh)
  scoreResume(fresh, resumeOfProfile(perfect), asOf)
  assert.strictEqual(JSON.stringify(fresh), written)
})

describe("the score", () => {
  it("of a perfect match is 100", () => {
    assert.strictEqual(score(perfect).score, 100)
  })

  it("of an empty resume is 0", () => {
    assert.strictEqual(score(withSkills()).score, 0)
  })

  it("prefers what was shown in dated work to what is only listed", () => {
    const listed = { ...perfect, base_skills: ["Kotlin", "PostgreSQL"], summary: null, experiences: [] }
    const shown = score(perfect).part_reports.hard_skills.points
    assert.isAbove(shown, score(listed).part_reports.hard_skills.points)
  })

  it("prefers recent work to old work", () => {
    const at = (start_date: string, end_date: string): EditableResume => ({
      ...perfect,
      summary: null,
      // All of it would earn all points, old or not.
      experiences: perfect.experiences.map((item) => ({
        ...item,
        start_date,
        end_date,
        description: item.description.slice(0, 1)
      }))
    })
    assert.isAbove(score(at("2018-01", "2025-12")).parts.hard_skills, score(at("1998-01", "2005-12")).parts.hard_skills)
  })

  it("prefers exact to synonym to implied", () => {
    const kubernetes = readJob({ title: "", description: "Requirements\nReact" })
    const points = (skill: string) => score(withSkills(skill), kubernetes).requirements[0]?.points ?? 0
    assert.isAbove(points("React"), points("ReactJS"))
    assert.isAbove(points("ReactJS"), points("React Native"))
    assert.isAbove(points("React Native"), points("Angular"))
  })

  it("never takes an implication backwards", () => {
    const native = readJob({ title: "", description: "Requirements\nReact Native\nAWS Certified Solutions Architect" })
    const report = score(withSkills("React", "AWS"), native)
    assert.deepStrictEqual(
      report.requirements.map(({ matched }) => matched),
      [false, false]
    )
  })

  it("counts alternatives once", () => {
    const either = readJob({ title: "", description: "Requirements\nReact, Vue or Angular\nPostgreSQL" })
    const one = score(withSkills("React", "PostgreSQL"), either)
    const all = score(withSkills("React", "Vue", "Angular", "PostgreSQL"), either)
    assert.strictEqual(one.parts.hard_skills, all.parts.hard_skills)
  })

  it("counts a part about which the job says nothing as the others together", () => {
    const quiet = readJob({ title: "Welder", description: "Requirements\nMIG welding" })
    const { part_reports } = score(withSkills(), quiet)
    assert.deepStrictEqual(
      Object.values(part_reports).map(({ asked, points_possible }) => [points_possible, asked]),
      [
        [50, true],
        [20, true],
        [10, false],
        [10, false],
        [10, true]
      ]
    )
    const all = score(perfect, readJob({ title: "Backend Engineer", description: "Requirements\nKotlin" }))
    assert.isAtLeast(all.part_reports.seniority.points, 9)
  })

  it("is at most 50, with a warning, where no hard skill was found", () => {
    const soft = readJob({ title: "Colleague", description: "We are looking for a friendly person to join us soon." })
    const report = score({ ...perfect, summary: "A friendly person to join soon." }, soft)
    assert.isAtMost(report.score, 50)
    assert.isAtLeast(report.warnings.length, 1)
  })
})

describe("a pasted job", () => {
  const honest = withSkills("Kotlin")
  it("earns nothing and is warned of", () => {
    const pasted = { ...honest, summary: jobText }
    assert.isAtMost(score(pasted).score, score(honest).score)
    assert.isTrue(score(pasted).warnings.some((warning) => warning.includes("copied")))
    assert.isFalse(score(honest).warnings.some((warning) => warning.includes("copied")))
  })

  it("is none when names are listed by themselves", () => {
    const names =
      "Kotlin, PostgreSQL, Docker, Kubernetes, Terraform, Python, Java, Scala, Redis, Kafka, GraphQL, Jenkins, Linux"
    const list = readJob({ title: "", description: `Requirements\n${names}` })
    const report = score({ ...withSkills(), summary: names }, list)
    assert.isTrue(report.requirements.every(({ matched }) => matched))
    assert.isFalse(report.warnings.some((warning) => warning.includes("copied")))
  })
})

describe("a resume that repeats itself", () => {
  it("keeps a few places of a line, so that reading it stays linear", () => {
    const { base_skills, ...rest } = perfect
    const often = score({ ...rest, base_skills, summary: "Kotlin ".repeat(1_000) })
    const kotlin = often.requirements.find(({ name }) => name === "Kotlin")
    assert.isAtMost(kotlin?.evidence.filter(({ where }) => where === "summary").length ?? Infinity, 8)
  })
})

describe("the explanation", () => {
  const report = score(perfect)

  it("points to the characters that matched, in job and resume", () => {
    const { passages } = resumeOfProfile(perfect)
    for (const { evidence, name, span } of report.requirements) {
      assert.isNotEmpty(evidence, name)
      if (name !== "Backend development") assert.isNotNull(span, name)
      for (const { matched, span: at, where } of evidence) {
        const text = passages.find((passage) => passage.where === where)?.text ?? ""
        assert.strictEqual(text.slice(at.start, at.end), matched)
      }
    }
  })

  it("tells each place once, whatever names it: a spelling, a verb and its noun", () => {
    const asks = readJob({ title: "", description: "Requirements\n- Contract negotiation\n- Negotiation" })
    const resume = resumeOfText("EXPERIENCE\nBuyer, Acme, 2020 - present\n- Negotiated contracts with 40 suppliers")
    for (const { evidence, matched, name } of scoreResume(asks, resume, asOf).requirements) {
      assert.isTrue(matched, name)
      const places = evidence.map(({ span, where }) => `${where} ${span.start}`)
      assert.strictEqual(new Set(places).size, places.length, JSON.stringify(evidence))
    }
  })

  it("has the figures of each part in a sentence", () => {
    assert.match(report.part_reports.hard_skills.explanation, /7 of 7 hard skills found/)
    assert.match(report.part_reports.seniority.explanation, /10\.08 of 5 years held in such work; level senior reached/)
    for (const part of Object.values(report.part_reports)) assert.match(part.explanation, /\d %/)
  })

  it("gives requirements the points of their parts", () => {
    const part = report.part_reports
    const sum = report.requirements.reduce((total, { points }) => total + points, 0)
    assert.closeTo(sum, part.hard_skills.points + part.soft_skills_certifications.points + part.coverage.points, 1.5)
  })

  it("says by which formula, words and day", () => {
    assert.match(report.formula_version, /^\d+\.\d+\.\d+$/)
    assert.match(report.lexicon_hash, /^[0-9a-f]{12}$/)
    assert.strictEqual(report.as_of, "2026-01")
  })
})

describe("plain text", () => {
  it("is scored like the profile it says", () => {
    const text = `Senior Backend Engineer
Summary
Backend engineer: Kotlin, PostgreSQL, Docker, Kubernetes and Terraform.
Skills
Communication
Experience
Senior Backend Engineer, Acme, January 2016 - Present
- Ran payment services in Kotlin on PostgreSQL
- Moved deployments to Docker and Kubernetes with Terraform
Certifications
CISSP`
    assert.isAtLeast(scoreResume(job, resumeOfText(text), asOf).score, 95)
  })
})

describe("a title that names the craft itself", () => {
  it("is evidence once, also for a long posting that asks for nothing that is done", () => {
    const quiet = "The weather by the river is mild and the street is quiet in the morning. ".repeat(10)
    const kitchen = readJob({
      title: "Kitchen staff",
      description: `Duties\n- Cook meals, clean and serve\n- Order supplies\n${quiet}`
    })
    const resume = resumeOfText("EXPERIENCE\nCook, Northwind Example Ltd\n2019 - 2024\n- Kept the weekly plan\n")
    const cooking = scoreResume(kitchen, resume, asOf).requirements.find(({ name }) => name === "Cooking")
    assert.deepStrictEqual(
      cooking?.evidence.map(({ by, matched }) => [matched, by]),
      [["Cook", "synonym"]]
    )
  })
})

describe("a resume of which nothing is there", () => {
  const nothing = { summary: null, base_skills: [], certifications: [], experiences: [], education: [] }

  it("scores nothing and says why, as text and as a profile", () => {
    for (const resume of [resumeOfText(" \n\n"), resumeOfProfile(nothing)]) {
      const { score, warnings } = scoreResume(job, resume, asOf)
      assert.deepStrictEqual([score, warnings], [0, ["The resume is empty."]])
    }
  })
})
