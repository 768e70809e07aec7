import { assert, describe, it } from "@effect/vitest"
import { Session } from "../../src/playground/session.js"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfProfile } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"
import { tailorResume } from "../tailoring/tailorResume.js"
import { proposeByRules } from "../../src/llm/offline/proposal.js"
import { asOf, samples } from "./samples.js"

const texts = {
  resume: `Dana Example

Summary
Backend developer with a taste for reliable systems.

Experience
Backend Developer
Contoso
2019-01 - Present
- Moved 14 services to k8s, cutting deploy time from 40 to 8 minutes
- Wrote Go services with Postgres and Redis

Skills
Postgres, Docker
`,
  title: "Backend Engineer",
  company: "Globex",
  description: "What you need\n- Strong Go\n- PostgreSQL\n- Kubernetes and Docker in production\n- Redis\n- Kafka\n",
  asOf,
  answer: {
    summary: "",
    skills: ["Redis", "Kafka"],
    experience_edits: [
      {
        company: "Contoso",
        original_bullet: "Moved 14 services to k8s, cutting deploy time from 40 to 8 minutes",
        revised_bullet: "Moved 14 services to Kubernetes (k8s), cutting deploy time from 40 to 8 minutes",
        inserted_keywords: ["Kubernetes"],
        confidence: 0.92
      },
      {
        company: "Contoso",
        original_bullet: "Wrote Go services with Postgres and Redis",
        revised_bullet: "Wrote Go services with Postgres, Redis and Kafka",
        inserted_keywords: ["Kafka"],
        confidence: 0.7
      }
    ],
    warnings: ["The resume shows no message broker."]
  }
}

/** Which of them comes first is by points. */
const editAndSkill = (session: Session) => {
  const { suggestions } = session.opened()
  return [suggestions.find(({ kind }) => kind === "bullet"), suggestions.find(({ kind }) => kind === "skill")]
}

describe("a session of the page", () => {
  it.each(samples)("%s: suggests what the service does, with its reasons, and scores it alike", (_, sample) => {
    const session = new Session(sample)
    const opened = session.opened()
    const { draft: profile, report: before } = opened.before
    const job = readJob({ title: sample.title, company: sample.company, description: sample.description })
    const names = (matched: boolean) =>
      before.requirements
        .filter((one) => one.matched === matched)
        .toSorted((a, b) => b.points_possible - a.points_possible)
        .map(({ name }) => name)
    const proposal =
      sample.answer ??
      proposeByRules({
        resume: profile,
        job: { ...sample, matched: names(true), unmatched: names(false) }
      })
    const service = tailorResume({
      ...{ resume: profile, job, before, proposal, asOf },
      confidenceThreshold: 0.6,
      modelKind: sample.answer === undefined ? "offline" : "openai"
    })
    const changes = service.result.suggested_changes.filter(({ type }) => type !== "warning")
    assert.deepStrictEqual(
      opened.suggestions.map(({ after, before, confidence, reason }) => ({ after, before, confidence, reason })),
      changes.map(({ after, before, confidence, reason }) => ({ after, before, confidence, reason }))
    )
    // What is to be confirmed is in no draft of the service.
    const sure = opened.suggestions.filter(({ toConfirm }) => !toConfirm)
    assert.deepStrictEqual(session.score(sure.map(({ id }) => id)).report, service.after)
    assert.deepStrictEqual(session.score([]).report, before)
    // Everything the guard kept out is told, but for warnings.
    const keptOut = service.guarded.dropped.filter(({ what }) => what !== "warning")
    assert.deepStrictEqual(
      opened.refused.map(({ reason, rule }) => [rule, reason]).sort(),
      keptOut.map(({ reason, rule }) => [rule, reason]).sort()
    )
  })

  it("applies what is ticked and nothing else", () => {
    const session = new Session(texts)
    const [edit, skill] = editAndSkill(session)
    assert.deepStrictEqual([edit?.kind, skill?.kind], ["bullet", "skill"])
    const only = session.score([skill?.id ?? ""]).draft
    assert.deepStrictEqual(only.base_skills, ["Postgres", "Docker", "Redis"])
    assert.deepStrictEqual(only.experiences, session.opened().before.draft.experiences)
    const both = session.score([skill?.id ?? "", edit?.id ?? "", "unknown"])
    assert.deepStrictEqual(both.draft.experiences[0]?.description[0], edit?.after)
    assert.deepStrictEqual(both.report, scoreResume(readJob(texts), resumeOfProfile(both.draft), asOf))
    const pointsOf = (name: string, { requirements }: typeof both.report) =>
      requirements.find((one) => one.name === name)?.points ?? 0
    const { report: before } = session.opened().before
    for (const name of ["Redis", "Kubernetes"])
      assert.isAbove(pointsOf(name, both.report), pointsOf(name, before), name)
  })

  it("names what the guard kept out, with the proposal's own text", () => {
    assert.deepStrictEqual(
      new Session(texts).opened().refused.map(({ rule, text, what }) => [what, text, rule]),
      [
        ["Bullet, Contoso", "Wrote Go services with Postgres, Redis and Kafka", "R8"],
        ["Skill", "Kafka", "R18"]
      ]
    )
  })

  it("takes a person's own wording where the guard does, and says why where it does not", () => {
    const session = new Session(texts)
    const [edit, skill] = editAndSkill(session)
    const id = edit?.id ?? ""
    const reword = (text: string, of = id) => session.reword(of, text)
    const kept = session.score([id]).report

    const refusals: ReadonlyArray<readonly [text: string, rule: string]> = [
      ["Moved 14 services to Kubernetes (k8s), cutting deploy time from 40 to 2 minutes", "R7"],
      ["Moved 14 services to Kubernetes (k8s) and Kafka, cutting deploy time from 40 to 8 minutes", "R8"],
      ["Led the move of 14 services to k8s, cutting deploy time from 40 to 8 minutes", "R10"],
      [edit?.before ?? "", "R5"],
      ["", "R5"]
    ]
    for (const [text, rule] of refusals) {
      const verdict = reword(text)
      assert.deepInclude(verdict, { kind: "refused", rule }, text)
    }
    assert.deepStrictEqual(session.score([id]).report, kept)

    const taken = reword("  Moved 14 services to k8s (Kubernetes), cutting deploy time from 40 to 8 minutes\n")
    assert.strictEqual(taken?.kind, "taken")
    const suggestion = taken?.kind === "taken" ? taken.suggestion : undefined
    assert.deepStrictEqual(
      [suggestion?.before, suggestion?.after, suggestion?.reworded],
      [edit?.before, "Moved 14 services to k8s (Kubernetes), cutting deploy time from 40 to 8 minutes", true]
    )
    // A tick that was given to the first wording says nothing of the second.
    assert.deepStrictEqual(session.score([id]).report, session.opened().before.report)
    const again = session.score([suggestion?.id ?? ""])
    assert.strictEqual(again.draft.experiences[0]?.description[0], suggestion?.after)
    assert.strictEqual(
      new Session(texts).score([suggestion?.id ?? ""]).draft.experiences[0]?.description[0],
      edit?.before
    )

    assert.deepInclude(reword("Postgres", skill?.id), { kind: "refused", rule: "R18" })
    assert.deepInclude(reword("Kafka", skill?.id), { kind: "refused", rule: "R18" })
    assert.deepInclude(reword("Kubernetes", skill?.id), { kind: "taken" })
    assert.isUndefined(reword("anything", "no such suggestion"))
  })

  it("keeps the place of a bullet that stands twice", () => {
    const twice = texts.resume.replace(
      "\n\nSkills",
      "\n\nDeveloper\nFabrikam\n2016-01 - 2018-12\n- Moved 14 services to k8s, cutting deploy time from 40 to 8 minutes\n\nSkills"
    )
    const [first] = texts.answer.experience_edits
    const answer = {
      ...texts.answer,
      experience_edits: first === undefined ? [] : [first, { ...first, company: "Fabrikam" }]
    }
    const session = new Session({ ...texts, resume: twice, answer })
    const bullets = session.opened().suggestions.filter(({ kind }) => kind === "bullet")
    assert.strictEqual(bullets.length, 2)
    assert.strictEqual(new Set(bullets.map(({ id }) => id)).size, 2)
    const at = bullets.find(({ place }) => place.includes("Fabrikam"))
    const own = "Moved 14 services to k8s (Kubernetes), cutting deploy time from 40 to 8 minutes"
    const taken = session.reword(at?.id ?? "", own)
    const { experiences } = session.score(taken?.kind === "taken" ? [taken.suggestion.id] : []).draft
    assert.deepStrictEqual(
      experiences.map(({ description }) => description[0]?.includes("(Kubernetes)")),
      [false, true]
    )
  })
})
