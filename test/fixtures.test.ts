import { readdirSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { profileOfText } from "../src/resume/profileOfText.js"
import { layerOffline } from "../src/llm/offline/layer.js"
import { readJob } from "../src/posting/readJob.js"
import { resumeOfProfile, resumeOfText } from "../src/resume/readResume.js"
import { scoreResume } from "../src/scoring/score.js"
import {
  answerOf,
  fixture,
  fixtureNames,
  longNames,
  longPostingOf,
  longResumeOf,
  postingOf,
  profileOf
} from "./support/fixtures.js"
import { tailorResume } from "./tailoring/tailorResume.js"
import { layerModelWait } from "../src/usecases/ModelWait.js"
import { editableOf, tailorToJob } from "../src/usecases/optimizeResume.js"
import { layerUsecases } from "./support/usecases.js"

const asOf = 2026 * 12 + 5

it("there are twelve professions and more", () => assert.isAtLeast(fixtureNames.length, 12))

describe.each(fixtureNames)("%s", (name) => {
  it("the offline parser reads what a careful person reads", () => {
    const text = fixture(`resumes/${name}.txt`)
    const expected = profileOf(name)
    const parsed = profileOfText(text).profile
    assert.deepStrictEqual(parsed, expected)
  })

  it("the recorded answer: what is told to be dropped is dropped, the rest stands", () => {
    const line =
      fixture("llm/README.md")
        .split("\n")
        .find((row) => row.startsWith(`| ${name.slice(0, 2)} |`)) ?? ""
    const resume = editableOf(profileOf(name))
    const posting = postingOf(name)
    const job = readJob({
      title: posting.job_title,
      company: posting.company_name,
      description: posting.job_description_text
    })
    const before = scoreResume(job, resumeOfProfile(resume), asOf)
    const { guarded, result } = tailorResume({
      resume,
      job,
      before,
      proposal: answerOf(name),
      confidenceThreshold: 0.6,
      asOf,
      modelKind: "openai"
    })
    const sins = [...line.matchAll(/\((R\d+)\)(?! (?:or|unless))/g)].map(([, rule]) => rule)
    const rules = guarded.dropped.filter(({ what }) => what === "edit").map(({ rule }) => rule)
    for (const sin of sins) assert.include(rules, sin)
    const applied = result.suggested_changes.filter(({ type }) => type === "bullet_injection").length
    assert.isAtLeast(applied, 1)
    assert.isAtLeast(result.ats_score_after, result.ats_score_before)
  })
})

it.effect("the offline engine proposes something of its own for most pairs, and nothing of it is dropped", () =>
  Effect.gen(function* () {
    const seen = new Set<string>()
    for (const name of fixtureNames) {
      const { guarded, result } = yield* tailorToJob(profileOf(name), postingOf(name), asOf, [], Infinity)
      const changes = result.suggested_changes.filter(({ type }) => type !== "warning")
      assert.deepStrictEqual(guarded.dropped, [], name)
      if (changes.length > 0) seen.add(JSON.stringify(changes))
    }
    // What adds no point, what the job only mentions and what a bullet limits is not proposed: about a third gets hints alone.
    assert.isAtLeast(seen.size, fixtureNames.length - 12)
  }).pipe(Effect.provide([layerOffline, layerUsecases(), layerModelWait]))
)

it("addresses of a professional network name no brand", () => {
  const folder = new URL("../fixtures/", import.meta.url)
  const hosts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:txt|json)$/.test(path))
    .flatMap((path) => [...fixture(path).matchAll(/([a-z0-9-]+)\.example(?:\.[a-z]+)?\/in\//g)])
    .map(([, host]) => host)
  assert.deepStrictEqual([...new Set(hosts)], ["network"])
})

describe("the pairs of two pages each", () => {
  const pairs = longNames.map((name) => {
    const posting = longPostingOf(name)
    const { company_name: company, job_description_text: description, job_title: title } = posting
    return { name, description, resume: longResumeOf(name), job: readJob({ title, company, description }) }
  })

  it("are twelve, each a posting and a resume", () => {
    assert.strictEqual(pairs.length, 12)
    assert.sameMembers(
      readdirSync(new URL("../fixtures/long/resumes", import.meta.url)),
      longNames.map((name) => `${name}.txt`)
    )
  })

  it.each(pairs)("$name is as long as real ones are", ({ description, resume }) => {
    for (const { length } of [description, resume]) {
      assert.isAtLeast(length, 5_000)
      assert.isAtMost(length, 6_000)
    }
  })

  it.each(pairs)("the resume of $name fits its own posting better than any other", ({ job, name, resume }) => {
    const read = resumeOfText(resume)
    const own = scoreResume(job, read, asOf).score
    const others = pairs.filter((other) => other.name !== name)
    const better = others.filter((other) => scoreResume(other.job, read, asOf).score >= own)
    assert.deepStrictEqual(
      better.map((other) => other.name),
      []
    )
  })
})
