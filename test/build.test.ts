import { execFile } from "node:child_process"
import { statSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { assert, it } from "@effect/vitest"

const root = fileURLToPath(new URL("..", import.meta.url))
const execute = promisify(execFile)
const prepare = () => execute(process.execPath, [".ci/prepare.mjs"], { cwd: root })

// npx and npm run `prepare` under a service that runs from dist/.
it("npm's prepare leaves a build of these sources as it is", { timeout: 300_000 }, async () => {
  await prepare()
  const fileOf = () => statSync(new URL("../dist/src/main.js", import.meta.url)).ino
  const before = fileOf()
  const { stdout } = await prepare()
  assert.include(stdout, "dist/ is up to date")
  assert.strictEqual(fileOf(), before)
})
