import { writeFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as FastCheck from "effect/FastCheck"
import { vi } from "vitest"
import { run } from "../../cli/eval/command.js"
import { extractionFigures } from "../../cli/eval/extraction.js"
import { aliasesOf, isExact, isLenient, nameOf, namesOf } from "../../cli/eval/names.js"
import { compared, rankedJobs, rankingFigures } from "../../cli/eval/ranking.js"
import { aucOf, emptyHistogram, meanOf, reciprocalRankOf, withIntervals } from "../../cli/eval/statistics.js"
import { readWeights } from "../../cli/input/weightsFile.js"
import { defaultWeights } from "../../src/scoring/weights.js"
import { folderWith, printed, tailor } from "./support.js"

const jsonl = (rows: ReadonlyArray<unknown>) => rows.map((row) => `${JSON.stringify(row)}\n`).join("")
const aliases = aliasesOf([["k8s", "Kubernetes"]])
const name = (text: string) => nameOf(text, aliases)

describe("names", () => {
  it("are the same whatever their case, spaces and known aliases", () => {
    for (const [one, other] of [
      ["Node.js", "nodejs"],
      ["CI/CD", "ci cd"],
      ["k8s", "Kubernetes"],
      ["C++", "c++"]
    ] as const) {
      assert.isTrue(isExact(name(one), name(other)), `${one} and ${other}`)
    }
    for (const [one, other] of [
      ["C", "C++"],
      ["Java", "JavaScript"],
      ["SQL", "SQL Server"]
    ] as const) {
      assert.isFalse(isExact(name(one), name(other)), `${one} and ${other}`)
    }
  })

  it("are alike where half of all words are shared", () => {
    assert.isTrue(isLenient(name("REST APIs design"), name("rest apis")))
    assert.isFalse(isLenient(name("design of REST APIs"), name("APIs")))
  })
})

describe("figures", () => {
  const histogram = (fitting: ReadonlyArray<number>, unfitting: ReadonlyArray<number>) => {
    const one = emptyHistogram()
    for (const score of fitting) one.fitting[score] = (one.fitting[score] ?? 0) + 1
    for (const score of unfitting) one.unfitting[score] = (one.unfitting[score] ?? 0) + 1
    return one
  }
  const scores = FastCheck.array(FastCheck.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 20 })

  it.prop("AUC is the share of couples in the right order, equal ones half", [scores, scores], ([fits, not]) => {
    const won = meanOf(fits.flatMap((one) => not.map((other) => (one > other ? 1 : one === other ? 0.5 : 0))))
    assert.closeTo(aucOf(histogram(fits, not)), won, 1e-12)
  })

  it("the first fitting resume stands among equals where it would on average", () => {
    assert.strictEqual(reciprocalRankOf(histogram([50], [90, 10])), 1 / 2)
    assert.strictEqual(reciprocalRankOf(histogram([50], [50, 50])), 1 / 2)
    assert.strictEqual(reciprocalRankOf(histogram([], [50])), 0)
  })

  it("intervals hold the figure, are the same each time, and are none for one case", () => {
    const values = Array.from({ length: 50 }, (_, at) => at)
    const figures = () => withIntervals(values, (picked) => [meanOf(picked)])
    const [{ high = 0, low = 0, value = 0 } = {}] = figures()
    assert.isTrue(low < value && value < high, `${low} ${value} ${high}`)
    // The normal approximation: 1.96 standard deviations of the mean, which is 2.04 here, to either side.
    assert.closeTo(high - low, 8, 1)
    assert.deepStrictEqual(figures(), figures())
    assert.deepStrictEqual(
      withIntervals([3], (picked) => [meanOf(picked)]),
      [{ value: 3, low: undefined, high: undefined }]
    )
  })

  it("of extraction count each name of a text once", () => {
    const figures = extractionFigures([
      {
        id: "1",
        field: "x",
        asked: namesOf(["Python", "python", "machine learning"], aliases),
        found: namesOf(["Python", "machine learning models", "Excel"], aliases)
      },
      { id: "2", field: "y", asked: namesOf(["Kubernetes", "Python"], aliases), found: namesOf(["k8s"], aliases) }
    ])
    assert.deepStrictEqual([figures.asked, figures.found], [4, 4])
    assert.strictEqual(figures.exact.precision.value, 2 / 4)
    assert.strictEqual(figures.exact.recall.value, 2 / 4)
    assert.strictEqual(figures.lenient.precision.value, 3 / 4)
    assert.strictEqual(figures.lenient.recall.value, 3 / 4)
    assert.strictEqual(figures.recall_by_name.exact.value, (0.5 + 0 + 1) / 3)
    assert.deepStrictEqual(figures.worst.missed, [{ name: "python", times: 1 }])
    assert.deepStrictEqual(figures.worst.invented, [{ name: "excel", times: 1 }])
    assert.deepStrictEqual(
      figures.by_field.map(({ field, texts }) => [field, texts]),
      [
        ["x", 1],
        ["y", 1]
      ]
    )
  })

  it("of ranking show the worst job, and which jobs flip", () => {
    const pairs = ["one", "two"].flatMap((jd) =>
      [true, false, false].map((fits, at) => ({ jd, resume: `r${at}`, fits }))
    )
    const before = rankedJobs(pairs, [50, 40, 60, 90, 10, 20], () => undefined)
    const after = rankedJobs(pairs, [70, 40, 60, 15, 10, 20], () => undefined)
    const figures = rankingFigures(before)
    assert.strictEqual(figures.auc.value, 0.75)
    assert.strictEqual(figures.mrr.value, 0.75)
    assert.deepStrictEqual(figures.worst, [
      { jd: "one", auc: 0.5, fitting: { resume: "r0", score: 50 }, unfitting: { resume: "r2", score: 60 } }
    ])
    const { auc_difference, couples_lost, couples_won, flips } = compared(before, after)
    assert.strictEqual(auc_difference.value, 0)
    assert.deepStrictEqual([couples_won, couples_lost], [1, 1])
    assert.deepStrictEqual(
      flips.map(({ jd, top }) => [jd, top]),
      [
        ["one", "now fits"],
        ["two", "fits no more"]
      ]
    )
  })
})

const job = (id: string, category: string, title: string, text: string) => ({
  id,
  category,
  job_title: title,
  job_description: text
})
const path = folderWith({
  "ads.jsonl": jsonl([
    {
      id: "1",
      source: "tech",
      text: "Requirements: Python and Django.",
      hard: [
        [14, 20, "Python"],
        [25, 31, "Django"]
      ]
    },
    {
      id: "2",
      source: "house",
      text: "Strong communication skills required.",
      hard: [],
      soft: [[7, 20, "communication"]]
    }
  ]),
  "rank_jds.jsonl": jsonl([
    job("py", "it", "Python Developer", "Requirements\n- Python\n- Django\n- PostgreSQL"),
    job("rn", "care", "Registered Nurse", "Requirements\n- Triage\n- Patient care\n- BLS certification")
  ]),
  "rank_resumes.jsonl": jsonl([
    { id: "dev", text: "Python Developer\n\nSkills\nPython, Django, PostgreSQL" },
    { id: "nurse", text: "Registered Nurse\n\nSkills\nTriage, patient care\n\nCertifications\nBLS certification" }
  ]),
  "rank_pairs.jsonl": jsonl([
    { jd: "py", resume: "dev", label: 1 },
    { jd: "py", resume: "nurse", label: 0 },
    { jd: "rn", resume: "dev", label: 0 },
    { jd: "rn", resume: "nurse", label: 1 }
  ]),
  "other.jsonl": jsonl([{ id: "x" }]),
  // A job that asks nothing but its skills is ranked by nothing but them; without the skills nothing is left.
  "weights.json": JSON.stringify({ parts: { hard_skills: 0, relevance: 0, coverage: 0, seniority: 1 } }),
  "same.json": JSON.stringify(defaultWeights)
})
const folder = path(".")

// Each starts a process and its threads, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

describe("eval", () => {
  it("measures all sets of a folder, for people and for programs", async () => {
    const { code, stderr, stdout } = await tailor(["eval", folder, "--as-of", "2026-03-31"])
    assert.deepStrictEqual([code, stderr], [0, ""])
    assert.match(stdout, /ads, hard skills: 2 texts, 2 labelled/)
    assert.match(stdout, /exact +1\.000 \(.* to .*\) +1\.000/)
    assert.match(stdout, /rank, ranking: 2 jobs, 4 pairs/)
    assert.match(stdout, /AUC, mean over jobs +1\.000/)
    assert.include(stdout, "Without labels for this: other.jsonl")
    const read = JSON.parse((await tailor(["eval", folder, "--format", "json"])).stdout)
    assert.deepStrictEqual(
      read.sets.map(({ kind, name }: { readonly kind: string; readonly name: string }) => [kind, name]),
      [
        ["extraction", "ads"],
        ["ranking", "rank"]
      ]
    )
    assert.strictEqual(read.sets[0].hard.exact.f1.value, 1)
    assert.strictEqual(read.sets[0].soft.texts, 1)
    assert.strictEqual(read.sets[1].figures.mrr.value, 1)
  })

  it("compares two weightings pair by pair", async () => {
    const against = (weights: string) =>
      tailor(["eval", path("rank_pairs.jsonl"), "--against", path(weights), "--format", "json"])
    const [{ against: same }] = JSON.parse((await against("same.json")).stdout).sets
    assert.deepStrictEqual(same.comparison.flips, [])
    assert.deepStrictEqual(same.comparison.auc_difference, { value: 0, low: 0, high: 0 })
    const [{ against: worse }] = JSON.parse((await against("weights.json")).stdout).sets
    assert.isBelow(worse.comparison.auc_difference.value, 0)
    assert.strictEqual(worse.comparison.couples_won, 0)
    assert.isAbove(worse.comparison.couples_lost, 0)
    assert.strictEqual(worse.comparison.flips[0].top, "fits no more")
  })

  it("takes three files by name, and refuses what is no set", async () => {
    const [jobs, resumes, pairs] = [path("rank_jds.jsonl"), path("rank_resumes.jsonl"), path("rank_pairs.jsonl")]
    const words = ["eval", "--jobs", jobs, "--resumes", resumes, "--pairs", pairs]
    const three = await tailor([...words, "--against", path("weights.json")])
    assert.match(three.stdout, /the files given, ranking: 2 jobs[^]*as it is +against +difference/)
    writeFileSync(path("badlabels.jsonl"), jsonl([{ id: "1", text: "x", hard: [[1, 2, "x"], ["Zanzibar"]] }]))
    writeFileSync(path("unlabelled.jsonl"), jsonl([{ jd: "py", resume: "dev", label: "Zanzibar" }]))
    type Input = Parameters<typeof run>[0]
    const none = { set: undefined, jobs: undefined, resumes: undefined, pairs: undefined, against: undefined }
    const given: Input = { ...none, aliases: undefined, asOf: undefined, format: "text" }
    const faults: ReadonlyArray<readonly [Partial<Input>, RegExp]> = [
      [{}, /^SET is missing/],
      [{ set: path("none") }, /^SET: there is no such file: .*none$/],
      [{ set: path("other.jsonl") }, /^SET: the first line has no text with labels/],
      [{ set: folder, jobs }, /^give SET, or --jobs/],
      [{ set: path("badlabels.jsonl") }, /line 1: hard\[1\] must be \[start, end, text\]/],
      [{ jobs, resumes, pairs: path("unlabelled.jsonl") }, /line 1: label must be 0 or 1/],
      [{ set: path("ads.jsonl"), against: path("weights.json") }, /^--against: weights change no extraction/],
      [{ set: path("ads.jsonl"), aliases: path("ads.jsonl") }, /^--aliases: the file must be a JSON list/]
    ]
    for (const [over, fault] of faults) {
      const { line } = await Effect.runPromise(Effect.flip(printed(run({ ...given, ...over }))))
      assert.match(line, fault)
      assert.notInclude(line, "Zanzibar")
    }
  })
})

describe("a file of weights", () => {
  const weightsOf = (value: unknown) => {
    writeFileSync(path("given.json"), JSON.stringify(value))
    return readWeights("--against", path("given.json"))
  }

  it.effect("changes what it names and nothing else", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* weightsOf({}), defaultWeights)
      assert.deepStrictEqual(yield* weightsOf(defaultWeights), defaultWeights)
      assert.deepStrictEqual(yield* weightsOf({ match: { implied: 0.5 } }), {
        ...defaultWeights,
        match: { ...defaultWeights.match, implied: 0.5 }
      })
    })
  )

  it.effect("is refused by the field's name", () =>
    Effect.gen(function* () {
      const faults: ReadonlyArray<readonly [unknown, RegExp]> = [
        [{ match: { implied: 2 } }, /match\.implied must be a number from 0 to 1$/],
        [{ match: { implid: 1 } }, /match\.implid is not known$/],
        [{ wheights: {} }, /wheights is not known$/],
        [{ rarity: [1, 2] }, /rarity\[2\] is missing$/],
        [{ stress: { mostCounted: 1.5 } }, /stress\.mostCounted must be a whole number/],
        [{ parts: "Zanzibar" }, /parts has the wrong type$/],
        [{ seniority: { levelBelow: [1, null] } }, /seniority\.levelBelow\[1\] has the wrong type$/],
        [{ relevance: { noLikeness: 0.9 } }, /relevance must have a fullLikeness above noLikeness$/],
        [[], /no JSON object/]
      ]
      for (const [value, fault] of faults) {
        const { line } = yield* Effect.flip(weightsOf(value))
        assert.match(line, /^--against: /)
        assert.match(line, fault)
        assert.notInclude(line, "Zanzibar")
      }
    })
  )
})
