import { spawn } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { wantsColours } from "../../cli/output/Screen.js"
import { ProfilePatch } from "../../src/domain/MasterProfile.js"
import { docxOf } from "./reading/documents.js"
import { sampleJob, sampleProfile, sampleResume } from "../support/sampleFiles.js"
import { folderWith, tailor } from "./support.js"

const require = createRequire(import.meta.url)
const sample: unknown = require("@jsonresume/schema/sample.resume.json")
const schema: {
  readonly validate: (resume: unknown, told: (faults: unknown) => void) => void
} = require("@jsonresume/schema")

const path = folderWith({
  "sample.json": JSON.stringify(sample),
  "profile.json": JSON.stringify({ ...sampleProfile, id: "x", profile_version: 3, hobbies: "chess" }),
  "cv.docx": await docxOf(sampleResume),
  "prose.txt": "It was a dark and stormy night.",
  "job.txt": sampleJob
})

const converted = async (...words: ReadonlyArray<string>) => {
  const { code, stderr, stdout } = await tailor(["convert", ...words])
  assert.strictEqual(code, 0, stderr)
  const value: unknown = JSON.parse(stdout)
  return { value, stderr }
}

const assertJsonResume = (value: unknown) => schema.validate(value, (faults) => assert.isNull(faults))
const readPatch = Schema.decodeUnknownSync(ProfilePatch, { onExcessProperty: "error" })

describe("tailor convert", () => {
  it("makes a profile of a JSON Resume, and says what has no place there", async () => {
    const { stderr, value } = await converted(path("sample.json"))
    const profile = readPatch(value)
    assert.strictEqual(profile.full_name, "Richard Hendriks")
    assert.strictEqual(profile.experiences?.[0]?.role, "CEO/President")
    const [dropped = "", changed = "", ...more] = stderr.split("\n")
    assert.match(dropped, /^tailor: FILE: left out, for a profile has no place for it: .*basics\.label/)
    for (const field of ["work[0].location", "languages", "education[0].courses", "skills[0].level"]) {
      assert.include(dropped, field)
    }
    assert.match(changed, /^tailor: FILE: kept in another form: .*work\[0\]\.summary/)
    assert.deepStrictEqual(more, [""])
  })

  it("makes a JSON Resume of a profile, without what is the service's own", async () => {
    const { stderr, value } = await converted(path("profile.json"))
    assertJsonResume(value)
    assert.strictEqual(
      stderr,
      "tailor: FILE: left out, for a profile has no place for it: id, profile_version, hobbies\n"
    )
    writeFileSync(path("back.json"), JSON.stringify(value))
    const back = await converted(path("back.json"))
    assert.deepStrictEqual(readPatch(back.value), { ...readPatch(sampleProfile), certifications: [], education: [] })
    assert.strictEqual(back.stderr, "")
  })

  it("reads documents, writes what --to says, and to --out", async () => {
    const { value } = await converted(path("cv.docx"))
    assert.strictEqual(readPatch(value).experiences?.[0]?.company, "Contoso")
    const out = path("resume.json")
    const { code, stdout } = await tailor(["convert", path("cv.docx"), "--to", "json-resume", "--out", out])
    assert.deepStrictEqual([code, stdout], [0, "The JSON Resume was written.\n"])
    assertJsonResume(JSON.parse(readFileSync(out, "utf8")))
    assertJsonResume((await converted(path("sample.json"), "--to", "json-resume")).value)
  })

  it("takes its options behind standard input, too", async () => {
    const { code, stderr, stdout } = await tailor(["convert", "-", "--to", "json-resume"], { input: sampleResume })
    assert.deepStrictEqual([code, stderr], [0, ""])
    assert.strictEqual(JSON.parse(stdout).basics.name, "Dana Example")
  })

  it("refuses what it cannot do with one line", async () => {
    const faults: ReadonlyArray<readonly [ReadonlyArray<string>, RegExp]> = [
      [
        [path("prose.txt")],
        /^tailor: FILE: no experience, .* could be read; give a master profile or a JSON Resume\n$/
      ],
      [[path("none")], /^tailor: FILE: there is no such file: .*none\n$/],
      [[], /^tailor: FILE is missing; see tailor convert --help\n$/],
      [
        [path("sample.json"), "--to", "xml"],
        /^tailor: --to must be profile or json-resume; see tailor convert --help\n$/
      ],
      [[path("sample.json"), "--out", path("sample.json")], /--out: that is one of the inputs; name another file\n$/]
    ]
    for (const [words, line] of faults) {
      const { code, stderr, stdout } = await tailor(["convert", ...words])
      assert.deepStrictEqual([code, stdout], [1, ""])
      assert.match(stderr, line)
    }
  })
})

describe("a JSON Resume in place of a profile", () => {
  const job = ["--job", path("job.txt"), "--as-of", "2026-03-31", "--format", "json"]
  const left = /^tailor: (?:--resume|A|B): left out, for a profile has no place for it: .*languages/m

  it("is scored as the profile that it converts to, and tailored, and compared", async () => {
    await tailor(["convert", path("sample.json"), "--out", path("from-sample.json")])
    const direct = await tailor(["score", "--resume", path("sample.json"), ...job])
    const indirect = await tailor(["score", "--resume", path("from-sample.json"), ...job])
    assert.strictEqual(direct.code, 0)
    assert.strictEqual(direct.stdout, indirect.stdout)
    assert.match(direct.stderr, left)
    assert.strictEqual(indirect.stderr, "")
    const tailored = await tailor([
      "optimize",
      "--resume",
      path("sample.json"),
      "--company",
      "N",
      "--title",
      "X",
      ...job
    ])
    assert.strictEqual(tailored.code, 0)
    assert.match(tailored.stderr, left)
    const compared = await tailor(["explain-diff", path("sample.json"), path("from-sample.json"), ...job])
    assert.strictEqual(JSON.parse(compared.stdout).score.difference, 0)
    assert.match(compared.stderr, left)
  })

  it("is taken by batch, which says in its warnings what was left out", async () => {
    writeFileSync(path("jobs.jsonl"), JSON.stringify({ id: "j", job_description: sampleJob }))
    writeFileSync(path("resumes.jsonl"), JSON.stringify({ id: "r", profile: sample }))
    const words = ["--jobs", path("jobs.jsonl"), "--resumes", path("resumes.jsonl"), "--out", "-"]
    const { code, stdout } = await tailor(["batch", "score", ...words, "--as-of", "2026-03-31"])
    assert.strictEqual(code, 0)
    assert.match(JSON.parse(stdout).warnings.join("\n"), /left out, for a profile has no place for it: .*languages/)
  })
})

describe("the process", () => {
  it("has colours where they are wanted", async () => {
    const variables = { NO_COLOR: "", FORCE_COLOR: "", TERM: "xterm" }
    assert.isTrue(wantsColours(true, variables))
    assert.isFalse(wantsColours(false, variables))
    assert.isFalse(wantsColours(true, { ...variables, NO_COLOR: "1" }))
    assert.isFalse(wantsColours(true, { ...variables, TERM: "dumb" }))
    assert.isTrue(wantsColours(false, { NO_COLOR: "1", FORCE_COLOR: "1", TERM: "dumb" }))
    assert.isFalse(wantsColours(true, { ...variables, FORCE_COLOR: "0" }))
    const words = ["score", "--resume", path("profile.json"), "--job", path("job.txt")]
    assert.include((await tailor(words, { env: { FORCE_COLOR: "1" } })).stdout, "\u001b[")
    assert.notInclude((await tailor(words, { env: { FORCE_COLOR: "0" } })).stdout, "\u001b[")
  })

  it("ends with 130 and without a word when it is interrupted", async () => {
    const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url))
    const child = spawn(process.execPath, [main, "batch", "extract", "--jobs", "-", "--out", "-"], {
      stdio: ["pipe", "pipe", "pipe"]
    })
    let told = ""
    child.stdout.on("data", (chunk: Buffer) => (told += chunk.toString()))
    child.stderr.on("data", (chunk: Buffer) => (told += chunk.toString()))
    const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)))
    // Once it takes what is sent it listens to signals.
    const megabyte = Buffer.alloc(1024 * 1024, "x")
    await new Promise<void>((resolve) => child.stdin.write(megabyte, () => resolve()))
    child.kill("SIGINT")
    assert.deepStrictEqual([await ended, told], [130, ""])
  })
})
