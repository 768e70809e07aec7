import { IncomingMessage } from "node:http"
import { Socket } from "node:net"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { textOfBytes } from "../cli/input/files.js"
import { titleInFirstLine } from "../cli/input/firstLine.js"
import { profileFrom } from "../src/documents/profileJson.js"
import { textOfHtml } from "../src/documents/html.js"
import { decodePage } from "../src/documents/text.js"
import { readHeader } from "../src/auth/verifyToken.js"
import { NewApplication } from "../src/domain/Application.js"
import { emptyProfileContent, IngestRequest, type ProfileContent, ProfilePatch } from "../src/domain/MasterProfile.js"
import { OptimizeRequest } from "../src/domain/Optimization.js"
import { isUri } from "../src/domain/Text.js"
import { perform } from "../src/engine/jobs.js"
import { parseJson, readJson } from "../src/http/edge/body.js"
import { readCursor } from "../src/http/handlers/pages.js"
import { preconditionOf } from "../src/http/handlers/preconditions.js"
import { isSound, pathOf, queryOf } from "../src/http/edge/request.js"
import { SourceText } from "../src/resume/ingest/SourceText.js"
import { profileOfText } from "../src/resume/profileOfText.js"
import { sanitizeText } from "../src/text/sanitize.js"
import { holdsPersonal } from "../src/llm/openai/personal.js"
import { proposeByRules } from "../src/llm/offline/proposal.js"
import { readJob } from "../src/posting/readJob.js"
import { resumeOfText } from "../src/resume/readResume.js"
import { scoreResume } from "../src/scoring/score.js"
import { patterns, superLinear } from "./support/patterns.js"

// Whatever is sent, the time of reading grows with its length and no faster. Limits of length stand before most readers:
// here each gets a hundred thousand characters all the same, so that a raised limit opens nothing.

const asOf = 2026 * 12 + 5
const timed = <A>(_name: string, work: () => A): A => work()
const job = {
  title: "Engineer",
  company: "Globex",
  description: "Requirements: Java, Kotlin, AWS, 5 years.",
  language: "en"
}

const parts = (text: string, length: number): ReadonlyArray<string> =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, at) => text.slice(at * length, (at + 1) * length))

/** A profile whose fields are made of a text, each as long as it may be. */
const profileOf = (text: string): ProfileContent => ({
  ...emptyProfileContent,
  full_name: "Jane Example",
  summary: text.slice(0, 10_000),
  base_skills: parts(text, 500).slice(0, 50),
  certifications: parts(text, 500).slice(0, 20),
  experiences: [
    { company: "Acme", role: "Nurse", start_date: null, end_date: null, description: [...parts(text, 2_000)] }
  ]
})

const source = (name: string, value: string): IncomingMessage => {
  const message = new IncomingMessage(new Socket())
  message.rawHeaders = ["Host", "a.example", name, value]
  message.url = `/api?a=${value}`
  return message
}

const decodes = <A, I>(schema: Schema.Schema<A, I>) => Schema.decodeUnknownEither(schema, { errors: "all" })
const [ingest, optimize, patch, application] = [
  decodes(IngestRequest),
  decodes(OptimizeRequest),
  decodes(ProfilePatch),
  decodes(NewApplication)
]

/** Of these each pattern takes long for its length: shorter texts tell as much. */
const shorter = 32_000

const readers: ReadonlyArray<readonly [name: string, read: (text: string) => unknown, characters?: number]> = [
  // A type that is none is refused before the body is waited for.
  ["the header content-type", (text) => Effect.runFork(readJson(source("content-type", `application/json${text}`)))],
  ["the header host", (text) => isSound(source("host", text))],
  ["the header if-match", (text) => preconditionOf(`"1"${text}`)],
  ["a token", (text) => Effect.runSync(Effect.either(readHeader(text, ["RS256"])))],
  ["a path and a query", (text) => [pathOf(`http://${text}`), queryOf(`/a?${text}`), queryOf(`/a?a=1&${text}`)]],
  ["a cursor", readCursor],
  ["a body of JSON", (text) => Effect.runSync(Effect.either(parseJson(Buffer.from(`{"a":${JSON.stringify(text)}}`))))],
  ["a body that is no JSON", (text) => Effect.runSync(Effect.either(parseJson(Buffer.from(text))))],
  ["an address", (text) => [isUri(`https://${text}`), isUri(`a:${text}`)]],
  [
    "fields",
    (text) => [
      ingest({ source: "manual", source_url: text, raw_text: text }),
      optimize({ job_title: text, company_name: text, job_description_text: text, source_url: text }),
      patch({ ...profileOf(text), email: text, phone: text, network_url: text }),
      application({ job_title: text, company_name: text, source_url: text, drive_link: text })
    ]
  ],
  ["a text that is cleaned", sanitizeText],
  ["a profile text", profileOfText, shorter],
  ["a profile text in halves", (text) => perform("divide", { text, most: 12_000 }, timed)],
  [
    "a sentence that is looked for in a text",
    (text) => new SourceText(text).holdsSentence(text.slice(0, text.length / 2)),
    shorter
  ],
  ["contact data in texts of a profile", holdsPersonal(["Jane Example", "jane@mail.example"])],
  [
    "a job and a resume",
    (text) => scoreResume(readJob({ ...job, title: text.slice(0, 500), description: text }), resumeOfText(text), asOf),
    shorter
  ],
  ["a text file", (text) => textOfBytes(Buffer.from(text))],
  ["a page", (text) => [decodePage(Buffer.from(text)), textOfHtml(text)]],
  ["the first line of a file", titleInFirstLine],
  ["a profile in JSON", (text) => profileFrom({ ...profileOf(text), email: text })],
  [
    "a JSON Resume",
    (text) =>
      profileFrom({ basics: { name: text, summary: text }, skills: [{ name: text, keywords: parts(text, 100) }] })
  ],
  [
    "what rules propose",
    (text) => proposeByRules({ resume: profileOf(text), job: { ...job, matched: [], unmatched: ["Java", "Kotlin"] } }),
    shorter
  ],
  [
    "a profile text that is read and grounded",
    (text) => {
      const divided = perform("divide", { text: sanitizeText(text), most: Infinity }, timed)
      return perform("ground", { byModel: profileOfText(divided.head).profile, divided }, timed)
    },
    shorter
  ]
]

it("patterns are about two hundred, each once", () => {
  assert.isAtLeast(patterns.length, 200)
})

describe("time grows with the length, for each pattern, of", () => {
  for (const [name, read, characters] of readers) {
    it(name, { timeout: 600_000 }, async () => {
      assert.deepStrictEqual(await superLinear(read, characters), [])
    })
  }
})

describe("the same measure finds", () => {
  it("a reader that looks at each run once for each of its places", { timeout: 600_000 }, async () => {
    // As personal data and headings were looked for once.
    const address = /[^\s@<>]+@[^\s@<>]+\.\p{L}{2,}/u
    const continued = /[\s,–—-]*[(\[]?\b(?:continued|cont\.)[)\]]?\s*:?\s*$/i
    const mediaType = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?;?\s*$/i
    const found = [
      await superLinear((text) => address.test(text), 24_000, ["a"]),
      await superLinear((text) => text.replace(continued, ""), 24_000, [" "]),
      await superLinear((text) => mediaType.test(`application/json${text.slice(1)}`), 24_000, [" "])
    ]
    assert.deepStrictEqual(
      found.map(({ length }) => length),
      [1, 1, 1]
    )
  })
})
