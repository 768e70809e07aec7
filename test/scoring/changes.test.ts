import { readFileSync } from "node:fs"
import { assert, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfText } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"

// One small change of a resume, and which way a recruiter's grade goes. What is not met yet keeps its floor.

const asOf = 2026 * 12 + 10
const rows = <A, I>(name: string, schema: Schema.Schema<A, I>): ReadonlyArray<A> =>
  readFileSync(new URL(`../corpus/documents/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => Schema.decodeUnknownSync(Schema.parseJson(schema))(line))

const Text = Schema.Struct({ id: Schema.String, text: Schema.String })
const Posting = Schema.Struct({ ...Text.fields, title: Schema.String, company: Schema.String })
const Change = Schema.Struct({
  half: Schema.Literal("look", "count"),
  jd: Schema.String,
  resume: Schema.String,
  changes: Schema.Array(Schema.Struct({ find: Schema.String, replace: Schema.String })),
  expect: Schema.Literal("lower", "higher", "same"),
  min: Schema.Number
})

const byId = <A extends { readonly id: string }>(all: ReadonlyArray<A>): ReadonlyMap<string, A> =>
  new Map(all.map((one) => [one.id, one]))
const postings = byId(rows("postings", Posting))
const resumes = byId(rows("resumes", Text))

/** Two points are no change that anybody would argue about. */
const same = 2

const isAsExpected = ({ changes, expect, jd, min, resume }: typeof Change.Type): boolean => {
  const posting = postings.get(jd)
  const text = resumes.get(resume)?.text
  if (posting === undefined || text === undefined) throw new Error(`no such posting or resume: ${jd}, ${resume}`)
  const job = readJob({ title: posting.title, company: posting.company, description: posting.text })
  const changed = changes.reduce((all, { find, replace }) => all.replaceAll(find, replace), text)
  const [before, after] = [text, changed].map((one) => scoreResume(job, resumeOfText(one), asOf).score)
  const difference = (after ?? 0) - (before ?? 0)
  // What may weigh nothing may change nothing.
  if (expect === "same" || (min === 0 && difference === 0)) return Math.abs(difference) <= same
  return expect === "lower" ? difference < 0 : difference > 0
}

it.each([
  ["look", 36],
  ["count", 33]
] as const)("of forty changes (%s) %i and more go the way that a recruiter expects", (half, floor) => {
  const all = rows("changes", Change).filter((one) => one.half === half)
  assert.strictEqual(all.length, 40)
  assert.isAtLeast(all.filter(isAsExpected).length, floor)
})
