import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { readJob } from "../../src/posting/readJob.js"

const read = (line: string) =>
  readJob({ title: "Officer", description: `Requirements\n- ${line}\n- Own transport` }).requirements

describe("names in what is asked", () => {
  it.each([
    ["Knowledge of BS EN 12464 and ASTM D6913", ["BS EN 12464", "ASTM D6913"]],
    ["Testing to IEC 60601", ["IEC 60601"]],
    ["SQL or Looker Studio", ["SQL", "Looker Studio"]],
    ["SQL and Android Studio", ["SQL", "Android Studio"]]
  ])("%s", (line, names) => {
    const found = read(line).map(({ name }) => name)
    for (const name of names) assert.include(found, name)
  })

  it("a degree after another is one, and a pronoun is no name", () => {
    const found = read(
      "BS in physics and 7 years, or MS and 5 years, of optics; Gong, Zorblax, any of them or their like"
    )
    assert.notInclude(
      found.filter(({ kind }) => kind === "hard").map(({ name }) => name),
      "MS"
    )
    assert.notInclude(
      found.map(({ name }) => name),
      "their"
    )
  })

  // What is done ("quote repairs" for quotations) and what the tagger finds there are one thing.
  it("the same words are asked once", () => {
    const files = ["documents/postings", "typical/postings", "typical/plainPostings", "typical/roughPostings"]
    const Posting = Schema.parseJson(Schema.Struct({ id: Schema.String, title: Schema.String, text: Schema.String }))
    const twice = files.flatMap((file) =>
      readFileSync(new URL(`../corpus/${file}.jsonl`, import.meta.url), "utf8")
        .trim()
        .split("\n")
        .map((line) => Schema.decodeUnknownSync(Posting)(line))
        .flatMap(({ id, text, title }) => {
          const hard = readJob({ title, description: text }).requirements.filter(({ kind }) => kind === "hard")
          const areOne = (one: (typeof hard)[number], other: (typeof hard)[number]) =>
            one.spans.some(({ end, start }) => other.spans.some((span) => start < span.end && span.start < end))
          return hard
            .filter(({ concept }) => concept === undefined)
            .flatMap((one) =>
              hard.filter((other) => other !== one && areOne(one, other)).map(() => `${id}: ${one.name}`)
            )
        })
    )
    assert.deepStrictEqual(twice, [])
  })
})
