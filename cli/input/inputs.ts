import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { limits } from "../../src/domain/Limits.js"
import type { ProfileContent } from "../../src/domain/MasterProfile.js"
import type { Losses } from "../../src/resume/jsonResume/JsonResume.js"
import { sanitizeText } from "../../src/text/sanitize.js"
import { detectLanguage, textOfJob } from "../../src/languages/detectLanguage.js"
import type { Language } from "../../src/lexicon/Language.js"
import { withoutOrders } from "../../src/rules/injection.js"
import type { AsOfMonth } from "../../src/scoring/report/Report.js"
import type { InputText } from "./files.js"
import { isObject, profileFrom } from "../../src/documents/profileJson.js"
import { lossLines } from "../output/lossLines.js"
import { type Refused, refuse } from "../Refused.js"
import { oneLine } from "../output/terminal.js"

/** A resume as it was given: a master profile, or text that is still to be read. */
export type ResumeInput =
  | {
      readonly kind: "profile"
      readonly profile: ProfileContent
      readonly format: "profile" | "json-resume"
      /** What of the file could not be taken over. */
      readonly losses: Losses
    }
  | { readonly kind: "text"; readonly text: string }

export interface JobInput {
  /** Empty when no title is known. */
  readonly title: string
  /** Where the title comes from, for people. */
  readonly titleFrom: "--title" | "the job file" | "the first line of the job" | "nowhere"
  /** Empty when not given. */
  readonly company: string
  /** Sanitized; may be blank. */
  readonly description: string
  readonly language: Language
}

type JsonRead = { readonly kind: "json"; readonly value: unknown } | { readonly kind: "text" } | Refused

/** A file is JSON when its name says so or when its text starts like an object; a list may be a Markdown link. */
export const jsonOf = ({ option, path, text }: InputText): JsonRead => {
  const start = text.trimStart()[0]
  const named = /\.json$/i.test(path)
  if (!named && start !== "{" && start !== "[") return { kind: "text" }
  try {
    const value: unknown = JSON.parse(text)
    return { kind: "json", value }
  } catch {
    return !named && start === "["
      ? { kind: "text" }
      : refuse(`${option}: the file is not valid JSON; mend it, or give plain text`)
  }
}

/** A resume's text as the service reads it: cleaned, and without orders to a program, which tell nothing of the person. */
export const resumeText = (text: string): string => withoutOrders(sanitizeText(text))

/** A resume from its file's text. The fields a profile does not give are empty. */
export const resumeInput = (input: InputText): Effect.Effect<ResumeInput, Refused> =>
  Effect.suspend((): Effect.Effect<ResumeInput, Refused> => {
    const json = jsonOf(input)
    if ("line" in json) return json
    if (json.kind === "text") {
      if (input.text.length > limits.rawText) {
        return refuse(`${input.option}: the text is longer than ${limits.rawText} characters; give only the resume`)
      }
      return Effect.succeed({ kind: "text", text: resumeText(input.text) })
    }
    const read = profileFrom(json.value)
    if (typeof read === "string") return refuse(`${input.option}: ${read}`)
    return Effect.succeed({ kind: "profile", ...read })
  })

/** What of a resume in another format could not be taken over; a profile as the service gives it has fields of its own. */
export const lossesOf = (resume: ResumeInput): ReadonlyArray<string> =>
  resume.kind === "profile" && resume.format === "json-resume" ? lossLines(resume.losses, "a profile") : []

const field = (value: object, name: string): unknown => Object.getOwnPropertyDescriptor(value, name)?.value

/** Loaded where it is needed: titles take the whole lexicon, which costs more than the rest of a start. */
const titleOf = (description: string, language: Language) =>
  Effect.map(
    Effect.promise(() => import("./firstLine.js")),
    ({ titleInFirstLine }) => titleInFirstLine(description, language)
  )

/** A job from its file's text; `--title` and `--company` go before what the file says. */
export const jobInput = (
  input: InputText,
  given: { readonly title: string | undefined; readonly company: string | undefined }
): Effect.Effect<JobInput, Refused> =>
  Effect.gen(function* () {
    const json = jsonOf(input)
    if ("line" in json) return yield* json
    let description = input.text
    let title: unknown
    let company: unknown
    if (json.kind === "json") {
      const { value } = json
      const text = isObject(value)
        ? (field(value, "job_description_text") ?? field(value, "job_description"))
        : undefined
      if (!isObject(value) || typeof text !== "string") {
        return yield* refuse(
          `${input.option}: this JSON is no job; give an object with job_description_text, or plain text`
        )
      }
      description = text
      title = field(value, "job_title") ?? undefined
      company = field(value, "company_name") ?? undefined
      if (title !== undefined && typeof title !== "string")
        return yield* refuse(`${input.option}: job_title must be a string`)
      if (company !== undefined && typeof company !== "string") {
        return yield* refuse(`${input.option}: company_name must be a string`)
      }
    }
    if (description.length > limits.jobDescriptionText) {
      return yield* refuse(
        `${input.option}: the job description is longer than ${limits.jobDescriptionText} characters; give only the job`
      )
    }
    description = sanitizeText(description)
    const clean = (text: unknown) => (typeof text === "string" ? oneLine(sanitizeText(text)) : "")
    const [flagged, filed] = [clean(given.title), clean(title)]
    const language = yield* Effect.promise(() => detectLanguage(textOfJob({ title: flagged || filed, description })))
    const first =
      flagged === "" && filed === "" && json.kind === "text" ? yield* titleOf(description, language) : undefined
    const job: JobInput = {
      title: flagged || filed || (first ?? ""),
      titleFrom:
        flagged !== ""
          ? "--title"
          : filed !== ""
            ? "the job file"
            : first !== undefined
              ? "the first line of the job"
              : "nowhere",
      company: clean(given.company) || clean(company),
      description,
      language
    }
    return job
  })

/** The month of a date `YYYY-MM-DD`; today's (UTC) without one. */
export const asOfMonth = (date: string | undefined): Effect.Effect<AsOfMonth, Refused> => {
  if (date === undefined) {
    return Effect.map(Clock.currentTimeMillis, (millis) => {
      const today = new Date(millis)
      return today.getUTCFullYear() * 12 + today.getUTCMonth()
    })
  }
  const [, year = "", month = ""] = /^(\d{4})-(\d\d)-\d\d$/.exec(date) ?? []
  const read = new Date(`${date}T00:00:00Z`)
  // Date rolls 30 February over into March.
  const exists = year !== "" && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date)
  if (!exists || Number(year) < 1900) {
    return refuse("--as-of must be a date that exists, written like 2026-03-31")
  }
  return Effect.succeed(Number(year) * 12 + Number(month) - 1)
}

const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }
const longestTtl = 365 * 86_400

/** Seconds of a time such as `90s`, `15m`, `1h` or `7d`. */
export const secondsOf = (option: string, text: string): Effect.Effect<number, Refused> => {
  const [, figure = "", unit = ""] = /^(\d{1,9}) ?(s|m|h|d)$/.exec(text.trim()) ?? []
  const seconds = Number(figure) * (unitSeconds[unit] ?? 0)
  return seconds > 0 && seconds <= longestTtl
    ? Effect.succeed(seconds)
    : refuse(`${option} must be a time from 1s to 365d such as 90s, 15m, 1h or 7d`)
}
