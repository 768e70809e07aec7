import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import * as Schema from "effect/Schema"
import type { Texts } from "../../src/playground/engine/Opened.js"

const folder = (name: string) => fileURLToPath(new URL(`../../fixtures/${name}/`, import.meta.url))

const Job = Schema.parseJson(
  Schema.Struct({ job_title: Schema.String, company_name: Schema.String, job_description_text: Schema.String })
)
const Answer = Schema.parseJson(
  Schema.Struct({
    summary: Schema.String,
    skills: Schema.Array(Schema.String),
    experience_edits: Schema.Array(
      Schema.Struct({
        company: Schema.String,
        original_bullet: Schema.String,
        revised_bullet: Schema.String,
        inserted_keywords: Schema.Array(Schema.String),
        confidence: Schema.Number
      })
    ),
    warnings: Schema.Array(Schema.String)
  })
)

/** The month that all tests of the page speak of: November 2026. */
export const asOf = 2026 * 12 + 10

/** Each pair of samples, without an answer and with the recorded one. */
export const samples: ReadonlyArray<readonly [name: string, texts: Texts]> = readdirSync(folder("jobs")).flatMap(
  (file) => {
    const name = file.replace(/\.json$/, "")
    const job = Schema.decodeSync(Job)(readFileSync(folder("jobs") + file, "utf8"))
    const texts = {
      resume: readFileSync(`${folder("resumes")}${name}.txt`, "utf8"),
      title: job.job_title,
      company: job.company_name,
      description: job.job_description_text,
      asOf
    }
    const answer = Schema.decodeSync(Answer)(readFileSync(folder("llm") + file, "utf8"))
    return [
      [`${name}, by rules`, { ...texts, answer: undefined }] as const,
      [`${name}, recorded answer`, { ...texts, answer }] as const
    ]
  }
)

/** Texts of resumes of many layouts and languages. */
export const resumeTexts: ReadonlyArray<readonly [name: string, text: string]> = ["resumes", "profiles"].flatMap(
  (name) =>
    readdirSync(folder(name))
      .filter((file) => file.endsWith(".txt"))
      .map((file) => [file, readFileSync(folder(name) + file, "utf8")] as const)
)
