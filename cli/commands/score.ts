import * as Effect from "effect/Effect"
import { readJob } from "../../src/posting/readJob.js"
import { summaryOf } from "../../src/scoring/report/summary.js"
import { scoreResume } from "../../src/scoring/score.js"
import { readBoth } from "../input/files.js"
import { asOfMonth, jobInput, resumeInput } from "../input/inputs.js"
import { languageLines, notesOf, resumeToScore } from "../input/languages.js"
import { jobLine } from "../input/jobLine.js"
import { isPrinted, writeResult } from "../output/outFile.js"
import { Screen } from "../output/Screen.js"
import { explainedText, scoreText } from "../output/scoreTable.js"
import { traceLines, traceOf } from "../output/trace.js"
import { screenLines, styleOf } from "../output/terminal.js"

/** What `score` and `optimize` are given; paths may be "-". */
export interface ScoringInput {
  readonly resume: string
  readonly job: string
  readonly title: string | undefined
  readonly company: string | undefined
  readonly asOf: string | undefined
  readonly format: "text" | "json"
  /** Where the result goes; "-" and nothing are standard output. */
  readonly out?: string | undefined
  /** Everything instead of the first screen. */
  readonly explain?: boolean
  readonly trace?: boolean
}

interface ScoreInput extends Omit<ScoringInput, "format"> {
  readonly format: ScoringInput["format"] | "html"
}

/** `tailor score`: a resume against a job, with all reasons. A blank job is scored with a warning. */
export const run = Effect.fnUntraced(function* (input: ScoreInput) {
  const { colours, note, width } = yield* Screen
  const asOf = yield* asOfMonth(input.asOf)
  const [resumeText, jobText] = yield* readBoth(["--resume", input.resume], ["--job", input.job])
  const given = yield* resumeInput(resumeText)
  const job = yield* jobInput(jobText, input)
  yield* Effect.forEach(notesOf("--resume", given), note)
  const resume = yield* resumeToScore(given)
  const asked = readJob(job)
  const report = scoreResume(asked, resume, asOf)
  const trace = input.trace ? traceOf(job.description, asked.language, resume, asOf) : undefined
  const write = (text: string) => writeResult(text, "The score", input.out, [input.resume, input.job])
  if (input.format === "json") {
    const said = { summary: summaryOf(report), ...report, job_title: job.title, company_name: job.company }
    return yield* write(JSON.stringify({ ...said, ...(trace === undefined ? {} : { trace }) }, null, 2))
  }
  if (input.format === "html") {
    // Loaded only here: the other formats start without the page.
    const { scorePage } = yield* Effect.promise(() => import("../report/page.js"))
    return yield* write(scorePage(job, resume, report))
  }
  const style = styleOf(colours && isPrinted(input.out))
  const start = [jobLine(job, style, width), ...languageLines(report, style)]
  yield* write(
    [
      ...start,
      ...(input.explain === true
        ? explainedText(report, style, width)
        : scoreText(report, style, width, screenLines - start.length)),
      ...(trace === undefined ? [] : traceLines(trace, style))
    ].join("\n")
  )
})
