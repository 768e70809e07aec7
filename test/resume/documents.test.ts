import { assert, describe, it } from "@effect/vitest"
import { profileOfText } from "../../src/resume/profileOfText.js"
import { sanitizeText } from "../../src/text/sanitize.js"
import {
  type LabelledResume,
  type MeasuredField,
  moreResumes,
  ordinaryResumes,
  ParsingMeasure,
  resumesOfCorpus,
  type Share
} from "./parsingMeasure.js"

const measured = (resumes: ReadonlyArray<LabelledResume>): ParsingMeasure => {
  const measure = new ParsingMeasure()
  for (const resume of resumes) measure.add(resume, profileOfText(sanitizeText(resume.text)).profile)
  return measure
}

interface Floors {
  readonly fields: Readonly<Record<MeasuredField, Share>>
  /** Credentials that a text names without holding them, held at most. */
  readonly held: number
}

const share = (precision: number, recall: number): Share => ({ precision, recall })

// A floor is a little below what is reached, and rises with it. Of the half that is only counted no text is looked at.
const floors: Readonly<Record<"look" | "count", Floors>> = {
  look: {
    fields: {
      name: share(0.99, 0.99),
      contacts: share(0.99, 0.98),
      company: share(0.92, 0.94),
      role: share(0.92, 0.94),
      dates: share(0.93, 0.95),
      bullets: share(0.89, 0.91),
      education: share(0.97, 0.99),
      certificates: share(0.95, 0.9),
      skills: share(0.97, 0.96)
    },
    held: 2
  },
  count: {
    fields: {
      name: share(0.86, 0.86),
      contacts: share(0.95, 0.91),
      company: share(0.77, 0.74),
      role: share(0.75, 0.72),
      dates: share(0.83, 0.79),
      bullets: share(0.68, 0.65),
      education: share(0.83, 0.88),
      certificates: share(0.85, 0.78),
      skills: share(0.81, 0.86)
    },
    held: 4
  }
}

const floorsOfMore: Readonly<Record<"look" | "count", Floors>> = {
  look: {
    fields: {
      name: share(0.99, 0.99),
      contacts: share(0.94, 0.91),
      company: share(0.95, 0.92),
      role: share(0.96, 0.93),
      dates: share(0.95, 0.92),
      // These labels count a paragraph as one statement; each of its sentences is read as one.
      bullets: share(0.86, 0.83),
      education: share(0.87, 0.86),
      certificates: share(0.94, 0.93),
      skills: share(0.97, 0.97)
    },
    held: 3
  },
  count: {
    fields: {
      name: share(0.95, 0.95),
      contacts: share(0.93, 0.9),
      company: share(0.79, 0.76),
      role: share(0.86, 0.83),
      dates: share(0.88, 0.85),
      bullets: share(0.68, 0.65),
      education: share(0.8, 0.81),
      certificates: share(0.83, 0.77),
      skills: share(0.97, 0.76)
    },
    held: 2
  }
}

const floorsOfOrdinary: Readonly<Record<"look" | "count", Floors>> = {
  look: {
    fields: {
      name: share(0.99, 0.99),
      contacts: share(0.99, 0.99),
      company: share(0.95, 0.94),
      role: share(0.98, 0.97),
      dates: share(0.99, 0.98),
      bullets: share(0.91, 0.9),
      education: share(0.95, 0.95),
      certificates: share(0.97, 0.91),
      skills: share(0.94, 0.97)
    },
    held: 0
  },
  count: {
    fields: {
      name: share(0.94, 0.81),
      contacts: share(0.97, 0.99),
      company: share(0.83, 0.85),
      role: share(0.86, 0.88),
      dates: share(0.83, 0.85),
      bullets: share(0.84, 0.86),
      education: share(0.83, 0.88),
      certificates: share(0.85, 0.92),
      skills: share(0.89, 0.89)
    },
    held: 7
  }
}

describe.each([
  { set: "whole resumes", half: "look", all: resumesOfCorpus, size: 30, floor: floors.look },
  { set: "whole resumes", half: "count", all: resumesOfCorpus, size: 30, floor: floors.count },
  { set: "resumes in other layouts", half: "look", all: moreResumes, size: 24, floor: floorsOfMore.look },
  { set: "resumes in other layouts", half: "count", all: moreResumes, size: 24, floor: floorsOfMore.count },
  { set: "ordinary resumes", half: "look", all: ordinaryResumes, size: 22, floor: floorsOfOrdinary.look },
  { set: "ordinary resumes", half: "count", all: ordinaryResumes, size: 22, floor: floorsOfOrdinary.count }
])("$set, half $half", ({ all, floor, half, size }) => {
  const resumes = all.filter((resume) => resume.half === half)
  const measure = measured(resumes)

  it(`are ${size}`, () => assert.lengthOf(resumes, size))

  it.each(Object.entries(floor.fields))("%s", (field, { precision, recall }) => {
    const reached = measure.shares[field]
    assert.isAtLeast(reached?.precision ?? 0, precision, "precision")
    assert.isAtLeast(reached?.recall ?? 0, recall, "recall")
  })

  it("credentials that are not held", () => assert.isAtMost(measure.held.length, floor.held))
})

const wordsOf = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

describe("nothing of substance vanishes", () => {
  it.each(resumesOfCorpus.map((resume): [string, LabelledResume] => [resume.id, resume]))("%s", (_, { half, text }) => {
    const { notUnderstood, profile } = profileOfText(sanitizeText(text))
    const told = new Set(wordsOf(JSON.stringify([profile, notUnderstood])))
    const lost = text.split("\n").filter((line) => {
      const words = wordsOf(line)
      return words.length >= 5 && words.filter((word) => told.has(word)).length * 3 < words.length
    })
    assert.strictEqual(lost.length, 0, half === "look" ? lost.join("\n") : "lines are lost")
  })
})
