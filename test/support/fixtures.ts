import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import * as Schema from "effect/Schema"
import { IngestRequest, ProfileContent } from "../../src/domain/MasterProfile.js"
import { OptimizeRequest } from "../../src/domain/Optimization.js"
import { readProposal } from "../../src/llm/openai/answers.js"

const folder = fileURLToPath(new URL("../../fixtures", import.meta.url))

/** A file under `fixtures/`. */
export const fixture = (path: string): string => readFileSync(`${folder}/${path}`, "utf8")

/** The pairs of a job and a resume, by the name that their files share. */
export const fixtureNames: ReadonlyArray<string> = readdirSync(`${folder}/jobs`).map((name) =>
  name.replace(/\.json$/, "")
)

export const profileOf = (name: string): ProfileContent =>
  Schema.decodeUnknownSync(Schema.parseJson(ProfileContent))(fixture(`resumes/${name}.json`))

const decodePosting = Schema.decodeUnknownSync(Schema.parseJson(OptimizeRequest))

export const postingOf = (name: string): OptimizeRequest => decodePosting(fixture(`jobs/${name}.json`))

/** What a model answered for the pair. */
export const answerOf = (name: string) => {
  const answer = readProposal(fixture(`llm/${name}.json`))
  if (answer._tag === "Left") throw new Error(`${name}: ${answer.left}`)
  return answer.right
}

/** The pairs of a job and a resume of two pages each, by the name that their files share. */
export const longNames: ReadonlyArray<string> = readdirSync(`${folder}/long/jobs`).map((name) =>
  name.replace(/\.json$/, "")
)

export const longPostingOf = (name: string): OptimizeRequest => decodePosting(fixture(`long/jobs/${name}.json`))

export const longResumeOf = (name: string): string =>
  Schema.decodeUnknownSync(IngestRequest)({ source: "manual", raw_text: fixture(`long/resumes/${name}.txt`) }).raw_text
