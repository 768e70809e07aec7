import * as Effect from "effect/Effect"
import { appConfig } from "../src/Config.js"
import type { ModelFailure } from "../src/domain/Failures.js"
import type { ProfileContent } from "../src/domain/MasterProfile.js"
import { groundProfile } from "../src/ingestion/ground.js"
import { parseProfileText } from "../src/ingestion/parseProfile.js"
import { layerModel } from "../src/layers.js"
import { ConfidenceThreshold, editableOf, personalOf, tailorToJob } from "../src/usecases/optimizeResume.js"
import { readBoth } from "./files.js"
import { asOfMonth, jobInput, type ResumeInput, resumeInput } from "./inputs.js"
import { jobLine } from "./jobLine.js"
import { refuse } from "./Refused.js"
import type { ScoringInput } from "./score.js"
import { Screen } from "./Screen.js"
import { scoresOf, tailoringText } from "./suggestions.js"
import { styleOf } from "./terminal.js"

const profileOf = (resume: ResumeInput): Effect.Effect<ProfileContent, ReturnType<typeof refuse>> => {
  if (resume.kind === "profile") return Effect.succeed(resume.profile)
  const profile = groundProfile(parseProfileText(resume.text), resume.text)
  const holdsNothing =
    profile.experiences.length +
      profile.education.length +
      profile.base_skills.length +
      profile.certifications.length ===
      0 && profile.summary === null
  return holdsNothing
    ? refuse(
        "--resume: no experience, education, skill, certification or summary could be read; give a master profile as JSON"
      )
    : Effect.succeed(profile)
}

const failureLines: { readonly [K in ModelFailure["_tag"]]: string } = {
  ModelTimedOut:
    "the language model gave no answer in time; try again, or set LLM_TOTAL_TIMEOUT or LLM_PROVIDER=offline",
  ModelUnavailable:
    "the language model's provider cannot be reached or refuses; check OPENAI_API_KEY and OPENAI_BASE_URL, or set LLM_PROVIDER=offline",
  ModelAnswerInvalid: "the language model's answer was not usable; try again, or set LLM_PROVIDER=offline"
}

/** `tailor optimize`: the same use case as the endpoint; prints suggestions and stores nothing. */
export const run = Effect.fnUntraced(function* (input: ScoringInput) {
  const { colours, print, progress, width } = yield* Screen
  const asOf = yield* asOfMonth(input.asOf)
  const [resumeText, jobText] = yield* readBoth(["--resume", input.resume], ["--job", input.job])
  const profile = yield* Effect.flatMap(resumeInput(resumeText), profileOf)
  const job = yield* jobInput(jobText, input)
  if (job.description.trim() === "")
    return yield* refuse("--job: the job description is blank; give one with some text")
  // The endpoint requires both; a title guessed from the text would make the two answers differ.
  if (job.title === "" || job.titleFrom === "the first line of the job") {
    return yield* refuse("--title is missing; name the title of the job, or give a JSON job with job_title")
  }
  if (job.company === "") {
    return yield* refuse("--company is missing; name the employer, or give a JSON job with company_name")
  }
  const config = yield* appConfig
  yield* progress(config.model.provider === "offline" ? "" : "Asking the language model …")
  const { result } = yield* tailorToJob(
    editableOf(profile),
    { job_title: job.title, company_name: job.company, job_description_text: job.description },
    asOf,
    personalOf(profile)
  ).pipe(
    Effect.provide(layerModel(config.model)),
    Effect.provideService(ConfidenceThreshold, config.confidenceThreshold),
    Effect.catchTags({
      ModelTimedOut: ({ _tag }) => refuse(failureLines[_tag]),
      ModelUnavailable: ({ _tag }) => refuse(failureLines[_tag]),
      ModelAnswerInvalid: ({ _tag }) => refuse(failureLines[_tag]),
      RequestInvalid: ({ lines }) => refuse(`--job: ${lines.join(", ")}`)
    })
  )
  yield* progress("")
  if (input.format === "json") return yield* print(JSON.stringify(result, null, 2))
  const style = styleOf(colours)
  const scores = scoresOf(profile, result, job, asOf)
  yield* print([jobLine(job, style), "", ...tailoringText(scores, result, style, width)].join("\n"))
})
