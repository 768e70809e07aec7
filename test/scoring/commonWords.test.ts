import { assert, describe, it } from "@effect/vitest"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { capitalEnds, type Form, formCount, formIndex, formOf } from "../../src/lexicon/lexicon.js"
import { isAllSmall, isCommonWord, meaningOf } from "../../src/lexicon/matcher/meaning.js"
import { read } from "../../src/lexicon/matcher/mentions.js"

const folder = join(import.meta.dirname, "../../fixtures/jobs")
const postings = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))

/** Sentences of everyday words around each ambiguous name, written small. */
const frames: ReadonlyArray<(word: string) => string> = [
  (word) => `We will ${word} with the others.`,
  (word) => `Please see the ${word}, Python and SQL, too`,
  (word) => `Experience in ${word} is required. Must have knowledge of it`,
  (word) => `Our ${word} software 2024 (old)`,
  (word) => `A ${word}-literate and ${word}-speaking clerk`
]

describe("a word that is passed over at once", () => {
  it("would be no name by the rules either, whatever list it stands in", () => {
    const single = Array.from({ length: formCount }, (_, form) => formOf(form)).filter(
      ({ ambiguous, spelling }) => ambiguous !== undefined && /^[A-Z][a-z]+$/.test(spelling)
    )
    const texts = [
      ...postings,
      ...single.flatMap(({ spelling }) => frames.map((frame) => frame(spelling.toLowerCase())))
    ]
    let passed = 0
    for (const written of texts) {
      const text = read(written)
      if (isAllSmall(text.tokens)) continue
      for (let index = 0; index < text.tokens.count; index++) {
        const node = formIndex.next(0, text.words[index] ?? -1)
        const end = node === 0 ? 0 : formIndex.endOf(node)
        if (capitalEnds[end] !== 1 || !isCommonWord(text, index, index)) continue
        passed++
        for (const form of formIndex.phrasesOf(end)) {
          const { ambiguous, spelling }: Form = formOf(form)
          if (ambiguous === undefined) return assert.fail(`${spelling} is plain`)
          for (const isListed of [false, true]) {
            const meaning = meaningOf(text, index, index, ambiguous, isListed)
            const isPossible = meaning.certain ?? (meaning.fitsList || meaning.stands || meaning.isNamed)
            assert.isFalse(isPossible, `${spelling} at ${text.tokens.starts[index] ?? 0} of: ${written.slice(0, 200)}`)
          }
        }
      }
    }
    assert.isAbove(passed, 500)
  })
})
