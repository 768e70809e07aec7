import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { read } from "../../src/lexicon/matcher/mentions.js"
import { sentencesOf } from "../../src/posting/sections/sentences.js"
import { findTriggers } from "../../src/rules/triggers.js"

// Headings that nobody had seen when the examples of data/words/en/headings.yaml were written.

const Row = Schema.Struct({
  half: Schema.Literal("look", "count"),
  section: Schema.String,
  heading: Schema.String,
  body: Schema.Array(Schema.String)
})
const rows = readFileSync(new URL("../corpus/documents/headings.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => Schema.decodeUnknownSync(Schema.parseJson(Row))(line))

const sectionBelow = (heading: string, body: ReadonlyArray<string>) => {
  const above = "We look for a colleague.\n\nWhat you will do\n- Keep the work in order\n- Hand it over on Friday\n\n"
  const text = `${above}${heading}\n${body.join("\n")}\n\nThe team sits together and has lunch at noon.`
  const taken = read(text)
  const at = text.lastIndexOf(body[1] ?? "")
  return sentencesOf(taken, findTriggers(taken)).find(({ end }) => (taken.tokens.ends[end - 1] ?? 0) > at + 3)?.section
}

/** What asks nothing is one to the reader, and traits are asked for. */
const isRight = (section: string, got: string | undefined) =>
  got === section ||
  (section === "person" && got === "required") ||
  (section === "company" && got === "boilerplate") ||
  (section === "boilerplate" && got === "company")

describe("headings that nobody has seen", () => {
  it.each([
    ["look", 0.75],
    ["count", 0.69]
  ])("are read by example: %s", (half, floor) => {
    const those = rows.filter((row) => row.half === half)
    const right = those.filter(({ body, heading, section }) => isRight(section, sectionBelow(heading, body)))
    assert.isAtLeast(right.length / those.length, floor)
  })

  it("are not made of titles, places and subjects of a list", () => {
    for (const line of ["Backend", "Kitchen:", "Senior Welder, nights", "Leeds, West Yorkshire"])
      assert.strictEqual(sectionBelow(line, ["- Sharpen the knives", "- Wash the floor", "- Close the till"]), "duties")
  })
})
