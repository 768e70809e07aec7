import { assert, describe, it } from "@effect/vitest"
import { built } from "../../src/lexicon/built.js"

describe("given names", () => {
  const names = Object.values(built.words.givenNames).flat()

  it("stand once each: a name of two lists would mean what the first that is asked says", () => {
    assert.deepStrictEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      []
    )
  })

  it("are single words of lower-case letters, as tokens are asked for", () => {
    assert.deepStrictEqual(
      names.filter((name) => !/^\p{Ll}+$/u.test(name)),
      []
    )
  })
})
