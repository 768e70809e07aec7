import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfText } from "../../src/resume/readResume.js"
import type { Resume } from "../../src/resume/Resume.js"
import { scoreResume } from "../../src/scoring/score.js"

// Lists and summaries claim, and what somebody did shows: who only names what a posting names is hardly nearer to it,
// wherever the names stand.

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

const cashier = (
  listed: ReadonlyArray<string>,
  {
    bullets = [],
    summary = []
  }: { readonly bullets?: ReadonlyArray<string>; readonly summary?: ReadonlyArray<string> } = {}
): string => `Robin Vale
robin@mail.example

${summary.length === 0 ? "" : `Summary\n${summary.join(" ")}\n\n`}Experience
Cashier, Corner Market
Jan 2023 – Present
- Served customers at the till and kept the shelves full
- Counted the cash drawer at the end of each shift
${bullets.map((bullet) => `- ${bullet}\n`).join("")}
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

describe("a cashier whose work or summary names all that a posting asks", () => {
  const ways: ReadonlyArray<
    readonly [string, (title: string, names: ReadonlyArray<string>) => Parameters<typeof cashier>[1]]
  > = [
    ["summary", (title, names) => ({ summary: [`${title} with experience in ${names.join(", ")}.`] })],
    ["sentences of a summary", (_, names) => ({ summary: names.map((name) => `Experienced in ${name}.`) })],
    ["a bullet", (_, names) => ({ bullets: [names.join(", ")] })],
    ["a bullet with a verb", (_, names) => ({ bullets: [`Used ${names.join(", ")}`] })],
    ["a bullet with a label", (_, names) => ({ bullets: [`Skills: ${names.join(", ")}`] })],
    ["bullets of a name each", (_, names) => ({ bullets: names })]
  ]
  it.each(ways)("%s: has at most 30 for each posting", (_, stuffed) => {
    const above = postings.flatMap(({ company, id, labels, text, title }) => {
      const names = labels.hard.map(nameOf)
      const job = readJob({ title, company, description: text })
      const { score } = scoreResume(job, resumeOfText(cashier(names, stuffed(title, names))), asOf)
      return score > 30 ? [`${id} ${score}`] : []
    })
    assert.deepStrictEqual(above, [])
  })
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

describe("a posting pasted below a resume", () => {
  const lines = (text: string) => text.split("\n").filter((line) => line.trim() !== "")
  const plain = resumeOfText(cashier([]))
  // The source of a page is other text than what the page shows: here only what people read.
  const shown = postings.filter(({ text }) => !text.includes("</"))

  it.each([
    ["as it is", (text: string) => text],
    ["its last line first", (text: string) => lines(text).reverse().join("\n")],
    [
      "each second line of it",
      (text: string) =>
        lines(text)
          .filter((_, at) => at % 2 === 0)
          .join("\n")
    ]
  ])("earns next to nothing, %s", (_, paste) => {
    const raised = shown.map(({ company, text, title }) => {
      const job = readJob({ title, company, description: text })
      const scoreOf = (resume: Resume) => scoreResume(job, resume, asOf).score
      return Math.max(0, scoreOf(resumeOfText(`${cashier([])}\n\n${paste(text)}`)) - scoreOf(plain))
    })
    // What is left: a few short lines that become certificates, where little else of the posting becomes a field.
    assert.isAtMost(raised.filter((one) => one > 0).length / raised.length, 0.15)
    assert.isAtMost(raised.reduce((sum, one) => sum + one, 0) / raised.length, 1)
  })

  it("leaves the holder's own words what they earn", () => {
    const description = postings.find(({ id }) => id === "p43-line-cook-casual")?.text ?? ""
    const job = readJob({ title: "Line cook", description })
    const own = `Experience\nLine Cook, Harbor Grill\nJan 2020 – Present\n- Worked the grill and the fryer on busy nights`
    const [alone, pasted] = [own, `${own}\n\nSummary\n${description}`].map((text) =>
      scoreResume(job, resumeOfText(text), asOf)
    )
    assert.isAbove(alone?.score ?? 0, 0)
    assert.isAtLeast(pasted?.score ?? 0, (alone?.score ?? 100) - 3)
    assert.include(pasted?.warnings.join(" "), "copied from the job description")
  })
})
