import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { divideText } from "../../src/resume/ingest/divide.js"
import { groundProfile } from "../../src/resume/ingest/ground.js"
import { joinReadings } from "../../src/resume/ingest/merge.js"
import { parseRest } from "../../src/resume/parse/parseProfile.js"
import { profileOfText } from "../../src/resume/profileOfText.js"

const position = (index: number) =>
  `Engineer ${index}\nCompany ${index}\nJan 20${10 + index} - Dec 20${10 + index}\n${"- Did a thing that mattered to people\n".repeat(20)}`

describe("divideText", () => {
  it("keeps a short text whole", () => {
    assert.deepStrictEqual(divideText("short", 100), { head: "short", rest: "" })
  })

  it("cuts where a section begins", () => {
    const text = `${position(1)}\n${position(2)}\nEDUCATION\n${position(3)}`
    const { rest } = divideText(text, text.indexOf("EDUCATION") + 200)
    assert.isTrue(rest.startsWith("EDUCATION"))
  })

  it("cuts where a position begins when no section is near", () => {
    const text = Array.from({ length: 6 }, (_, index) => position(index)).join("\n")
    const { head, rest } = divideText(text, 2_500)
    assert.match(rest, /^Engineer \d\n/)
    assert.isAtLeast(head.length, 1_250)
  })

  it("loses nothing, keeps the limit, and never cuts a character in two", () => {
    const word = fc.constantFrom("word ", "\n", "\n\n", "🙂", "SKILLS\n", "x".repeat(50), "- bullet\n")
    fc.assert(
      fc.property(fc.array(word, { maxLength: 200 }), fc.integer({ min: 10, max: 400 }), (words, characters) => {
        const text = words.join("")
        const { head, rest } = divideText(text, characters)
        assert.strictEqual(head + rest, text)
        assert.isAtMost(head.length, Math.max(characters, 0))
        if (rest !== "") assert.notMatch(rest, /^[\uDC00-\uDFFF]/)
      })
    )
  })
})

const clerk = (index: number) =>
  `Warehouse Clerk\nSample Depot ${index} Inc\n${1990 + index} - ${1991 + index}\n- Packed ${100 + index} orders a day\n- Counted stock in hall ${index} each month\n`
const clerks = Array.from({ length: 30 }, (_, index) => clerk(index))
const readInParts = (text: string, limit: number) => {
  const { head, rest } = divideText(text, limit)
  return groundProfile(joinReadings(profileOfText(head).profile, parseRest(head, rest)), text)
}

it("a summary and contacts that stand behind the cut are read, too", () => {
  const summary = "Warehouse clerk of thirty years who packs fast, counts right and trains who is new to the hall."
  const text = ["EXPERIENCE", ...clerks, "SUMMARY", summary, "CONTACT", "Jo Sample", "jo@sample.example"].join("\n")
  const read = readInParts(text, 1_200)
  assert.deepStrictEqual(read, profileOfText(text).profile)
  assert.deepInclude(read, { summary, full_name: "Jo Sample", email: "jo@sample.example" })
})

it("who is named behind the cut under another heading is not the person, and no line of work their summary", () => {
  const references = ["REFERENCES", "Ann Other", "ann@other.example", "+1 503 555 0100"]
  const told = clerks.map((text) => text.replaceAll("- ", "Every day of the week, with care and in good time, "))
  for (const text of [
    ["EXPERIENCE", ...clerks, ...references].join("\n"),
    ["Jo Sample", "", ...told, "Ann Other", "ann@other.example"].join("\n")
  ]) {
    const { head, rest } = divideText(text, 1_200)
    const { email, full_name, phone, summary } = parseRest(head, rest)
    assert.deepStrictEqual([email, full_name, phone, summary], [null, null, null, null])
  }
})

it("a text that was cut is read whole: the section goes on in the rest, and nothing is lost", () => {
  const text = [
    "Jo Sample",
    "jo@sample.example",
    "EXPERIENCE",
    ...clerks,
    "SKILLS",
    "Order picking, RF scanner",
    "EDUCATION",
    "Exampleton College, Diploma in Logistics, 1989"
  ].join("\n")
  const whole = profileOfText(text).profile
  assert.strictEqual(whole.experiences.length, 30)
  for (let limit = 600; limit < text.length; limit += 211) {
    assert.deepStrictEqual(readInParts(text, limit), whole, String(limit))
  }
})
