import type { EducationItem } from "../../domain/MasterProfile.js"
import { phrasesFor, tableFor, wordsFor } from "../../rules/resumeWords/words.js"
import { alternativesOf, PhraseSet, plainWords } from "../../text/phrases.js"
import { type Period, periodOrDateIn } from "./dates.js"
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
const degreesAlone = phrasesFor("degreesAlone")

export const isDegree = (text: string): boolean => {
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
  return (
    studyAsides.lengthAt(words, studyBefore.lengthAt(words, 0)) > 0 ||
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

const asides = new RegExp(`(?<![\\s,])[\\s,]*[.;]\\s+(?:${alternativesOf(wordsFor("studyEnds"))})\\b.*$`, "i")
/** "(expected 2027)", "Class of 2014", without the date. */
const ofDate = new RegExp(
  `(?<![\\s(,:;–—-])[\\s(,:;–—-]*(?:\\b(?:${alternativesOf(wordsFor("studyDates"))})[\\s:]*)?$`,
  "iu"
)
const label = new RegExp(`^(?:${alternativesOf(wordsFor("studyLabels"))})\\s*:\\s*`, "iu")

/** A name that is no place and holds no figure, as a school's is. */
const isSchoolLike = (part: string): boolean =>
  isNameLike(part) && !isSurePlace(part) && !isPlace(part) && !/[\d:]/.test(part) && part.length <= 80

/** "B.A.", "MBA", "Ph.D. Candidate": what it is in stands behind a comma. */
const isBareDegree = (text: string): boolean =>
  text.replace(/\([^)]*\)/g, "").trim().length <= 8 || degreesAlone.isWhole(text)

interface Item {
  readonly kind: "school" | "degree" | "other"
  readonly text: string
}

type Found = Item | { readonly kind: "date"; readonly period: Period }

const fromSchool = new RegExp(` (?:${alternativesOf(wordsFor("schoolJoints"))}) (?:the )?(?=\\p{Lu})`, "u")

/** "Bachelor of Science from Example University", "Diploma, correspondence with École Exemple" */
const partsOf = (piece: string): ReadonlyArray<string> =>
  piece.split(/(?<!\([^()]*),\s+/).flatMap((part) => {
    const [before = "", behind] = part.split(fromSchool)
    return behind !== undefined && isSchool(behind) ? [before, behind] : [part]
  })

/** "PGCE (Secondary Science)" begins with a degree, and is no school. */
const kindOf = (part: string): Item["kind"] =>
  isSchool(part) && !degreesAlone.opens(part) ? "school" : isDegree(part) && !isAboutStudies(part) ? "degree" : "other"

/** A piece of a line as its school, its degree with what it is in, and what else it names. */
const itemsOfPiece = (piece: string, isSchoolTold: boolean): ReadonlyArray<Item> => {
  const items: Array<Item> = []
  const parts = partsOf(piece)
  const kinds = parts.map(kindOf)
  const isTold = isSchoolTold || kinds.includes("school")
  parts.forEach((text, at) => {
    const last = items.at(-1)
    const kind = kinds[at] ?? "other"
    const join = (one: Item) => items.splice(-1, 1, { ...one, text: `${one.text}, ${text}` })
    if (kind !== "other") {
      // "Copperline State, BA Journalism": no word tells the school.
      if (kind === "degree" && last?.kind === "other" && items.length === 1 && !isTold && isSchoolLike(last.text))
        items[0] = { ...last, kind: "school" }
      // "Level 6 Diploma, Master's programme"
      items.push({ kind, text })
    } else if (isAboutStudies(text)) return
    else if (last?.kind === "degree") {
      // "NVQ Level 2 Plumbing, Coleg Wysg": the school, where nothing else is one.
      if (!isTold && !isBareDegree(last.text) && !last.text.includes(":") && isSchoolLike(text))
        items.push({ kind: "school", text })
      else join(last)
    } else if (last?.kind === "school") {
      // "Example Tech, culinary arts, one semester"
      if (/^\p{Ll}/u.test(text) && !kinds.includes("degree")) items.push({ kind: "degree", text })
    } else if (last?.kind === "other") join(last)
    else items.push({ kind, text })
  })
  const [first, second] = items
  // "Evening course, Swansea College": what stands before the school is what was learned there.
  if (first?.kind === "other" && second?.kind === "school" && !kinds.includes("degree") && !isPlace(first.text))
    items[0] = { ...first, kind: "degree" }
  return items
}

/** The pieces of a line, and its dates between them. */
const piecesAndDates = (text: string): ReadonlyArray<string | Period> => {
  const period = periodOrDateIn(text)
  const pieces = (part: string) =>
    part
      .split(/\s{2,}|;\s+|(?<=\p{L}{3}|\p{Lu}{2}|[\d)*+])\.\s+(?=\p{Lu})|\s+and (?=an? \p{L})/u)
      .flatMap(piecesOf)
      .map((piece) => piece.replace(label, ""))
      .filter((piece) => piece !== "")
  if (period === undefined) return pieces(text)
  return [
    ...pieces(text.slice(0, period.from).replace(ofDate, "")),
    period,
    ...piecesAndDates(text.slice(period.to).replace(/^[\s)\],.;:–—-]+/u, ""))
  ]
}

/** What a line tells, in its order. */
const foundIn = (line: Line, isSchoolTold: boolean): ReadonlyArray<Found> => {
  if (line.text.length > 240) return []
  const text = line.text.replace(asides, "").replace(/(?<!\s)\s+\(\p{Ll}[^()]{12,200}\)/gu, "")
  const pieces = piecesAndDates(text.replace(label, ""))
  const isTold =
    isSchoolTold ||
    pieces.some((piece) => typeof piece === "string" && partsOf(piece).some((part) => kindOf(part) === "school"))
  return pieces.flatMap((piece) =>
    typeof piece === "string" ? itemsOfPiece(piece, isTold) : [{ kind: "date" as const, period: piece }]
  )
}

interface Draft {
  school?: string
  degree?: string
  period?: Period
  /** The lines that they stand on. */
  schoolAt?: number
  degreeAt?: number
}

/** Entries of an education section: a second school, degree or date begins the next one. */
export const educationIn = (lines: ReadonlyArray<Line>): ReadonlyArray<EducationItem> => {
  const drafts: Array<Draft> = []
  let draft: Draft = {}
  let lastSchool: string | undefined
  const close = () => {
    if (draft.school !== undefined || draft.degree !== undefined) drafts.push(draft)
    draft = {}
  }
  const alone = lines.map((line) => foundIn(line, false))
  const isBareSchool = (found: ReadonlyArray<Found> | undefined) =>
    found?.some(({ kind }) => kind === "school") === true && !found.some(({ kind }) => kind === "degree")
  const isSchoolBelow = (at: number) => lines[at + 1]?.blankBefore === false && isBareSchool(alone[at + 1])
  const told = lines.map((line, at) =>
    isSchoolBelow(at) || (!line.blankBefore && isBareSchool(alone[at - 1])) ? foundIn(line, true) : (alone[at] ?? [])
  )
  const isDate = ({ kind }: Found) => kind === "date"
  const dateFirst = told[0]?.[0]?.kind === "date" && told[0].every(isDate)
  for (const [at, found] of told.entries()) {
    const line = lines[at]
    if (line?.blankBefore === true && draft.school !== undefined && draft.degree !== undefined) close()
    if (dateFirst && found.length > 0 && found.every(isDate)) close()
    let lead: Period | undefined
    for (const [place, item] of found.entries()) {
      if (item.kind === "date") {
        if (place === 0 && found.length > 1) lead = item.period
        else draft.period ??= item.period
        continue
      }
      const { text } = item
      const isOpen = draft.school === undefined || draft.degree === undefined
      const named = found.slice(place + 1).some(({ kind }) => kind === "school")
      // A degree without one of the usual words, or a school without one: the line that still misses it.
      if (item.kind === "other") {
        if (isPlace(text) || isSurePlace(text) || line?.bullet === true || text.length > 120 || !isOpen) continue
        const before = found[place - 1]
        if (draft.school !== undefined) draft.degree ??= text
        else if (named && place === 0 && draft.degree === undefined) draft.degree = text
        else if (before?.kind === "degree" && !named && !isSchoolBelow(at) && isSchoolLike(text)) draft.school = text
        continue
      }
      const { kind } = item
      if (draft[kind] !== undefined) {
        const { degreeAt = -1, school, schoolAt = Infinity } = draft
        // Several degrees below their school, or behind it.
        const goesOn = kind === "degree" && !named && !isSchoolBelow(at)
        const isHeaded = schoolAt < degreeAt || (schoolAt === degreeAt && at === degreeAt)
        close()
        if (goesOn && isHeaded && school !== undefined) draft = { school, schoolAt }
      }
      draft.period ??= lead
      lead = undefined
      if (kind === "degree") Object.assign(draft, { degree: text, degreeAt: at })
      else {
        lastSchool = sameAs.isWhole(text) ? (lastSchool ?? text) : text
        Object.assign(draft, { school: lastSchool, schoolAt: at })
      }
    }
    draft.period ??= lead
  }
  close()
  return drafts.map(({ degree, period, school }) => ({
    ...(school === undefined ? {} : { school }),
    ...(degree === undefined ? {} : { degree }),
    start_date: period?.start ?? null,
    end_date: period?.end ?? null
  }))
}
