import { cpSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { folderWith, tailor } from "./support.js"

const data = fileURLToPath(new URL("../../src/data/lexicon", import.meta.url))
const path = folderWith({ "text.txt": "no folder" })
cpSync(data, path("broken"), { recursive: true })
const file = path("broken/design.yaml")
writeFileSync(
  file,
  readFileSync(file, "utf8").replace("concepts:\n", "concepts:\n\n- name: Zzz\n  implies: [Nothing]\n")
)
cpSync(data, path("unreadable"), { recursive: true })
writeFileSync(path("unreadable/design.yaml"), "field: design\nconcepts:\n- nmae: Zzz\n")

describe("tailor lexicon check", () => {
  it("finds nothing wrong with the data of the checkout, and says how many concepts no text holds", async () => {
    const { code, stderr, stdout } = await tailor(["lexicon", "check"])
    assert.deepStrictEqual([code, stderr], [0, ""])
    assert.match(stdout, /^\d+ concepts; \d+ of them stand in no text/)
  })

  it("names file and line of each finding, and ends with 1", async () => {
    const { code, stderr, stdout } = await tailor(["lexicon", "check", "--data", path("broken")])
    assert.deepStrictEqual([code, stderr], [1, "tailor: 2 things are wrong\n"])
    assert.match(stdout, /design\.yaml:\d+ {2}unknown name {2}Zzz implies Nothing, which is no concept/)
    assert.match(stdout, /design\.yaml:\d+ {2}order {2}/)
  })

  it("tells programs what cannot be read", async () => {
    const { code, stdout } = await tailor(["lexicon", "check", "--data", path("unreadable"), "--format", "json"])
    assert.strictEqual(code, 1)
    const { findings, ok } = JSON.parse(stdout)
    assert.isFalse(ok)
    assert.deepInclude(findings[0], { check: "unreadable", file: "design.yaml", line: 3 })
  })

  it("needs a folder", async () => {
    const { code, stderr } = await tailor(["lexicon", "check", "--data", path("text.txt")])
    assert.deepStrictEqual([code, stderr], [1, "tailor: --data must be a folder\n"])
  })
})
