import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openApiDocument } from "../../src/http/docs.js"
import { offlineBrowser } from "./browser.js"
import { provenService } from "./service.js"

// `/docs` in a browser without a network: the page lists each operation, asks no other host for anything, complains of
// nothing, and a request tried in it reaches the service.

export interface DocsReport {
  readonly operations: number
  /** What was found that must not be; empty when all is well. */
  readonly faults: ReadonlyArray<string>
  readonly screenshots: ReadonlyArray<string>
}

const documented = (): ReadonlyArray<string> =>
  Object.entries(openApiDocument().paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`)
  )

export const proveDocs = async (): Promise<DocsReport> => {
  const faults: Array<string> = []
  const folder = await mkdtemp(join(tmpdir(), "tailor-docs-"))
  const service = await provenService()
  const browser = await offlineBrowser()
  try {
    await service.start()
    const page = await browser.newPage({ viewport: { width: 1280, height: 1600 } })
    page.on("request", (request) => {
      const url = new URL(request.url())
      if (/^https?:$/.test(url.protocol) && url.origin !== service.url()) faults.push(`a request left for ${url.host}`)
    })
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(`console: ${message.text()}`)
    })
    page.on("pageerror", (error) => faults.push(`page: ${error.message}`))
    await page.goto(`${service.url()}/docs`)
    await page.locator(".opblock").first().waitFor()
    const [methods, paths] = await Promise.all(
      ["method", "path"].map((part) => page.locator(`.opblock-summary-${part}`).allTextContents())
    )
    // The page breaks long paths by spaces of no width.
    const shown = (methods ?? []).map((method, index) => `${method} ${paths?.[index]?.replaceAll("\u200b", "")}`)
    const expected = documented()
    for (const name of expected) if (!shown.includes(name)) faults.push(`${name} is not listed`)
    for (const name of shown) if (!expected.includes(name)) faults.push(`${name} is no operation`)
    const list = join(folder, "operations.png")
    await page.screenshot({ path: list })

    const optimize = page.locator(".opblock", { hasText: "/api/optimize" })
    await optimize.locator(".opblock-summary").click()
    await optimize.locator(".example").first().waitFor()
    const opened = await optimize.innerText()
    for (const part of [
      "Platform Engineer",
      "ats_score_before",
      "Unprocessable Content",
      "The language model took too long"
    ]) {
      if (!opened.includes(part)) faults.push(`the example of POST /api/optimize does not show "${part}"`)
    }
    const example = join(folder, "optimize.png")
    await page.screenshot({ path: example })

    const health = page.locator("#operations-health-health")
    await health.locator(".opblock-summary").click()
    await health.getByRole("button", { name: "Try it out" }).click()
    await health.getByRole("button", { name: "Execute" }).click()
    await health.locator(".live-responses-table .response").first().waitFor()
    const answer = await health.locator(".live-responses-table").innerText()
    if (!/\b200\b/.test(answer) || !answer.includes('"status": "ok"')) faults.push("GET /health could not be tried")
    return { operations: shown.length, faults, screenshots: [list, example] }
  } finally {
    await browser.close()
    await service.remove()
  }
}

/** `npm run proof docs`: prints the report with the places of its screenshots; the status says whether it holds. */
export const main = async (): Promise<number> => {
  const report = await proveDocs()
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
  return report.faults.length === 0 && report.operations > 0 ? 0 : 1
}
