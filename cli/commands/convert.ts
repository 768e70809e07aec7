import * as Effect from "effect/Effect"
import type { ProfileContent } from "../../src/domain/MasterProfile.js"
import { jsonResumeOf } from "../../src/resume/jsonResume/fromProfile.js"
import type { Losses } from "../../src/resume/jsonResume/JsonResume.js"
import { readDocument } from "../input/files.js"
import { resumeInput } from "../input/inputs.js"
import { notUnderstoodLines, readResumeInput } from "../input/languages.js"
import { writeResult } from "../output/outFile.js"
import { lossLines } from "../output/lossLines.js"
import { profileOfResume } from "../input/profileOfResume.js"
import { Screen } from "../output/Screen.js"

type Format = "profile" | "json-resume"

interface ConvertInput {
  readonly file: string
  readonly to: Format | undefined
  readonly out: string | undefined
}

const placeNames: { readonly [K in Format]: string } = { profile: "a profile", "json-resume": "JSON Resume" }

/** A profile without what is not known: as the body of a `PATCH`, null would clear what is stored. */
const knownOf = (profile: ProfileContent) =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== null))

const none: Losses = { dropped: [], changed: [] }

/** `tailor convert`: a resume of any kind as a profile or as JSON Resume; says on standard error what was lost. */
export const run = Effect.fnUntraced(function* ({ file, out, to }: ConvertInput) {
  const { note } = yield* Screen
  const given = yield* resumeInput(yield* readDocument("FILE", file))
  const profile = yield* profileOfResume("FILE", given)
  const from = given.kind === "profile" ? given.format : "text"
  const target = to ?? (from === "profile" ? "json-resume" : "profile")
  const read = given.kind === "profile" ? given.losses : none
  const written = target === "profile" ? undefined : jsonResumeOf(profile)
  yield* Effect.forEach(
    [
      ...lossLines(read, placeNames.profile),
      ...notUnderstoodLines(readResumeInput(given)),
      ...lossLines(written?.losses ?? none, placeNames["json-resume"])
    ],
    (line) => note(`tailor: FILE: ${line}`)
  )
  const result = written === undefined ? knownOf(profile) : written.resume
  const name = target === "profile" ? "The profile" : "The JSON Resume"
  yield* writeResult(JSON.stringify(result, null, 2), name, out, [file])
})
