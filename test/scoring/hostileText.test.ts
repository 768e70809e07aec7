import { setImmediate } from "node:timers/promises"
import { afterEach, assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { readAtMost } from "../../src/text/limits.js"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfText } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"

// What a text costs, `bench/scoring` measures: the slowest, tens of thousands of lines of nothing, takes some seconds.
// Here only what is not linear is caught: each text below took a slower reader minutes.

const asOf = 2026 * 12 + 5
const megabyte = 1_000_000
const filled = (piece: string) => piece.repeat(Math.ceil(megabyte / piece.length)).slice(0, megabyte)
const maxMilliseconds = 15_000

const scored = (text: string) => {
  const job = readJob({ title: text.slice(0, 5_000), company: text.slice(0, 5_000), description: text })
  return { job, report: scoreResume(job, resumeOfText(text), asOf) }
}

const timed = (text: string) => {
  const began = performance.now()
  const { report } = scored(text)
  assert.isBelow(performance.now() - began, maxMilliseconds)
  assert.isTrue(Number.isInteger(report.score) && report.score >= 0 && report.score <= 100)
  return report
}

// A worker that computes for a minute without a pause cannot report, and the whole run fails.
afterEach(() => setImmediate())

describe("a megabyte", () => {
  const pieces: ReadonlyArray<readonly [what: string, piece: string]> = [
    ["of one letter", "a"],
    ["of spaces", " "],
    ["of line breaks", "\n"],
    ["of form feeds", "a\f"],
    ["of full stops", ". "],
    ["of open brackets", "("],
    ["of bullets", "\n- a"],
    ["of commas", "a,"],
    ["of an ambiguous word", "go "],
    ["of ambiguous words in a list", "Go, C, R, Rust, Excel, "],
    ["of a spelling that two concepts share", "AP (EMR), "],
    ["of one skill", "Python "],
    ["of negations", "no Java or not required without Kotlin, "],
    ["of demands", "must have at least 5+ years of experience with Java or Kotlin. "],
    ["of headings", "Requirements:\nBenefits:\n"],
    ["of slashes and dots", "a/b.c://"],
    ["of astral letters", "\u{1d400}"],
    ["of lone surrogates", "\ud800"],
    ["of combining marks", "a\u0301\u0300"],
    ["of a ligature that unfolds to eighteen letters", "\ufdfa"],
    ["of apostrophes", "'s'"],
    ["of dates", "2019-01 - present\n"],
    ["of addresses", "a@b.com/x "]
  ]
  for (const [what, piece] of pieces) {
    it(what, () => {
      const { warnings } = timed(filled(piece))
      assert.isTrue(warnings.some((warning) => warning.includes("characters of the job description were read")))
      assert.isTrue(warnings.some((warning) => warning.includes("characters of the resume were read")))
    })
  }

  it("of any bytes", { timeout: 180_000 }, () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 64, maxLength: 4_096 }), fc.boolean(), async (bytes, isUtf8) => {
        timed(filled(Buffer.from(bytes).toString(isUtf8 ? "utf8" : "latin1")))
        await setImmediate()
      }),
      { numRuns: 10, endOnFailure: true }
    )
  )
})

describe("any text", () => {
  it("gives spans that lie in it, and a score", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 400 }), fc.string({ unit: "binary", maxLength: 400 })), (text) => {
        const { job, report } = scored(text)
        assert.isTrue(report.score >= 0 && report.score <= 100)
        for (const { span } of job.requirements) {
          if (span === undefined) continue
          assert.isTrue(span.start >= 0 && span.start < span.end && span.end <= text.length)
        }
      }),
      { numRuns: 1_000 }
    )
  })

  it("is cut between two words, and not within a letter", () => {
    const text = `${"x".repeat(readAtMost.job - 5)} Python Rust`
    const job = readJob({ title: "", description: text })
    assert.deepStrictEqual(job.warnings.slice(0, 1), [
      "Only the first 100,000 characters of the job description were read."
    ])
    assert.deepStrictEqual(job.extracted.hard_skills, [])
  })
})
