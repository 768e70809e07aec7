import { mentionsIn } from "../../lexicon/matcher/mentions.js"
import { anyOf, phrasesFor, wordsFor } from "../../rules/resumeWords/words.js"
import { PhraseSet, plainWords } from "../../text/phrases.js"

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

/** What somebody learned, wrote or won on the way to a degree is no degree: "Minor in Economics", "Thesis on bus stops". */
export const isStudyAside = (text: string): boolean => {
  const words = plainWords(text)
  const aside = studyAsides.lengthAt(words, studyBefore.lengthAt(words, 0))
  // "Year 10" is what one leaves school with.
  return aside > 0 && degrees.lengthAt(words, 0) <= aside
}
const studyAsides = phrasesFor("studyAsides")
const studyBefore = phrasesFor("studyBefore")

export const namesCertificate = (text: string): boolean =>
  mentionsIn(text).some(({ concept }) => concept.kind === "certification")
const certificateWords = phrasesFor("certificateWords")
export const hasCertificateWord = (text: string): boolean => certificateWords.isWithin(text)
export const isCertificateLine = (text: string): boolean => hasCertificateWord(text) || namesCertificate(text)
