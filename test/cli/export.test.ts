import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { run } from "../../cli/commands/export.js"
import { textOfDocx } from "../../src/documents/docx.js"
import { Screen } from "../../cli/output/Screen.js"
import { profileOfText } from "../../src/resume/profileOfText.js"
import { approvedBullet, sampleProfile, sampleResult, sampleResume } from "../support/sampleFiles.js"
import { folderWith, printed } from "./support.js"

const path = folderWith({
  "profile.json": JSON.stringify({ ...sampleProfile, full_name: "Dana Example" }),
  "cv.md": sampleResume,
  "other.md": sampleResume.replace("Contoso", "Fabrikam"),
  "resume.json": JSON.stringify({
    basics: { name: "Dana Example" },
    work: [{ name: "Contoso", position: "Developer" }]
  }),
  "result.json": JSON.stringify(sampleResult),
  "broken.json": JSON.stringify({
    ...sampleResult,
    optimized_resume_json: { ...sampleResult.optimized_resume_json, skills: [1] }
  }),
  "half.json": JSON.stringify({ suggested_changes: [] }),
  "else.json": JSON.stringify({ colour: "red" })
})

type Format = Parameters<typeof run>[0]["to"]
const given = (file: string, to: Format, more: { readonly resume?: string; readonly out?: string } = {}) => ({
  file: path(file),
  to,
  resume: more.resume === undefined ? undefined : path(more.resume),
  out: more.out
})

describe("tailor export", () => {
  it.effect("writes a profile, a text or a JSON Resume as each format", () =>
    Effect.gen(function* () {
      for (const file of ["profile.json", "cv.md", "resume.json"]) {
        assert.match(yield* printed(run(given(file, "text"))), /^Dana Example\n\n/)
        assert.match(yield* printed(run(given(file, "md"))), /^# Dana Example\n/)
        assert.include(yield* printed(run(given(file, "html"))), "<h1>Dana Example</h1>")
        assert.strictEqual(JSON.parse(yield* printed(run(given(file, "json-resume")))).basics.name, "Dana Example")
        const docx = Buffer.from(yield* printed(run(given(file, "docx"))), "latin1")
        assert.match(String(yield* Effect.promise(() => textOfDocx(docx))), /Dana Example\s+[\s\S]*Contoso/)
      }
    })
  )

  it.effect("writes the draft of a result: what is approved, and nothing that is to be confirmed", () =>
    Effect.gen(function* () {
      const notes: Array<string> = []
      const text = yield* printed(run(given("result.json", "text")), { notes })
      assert.include(text, approvedBullet)
      assert.notMatch(text, /Led a team|Confirm before use|Dana/)
      assert.match(notes.join("\n"), /^tailor: FILE: a result holds no name, .* with --resume$/)
      const whole = yield* printed(run(given("result.json", "md", { resume: "cv.md" })))
      const { experiences, full_name } = profileOfText(whole).profile
      assert.deepStrictEqual([full_name, experiences[0]?.description[0]], ["Dana Example", approvedBullet])
    })
  )

  it.effect("writes to --out, and bytes as they are", () =>
    Effect.gen(function* () {
      const out = path("resume.docx")
      assert.strictEqual(yield* printed(run(given("profile.json", "docx", { out }))), "The DOCX was written.\n")
      assert.match(String(yield* Effect.promise(() => textOfDocx(readFileSync(out)))), /Dana Example/)
    })
  )

  it.effect("refuses what it cannot do with one line", () =>
    Effect.gen(function* () {
      const faults: ReadonlyArray<readonly [Parameters<typeof run>[0], RegExp]> = [
        [given("broken.json", "text"), /^FILE: optimized_resume_json\.skills\[0\] has the wrong type; /],
        [given("half.json", "text"), /^FILE: ats_score_before is missing; /],
        [
          given("else.json", "text"),
          /^FILE: this JSON is no master profile and no JSON Resume; .* summary, base_skills/
        ],
        [given("profile.json", "text", { resume: "cv.md" }), /^--resume: FILE is a resume itself; /],
        [
          given("result.json", "text", { resume: "other.md" }),
          /^--resume: its positions are not those of the result; /
        ],
        [given("profile.json", "text", { out: path("profile.json") }), /^--out: that is one of the inputs; /]
      ]
      for (const [input, line] of faults) {
        const refused = yield* Effect.flip(printed(run(input)))
        assert.match(refused.line, line)
      }
    })
  )

  it.effect("gives no DOCX to a terminal", () =>
    Effect.gen(function* () {
      const onTerminal = Effect.updateService(run(given("profile.json", "docx")), Screen, (screen) => ({
        ...screen,
        isTerminal: true
      }))
      const refused = yield* Effect.flip(printed(onTerminal))
      assert.match(refused.line, /^a DOCX is no text for a terminal; name a file with --out/)
    })
  )
})
