import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import * as MetricBoundaries from "effect/MetricBoundaries"
import { counter, histogram } from "../domain/metrics.js"
import type { Caller } from "../domain/Caller.js"
import { RequestInvalid } from "../domain/Failures.js"
import type { ProfileContent } from "../domain/MasterProfile.js"
import type { EditableResume, OptimizeRequest } from "../domain/Optimization.js"
import { traced } from "../domain/tracing.js"
import { Engine } from "../engine/Engine.js"
import { sanitizeText } from "../text/sanitize.js"
import { detectAtOnce, detectLanguage, textOfJob, textOfResume } from "../languages/detectLanguage.js"
import { LanguageModel } from "../llm/LanguageModel.js"
import type { Language } from "../lexicon/Language.js"
import type { AsOfMonth } from "../scoring/report/Report.js"
import type { OptimizeTask } from "../tailoring/optimize.js"
import type { Tailored } from "../tailoring/tailor.js"
import { getProfile } from "./getProfile.js"
import { ModelWait } from "./ModelWait.js"
import { endOf, inTime } from "./TimeBudget.js"

/** Below it an accepted edit is named in `warnings` too (0 to 1). */
export class ConfidenceThreshold extends Context.Tag("resume-tailoring/usecases/ConfidenceThreshold")<
  ConfidenceThreshold,
  number
>() {}

/** The current month in UTC, in the unit of `AsOfMonth`. */
export const currentMonth: Effect.Effect<AsOfMonth> = Effect.map(Clock.currentTimeMillis, (millis) => {
  const today = new Date(millis)
  return today.getUTCFullYear() * 12 + today.getUTCMonth()
})

/** The part of a profile that may be edited; contacts stay behind. */
export const editableOf = ({
  base_skills,
  certifications,
  education,
  experiences,
  summary
}: EditableResume): EditableResume => ({ summary, base_skills, certifications, experiences, education })

/** Name and contacts of a person, as far as they are given. */
export const personalOf = (
  profile: Pick<ProfileContent, "email" | "full_name" | "network_url" | "phone" | "portfolio_url">
): ReadonlyArray<string> =>
  [profile.full_name, profile.email, profile.phone, profile.network_url, profile.portfolio_url].filter(
    (contact) => contact !== null
  )

export interface JobPosting {
  readonly job_title: string
  readonly company_name: string
  readonly job_description_text: string
}

/** Only the beginning of a text is looked at: it takes no time that others would notice. */
const languageOf = (text: string): Effect.Effect<Language> =>
  Effect.suspend(() => {
    const language = detectAtOnce(text)
    return language === undefined ? Effect.promise(() => detectLanguage(text)) : Effect.succeed(language)
  })

/**
 * Tailors one resume to one job (spec 4.5): requirements and score before, one question to the
 * model, guard, score after, suggested changes. Stores nothing.
 */
export const tailorToJob = Effect.fnUntraced(function* (
  resume: EditableResume,
  posting: JobPosting,
  asOf: AsOfMonth,
  /** Name and contacts, so that a text that repeats them is kept from the model's provider too. */
  personal: ReadonlyArray<string>,
  /** When the time for it is up, as `Engine` has it. */
  until: number
) {
  const description = sanitizeText(posting.job_description_text)
  if (description.trim() === "") {
    return yield* new RequestInvalid({ lines: ["job_description_text must not be blank"] })
  }
  const model = yield* LanguageModel
  const { during } = yield* ModelWait
  const engine = yield* Engine
  const editable = editableOf(resume)
  const text = { title: posting.job_title, company: posting.company_name, description }
  const job = { ...text, language: yield* languageOf(textOfJob(text)) }
  const task: OptimizeTask = {
    resume: editable,
    language: yield* languageOf(textOfResume(editable)),
    job,
    asOf,
    confidenceThreshold: yield* ConfidenceThreshold,
    modelKind: model.kind
  }
  const prepared = yield* engine.run("prepare", task, until)
  const question = { resume: editable, language: task.language, personal, job: { ...job, ...prepared } }
  const proposal = yield* during(inTime(until, model.proposeEdits(question))).pipe(traced("optimize.model"))
  return yield* engine.run("settle", { task, proposal }, until)
})

const tenths = MetricBoundaries.linear({ start: 10, width: 10, count: 10 })

const scoreBefore = histogram("tailor.score.before", "{point}", "ATS score of the profile as it was", tenths)
const scoreAfter = histogram("tailor.score.after", "{point}", "ATS score with every accepted edit", tenths)
const dropped = counter("tailor.guard.dropped", "{edit}", "What the guard kept of a model's answer, by rule and kind")
const suggested = counter("tailor.suggestions", "{suggestion}", "Suggested changes by type")

/** Figures of a tailoring, without anything of its texts. */
const measure = ({ guarded, result }: Tailored): Effect.Effect<void> =>
  Effect.all(
    [
      Metric.update(scoreBefore, result.ats_score_before),
      Metric.update(scoreAfter, result.ats_score_after),
      ...guarded.dropped.map(({ rule, what }) => Effect.tagMetrics(Metric.increment(dropped), { rule, kind: what })),
      ...result.suggested_changes.map(({ type }) => Effect.tagMetrics(Metric.increment(suggested), { type }))
    ],
    { discard: true }
  )

/** Tailors the caller's master profile to a job (spec 4.5). Holds no connection while the model works. */
export const optimizeResume = Effect.fnUntraced(function* (caller: Caller, request: OptimizeRequest) {
  const until = yield* endOf("optimize")
  const profile = yield* traced("optimize.profile")(getProfile(caller))
  const whole = yield* tailorToJob(profile, request, yield* currentMonth, personalOf(profile), until)
  yield* measure(whole)
  return whole.result
})
