import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { english } from "../../src/lexicon/Language.js"
import { proposeByRules } from "../../src/llm/offline/proposal.js"
import { profileOfText } from "../../src/resume/profileOfText.js"
import { sanitizeText } from "../../src/text/sanitize.js"
import { folding, matters } from "../../src/tailoring/folding.js"
import { type OptimizeTask, prepare, settle } from "../../src/tailoring/optimize.js"
import { editableOf } from "../../src/usecases/optimizeResume.js"
import { fixtureNames, postingOf, profileOf } from "../support/fixtures.js"

// What the offline engine suggests over whole postings and resumes, counted.

const rowsOf = <A, I>(schema: Schema.Schema<A, I>, path: string): ReadonlyArray<A> =>
  readFileSync(new URL(`../corpus/${path}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => Schema.decodeUnknownSync(Schema.parseJson(schema))(line))

const Row = Schema.Struct({ id: Schema.String, text: Schema.String })
const Posting = Schema.Struct({ ...Row.fields, title: Schema.String, company: Schema.NullishOr(Schema.String) })
const Pair = Schema.Struct({ jd: Schema.String, resume: Schema.String, grade: Schema.String })

interface Texts extends Pick<OptimizeTask, "resume"> {
  readonly name: string
  readonly job: Required<OptimizeTask["job"]>
}

const corpus = (folder: string): ReadonlyArray<Texts> => {
  const postings = new Map(rowsOf(Posting, `${folder}/postings`).map((row) => [row.id, row]))
  const resumes = new Map(rowsOf(Row, `${folder}/resumes`).map((row) => [row.id, row]))
  return rowsOf(Pair, `${folder}/pairs`).flatMap(({ grade, jd, resume }) => {
    const [posting, own] = [postings.get(jd), resumes.get(resume)]
    if (grade === "none" || posting === undefined || own === undefined) return []
    const { company, text, title } = posting
    const job = { title, company: company ?? "Example", description: sanitizeText(text), language: english }
    return [{ name: `${jd} ${resume}`, job, resume: editableOf(profileOfText(sanitizeText(own.text)).profile) }]
  })
}

const fixtures = fixtureNames.map((name): Texts => {
  const { company_name: company, job_description_text: description, job_title: title } = postingOf(name)
  return { name, job: { title, company, description, language: english }, resume: editableOf(profileOf(name)) }
})

const proposed = ({ job, name, resume }: Texts) => {
  const settling = { asOf: 2026 * 12 + 9, confidenceThreshold: 0.6, modelKind: "offline" } as const
  const task: OptimizeTask = { resume, language: english, job, ...settling }
  const proposal = proposeByRules({ ...task, job: { ...job, ...prepare(task) } })
  const { guarded, result } = settle(task, proposal)
  return { name, guarded, proposal, changes: result.suggested_changes.filter(({ type }) => type !== "warning") }
}

describe("the offline engine over whole postings and resumes", () => {
  const all = [...fixtures, ...corpus("documents"), ...corpus("typical")].map(proposed)
  const changes = all.flatMap((one) => one.changes)

  it("unfolds at most five changes, and says all that the draft has", () => {
    for (const { changes: own, guarded, name } of all) {
      assert.isAtMost(folding(own).first.length, 5, name)
      assert.lengthOf(own, guarded.edits.length + guarded.skills.length + (guarded.summary === null ? 0 : 1), name)
    }
  })
  it("proposes hardly anything that the guard does not let stand", () => {
    const dropped = all.flatMap(({ guarded }) => guarded.dropped)
    assert.isAtMost(dropped.length, changes.length / 50)
  })
  it("glues nothing on, and puts nothing in brackets", () => {
    for (const { after, before } of changes) {
      assert.isFalse(/Skills include|;\s*$/.test(after ?? ""))
      const brackets = (text: string | null) => text?.match(/[([]/g)?.length ?? 0
      if (before !== null) assert.strictEqual(brackets(after), brackets(before))
    }
  })
  it("adds a point or answers a requirement by half of the changes at least", () => {
    assert.isAtLeast(changes.filter(matters).length / changes.length, 0.5)
  })
})
