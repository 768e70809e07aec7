import { spawn } from "node:child_process"
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { mainFile, tailor } from "./support.js"

describe("the demo", () => {
  it("does the main job on a machine where nothing is set up, and leaves nothing behind", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tailor-demo-test-"))
    chmodSync(folder, 0o755)
    try {
      // What a developer may have in the environment must not change what is shown, nor break it.
      const env = { TMPDIR: folder, DATABASE_URL: "postgres://nowhere.invalid/x", NODE_ENV: "production", PORT: "none" }
      const { code, stderr, stdout } = await tailor(["demo"], { env })
      assert.deepStrictEqual([code, stderr], [0, ""])
      assert.match(stdout, /Score +\d+ +\d+ +\+\d+/)
      assert.include(stdout, "Missing (")
      assert.match(stdout, /applied +score \d+ -> \d+/)
      assert.match(stdout, /Done in [\d.]+ s/)
      assert.deepStrictEqual(readdirSync(folder), [])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }, 60_000)

  for (const hasBrowser of [true, false]) {
    it(`--open keeps the service until Ctrl-C and ${hasBrowser ? "opens the page" : "does without a browser"}`, async () => {
      const folder = mkdtempSync(join(tmpdir(), "tailor-demo-test-"))
      chmodSync(folder, 0o755)
      const [programs, temporary, opened] = [join(folder, "bin"), join(folder, "tmp"), join(folder, "opened")]
      mkdirSync(programs)
      mkdirSync(temporary)
      chmodSync(temporary, 0o755)
      // A browser of its own kind: it writes down what it is asked to open, in one step.
      const browser = `#!/bin/sh\nprintf %s "$1" > ${opened}.part && mv ${opened}.part ${opened}\n`
      if (hasBrowser) writeFileSync(join(programs, "xdg-open"), browser, { mode: 0o755 })
      try {
        const child = spawn(process.execPath, [mainFile, "demo", "--open"], {
          env: { PATH: `${programs}:/usr/bin:/bin`, TMPDIR: temporary },
          stdio: ["ignore", "pipe", "pipe"]
        })
        const ended = new Promise<number | null>((resolve) => child.once("close", resolve))
        let stderr = ""
        child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
        const address = await new Promise<string>((resolve, reject) => {
          let stdout = ""
          child.stdout.on("data", (chunk: Buffer) => {
            stdout += chunk.toString()
            const [found] = /http:\S+\/playground(?=\n)/.exec(stdout) ?? []
            if (found !== undefined) resolve(found)
          })
          void ended.then(() => reject(new Error(`ended before it said where: ${stderr}`)))
        })
        while (hasBrowser && !existsSync(opened)) await new Promise((resolve) => setTimeout(resolve, 20))
        if (hasBrowser) assert.strictEqual(readFileSync(opened, "utf8"), address)
        const page = await fetch(address)
        assert.strictEqual(page.status, 200)
        await page.text()
        child.kill("SIGINT")
        assert.deepStrictEqual([await ended, stderr], [0, ""])
        assert.deepStrictEqual(readdirSync(temporary), [])
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    }, 180_000)
  }
})
