import { anyOf, phrasesFor, tableFor, wordsFor } from "../../../rules/resumeWords/words.js"
import { byExample } from "../../../text/models/byExample.js"
import { tokenize } from "../../../text/tokenize.js"

/** `unknown` is what stands under a heading that nobody knows. */
export type ProfileSection =
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "certifications"
  | "languages"
  | "contact"
  | "projects"
  | "other"
  | "unknown"

/** The sections as the data name them. */
const isSection = (name: string | undefined): name is ProfileSection => name !== undefined && sectionNames.has(name)
const sectionNames: ReadonlySet<string> = new Set(tableFor("headings", "en").values())
const headings: ReadonlyMap<string, ProfileSection> = new Map(
  [...tableFor("headings")].flatMap(([name, section]) => (isSection(section) ? [[name, section] as const] : []))
)

/** In capitals. */
export const isShouted = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase()

/** Names that are headings where they stand alone with a blank line above, and words of sentences elsewhere. */
const looseHeadings = tableFor("looseHeadings")
const headingExamples = tableFor("headingExamples", "en")
export const looseHeading = (text: string): ProfileSection | undefined => {
  const section = looseHeadings.get(withoutOrnament(text).replace(/:$/, "").trim().toLowerCase().replaceAll("’", "'"))
  return isSection(section) ? section : undefined
}

const sectionOfExample = byExample(
  [...sectionNames].flatMap((section) => {
    const names = [...headings, ...looseHeadings, ...headingExamples].flatMap(([name, of]) =>
      of === section ? [name] : []
    )
    return isSection(section) ? [[section, names] as const] : []
  })
)

/** The section that a heading which no list has most likely opens, by those that they have. */
export const likelyHeading = (text: string): ProfileSection | undefined => {
  const likely = sectionOfExample(tokenize(withoutOrnament(text).replace(/:$/, "")))
  return likely === undefined || likely.likelihood < minLikelihood ? undefined : likely.label
}
const minLikelihood = 0.8

/** Whether a name in small letters is the heading of a section. */
export const isListedHeading = (name: string): boolean => headings.has(name)

/** Rules and signs around a heading: "=== Skills ===", "~ Who I am ~". */
const withoutOrnament = (text: string): string =>
  text
    .trimEnd()
    // "Experience (continued)", on the second page; "Experience - 2 years 3 months".
    .replace(continued, "")
    .replace(howLong, "")
    .replace(/[=_~-]{3,}/g, "")
    .trim()
    .replace(/^[~*=•·.]{1,3}\s+(?=\S.*\s[~*=•·.]{1,3}$)|(?<!\s)\s+[~*=•·.]{1,3}$/g, "")
    .replace(bothSides, "$1")
    .trim()

/** "// WORK //", "[ Skills ]", "[JOBS]" */
const bothSides = /^(?:[/:<|#+]{1,4}\s+|[[{<«]\s*)(\p{L}[^/:<>|#+[\]{}«»]{1,40}?)(?:\s+[/:>|#+]{1,4}|\s*[\]}>»])$/u

/** "Experience - 2 years 3 months": what stands after the name of a section is in no field. */
export const tellsHowLong = (heading: string): boolean => howLong.test(heading)

const howLong = new RegExp(
  `(?<![\\s(–—-])[\\s(–—-]+\\d{1,2}\\+?(?:[.,]\\d)? ${anyOf("durationUnits")}\\b[\\p{L}\\d ]{0,20}\\)?$`,
  "iu"
)
const continued = new RegExp(
  `(?<![\\s,–—-])[\\s,–—-]*[(\\[]?(?<!\\p{L})${anyOf("continued")}\\.?[)\\]]?(?:\\s*:)?$`,
  "iu"
)

/** "Research experience", "Academic appointments", "Laboratory skills": whatever they are of. */
const kindOf = (name: string): ProfileSection | undefined => {
  const words = name.split(/,? /)
  const last = headingEnds.get(words.at(-1) ?? "")
  if (!isSection(last) || !/^[\p{L}&]+(?:,? [\p{L}&]+)*$/u.test(name)) return undefined
  const before = words.slice(0, -1)
  if (last === "other") return before.length > 0 && before.length <= 3 ? last : undefined
  const isPlain =
    before.length === 1 || (before.length === 2 && last === "experience") || /^(?:and|&)$/.test(before[1] ?? "")
  return isPlain && before.length > 0 ? last : undefined
}
const headingEnds = tableFor("headingEnds")
const headingWords = tableFor("headingWords")

/** "Made posters", "Improved communication skills": work, and no heading. */
const opensWithVerb = (name: string): boolean => {
  const first = /^\p{L}+/u.exec(name)?.[0].toLowerCase() ?? ""
  return pastVerbs.has(first) || (first.length > 2 && first.endsWith("ed") && !noPastVerbs.has(first))
}
const pastVerbs: ReadonlySet<string> = new Set(wordsFor("pastVerbs"))
const noPastVerbs: ReadonlySet<string> = new Set(wordsFor("noPastVerbs"))

/** The section that a line opens, what follows its name on the line, and whether it is a name of the list. */
export const headingIn = (
  text: string
): { readonly section: ProfileSection; readonly tail: string; readonly isListed: boolean } | undefined => {
  // "OBJECTIVE   A place in a kitchen"
  const gap = /^([\p{Lu}&/ ]{5,40}?)(?: {2,}|\t)(?=\S)/u.exec(text)
  const before = headings.get(gap?.[1]?.trim().toLowerCase() ?? "")
  if (gap !== null && before !== undefined)
    return { section: before, tail: text.slice(gap[0].length).trim(), isListed: true }
  const plain = withoutOrnament(text)
  const colon = plain.indexOf(":")
  const name = (colon < 0 ? plain : plain.slice(0, colon)).trim()
  // "Career at Sample Foods"
  const [, work = "", employer = ""] = workAt.exec(name) ?? []
  if (employer !== "" && (headings.get(work.toLowerCase()) ?? looseHeading(work)) === "experience")
    return { section: "experience", tail: employer, isListed: true }
  if (name.length > 45) return undefined
  const known = name.toLowerCase().replace(/\s+/g, " ")
  // "Research experience", "Hospitality experience": whatever it is of, but volunteering is told apart.
  const kind = colon < 0 && !opensWithVerb(known) ? kindOf(known) : undefined
  const signed = text.trim()
  const isOrnate =
    colon < 0 && plain !== signed && (/^[~*=•·.]+ [^~*=•·.]+ [~*=•·.]+$/.test(signed) || bothSides.test(signed))
  // "PUBLICATIONS (selected of 17)"
  const whole = /^\p{Lu}{4}/u.test(name) ? known.replace(/ \([^()]{3,60}\)$/, "") : known
  const section =
    headings.get(whole) ??
    kind ??
    (isOrnate ? (looseHeading(text) ?? composedHeading(text)?.section ?? "unknown") : undefined)
  if (section === undefined) return undefined
  const tail = colon < 0 ? "" : plain.slice(colon + 1).trim()
  // "tools: a hammer" inside a text is no heading; a heading begins with a capital.
  if (name[0] !== name[0]?.toUpperCase()) return undefined
  return { section, tail, isListed: kind === undefined || headings.has(known) }
}

const workAt = new RegExp(`^(.{4,40}?) ${anyOf("sureJoints")} (\\p{Lu}.{2,80})$`, "iu")

const outsideWork = phrasesFor("outsideWork")

const wordsOf = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}][\p{L}'’-]*|&/gu) ?? []

/** "Area", "Clinical", "Other": what lists of skills are sorted by. */
export const isMadeOfHeadingWords = (text: string): boolean => {
  const words = wordsOf(text)
  return words.length > 0 && words.every((word) => headingWords.has(word))
}

const sectionOfKinds = (kinds: ReadonlySet<string>): ProfileSection => {
  if (kinds.has("volunteering")) return "projects"
  if (kinds.has("experience")) return "experience"
  if (kinds.has("skills")) return "skills"
  if (kinds.has("education") && !kinds.has("learning")) return "education"
  if (kinds.has("certifications")) return "certifications"
  if (kinds.has("languages")) return "languages"
  const isOther = kinds.has("other") || kinds.has("projects")
  if (kinds.has("training") && !kinds.has("learning") && !isOther) return "education"
  if (kinds.has("summary") && !isOther) return "summary"
  return kinds.has("other") && !kinds.has("projects") ? "other" : "projects"
}

/** A heading put together of the words that headings have, and how much of it they are. */
export const composedHeading = (
  text: string
): { readonly section: ProfileSection; readonly isWhole: boolean; readonly words: number } | undefined => {
  const name = withoutOrnament(text).replace(/:$/, "").trim()
  if (name.length > 50 || /[\d@.;:"“”]|,$/.test(name) || name[0] !== name[0]?.toUpperCase()) return undefined
  const words = wordsOf(name)
  if (words.length === 0 || words.length > 7 || opensWithVerb(name)) return undefined
  // Fillers stand between the words that announce something.
  const kinds = new Set(words.flatMap((word) => headingWords.get(word) ?? []).filter((kind) => kind !== "fillers"))
  const isOutside = outsideWork.isWhole(name)
  if (kinds.size === 0 && !isOutside) return undefined
  return {
    section: isOutside ? "other" : sectionOfKinds(kinds),
    isWhole: isMadeOfHeadingWords(name),
    words: words.length
  }
}
