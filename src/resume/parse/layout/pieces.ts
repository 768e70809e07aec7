import { read } from "../../../lexicon/matcher/mentions.js"
import { titlesIn } from "../../../lexicon/matcher/occupation.js"
import { anyOf, phrasesFor, wordsFor } from "../../../rules/resumeWords/words.js"
import { PhraseSet, plainWords } from "../../../text/phrases.js"

/** Signs that part the pieces of a header line; a hyphen or dash only with spaces around it. */
const separators = /[|·•‖]\s*|(?<!\.)\.{4,}\s*|(?<!\s)\s+(?:\/{1,2}|[–—-]+|@)\s+|(?<!\s)\s{3,}|\t+/u

/** A remark in brackets, of three words or more. */
const bracketed = /(?<!\s)\s*\([^()]{5,120}\)/g

export const piecesOf = (line: string): ReadonlyArray<string> =>
  line
    .split(separators)
    .map((piece) => piece.replace(/^[\s,;:–—-]+|(?<![\s,;:/–—-])[\s,;:/–—-]+$/gu, ""))
    .filter((piece) => piece !== "")

const occupations = phrasesFor("occupations")
const organisations = phrasesFor("organisations")

/** Whether a piece names an occupation. */
export const isRole = (piece: string): boolean => {
  if (piece.length > 120) return false
  // The lexicon is asked last: reading takes longer than looking.
  if (occupations.isWithin(piece)) return true
  const text = read(piece)
  return titlesIn(text, 0, text.tokens.count).length > 0
}

export const isOrganisation = (piece: string): boolean => organisations.isWithin(piece)

const employmentTypes = phrasesFor("employmentTypes")
const employmentNouns = phrasesFor("employmentNouns")
const workplaces = phrasesFor("workplaces")
const durationUnits = phrasesFor("durationUnits")
const durationWords = phrasesFor("durationWords")

/** Words on the side: "Full-time", "3 yrs 2 mos", "Remote". */
export const isAside = (piece: string): boolean => {
  if (piece.length > 60) return false
  const words = plainWords(piece)
  const length = employmentTypes.lengthAt(words, 0)
  if (length > 0 && employmentNouns.lengthAt(words, length) === words.length - length)
    return /^[([]?\p{L}[^:;.]*$/u.test(piece)
  return isDuration(piece)
}

/** "4 years 6 months", in brackets or not. */
export const isDuration = (piece: string): boolean => {
  if (piece.length > 60 || !/\d/.test(piece)) return false
  const words = plainWords(piece).filter((word) => !durationWords.isAll([word]))
  return (
    (words.length === 2 || words.length === 4) &&
    words.every((word, at) => (at % 2 === 0 ? /^\d{1,2}$/.test(word) : durationUnits.isAll([word])))
  )
}

/** "Berlin, Germany", "Austin, TX", "Leeds, West Yorkshire". */
const place = /^\p{Lu}[\p{L}.'’ -]{1,40}, ?\p{Lu}[\p{L}.'’ ]{1,40}(?:, ?\p{Lu}[\p{L}. ]{1,30})?(?: \d{4,6})?$/iu
/** A town with a state's letters: clear, though "CO" also is short for a company. */
const townAndState = /^\p{Lu}[\p{L}.'’ -]{1,40}, [A-Z]{2}(?: \d{5})?$/u

/** In small letters: "Gary, IN" is a place. */
const noPlace = new RegExp(`(?<!\\p{L})${anyOf("noPlace")}(?!\\p{L})`, "u")

/** "Leeds, UK (remote)" without what stands in the brackets. */
const withoutWorkplace = (piece: string): string => {
  const open = piece.endsWith(")") ? piece.lastIndexOf("(") : -1
  return open > 0 && workplaces.isWhole(piece.slice(open)) ? piece.slice(0, open).trimEnd() : piece
}

export const isPlace = (given: string): boolean => {
  const piece = withoutWorkplace(given)
  if (!place.test(piece) || isRole(piece) || noPlace.test(piece)) return false
  return townAndState.test(piece) || !isOrganisation(piece)
}

const regions = new PhraseSet([...wordsFor("countries"), ...wordsFor("regions")])

const stateLetters: ReadonlySet<string> = new Set(wordsFor("stateLetters"))

/** The name of a state, county or country, or a state's letters, with its postal code after it. */
const isRegion = (part: string): boolean => {
  if (part.length > 50 || /[^\p{L}\p{N}., -]/u.test(part)) return false
  const words = plainWords(part)
  const code = words.findIndex((word, at) => at > 0 && /\d/.test(word))
  const named = code < 0 ? words : words.slice(0, code)
  if (words.length - named.length > 2) return false
  if (named.length === 1 && named[0]?.length === 2 && stateLetters.has(part.slice(0, 2))) return true
  return regions.isAll(named) && (part.length > 3 || part === part.toUpperCase())
}

const partsOf = (piece: string): ReadonlyArray<string> =>
  withoutWorkplace(piece)
    .split(/,\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== "")

/**
 * Whether a piece can be nothing but a place: "Hamilton, Ontario", "Leeds, West Yorkshire, UK". "Sample Foods,
 * Hamilton, Ontario" may be an employer and its town, and "Sample Foods, Hamilton" as well.
 */
export const isSurePlace = (piece: string): boolean => {
  if (piece.length > 120) return false
  const [first = "", ...others] = partsOf(piece)
  if (others.length > 2 || isOrganisation(first) || !/^\p{Lu}/u.test(first)) return false
  if (others.length === 0) {
    // "Tampa FL"
    const isTown = stateLetters.has(first.slice(-2)) && /^(?:\p{Lu}\p{Ll}+ ){1,3}[A-Z]{2}$/u.test(first)
    return (isTown && !isRole(first.slice(0, -3))) || (isRegion(first) && first.length > 2 && !isRole(first))
  }
  if (first.split(" ").length > 4 || first.includes("&") || noPlace.test(first)) return false
  return others.every(isRegion) && !isRole(first)
}

const firmJoint = new RegExp(`^[^,]{2,30} (?:&|${anyOf("ands")}) (?=[^,]{2,40}$)`, "u")
const firmName = /^(?:\p{Lu}[\p{L}.'’-]*|&|\p{L}{1,3})(?: (?:\p{Lu}[\p{L}.'’-]*|&|\p{L}{1,3}))*$/u

/** Whether what stands after a comma goes on with the name of a firm: "Marchetti, Lowe & Okun", "Sample, Sons and Partners LLP". */
export const isFirmOfNames = (before: string, following: string): boolean => {
  const [last = ""] = following.replace(bracketed, "").trim().split(",", 1)
  const joint = firmJoint.exec(last)
  if (joint === null || !firmName.test(last)) return false
  if (legalForms.endsIn(plainWords(last))) return true
  if (isOrganisation(before)) return false
  const isNames = joint[0].endsWith(" & ") && before.trim().split(/\s+/).length <= 2 && !regions.isWithin(last)
  return isNames || isOrganisation(last) || isPluralOfRole(last)
}

/** "Hartley Clough Engineers": many of an occupation are a firm. */
export const isPluralOfRole = (text: string): boolean => {
  const last = plainWords(text).at(-1) ?? ""
  const one = last.endsWith("ies") ? `${last.slice(0, -3)}y` : last.slice(0, -1)
  return last.endsWith("s") && !occupations.isWithin(last) && occupations.isWithin(one)
}

const legalForms = phrasesFor("legalForms")
const smallWords: ReadonlySet<string> = new Set(wordsFor("smallWords"))
const endedByDot = phrasesFor("endedByDot")
const sentenceWords = phrasesFor("sentenceWords")

/** Whether the dot at the end of a text is that of a short form: "Sample Foods Inc." */
export const endsShort = (text: string): boolean =>
  text.endsWith(".") && (/, \p{Lu}\p{Ll}{1,4}\.$/u.test(text) || endedByDot.endsIn(plainWords(text.slice(-12))))

/** Whether a line is spelled as a name or a title is: "Law Office of Benedict Marsh", not "Led a team of 18". */
export const isNameLike = (text: string): boolean => {
  if (text.length > 100 || (/[.!?;:]$/.test(text) && !endsShort(text))) return false
  const parts = text.split(/,\s+/)
  if (parts.length > 1 && parts.length <= 4 && parts.every(isNameLike)) return true
  const words = text
    .replace(/\([^)]{0,120}\)/g, " ")
    .split(/[\s/]+/)
    .filter((word) => /\p{L}/u.test(word))
  if (words.length === 0) return false
  if (words.every((word) => !/^[^\p{L}]*\p{Ll}(?!\p{Ll}?['’]\p{Lu})/u.test(word) || smallWords.has(word))) return true
  // "Software engineer", "staff nurse": a title in small letters.
  const isSentence = /^\p{L}+(?:ed|ing)\b|\d/iu.test(text) || sentenceWords.isWithin(text)
  return words.length <= 6 && !isSentence && roleRank(text) >= 2
}

/** After these no more of a title stands: "Head of Sales". */
const afterTitle = new RegExp(`(?:,| [-–—] | ${anyOf("afterTitle")} | d'|/).*`, "isu")

const positionNouns = phrasesFor("positionNouns")

/** How surely a piece is an occupation: 3 where its last word is one, 1 where any is, 0 for none. */
export const roleRank = (piece: string): number => {
  if (piece.length <= 60 && positionNouns.endsIn(plainWords(piece))) return 3
  if (!isRole(piece)) return 0
  const head = piece
    .replace(/\([^)]{0,120}\)/g, " ")
    .replace(afterTitle, "")
    .replace(/(?<!\s)\s+(?:I{1,3}|IV|V|\d|[A-C])$/u, "")
    .trim()
  const last = head.split(/\s+/).at(-1) ?? ""
  const isHead = occupations.isWithin(last) || isTitle(head)
  return (isHead ? 3 : 1) - (isOrganisation(piece) && !isHead ? 1 : 0)
}

/** Whether a title of the lexicon stands at the end of a text. */
const isTitle = (head: string): boolean => {
  const text = read(head)
  return titlesIn(text, 0, text.tokens.count).some(({ last }) => last === text.tokens.count - 1)
}
