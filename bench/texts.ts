import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import * as Schema from "effect/Schema"
import { ProfileContent } from "../src/domain/MasterProfile.js"
import { OptimizeRequest } from "../src/domain/Optimization.js"
import { resumeOfProfile } from "../src/resume/readResume.js"

/** A job and a resume that are measured. The bytes are those of the two texts, made beforehand. */
export interface Pair {
  readonly title: string
  readonly description: string
  readonly resume: string
  readonly descriptionBytes: Uint8Array
  readonly resumeBytes: Uint8Array
}

const folder = fileURLToPath(new URL("../../fixtures", import.meta.url))
const decodeProfile = Schema.decodeUnknownSync(Schema.parseJson(ProfileContent))
const decodePosting = Schema.decodeUnknownSync(Schema.parseJson(OptimizeRequest))
const textOf = (path: string) => readFileSync(`${folder}/${path}`, "utf8")

const pairOf = (title: string, description: string, resume: string): Pair => {
  const [descriptionBytes, resumeBytes] = [Buffer.from(description), Buffer.from(resume)]
  // Flat in memory, as a text that was received.
  return {
    title,
    description: descriptionBytes.toString(),
    resume: resumeBytes.toString(),
    descriptionBytes,
    resumeBytes
  }
}

/** Each posting of a folder with the resume of the same name. */
const pairsIn = (under: string): ReadonlyArray<Pair> =>
  readdirSync(`${folder}/${under}jobs`).map((file) => {
    const posting = decodePosting(textOf(`${under}jobs/${file}`))
    const resume = textOf(`${under}resumes/${file.replace(/\.json$/, ".txt")}`)
    return pairOf(posting.job_title, posting.job_description_text, resume)
  })

/** Postings and resumes of about a page, as most are. */
export const shortPairs = (): ReadonlyArray<Pair> => pairsIn("")

/** Postings and resumes of two pages as people write them: `fixtures/long`. */
export const longPairs = (): ReadonlyArray<Pair> => pairsIn("long/")

/** Characters that a text of the dense pairs has at least, and how many more it may have. */
const size = 5_500
const atMostMore = 500

/** Short postings and short resumes, several in a row until they are two pages: no real posting asks for so much. */
export const densePairs = (): ReadonlyArray<Pair> => {
  const fixtures = readdirSync(`${folder}/jobs`).map((file) => ({
    resume: resumeOfProfile(decodeProfile(textOf(`resumes/${file}`)))
      .passages.map(({ text }) => text)
      .join("\n"),
    posting: decodePosting(textOf(`jobs/${file}`))
  }))
  const inARow = (from: number, partOf: (fixture: (typeof fixtures)[number]) => string): string => {
    let text = ""
    for (let at = from; text.length < size; at++) {
      const fixture = fixtures[at % fixtures.length]
      if (fixture !== undefined) text += `${partOf(fixture)}\n\n`
    }
    return text.slice(0, size + atMostMore)
  }
  return fixtures.map(({ posting }, at) =>
    pairOf(
      posting.job_title,
      inARow(at, (one) => one.posting.job_description_text),
      inARow(at, (one) => one.resume)
    )
  )
}
