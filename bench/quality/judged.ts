import * as Either from "effect/Either"
import * as Schema from "effect/Schema"
import { emptyProfileContent, ProfileContent } from "../../src/domain/MasterProfile.js"
import { OptimizeRequest, type OptimizeResult } from "../../src/domain/Optimization.js"
import { english } from "../../src/lexicon/Language.js"
import { readProposal } from "../../src/llm/openai/answers.js"
import type { AsOfMonth } from "../../src/scoring/report/Report.js"
import { settle } from "../../src/tailoring/optimize.js"

// Answers of a model in which one edit was judged by a person: how many that are honest reach the user, and how many that
// are not.

const Profile = Schema.Struct({
  kind: Schema.Literal("profile"),
  id: Schema.String,
  profile: Schema.partialWith(ProfileContent, { exact: true })
})
const Posting = Schema.Struct({ kind: Schema.Literal("jd"), id: Schema.String, ...OptimizeRequest.fields })
const Case = Schema.Struct({
  kind: Schema.Literal("case"),
  id: Schema.String,
  profile: Schema.String,
  jd: Schema.String,
  /** Honest edits are to be kept. */
  label: Schema.Literal("keep", "drop"),
  class: Schema.String,
  half: Schema.optional(Schema.String),
  edit: Schema.Struct({
    original_bullet: Schema.optional(Schema.String),
    revised_bullet: Schema.optional(Schema.String),
    summary: Schema.optional(Schema.String),
    skills_add: Schema.optional(Schema.Array(Schema.String))
  }),
  llm: Schema.Struct({ content: Schema.String })
})
type Case = typeof Case.Type

const Row = Schema.parseJson(Schema.Union(Profile, Posting, Case))

export type Outcome = "draft" | "confirm" | "dropped"

/** What became of one edit, or of one proposed skill. */
export interface Judged {
  readonly id: string
  readonly label: Case["label"]
  readonly class: string
  readonly half: string | undefined
  readonly outcome: Outcome
  /** What was proposed, and why it is not in the draft. */
  readonly said: string
}

const same = (one: string | null | undefined, other: string) => one?.trim() === other.trim()

const outcomesOf = (one: Case, { optimized_resume_json: draft, suggested_changes }: OptimizeResult) => {
  const { edit } = one
  const offered = (after: string) => suggested_changes.some((change) => same(change.after, after))
  const outcome = (after: string, isInDraft: boolean): Outcome =>
    isInDraft ? "draft" : offered(after) ? "confirm" : "dropped"
  const all: Array<readonly [string, Outcome]> = []
  const { original_bullet, revised_bullet, summary } = edit
  if (revised_bullet !== undefined) {
    const bullets = draft.experiences.flatMap(({ description }) => description)
    all.push([
      `${original_bullet ?? ""} => ${revised_bullet}`,
      outcome(
        revised_bullet,
        bullets.some((text) => same(text, revised_bullet))
      )
    ])
  }
  if (summary !== undefined) all.push([summary, outcome(summary, same(draft.summary, summary))])
  for (const skill of edit.skills_add ?? []) {
    all.push([
      skill,
      outcome(
        skill,
        draft.skills.some((text) => same(text, skill))
      )
    ])
  }
  return all
}

/** The lines of a file as cases; a line that is none ends it with its number. */
export const judgedIn = (text: string, asOf: AsOfMonth): Either.Either<ReadonlyArray<Judged>, number> => {
  const profiles = new Map<string, ProfileContent>()
  const postings = new Map<string, OptimizeRequest>()
  const cases: Array<Case> = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue
    const row = Schema.decodeUnknownEither(Row)(line)
    if (Either.isLeft(row)) return Either.left(at + 1)
    if (row.right.kind === "profile") profiles.set(row.right.id, { ...emptyProfileContent, ...row.right.profile })
    else if (row.right.kind === "jd") postings.set(row.right.id, row.right)
    else cases.push(row.right)
  }
  return Either.right(
    cases.flatMap((one) => {
      const resume = profiles.get(one.profile)
      const posting = postings.get(one.jd)
      const proposal = readProposal(one.llm.content)
      if (resume === undefined || posting === undefined || Either.isLeft(proposal)) return []
      const job = { title: posting.job_title, company: posting.company_name, description: posting.job_description_text }
      const task = { resume, language: english, job, asOf, confidenceThreshold: 0.6, modelKind: "openai" as const }
      const { guarded, result } = settle(task, proposal.right)
      const why = guarded.dropped.filter(({ rule }) => rule !== "R19").map(({ reason, rule }) => `${rule} ${reason}`)
      return outcomesOf(one, result).map(([said, outcome]): Judged => ({
        ...{ id: one.id, label: one.label, class: one.class, half: one.half, outcome },
        said: `${said} [${why.join("; ")}]`
      }))
    })
  )
}

/** How many of a class had which outcome. */
export interface Rates extends Readonly<Record<Outcome, number>> {
  readonly all: number
}

export const ratesOf = (judged: ReadonlyArray<Judged>): Rates => {
  const count = (wanted: Outcome) => judged.filter(({ outcome }) => outcome === wanted).length
  return { all: judged.length, draft: count("draft"), confirm: count("confirm"), dropped: count("dropped") }
}
