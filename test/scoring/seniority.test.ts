import { assert, describe, it } from "@effect/vitest"
import type { Level } from "../../src/rules/levels.js"
import { conceptNamed } from "../../src/lexicon/lexicon.js"
import { wordsNamed } from "../../src/lexicon/words/words.js"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfText, scoreResume } from "../../src/scoring/api.js"
import { monthsHeld } from "../../src/scoring/seniorityShare.js"

const seniority = (description: string, title = "") => readJob({ title, description }).seniority

describe("years asked for", () => {
  const cases: ReadonlyArray<readonly [string, number | undefined]> = [
    ["5+ years of experience with Java", 5],
    ["8–10 years of experience", 8],
    ["3 to 5 years' experience", 3],
    ["18 months of experience", 1.5],
    ["minimum one year experience in sales", 1],
    ["two (2) years of experience", 2],
    ["at least three years' experience in nursing", 3],
    ["3+ years Java and 5+ years SQL", 5],
    ["5 years of experience, or 2 years of experience with a degree", 2],
    ["10 or more years of experience in accounting", 10],
    ["Founded 25 years ago", undefined],
    ["We have over 20 years of experience in the market", undefined],
    ["401(k), 24/7 support in 30+ countries", undefined],
    ["a company with 40 years of history", undefined],
    ["You must be 18 years old", undefined],
    ["6 months+ contract at our Leeds site", undefined],
    ["4+ years in media buying, in-house or agency, incl. 2+ yrs managing people", 4],
    ["Bachelor's and 6 years of nursing, or a master's and 4", 4],
    ["7 years of design with a BSc or 4 with an MSc", 4],
    ["3 years in a laboratory, or a BSc (2:1)", 3],
    ["Not over 2 moving violations in 3 yrs; no DUI 7 yrs", undefined],
    ["Three of our welders have been here 15+ yrs", undefined]
  ]
  it.each(cases)("%s", (text, years) => {
    assert.strictEqual(seniority(text).years, years)
  })
})

describe("level that the text names where the title names none", () => {
  const cases: ReadonlyArray<readonly [string, Level | undefined]> = [
    ["We are looking for a senior Java developer.", "senior"],
    ["The senior role will be multi-skilled.", "senior"],
    ["Mid-level or senior positions available for Java developers.", "mid"],
    ["Hiring: junior accountant", "junior"],
    ["We are looking for an engineer on senior level", "senior"],
    ["You will mentor junior developers and report to senior managers.", undefined],
    ["We seek a developer who works with senior engineers", undefined],
    ["Seeking an analyst to support senior management.", undefined],
    ["Looking for a nurse for our senior living community", undefined],
    ["Looking for an expert in SQL", undefined]
  ]
  it.each(cases)("%s", (text, level) => {
    assert.strictEqual(seniority(text).level, level)
    assert.strictEqual(seniority(text, "Junior Clerk").level, "junior")
  })
})

describe("level of a title", () => {
  const cases: ReadonlyArray<readonly [string, Level | undefined]> = [
    ["Senior Java Developer (m/f/d)", "senior"],
    ["Sr. QA Engineer", "senior"],
    ["Junior Accountant", "junior"],
    ["Marketing Intern", "intern"],
    ["Engineering Manager", "lead"],
    ["Head Chef", "lead"],
    ["VP of Sales", "executive"],
    ["Engineer II", "mid"],
    ["Staff Engineer", "senior"],
    ["Staff Backend Engineer", "senior"],
    ["Staff Site Reliability Engineer, Payments", "senior"],
    ["Staff Full-Stack Developer", "senior"],
    ["Staff Machine Learning Engineer", "senior"],
    ["Staff Civil Engineer", undefined],
    ["Staff Accountant", undefined],
    ["Hospital staff", undefined],
    ["Staff Nurse", undefined],
    ["Project Manager", undefined],
    ["Account Executive", undefined],
    ["Lead Generation Specialist", undefined],
    ["Software Developer", undefined]
  ]
  it.each(cases)("%s", (title, level) => {
    assert.strictEqual(seniority("", title).level, level)
  })
})

describe("months held", () => {
  const position = (start: number | undefined, end: number | "ongoing" | undefined) => ({
    role: "",
    company: "",
    start,
    end
  })
  const asOf = 2024 * 12

  it("count once where positions overlap", () => {
    assert.strictEqual(
      monthsHeld([position(2020 * 12, 2020 * 12 + 11), position(2020 * 12 + 6, 2021 * 12 + 5)], asOf),
      18
    )
  })

  it("run to the day the score speaks of, and not beyond", () => {
    assert.strictEqual(monthsHeld([position(2023 * 12, "ongoing")], asOf), 13)
    assert.strictEqual(monthsHeld([position(2023 * 12, 2030 * 12)], asOf), 13)
  })

  it("are none without a start", () => {
    assert.strictEqual(monthsHeld([position(undefined, "ongoing"), position(undefined, 2020 * 12)], asOf), 0)
  })
})

describe("level held", () => {
  const job = readJob({ title: "Senior Mechanical Engineer", description: "Requirements:\n- SolidWorks\n- FEA" })
  const held = (...roles: ReadonlyArray<string>) => {
    const jobs = roles.map(
      (role, at) => `${role}, Firm ${at + 1}\n${2022 - 4 * at} - ${2025 - 4 * at}\n- Drew in SolidWorks`
    )
    return scoreResume(job, resumeOfText(`Ada Example\n\nExperience\n${jobs.join("\n\n")}\n`), 2026 * 12).part_reports
      .seniority.explanation
  }

  it("is what years make of a role that names none", () => {
    assert.include(held("Mechanical Engineer", "Mechanical Engineer"), "level senior reached")
    assert.include(held("Junior Mechanical Engineer", "Mechanical Engineer"), "level senior reached")
  })

  it("is the one that roles for learners name, however long they were held", () => {
    assert.include(held("Junior Mechanical Engineer", "Mechanical Engineering Intern"), "2 levels below senior")
    assert.include(held("Senior Mechanical Engineer", "Junior Mechanical Engineer"), "level senior reached")
  })
})

describe("years held", () => {
  const years = (title: string, ...roles: ReadonlyArray<string>) => {
    const job = readJob({ title, description: "Requirements:\n- 8 years of experience" })
    const jobs = roles.map((role, at) => `${role}, Firm ${at + 1}\n${2022 - 4 * at} - ${2025 - 4 * at}\n- Did the work`)
    const resume = resumeOfText(`Ada Example\n\nExperience\n${jobs.join("\n\n")}\n`)
    return Number(
      /([\d.]+) of 8 years/.exec(scoreResume(job, resume, 2026 * 12).part_reports.seniority.explanation)?.[1]
    )
  }

  it.each([
    ["Accountant", "Accountant", "Trainee Accountant"],
    ["Nurse", "Nurse", "Student Nurse"],
    ["Electrician", "Electrician", "Apprentice Electrician"]
  ])("as a learner count half: %s", (title, role, learner) => {
    const whole = years(title, role, role)
    assert.closeTo(years(title, role, learner), whole * 0.75, 0.5)
    assert.strictEqual(years(title, role, role), whole)
  })
})

describe("years where no title fits", () => {
  const years = (requirements: string, ...bullets: ReadonlyArray<string>) => {
    const job = readJob({
      title: "Electrician",
      description: `Requirements:\n- 8 years of experience\n${requirements}`
    })
    const jobs = bullets.map(
      (bullet, at) => `Person ${at + 1}, Firm ${at + 1}\n${2022 - 4 * at} - ${2025 - 4 * at}\n- ${bullet}`
    )
    const resume = resumeOfText(`Ada Example\n\nExperience\n${jobs.join("\n\n")}\n`)
    const { explanation } = scoreResume(job, resume, 2026 * 12).part_reports.seniority
    return Number(/([\d.]+) of 8 years/.exec(explanation)?.[1])
  }
  const asked = "- Conduit bending\n- Wiring\n- Welding"

  it("count by what the position shows of what the job asks", () => {
    const shown = "Conduit bending, wiring and welding"
    const whole = years(asked, shown, shown)
    assert.isAbove(whole, 5)
    assert.closeTo(years(asked, shown, "Changed oil and tyres"), whole / 2, 0.5)
    assert.strictEqual(years(asked, "Served guests", "Changed oil and tyres"), 0)
  })
})

describe("a role that shares with the title only a noun of any field", () => {
  const fit = (title: string, role: string) =>
    scoreResume(
      readJob({ title, description: "Requirements:\n- First aid" }),
      resumeOfText(`Ada Example\n\nExperience\n${role}, Firm\n2020 - 2025\n- Did the work\n`),
      2026 * 12
    ).part_reports.relevance.explanation

  it.each([
    ["Activities Assistant", "HR Assistant"],
    ["Communications Officer", "Loan Officer"],
    ["Claims Representative", "Sales Representative"]
  ])("%s does not fit %s", (title, role) => {
    const percent = Number(/fits the title by ([\d.]+) %/.exec(fit(title, role))?.[1] ?? 0)
    assert.isAtMost(percent, 45)
    assert.include(fit(title, title), "by 100 %")
  })
})

it("no years asked are always held", () => {
  const job = readJob({ title: "SDR", description: "Requirements:\n- 0-2 years of experience\n- Cold calling" })
  const report = scoreResume(job, resumeOfText("Ada Example\n\nSkills\nCold calling\n"), 2026 * 12)
  assert.isTrue(Number.isInteger(report.score))
})

it("a language that one speaks is worth the same in a list as in the work", () => {
  const job = readJob({ title: "Paralegal", description: "You must speak Punjabi and Spanish and know Terraform." })
  const { requirements } = scoreResume(
    job,
    resumeOfText("Ada Example\n\nSkills\nPunjabi, Spanish, Terraform\n"),
    2026 * 12
  )
  const best = new Map(requirements.map(({ evidence, name }) => [name, evidence[0]?.strength]))
  assert.deepStrictEqual([best.get("Punjabi"), best.get("Spanish"), best.get("Terraform")], [1, 1, 0.2])
})

it("every spoken language of the list is a concept", () => {
  for (const name of wordsNamed("spokenLanguages.names")) assert.isDefined(conceptNamed(name), name)
})
