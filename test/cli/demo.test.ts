import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { tailor } from "./support.js"

describe("the demo", () => {
  it("does the main job on a machine where nothing is set up, and leaves nothing behind", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tailor-demo-test-"))
    chmodSync(folder, 0o755)
    try {
      // What a developer may have in the environment must not change what is shown, nor break it.
      const env = { TMPDIR: folder, DATABASE_URL: "postgres://nowhere.invalid/x", NODE_ENV: "production", PORT: "none" }
      const { code, stderr, stdout } = await tailor(["demo"], { env })
      assert.deepStrictEqual([code, stderr], [0, ""])
      assert.match(stdout, /Score +\d+ +\d+/)
      assert.include(stdout, "The job asks for")
      assert.match(stdout, /applied +score \d+ -> \d+/)
      assert.match(stdout, /Done in [\d.]+ s/)
      assert.deepStrictEqual(readdirSync(folder), [])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }, 60_000)
})
