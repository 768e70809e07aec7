import type { EducationItem } from "../../domain/MasterProfile.js"
import { mentionsIn } from "../../lexicon/matcher/mentions.js"
import { phrasesFor, wordsFor } from "../../rules/resumeWords/words.js"
import { alternativesOf, PhraseSet, plainWords } from "../../text/phrases.js"
import { englishRules } from "../../rules/RuleSet.js"
import { tokenize } from "../../text/tokenize.js"
import { type Period, periodOrDateIn, withoutPeriod } from "./dates.js"
import type { Line } from "./lines.js"
import { isNameLike, isPlace, isSurePlace, piecesOf } from "./pieces.js"

/** Short forms that are one in capitals only. */
const phrasesOfCase = (name: string) => {
  const letters: ReadonlySet<string> = new Set(wordsFor(name))
  return (text: string): boolean => (text.match(/\p{Lu}{2,}/gu) ?? []).some((word) => letters.has(word))
}

/** Splits at commas and their like outside of brackets. */
const entriesOf = (text: string): ReadonlyArray<string> => {
  const entries: Array<string> = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at]
    if (character === "(" || character === "[") depth += 1
    else if (character === ")" || character === "]") depth = Math.max(0, depth - 1)
    const parts =
      character === undefined ||
      character === ";" ||
      character === "|" ||
      character === "•" ||
      character === "·" ||
      character === "\t"
    const comma = (character === "," || character === "，") && !/^,\d/.test(text.slice(at, at + 2))
    // Side by side in columns.
    const gap = character === " " && text.startsWith("   ", at)
    if (parts || gap || (comma && depth === 0)) {
      entries.push(text.slice(from, at))
      from = at + 1
    }
  }
  return entries
    .map((entry) => entry.replace(joining, "").replace(/^[\s–—-]+/, ""))
    .map((entry) => entry.replace(/(?<![\s.])[\s.]+$/, ""))
    .filter((entry) => entry !== "")
}

const joining = new RegExp(`^\\s*(?:&|${alternativesOf(wordsFor("ands"))})\\s+(?=\\S)`, "i")
const longestSkill = 80

/** "Languages: Go, Python" names a kind of skill and then the skills. */
const withoutLabel = (text: string): string => {
  const colon = text.indexOf(":")
  return colon > 0 && colon <= 40 && !/[,;|]/.test(text.slice(0, colon)) ? text.slice(colon + 1) : text
}

/** "I've not used SAP. Payroll was done by our bureau": said by somebody, where a list has names only. */
const isProse = (sentence: string): boolean => {
  const [first = ""] = sentence.split(/[,;]/, 1)
  const words = plainWords(first.slice(0, maxProseRead))
  return words.length >= 4 && (pronouns.isIn(words) || said.isIn(words))
}
const said = phrasesFor("saidOfOneself")
const maxProseRead = 200
const sentencesIn = (text: string): ReadonlyArray<string> => text.split(/(?<=\p{L}[.!?]) (?=\p{Lu})/u)

/** Texts of a skills section that hold a sentence, which is no skill: what somebody did, under the skill it took. */
export const sentencesAmongSkills = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.filter(
    (text) =>
      sentencesIn(text).some(isProse) || entriesOf(withoutLabel(text)).some((entry) => entry.length > longestSkill)
  )

/** "Python - experience - 12 months", "Python - 5 years": how long is no part of the name. */
const howLong = new RegExp(
  `(?<!\\s)\\s*[-–—(] ?(?:exp\\w{0,9}ence\\b|less than |over )?[ -]{0,3}(?:less than |over )?\\d{1,3}\\+? (?:${alternativesOf(wordsFor("durationUnits"))})\\b.*$`,
  "i"
)

const notSkills = phrasesFor("notSkills")
const pageNotes = phrasesFor("pageNotes")
const pronouns = phrasesFor("pronouns")
/** "I do not touch it", "no ISO 13485": said about skills, and none itself. */
const isRemark = (entry: string): boolean => {
  const words = plainWords(entry)
  return notSkills.isIn(words.slice(0, 3)) || (words.length > 2 && pronouns.lengthAt(words, 0) > 0)
}

/** Entries of a skills section. */
export const skillsIn = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts
    .filter((text) => !notSkills.opens(text) && !pageNotes.opens(text))
    .flatMap((text) => {
      const sentences = sentencesIn(text)
      return sentences.some(isProse) ? sentences.filter((sentence) => !isProse(sentence)) : [text]
    })
    .flatMap((text) =>
      entriesOf(withoutLabel(text)).flatMap((entry) => (text.endsWith(".") ? [entry] : entry.split(/\.\s+(?=\p{Lu})/u)))
    )
    .map((entry) => entry.replace(howLong, ""))
    .filter((entry) => entry.length <= longestSkill && /[\p{L}\p{N}]/u.test(entry) && !isRemark(entry))

const withoutDates = (text: string): string => {
  const period = periodOrDateIn(text)
  return (period === undefined ? text : withoutPeriod(text, period)).replace(/(?<![\s(,–—|-])[\s(,–—|-]+$/u, "").trim()
}

const namesCertificate = (text: string) => mentionsIn(text).some(({ concept }) => concept.kind === "certification")

const issued = new RegExp(
  `(?<!\\p{L})(?:(?:${alternativesOf(wordsFor("issued"))})(?!\\p{L})|#\\s?\\d|(?:${alternativesOf(wordsFor("earned"))}) (?=\\p{L}{0,9}\\.? ?\\d{4})).*$`,
  "iu"
)
/** What is said of a certificate behind its name and is no part of it. */
const state = new RegExp(`(?<!\\s)\\s*[,(–—-]\\s*(?:${alternativesOf(wordsFor("states"))})\\)?$`, "i")

const until = /\s(?:until|till|through)$/i

const withoutIssue = (text: string): string => {
  const at = text.search(issued)
  // "Valid driver's license"
  if (at <= 0) return text
  return text
    .slice(0, at)
    .trimEnd()
    .replace(/[,(|–—-]$/, "")
    .trimEnd()
}

/** Without what was before its dates: "Forklift licence, valid until". */
const withoutUntil = (text: string): string => {
  if (!until.test(text)) return text.replace(/(?<![\s,(–—-])[\s,(–—-]+$/u, "")
  const comma = text.lastIndexOf(",")
  return comma < 0 ? text.replace(until, "").trimEnd() : text.slice(0, comma)
}

/** A line of several certificates; a state behind a licence, or its kind, makes one of it. */
const isSeveral = (entries: ReadonlyArray<string>): boolean =>
  entries.length > 1 &&
  entries.filter(namesCertificate).length > 1 &&
  !entries.slice(1).some((entry) => licenceOf.opens(entry) || licenceKinds.isWithin(entry))
const licenceOf = phrasesFor("licenceOf")
const licenceKinds = phrasesFor("licenceKinds")

/** "no. PT-00000", "#12345": no word that denies. */
const numbered = /(?:\b\p{L}{2,3}\.?|#)\s*[\p{Lu}-]{0,6}\d[\p{L}\d-]*/gu

/** The rule by which an entry says of itself that it is not held: "CPR, expired 2023", "CKA: exam booked". */
const denialOf = (entry: string): string | undefined =>
  englishRules
    .read(tokenize(entry.replace(numbered, " ")), { type: "resume" })
    .all.find(({ rule }) => rule.kind === "status" && rule.means !== "affirmed")?.rule.id

/** Whether a rule takes back what stands before it; "no" only denies what stands behind it. */
const isDenial = (id: string | undefined): boolean => id !== undefined && id !== "status.negated.no"

/** An entry without what a later sentence of it says is not there: "CDL, Class A. No endorsements." */
const heldPart = (entry: string): string => {
  const sentences = entry.split(sentenceEnd)
  const denials = sentences.map(denialOf)
  const [first = ""] = entry.split(/,\s/, 1)
  // "Driving licence, full, no car"
  if (!denials.some(isDenial) && denials[0] !== undefined && denialOf(first) === undefined) return first
  const isHeld = denials[0] === undefined && !denials.some(isDenial)
  return isHeld ? sentences.filter((_, at) => denials[at] === undefined).join(" ") : ""
}

/** Not behind "no." or "U.S.". */
const sentenceEnd = /(?<=\p{Ll}{3}\.| \p{Lu}\.) (?=\p{Lu})/u

/** Entries of a certifications section, without dates; one line may list several. */
export const certificatesIn = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts
    .filter((text) => !pageNotes.opens(text))
    .flatMap((text) => {
      const entries = entriesOf(withoutLabel(text))
      // "ATC, board certified; let lapse": what stands behind the semicolon is said of all.
      const isDenied = text
        .split(";")
        .slice(1)
        .some((part) => isDenial(denialOf(part)))
      return isSeveral(entries) && !isDenied ? entries : [text]
    })
    .map(heldPart)
    .map((text) => withoutUntil(withoutDates(withoutIssue(text)).replace(state, "")))
    .filter((entry) => entry !== "" && entry.length <= 200 && /\p{L}/u.test(entry))

/** Certificates among schools and degrees: "NEBOSH National General Certificate, 2022"; not what a school beside it gave. */
export const certificatesAmong = (lines: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  const isBareSchool = (line: Line | undefined) =>
    line !== undefined && isSchool(line.text) && !isDegree(line.text) && line.heading === undefined
  return lines.filter((line, at) => {
    const { text } = line
    if (text.length > 160 || isSchool(text) || isHeldDegree(text) || !isCertificateLine(text)) return false
    const below = lines[at + 1]
    return !(isBareSchool(lines[at - 1]) && !line.blankBefore) && !(isBareSchool(below) && below?.blankBefore === false)
  })
}

const certificateWords = phrasesFor("certificateWords")
export const isCertificateLine = (text: string): boolean => certificateWords.isWithin(text) || namesCertificate(text)

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
