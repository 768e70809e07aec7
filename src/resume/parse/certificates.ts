import { conceptNamesIn } from "../../lexicon/matcher/mentions.js"
import { anyOf, phrasesFor } from "../../rules/resumeWords/words.js"
import { englishRules } from "../../rules/RuleSet.js"
import { plainWords } from "../../text/phrases.js"
import { tokenize } from "../../text/tokenize.js"
import type { Line } from "./layout/Line.js"
import { splitSentences } from "./layout/sentences.js"
import { ItemKind } from "./items/ItemKind.js"
import type { Item } from "./items/items.js"
import { isCertificateLine, isHeldDegree } from "./studies.js"

/** "no. PT-00000", "#12345": no word that denies. */
const numbered = /(?:\b\p{L}{2,3}\.?|#)\s*[\p{Lu}-]{0,6}\d[\p{L}\d-]*/gu

const lapsed = phrasesFor("lapsed")

/** The rule by which a text says that something is not held: "CPR, expired 2023", "CKA: exam booked". */
const denialOf = (text: string): string | undefined => {
  if (lapsed.isWithin(text)) return "lapsed"
  const { all } = englishRules.read(tokenize(text.replace(numbered, " ")), { type: "resume" })
  return all.find(({ rule }) => rule.kind === "status" && rule.means !== "affirmed")?.rule.id
}

/** Whether a rule takes back what stands before it; "no" and "without" only deny what stands after them. */
const isDenial = (id: string | undefined): boolean =>
  id !== undefined && id !== "status.negated.no" && id !== "status.negated.without"

/** "Medical card valid to", before a date. */
const until = new RegExp(`[\\s,(]${anyOf("lastHeld")}$`, "iu")
const lastHeld = new RegExp(`(?<!\\p{L})${anyOf("lastHeld")}\\b[\\p{L}\\d ./-]{0,14}?\\b((?:19|20)\\d{2})\\b`, "iu")

/** Whether what is said of a certificate lets it be held: nothing denies it, and it ran out in no year before the newest. */
const isHeld = ({ said: tell, text }: Item, newest: number): boolean => {
  const said = tell()
  const before = said.slice(0, said.indexOf(text))
  const isDenied = isDenial(denialOf(said)) || denialOf(`${before} ${text}`) !== undefined
  return !isDenied && Number(lastHeld.exec(said)?.[1] ?? newest) >= newest
}

/** Letters of a degree after a name are none; above all sections it has to be known. */
const isCertificate = ({ kind, section, text }: Item): boolean =>
  kind === ItemKind.certificate && (isCertificateLine(text) || (section !== undefined && !isHeldDegree(text)))

/**
 * The names of the certificates that are held.
 *
 * @param newest the year in which the last thing of the text began: what ended before it is held no more
 */
export const certificatesIn = (items: ReadonlyArray<Item>, newest: number): ReadonlyArray<string> =>
  items.flatMap((item) => (isCertificate(item) && isHeld(item, newest) ? [item.text.replace(until, "")] : []))

const membership = new RegExp(`^${anyOf("membershipOpenings")}(?:,| of| -| –| \\() ?(?:the )?\\p{Lu}`, "u")
const membershipLabel = new RegExp(`^${anyOf("memberships")}\\s*:\\s*`, "iu")
export const hasMembershipLabel = (text: string): boolean => membershipLabel.test(text)
const notBodies = phrasesFor("notBodies")
const maxMembership = 100

/** "Member, Example Institute of Surveyors", "Fellow of the Sample Society", but not "Member of the falls committee". */
const isMembership = (text: string): boolean =>
  text.length <= maxMembership &&
  membership.test(text.charAt(0).toLowerCase() + text.slice(1)) &&
  !/\p{L}{3}[.!?](?: |$)/u.test(text) &&
  !notBodies.isWithin(text)

const licenceNames = phrasesFor("licenceNames")
const pronouns = phrasesFor("pronouns")
const maxWords = 7

/** "Recreational boat licence (Norway)." */
const isLicence = (sentence: string): boolean =>
  sentence.split(" ").length <= maxWords && licenceNames.isWithin(sentence) && !pronouns.isWithin(sentence)

/** Memberships, and licences that have a sentence each, below headings that say something else: "Memberships: Sample Guild". */
export const membershipsIn = (lines: ReadonlyArray<Line>): ReadonlyArray<string> =>
  lines
    .flatMap(({ text }) => {
      if (membershipLabel.test(text)) return text.replace(membershipLabel, "").split(/;\s*/)
      if (isMembership(text)) return [text]
      const sentences = splitSentences(text)
      return sentences.length < 2 ? [] : sentences.filter(isLicence)
    })
    .map((text) => text.replace(/\.$/, ""))
    .filter((text) => denialOf(text) === undefined)

const shortForm = /^\p{Lu}{2,6}$/u

const wordsOf = (name: string): string => ` ${plainWords(name).join(" ")} `

/** Each certificate once: not again as part of a longer name, or by letters for what a longer one spells out. */
export const distinctCertificates = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const unique = [...new Map(names.map((name) => [wordsOf(name), name])).entries()]
  const spelled = new Set(unique.flatMap(([, name]) => (shortForm.test(name) ? [] : conceptNamesIn(name))))
  const isSpelledOut = (name: string) =>
    shortForm.test(name) && conceptNamesIn(name).some((concept) => spelled.has(concept))
  const isWithin = (words: string) => unique.some(([other]) => other !== words && other.includes(words))
  return unique.flatMap(([words, name]) => (isSpelledOut(name) || isWithin(words) ? [] : [name]))
}
