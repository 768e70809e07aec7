import { RequestInvalid } from "../domain/Failures.js"
import type { Precondition } from "../repositories/ProfileRepository.js"

/** The entity tag of a profile version. */
export const etagOf = (version: number): string => `"${version}"`

const tag = /^(W\/)?"([\x21\x23-\x7e]*)"$/

/**
 * Reads `If-Match`. A weak tag, or one that is no version of ours, matches nothing (strong comparison,
 * RFC 9110 13.1.1); what is no list of tags at all is a bad request.
 */
export const preconditionOf = (header: string | undefined): Precondition | RequestInvalid => {
  if (header === undefined) return { _tag: "None" }
  const text = header.trim()
  if (text === "*") return { _tag: "AnyVersion" }
  const tags = text.split(",").map((part) => tag.exec(part.trim()))
  if (tags.some((match) => match === null))
    return new RequestInvalid({ lines: ["if-match must be *, or a list of ETags"] })
  return {
    _tag: "Versions",
    versions: tags.flatMap((match) =>
      match !== null && match[1] === undefined && /^[1-9]\d{0,9}$/.test(match[2] ?? "") ? [Number(match[2])] : []
    )
  }
}
