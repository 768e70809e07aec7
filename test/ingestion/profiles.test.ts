import { assert, describe, it } from "@effect/vitest"
import { groundProfile } from "../../src/resume/ingest/ground.js"
import { profileOfText } from "../../src/resume/profileOfText.js"
import { sanitizeText } from "../../src/text/sanitize.js"
import { compare, fixtures, type Kind, kinds, scoreOf } from "./profiles.js"

/** F1 of each kind over all profile texts; missing and invented facts both count. A fall below is a regression. */
const least: Readonly<Record<Kind, number>> = {
  name: 0.98,
  contacts: 0.97,
  summary: 0.97,
  companies: 0.96,
  titles: 0.97,
  dates: 0.98,
  bullets: 0.98,
  skills: 0.96,
  education: 0.95,
  certifications: 0.94
}

const readings = fixtures.map(({ expected, name, text: raw }) => {
  const text = sanitizeText(raw)
  return { name, expected, text, grounded: profileOfText(text).profile }
})
const tallies = readings.map(({ expected, grounded }) => compare(expected, grounded))

describe("the offline parser on profile texts of many layouts", () => {
  it("has thirty texts or more", () => assert.isAtLeast(fixtures.length, 30))

  it.each(kinds)("%s", (kind) => {
    const share = scoreOf(tallies.flatMap((tally) => tally[kind] ?? []))
    console.info(`${kind}: F1 ${share.toFixed(3)}`)
    assert.isAtLeast(share, least[kind])
  })
})

describe("grounding keeps what a careful person reads", () => {
  it.each(readings.map((reading) => [reading.name, reading] as const))("%s", (_, { expected, text }) => {
    // What stands in another order than the text has it (columns, a word for "no employer") is not asked here.
    assert.deepStrictEqual(groundProfile(expected, text), expected)
  })
})
