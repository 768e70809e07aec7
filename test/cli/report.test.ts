import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import * as FastCheck from "effect/FastCheck"
import { escaped, markup } from "../../src/text/markup.js"
import { markedText } from "../../cli/report/marks.js"
import type { Mark } from "../../src/scoring/report/numberedRows.js"
import { scorePage } from "../../cli/report/page.js"
import { style } from "../../cli/report/style.js"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfProfile, resumeOfText } from "../../src/resume/readResume.js"
import type { Resume } from "../../src/resume/Resume.js"
import { reportStyle } from "../../src/scoring/report/style.js"
import { scoreResume } from "../../src/scoring/score.js"
import { sampleJob, sampleProfile, sampleResume } from "../support/sampleFiles.js"

const pageOf = (
  resume: Resume,
  { company = "Northwind", description = sampleJob, title = "Senior Backend Engineer" } = {}
) => {
  const report = scoreResume(readJob({ title, company, description }), resume, 2026 * 12)
  return { report, page: scorePage({ title, company, description }, resume, report) }
}

const profile = resumeOfProfile({ ...sampleProfile, certifications: [], education: [] })

/** What a browser shows of markup. */
const shown = (page: string) =>
  page
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")

/** Whether UTF-8 can write it: no half of a character stands alone. */
const isWhole = (text: string) => Buffer.from(text).toString() === text

const all = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, found = ""]) => found)

/** Faults of a page that a browser would mend silently, or show as something else. */
const faultsOf = (page: string): ReadonlyArray<string> => {
  const faults: Array<string> = []
  const open: Array<string> = []
  const empty = new Set(["meta", "rect"])
  for (const [, closing = "", name = ""] of page
    .replace(/<style>[^]*<\/style>/, "")
    .matchAll(/<(\/?)([a-z][a-z0-9]*)/g)) {
    if (closing === "") {
      if (!empty.has(name)) open.push(name)
    } else if (open.pop() !== name) faults.push(`</${name}> closes nothing`)
  }
  if (open.length > 0) faults.push(`${open.join(" ")} never closed`)
  const ids = all(page, / id="([^"]*)"/g)
  if (new Set(ids).size < ids.length) faults.push("an id is given twice")
  for (const target of all(page, / (?:href="#|aria-labelledby=")([^"]*)"/g)) {
    if (!ids.includes(target)) faults.push(`#${target} leads nowhere`)
  }
  return faults
}

describe("markup", () => {
  it("escapes what comes from outside, in content and in attributes", () => {
    const text = `<script>alert("1")</script> & 'x'`
    assert.strictEqual(markup`<p title="${text}">${text}</p>`.text, `<p title="${escaped(text)}">${escaped(text)}</p>`)
    assert.strictEqual(escaped(text), "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;")
  })

  it("names what would reorder a line, and writes no half of a character", () => {
    assert.strictEqual(escaped("a\u202eb\u2066c\u0007d\u0000"), "a[U+202E]b[U+2066]c[U+0007]d[U+0000]")
    assert.strictEqual(escaped("\ud83d x \udc69"), "\ufffd x \ufffd")
    assert.strictEqual(escaped("tab\tline\n👩‍🍳 שלום"), "tab\tline\n👩‍🍳 שלום")
  })

  it.prop("never lets a tag or a quote through", [FastCheck.string({ unit: "binary" })], ([text]) => {
    assert.notMatch(escaped(text), /[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/)
    assert.isTrue(isWhole(escaped(text)))
  })
})

const mark = (start: number, end: number, row = 1, over: Partial<Mark> = {}): Mark => ({
  span: { start, end },
  id: `m-${row}-${start}-${end}`,
  row,
  label: `Requirement ${row}`,
  state: "met",
  ...over
})

const withoutLinks = (html: string) => html.replace(/<sup>.*?<\/sup>/g, "")

describe("marks in a text", () => {
  it("stand at their spans, with the row's number behind", () => {
    assert.strictEqual(
      markedText("use Go & Rust", [mark(4, 6, 3)]).text,
      'use <mark class="met" id="m-3-4-6">Go</mark><sup><a href="#requirement-3" aria-label="Requirement 3">3</a></sup> &amp; Rust'
    )
  })

  it("may overlap, contain each other, and be the same", () => {
    const html = markedText("abcdef", [mark(0, 4, 1), mark(2, 6, 2, { state: "missing" }), mark(2, 6, 3)]).text
    assert.deepStrictEqual(all(html, /(<mark class="\w+")/g), [
      '<mark class="met"',
      ...Array(2).fill('<mark class="missing"')
    ])
    assert.strictEqual(shown(withoutLinks(html)), "abcdef")
    assert.deepStrictEqual(all(html, />(\d)<\/a>/g), ["1", "2", "3"])
  })

  it("are widened where they would split a character", () => {
    const html = markedText("a👩b", [mark(2, 3)]).text
    assert.include(html, ">👩</mark>")
    assert.isTrue(isWhole(html))
    assert.include(markedText("👩‍🍳", [mark(0, 5)]).text, ">👩‍🍳</mark>")
  })

  it("outside the text mark nothing, and keep their anchors", () => {
    const html = markedText("ab", [mark(5, 9), mark(1, 1, 2), mark(-3, Number.NaN, 3)]).text
    assert.notInclude(html, "<mark")
    assert.lengthOf(all(html, / id="(m-[^"]*)"/g), 3)
    assert.strictEqual(markedText("", []).text, "")
  })

  const places = FastCheck.array(
    FastCheck.record({
      start: FastCheck.integer({ min: -2, max: 40 }),
      length: FastCheck.integer({ min: 0, max: 12 })
    }),
    { maxLength: 8 }
  )
  it.prop(
    "lose no character, whatever their spans",
    [FastCheck.string({ unit: "grapheme", maxLength: 30 }), places],
    ([text, list]) => {
      const html = markedText(
        text,
        list.map(({ length, start }, at) => mark(start, start + length, at, { id: `m-${at}` }))
      ).text
      assert.strictEqual(withoutLinks(html).replace(/<[^>]*>/g, ""), escaped(text))
      assert.lengthOf(all(html, / id="([^"]*)"/g), list.length)
      assert.lengthOf(all(html, /href="#([^"]*)"/g), list.length)
    }
  )
})

/** Contrast of two colours (WCAG 2): 1 to 21. */
const contrast = (one: string, other: string) => {
  const light = (colour: string) => {
    const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join("") : colour.slice(1)
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
      const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

describe("the page's style", () => {
  const pairs = [
    ...["ground", "card", "met", "missing", "spared", "here", "warn"].map((ground) => ["ink", ground, 4.5] as const),
    ...["ground", "card", "met", "missing", "spared"].map((ground) => ["quiet", ground, 4.5] as const),
    ...["ground", "card"].flatMap((ground) => [["accent", ground, 4.5] as const, ["fill", ground, 3] as const]),
    ...[["met-ink", "met", 4.5] as const, ["met-ink", "card", 4.5] as const, ["missing-ink", "card", 4.5] as const],
    ...["met-edge", "missing-edge", "spared-edge"].map((edge) => [edge, "ground", 3] as const)
  ]
  const palettes = [...style.matchAll(/--ground:[^}]*--here: #\w+/g)].map(
    ([palette]) =>
      new Map([...palette.matchAll(/--([\w-]+): (#\w+)/g)].map(([, name = "", colour = ""]) => [name, colour]))
  )

  it("has colours of one source, which is that of the playground too", () => {
    const own = [
      style.replace(reportStyle, ""),
      readFileSync(new URL("../../src/playground/style.css", import.meta.url), "utf8")
    ]
    for (const css of own) assert.notMatch(css, /:[^;{}]*#[0-9a-f]{3,8}\b|rgb|hsl/)
    const built = readFileSync(new URL("../../dist/src/playground/style.css.gz", import.meta.url))
    assert.isTrue(gunzipSync(built).toString("utf8").startsWith(reportStyle))
  })

  it("can be read in light and dark", () => {
    assert.lengthOf(palettes, 2)
    for (const palette of palettes) {
      for (const [one, other, least] of pairs) {
        assert.isAtLeast(contrast(palette.get(one) ?? "", palette.get(other) ?? ""), least, `${one} on ${other}`)
      }
    }
  })
})

describe("the page of a score", () => {
  const { page, report } = pageOf(profile)

  it("is sound: tags match, ids are given once, every link leads somewhere", () => {
    assert.deepStrictEqual(faultsOf(page), [])
    assert.deepStrictEqual(faultsOf(pageOf(resumeOfText(sampleResume)).page), [])
  })

  it("needs nothing beside itself", () => {
    assert.notMatch(page, /<(?:script|link|img|iframe|object)\b|\bsrc=|@import|url\(|https?:/)
    assert.notMatch(page, / on\w+=/)
  })

  it("has the score, the parts with their arithmetic, and what it was made with", () => {
    assert.include(page, `<strong>${report.score}</strong> of 100`)
    for (const { explanation, points } of Object.values(report.part_reports)) {
      assert.include(page, escaped(explanation))
      assert.include(page, `<strong>${points}</strong> of `)
    }
    const footer = page.slice(page.indexOf("<footer>"))
    for (const origin of [report.formula_version, report.lexicon_hash, report.as_of]) assert.include(footer, origin)
  })

  it("can be walked by landmarks, headings and captions", () => {
    for (const landmark of ["header", "main", "footer"])
      assert.lengthOf(all(page, new RegExp(`(<${landmark}\\b)`, "g")), 1)
    assert.lengthOf(all(page, /(<h1)/g), 1)
    assert.strictEqual(all(page, /(<table)/g).length, all(page, /(<caption)/g).length)
    assert.isAtLeast(all(page, /(<th scope="row")/g).length, 5)
    assert.include(page, '<html lang="en">')
  })

  it("folds away all but the sentence, what is missing and the job", () => {
    const open = page.replace(/<details[^]*?<\/details>/g, "")
    assert.deepStrictEqual(all(open, /<h2 id="(\w+)"/g), ["missing", "job"])
    assert.include(open, '<p class="gist">')
    assert.isAtMost(all(open, /(<tr id=)/g).length, 6)
  })

  it("names what is missing first, then what is met with form, place and points", () => {
    const order = ["missing", "job", "met", "parts", "resume"].map((id) => page.indexOf(`<h2 id="${id}"`))
    assert.isAbove(order[0] ?? -1, 0)
    assert.deepStrictEqual(
      order,
      order.toSorted((a, b) => a - b)
    )
    const [missing, met] = [page.indexOf('id="missing"'), page.indexOf('id="met"')]
    assert.include(page.slice(missing, met), "AWS Certified Solutions Architect")
    const row = shown(/<tr[^>]*>(?:(?!<\/tr>)[^])*Kubernetes[^]*?<\/tr>/.exec(page.slice(met))?.[0] ?? "")
    assert.match(row, /required/)
    assert.match(row, /other form “k8s” in experience 1, bullet 2/)
    assert.match(row, /\d\.\d of \d+\.\d/)
  })

  it("counts alternatives as one row, and marks all of them in the job", () => {
    const number = />(\d+)<\/td><th scope="row"><a[^>]*><bdi>React/.exec(page)?.[1] ?? "none"
    for (const [name, state] of [
      ["React", "met"],
      ["Vue", "spared"],
      ["Angular", "spared"]
    ] as const) {
      const [found, id = ""] =
        new RegExp(`<mark class="${state}" id="(job-[^"]*)">${name}[^<]*</mark>`).exec(page) ?? []
      assert.isDefined(found, name)
      assert.include(page, `href="#${id}"`)
      assert.isTrue(id.startsWith(`job-${number}-`), name)
    }
  })

  it("shows both texts whole, marked where the report says", () => {
    const text = shown(withoutLinks(page))
    assert.include(text, sampleJob)
    for (const passage of profile.passages) assert.include(text, passage.text)
    for (const { evidence } of report.requirements) {
      for (const { matched } of evidence)
        assert.match(page, new RegExp(`<mark class="met" id="resume-[^"]*">${matched}</mark>`))
    }
  })

  it("warns at the top", () => {
    const { page: doubtful, report: blank } = pageOf(profile, { description: " ", title: "", company: "" })
    assert.isAbove(blank.warnings.length, 0)
    assert.deepStrictEqual(faultsOf(doubtful), [])
    assert.isBelow(doubtful.indexOf(escaped(blank.warnings[0] ?? "none")), doubtful.indexOf("<main"))
    assert.include(doubtful, "A job without a title")
    assert.notInclude(page, "Low confidence")
  })

  it("can be made of nothing", () => {
    assert.deepStrictEqual(faultsOf(pageOf({ passages: [], positions: [] }, { description: "", title: "" }).page), [])
  })

  it("is the same for hostile texts: they are shown, not obeyed", () => {
    const hostile = `<script>alert(1)</script> "quoted" & 'single' </style></title><img src=x onerror=alert(1)> \u202etxt.exe 👩`
    const resume = resumeOfProfile({
      ...sampleProfile,
      summary: `${hostile} PostgreSQL👩 ${hostile}`,
      base_skills: [hostile, "👩Docker👩", '"><svg onload=alert(1)>'],
      certifications: [hostile],
      education: []
    })
    const description = `${hostile}\nRequirements\n- 👩TypeScript👩 and <b>PostgreSQL</b> & Docker\n- ${hostile}\n- "Kubernetes"`
    const { page: attacked } = pageOf(resume, { title: hostile, company: hostile, description })
    assert.deepStrictEqual(faultsOf(attacked), [])
    assert.notMatch(attacked, /<(?:script|img|svg onload|b)\b/)
    assert.lengthOf(all(attacked, /(<\/style>|<\/title>)/g), 2)
    assert.notMatch(attacked, /\p{Bidi_Control}/u)
    assert.isTrue(isWhole(attacked))
    assert.include(shown(withoutLinks(attacked)), description.replaceAll("\u202e", "[U+202E]"))
  })
})
