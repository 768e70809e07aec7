import { anyOf, phrasesFor } from "../../rules/resumeWords/words.js"
import type { Line } from "./layout/Line.js"
import { entriesOf } from "./languages.js"
import { isCertificateLine, isHeldDegree, isSchool } from "./studies.js"

// Certificates that stand outside of a section of their own: memberships, licences to drive, sentences about oneself.

const drivingLicences = phrasesFor("drivingLicences")
/** "Driving licence: B, BE", among skills, languages or personal details. */
export const isDrivingLicence = (text: string): boolean => text.length <= 80 && drivingLicences.opens(text)

const membership = new RegExp(`^${anyOf("membershipOpenings")}(?:,| of| -| –| \\() ?(?:the )?\\p{Lu}`, "u")
const notBodies = phrasesFor("notBodies")

/** "Member, Example Institute of Surveyors", "Fellow of the Sample Society", but not "Member of the falls committee". */
export const isMembership = (text: string): boolean =>
  text.length <= 100 &&
  membership.test(text.charAt(0).toLowerCase() + text.slice(1)) &&
  !/\p{L}{3}[.!?](?: |$)/u.test(text) &&
  !notBodies.isWithin(text)

const membershipLabel = new RegExp(`^${anyOf("memberships")}\\s*:\\s*`, "iu")
export const hasMembershipLabel = (text: string): boolean => membershipLabel.test(text)
/** "Memberships: Example Society; Sample Guild": each of them. */
export const membershipsIn = (text: string): ReadonlyArray<string> =>
  membershipLabel.test(text) ? text.replace(membershipLabel, "").split(/;\s*/) : isMembership(text) ? [text] : []

const listOf = (name: string): RegExp => new RegExp(`^${anyOf(name)} (.{3,300}?)[.!]?$`, "iu")
const held = listOf("heldOpenings")
const surelyHeld = listOf("sureHeldOpenings")
const known = listOf("knownOpenings")
const articles = new RegExp(`^${anyOf("articles")} `, "i")
const pronouns = phrasesFor("pronouns")
const denying = phrasesFor("denying")
const lastAnd = new RegExp(`,? ${anyOf("ands")} `, "i")

/** The names of a list in a sentence, up to where the sentence speaks of something else. */
const namesOf = (list: string): ReadonlyArray<string> => {
  const entries = entriesOf(list)
  const end = entries.findIndex((entry) => pronouns.opens(entry))
  const own = end < 0 ? entries : entries.slice(0, end)
  return own
    .flatMap((entry, at) => (at === own.length - 1 ? entry.split(lastAnd) : [entry]))
    .map((entry) => entry.replace(articles, "").trim())
}

const maxNameWords = 5
const minSkills = 3

/** What a sentence about oneself says that one holds and knows: "I hold an SIA licence and a first aid certificate." */
const toldIn = (sentence: string) => {
  const list = held.exec(sentence)?.[1] ?? ""
  const names = denying.opens(list) ? [] : namesOf(list)
  const isSure = surelyHeld.test(sentence)
  const certificates = names.filter(
    (name) =>
      name.split(" ").length <= maxNameWords + 2 &&
      !isHeldDegree(name) &&
      !isSchool(name) &&
      (isCertificateLine(name) || (isSure && names.length > 1 && names.some(isCertificateLine)))
  )
  const skills = namesOf(known.exec(sentence)?.[1] ?? "")
  const isList = skills.length >= minSkills && skills.every((name) => name.split(" ").length <= maxNameWords)
  return { certificates, skills: isList ? skills : [] }
}

const sentencesIn = (text: string): ReadonlyArray<string> => text.split(/(?<=\p{L}[.!?]) (?=\p{Lu})/u)

/** The same of paragraphs. */
export const toldOfOneself = (lines: ReadonlyArray<Line>) => {
  const told = lines
    .flatMap(({ text }) => sentencesIn(text))
    .filter((sentence) => sentence.length <= 320)
    .map(toldIn)
  return {
    certificates: told.flatMap(({ certificates }) => certificates),
    skills: told.flatMap(({ skills }) => skills)
  }
}

/** Certificates among schools and degrees: "NEBOSH National General Certificate, 2022"; not what a school beside it gave. */
export const certificatesAmong = (lines: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  const isBare = (line: Line | undefined) =>
    line !== undefined && isSchool(line.text) && !isHeldDegree(line.text) && !line.text.includes(":")
  return lines.filter((line, at) => {
    const { text } = line
    if (text.length > 160 || isSchool(text) || isHeldDegree(text) || !isCertificateLine(text)) return false
    const below = lines[at + 1]
    return !(isBare(lines[at - 1]) && !line.blankBefore) && !(isBare(below) && below?.blankBefore === false)
  })
}
