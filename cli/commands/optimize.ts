import * as Effect from "effect/Effect"
import { proposalConfig } from "../../src/Config.js"
import type { ModelFailure } from "../../src/domain/Failures.js"
import { layerAlone, layerModel } from "../../src/layers.js"
import { ConfidenceThreshold, editableOf, personalOf, tailorToJob } from "../../src/usecases/optimizeResume.js"
import { readBoth } from "../input/files.js"
import { asOfMonth, jobInput, resumeInput } from "../input/inputs.js"
import { jobLine } from "../input/jobLine.js"
import { profileOfResume } from "../input/profileOfResume.js"
import { checkOut, isPrinted, writeResult } from "../output/outFile.js"
import { refuse } from "../Refused.js"
import type { ScoringInput } from "./score.js"
import { Screen } from "../output/Screen.js"
import { languageLines, languageOf, notesOf } from "../input/languages.js"
import { textOfResume } from "../../src/languages/detectLanguage.js"
import { firstScreen, scoresOf, tailoringText } from "../output/suggestions.js"
import { english } from "../../src/lexicon/Language.js"
import { resumeOfProfile } from "../../src/resume/readResume.js"
import { traceLines, traceOf } from "../output/trace.js"
import { screenLines, styleOf } from "../output/terminal.js"

const failureLines: { readonly [K in ModelFailure["_tag"]]: string } = {
  ModelTimedOut:
    "the language model gave no answer in time; try again, or set LLM_TOTAL_TIMEOUT or LLM_PROVIDER=offline",
  ModelUnavailable:
    "the language model's provider cannot be reached or refuses; check OPENAI_API_KEY and OPENAI_BASE_URL, or set LLM_PROVIDER=offline",
  ModelAnswerInvalid: "the language model's answer was not usable; try again, or set LLM_PROVIDER=offline"
}

interface Asked {
  readonly option: string
  readonly what: string
  readonly field: string
}
const titleAsked: Asked = { option: "--title", what: "the title of the job", field: "job_title" }
const companyAsked: Asked = { option: "--company", what: "the employer", field: "company_name" }

/** `tailor optimize`: the same use case as the endpoint; prints suggestions and stores nothing. */
export const run = Effect.fnUntraced(function* (input: ScoringInput) {
  const { colours, note, progress, width } = yield* Screen
  const asOf = yield* asOfMonth(input.asOf)
  const [resumeText, jobText] = yield* readBoth(["--resume", input.resume], ["--job", input.job])
  const resume = yield* resumeInput(resumeText)
  const profile = yield* profileOfResume("--resume", resume)
  const job = yield* jobInput(jobText, input)
  if (job.description.trim() === "")
    return yield* refuse("--job: the job description is blank; give one with some text")
  // The endpoint requires both; a title guessed from the text would make the two answers differ.
  const hasTitle = job.title !== "" && job.titleFrom !== "the first line of the job"
  const missing = [...(hasTitle ? [] : [titleAsked]), ...(job.company === "" ? [companyAsked] : [])]
  if (missing.length > 0) {
    const named = (of: keyof Asked) => missing.map((one) => one[of]).join(" and ")
    return yield* refuse(
      `${named("option")} ${missing.length === 1 ? "is" : "are"} missing; name ${named("what")}, or give a JSON job with ${named("field")}`
    )
  }
  yield* Effect.forEach(notesOf("--resume", resume), note)
  yield* checkOut(input.out, [input.resume, input.job])
  const config = yield* proposalConfig
  yield* progress(config.model.provider === "offline" ? "" : "Asking the language model …")
  const { questions, result } = yield* tailorToJob(
    editableOf(profile),
    { job_title: job.title, company_name: job.company, job_description_text: job.description },
    asOf,
    personalOf(profile),
    Infinity
  ).pipe(
    Effect.provide([layerModel(config.model), layerAlone]),
    Effect.provideService(ConfidenceThreshold, config.confidenceThreshold),
    Effect.catchTags({
      ModelTimedOut: ({ _tag }) => refuse(failureLines[_tag]),
      ModelUnavailable: ({ _tag }) => refuse(failureLines[_tag]),
      ModelAnswerInvalid: ({ _tag }) => refuse(failureLines[_tag]),
      // Calls are counted, and time at the engine is, by the service alone.
      RateLimited: Effect.die,
      EngineTimedOut: Effect.die,
      RequestInvalid: ({ lines }) => refuse(`--job: ${lines.join(", ")}`)
    })
  )
  yield* progress("")
  const language = yield* languageOf(textOfResume(profile))
  const trace = input.trace
    ? traceOf(job.description, job.language ?? english, resumeOfProfile(profile, language), asOf)
    : undefined
  const write = (text: string) => writeResult(text, "The result", input.out, [input.resume, input.job])
  if (input.format === "json") {
    return yield* write(JSON.stringify({ ...result, ...(trace === undefined ? {} : { trace }) }, null, 2))
  }
  const style = styleOf(colours && isPrinted(input.out))
  const scores = scoresOf(profile, result, job, asOf, language)
  const rules = trace === undefined ? [] : traceLines(trace, style)
  const start = [jobLine(job, style, width), ...languageLines(scores.after, style)]
  const text = input.explain
    ? tailoringText(scores, result, style, width)
    : firstScreen(scores, result, questions, style, width, screenLines - start.length)
  yield* write([...start, ...text, ...rules].join("\n"))
})
