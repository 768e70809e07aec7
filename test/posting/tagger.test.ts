import { assert, describe, it } from "@effect/vitest"
import { conceptNumberOf } from "../../src/lexicon/lexicon.js"
import { findMentions, read } from "../../src/lexicon/matcher/mentions.js"
import { featureCount, rowsAt, tableBits } from "../../src/posting/unknown/features.js"
import { fingerprint } from "../../src/posting/unknown/fingerprint.js"
import { packTaggers, shippedTaggers, unpackTaggers } from "../../src/posting/unknown/shippedTaggers.js"
import { taggerFile } from "../../src/posting/unknown/taggerFile.js"
import { taggedText } from "../../src/posting/unknown/TaggedText.js"
import { Label, labelCount, scoresOf, type TaggerWeights } from "../../src/posting/unknown/tagger.js"
import { sentencesOf } from "../../src/posting/sections/sentences.js"
import { findTriggers } from "../../src/rules/triggers.js"

const taggedOf = (written: string) => {
  const text = read(written)
  return taggedText(text, findMentions(text), sentencesOf(text, findTriggers(text)))
}

describe("what the taggers know of a text", () => {
  it("is in numbers of their own, which are those that the weights were learnt for", () => {
    const { gaps, marks, sections, shapes } = taggedOf("Requirements:\n- Python, teamwork and CISSP; iOS 17")
    assert.deepStrictEqual([...shapes], [5, 5, 4, 4, 3, 6, 8])
    assert.deepStrictEqual([...gaps].slice(1), [9, 6, 1, 1, 8, 1])
    assert.deepStrictEqual([...marks].slice(1, 5), [52, 16, 0, 32])
    assert.deepStrictEqual([...sections].slice(0, 2), [10, 2])
  })

  it("is the kind and the rarity of what is named, and not which concept it is", () => {
    assert.notStrictEqual(conceptNumberOf("Jenkins"), conceptNumberOf("Kanban"))
    assert.deepStrictEqual(taggedOf("We use Java.").marks, taggedOf("We use HTML.").marks)
  })
})

describe("the features of a word", () => {
  it("are those that the shipped weights were learnt for", () => {
    assert.strictEqual(fingerprint(), shippedTaggers.features)
  })

  it("are rows of the table, as many for each word", () => {
    const tagged = taggedOf("We want strong Python skills, and a calm manner.")
    for (let index = 2; index < 7; index++) {
      const rows = rowsAt(tagged, 2, 7, index)
      assert.lengthOf(rows, featureCount)
      assert.isTrue(rows.every((row) => Number.isInteger(row) && row >= 0 && row < 1 << tableBits))
    }
  })
})

describe("two taggers", () => {
  it("score each word by the sums of their own weights", () => {
    const tagged = taggedOf("We want strong Python skills, and a calm manner.")
    const count = tagged.words.length
    const weights = (seed: number): TaggerWeights => ({
      rows: Int8Array.from({ length: 2 << tableBits }, (_, at) => [-128, 127, -128, 127, 0, -1][(at * seed) % 6] ?? 0),
      steps: []
    })
    const taggers = [weights(1), weights(5)]
    const scores = scoresOf(tagged, 0, count, taggers)
    for (let index = 0; index < count; index++) {
      const rows = rowsAt(tagged, 0, count, index)
      taggers.forEach(({ rows: table }, tagger) => {
        const sum = (side: number) => rows.reduce((total, row) => total + (table[row * 2 + side] ?? 0), 0)
        const own = scores[tagger]
        assert.strictEqual(own?.[index * labelCount], 0)
        assert.strictEqual(own?.[index * labelCount + Label.begin], sum(0))
        assert.strictEqual(own?.[index * labelCount + Label.inside], sum(1))
      })
    }
  })
})

describe("the file of the taggers", () => {
  it("says what they were trained on, and comes out as it went in", () => {
    assert.match(shippedTaggers.trainedOn.lexicon, /^[0-9a-f]{12}$/)
    assert.match(shippedTaggers.trainedOn.texts, /^[0-9a-f]{64}$/)
    const bytes = packTaggers(shippedTaggers)
    assert.isTrue(Buffer.from(bytes).equals(packTaggers(unpackTaggers(bytes))))
    assert.isTrue(Buffer.from(bytes).equals(taggerFile))
  })

  it("is nothing else", () => {
    assert.throws(() => unpackTaggers(new TextEncoder().encode("\u0002\u0000\u0000\u0000{}")), "no file of taggers")
  })
})
