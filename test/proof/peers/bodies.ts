import { isUtf8 } from "node:buffer"

// What the contract asks of a body beyond its fields' types, as an engineer who writes for Ajv would hold to it.

/** Most bytes of a body; what is over gets a 413. */
export const bodyBytes = 1024 * 1024

/** No NUL and no lone surrogate (Ajv compiles patterns with `u`, under which pairs are one character). */
const storable = "^[^\\u0000\\uD800-\\uDFFF]*$"
const named = "^(?=[^]*\\S)[^\\u0000\\uD800-\\uDFFF]*$"
/** Schemes that run code in a browser are refused. */
const passive = "^(?!(?:[jJ][aA][vV][aA]|[vV][bB])[sS][cC][rR][iI][pP][tT]:|[dD][aA][tT][aA]:)"

const text = { type: "string", maxLength: 500, pattern: named }
const addressOrNull = { type: ["string", "null"], maxLength: 2048, format: "uri", pattern: passive }
export const scoreOrNull = { type: ["integer", "null"], minimum: 0, maximum: 100 }

/** Of the body of an application to create; each peer with an Ajv of its own holds to it. */
export const applicationSchema = {
  type: "object",
  required: ["company_name", "job_title", "status"],
  properties: {
    company_name: text,
    job_title: text,
    status: { enum: ["draft", "generated", "applied", "interviewing", "offer", "rejected", "withdrawn"] },
    source_platform: { enum: ["network_site", "board_site", "suite_a", "suite_b", "suite_c", "other"] },
    source_url: addressOrNull,
    drive_link: addressOrNull,
    ats_score_before: scoreOrNull,
    ats_score_after: scoreOrNull,
    applied_resume_snapshot: { type: ["object", "null"] }
  }
}

const isStorable = (() => {
  const expression = new RegExp(storable, "u")
  return (value: string) => expression.test(value)
})()

const isSoundIn = (value: unknown, levels: number): boolean => {
  if (typeof value === "string") return isStorable(value)
  if (typeof value === "number") return Math.abs(value) < 1e21
  if (typeof value !== "object" || value === null) return true
  if (levels === 0) return false
  if (Array.isArray(value)) return value.every((item) => isSoundIn(item, levels - 1))
  for (const [name, member] of Object.entries(value)) {
    if (!isStorable(name) || !isSoundIn(member, levels - 1)) return false
  }
  return true
}

/** Texts that Postgres can keep and numbers that it gives back, and not too deep: 64 levels, of a snapshot 32. */
export const isSound = (body: object): boolean =>
  isSoundIn(body, 64) && (!("applied_resume_snapshot" in body) || isSoundIn(body.applied_resume_snapshot, 32))

/** Most bytes of a snapshot as JSON. */
export const snapshotBytes = 64 * 1024

/** Bytes of a body as JSON; `undefined` where they are none, or not in UTF-8. */
export const jsonOf = (bytes: Buffer): unknown => {
  if (!isUtf8(bytes)) return undefined
  try {
    return JSON.parse(bytes.toString("utf8"))
  } catch {
    return undefined
  }
}
