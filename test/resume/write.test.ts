import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { profileFrom } from "../../src/documents/profileJson.js"
import { textOfDocx } from "../../src/documents/docx.js"
import { textOfHtml } from "../../src/documents/html.js"
import { zipEntries } from "../../src/documents/zip.js"
import { emptyProfileContent, ProfileContent } from "../../src/domain/MasterProfile.js"
import { detectLanguage, textOfResume } from "../../src/languages/detectLanguage.js"
import { jsonResumeOf } from "../../src/resume/jsonResume/fromProfile.js"
import { profileOfText } from "../../src/resume/profileOfText.js"
import { docxOf } from "../../src/resume/write/docx.js"
import { htmlOf } from "../../src/resume/write/html.js"
import { outlineOf } from "../../src/resume/write/outline.js"
import { markdownOf, plainTextOf } from "../../src/resume/write/text.js"
import { sanitizeText } from "../../src/text/sanitize.js"
import { resumesOfCorpus } from "./parsingMeasure.js"

const require = createRequire(import.meta.url)
const schema: {
  readonly validate: (resume: unknown, told: (faults: unknown) => void) => void
} = require("@jsonresume/schema")

const profileOf = (text: string): ProfileContent => profileOfText(sanitizeText(text)).profile
const decodeProfile = Schema.decodeUnknownSync(ProfileContent)

type Named = readonly [name: string, profile: ProfileContent]

/** Profiles of texts as the reader reads them, and those that a careful person wrote. */
const fixtures: ReadonlyArray<Named> = ["profiles", "resumes", "long/resumes"].flatMap((folder) => {
  const place = new URL(`../../fixtures/${folder}/`, import.meta.url)
  return readdirSync(place).map((name): Named => {
    const text = readFileSync(new URL(name, place), "utf8")
    return [
      `${folder}/${name}`,
      name.endsWith(".json") ? decodeProfile({ ...emptyProfileContent, ...JSON.parse(text) }) : profileOf(text)
    ]
  })
})
const corpus = resumesOfCorpus.map(({ id, text }): Named => [id, profileOf(text)])

const outlineIn = async (profile: ProfileContent) => outlineOf(profile, await detectLanguage(textOfResume(profile)))
const textOr = (text: unknown): string => {
  assert.isString(text)
  return String(text)
}

/** Each format, written and read again. */
const formats: Readonly<Record<string, (profile: ProfileContent) => Promise<ProfileContent>>> = {
  docx: async (profile) => profileOf(textOr(await textOfDocx(await docxOf(await outlineIn(profile))))),
  html: async (profile) => profileOf(textOfHtml(htmlOf(await outlineIn(profile)))),
  md: async (profile) => profileOf(markdownOf(await outlineIn(profile))),
  text: async (profile) => profileOf(plainTextOf(await outlineIn(profile))),
  "json-resume": async (profile) => {
    const read = profileFrom(JSON.parse(JSON.stringify(jsonResumeOf(profile).resume)))
    if (typeof read === "string") throw new Error(read)
    return read.profile
  }
}

/** What must come back; white space between words is no part of it. */
const comparable = ({ summary: _, ...profile }: ProfileContent): unknown =>
  JSON.parse(JSON.stringify(profile).replace(/(?:\s|\\[nt])+/g, " "))

const lostIn = async (profiles: ReadonlyArray<Named>, format: string): Promise<ReadonlyArray<string>> => {
  const lost: Array<string> = []
  for (const [name, profile] of profiles) {
    const back = await formats[format]?.(profile)
    if (back === undefined || JSON.stringify(comparable(back)) !== JSON.stringify(comparable(profile))) lost.push(name)
  }
  return lost
}

/** Of the resumes as people write them that come back whole; what does not was read wrong at first, as a rule. */
const floors: Readonly<Record<string, number>> = { docx: 43, html: 43, md: 41, text: 42, "json-resume": 60 }

describe("a resume that is written and read again", () => {
  it.each(Object.entries(floors))("%s: comes back whole", { timeout: 120_000 }, async (format, floor) => {
    assert.isAbove(fixtures.length, 150)
    assert.deepStrictEqual(await lostIn(fixtures, format), [])
    const lost = await lostIn(corpus, format)
    assert.isAtLeast(corpus.length - lost.length, floor, `lost: ${lost.join(", ")}`)
  })

  it("is a valid JSON Resume", () => {
    for (const [name, profile] of [...fixtures, ...corpus]) {
      schema.validate(JSON.parse(JSON.stringify(jsonResumeOf(profile).resume)), (faults) => assert.isNull(faults, name))
    }
  })
})

const hostile: ProfileContent = {
  ...emptyProfileContent,
  full_name: "Dana <script>alert(1)</script> Example",
  portfolio_url: "https://dana.example/?a=1&b=2",
  summary: "# No heading\n1. First & second &amp; third",
  base_skills: ["C#", "C++", "*nix", "snake_case", "List<String>", "[x](y)", "`sh`"],
  experiences: [
    {
      company: "Contoso",
      role: "Engineer *lead*",
      start_date: "2019-01",
      end_date: null,
      description: ["+ plus", "- minus", "2) two", "wrote __init__ and \\*", "line one\nline two\u0000\u0007\ud800"]
    }
  ]
}
const outline = outlineOf(hostile)

describe("what is written", () => {
  it("is Markdown whose signs are the text's own, and comes back so", () => {
    const markdown = markdownOf(outline)
    for (const line of [
      "\\# No heading",
      "1\\. First & second \\&amp; third",
      "- \\*nix",
      "- snake_case",
      "- \\[x\\](y)"
    ]) {
      assert.include(
        markdown.split("\n").map((written) => written.trim()),
        line
      )
    }
    const { base_skills, experiences } = profileOf(markdown)
    assert.deepStrictEqual(base_skills, hostile.base_skills)
    assert.deepStrictEqual(experiences[0]?.role, "Engineer *lead*")
    assert.deepStrictEqual(experiences[0]?.description.slice(0, 4), hostile.experiences[0]?.description.slice(0, 4))
  })

  it("is a page by itself: escaped, ready to be printed, without script and without anything from elsewhere", () => {
    const page = htmlOf(outline)
    assert.include(page, "Dana &lt;script&gt;alert(1)&lt;/script&gt; Example")
    assert.include(page, "@page")
    assert.notMatch(page, /<(?:script|link|img|iframe|table)|url\(|@import|\s(?:src|href|on\w+)=/i)
  })

  it("is a DOCX of headings and lists of Word, without tables and boxes", async () => {
    const bytes = await docxOf(outline)
    const part = async (wanted: string) =>
      new TextDecoder().decode(
        await zipEntries(bytes)
          .find(({ name }) => name === wanted)
          ?.read()
      )
    const [document, styles] = [await part("word/document.xml"), await part("word/styles.xml")]
    for (const style of ["Title", "Heading1", "Heading2", "ListParagraph"]) {
      assert.include(document, `<w:pStyle w:val="${style}"/>`)
      assert.include(styles, `w:styleId="${style}"`)
    }
    assert.include(document, "<w:numPr>")
    assert.notMatch(document, /<w:(?:tbl|drawing|pict|txbxContent|sectPr>.*<w:cols w:num)\b/)
    // XML has no place for them.
    assert.notMatch(document.replace(/\n/g, ""), /\p{Cc}|\p{Cs}/u)
    assert.include(document, "line one line two")
    assert.include(await textOfDocx(bytes), "Dana <script>alert(1)</script> Example")
  })

  it("has the headings of its language", () => {
    const profile = { ...hostile, location: "Köln" }
    const headings = (language: string) =>
      plainTextOf(outlineOf(profile, language))
        .split("\n")
        .filter((line) => /^\p{Lu}{5,}$|Köln|2019/u.test(line))
    assert.deepStrictEqual(headings("de"), [
      ...["Ort: Köln", "PROFIL", "KENNTNISSE", "BERUFSERFAHRUNG"],
      "Engineer *lead* | Contoso | 01/2019 – Heute"
    ])
    assert.include(htmlOf(outlineOf(profile, "pt")), '<html lang="pt">')
    assert.include(headings("nl"), "EXPERIENCE")
  })

  it("shows no heading over nothing, and one name where one stands for role and employer", () => {
    assert.strictEqual(plainTextOf(outlineOf({ ...emptyProfileContent, base_skills: ["Go"] })), "SKILLS\n\nGo\n")
    const [position] = hostile.experiences
    const own = {
      ...emptyProfileContent,
      experiences: position === undefined ? [] : [{ ...position, company: position.role }]
    }
    assert.include(plainTextOf(outlineOf(own)), "\nEngineer *lead* | 01/2019 – Present\n")
  })
})
