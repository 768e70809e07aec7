import { RequestInvalid } from "../../domain/Failures.js"
import type { Precondition } from "../../repositories/ProfileRepository.js"

/** The entity tag of a profile version. */
export const etagOf = (version: number): string => `"${version}"`

// An opaque tag may hold commas (RFC 9110 8.8.3), so the list is read tag by tag and not split.
const tag = String.raw`(W/)?"([\x21\x23-\x7e\x80-\xff]*)"`
const tagList = new RegExp(String.raw`^(?:[ \t]*,)*[ \t]*${tag}(?:[ \t]*,(?:[ \t]*${tag})?)*[ \t]*$`)
const eachTag = new RegExp(tag, "g")

/** Whether `If-None-Match` says that the client has this version (weak comparison, RFC 9110 13.1.2). */
export const isHeld = (header: string | undefined, version: number): boolean =>
  header !== undefined &&
  (header.trim() === "*" ||
    (tagList.test(header) && [...header.matchAll(eachTag)].some(([, , tag]) => tag === String(version))))

/**
 * Reads `If-Match`. A weak tag, or one that is no version of ours, matches nothing (strong comparison,
 * RFC 9110 13.1.1); what is no list of tags at all is a bad request.
 */
export const preconditionOf = (header: string | undefined): Precondition | RequestInvalid => {
  if (header === undefined) return { _tag: "None" }
  if (header.trim() === "*") return { _tag: "AnyVersion" }
  if (!tagList.test(header)) return new RequestInvalid({ lines: ["if-match must be *, or a list of ETags"] })
  return {
    _tag: "Versions",
    versions: [...header.matchAll(eachTag)].flatMap(([, weak, version = ""]) =>
      weak === undefined && /^[1-9]\d{0,9}$/.test(version) ? [Number(version)] : []
    )
  }
}
