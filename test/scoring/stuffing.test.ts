import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfText } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"

// A list of skills claims, and what somebody did shows: who only lists what a posting names is hardly nearer to it.

const asOf = 2026 * 12 + 10
const names = Schema.Array(Schema.Union(Schema.String, Schema.Struct({ name: Schema.String })))
const Posting = Schema.parseJson(
  Schema.Struct({
    id: Schema.String,
    title: Schema.String,
    company: Schema.String,
    text: Schema.String,
    labels: Schema.Struct({ hard: names, soft: names, certifications: names })
  })
)
const postings = readFileSync(new URL("../corpus/documents/postings.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => Schema.decodeUnknownSync(Posting)(line))

const nameOf = (one: (typeof names.Type)[number]) => (typeof one === "string" ? one : one.name)

const cashier = (listed: ReadonlyArray<string>): string => `Robin Vale
robin@mail.example

Experience
Cashier, Corner Market
Jan 2023 – Present
- Served customers at the till and kept the shelves full
- Counted the cash drawer at the end of each shift

Skills
${listed.join(", ")}
`

describe("a cashier who lists all that a posting names under skills", () => {
  it.each(postings.map((posting) => [posting.id, posting] as const))(
    "%s: has at most 30, and no point of relevance or years for it",
    (_, { company, labels, text, title }) => {
      const job = readJob({ title, company, description: text })
      const listed = [...labels.hard, ...labels.soft, ...labels.certifications].map(nameOf)
      const [stuffed, plain] = [listed, []].map((list) => scoreResume(job, resumeOfText(cashier(list)), asOf))
      assert.isAtMost(stuffed?.score ?? 100, 30)
      const asked = (["relevance", "seniority"] as const).filter((part) => plain?.part_reports[part].asked)
      // Parts are rounded, and what the job leaves open of years or level counts as the other parts do.
      for (const part of asked) assert.closeTo(stuffed?.parts[part] ?? 20, plain?.parts[part] ?? 0, 1, part)
    }
  )
})

it("a skill that is only listed has at most three tenths of its points until a bullet shows it", () => {
  const job = readJob({ title: "Baker", description: "Requirements\n- Sourdough\n- Laminated dough\n- HACCP" })
  const pointsOf = (bullet: string) => {
    const text = `Skills\nHACCP\n\nExperience\nBaker, Mill Lane\nJan 2022 – Present\n- Baked bread and rolls\n- ${bullet}`
    const { requirements } = scoreResume(job, resumeOfText(text), asOf)
    const listed = requirements.find(({ name }) => name === "HACCP")
    return (listed?.points ?? Number.NaN) / (listed?.points_possible ?? 1)
  }
  assert.isAtMost(pointsOf("Kept the oven clean"), 0.3)
  assert.isAtLeast(pointsOf("Kept the HACCP log of the bakery"), 0.9)
})
