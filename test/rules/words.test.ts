import { assert, describe, it } from "@effect/vitest"
import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { built } from "../../src/lexicon/words/built.js"
import { hashesNamed, wordsNamed } from "../../src/lexicon/words/words.js"
import { wordListsIn } from "../../src/lexicon/words/WordLists.js"
import { hashOf } from "../../src/text/characters.js"

const folder = fileURLToPath(new URL("../../src", import.meta.url))

describe("lists of words", () => {
  it("are known by module and name", () => {
    const lists = wordListsIn([{ name: "posting.yaml", value: { years: { units: ["year", "years"] } } }])
    assert.deepStrictEqual(lists, { "years.units": ["year", "years"] })
    assert.include(wordsNamed("employer.firmVerbs"), "makes")
    assert.isTrue(hashesNamed("employer.firmVerbs").has(hashOf("makes")))
    assert.throws(() => wordsNamed("employer.nothing"), /has no employer\.nothing/)
  })

  it("are refused when they are none, or stand twice", () => {
    const read = (...values: ReadonlyArray<unknown>) =>
      wordListsIn(values.map((value, at) => ({ name: `${at}.yaml`, value })))
    assert.throws(() => read({ years: { units: "year" } }), /^0\.yaml: years\.units is no list/)
    assert.throws(() => read({ years: { units: ["one", true] } }), /needs quotes/)
    assert.throws(() => read({ years: { units: ["a"] } }, { years: { units: ["b"] } }), /^1\.yaml: another file has/)
  })

  it("are each read by the module that they are named after", () => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"))
    const isReadBy = (module: string, key: string) =>
      files.some((path) => {
        if (basename(path, ".ts") !== module) return false
        const text = readFileSync(join(folder, path), "utf8")
        return text.includes(`Named("${key}")`) || text.includes(`listsNamed("${module}")`)
      })
    const unread = Object.keys(built).filter((key) => !isReadBy(key.replace(/\..*/, ""), key))
    assert.deepStrictEqual(unread, [])
  })
})
