import { anyOf, phrasesFor } from "../../rules/resumeWords/words.js"
import { englishRules } from "../../rules/RuleSet.js"
import { tokenize } from "../../text/tokenize.js"
import { periodOrDateIn, withoutPeriod } from "./dates.js"
import { entriesOf, withoutLabel } from "./languages.js"
import { namesCertificate } from "./studies.js"

const pageNotes = phrasesFor("pageNotes")

const withoutDates = (text: string): string => {
  const period = periodOrDateIn(text)
  return (period === undefined ? text : withoutPeriod(text, period)).replace(/(?<![\s(,–—|-])[\s(,–—|-]+$/u, "").trim()
}

const issued = new RegExp(
  `(?<!\\p{L})(?:${anyOf("issued")}(?!\\p{L})|#\\s?\\d|${anyOf("earned")} (?=\\p{L}{0,9}\\.? ?\\d{4})).*$`,
  "iu"
)
/** What is said of a certificate after its name and is no part of it. */
const state = new RegExp(`(?<!\\s)\\s*[,(–—-]\\s*${anyOf("states")}\\)?$`, "i")

/** "European Scientific Diver, valid" */
export const tellsState = (text: string): boolean => state.test(text) || text.search(issued) > 0

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

/** A line of several certificates; a state after a licence, or its kind, makes one of it. */
const isSeveral = (entries: ReadonlyArray<string>): boolean =>
  entries.length > 1 &&
  entries.filter(namesCertificate).length > 1 &&
  !entries.slice(1).some((entry) => licenceOf.opens(entry) || licenceKinds.isWithin(entry))
const licenceOf = phrasesFor("licenceOf")
const licenceKinds = phrasesFor("licenceKinds")

/** "no. PT-00000", "#12345": no word that denies. */
const numbered = /(?:\b\p{L}{2,3}\.?|#)\s*[\p{Lu}-]{0,6}\d[\p{L}\d-]*/gu

/** The rule by which an entry says of itself that it is not held: "CPR, expired 2023", "CKA: exam booked". */
const denialOf = (entry: string): string | undefined => {
  if (lapsed.isWithin(entry)) return "lapsed"
  const { all } = englishRules.read(tokenize(entry.replace(numbered, " ")), { type: "resume" })
  return all.find(({ rule }) => rule.kind === "status" && rule.means !== "affirmed")?.rule.id
}
const lapsed = phrasesFor("lapsed")

/** Whether a rule takes back what stands before it; "no" and "without" only deny what stands after them. */
const isDenial = (id: string | undefined): boolean =>
  id !== undefined && id !== "status.negated.no" && id !== "status.negated.without"

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

/** Not after "no." or "U.S.". */
const sentenceEnd = /(?<=\p{Ll}{3}\.|(?<!,) \p{Lu}\.|\d{4}\.|\)\.) (?=\p{Lu})/u
const minSentences = 3

/** A paragraph that names one certificate a sentence; what begins with a state is said of the sentence before. */
const sentencesApart = (text: string): ReadonlyArray<string> => {
  const sentences = text.split(sentenceEnd)
  if (sentences.length < minSentences) return [text]
  return sentences
    .flatMap((sentence) => sentence.split(/;\s+/))
    .reduce<ReadonlyArray<string>>((all, sentence) => {
      const isRemark = remarkOpenings.opens(sentence) && !namesCertificate(sentence)
      return isRemark && all.length > 0 ? [...all.slice(0, -1), `${all.at(-1) ?? ""} ${sentence}`] : [...all, sentence]
    }, [])
    .map((sentence) => sentence.replace(/\.$/, ""))
}
const remarkOpenings = phrasesFor("remarkOpenings")

/** "valid", "through": what is left of a line that went on below. */
const lastHeldWords = phrasesFor("lastHeld")
const isState = (entry: string): boolean => remarkOpenings.isWhole(entry) || lastHeldWords.isWhole(entry)

const lastHeld = new RegExp(`(?<!\\p{L})${anyOf("lastHeld")}\\b[\\p{L}\\d ./-]{0,14}?\\b((?:19|20)\\d{2})\\b`, "iu")

/**
 * Entries of a certifications section, without dates; one line may list several.
 *
 * @param newest the year in which the last thing of the text began: what ended before it is held no more
 */
export const certificatesIn = (texts: ReadonlyArray<string>, newest: number): ReadonlyArray<string> =>
  texts
    .filter((text) => !pageNotes.opens(text))
    .flatMap(sentencesApart)
    .flatMap((text) => {
      const entries = entriesOf(withoutLabel(text))
      // "ATC, board certified; let lapse": what stands after the semicolon is said of all.
      const isDenied = text
        .split(";")
        .slice(1)
        .some((part) => isDenial(denialOf(part)))
      return isSeveral(entries) && !isDenied ? entries : [text]
    })
    .filter((text) => Number(lastHeld.exec(text)?.[1] ?? newest) >= newest)
    .map(heldPart)
    .map((text) => withoutUntil(withoutDates(withoutIssue(text)).replace(state, "")))
    .filter((entry) => entry !== "" && entry.length <= 200 && /\p{L}/u.test(entry) && !isState(entry))
