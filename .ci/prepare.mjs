// npm's `prepare`: builds on `npm ci`. Without the tools (`--omit=dev`) a build that is already there is
// enough, and anything else ends with one line that says what to do.
import { existsSync } from "node:fs"
import { createRequire } from "node:module"

const has = (tool) => {
  try {
    createRequire(import.meta.url).resolve(tool)
    return true
  } catch {
    return false
  }
}

if (has("typescript/bin/tsc") && has("rolldown")) {
  await import("./build.mjs")
} else if (!existsSync("dist/src/main.js")) {
  console.error("prepare: dist/ is missing and TypeScript is not installed; run `npm ci` without --omit=dev first")
  process.exit(1)
}
