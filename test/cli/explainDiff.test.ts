import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { run } from "../../cli/commands/explainDiff.js"
import { sampleJob, sampleProfile } from "../support/sampleFiles.js"
import { folderWith, printed, tailor } from "./support.js"

const path = folderWith({
  "a.json": JSON.stringify(sampleProfile),
  "b.json": JSON.stringify({ ...sampleProfile, base_skills: ["Postgres", "React", "Angular", "Kubernetes"] }),
  "job.txt": sampleJob
})

const given = (over: Partial<Parameters<typeof run>[0]> = {}) => ({
  a: path("a.json"),
  b: path("b.json"),
  job: path("job.txt"),
  title: "Senior Backend Engineer",
  company: undefined,
  asOf: "2026-03-31",
  format: "json" as const,
  ...over
})

interface Explained {
  readonly score: { readonly a: number; readonly b: number; readonly difference: number }
  readonly parts: Readonly<Record<string, { readonly difference: number }>>
  readonly requirements: ReadonlyArray<{
    readonly name: string
    readonly shown_in: string
    readonly points: { readonly difference: number }
    readonly evidence: { readonly a: object | null; readonly b: object | null }
  }>
}

const explained = (over: Partial<Parameters<typeof run>[0]> = {}) =>
  Effect.map(printed(run(given(over))), (text): Explained => JSON.parse(text))

describe("explain-diff", () => {
  it.effect("says part by part what the difference is made of, and who shows what", () =>
    Effect.gen(function* () {
      const { parts, requirements, score } = yield* explained()
      assert.strictEqual(score.difference, score.b - score.a)
      const sum = Object.values(parts).reduce((total, { difference }) => total + difference, 0)
      assert.strictEqual(sum, score.difference)
      const docker = requirements.find(({ name }) => name === "Docker")
      assert.deepInclude(docker, { shown_in: "only a" })
      assert.isBelow(docker?.points.difference ?? 0, 0)
      assert.isNull(docker?.evidence.b)
      assert.isNotNull(docker?.evidence.a)
      const kubernetes = requirements.find(({ name }) => name === "Kubernetes")
      assert.deepInclude(kubernetes, { shown_in: "both" })
      assert.isAbove(kubernetes?.points.difference ?? 0, 0)
    })
  )

  it.effect("turns its signs when the two are turned, and finds no difference of a resume to itself", () =>
    Effect.gen(function* () {
      const there = yield* explained()
      const back = yield* explained({ a: path("b.json"), b: path("a.json") })
      assert.strictEqual(back.score.difference, -there.score.difference)
      const itself = yield* explained({ b: path("a.json") })
      assert.isTrue(itself.requirements.every(({ points }) => points.difference === 0))
      const text = yield* printed(run(given({ b: path("a.json"), format: "text" })))
      assert.include(text, "A and B score the same")
    })
  )

  it.effect("tells a person", () =>
    Effect.gen(function* () {
      const text = yield* printed(run(given({ format: "text" })))
      assert.match(text, /B scores \d+ (?:higher|lower) than A: \d+ against \d+ of 100|score the same/)
      assert.match(text, /Only A shows \(1\)\n +-\d+\.\d +Docker +required +skill 2/)
      assert.match(text, /Both show, with other points/)
    })
  )

  it("is called with two resumes", async () => {
    const words = ["--job", path("job.txt"), "--as-of", "2026-03-31"]
    const { code, stderr, stdout } = await tailor(["explain-diff", path("a.json"), path("b.json"), ...words])
    assert.deepStrictEqual([code, stderr], [0, ""])
    assert.include(stdout, "Hard skills")
    const one = await tailor(["explain-diff", path("a.json"), ...words])
    assert.deepStrictEqual([one.code, one.stderr], [1, "tailor: B is missing; see tailor explain-diff --help\n"])
    assert.include((await tailor(["explain-diff", "--help"])).stdout, "tailor explain-diff A B --job FILE")
  })
})
