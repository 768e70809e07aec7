import { existsSync, mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "playwright-core"
import { jsonOf } from "../../src/playground/export.js"
import { outlineOf } from "../../src/resume/write/outline.js"
import { markdownOf } from "../../src/resume/write/text.js"
import type { Scored, Suggestion, Texts } from "../../src/playground/engine/Opened.js"
import { Session } from "../../src/playground/session.js"
import { partNames } from "../../src/scoring/report/requirementRows.js"
import { folding } from "../../src/tailoring/folding.js"
import { samples } from "../playground/samples.js"
import { optionsOf, type Typed } from "./options.js"
import { Claims, focused, tabTo, violations, watched } from "./pageClaims.js"
import { tasks } from "./playgroundTasks.js"
import { provenService } from "./service.js"

// The playground in a real browser, on the real service, by the keyboard alone: what it shows is what Node computes for
// the same texts; axe finds nothing, in light and dark, wide and narrow; nothing is asked of any other host, and nothing
// of this one but the page's own files; no error on the console. Then ten tasks of a newcomer, wide and narrow.

const browserFile = "/usr/bin/chromium"

/** The score as the page shows it: total, points of each part, and the arithmetic behind them. */
const shown = async (page: Page) => ({
  score: Number(await page.locator("#score-number").textContent()),
  parts: (await page.locator("#parts .figures").allTextContents()).map((text) =>
    Number(/(\d+) of/.exec(text)?.[1] ?? 0)
  ),
  arithmetic: await page.locator("#arithmetic dd").allTextContents()
})

const expectedOf = ({ report }: Scored) => ({
  score: report.score,
  parts: partNames.map(([key]) => report.part_reports[key].points),
  arithmetic: partNames.map(([key]) => report.part_reports[key].explanation)
})

const settled = (page: Page, ticked: number) =>
  page.locator("#score-change", { hasText: `with ${ticked} of` }).waitFor({ timeout: 60_000 })

const paste = async (page: Page, claims: Claims, texts: Texts) => {
  for (const [id, text] of [
    ["resume", texts.resume],
    ["job-title", texts.title],
    ["company", texts.company],
    ["description", texts.description]
  ] as const) {
    claims.is(`#${id} is reached by Tab`, await tabTo(page, `#${id}`), true)
    await page.keyboard.insertText(text)
  }
}

/** What a screen reader is told. */
const saidOf = ({ report }: Scored, before: Scored) => {
  const gain = report.score - before.report.score
  const points = `${Math.abs(gain)} point${Math.abs(gain) === 1 ? "" : "s"}`
  const difference = gain === 0 ? "as" : `${points} ${gain > 0 ? "more" : "less"} than`
  return `Score ${report.score} of 100, ${difference} without suggestions.`
}

/** As the page shows them: what matters, the rest, what is to be confirmed. */
const inOrder = (suggestions: ReadonlyArray<Suggestion>) => {
  const { first, rest } = folding(suggestions.filter(({ toConfirm }) => !toConfirm))
  return [...first, ...rest, ...suggestions.filter(({ toConfirm }) => toConfirm)]
}

/** Unfolds what matters less. */
const unfold = async (page: Page) => {
  const more = page.locator("#suggestion-more:not([hidden], [open]) > summary")
  if ((await more.count()) > 0) await more.click()
}

/** Paste, tick, untick, reword, export: all by keyboard, each step held against Node's own answer. */
const walk = async (page: Page, claims: Claims, sample: Texts) => {
  const month = (await page.locator("html").getAttribute("data-as-of")) ?? ""
  const [year = 0, number = 0] = month.split("-").map(Number)
  const session = new Session({ ...sample, asOf: year * 12 + number - 1, answer: undefined })
  const { before, suggestions } = session.opened()

  claims.is("axe, empty page", await violations(page), [])
  await page.keyboard.press("Tab")
  claims.is("the first stop leads past the head", await focused(page, "textContent"), "To the texts")
  await paste(page, claims, sample)
  const ordered = inOrder(suggestions)
  const ticked = new Set(ordered.filter(({ toConfirm }) => !toConfirm).map(({ id }) => id))
  await settled(page, ticked.size)
  claims.is("before any tick", await shown(page), expectedOf(session.score([...ticked])))
  claims.is("what is shown is ticked", await page.locator(".suggestion input:checked").count(), ticked.size)
  claims.is("suggestions", await page.locator(".suggestion").count(), suggestions.length)

  await unfold(page)
  for (const [at, { id }] of ordered.entries()) {
    claims.is(`suggestion ${at + 1} is reached by Tab`, await tabTo(page, `#suggestion-${at}`), true)
    await page.keyboard.press("Space")
    if (!ticked.delete(id)) ticked.add(id)
    const scored = session.score([...ticked])
    await settled(page, ticked.size)
    claims.is(`${at + 1} changed`, await shown(page), expectedOf(scored))
    claims.is(`${at + 1} changed is heard`, await page.locator("#live").textContent(), saidOf(scored, before))
  }
  claims.is("axe, everything changed", await violations(page), [])
  await page.keyboard.press("Space")
  const last = ordered.at(-1)?.id ?? ""
  if (!ticked.delete(last)) ticked.add(last)
  const approved = session.score([...ticked])
  await settled(page, ticked.size)
  claims.is("the last as it was", await shown(page), expectedOf(approved))

  await tabTo(page, "#export-kind")
  await page.keyboard.type("Mark")
  await tabTo(page, "#download")
  const markdown = await downloaded(page)
  claims.is("Markdown", markdown, ["resume.md", markdownOf(outlineOf(approved.draft))])
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.type("JSON p")
  await tabTo(page, "#download")
  claims.is("JSON", await downloaded(page), ["profile.json", jsonOf(approved.draft)])
  await tabTo(page, "#copy")
  await page.keyboard.press("Enter")
  await page.locator("#export-said", { hasText: "Copied." }).waitFor()
  claims.is("copied", await page.evaluate<unknown>("navigator.clipboard.readText()"), jsonOf(approved.draft))
}

const downloaded = async (page: Page) => {
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")])
  return [download.suggestedFilename(), readFileSync(await download.path(), "utf8")]
}

/** A person's own words: refused with the guard's reason, then taken. */
const reword = async (page: Page, claims: Claims, sample: Texts) => {
  const session = new Session(sample)
  const ordered = inOrder(session.opened().suggestions)
  const at = ordered.findIndex(({ kind }) => kind === "bullet")
  const { after = "", id = "" } = ordered[at] ?? {}
  const invented = `${after}, saving 99 %`
  const verdict = session.reword(id, invented)
  const item = page.locator(".suggestion").nth(at)
  await unfold(page)
  await item.getByRole("button", { name: /^Edit/ }).focus()
  await page.keyboard.press("Enter")
  claims.is("the words have the focus", await focused(page, "id"), `suggestion-${at}-words`)
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.insertText(invented)
  await tabTo(page, "form button[type=submit]")
  await page.keyboard.press("Enter")
  await item.locator(".verdict:not(:empty)").waitFor()
  const reason =
    verdict?.kind === "refused" ? `Not taken: ${verdict.reason} (${verdict.rule}).` : "it was taken by Node"
  claims.is("why not", (await item.locator(".verdict").textContent())?.startsWith(reason), true)
  claims.is("axe, refused words", await violations(page), [])
  await page.keyboard.press("Escape")
  claims.is("Escape leads back", await focused(page, "textContent"), "Edit")

  const plain = session.opened().suggestions.find(({ id: one }) => one === id)?.before ?? ""
  const [own] = [plain.replace(/\.?$/, ""), after].filter((text) => session.reword(id, text)?.kind === "taken")
  await page.keyboard.press("Enter")
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.insertText(own ?? "")
  await tabTo(page, "form button[type=submit]")
  await page.keyboard.press("Enter")
  await item.getByText("your words").waitFor()
  const words = await page.evaluate<string>(
    `[...document.getElementById("suggestion-${at}-after").childNodes].map((node) => node.nodeName === "DEL" ? "" : node.textContent).join("")`
  )
  claims.is("the words were taken", words.replace(/ +/g, " ").trim(), own)
}

const withPage = async (
  browser: Browser,
  url: string,
  claims: Claims,
  { colorScheme, height = 1000, width = 1440 }: { colorScheme: "light" | "dark"; height?: number; width?: number },
  test: (page: Page) => Promise<void>
) => {
  const context = await browser.newContext({ colorScheme, viewport: { width, height }, acceptDownloads: true })
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const page = await context.newPage()
  const { complaints, requests } = watched(page)
  await page.goto(`${url}/playground`)
  await test(page)
  claims.is(`console, ${colorScheme} ${width}`, complaints, [])
  const own = ["", "/style.css", "/page.js", "/engine.js", "/documents.js"].map((path) => `${url}/playground${path}`)
  claims.is(
    `requests, ${colorScheme} ${width}`,
    requests.filter((address) => !own.includes(address) && !/^(?:blob|data):/.test(address)),
    []
  )
  await context.close()
}

/** An example with its recorded answer, as in the README's picture. */
const example = async (page: Page) => {
  await page.getByRole("button", { name: "Data analyst" }).click()
  await page.locator(".suggestion").first().waitFor()
  await settled(page, await page.locator(".suggestion input:checked").count())
  // What grows and fades has come to rest.
  await page.evaluate("Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => undefined)")
}

/** Texts as long as the service takes them: the page goes on painting while they are read. */
const large = async (page: Page, claims: Claims, sample: Texts) => {
  const long = (text: string, most: number) => text.repeat(Math.ceil(most / text.length)).slice(0, most)
  await page.evaluate(`
    let last = performance.now()
    globalThis.longestGap = 0
    requestAnimationFrame(function step(now) {
      globalThis.longestGap = Math.max(globalThis.longestGap, now - last)
      last = now
      requestAnimationFrame(step)
    })
    undefined`)
  // Put in as a whole: what inserts text as typing does takes the browser itself half a minute for so many lines.
  const put = (id: string, text: string) =>
    page.evaluate(`
      document.getElementById("${id}").value = ${JSON.stringify(text)}
      document.getElementById("${id}").dispatchEvent(new Event("input"))`)
  await put("resume", long(`${sample.resume}\n\n`, 100_000))
  await put("description", long(`${sample.description}\n\n`, 50_000))
  await page.locator(".suggestion, #suggestion-empty:not([hidden])").first().waitFor({ timeout: 120_000 })
  const gap = await page.evaluate<number>("globalThis.longestGap")
  process.stdout.write(`150,000 characters: the page stood still for ${Math.round(gap)} ms at most\n`)
  await put("resume", "x".repeat(100_001))
  await page.locator("#resume-note:not(:empty)").waitFor()
  claims.is(
    "too long",
    await page.locator("#resume-note").textContent(),
    "Resume: 100,001 characters; at most 100,000 are taken."
  )
}

/**
 * `npm run proof playground -- --picture FILE`, after a build: tells its claims; the status says whether all hold. The
 * file is where the picture of a wide and light page goes, a temporary folder when not given.
 */
export const main = async (typed: Typed): Promise<number> => {
  const picture = optionsOf(typed, { picture: "FILE" }).text("picture")
  if (!existsSync(browserFile)) {
    process.stdout.write(`${browserFile} is missing: apt-get install -y chromium\n`)
    return 1
  }
  const folder = mkdtempSync(join(tmpdir(), "tailor-playground-"))
  const claims = new Claims()
  const byRules = samples.filter(([, { answer }]) => answer === undefined)
  const [backend, , , , , , , , , , ...others] = byRules
  const service = await provenService()
  // As root, Chromium starts without its sandbox only.
  const browser = await chromium.launch({ executablePath: browserFile, args: ["--no-sandbox"] })
  try {
    await service.start()
    const url = service.url()
    for (const [name, sample] of [backend, others[18]].flatMap((one) => (one === undefined ? [] : [one]))) {
      process.stdout.write(`${name}: pasted, ticked, exported by keyboard\n`)
      await withPage(browser, url, claims, { colorScheme: "light" }, (page) => walk(page, claims, sample))
    }
    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of [1440, 1000, 390]) {
        await withPage(browser, url, claims, { colorScheme, width, height: 900 }, async (page) => {
          await example(page)
          const file =
            width === 1440 && colorScheme === "light" && picture !== undefined
              ? picture
              : join(folder, `${colorScheme}-${width}.png`)
          await page.screenshot({ path: file })
          process.stdout.write(`${file}\n`)
          const height = await page.evaluate<number>("document.documentElement.scrollHeight")
          if (width === 390) claims.is(`height at ${width}: ${height}`, height < 4_000, true)
          claims.is(`width at ${width}`, await page.evaluate("document.documentElement.scrollWidth"), width)
          await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
          claims.is(`axe, ${colorScheme} ${width}`, await violations(page), [])
          const [, analyst] = samples.find(([name]) => name === "21-data-analyst, recorded answer") ?? []
          if (width === 1440 && analyst !== undefined) await reword(page, claims, analyst)
        })
      }
    }
    for (const [at, { goal, run }] of tasks.entries()) {
      for (const [width, height] of [
        [1440, 900],
        [390, 844]
      ] as const) {
        await withPage(browser, url, claims, { colorScheme: "light", width, height }, async (page) => {
          await run(page, { is: (name, found, expected) => claims.is(`${goal} (${width}): ${name}`, found, expected) })
        })
      }
      process.stdout.write(`task ${at + 1}: ${goal}\n`)
    }
    if (backend !== undefined) {
      await withPage(browser, url, claims, { colorScheme: "light" }, (page) => large(page, claims, backend[1]))
    }
  } finally {
    await browser.close()
    await service.remove()
  }
  return claims.tell() ? 0 : 1
}
