import { limits } from "../../src/domain/Limits.js"
import { sanitizeText } from "../../src/text/sanitize.js"
import type { JobText } from "../../src/posting/Job.js"
import { type ResumeInput, resumeText } from "../input/inputs.js"
import { profileFrom } from "../../src/documents/profileJson.js"
import { oneLine } from "../output/terminal.js"

// The rows of the files that many jobs and resumes come in. A text in place of a row is what is wrong with it. The
// main thread only checks them: nothing of the scorer is loaded here.

export interface JobRow {
  readonly id: string
  readonly job: JobText
}

export interface ResumeRow {
  readonly id: string
  readonly resume: ResumeInput
}

export interface PairRow {
  readonly jd: string
  readonly resume: string
}

/** The fields of a line that holds a JSON object. */
export const fieldsOf = (text: string): ReadonlyMap<string, unknown> | string => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? new Map(Object.entries(value))
      : "the line is no JSON object"
  } catch {
    return "the line is not valid JSON"
  }
}

const nameFault = (fields: ReadonlyMap<string, unknown>, name: string): string | undefined => {
  const value = fields.get(name)
  if (value === undefined || value === null) return `${name} is missing`
  if (typeof value !== "string") return `${name} must be a string`
  return value === "" ? `${name} is empty` : undefined
}

const textOf = (fields: ReadonlyMap<string, unknown>, name: string): string => {
  const value = fields.get(name)
  return typeof value === "string" ? value : ""
}

/** `{id, job_title?, job_description or text, company_name?}`. */
export const jobRow = (line: string): JobRow | string => {
  const fields = fieldsOf(line)
  if (typeof fields === "string") return fields
  const noId = nameFault(fields, "id")
  if (noId !== undefined) return noId
  const field =
    (fields.get("job_description") ?? undefined) === undefined && fields.has("text") ? "text" : "job_description"
  const description = fields.get(field)
  if (description === undefined || description === null) return `${field} is missing`
  if (typeof description !== "string") return `${field} must be a string`
  if (description.length > limits.jobDescriptionText) {
    return `${field} is longer than ${limits.jobDescriptionText} characters`
  }
  for (const name of ["job_title", "company_name"]) {
    const value = fields.get(name) ?? ""
    if (typeof value !== "string") return `${name} must be a string`
  }
  const company = oneLine(sanitizeText(textOf(fields, "company_name")))
  return {
    id: textOf(fields, "id"),
    job: {
      title: oneLine(sanitizeText(textOf(fields, "job_title"))),
      description: sanitizeText(description),
      ...(company === "" ? {} : { company })
    }
  }
}

/** `{id, text}` or `{id, profile}`; the profile may be JSON Resume. */
export const resumeRow = (line: string): ResumeRow | string => {
  const fields = fieldsOf(line)
  if (typeof fields === "string") return fields
  const noId = nameFault(fields, "id")
  if (noId !== undefined) return noId
  const id = textOf(fields, "id")
  const given = fields.get("profile") ?? undefined
  if (given !== undefined) {
    const read = profileFrom(given)
    if (typeof read === "string") return `profile: ${read}`
    return { id, resume: { kind: "profile", ...read } }
  }
  const text = fields.get("text")
  if (text === undefined || text === null) return "text or profile is missing"
  if (typeof text !== "string") return "text must be a string"
  if (text.length > limits.rawText) return `text is longer than ${limits.rawText} characters`
  return { id, resume: { kind: "text", text: resumeText(text) } }
}

/** `{jd, resume}`: ids of a job and of a resume. */
export const pairRow = (line: string): PairRow | string => {
  const fields = fieldsOf(line)
  if (typeof fields === "string") return fields
  return (
    nameFault(fields, "jd") ??
    nameFault(fields, "resume") ?? { jd: textOf(fields, "jd"), resume: textOf(fields, "resume") }
  )
}
