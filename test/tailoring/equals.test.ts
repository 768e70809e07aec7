import { assert, describe, it } from "@effect/vitest"
import { listsNamed, wordsNamed } from "../../src/lexicon/words/words.js"
import { forces } from "../../src/tailoring/guard/reading/ClaimWords.js"
import { Reading } from "../../src/tailoring/guard/reading/Reading.js"
import { viewOf } from "../../src/tailoring/guard/reading/TextView.js"

/** What a verb claims of the work, where the rules know it. */
const claimOf = (verb: string): (typeof forces)[number] | undefined => {
  const [first] = new Reading(viewOf(`${verb.charAt(0).toUpperCase()}${verb.slice(1)} the boxes`)).verbs
  return first?.index === 0 ? forces[first.said] : undefined
}

describe("verbs that say the same", () => {
  const groups = listsNamed("equals").find(([name]) => name === "verbs")?.[1] ?? []

  it("are there", () => assert.isAbove(groups.length, 100))

  it.each([...groups])("claim the same part in the work: %s", (group) => {
    // To make a thing and to work on it may be the same; to watch, to help, and to lead are not.
    const parts = group.split(" ").flatMap((verb) => claimOf(verb) ?? [])
    assert.isAtMost(new Set(parts.map((part) => (part === "make" ? "do" : part))).size, 1, parts.join(" "))
  })
})

it.each(listsNamed("equals"))("no group of %s stands within another one", (_, groups) => {
  const sets = groups.map((group) => new Set(group.split(" ")))
  const within = groups.filter((group, at) =>
    sets.some((other, place) => place !== at && group.split(" ").every((word) => other.has(word)))
  )
  assert.deepStrictEqual(within, [])
})

it.each([...wordsNamed("verbSenses.rows")])("verbs that help or watch stand for nothing more: %s", (row) => {
  const [verb = "", others = ""] = row.split(" < ")
  assert.include(["make", "lead"], claimOf(verb.split(" ")[0] ?? ""))
  for (const other of others.split(" ")) assert.notInclude(["help", "watch"], claimOf(other), other)
})
