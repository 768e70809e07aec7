import * as Effect from "effect/Effect"
import type { ProfileContent } from "../../src/domain/MasterProfile.js"
import { detectLanguage, textOfResume } from "../../src/languages/detectLanguage.js"
import { jsonResumeOf } from "../../src/resume/jsonResume/fromProfile.js"
import { outlineOf } from "../../src/resume/write/outline.js"
import { type InputText, readBoth, readDocument } from "../input/files.js"
import { draftIn } from "../input/draft.js"
import { resumeInput } from "../input/inputs.js"
import { notesOf } from "../input/languages.js"
import { isPrinted, writeResult } from "../output/outFile.js"
import { lossLines } from "../output/lossLines.js"
import { profileOfResume } from "../input/profileOfResume.js"
import { refuse } from "../Refused.js"
import { Screen } from "../output/Screen.js"

type Format = "docx" | "html" | "md" | "text" | "json-resume"

interface ExportInput {
  readonly file: string
  readonly to: Format
  readonly resume: string | undefined
  readonly out: string | undefined
}

const names: { readonly [K in Format]: string } = {
  docx: "The DOCX",
  html: "The HTML page",
  md: "The Markdown",
  text: "The text",
  "json-resume": "The JSON Resume"
}

/** Each writer is loaded only for its own format. */
const written = async (profile: ProfileContent, to: Format): Promise<string | Uint8Array> => {
  if (to === "json-resume") return JSON.stringify(jsonResumeOf(profile).resume, null, 2)
  const outline = outlineOf(profile, await detectLanguage(textOfResume(profile)))
  if (to === "docx") return (await import("../../src/resume/write/docx.js")).docxOf(outline)
  if (to === "html") return (await import("../../src/resume/write/html.js")).htmlOf(outline)
  const { markdownOf, plainTextOf } = await import("../../src/resume/write/text.js")
  return to === "md" ? markdownOf(outline) : plainTextOf(outline)
}

const readProfile = Effect.fnUntraced(function* (input: InputText) {
  const { note } = yield* Screen
  const given = yield* resumeInput(input)
  const profile = yield* profileOfResume(input.option, given)
  yield* Effect.forEach(notesOf(input.option, given), note)
  return profile
})

const positionsOf = ({ experiences }: ProfileContent) =>
  JSON.stringify(experiences.map(({ company, role }) => [company, role]))

/** The draft of a result, with what a result does not hold from the resume that it was made of. */
const completed = Effect.fnUntraced(function* (draft: ProfileContent, resume: InputText | undefined) {
  const { note } = yield* Screen
  if (resume === undefined) {
    yield* note(
      "tailor: FILE: a result holds no name, contacts, education and certifications; give the resume it was made of with --resume"
    )
    return draft
  }
  const profile = yield* readProfile(resume)
  if (positionsOf(profile) !== positionsOf(draft)) {
    return yield* refuse(
      "--resume: its positions are not those of the result; give the resume that the result was made of"
    )
  }
  const { base_skills, experiences, summary } = draft
  return { ...profile, base_skills, experiences, summary }
})

/** `tailor export`: a resume, or the draft of a result of `optimize`, as a file to send; stores nothing. */
export const run = Effect.fnUntraced(function* ({ file, out, resume, to }: ExportInput) {
  const { isTerminal, note } = yield* Screen
  if (to === "docx" && isTerminal && isPrinted(out)) {
    return yield* refuse("a DOCX is no text for a terminal; name a file with --out, such as --out resume.docx")
  }
  const [input, original] =
    resume === undefined
      ? [yield* readDocument("FILE", file), undefined]
      : yield* readBoth(["FILE", file], ["--resume", resume])
  const draft = yield* draftIn(input)
  if (draft === undefined && resume !== undefined) {
    return yield* refuse("--resume: FILE is a resume itself; leave --resume out, or give a result of tailor optimize")
  }
  const profile = draft === undefined ? yield* readProfile(input) : yield* completed(draft, original)
  if (to === "json-resume") {
    yield* Effect.forEach(lossLines(jsonResumeOf(profile).losses, "JSON Resume"), (line) =>
      note(`tailor: FILE: ${line}`)
    )
  }
  const result = yield* Effect.promise(() => written(profile, to))
  yield* writeResult(result, names[to], out, resume === undefined ? [file] : [file, resume])
})
