import { assert, describe, it } from "@effect/vitest"
import { fold } from "../../src/text/tokenizer/fold.js"
import { tokenize, wordsOf } from "../../src/text/tokenize.js"
import { Gap, Shape } from "../../src/text/Tokens.js"

const spelled = (text: string): ReadonlyArray<string> => {
  const tokens = tokenize(text)
  return [...tokens.starts].map((start, index) => text.slice(start, tokens.ends[index]))
}

describe("words of a text", () => {
  it("stand where the original has them, whatever was folded before them", () => {
    assert.deepStrictEqual(spelled("Ｐｙｔｈｏｎ and Py\u200bthon, résumé ﬁle – C++"), [
      "Ｐｙｔｈｏｎ",
      "and",
      "Py\u200bthon",
      "résumé",
      "ﬁle",
      "C++"
    ])
  })

  it.each([
    ["Node.js", ["node", "js"]],
    ["C++/C#", ["c++", "c#"]],
    ["ASP.NET", ["asp", ".net"]],
    ["R&D", ["r", "and", "d"]],
    ["master’s degree", ["master", "degree"]],
    ["don't", ["dont"]],
    ["5+ years", ["5", "years"]],
    ["example.net", ["example", "net"]]
  ])("%s reads as %j", (text, words) => {
    assert.deepStrictEqual([...wordsOf(text)], words)
  })

  it("are marked inside addresses and placeholders", () => {
    const tokens = tokenize("see https://react.dev/learn or me@java.com, <COMPANY> uses Java")
    const free = [...tokens.shapes].flatMap((shape, index) =>
      (shape & Shape.address) === 0 ? [tokens.folded.slice(tokens.foldedStarts[index], tokens.foldedEnds[index])] : []
    )
    assert.deepStrictEqual(free, ["see", "or", "uses", "Java"])
  })

  it("know what stands before them", () => {
    const { gaps } = tokenize("a, b/c (d) end. F\n- g\n\nh")
    assert.deepStrictEqual(
      [...gaps],
      [Gap.line, Gap.comma, Gap.slash, Gap.open, Gap.close, Gap.sentence, Gap.line, Gap.blank]
    )
  })

  it("come apart where a posting lost its line breaks", () => {
    assert.deepStrictEqual(spelled("reusable codeWhat you need, ResponsibilitiesDesign, JavaScript, YouTube"), [
      "reusable",
      "code",
      "What",
      "you",
      "need",
      "Responsibilities",
      "Design",
      "JavaScript",
      "YouTube"
    ])
  })
})

describe("folding", () => {
  it("leaves plain text as it is", () => {
    assert.deepStrictEqual(fold("plain text"), { folded: "plain text", places: undefined })
  })

  it("takes lone surrogates and marks without a letter", () => {
    assert.strictEqual(fold("a\ud800b").folded, "a b")
    assert.strictEqual(fold("\u0301\u0301x").folded, "x")
  })
})
