import { assert, describe, it } from "@effect/vitest"
import { profileOfText } from "../../src/resume/profileOfText.js"
import { sanitizeText } from "../../src/text/sanitize.js"
import { SourceText } from "../../src/resume/ingest/SourceText.js"
import { fixtures } from "./profiles.js"

// In a long text other words are the rare ones, by which a sentence is looked for: what is found must not hang on it.

const texts = fixtures.map(({ text }) => sanitizeText(text))
const parts = texts.map((text) => ({ text, source: new SourceText(text) }))

/** A sentence as it is, reworded here and there, and with nothing left of it but its small words. */
const variantsOf = (sentence: string): ReadonlyArray<string> => {
  const words = sentence.split(" ")
  const middle = Math.floor(words.length / 2)
  return [
    sentence,
    words.toSpliced(middle, 1).join(" "),
    words.with(middle, "quixotic").join(" "),
    words.with(0, "quixotic").join(" "),
    words.toSpliced(middle, 2, "quixotic", "zeugma").join(" "),
    words.map((word, index) => (index === middle ? `${word}s` : word)).join(" "),
    words.toReversed().join(" "),
    words.filter((word) => word.length < 4).join(" ")
  ]
}

const sentences = texts
  .flatMap((text) => profileOfText(text).profile.experiences.flatMap(({ description }) => description))
  .flatMap(variantsOf)
  .filter((sentence) => sentence !== "")

describe("a sentence in a text made of several", () => {
  // Between them stand more words of none than any sentence has.
  const edge = `\n\n${"edge ".repeat(200).trim()}\n\n`
  const long = new SourceText(texts.join(edge))

  it("is found where one of them holds it, and nowhere else", () => {
    const found = sentences.filter((sentence) => parts.some(({ source }) => source.holdsSentence(sentence)))
    assert.isAbove(found.length, sentences.length / 4)
    assert.isBelow(found.length, sentences.length)
    assert.deepStrictEqual(
      sentences.filter((sentence) => long.holdsSentence(sentence)),
      found
    )
  })

  it("stands as far behind another sentence of the same text as it does there", () => {
    for (const { source, text } of parts) {
      const [first = "", ...others] = profileOfText(text).profile.experiences.flatMap(({ description }) => description)
      const [start] = source.placesOf(first)
      const [longStart] = long.placesOf(first)
      if (start === undefined || longStart === undefined) continue
      for (const sentence of others.flatMap(variantsOf)) {
        const expected = source.placesOfSentence(sentence).map((place) => place - start)
        const places = long.placesOfSentence(sentence).map((place) => place - longStart)
        // Another text may hold it too, before or behind this one.
        if (expected.length > 0 && !places.some((place) => expected.includes(place))) {
          assert.isTrue(
            parts.some((part) => part.text !== text && part.source.holdsSentence(sentence)),
            sentence
          )
        }
      }
    }
  })
})
