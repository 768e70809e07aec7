import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { readJob } from "../../src/posting/readJob.js"
import { profileOfText } from "../../src/resume/profileOfText.js"
import { outcomeOfEdit } from "./support.js"

// Pairs of an honest edit and a dishonest one that is close to it, written and labelled by people who had not seen the
// rules. The rules may be written after the half `look`; the half `count` is only counted. docs/benchmarks.md has the rates.

const Text = Schema.Struct({ id: Schema.String, text: Schema.String })
const Posting = Schema.Struct({ ...Text.fields, title: Schema.String, company: Schema.String })
const Edit = Schema.Struct({
  half: Schema.Literal("look", "count"),
  label: Schema.Literal("keep", "drop"),
  section: Schema.Literal("experience", "summary", "skills"),
  resume: Schema.String,
  jd: Schema.String,
  original: Schema.String,
  proposed: Schema.String
})
type Edit = typeof Edit.Type

/** Without the sign of its bullet, which some resumes write as a full stop. */
const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, " ")
    .replace(/^[ .•*-]+/, "")
    .trim()

type Outcome = ReturnType<typeof outcomeOfEdit> | "unplaced"

const judgedIn = (folder: string, file: string) => {
  const rows = <A, I>(name: string, schema: Schema.Schema<A, I>): ReadonlyArray<A> =>
    readFileSync(new URL(`../corpus/${folder}/${name}.jsonl`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => Schema.decodeUnknownSync(Schema.parseJson(schema))(line))
  const jobs = new Map(
    rows("postings", Posting).map(({ id, text, ...job }) => [id, readJob({ ...job, description: text })])
  )
  const profiles = new Map(rows("resumes", Text).map(({ id, text }) => [id, profileOfText(text).profile]))

  /** What becomes of an edit; some texts have no bullet of these words once they are parsed. */
  const outcomeOf = (one: Edit): Outcome => {
    const [job, resume] = [jobs.get(one.jd), profiles.get(one.resume)]
    if (job === undefined || resume === undefined)
      throw new Error(`no such posting or resume: ${one.jd}, ${one.resume}`)
    const position = resume.experiences.find(({ description }) =>
      description.some((text) => plain(text) === plain(one.original))
    )
    if (one.section === "experience" && position === undefined) return "unplaced"
    const edit =
      one.section === "experience" ? { ...one, original: plain(one.original), proposed: plain(one.proposed) } : one
    return outcomeOfEdit({ ...edit, company: position?.company ?? "" }, { resume, job })
  }
  return rows(file, Edit).map((one) => ({ ...one, outcome: outcomeOf(one) }))
}

const sets = { edits: judgedIn("documents", "edits"), rewrittenEdits: judgedIn("typical", "rewrittenEdits") }

describe.each([
  {
    file: "edits",
    half: "look",
    placed: 121,
    honestInDraft: 47,
    honestReached: 102,
    dishonestInDraft: 0,
    maxOffered: 8
  },
  {
    file: "edits",
    half: "count",
    placed: 114,
    honestInDraft: 32,
    honestReached: 77,
    dishonestInDraft: 1,
    maxOffered: 9
  },
  {
    file: "rewrittenEdits",
    half: "look",
    placed: 49,
    honestInDraft: 23,
    honestReached: 71,
    dishonestInDraft: 0,
    maxOffered: 12
  },
  {
    file: "rewrittenEdits",
    half: "count",
    placed: 47,
    honestInDraft: 24,
    honestReached: 53,
    dishonestInDraft: 2,
    maxOffered: 15
  }
] as const)(
  "edits that the rules were not written for, $file, $half",
  ({ dishonestInDraft, file, half, honestInDraft, honestReached, maxOffered, placed }) => {
    const count = (label: Edit["label"], ...outcomes: ReadonlyArray<Outcome>) =>
      sets[file].filter((one) => one.half === half && one.label === label && outcomes.includes(one.outcome)).length

    it("are judged, where the parser finds the bullet", () => {
      for (const label of ["keep", "drop"] as const)
        assert.isAtLeast(count(label, "draft", "confirm", "dropped"), placed, label)
    })

    it("honest ones reach the user as often as they did", () => {
      assert.isAtLeast(count("keep", "draft"), honestInDraft)
      assert.isAtLeast(count("keep", "draft", "confirm"), honestReached)
    })

    it("dishonest ones seldom do", () => {
      assert.isAtMost(count("drop", "draft"), dishonestInDraft)
      const percent = (100 * count("drop", "confirm")) / count("drop", "draft", "confirm", "dropped")
      assert.isAtMost(Math.round(percent), maxOffered)
    })
  }
)
