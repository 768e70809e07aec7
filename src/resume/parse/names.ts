import { anyOf } from "../../rules/resumeWords/words.js"

/** The name that friends call a person by: Rafael "Rafa" Lindqvist, Elizabeth (Liz) Warren. */
const nickname =
  /(?<!\s)\s+(?:"[^"]{1,20}"|“[^”]{1,20}”|„[^“”]{1,20}[“”]|«[^»]{1,20}»|['‘’][\p{L} .]{1,20}['’]|\(\p{Lu}[\p{L} .'’-]{0,18}\))(?=\s+\p{Lu}|$)/gu

export const isPersonName = (text: string): boolean => {
  const name = text.replace(nickname, "")
  return name.length <= 60 && !/[\d@/:|]/.test(name) && personName.test(name)
}

/** "RN", "M.D." after a name. */
const postNominals = anyOf("postNominals")
const namePart = "\\p{Lu}[\\p{L}.'’-]*"
const personName = new RegExp(
  `^${namePart}(?:\\s+(?:${anyOf("nameParticles")}\\s+)*${namePart}){1,4}` +
    `(?:(?=(, ?[A-Z][A-Za-z]{0,2}[A-Z]{1,4}(?:-[A-Z]{1,4})?|,? (?:${postNominals})\\.?))\\1)*$`,
  "u"
)
const postNominal = new RegExp(`(?:,? (?:${postNominals})\\.?)+$`, "u")

const nameTitles = new RegExp(`^(?:${anyOf("nameTitles")}\\.? )+(?=\\p{Lu})`, "u")
const titleOf = new RegExp(`^${anyOf("documentTitles")}(?:,? ${anyOf("nameJoints")})?[ :–—-]+(?=\\p{Lu})`, "iu")

/** "Hello, I'm Jo Sample" */
const introduction = new RegExp(
  `^(?:\\p{L}{2,8}(?: \\p{L}{2,8})?[,!]? )?${anyOf("nameIntroductions")} (?=\\p{Lu})`,
  "iu"
)

/** The name itself: without what the document calls itself, titles, degrees and pronouns. */
export const bareName = (text: string): string => {
  const name = text
    .replace(titleOf, "")
    .replace(introduction, "")
    .replace(nameTitles, "")
    .replace(/(?<!\s)\s*\(\p{L}{1,8}(?:\/\p{L}{1,8}){1,3}\)$/u, "")
    .trim()
    .replace(postNominal, "")
  // "Terrence Mackinaw RN BSN CEN", where the name itself is not in capitals.
  return /\p{Ll}/u.test(name) ? name.replace(/(?<![\s,])(?:,?\s{1,2}\p{Lu}[\p{Lu}.-]{1,6}){1,6}$/u, "") : name
}

/** A page about the person on a professional network has their handle under `/in/`. */
export const isNetworkPage = (url: string): boolean => /\/(?:in|pub)\/[^/]+/i.test(url)
