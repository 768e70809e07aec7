import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import { run as extract } from "../../cli/commands/extract.js"
import { run as optimize } from "../../cli/commands/optimize.js"
import { run as score } from "../../cli/commands/score.js"
import { widthOf } from "../../cli/output/Screen.js"
import { withoutEscapes } from "../../cli/output/terminal.js"
import { printed } from "./support.js"

// What a person sees first: all samples through the three commands, on a screen of 24 lines and in three widths.

const fixtures = fileURLToPath(new URL("../../fixtures", import.meta.url))
const samples = ["", "/long"].flatMap((folder) =>
  readdirSync(`${fixtures}${folder}/jobs`).map((name) => ({
    job: `${fixtures}${folder}/jobs/${name}`,
    resume: `${fixtures}${folder}/resumes/${name.replace(".json", ".txt")}`
  }))
)
const [sample] = samples.filter(({ job }) => job.includes("23-icu"))

const commands = { score, extract, optimize }
const names = ["score", "extract", "optimize"] as const

const shown = (name: (typeof names)[number], files: { job: string; resume: string }, width: number, explain = false) =>
  printed(
    commands[name]({ ...files, title: undefined, company: undefined, asOf: "2026-03-31", format: "text", explain }),
    { colours: true, width }
  ).pipe(
    Effect.withConfigProvider(ConfigProvider.fromMap(new Map())),
    Effect.map((text) => text.trimEnd().split("\n").map(withoutEscapes))
  )

describe.each(names)("the first screen of %s", (name) => {
  it.effect(
    "leaves a line for the next command, and is no wider than the terminal",
    () =>
      Effect.gen(function* () {
        assert.isAtLeast(samples.length, 40)
        for (const files of samples) {
          for (const width of [60, 80, 120]) {
            const lines = yield* shown(name, files, width)
            assert.isAtMost(lines.length, 23, `${files.job} at ${width}`)
            if (name === "optimize") assert.match(lines.at(-1) ?? "", / warnings?: --explain$/)
            for (const line of lines) assert.isAtMost([...line].length, width, `${files.job}: ${line}`)
            const gains = lines.flatMap((line) => /^ +\+(\d+\.\d) /.exec(line)?.[1] ?? [])
            const [first] = gains.filter((gain) => gain === "0.0")
            if (first !== undefined) assert.isTrue(gains.slice(gains.indexOf(first)).every((gain) => gain === first))
          }
        }
      }),
    120_000
  )

  it.effect("has the rest with --explain, no wider either", () =>
    Effect.gen(function* () {
      if (sample === undefined) return assert.fail("the sample of the nurse is missing")
      for (const width of [60, 80, 120]) {
        const lines = yield* shown(name, sample, width, true)
        assert.isAbove(lines.length, 24)
        for (const line of lines) assert.isAtMost([...line].length, width, line)
      }
    })
  )
})

describe("the first lines", () => {
  it.effect("say what is missing and required before any suggestion, and the score before its parts", () =>
    Effect.gen(function* () {
      if (sample === undefined) return assert.fail("the sample of the nurse is missing")
      const at = (lines: ReadonlyArray<string>, start: string) => lines.findIndex((line) => line.startsWith(start))
      const tailored = yield* shown("optimize", sample, 80)
      assert.strictEqual(at(tailored, "Missing and required (4)"), 4)
      assert.include(tailored[at(tailored, "Missing and required") + 1], "Cardiac rhythm interpretation")
      assert.isAbove(at(tailored, "Suggested: 2 in the draft"), at(tailored, "Missing and required"))
      assert.include(tailored, "  [x] Bullet   Titrate sedation and document every hour in the EHR")
      const scored = yield* shown("score", sample, 80)
      assert.isAbove(at(scored, "  Hard skills"), at(scored, "Missing (15)"))
      assert.isTrue(scored.some((line) => /^ {2}and \d+ more: --explain$/.test(line)))
      const asked = yield* shown("extract", sample, 80)
      assert.isBelow(at(asked, "Required ("), at(asked, "Preferred ("))
      assert.isBelow(at(asked, "Preferred ("), at(asked, "Mentioned ("))
    })
  )

  it.effect("ask what only the person knows, and do not count it among the warnings", () =>
    Effect.gen(function* () {
      const engineer = samples.find(({ job }) => job.includes("19-backend"))
      if (engineer === undefined) return assert.fail("the sample of the engineer is missing")
      const lines = yield* shown("optimize", engineer, 80)
      assert.isTrue(lines.some((line) => line.startsWith("  ? The job requires query tuning")))
      assert.match(lines.at(-1) ?? "", /\d+ missing, 2 warnings: --explain$/)
    })
  )
})

describe("the width", () => {
  it("is that of COLUMNS, else of the terminal, else 80; from 60 to 120", () => {
    const widths = [widthOf("100", 90), widthOf("", 90), widthOf("", 0), widthOf("none", 0), widthOf("0", 0)]
    assert.deepStrictEqual(widths, [100, 90, 80, 80, 80])
    assert.deepStrictEqual([widthOf("20", 0), widthOf("", 400)], [60, 120])
  })
})
