import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { run as extract } from "../../cli/commands/extract.js"
import { run as score } from "../../cli/commands/score.js"
import { german } from "../languages/texts/german.js"
import { spanish } from "../languages/texts/spanish.js"
import { sampleJob, sampleResume } from "../support/sampleFiles.js"
import { folderWith, printed } from "./support.js"

const [job, resume] = german[0] ?? []
const path = folderWith({
  "job.txt": `${job?.title}\n${job?.description}`,
  "cv.txt": resume?.text ?? "",
  "cv.es.txt": spanish[0]?.[1].text ?? "",
  "english.txt": sampleJob,
  "english-cv.txt": sampleResume
})
const scoring = {
  ...{ title: undefined, company: undefined, asOf: "2026-05-01", format: "text" as const },
  ...{ job: path("job.txt"), resume: path("cv.txt") }
}

describe("the command line in other languages", () => {
  it.effect("score says what the texts are written in, and finds the title", () =>
    Effect.gen(function* () {
      const text = yield* printed(score(scoring))
      assert.match(text, /^Job {4}Senior Softwareentwickler Java \(m\/w\/d\)/)
      assert.include(text, "job and resume in German")
      assert.include(text, "\n! ")
      const other = yield* printed(score({ ...scoring, resume: path("cv.es.txt") }))
      assert.include(other, "job in German, resume in Spanish")
      const json: unknown = JSON.parse(yield* printed(score({ ...scoring, format: "json" })))
      assert.deepInclude(json, { languages: { job: "de", resume: "de" } })
      const page = yield* printed(score({ ...scoring, format: "html" }))
      assert.include(page, "The job description is in German")
      assert.include(page, '<div class="text" dir="auto" lang="de">')
    })
  )

  it.effect("extract says so too", () =>
    Effect.gen(function* () {
      const { company, title } = scoring
      const text = yield* printed(extract({ job: scoring.job, title, company, format: "text" }))
      assert.include(text, "the job is in German")
      const json: unknown = JSON.parse(yield* printed(extract({ job: scoring.job, title, company, format: "json" })))
      assert.deepInclude(json, { language: "de" })
    })
  )

  it.effect("says nothing of English", () =>
    Effect.gen(function* () {
      const input = { ...scoring, job: path("english.txt"), resume: path("english-cv.txt") }
      assert.notMatch(yield* printed(score(input)), /English|Language/)
      assert.notProperty(JSON.parse(yield* printed(score({ ...input, format: "json" }))), "languages")
    })
  )
})
