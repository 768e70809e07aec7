import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { proposeByRules } from "../../src/llm/offline/proposal.js"
import { readJob } from "../../src/posting/readJob.js"
import { emptyContent } from "../../src/resume/emptyContent.js"
import { divide, ground } from "../../src/resume/ingest/reading.js"
import { resumeOfProfile, resumeOfText } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"
import { prepare, settle } from "../../src/tailoring/optimize.js"
import { sanitizeText } from "../../src/text/sanitize.js"

// A text has one score, whoever asks: `score`, ingest and optimize of the service, and the draft that they make.

const asOf = 2026 * 12 + 10
const rows = <A, I>(name: string, schema: Schema.Schema<A, I>): ReadonlyArray<A> =>
  readFileSync(new URL(`../corpus/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => Schema.decodeUnknownSync(Schema.parseJson(schema))(line))

const Text = Schema.Struct({ id: Schema.String, half: Schema.optional(Schema.String), text: Schema.String })
const Posting = Schema.Struct({ ...Text.fields, title: Schema.String, company: Schema.NullOr(Schema.String) })
const Pair = Schema.Struct({ jd: Schema.String, resume: Schema.String })

const pairs = ["documents", "typical"].flatMap((corpus) => {
  const postings = rows(`${corpus}/postings`, Posting)
  const resumes = rows(`${corpus}/resumes`, Text)
  return rows(`${corpus}/pairs`, Pair).flatMap(({ jd, resume }) => {
    const posting = postings.find(({ id }) => id === jd)
    const text = resumes.find(({ id }) => id === resume)
    return posting?.half === "look" && text !== undefined && text.half !== "count"
      ? [[`${jd} and ${resume}`, posting, text.text] as const]
      : []
  })
})

describe("the score of a text", () => {
  it.each(pairs)("%s: is the same for all who ask, and that of the draft is the score after", (_, posting, text) => {
    const jobText = { title: posting.title, company: posting.company ?? "", description: posting.text }
    const job = readJob(jobText)
    const divided = divide({ text: sanitizeText(text), most: 0 })
    const resume = ground({ byModel: emptyContent, divided })
    const task = { resume, language: "en", job: jobText, asOf, confidenceThreshold: 0.6, modelKind: "offline" } as const
    const { result } = settle(task, proposeByRules({ resume, job: { ...jobText, ...prepare(task) } }))
    assert.strictEqual(scoreResume(job, resumeOfText(text), asOf).score, result.ats_score_before)
    const { experiences, skills, summary } = result.optimized_resume_json
    const draft = { ...resume, summary, base_skills: skills, experiences }
    assert.strictEqual(scoreResume(job, resumeOfProfile(draft), asOf).score, result.ats_score_after)
  })
})
