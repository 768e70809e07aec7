import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { MasterProfile } from "../../src/domain/MasterProfile.js"
import { OptimizeResult } from "../../src/domain/Optimization.js"
import { layerService, Service } from "../support/service.js"
import { german } from "./texts/german.js"
import { portuguese } from "./texts/portuguese.js"

const Ingested = Schema.Struct({ success: Schema.Boolean, profile: MasterProfile })

const cases = [
  ["German", german[0], "Teamfähigkeit", /The job description is in German/],
  ["Portuguese", portuguese[0], "trabalho em equipe", /The job description is in Portuguese/]
] as const

layer(layerService(), { timeout: "120 seconds", excludeTestServices: true })("the service in other languages", (it) => {
  it.effect.each(cases)("%s: reads a profile, stores it, and tailors it to a job", ([name, pair, soft, said]) =>
    Effect.gen(function* () {
      assert(pair !== undefined)
      const [job, resume] = pair
      const { call } = yield* Service
      const as = name
      const ingested = yield* call("POST", "/api/profile/ingest", {
        as,
        body: { source: "manual", raw_text: resume.text }
      })
      assert.strictEqual(ingested.status, 200, ingested.text)
      const { profile } = Schema.decodeUnknownSync(Ingested)(ingested.json)
      assert.strictEqual(profile.full_name, resume.full_name)
      assert.deepStrictEqual(
        profile.experiences.map(({ company, end_date, role, start_date }) => [role, company, start_date, end_date]),
        resume.experiences.map((one) => [...one])
      )
      const answer = yield* call("POST", "/api/optimize", {
        as,
        body: { job_title: job.title, company_name: job.company, job_description_text: job.description }
      })
      assert.strictEqual(answer.status, 200, answer.text)
      const result = Schema.decodeUnknownSync(OptimizeResult)(answer.json)
      assert.isAbove(result.ats_score_before, 40)
      assert.isAtLeast(result.ats_score_after, result.ats_score_before)
      const { hard_skills, soft_skills } = result.extracted_requirements
      assert.include(
        soft_skills.map((one) => one.toLowerCase()),
        soft.toLowerCase()
      )
      // Requirements are named as the job writes them, which is what a tracking system looks for.
      for (const skill of hard_skills) assert.include(job.description.toLowerCase(), skill.toLowerCase())
      assert.match(result.optimized_resume_json.warnings.join(" "), said)
      assert.deepStrictEqual(
        result.optimized_resume_json.experiences.map(({ company }) => company),
        resume.experiences.map(([, company]) => company)
      )
    })
  )
})
