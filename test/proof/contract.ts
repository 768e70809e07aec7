import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openApiDocument } from "../../src/http/docs.js"
import { run } from "./run.js"

// Fetched when asked for: together they weigh more than everything that the service needs.
const redocly = "@redocly/cli@2.77.0"
const spectral = "@stoplight/spectral-cli@6.16.3"
/** The last one that runs on Node 20. */
const prism = "@stoplight/prism-cli@5.14.2"

/**
 * The OpenAPI document has nothing to complain about for two linters, and the traffic of the contract tests passes
 * a proxy that validates each request and answer against it; 0 when that is so.
 */
export const main = (): number => {
  const folder = mkdtempSync(join(tmpdir(), "tailor-contract-"))
  try {
    const document = join(folder, "openapi.json")
    const rules = join(folder, "spectral.yaml")
    const settings = join(folder, "redocly.yaml")
    const checked = join(folder, "checked")
    writeFileSync(document, JSON.stringify(openApiDocument(), null, 2))
    writeFileSync(rules, 'extends: ["spectral:oas"]\n')
    writeFileSync(settings, "extends: [recommended-strict]\n")
    writeFileSync(checked, "")
    const isLinted = [
      run("npx", ["--yes", redocly, "lint", document, `--config=${settings}`], { REDOCLY_TELEMETRY: "off" }),
      run("npx", ["--yes", spectral, "lint", document, "--ruleset", rules, "--fail-severity", "hint"])
    ].every((holds) => holds)
    const proxy = { CONTRACT_PROXY: prism, CONTRACT_DOCUMENT: document, CONTRACT_CHECKED: checked }
    const isKept = run("npx", ["vitest", "run", "test/http/contract.test.ts"], proxy)
    const exchanges = readFileSync(checked, "utf8").length
    process.stdout.write(`${exchanges} exchanges of the contract tests went through the validating proxy\n`)
    return isLinted && isKept && exchanges > 50 ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
