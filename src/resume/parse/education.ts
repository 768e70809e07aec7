import type { EducationItem } from "../../domain/MasterProfile.js"
import { phrasesFor, wordsFor } from "../../rules/resumeWords/words.js"
import { alternativesOf, PhraseSet, plainWords } from "../../text/phrases.js"
import { type Period, periodOrDateIn, withoutPeriod } from "./dates.js"
import type { Line } from "./layout/lines.js"
import { isNameLike, isPlace, isSurePlace, piecesOf } from "./layout/pieces.js"

/** Short forms that are one in capitals only. */
const phrasesOfCase = (name: string) => {
  const letters: ReadonlySet<string> = new Set(wordsFor(name))
  return (text: string): boolean => (text.match(/\p{Lu}{2,}/gu) ?? []).some((word) => letters.has(word))
}

const heldDegrees = phrasesFor("heldDegrees")

/** Names of degrees that nobody takes for certificates. */
export const isHeldDegree = (text: string): boolean => {
  const words = plainWords(text)
  return heldDegrees.isIn(words) || isDegree(text.replace(ofCertificates, ""))
}
const ofCertificates = new RegExp(alternativesOf(wordsFor("notDegrees")), "gi")

const schools = phrasesFor("schools")
const notSchools = phrasesFor("notSchools")
const schoolLetters = phrasesOfCase("schoolLetters")
const degrees = new PhraseSet([...wordsFor("degrees"), ...wordsFor("degreeShort")])
const degreeLetters = phrasesOfCase("degreeLetters")
const coursesIn = phrasesFor("degreeBefore")

const sameAs = phrasesFor("sameAs")
export const isSchool = (text: string): boolean => {
  const words = plainWords(text)
  return (schools.isIn(words) || schoolLetters(text) || sameAs.isAll(words)) && !notSchools.isIn(words)
}
export const isDegree = (text: string): boolean => {
  const words = plainWords(text)
  return (
    degrees.isIn(words) ||
    words.some((word, at) => word === "in" && at > 0 && coursesIn.endsIn(words.slice(0, at))) ||
    degreeLetters(text)
  )
}

/** Whether a line of a text without headings is about schools. */
export const isStudyLine = (text: string): boolean => studyWords.isWithin(text)
const studyWords = phrasesFor("studyWords")

/** What somebody learned, wrote or won on the way to a degree is no degree. */
const isAboutStudies = (piece: string): boolean => {
  const words = plainWords(piece)
  return (
    studyAsides.lengthAt(words, studyBefore.lengthAt(words, 0)) > 0 ||
    (/[.!?]$/.test(piece) && piece.split(" ").length > 12)
  )
}
const studyAsides = phrasesFor("studyAsides")
const studyBefore = phrasesFor("studyBefore")

const asides = new RegExp(`(?<![\\s,])[\\s,]*[.;]\\s+(?:${alternativesOf(wordsFor("studyEnds"))})\\b.*$`, "i")

/** "Example University, Waterloo, Ontario" without its town; a state in its name stays. */
const withoutPlace = (given: string): string => {
  const piece = given.replace(/(?<!\s)\s+\([^)]{12,200}\)$/, "")
  const [first = "", ...others] = piece.split(/,\s+/)
  const isTown =
    others.length > 0 &&
    isSchool(first) &&
    isSurePlace(others.length > 1 ? others.join(", ") : `Town, ${others[0] ?? ""}`)
  return isTown ? first : piece
}

/** A name that is no place and holds no figure, as a school's is. */
const isOrganisationName = (piece: string): boolean =>
  isNameLike(piece) && !isSurePlace(piece) && !isPlace(piece) && !/\d/.test(piece) && piece.length <= 80

interface Draft {
  school?: string
  degree?: string
  period?: Period
}

/** Entries of an education section: a second school, degree or date begins the next one. */
export const educationIn = (lines: ReadonlyArray<Line>): ReadonlyArray<EducationItem> => {
  const drafts: Array<Draft> = []
  let draft: Draft = {}
  let last: string | undefined
  const close = () => {
    if (draft.school !== undefined || draft.degree !== undefined) drafts.push(draft)
    draft = {}
  }
  for (const [place, line] of lines.entries()) {
    if (line.blankBefore && draft.school !== undefined && draft.degree !== undefined) close()
    if (line.text.length > 200) continue
    const period = periodOrDateIn(line.text)
    const text = (period === undefined ? line.text : withoutPeriod(line.text, period))
      .replace(asides, "")
      .replace(/(?<!\s)\s+\(\p{Ll}[^()]{12,200}\)/gu, "")
    const beside = [lines[place - 1], lines[place + 1]].some((other) => other !== undefined && isSchool(other.text))
    const pieces = piecesOf(text).flatMap((piece) => schoolAndDegree(piece, beside || isSchool(text)))
    for (const [at, piece] of pieces.entries()) {
      const before = pieces[at - 1]
      const isBesideDegree =
        before !== undefined &&
        isDegree(before) &&
        !isDegree(piece) &&
        draft.school === undefined &&
        !beside &&
        !pieces.some(isSchool) &&
        isOrganisationName(piece)
      const kind =
        isSchool(piece) || isBesideDegree ? "school" : isDegree(piece) && !isAboutStudies(piece) ? "degree" : undefined
      if (kind === undefined) {
        // A degree without one of the usual words, or a school without one: the line that still misses it.
        if (isPlace(piece) || line.bullet || isAboutStudies(piece)) continue
        // Before the school on its line: "NVQ Level 3 | Swansea College".
        if (at === 0 && draft.school === undefined && draft.degree === undefined && pieces.slice(1).some(isSchool))
          draft.degree = piece
        if (draft.school !== undefined && draft.degree === undefined && piece.length <= 120) draft.degree = piece
        continue
      }
      if (draft[kind] !== undefined) close()
      draft[kind] = kind === "school" ? withoutPlace(sameAs.isWhole(piece) ? (last ?? piece) : piece) : piece
      if (kind === "school") last = draft.school
    }
    if (period !== undefined && draft.period === undefined) draft.period = period
  }
  close()
  return drafts.map((entry) => ({
    ...(entry.school === undefined ? {} : { school: entry.school }),
    ...(entry.degree === undefined ? {} : { degree: entry.degree }),
    start_date: entry.period?.start ?? null,
    end_date: entry.period?.end ?? null
  }))
}

const fromSchool = new RegExp(` (?:${alternativesOf(wordsFor("schoolJoints"))}) (?:the )?(?=\\p{Lu})`, "u")

/** "BSc Nursing, University of Porto, Porto": parted only where one part is a school and another a degree. */
const schoolAndDegree = (piece: string, isSchoolTold: boolean): ReadonlyArray<string> => {
  const parts = piece.split(/,\s+/).flatMap((part) => {
    // "Bachelor of Science from Example University", "correspondence with École Exemple"
    const [before = "", behind] = part.split(fromSchool)
    return behind !== undefined && isSchool(behind) ? [before, behind] : [part]
  })
  const schoolAt = parts.findIndex(isSchool)
  const degreeAt = parts.findIndex(isDegree)
  // "NVQ Level 2 Plumbing, Coleg Wysg", "ESL level 6, Stillman Prairie College": one of them is told by no word.
  if (schoolAt < 0 && degreeAt >= 0 && parts.length > 1 && !isSchoolTold) {
    const other = parts.findIndex(
      (part, at) => at !== degreeAt && isNameLike(part) && !isSurePlace(part) && !/\d/.test(part) && at > degreeAt
    )
    return other < 0 ? [piece] : [parts.slice(0, other).join(", "), parts[other] ?? ""]
  }
  if (degreeAt < 0 && schoolAt > 0) return [parts.slice(0, schoolAt).join(", "), parts[schoolAt] ?? ""]
  // "Example Tech, culinary arts, one semester"
  if (schoolAt === 0 && degreeAt < 0 && /^\p{Ll}/u.test(parts[1] ?? "") && !isAboutStudies(parts[1] ?? ""))
    return parts.slice(0, 2)
  if (schoolAt < 0 || degreeAt < 0 || schoolAt === degreeAt) return [piece]
  return schoolAt > degreeAt
    ? [parts.slice(0, schoolAt).join(", "), parts.slice(schoolAt, schoolAt + 1).join(", ")]
    : [parts.slice(schoolAt, degreeAt).join(", "), parts.slice(degreeAt).join(", ")]
}
