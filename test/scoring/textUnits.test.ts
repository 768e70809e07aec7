import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { readdirSync, readFileSync } from "node:fs"
import { readPassages } from "../../src/resume/passages.js"
import { resumeOfText } from "../../src/resume/readResume.js"
import { fold } from "../../src/text/tokenizer/fold.js"

const unit = fc.oneof(
  fc.constantFrom(0x41, 0x7f, 0x80, 0x7ff, 0x800, 0xfffd, 0xd83d, 0xde00, 0xdc00, 0xd800, 0xffff, 10, 0xfb01, 0x301),
  fc.integer({ min: 0, max: 0xffff })
)
const anyText = fc.array(unit, { maxLength: 300 }).map((codes) => String.fromCharCode(...codes))

describe("a folded text", () => {
  it("knows the place of each of its units in the original, and of its end", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { folded, places } = fold(text)
        if (places === undefined) return assert.strictEqual(folded.length, text.length)
        assert.lengthOf(places, folded.length + 1)
        assert.strictEqual(places[folded.length], text.length)
        for (let at = 0; at < folded.length; at++) {
          const place = places[at] ?? -1
          assert.isAtMost(place, places[at + 1] ?? 0)
          const code = text.codePointAt(place) ?? 0
          if (code < 0x80) assert.strictEqual(folded.charCodeAt(at), code)
        }
      }),
      { numRuns: 1_000 }
    )
  })

  it("is the text itself where nothing changes", () => {
    assert.deepStrictEqual(fold("Plain text – “as is”"), { folded: "Plain text – “as is”", places: undefined })
    assert.strictEqual(fold("Ｊａｖａ").folded, "Java")
    assert.deepStrictEqual(Array.from(fold("aﬁb").places ?? []), [0, 1, 1, 2, 3])
  })
})

const folder = new URL("../../fixtures/resumes/", import.meta.url)
const texts = readdirSync(folder)
  .filter((name) => !name.endsWith(".json"))
  .map((name) => readFileSync(new URL(name, folder), "utf8"))

describe("the passages of a text resume", () => {
  it("are the words that reading them anew gives, at the same places", () => {
    assert.isAbove(texts.length, 0)
    for (const text of texts) {
      const resume = resumeOfText(text)
      const kept = readPassages(resume)
      const anew = readPassages({ ...resume, passages: [...resume.passages] })
      assert.deepStrictEqual(kept.offsets, anew.offsets)
      assert.deepStrictEqual(kept.passageOf, anew.passageOf)
      const { count } = anew.text.tokens
      assert.strictEqual(kept.text.tokens.count, count)
      assert.deepStrictEqual(kept.text.words.slice(0, count), anew.text.words)
      for (const column of ["starts", "ends", "hashes", "stems", "gaps", "shapes"] as const) {
        const own = kept.text.tokens[column]
        assert.deepStrictEqual(own.slice(0, count), anew.text.tokens[column], column)
        assert.isTrue(
          own.slice(count).every((value) => value === 0),
          `${column} behind the last word`
        )
      }
      assert.isTrue(kept.text.words.slice(count).every((word) => word === -1))
    }
  })

  it("know a placeholder at the end of a line, whose last sign is in no passage", () => {
    const { text } = readPassages(resumeOfText("SKILLS\nJava <PYTHON>\nGo"))
    assert.deepStrictEqual(
      Array.from(text.tokens.shapes.slice(0, text.tokens.count), (shape) => (shape & 16) !== 0),
      [false, true, false]
    )
  })
})
