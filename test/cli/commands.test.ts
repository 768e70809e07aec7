import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { run as extract } from "../../cli/commands/extract.js"
import { run as openapi } from "../../cli/commands/openapi.js"
import { run as optimize } from "../../cli/commands/optimize.js"
import { run as score, type ScoringInput } from "../../cli/commands/score.js"
import { run as token } from "../../cli/commands/token.js"
import { OptimizeResult } from "../../src/domain/Optimization.js"
import { sampleJob, sampleProfile, sampleResume } from "../support/sampleFiles.js"
import { folderWith, printed } from "./support.js"

const path = folderWith({
  "shell.txt": "🐚 Nurse\nRequirements\n- BSN\n- ICU experience\n",
  "profile.json": JSON.stringify(sampleProfile),
  "cv.md": sampleResume,
  "job.txt": sampleJob,
  "job.json": JSON.stringify({
    job_title: "Backend Engineer",
    company_name: "Northwind",
    job_description_text: sampleJob
  }),
  "blank.txt": " \n\t\n",
  "letters.txt": "Dear diary"
})

const json = (text: string): Record<string, unknown> => JSON.parse(text)

const scoring = (over: Partial<ScoringInput> = {}) => ({
  resume: path("profile.json"),
  job: path("job.txt"),
  title: undefined,
  company: undefined,
  asOf: "2026-03-31",
  format: "json" as const,
  ...over
})

const withEnv = (env: Readonly<Record<string, string>>) =>
  Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(env))))

describe("score", () => {
  it.effect("gives the whole report as JSON, the same bytes each time", () =>
    Effect.gen(function* () {
      const first = yield* printed(score(scoring()))
      const report = json(first)
      assert.strictEqual(yield* printed(score(scoring())), first)
      assert.containsAllKeys(report, [
        ...["score", "parts", "requirements", "warnings"],
        ...["formula_version", "lexicon_hash", "as_of"]
      ])
      assert.deepStrictEqual(Object.keys(Object(report["parts"])), [
        "hard_skills",
        "relevance",
        "seniority",
        "soft_skills_certifications",
        "coverage"
      ])
      const sum = Object.values(Object(report["parts"])).reduce((total: number, part) => total + Number(part), 0)
      assert.strictEqual(sum, report["score"])
      assert.strictEqual(report["as_of"], "2026-03")
      assert.strictEqual(report["job_title"], "Senior Backend Engineer")
    })
  )

  it.effect("reads a resume as text", () =>
    Effect.gen(function* () {
      const report = json(yield* printed(score(scoring({ resume: path("cv.md") }))))
      assert.isAbove(Number(report["score"]), 20)
    })
  )

  it.effect("says in text which title it took, and has colours only where they are wanted", () =>
    Effect.gen(function* () {
      const text = yield* printed(score(scoring({ format: "text" })))
      assert.include(text, "Senior Backend Engineer (title from the first line of the job)")
      assert.notInclude(text, "\u001b")
      assert.include(yield* printed(score(scoring({ format: "text" })), { colours: true }), "\u001b[")
    })
  )

  it.effect("writes to a file what it would print, never over an input", () =>
    Effect.gen(function* () {
      for (const format of ["text", "json", "html"] as const) {
        const input = { ...scoring(), format }
        const shown = yield* printed(score(input))
        const out = path(`score.${format}`)
        assert.strictEqual(yield* printed(score({ ...input, out }), { colours: true }), "The score was written.\n")
        assert.strictEqual(readFileSync(out, "utf8"), shown)
        assert.strictEqual(yield* printed(score({ ...input, out: "-" })), shown)
      }
      const before = readFileSync(path("job.txt"), "utf8")
      const { line } = yield* Effect.flip(printed(score({ ...scoring(), out: path("job.txt") })))
      assert.match(line, /^--out: that is one of the inputs/)
      assert.strictEqual(readFileSync(path("job.txt"), "utf8"), before)
    })
  )

  it.effect("scores a blank job with a warning", () =>
    Effect.gen(function* () {
      const report = json(yield* printed(score(scoring({ job: path("blank.txt") }))))
      assert.isAtMost(Number(report["score"]), 50)
      assert.isAbove(Object(report["warnings"]).length, 0)
      assert.include(yield* printed(score(scoring({ job: path("blank.txt"), format: "text" }))), "\n! ")
    })
  )
})

describe("extract", () => {
  it.effect("gives the lists, the seniority and the requirements as JSON", () =>
    Effect.gen(function* () {
      const read = json(
        yield* printed(extract({ job: path("job.txt"), title: undefined, company: "Northwind", format: "json" }))
      )
      assert.include(Object(read["hard_skills"]), "PostgreSQL")
      assert.include(Object(read["certifications"]), "AWS Certified Solutions Architect")
      assert.deepInclude(Object(read["seniority"]), { years: 5 })
      assert.isAbove(Object(read["requirements"]).length, 5)
      assert.deepStrictEqual(read["warnings"], [])
    })
  )

  it.effect("names degrees apart, and counts places in UTF-16 code units and in code points", () =>
    Effect.gen(function* () {
      const read = json(
        yield* printed(extract({ job: path("shell.txt"), title: undefined, company: undefined, format: "json" }))
      )
      assert.deepStrictEqual(read["education"], ["BSN"])
      assert.deepStrictEqual(read["certifications"], [])
      assert.deepInclude(Object(read["requirements"])[0], {
        name: "BSN",
        kind: "education",
        span: { start: 24, end: 27 },
        span_code_points: { start: 23, end: 26 }
      })
    })
  )

  it.effect("names alternatives as such in text", () =>
    Effect.gen(function* () {
      const text = yield* printed(
        extract({ job: path("job.txt"), title: undefined, company: undefined, format: "text" })
      )
      assert.include(text, "React or Vue.js or Angular")
      assert.include(text, "5 years of experience")
    })
  )
})

describe("--trace", () => {
  const files = folderWith({
    "job.txt": "Barista\n\nRequirements\n- Latte art\n- Excel is not required\n",
    "cv.md": "Sam Example\n\nSkills\nLatte art\n\nSummary\nWould like to learn Excel. BLS expired.\n"
  })
  const input = { ...scoring(), job: files("job.txt"), resume: files("cv.md"), title: "Barista", company: "Beans" }
  const firedIn = (trace: unknown) =>
    Schema.decodeUnknownSync(
      Schema.Array(Schema.Struct({ rule: Schema.String, text: Schema.String, decides: Schema.Array(Schema.String) }))
    )(trace).map(({ decides, rule, text }) => [rule, text, ...decides])
  const ofJob = ["status.negated.not-asked", "is not required", "Excel"]
  const ofResume = [
    ["status.planned.wish", "Would like to learn", "Excel"],
    ["status.expired.told", "expired", "BLS"]
  ]

  it.effect("tells which rules spoke, where, and about what, as JSON", () =>
    Effect.gen(function* () {
      for (const printing of [
        printed(score({ ...input, trace: true })),
        printed(optimize({ ...input, trace: true }))
      ]) {
        const trace = Object(json(yield* printing.pipe(withEnv({})))["trace"])
        assert.deepInclude(firedIn(trace["posting"]), ofJob)
        for (const one of ofResume) assert.deepInclude(firedIn(trace["resume"]), one)
      }
      const trace = Object(json(yield* printed(extract({ ...input, trace: true })))["trace"])
      assert.deepInclude(firedIn(trace["posting"]), ofJob)
      assert.notProperty(trace, "resume")
      assert.notProperty(json(yield* printed(score(input))), "trace")
    })
  )

  it.effect("tells them to a person", () =>
    Effect.gen(function* () {
      const asText = { ...input, format: "text" as const, trace: true }
      const texts = [printed(score(asText)), printed(optimize(asText)), printed(extract(asText))]
      for (const printing of texts) {
        const text = yield* printing.pipe(withEnv({}))
        assert.match(text, /status\.negated\.not-asked +\d+-\d+ +"is not required" +Excel: negated/)
      }
      assert.notInclude(yield* printed(score({ ...asText, trace: false })), "status.negated")
    })
  )
})

describe("optimize", () => {
  it.effect("answers as the endpoint does", () =>
    Effect.gen(function* () {
      const text = yield* printed(optimize(scoring({ job: path("job.json") }))).pipe(withEnv({}))
      const result = yield* Schema.decodeUnknown(OptimizeResult)(json(text), { onExcessProperty: "error" })
      assert.isAtLeast(result.ats_score_after, result.ats_score_before)
      assert.deepStrictEqual(
        result.optimized_resume_json.experiences.map(({ company }) => company),
        ["Contoso"]
      )
    })
  )

  it.effect("shows a person the scores, each suggestion and why", () =>
    Effect.gen(function* () {
      const text = yield* printed(
        optimize(scoring({ resume: path("cv.md"), job: path("job.json"), format: "text", explain: true }))
      ).pipe(withEnv({}))
      assert.match(text, /before +after +of\n/)
      assert.match(text, /Score +\d+ +\d+/)
      assert.include(text, "Suggested changes (")
      assert.match(text, /why +\S/)
    })
  )

  it.effect("looks at nothing of the environment that it does not use", () =>
    Effect.gen(function* () {
      const input = scoring({ resume: path("cv.md"), job: path("job.json"), format: "text" })
      const environment = { NODE_ENV: "production", LLM_PROVIDER: "offline", PORT: "none" }
      assert.match(yield* printed(optimize(input)).pipe(withEnv(environment)), /Score +\d+ before, \d+ of 100/)
    })
  )

  it.effect("asks for what the endpoint requires, and says why it cannot go on", () =>
    Effect.gen(function* () {
      const refusal = (over: Partial<ScoringInput>, env: Readonly<Record<string, string>> = {}) =>
        printed(optimize(scoring(over))).pipe(
          withEnv(env),
          Effect.flip,
          Effect.map(({ line }) => line)
        )
      assert.match(yield* refusal({}), /^--title and --company are missing/)
      assert.match(yield* refusal({ company: "Northwind" }), /^--title is missing/)
      assert.match(yield* refusal({ title: "Engineer" }), /^--company is missing/)
      assert.match(yield* refusal({ job: path("blank.txt"), title: "x", company: "y" }), /^--job: .*blank/)
      assert.match(yield* refusal({ resume: path("letters.txt"), job: path("job.json") }), /^--resume: no experience/)
      assert.match(yield* refusal({ job: path("job.json") }, { LLM_PROVIDER: "other" }), /^LLM_PROVIDER must be/)
      const unreachable = { OPENAI_API_KEY: "sk-test-0000", OPENAI_BASE_URL: "http://127.0.0.1:9/v1" }
      const line = yield* refusal({ job: path("job.json") }, unreachable)
      assert.match(line, /^the language model/)
      assert.notInclude(line, "sk-test")
    })
  )
})

describe("token", () => {
  const mint = (sub: string, env: Readonly<Record<string, string>> = {}, ttl = "1h") =>
    printed(token({ sub, ttl })).pipe(withEnv({ DATA_DIR: path("data"), ...env }))

  it.effect("mints a token for the subject with the life asked for", () =>
    Effect.gen(function* () {
      const [, claims = ""] = (yield* mint("me", {}, "15m")).trim().split(".")
      const read = json(Buffer.from(claims, "base64url").toString())
      assert.strictEqual(read["sub"], "me")
      assert.strictEqual(Number(read["exp"]) - Number(read["iat"]), 900)
    })
  )

  it.effect("refuses where tokens come from elsewhere, in production, and without a subject", () =>
    Effect.gen(function* () {
      const line = (sub: string, env: Readonly<Record<string, string>>, ttl?: string) =>
        Effect.map(Effect.flip(mint(sub, env, ttl)), (failure) => failure.line)
      assert.match(yield* line("me", { IDP_ISSUER: "https://idp.example" }), /^IDP_ISSUER is set/)
      assert.match(yield* line("me", { NODE_ENV: "production", LLM_PROVIDER: "offline" }), /production/)
      assert.match(yield* line(" ", {}), /^--sub/)
      assert.match(yield* line("a\u0000", {}), /^--sub/)
      assert.match(yield* line("x".repeat(256), {}), /^--sub/)
      assert.match(yield* line("me", {}, "soon"), /^--ttl/)
    })
  )
})

describe("openapi", () => {
  it.effect("prints the document, or writes it to a file", () =>
    Effect.gen(function* () {
      const text = yield* printed(openapi({ out: undefined }))
      assert.strictEqual(json(text)["openapi"], "3.1.0")
      yield* printed(openapi({ out: path("openapi.json") }))
      assert.strictEqual(readFileSync(path("openapi.json"), "utf8"), text)
      const { line } = yield* Effect.flip(printed(openapi({ out: path("none/openapi.json") })))
      assert.match(line, /^--out: the file cannot be written/)
    })
  )
})
