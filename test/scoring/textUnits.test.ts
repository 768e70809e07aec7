import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { readdirSync, readFileSync } from "node:fs"
import { readPassages } from "../../src/resume/passages.js"
import { resumeOfText } from "../../src/resume/readResume.js"
import { holdUnits, isAscii, nextAboveAscii, unitsOf, writeUnits } from "../../src/text/tokenizer/textUnits.js"

const unit = fc.oneof(
  fc.constantFrom(0x41, 0x7f, 0x80, 0x7ff, 0x800, 0xfffd, 0xd83d, 0xde00, 0xdc00, 0xd800, 0xffff, 10),
  fc.integer({ min: 0, max: 0xffff })
)

describe("the units of a text", () => {
  it("are those that `charCodeAt` gives, halves of surrogate pairs among them, with zeros behind", () => {
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 300 }), (codes) => {
        const text = String.fromCharCode(...codes)
        const units = unitsOf(text)
        assert.deepStrictEqual(Array.from(units.subarray(0, text.length)), codes)
        assert.deepStrictEqual(Array.from(units.subarray(text.length, text.length + 4)), [0, 0, 0, 0])
        assert.strictEqual(
          isAscii(text),
          codes.every((code) => code < 0x80)
        )
      }),
      { numRuns: 1000 }
    )
  })

  it("show one sign above ASCII, wherever it stands", () => {
    for (const size of [1, 2, 31, 32, 33, 100]) {
      assert.isTrue(isAscii("a".repeat(size)))
      for (let at = 0; at < size; at++) assert.isFalse(isAscii(`${"a".repeat(at)}é${"a".repeat(size - at - 1)}`))
    }
  })

  it("are the same where there is no Buffer to copy them", () => {
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 300 }), (codes) => {
        const units = new Uint16Array(codes.length)
        writeUnits(String.fromCharCode(...codes), units, undefined)
        assert.deepStrictEqual(Array.from(units), codes)
      })
    )
  })

  it("are those that were handed in", () => {
    holdUnits(
      "naïve",
      Uint16Array.from("naïve", (sign) => sign.charCodeAt(0))
    )
    assert.strictEqual(unitsOf("naïve")[2], 0xef)
    assert.isFalse(isAscii("naïve"))
  })

  it("are those of the text asked for, whatever was asked before and however long it is", () => {
    const long = "é word ".repeat(20_000)
    for (const text of [long, "a", long, "b", ""]) {
      assert.strictEqual(
        String.fromCharCode(...unitsOf(text).subarray(0, Math.min(50, text.length))),
        text.slice(0, 50)
      )
    }
  })
})

describe("the next unit above ASCII", () => {
  it("is the one that looking at each unit finds, from any place", () => {
    const text = fc.array(fc.constantFrom("a", " ", "\u007f", "\u0080", "é", "–", "\uffff"), { maxLength: 40 })
    fc.assert(
      fc.property(text, fc.nat(40), (units, from) => {
        const joined = units.join("")
        unitsOf(joined)
        let at = Math.min(from, joined.length)
        while (at < joined.length && joined.charCodeAt(at) < 0x80) at++
        assert.strictEqual(nextAboveAscii(Math.min(from, joined.length)), at)
      }),
      { numRuns: 1_000 }
    )
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
      assert.deepStrictEqual(kept.text.opens.slice(0, count), anew.text.opens)
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
