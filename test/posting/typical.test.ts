import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfText } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"
import { measurePostings, postingsOf } from "./postingMeasure.js"

// Postings and resumes as most people write them, labelled by somebody who had seen nothing of this project.

const folder = new URL("../corpus/typical/", import.meta.url)
const postings = postingsOf(new URL("postings.jsonl", folder))
const rows = <A, I>(name: string, schema: Schema.Schema<A, I>): ReadonlyArray<A> =>
  readFileSync(new URL(name, folder), "utf8")
    .trim()
    .split("\n")
    .map((line) => Schema.decodeUnknownSync(Schema.parseJson(schema))(line))

const more = postingsOf(new URL("morePostings.jsonl", folder))
const unseen = postingsOf(new URL("unseenPostings.jsonl", folder))
const plain = postingsOf(new URL("plainPostings.jsonl", folder))
const rough = postingsOf(new URL("roughPostings.jsonl", folder))

describe.each([
  {
    set: "typical postings",
    half: "look",
    all: postings,
    hard: [0.94, 0.86],
    required: 0.93,
    tiers: 0.91,
    notAsked: 4,
    years: 0.99
  },
  {
    set: "typical postings",
    half: "count",
    all: postings,
    hard: [0.88, 0.83],
    required: 0.86,
    tiers: 0.86,
    notAsked: 13,
    years: 0.9
  },
  {
    set: "postings of 36 fields",
    half: "look",
    all: more,
    hard: [0.97, 0.86],
    required: 0.91,
    tiers: 0.92,
    notAsked: 1,
    years: 0.99
  },
  {
    set: "postings of 36 fields",
    half: "count",
    all: more,
    hard: [0.92, 0.78],
    required: 0.83,
    tiers: 0.86,
    notAsked: 7,
    years: 0.99
  },
  {
    set: "postings of another writer",
    half: "look",
    all: unseen,
    hard: [0.96, 0.85],
    required: 0.92,
    tiers: 0.87,
    notAsked: 2,
    years: 0.83
  },
  {
    set: "postings of another writer",
    half: "count",
    all: unseen,
    hard: [0.91, 0.83],
    required: 0.93,
    tiers: 0.89,
    notAsked: 6,
    years: 0.91
  },
  {
    set: "rough postings of 40 occupations",
    half: "look",
    all: rough,
    hard: [0.91, 0.83],
    required: 0.85,
    tiers: 0.86,
    notAsked: 10,
    years: 0.75
  },
  {
    set: "rough postings of 40 occupations",
    half: "count",
    all: rough,
    hard: [0.88, 0.74],
    required: 0.82,
    tiers: 0.75,
    notAsked: 11,
    years: 0.85
  },
  {
    set: "plain postings of 40 occupations",
    half: "look",
    all: plain,
    hard: [0.94, 0.87],
    required: 0.91,
    tiers: 0.87,
    notAsked: 4,
    years: 0.99
  },
  {
    set: "plain postings of 40 occupations",
    half: "count",
    all: plain,
    hard: [0.89, 0.75],
    required: 0.87,
    tiers: 0.85,
    notAsked: 8,
    years: 0.94
  }
] as const)("$set, half $half", ({ all, half, hard, notAsked, required, tiers, years }) => {
  const measured = measurePostings(all.filter((posting) => posting.half === half))

  it("hard skills", () => {
    assert.isAtLeast(measured.hard.precision, hard[0], "precision")
    assert.isAtLeast(measured.hard.recall, hard[1], "recall")
  })
  it("what is required is found", () => assert.isAtLeast(measured.required.recall, required))
  it("how much it is asked", () => assert.isAtLeast(measured.tiers, tiers))
  it("what is named and not asked", () => assert.isAtMost(measured.notAsked, notAsked))
  it("years", () => assert.isAtLeast(measured.years, years))
})

it.each([
  // "What we're after" and bullets of an emoji; prose; a list of pieces.
  ["p19", "Responsive web design", "required"],
  ["p19", "Figma", "required"],
  ["p05", "Excel", "required"]
])("%s: %s is %s, though no heading says so", (id, name, tier) => {
  const posting = postings.find((one) => one.id === id)
  if (posting === undefined) return assert.fail(`no such posting: ${id}`)
  const { requirements } = readJob({
    title: posting.title,
    company: posting.company ?? "",
    description: posting.text
  })
  assert.strictEqual(requirements.find((one) => one.name === name)?.tier, tier)
})

describe("scores of typical resumes", () => {
  const texts = new Map(
    rows("resumes.jsonl", Schema.Struct({ id: Schema.String, text: Schema.String })).map(({ id, text }) => [id, text])
  )
  const Pair = Schema.Struct({
    jd: Schema.String,
    resume: Schema.String,
    grade: Schema.Literal("match", "partial", "none"),
    score_min: Schema.Number,
    score_max: Schema.Number
  })
  const scored = rows("pairs.jsonl", Pair).map((pair) => {
    const posting = postings.find(({ id }) => id === pair.jd)
    if (posting === undefined) throw new Error(`no such posting: ${pair.jd}`)
    const job = readJob({ title: posting.title, company: posting.company ?? "", description: posting.text })
    return { ...pair, score: scoreResume(job, resumeOfText(texts.get(pair.resume) ?? ""), 2026 * 12 + 10).score }
  })

  it.each([
    { grade: "match", inBand: 9 },
    { grade: "partial", inBand: 6 },
    { grade: "none", inBand: 10 }
  ] as const)("$grade: in the band that a recruiter would give", ({ grade, inBand }) => {
    const own = scored.filter((one) => one.grade === grade)
    assert.isAtLeast(
      own.filter(({ score, score_max, score_min }) => score >= score_min && score <= score_max).length,
      inBand
    )
  })

  it("match before partial before none, for every posting", () => {
    for (const jd of new Set(scored.map((one) => one.jd))) {
      const of = (grade: string) => scored.find((one) => one.jd === jd && one.grade === grade)?.score ?? Number.NaN
      assert.isAbove(of("match"), of("partial"), jd)
      assert.isAbove(of("partial"), of("none"), jd)
    }
  })
})
