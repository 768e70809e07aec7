import { assert, describe, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { hashOf } from "../../src/text/characters.js"
import { findTriggers } from "../../src/rules/triggers.js"
import { read } from "../../src/lexicon/matcher/mentions.js"
import { sentencesOf } from "../../src/posting/sections/sentences.js"
import { spaced } from "../../src/text/spaces.js"
import { bestLabels, Label, labelCount } from "../../src/posting/unknown/tagger.js"
import { tokenize } from "../../src/text/tokenize.js"

// The tables that make reading fast say what the plain thing would say.

const runs = { numRuns: 300 }

describe("the best labels", () => {
  /** Of all ways to label so many words the one that earns most, and what it earns. */
  const earnedBy = (
    labels: ReadonlyArray<number>,
    scores: Float64Array,
    steps: ReadonlyArray<number>,
    favour: number
  ) =>
    labels.reduce((sum, label, at) => {
      const before = labels[at - 1]
      const step = before === undefined ? 0 : (steps[before * labelCount + label] ?? 0)
      return sum + step + (scores[at * labelCount + label] ?? 0) + (label === Label.outside ? 0 : favour)
    }, 0)
  const allWays = (count: number): ReadonlyArray<ReadonlyArray<number>> =>
    count === 0
      ? [[]]
      : allWays(count - 1).flatMap((way) =>
          [0, 1, 2].flatMap((label) => (label === Label.inside && (way.at(-1) ?? 0) === 0 ? [] : [[...way, label]]))
        )

  it("earn as much as any others, and name nothing where a name earns no more than none", () => {
    const score = fc.integer({ min: -40, max: 20 })
    const sentence = fc.array(fc.tuple(score, score, score), { minLength: 1, maxLength: 6 })
    const steps = fc.array(fc.integer({ min: -12, max: 12 }), { minLength: 9, maxLength: 9 })
    fc.assert(
      fc.property(sentence, steps, fc.integer({ min: -5, max: 10 }), (words, pairs, favour) => {
        const scores = Float64Array.from(words.flat())
        const earned = earnedBy([...bestLabels(scores, pairs, favour)], scores, pairs, favour)
        const most = Math.max(...allWays(words.length).map((way) => earnedBy(way, scores, pairs, favour)))
        assert.strictEqual(earned, most)
      }),
      runs
    )
  })
})

describe("spaces", () => {
  it("are single ones between words, as the expression would make them", () => {
    const piece = fc.constantFrom("a", "Go", " ", "  ", "\t", "\n", "\u00a0", "\u2003", "é", "")
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join("")
        assert.strictEqual(spaced(text), text.replace(/\s+/g, " "))
      }),
      runs
    )
  })
})

describe("the stem of a word", () => {
  const stemOf = (word: string) => {
    const { hashes, stems } = tokenize(word)
    assert.strictEqual(hashes[0], hashOf(word))
    return stems[0]
  }

  it("leaves out usual endings", () => {
    const table: ReadonlyArray<readonly [word: string, stem: string]> = [
      ["reports", "report"],
      ["companies", "company"],
      ["welded", "weld"],
      ["welding", "weld"],
      ["manage", "manag"],
      ["analysis", "analysis"],
      ["bus", "bus"],
      ["process", "process"],
      ["sing", "sing"]
    ]
    for (const [word, stem] of table) assert.strictEqual(stemOf(word), hashOf(stem), word)
  })

  it("is the same whatever stands before the word", () => {
    const letters = fc.array(fc.constantFrom(..."aeisyngdurlzb"), { minLength: 1, maxLength: 12 })
    const ending = fc.constantFrom("", "s", "ss", "es", "ies", "us", "is", "ing", "ed", "e", "ses", "d", "g")
    fc.assert(
      fc.property(letters, ending, (start, end) => {
        const word = start.join("") + end
        fc.pre(word !== "net" && word !== "www")
        const one = tokenize(`${word} end`)
        const other = tokenize(`.${word} end`)
        assert.strictEqual(one.hashes[0], other.hashes[0])
        assert.strictEqual(one.stems[0], other.stems[0])
        assert.strictEqual(one.shapes[0], other.shapes[0])
      }),
      { numRuns: 1_000 }
    )
  })
})

describe("the triggers of a sentence", () => {
  it("are those that begin in it", () => {
    const text = read("Requirements: Java. No PHP required. We sell bread.\nExperience with Go is a plus.")
    const hits = findTriggers(text)
    const sentences = sentencesOf(text, hits)
    assert.isAbove(sentences.length, 3)
    for (const { triggers, end, first } of sentences) {
      const own = hits.slice(first, end).flatMap((here) => here?.map(({ name }) => name) ?? [])
      assert.deepStrictEqual(triggers, new Set(own))
    }
    const bread = sentences.find(
      ({ first, end }) =>
        text.tokens.text.slice(text.tokens.starts[first], text.tokens.ends[end - 1]) === "We sell bread"
    )
    assert.isDefined(bread)
    assert.strictEqual(bread?.triggers.has("modality.preferred"), false)
  })
})
