import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { divideText } from "../../src/ingestion/divide.js"

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
