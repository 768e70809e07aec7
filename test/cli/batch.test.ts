import { readFileSync, writeFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { vi } from "vitest"
import { run as batchScore } from "../../cli/batch/score.js"
import { sampleJob, sampleProfile, sampleResume } from "../support/sampleFiles.js"
import { folderWith, printed, tailor } from "./support.js"

const jsonl = (rows: ReadonlyArray<unknown>) => rows.map((row) => `${JSON.stringify(row)}\n`).join("")

const jobs = [
  { id: "backend", job_title: "Senior Backend Engineer", job_description: sampleJob, company_name: "Northwind", x: 1 },
  { id: "nurse", job_title: "Registered Nurse", job_description: "Requirements\n- BLS certification\n- Triage" },
  { id: "bare", text: "We need Python and Django." }
]
const resumes = [
  { id: "profile", profile: sampleProfile },
  { id: "text", text: sampleResume }
]

const path = folderWith({
  "jobs.jsonl": jsonl(jobs),
  "resumes.jsonl": `\uFEFF${jsonl(resumes).replace(/\n/g, "\r\n\r\n")}`,
  "pairs.jsonl": jsonl([
    { jd: "bare", resume: "text" },
    { jd: "backend", resume: "profile", label: 1 },
    { jd: "bare", resume: "profile" }
  ]),
  "job.json": JSON.stringify({
    job_title: "Senior Backend Engineer",
    company_name: "Northwind",
    job_description_text: sampleJob
  }),
  "profile.json": JSON.stringify(sampleProfile)
})

// Each starts a process and its threads, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const asOf = ["--as-of", "2026-03-31"]
const scoring = (...more: ReadonlyArray<string>) =>
  tailor(["batch", "score", "--jobs", path("jobs.jsonl"), "--resumes", path("resumes.jsonl"), ...asOf, ...more])
const rows = (text: string): ReadonlyArray<Record<string, unknown>> =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))

describe("batch score", () => {
  it("says why --out cannot be written", async () => {
    const line = async (out: string) => (await scoring("--out", out)).stderr
    assert.match(await line("/dev/full"), /^tailor: --out: the file cannot be written: there is no room left/)
    assert.match(await line(path("nowhere/scores.jsonl")), /^tailor: --out: the file cannot be written; name a file in/)
  })

  it("scores every job with every resume as score does, in the order of the input", async () => {
    const { code, stderr, stdout } = await scoring("--out", "-")
    assert.deepStrictEqual([code, stderr], [0, ""])
    const scored = rows(stdout)
    assert.deepStrictEqual(
      scored.map(({ jd, resume }) => `${String(jd)} ${String(resume)}`),
      ["backend profile", "backend text", "nurse profile", "nurse text", "bare profile", "bare text"]
    )
    assert.deepStrictEqual(Object.keys(scored[0] ?? {}), ["jd", "resume", "score", "parts", "warnings"])
    const one = await tailor([
      ...["score", "--resume", path("profile.json"), "--job", path("job.json"), "--format", "json"],
      ...asOf
    ])
    const { parts, score, warnings } = JSON.parse(one.stdout)
    assert.deepStrictEqual(scored[0], { jd: "backend", resume: "profile", score, parts, warnings })
  })

  it("scores the pairs named, and writes a file", async () => {
    const { code, stderr, stdout } = await scoring("--pairs", path("pairs.jsonl"), "--out", path("out.jsonl"))
    assert.deepStrictEqual([code, stderr, stdout], [0, "", ""])
    assert.deepStrictEqual(
      rows(readFileSync(path("out.jsonl"), "utf8")).map(({ jd, resume }) => `${String(jd)} ${String(resume)}`),
      ["bare text", "backend profile", "bare profile"]
    )
  })

  it("keeps the order with more pairs than a worker takes in one go", async () => {
    const many = Array.from({ length: 1500 }, (_, at) => ({ id: `r${at}`, text: `Python developer ${at}` }))
    writeFileSync(path("many.jsonl"), jsonl(many))
    const words = ["batch", "score", "--jobs", "-", "--resumes", path("many.jsonl"), "--out", "-", ...asOf]
    const { code, stdout } = await tailor(words, { input: jsonl([jobs[2]]) })
    assert.strictEqual(code, 0)
    assert.deepStrictEqual(
      rows(stdout).map(({ resume }) => resume),
      many.map(({ id }) => id)
    )
  })

  it.effect("tells a bad line by file, number and field, skips it, and fails at the end", () =>
    Effect.gen(function* () {
      const longest = 1024 * 1024
      const faults: ReadonlyArray<readonly [file: string, lines: string | Buffer, good: number, fault: RegExp]> = [
        ["jobs", `${jsonl(jobs)}{"id":"z","job_description":"Zanzibar"`, 6, /line 4: the line is not valid JSON/],
        ["jobs", jsonl([{ id: "z" }, ...jobs]), 6, /line 1: job_description is missing/],
        ["jobs", jsonl([{ id: "z", job_description: { Zanzibar: 1 } }]), 0, /line 1: job_description must be a string/],
        [
          "jobs",
          jsonl([{ id: "z", job_description: "x".repeat(50_001) }]),
          0,
          /line 1: job_description is longer than/
        ],
        ["jobs", jsonl([{ id: "z", text: "x", job_title: 5 }]), 0, /line 1: job_title must be a string/],
        ["jobs", jsonl([...jobs, jobs[0]]), 6, /line 4: id is given twice; line 1 has the same/],
        ["jobs", jsonl(["Zanzibar", jobs[0]]), 2, /line 1: the line is no JSON object/],
        ["jobs", `${"Zanzibar".repeat(longest / 4)}\n${jsonl(jobs)}`, 6, /line 1: the line is longer than 1 MiB/],
        [
          "jobs",
          Buffer.concat([Buffer.from("\xff\n", "latin1"), Buffer.from(jsonl(jobs))]),
          6,
          /line 1: the text is not/
        ],
        ["resumes", jsonl([{ id: "", text: "Zanzibar" }, ...resumes]), 6, /line 1: id is empty/],
        ["resumes", jsonl([{ id: "z" }]), 0, /line 1: text or profile is missing/],
        [
          "resumes",
          jsonl([{ id: "z", profile: { base_skills: ["Zanzibar", 3] } }]),
          0,
          /line 1: profile: base_skills\[1\]/
        ],
        [
          "pairs",
          jsonl([
            { jd: "bare", resume: "text" },
            { jd: "Zanzibar", resume: "text" },
            { jd: "bare", resume: "profile" }
          ]),
          2,
          /line 2: jd names no job/
        ],
        ["pairs", jsonl([{ jd: "bare", resume: "Zanzibar" }]), 0, /line 1: resume names no resume/]
      ]
      for (const [at, [file, lines, good, fault]] of faults.entries()) {
        const name = path(`bad${at}.jsonl`)
        writeFileSync(name, lines)
        const out = path(`kept${at}.jsonl`)
        const given = { jobs: path("jobs.jsonl"), resumes: path("resumes.jsonl"), pairs: undefined }
        const input = { ...given, [file]: name, asOf: undefined, out }
        const notes: Array<string> = []
        const { line } = yield* Effect.flip(printed(batchScore(input), { notes }))
        assert.match(line, /^1 line was skipped; /)
        assert.strictEqual(notes.length, 1, String(fault))
        assert.match(notes[0] ?? "", fault)
        assert.include(notes[0], `tailor: --${file}: ${name} line `)
        assert.notInclude(notes[0], "Zanzibar")
        assert.strictEqual(rows(readFileSync(out, "utf8")).length, good, String(fault))
      }
    })
  )

  it("ends with 1 when a line is bad, after the good ones", async () => {
    writeFileSync(path("bad.jsonl"), `${jsonl(jobs)}{"id":"z"}\n${"no JSON\n".repeat(120)}`)
    const { code, stderr, stdout } = await tailor(["batch", "extract", "--jobs", path("bad.jsonl"), "--out", "-"])
    assert.strictEqual(code, 1)
    assert.deepStrictEqual(
      rows(stdout).map(({ id }) => id),
      jobs.map(({ id }) => id)
    )
    const told = stderr.trimEnd().split("\n")
    assert.strictEqual(told[0], `tailor: --jobs: ${path("bad.jsonl")} line 4: job_description is missing; skipped`)
    assert.strictEqual(told.length, 101)
    assert.match(told[100] ?? "", /^tailor: 121 lines were skipped, of which the first 100 are named; /)
  })

  it("refuses to write over what it reads, and to read standard input twice", async () => {
    const line = (over: Partial<Parameters<typeof batchScore>[0]>) =>
      Effect.runPromise(Effect.flip(printed(batchScore({ ...given, ...over }))).pipe(Effect.map((fault) => fault.line)))
    const given = {
      jobs: path("jobs.jsonl"),
      resumes: path("resumes.jsonl"),
      pairs: undefined,
      asOf: undefined,
      out: "-"
    }
    assert.match(await line({ out: path("jobs.jsonl") }), /^--out: that is one of the inputs/)
    assert.match(await line({ jobs: "-", resumes: "-" }), /^--jobs and --resumes cannot both be standard input/)
    assert.match(await line({ jobs: path(".") }), /^--jobs: that is a folder/)
    assert.match((await tailor(["batch"])).stderr, /^tailor: batch needs score or extract/)
  })
})

describe("batch extract", () => {
  it("gives the lists of each job, from standard input to standard output", async () => {
    const words = ["batch", "extract", "--jobs", "-", "--out", "-"]
    const { code, stderr, stdout } = await tailor(words, { input: jsonl(jobs) })
    assert.deepStrictEqual([code, stderr], [0, ""])
    const [backend, nurse, bare] = rows(stdout)
    assert.deepStrictEqual(Object.keys(backend ?? {}), [
      ...["id", "hard_skills", "soft_skills", "certifications", "education", "seniority", "years", "warnings"]
    ])
    assert.include(Object(backend?.["hard_skills"]), "PostgreSQL")
    assert.deepInclude(backend, { id: "backend", seniority: "senior", years: 5 })
    assert.deepInclude(nurse, { id: "nurse", years: null })
    assert.deepInclude(bare, { id: "bare", hard_skills: ["Python", "Django"], seniority: null, years: null })
  })

  it("helps with examples, for both at once too", async () => {
    assert.include((await tailor(["batch", "extract", "--help"])).stdout, "tailor batch extract --jobs jobs.jsonl")
    const both = (await tailor(["batch", "--help"])).stdout
    assert.include(both, "tailor batch score --jobs FILE")
    assert.include(both, "tailor batch extract --jobs FILE")
  })
})
