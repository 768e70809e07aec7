import { mentionsIn } from "../../lexicon/matcher/mentions.js"
import { anyOf, phrasesFor, tableFor, wordsFor } from "../../rules/resumeWords/words.js"
import { PhraseSet, plainWords } from "../../text/phrases.js"
import { type Period, periodOrDateIn } from "./dates.js"
import type { Line } from "./layout/Line.js"
import { isNameLike, isPlace, isSurePlace, piecesOf } from "./layout/pieces.js"

/** Short forms that are one in capitals only. */
const phrasesOfCase = (name: string) => {
  const letters: ReadonlySet<string> = new Set(wordsFor(name))
  return (text: string): boolean => (text.match(/\p{Lu}{2,}/gu) ?? []).some((word) => letters.has(word))
}

const heldDegrees = phrasesFor("heldDegrees")

/** "H.S.C.", "S.S.C." */
const withoutDots = (text: string): string =>
  text.replace(/(?<![\p{L}.])(?:\p{Lu}\.){3,5}(?!\p{L})/gu, (letters) => letters.replaceAll(".", ""))

/** Names of degrees that nobody takes for certificates. */
export const isHeldDegree = (text: string): boolean => {
  const words = plainWords(text)
  return heldDegrees.isIn(words) || isDegree(text.replace(ofCertificates, ""))
}
const ofCertificates = new RegExp(anyOf("notDegrees"), "gi")

const schools = phrasesFor("schools")
const notSchools = phrasesFor("notSchools")
const schoolLetters = phrasesOfCase("schoolLetters")
const degrees = new PhraseSet([...wordsFor("degrees"), ...wordsFor("degreeShort")])
const degreeLetters = phrasesOfCase("degreeLetters")
const coursesIn = phrasesFor("degreeBefore")

const sameAs = phrasesFor("sameAs")
export const isSameSchool = (text: string): boolean => sameAs.isWhole(text)
export const isSchool = (text: string): boolean => {
  const words = plainWords(text)
  return (schools.isIn(words) || schoolLetters(text) || sameAs.isAll(words)) && !notSchools.isIn(words)
}
const degreesAlone = phrasesFor("degreesAlone")

export const isDegree = (given: string): boolean => {
  const text = withoutDots(given)
  const words = plainWords(text)
  return (
    degrees.isIn(words) ||
    degreesAlone.lengthAt(words, 0) > 0 ||
    words.some((word, at) => word === "in" && at > 0 && coursesIn.endsIn(words.slice(0, at))) ||
    degreeLetters(text)
  )
}

/** Whether a line of a text without headings is about schools. */
export const isStudyLine = (text: string): boolean => studyWords.isWithin(text)
const studyWords = phrasesFor("studyWords")

/** What somebody learned, wrote or won on the way to a degree is no degree, and neither is its grade. */
const isAboutStudies = (piece: string): boolean => {
  const words = plainWords(piece)
  const aside = studyAsides.lengthAt(words, studyBefore.lengthAt(words, 0))
  return (
    // "Year 10" is what one leaves school with.
    (aside > 0 && degrees.lengthAt(words, 0) <= aside) ||
    studyDates.lengthAt(words, 0) > 0 ||
    months.has(words[0] ?? "") ||
    (!/\p{L}.*\p{L}/u.test(piece) && !isDegree(piece)) ||
    (/[.!?]$/.test(piece) && piece.split(" ").length > 12)
  )
}
const studyAsides = phrasesFor("studyAsides")
const studyBefore = phrasesFor("studyBefore")
const studyDates = phrasesFor("studyDates")
const months = tableFor("months")

const asides = new RegExp(`(?<![\\s,])[\\s,]*[.;]\\s+${anyOf("studyEnds")}\\b.*$`, "i")
/** "(expected 2027)", "Class of 2014", without the date. */
const ofDate = new RegExp(`(?<![\\s(,:;–—-])[\\s(,:;–—-]*(?:\\b${anyOf("studyDates")}[\\s:]*)?$`, "iu")
const label = new RegExp(`^${anyOf("studyLabels")}\\s*:\\s*`, "iu")

/** A name that is no place and holds no figure, as a school's is. */
export const isSchoolLike = (part: string): boolean =>
  isNameLike(part) && !isSurePlace(part) && !isPlace(part) && !/[\d:]/.test(part) && part.length <= 80

/** "B.A.", "MBA", "Ph.D. Candidate": what it is in stands after a comma. */
const isBareDegree = (text: string): boolean =>
  text.replace(/\([^()]{0,80}\)/g, "").trim().length <= 8 || degreesAlone.isWhole(text)

export interface Item {
  readonly kind: "school" | "degree" | "other"
  readonly text: string
}

interface DateFound {
  readonly kind: "date"
  readonly period: Period
}

export type Found = Item | DateFound

export const isSchoolItem = ({ kind }: Found): boolean => kind === "school"
export const isDegreeItem = ({ kind }: Found): boolean => kind === "degree"
export const isDateItem = (found: Found): found is DateFound => found.kind === "date"

const fromSchool = new RegExp(` ${anyOf("schoolJoints")} (?:the )?(?=\\p{Lu})`, "u")

/** "Bachelor of Science from Example University", "Diploma, correspondence with École Exemple" */
const partsOf = (piece: string): ReadonlyArray<string> =>
  piece.split(/,\s+(?![^()]{0,80}\))/).flatMap((part) => {
    const [before = "", following] = part.split(fromSchool)
    return following !== undefined && isSchool(following) ? [before, following] : [part]
  })

/** "PGCE (Secondary Science)" begins with a degree and "Secondary School Diploma" ends with one: neither is a school. */
const kindOf = (part: string): Item["kind"] =>
  isSchool(part) && !degreesAlone.opens(part) && !schoolDegrees.endsIn(plainWords(part))
    ? "school"
    : isDegree(part) && !isAboutStudies(part)
      ? "degree"
      : "other"
const schoolDegrees = phrasesFor("schoolDegrees")

/** "Sample University: BA Welsh and History": a school or a degree on either side, but not "A levels: Maths, Physics". */
const sidesOf = (piece: string): ReadonlyArray<string> => {
  const colon = piece.indexOf(": ")
  const [before, after] = [piece.slice(0, Math.max(0, colon)), piece.slice(colon + 2).trim()]
  const isParted =
    before.length > 3 &&
    after !== "" &&
    kindOf(before) !== "degree" &&
    !isAboutStudies(before) &&
    kindOf(after) === "degree"
  return isParted || (before !== "" && kindOf(before) === "school" && !isAboutStudies(after))
    ? [before, after]
    : [piece]
}

const joined = ({ kind, text }: Item, more: string): Item => ({ kind, text: `${text}, ${more}` })

/** A piece of a line as its school, its degree with what it is in, and what else it names. */
const itemsOfPiece = (piece: string, isSchoolTold: boolean): ReadonlyArray<Item> => {
  const items: Array<Item> = []
  const parts = partsOf(piece).map((text): Item => ({ kind: kindOf(text), text }))
  // "Courses in statistics, databases and master data"
  if (isAboutStudies(parts[0]?.text ?? "") && !parts.some(isSchoolItem)) return []
  const isTold = isSchoolTold || parts.some(isSchoolItem)
  const isDegreeTold = parts.some(isDegreeItem)
  for (const part of parts) {
    const last = items.at(-1)
    const isNext = last === undefined || isSchoolItem(part) || isDegreeItem(part)
    // "Copperline State, BA Journalism": no word tells the school.
    const isSchoolBefore = isDegreeItem(part) && items.length === 1 && !isTold
    if (isSchoolBefore && last !== undefined && !isDegreeItem(last) && isSchoolLike(last.text))
      items[0] = { ...last, kind: "school" }
    if (isNext) items.push(part)
    else if (isAboutStudies(part.text)) continue
    else if (isDegreeItem(last)) {
      // "NVQ Level 2 Plumbing, Coleg Wysg": the school, where nothing else is one.
      const isSchoolAfter = !isTold && !isBareDegree(last.text) && !last.text.includes(":") && isSchoolLike(part.text)
      if (isSchoolAfter) items.push({ ...part, kind: "school" })
      else items[items.length - 1] = joined(last, part.text)
    } else if (isSchoolItem(last)) {
      // "Example Tech, culinary arts, one semester"
      if (/^\p{Ll}/u.test(part.text) && !isDegreeTold) items.push({ ...part, kind: "degree" })
    } else items[items.length - 1] = joined(last, part.text)
  }
  const [first, second] = items
  // "Evening course, Swansea College": what stands before the school is what was learned there.
  const isLearned = first !== undefined && second !== undefined && !isSchoolItem(first) && isSchoolItem(second)
  if (isLearned && !isDegreeTold && !isPlace(first.text)) items[0] = { ...first, kind: "degree" }
  return items.filter(({ kind, text }) => kind !== "other" || !isAboutStudies(text))
}

/** The pieces of a line, and its dates between them. */
const piecesAndDates = (text: string): ReadonlyArray<string | Period> => {
  const period = periodOrDateIn(text)
  const pieces = (part: string) =>
    part
      .split(/\s{2,}|;\s+|(?<=\p{L}{3}|\p{Lu}{2}|[\d)*+])\.\s+(?=\p{Lu})| and (?=an? \p{L})/u)
      .flatMap(piecesOf)
      .map((piece) => piece.replace(label, ""))
      .flatMap(sidesOf)
      .filter((piece) => piece !== "")
  if (period === undefined) return pieces(text)
  return [
    ...pieces(text.slice(0, period.from).replace(ofDate, "")),
    period,
    ...piecesAndDates(text.slice(period.to).replace(/^[\s)\],.;:–—-]+/u, ""))
  ]
}

/** What a line tells, in its order. */
export const foundIn = (line: Line, isSchoolTold: boolean): ReadonlyArray<Found> => {
  if (line.text.length > 240) return []
  const text = line.text.replace(asides, "").replace(/(?<!\s)\s+\(\p{Ll}[^()]{12,200}\)/gu, "")
  const pieces = piecesAndDates(text.replace(label, ""))
  const isTold =
    isSchoolTold ||
    pieces.some((piece) => typeof piece === "string" && partsOf(piece).some((part) => kindOf(part) === "school"))
  return pieces.flatMap((piece): ReadonlyArray<Found> =>
    typeof piece === "string" ? itemsOfPiece(piece, isTold) : [{ kind: "date", period: piece }]
  )
}

export const namesCertificate = (text: string): boolean =>
  mentionsIn(text).some(({ concept }) => concept.kind === "certification")
const certificateWords = phrasesFor("certificateWords")
export const isCertificateLine = (text: string): boolean => certificateWords.isWithin(text) || namesCertificate(text)
