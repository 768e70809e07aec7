import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { judgedIn } from "../../bench/quality/judged.js"
import { unheldFacts } from "../../bench/quality/facts.js"
import { numbersOf } from "../../bench/quality/tokens.js"
import { faultOf, run } from "../../cli/bench/quality.js"
import { emptyProfileContent, type ProfileContent } from "../../src/domain/MasterProfile.js"
import { folderWith, printed } from "../cli/support.js"

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

describe("the second method", () => {
  it("imports nothing of the guard, nor the readers that the guard uses", () => {
    for (const name of ["facts.ts", "tokens.ts"]) {
      const imports = readFileSync(folder(`bench/quality/${name}`), "utf8").match(/from "[^"]+"/g) ?? []
      for (const line of imports) assert.match(line, /src\/(?:domain|lexicon)\/|"\.\/tokens\.js"/)
    }
  })

  it.each([
    ["1,200 users", ["1200"]],
    ["$1.9M and 40k", ["1900000", "40000"]],
    ["by 30%", ["30%"]],
    ["by 30 percent", ["30%"]],
    ["twelve people, three dozen", ["12", "3", "12"]],
    ["doubled output", ["times 2"]],
    ["halved", ["half"]],
    ["24-bed", ["24"]],
    ["3x faster", ["3"]],
    ["19 M&A deals", ["19"]],
    ["HTML5 and k8s", []]
  ])("reads the figures of %s", (text, figures) => assert.deepStrictEqual(numbersOf(text), figures))

  const profile: ProfileContent = {
    ...emptyProfileContent,
    summary: "Backend engineer for payments.",
    base_skills: ["Go", "k8s", "Epic"],
    certifications: ["CKA", "CKAD, exam planned for May"],
    experiences: [
      {
        company: "Northwind Pay",
        role: "Engineer",
        start_date: "2020-01",
        end_date: null,
        description: ["Moved 14 services to k8s", "Set up continuous integration; lowered cost per acquisition by 8%"]
      },
      {
        company: "Sample Soft",
        role: "Developer",
        start_date: "2018-01",
        end_date: "2019-12",
        description: ["Wrote 30 tests"]
      }
    ]
  }
  const draftOf = (
    bullet: string,
    changes: { readonly summary?: string; readonly skills?: ReadonlyArray<string> } = {}
  ) => ({
    summary: changes.summary ?? profile.summary,
    skills: [...profile.base_skills, ...(changes.skills ?? [])],
    experiences: profile.experiences.map((item, at) =>
      at === 0 ? { ...item, description: [bullet, ...item.description.slice(1)] } : item
    ),
    warnings: ["Kafka is asked for."]
  })
  const factsOf = (...draft: Parameters<typeof draftOf>) =>
    unheldFacts(profile, draftOf(...draft)).map(({ kind, text }) => `${kind} ${text}`)

  it.each([
    ["Moved 15 services to k8s", "number 15"],
    ["Moved 14 services to k8s, 30 of them at night", "number 30"],
    ["Moved 14 services to k8s and doubled their speed", "number times 2"],
    ["Moved 14 services to k8s in twenty days", "number 20"],
    ["Moved 14 services to k8s by 14%", "number 14%"],
    ["Moved 14 services to k8s and Apache Kafka", "tool Apache Kafka"],
    ["Moved 14 services to k8s for Umbrella", "name Umbrella"],
    ["Moved 14 services to k8s with AcmeTool", "name AcmeTool"],
    ["Moved 14 services to k8s as a certified engineer", "certificate certified"],
    ["Moved 14 services to k8s as PMP", "name PMP"],
    ["Moved 14 services to k8s with machine learning", "tool machine learning"],
    ["Moved 14 services to k8s in Go", "tool Go"],
    ["Moved 14 services to k8s as lead", "role lead"],
    ["Moved 14 services to k8s for the director", "role director"],
    ["Moved 14 services to k8s as CKAD", "certificate CKAD"]
  ])("finds in '%s' the %s", (bullet, fact) => assert.include(factsOf(bullet), fact))

  it.each([
    "Moved 14 services to Kubernetes (k8s)",
    "Moved fourteen services to k8s with CI/CD",
    "Moved 14 services to k8s, CPA lowered",
    "Moved 14 services to k8s for payments at Northwind Pay"
  ])("finds nothing in '%s'", (bullet) => assert.deepStrictEqual(factsOf(bullet), []))

  it("looks at summary and skills, and at what moved or went", () => {
    const same = profile.experiences[0]?.description[0] ?? ""
    assert.deepStrictEqual(factsOf(same), [])
    assert.include(factsOf(same, { skills: ["Terraform"] }), "tool Terraform")
    assert.include(factsOf(same, { summary: "Backend engineer with 12 years." }), "number 12")
    const draft = draftOf(same)
    const moved = { ...draft, experiences: draft.experiences.toReversed() }
    assert.strictEqual(unheldFacts(profile, moved).filter(({ kind }) => kind === "place").length, 2)
    assert.strictEqual(unheldFacts(profile, { ...draft, experiences: [] })[0]?.kind, "place")
  })
})

describe("tailor bench quality", () => {
  const input = { provider: undefined, answers: undefined, asOf: "2026-06-01", format: "json" } as const
  const resumes = readdirSync(folder("fixtures/llm")).filter((name) => name.endsWith(".json"))
  const answerOf = (name: string): unknown => JSON.parse(readFileSync(folder(`fixtures/llm/${name}`), "utf8"))
  const lines = resumes.map((name) => JSON.stringify({ pair: name.slice(0, -5), answer: answerOf(name) }))
  const path = folderWith({
    "all.jsonl": lines.join("\n"),
    "one.jsonl": `${lines[0] ?? ""}\n\n`,
    "text.jsonl": JSON.stringify({
      pair: resumes[0]?.slice(0, -5),
      answer: JSON.stringify(answerOf(resumes[0] ?? ""))
    }),
    "prose.jsonl": JSON.stringify({ pair: resumes[0]?.slice(0, -5), answer: "Sure!" }),
    "twice.jsonl": `${lines[0] ?? ""}\n${lines[0] ?? ""}`,
    "bad.jsonl": `${lines[0] ?? ""}\n{"pair":1}`,
    "unknown.jsonl": JSON.stringify({ pair: "nobody", answer: {} })
  })

  it.live("finds no invented fact in what the offline engine and the recorded answers lead to", () =>
    Effect.gen(function* () {
      for (const answers of [undefined, path("all.jsonl")]) {
        const report = JSON.parse(yield* printed(run({ ...input, answers })))
        assert.strictEqual(report.total.pairs, resumes.length)
        assert.strictEqual(report.total.unheld_facts, 0)
        assert.isAbove(report.total.accepted, resumes.length)
        assert.strictEqual(report.answers, answers === undefined ? "offline" : "recorded")
        if (answers !== undefined) assert.isAbove(report.total.dropped.R8, 3)
        for (const pair of report.pairs) assert.isAtLeast(pair.score_after, pair.score_before, pair.pair)
      }
    })
  )

  it.live("takes an answer as a text too, and shows a table", () =>
    Effect.gen(function* () {
      const text = yield* printed(run({ ...input, answers: path("text.jsonl"), format: "text" }))
      const one = yield* printed(run({ ...input, answers: path("one.jsonl"), format: "text" }))
      assert.strictEqual(text, one)
      assert.match(one, /1 of 1 pairs answered; \d+ edits proposed, \d+ accepted; score \+\d\.\d\d on average; 0 facts/)
    })
  )

  it.live.each([
    ["prose.jsonl", /without a usable answer: 1 of 1/],
    ["twice.jsonl", /line 2 answers a pair a second time/],
    ["bad.jsonl", /line 2 must be JSON/],
    ["unknown.jsonl", /no line answers a pair/]
  ] as const)("refuses %s", ([name, line]) =>
    Effect.map(Effect.flip(printed(run({ ...input, answers: path(name) }))), (failure) =>
      assert.match(failure.line, line)
    )
  )

  it("a fact that no profile holds is a failure", () => {
    const row = {
      pair: "a",
      failure: null,
      score_before: 1,
      score_after: 2,
      proposed: 1,
      accepted: 1,
      dropped: {},
      unheld_facts: []
    }
    assert.isUndefined(faultOf([row]))
    const fact = { kind: "number", text: "7", where: "summary" } as const
    assert.match(faultOf([row, { ...row, unheld_facts: [fact] }]) ?? "", /1 fact$/)
  })
})

describe("judged edits", () => {
  const person = {
    summary: "Cook in hotels.",
    base_skills: ["Grill"],
    experiences: [
      {
        company: "Pier Grill",
        role: "Cook",
        start_date: "2020-01",
        end_date: null,
        description: ["Helped with 40 covers a night"]
      }
    ]
  }
  const rows = (label: "keep" | "drop", revised: string) => {
    const edit = { company: "Pier Grill", original_bullet: "Helped with 40 covers a night", revised_bullet: revised }
    const answer = {
      summary: "",
      skills: [],
      experience_edits: [{ ...edit, inserted_keywords: [], confidence: 0.9 }],
      warnings: []
    }
    const job = { job_title: "Cook", company_name: "Elm House", job_description_text: "We need a cook for the grill." }
    return [
      { kind: "profile", id: "p", profile: person },
      { kind: "jd", id: "j", ...job },
      {
        kind: "case",
        id: "c",
        profile: "p",
        jd: "j",
        label,
        class: "help",
        edit,
        llm: { content: JSON.stringify(answer) }
      }
    ]
      .map((row) => JSON.stringify(row))
      .join("\n")
  }

  it("are told by what became of them, and a dishonest one in the draft would be a failure", () => {
    const outcome = (text: string) => Either.map(judgedIn(text, 2026 * 12), (all) => all.map((one) => one.outcome))
    assert.deepStrictEqual(outcome(rows("keep", "Assisted with 40 covers a night")), Either.right(["draft"]))
    assert.deepStrictEqual(
      outcome(rows("keep", "Helped with 40 covers a night on the grill")),
      Either.right(["confirm"])
    )
    assert.deepStrictEqual(outcome(rows("drop", "Ran 40 covers a night")), Either.right(["dropped"]))
    assert.deepStrictEqual(outcome('{"kind":"case"}'), Either.left(1))
  })
})
