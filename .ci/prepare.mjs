// npm's `prepare`: builds on `npm ci`. Without TypeScript (`--omit=dev`) a build that is already
// there is enough, and anything else ends with one line that says what to do.
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"

const compiler = () => {
  try {
    return createRequire(import.meta.url).resolve("typescript/bin/tsc")
  } catch {
    return undefined
  }
}

const tsc = compiler()
if (tsc !== undefined) {
  const { status } = spawnSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { stdio: "inherit" })
  process.exit(status ?? 1)
}
if (!existsSync("dist/src/main.js")) {
  console.error("prepare: dist/ is missing and TypeScript is not installed; run `npm ci` without --omit=dev first")
  process.exit(1)
}
