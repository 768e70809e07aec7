import * as Effect from "effect/Effect"
import { detectLanguage, textOfResume } from "../../src/languages/detectLanguage.js"
import { english, type Language, nameOfLanguage } from "../../src/lexicon/Language.js"
import type { ProfileRead } from "../../src/resume/parse/parseProfile.js"
import { notUnderstoodWarnings } from "../../src/resume/notUnderstood.js"
import { profileOfText } from "../../src/resume/profileOfText.js"
import { resumeOfProfile } from "../../src/resume/readResume.js"
import type { ScoreReport } from "../../src/scoring/report/Report.js"
import type { Resume } from "../../src/resume/Resume.js"
import { lossesOf, type ResumeInput } from "./inputs.js"
import { oneLine, type Style } from "../output/terminal.js"

/** The language of a text. */
export const languageOf = (text: string): Effect.Effect<Language> => Effect.promise(() => detectLanguage(text))

/** The profile of a resume, and the lines of its text that no field holds. */
export const readResumeInput = (resume: ResumeInput): ProfileRead =>
  resume.kind === "profile" ? { profile: resume.profile, notUnderstood: [] } : profileOfText(resume.text)

export const resumeToScore = (resume: ResumeInput): Effect.Effect<Resume> => {
  const { profile } = readResumeInput(resume)
  return Effect.map(languageOf(textOfResume(profile)), (language) => resumeOfProfile(profile, language))
}

export const notUnderstoodLines = ({ notUnderstood }: ProfileRead): ReadonlyArray<string> =>
  notUnderstoodWarnings(notUnderstood.map(oneLine))

/** What people should know of how their file was read, a line each. */
export const notesOf = (option: string, resume: ResumeInput): ReadonlyArray<string> =>
  [...lossesOf(resume), ...notUnderstoodLines(readResumeInput(resume))].map((line) => `tailor: ${option}: ${line}`)

/** A line for people on what a job is written in; none for English. */
export const jobLanguageLines = (language: Language, style: Style): ReadonlyArray<string> =>
  language === english ? [] : [`Read   ${style.quiet(`the job is in ${nameOfLanguage(language)}`)}`]

/** The same for a job and a resume; none when both are in English. */
export const languageLines = ({ languages }: ScoreReport, style: Style): ReadonlyArray<string> => {
  if (languages === undefined) return []
  const [job, resume] = [nameOfLanguage(languages.job), nameOfLanguage(languages.resume)]
  const said = job === resume ? `job and resume in ${job}` : `job in ${job}, resume in ${resume}`
  return [`Read   ${style.quiet(said)}`]
}
