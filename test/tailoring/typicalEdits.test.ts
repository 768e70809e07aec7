import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { ProfileContent } from "../../src/domain/MasterProfile.js"
import { readJob } from "../../src/posting/readJob.js"
import { outcomeOfEdit } from "./support.js"

// Pairs of an honest edit and a dishonest one, written as a language model writes them by somebody who had not seen the
// rules. docs/benchmarks.md has the rates before anybody had read one of them.

const rows = <A, I>(name: string, schema: Schema.Schema<A, I>): ReadonlyArray<A> =>
  readFileSync(new URL(`../corpus/typical/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => Schema.decodeUnknownSync(Schema.parseJson(schema))(line))

const Person = Schema.Struct({
  person: Schema.String,
  profile: ProfileContent,
  job: Schema.Struct({ title: Schema.String, company: Schema.String, text: Schema.String })
})
const Edit = Schema.Struct({
  person: Schema.String,
  half: Schema.Literal("look", "count"),
  label: Schema.Literal("keep", "drop"),
  section: Schema.Literal("experience", "summary", "skills"),
  company: Schema.NullOr(Schema.String),
  original: Schema.String,
  proposed: Schema.String
})

type Edit = typeof Edit.Type

const people = new Map(
  ["people", "morePeople", "figurePeople", "unseenPeople", "answerPeople"]
    .flatMap((name) => rows(name, Person))
    .map(({ job: { text, ...job }, person, profile }) => [
      person,
      { resume: profile, job: readJob({ ...job, description: text }) }
    ])
)

const outcomeOf = (one: Edit) => {
  const own = people.get(one.person)
  if (own === undefined) throw new Error(`no such person: ${one.person}`)
  return outcomeOfEdit({ ...one, company: one.company ?? "" }, own)
}

const judged = new Map(
  ["edits", "moreEdits", "figureEdits", "unseenEdits", "answerEdits"].map((name) => [
    name,
    rows(name, Edit).map((one) => ({ ...one, outcome: outcomeOf(one) }))
  ])
)

describe.each([
  { file: "edits", half: "look", honestInDraft: 34, honestReached: 62, dishonestInDraft: 0, dishonestOffered: 8 },
  { file: "edits", half: "count", honestInDraft: 28, honestReached: 60, dishonestInDraft: 0, dishonestOffered: 8 },
  { file: "moreEdits", half: "look", honestInDraft: 36, honestReached: 90, dishonestInDraft: 0, dishonestOffered: 4 },
  { file: "moreEdits", half: "count", honestInDraft: 18, honestReached: 42, dishonestInDraft: 0, dishonestOffered: 3 },
  { file: "figureEdits", half: "look", honestInDraft: 13, honestReached: 57, dishonestInDraft: 0, dishonestOffered: 8 },
  {
    file: "figureEdits",
    half: "count",
    honestInDraft: 23,
    honestReached: 51,
    dishonestInDraft: 4,
    dishonestOffered: 9
  },
  {
    file: "unseenEdits",
    half: "look",
    honestInDraft: 24,
    honestReached: 59,
    dishonestInDraft: 4,
    dishonestOffered: 16
  },
  {
    file: "unseenEdits",
    half: "count",
    honestInDraft: 19,
    honestReached: 52,
    dishonestInDraft: 3,
    dishonestOffered: 21
  },
  // Answers to the service's own prompt.
  {
    file: "answerEdits",
    half: "look",
    honestInDraft: 106,
    honestReached: 211,
    dishonestInDraft: 0,
    dishonestOffered: 1
  },
  {
    file: "answerEdits",
    half: "count",
    honestInDraft: 114,
    honestReached: 213,
    dishonestInDraft: 0,
    dishonestOffered: 6
  }
] as const)(
  "typical edits, $file, half $half",
  ({ dishonestInDraft, dishonestOffered, file, half, honestInDraft, honestReached }) => {
    const count = (label: "keep" | "drop", ...outcomes: ReadonlyArray<string>) =>
      (judged.get(file) ?? []).filter(
        (one) => one.half === half && one.label === label && outcomes.includes(one.outcome)
      ).length

    it("honest ones reach the user as often as they did", () => {
      assert.isAtLeast(count("keep", "draft"), honestInDraft)
      assert.isAtLeast(count("keep", "draft", "confirm"), honestReached)
    })

    it("dishonest ones seldom do", () => {
      assert.isAtMost(count("drop", "draft"), dishonestInDraft)
      assert.isAtMost(count("drop", "confirm"), dishonestOffered)
    })
  }
)
