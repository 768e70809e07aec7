import * as Effect from "effect/Effect"
import { readJob } from "../src/scoring/readJob.js"
import { resumeOfProfile, resumeOfText } from "../src/scoring/readResume.js"
import { scoreResume } from "../src/scoring/score.js"
import { readBoth } from "./files.js"
import { asOfMonth, jobInput, resumeInput } from "./inputs.js"
import { jobLine } from "./jobLine.js"
import { Screen } from "./Screen.js"
import { scoreText } from "./scoreTable.js"
import { styleOf } from "./terminal.js"

/** What `score` and `optimize` are given; paths may be "-". */
export interface ScoringInput {
  readonly resume: string
  readonly job: string
  readonly title: string | undefined
  readonly company: string | undefined
  readonly asOf: string | undefined
  readonly format: "text" | "json"
}

/** `tailor score`: a resume against a job, with all reasons. A blank job is scored with a warning. */
export const run = Effect.fnUntraced(function* (input: ScoringInput) {
  const { colours, print, width } = yield* Screen
  const asOf = yield* asOfMonth(input.asOf)
  const [resumeText, jobText] = yield* readBoth(["--resume", input.resume], ["--job", input.job])
  const resume = yield* resumeInput(resumeText)
  const job = yield* jobInput(jobText, input)
  const report = scoreResume(
    readJob({ title: job.title, company: job.company, description: job.description }),
    resume.kind === "profile" ? resumeOfProfile(resume.profile) : resumeOfText(resume.text),
    asOf
  )
  if (input.format === "json") {
    return yield* print(JSON.stringify({ ...report, job_title: job.title, company_name: job.company }, null, 2))
  }
  const style = styleOf(colours)
  const origin = `as of ${report.as_of}, formula ${report.formula_version}, lexicon ${report.lexicon_hash}`
  yield* print([jobLine(job, style), ...scoreText(report, style, width), "", style.quiet(origin)].join("\n"))
})
