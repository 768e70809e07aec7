import { assert, describe, it } from "@effect/vitest"
import type { Requirement } from "../../src/posting/Job.js"
import { conceptNamed, concepts, formCount, formOf } from "../../src/lexicon/lexicon.js"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfProfile, resumeOfText } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"
import { blindJobs } from "./trickyBlind.js"
import { blindPairs } from "./trickyBlindPairs.js"
import { business } from "./trickyBusiness.js"
import { type Crossed, held, notAsked, notHeld, wished } from "./trickyCrossed.js"
import { everydayLines, everydayResumes } from "./trickyEveryday.js"
import { linesOfFields } from "./trickyFields.js"
import { handsAndHouses } from "./trickyHands.js"
import { healthAndScience } from "./trickyHealth.js"
import { notices } from "./trickyNotices.js"
import { postings } from "./trickyPostings.js"
import { judgesJobs } from "./trickyJudges.js"
import { judgesPairs } from "./trickyJudgesPairs.js"
import { headings, longJobs, longPairs } from "./trickyLong.js"
import { unseenPairs } from "./trickyPairs.js"
import { lawAndEducation } from "./trickyPublic.js"
import { resumeLines } from "./trickyResumes.js"
import { sentences, titles, years } from "./trickySentences.js"
import { softwareNames } from "./trickySoftware.js"
import { technologySpellings, technologyWords } from "./trickyTechnology.js"
import { unseenJobs } from "./trickyUnseen.js"
import { words } from "./trickyWords.js"

const forms = Array.from({ length: formCount }, (_, form) => formOf(form))

/** A requirement is known by its name, or by any other spelling when no concept has that for its name. */
const isNamed = (name: string): ((requirement: Requirement) => boolean) => {
  const wanted = name.toLowerCase()
  if (concepts.some((concept) => concept.name.toLowerCase() === wanted)) {
    return (requirement) => requirement.name.toLowerCase() === wanted
  }
  const named = conceptNamed(name)?.name
  // A short name of several, such as ADR, is any of them.
  const known = new Set(
    named === undefined
      ? forms.filter(({ spelling }) => spelling === name).map(({ concept }) => concepts[concept]?.name)
      : [named]
  )
  return (requirement) => known.has(requirement.name) || requirement.written.toLowerCase() === wanted
}

const shown = (requirements: ReadonlyArray<Requirement>): string =>
  requirements.map(({ name, kind, tier }) => `${name} (${kind}, ${tier})`).join("; ")

describe("what a job asks for", () => {
  describe.each([
    ["words that are also names", technologyWords],
    ["spellings", technologySpellings],
    ["health and science", healthAndScience],
    ["business", business],
    ["law and education", lawAndEducation],
    ["trades, logistics, hospitality, design", handsAndHouses],
    ["sentences", sentences],
    ["one word, two meanings", words],
    ["notices", notices],
    ["lines of postings", postings],
    ["what is written in them", softwareNames],
    ["lines of all fields", linesOfFields],
    ["everyday lines of ten fields", everydayLines],
    ["postings of ten fields, written unseen", unseenJobs],
    ["postings as outside judges write them", blindJobs],
    ["what outside judges found read wrong", judgesJobs],
    ["what long postings say", longJobs]
  ])("%s", (_, cases) => {
    it.each(cases.map(([name, job, asks, not = []]) => ({ name, job, asks, not })))(
      "$name: $job",
      ({ job, asks, not }) => {
        const { requirements } = readJob({ title: "", description: job })
        for (const one of asks) {
          const [, name = one, mark] =
            /^(.*?)(?: \((required|preferred|mentioned|certification|soft)\))?$/.exec(one) ?? []
          const found = requirements.find(isNamed(name))
          assert(found !== undefined, `${name} is not among ${shown(requirements)}`)
          if (mark !== undefined) assert.include([found.tier, found.kind], mark, one)
        }
        for (const name of not) assert(!requirements.some(isNamed(name)), `${name} is among ${shown(requirements)}`)
      }
    )
  })
})

/** Layouts of a posting in which a heading stands above welding, and another one above payroll. */
const layouts: ReadonlyArray<(heading: string, other: string) => string> = [
  (heading, other) =>
    `You work in the yard.\n\n${other}\n- Payroll\n- Bookkeeping\n\n${heading}\n- Welding\n- Forklift`,
  (heading, other) => `${other.toUpperCase()}\n\nPayroll\n\n${heading.toUpperCase()}\n\nWelding and forklift`,
  (heading, other) => `${other}: payroll.\n\n${heading}${heading.endsWith("?") ? "" : ":"} welding and forklift.`,
  (heading, other) => `*** ${other} ***\n> Payroll\n\n*** ${heading} ***\n> Welding\n> Forklift`,
  (heading, other) => `## ${other}\n* Payroll\n\n## ${heading}\n* Welding\n* Forklift`
]

describe("a heading, in whatever layout", () => {
  const tierOf = (heading: string, other: string, layout: (typeof layouts)[number]) =>
    readJob({ title: "", description: layout(heading, other) }).requirements.find(isNamed("Welding"))?.tier

  it.each(headings.required)("asks: %s", (heading) => {
    for (const layout of layouts) assert.strictEqual(tierOf(heading, "Nice to have", layout), "required")
  })

  it.each(headings.preferred)("wishes: %s", (heading) => {
    for (const layout of layouts) assert.strictEqual(tierOf(heading, "Requirements", layout), "preferred")
  })

  it.each(headings.told)("asks nothing: %s", (heading) => {
    for (const layout of layouts) assert.isUndefined(tierOf(heading, "Requirements", layout))
  })
})

/** Each wording with all its subjects in turn. */
const crossed = (tables: ReadonlyArray<Crossed>) =>
  tables.flatMap(({ name, subjects, wordings }) => wordings.map((wording) => ({ name, subjects, wording })))

describe("whatever name stands in a wording", () => {
  it.each(crossed(notAsked))("$name, asks for none: $wording", ({ subjects, wording }) => {
    for (const subject of subjects) {
      const description = `Payroll and bookkeeping required. ${wording.replace("X", subject)}`
      const { requirements } = readJob({ title: "", description })
      assert(!requirements.some(isNamed(subject)), `${subject} is among ${shown(requirements)}`)
      for (const asked of ["Payroll", "Bookkeeping"]) assert(requirements.some(isNamed(asked)), asked)
    }
  })

  it.each(crossed(wished))("$name: $wording", ({ subjects, wording }) => {
    for (const subject of subjects) {
      const description = `Payroll and bookkeeping are required.\n${wording.replace("X", subject)}`
      const { requirements } = readJob({ title: "", description })
      assert.strictEqual(requirements.find(isNamed(subject))?.tier, "preferred", `${subject}: ${shown(requirements)}`)
      assert.strictEqual(requirements.find(isNamed("Payroll"))?.tier, "required")
    }
  })

  const matched = (subject: string, wording: string): boolean | undefined => {
    const job = readJob({ title: "", description: `Requirements: payroll, ${subject}` })
    const resume = resumeOfText(`Clerk at Hart Ltd 2018-2024. Payroll. ${wording.replace("X", subject)}`)
    const { requirements } = scoreResume(job, resume, 2026 * 12 + 9)
    const at = job.requirements.findIndex(isNamed(subject))
    assert.isTrue(requirements[job.requirements.findIndex(isNamed("Payroll"))]?.matched, "payroll")
    return requirements[at]?.matched
  }

  it.each(crossed(notHeld))("$name, is not held: $wording", ({ subjects, wording }) => {
    for (const subject of subjects) assert.isFalse(matched(subject, wording), subject)
  })

  it.each(crossed(held))("$name, is held: $wording", ({ subjects, wording }) => {
    for (const subject of subjects) assert.isTrue(matched(subject, wording), subject)
  })
})

describe("level of a title", () => {
  it.each(titles)("%s", (title, level) => {
    assert.strictEqual(readJob({ title, description: "" }).seniority.level, level)
  })
})

describe("years asked for", () => {
  it.each(years)("%s", (description, expected) => {
    assert.strictEqual(readJob({ title: "", description }).seniority.years, expected)
  })
})

describe("what a line of a resume speaks for", () => {
  it.each([...resumeLines, ...everydayResumes])("%s: %s", (_, line, asked, expected) => {
    const job = readJob({ title: "", description: `Requirements\n- ${asked}` })
    const resume = resumeOfProfile({
      summary: null,
      base_skills: [],
      certifications: [],
      education: [],
      experiences: [{ company: "Acme", role: "Worker", start_date: "2024-01", end_date: null, description: [line] }]
    })
    const [requirement, ...others] = scoreResume(job, resume, 2026 * 12).requirements
    assert.deepStrictEqual([requirement?.evidence[0]?.by ?? "none", others], [expected, []])
  })
})

describe("what a resume has of what a posting asks", () => {
  it.each([...unseenPairs, ...blindPairs, ...judgesPairs, ...longPairs])(
    "%s",
    (_, description, resume, matched, missing) => {
      const job = readJob({ title: "", description })
      const report = scoreResume(job, resumeOfText(resume), 2026 * 12)
      const found = (name: string) => {
        const at = job.requirements.findIndex(isNamed(name))
        return at < 0 ? undefined : report.requirements[at]?.matched
      }
      assert.deepStrictEqual(
        [...matched, ...missing].map((name) => [name, found(name)]),
        [...matched.map((name) => [name, true]), ...missing.map((name) => [name, false])]
      )
    }
  )
})
