import { readdirSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { corpusPostings, markedPostings, unmarked } from "../../bench/tagger/marked.js"

const folder = new URL("../../bench/tagger/postings/", import.meta.url)

describe("postings marked for the taggers", () => {
  it("are texts with the places of what is marked in them", () => {
    const { hard, text } = unmarked("Know [[Go]] and hold ((CPR)); be {{kind}}.")
    assert.strictEqual(text, "Know Go and hold CPR; be kind.")
    assert.deepStrictEqual(hard, [
      [5, 7, "Go"],
      [17, 20, "CPR"]
    ])
  })

  it.each(readdirSync(folder))("%s: every mark is closed, and none stands in another", (name) => {
    const left = unmarked(readFileSync(new URL(name, folder), "utf8")).text
    assert.notMatch(left, /\[\[|\]\]|\{\{|\}\}/)
  })

  it("have skills, and no title and company above their text", () => {
    for (const { hard, text } of markedPostings(folder)) {
      assert.isAbove(hard.length, 5)
      assert.notMatch(text, /^(?:TITLE|COMPANY):/m)
    }
  })

  it("are joined by the half of the corpus that may be looked at, at the names of its labels", () => {
    const postings = corpusPostings(new URL("../corpus/documents/postings.jsonl", import.meta.url))
    assert.lengthOf(postings, 30)
    for (const { hard, text } of postings)
      for (const [start, end, name] of hard)
        assert.strictEqual(text.slice(start, end).toLowerCase(), name.toLowerCase())
  })
})
