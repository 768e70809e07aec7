import axe from "axe-core"
import type { Page } from "playwright-core"

// What is claimed of a page in a browser, and how it is looked at.

export class Claims {
  private readonly broken: Array<string> = []
  private held = 0

  is(name: string, found: unknown, expected: unknown): void {
    const [one, other] = [String(JSON.stringify(found)), String(JSON.stringify(expected))]
    if (one === other) this.held += 1
    else this.broken.push(`${name}: found ${one.slice(0, 300)}, expected ${other.slice(0, 300)}`)
  }

  tell(): boolean {
    for (const line of this.broken) process.stdout.write(`  ${line}\n`)
    process.stdout.write(`${this.held} claims hold, ${this.broken.length} do not\n`)
    return this.broken.length === 0
  }
}

/** What a page asked for and complained of. */
export const watched = (page: Page) => {
  const requests: Array<string> = []
  const complaints: Array<string> = []
  page.on("request", (request) => requests.push(request.url()))
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(error.message))
  return { requests, complaints }
}

/** What axe finds, each with its first place. */
export const violations = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axe.source)
  const found: unknown = await page.evaluate(
    "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id} at ${nodes[0].target}: ${nodes[0].failureSummary}`))"
  )
  return Array.isArray(found) ? found.map(String) : ["axe gave no list"]
}

/** The element that has the focus, by one of its attributes or its text; asked in the page, so in its words. */
export const focused = (page: Page, what: "id" | "textContent") =>
  page.evaluate<unknown>(`document.activeElement?.${what}`)

/** Goes on by Tab until the focus is where a selector says; false when the page has been gone through. */
export const tabTo = async (page: Page, selector: string): Promise<boolean> => {
  const isThere = `document.activeElement?.matches(${JSON.stringify(selector)}) === true`
  for (let step = 0; step < 600; step++) {
    if (await page.evaluate<boolean>(isThere)) return true
    await page.keyboard.press("Tab")
  }
  return false
}
