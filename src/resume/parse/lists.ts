import { anyOf, phrasesFor } from "../../rules/resumeWords/words.js"
import { englishRules } from "../../rules/RuleSet.js"
import { plainWords } from "../../text/phrases.js"
import { tokenize } from "../../text/tokenize.js"
import { periodOrDateIn, withoutPeriod } from "./dates.js"
import { namesCertificate } from "./studies.js"
import { namesOfTable } from "./tables.js"

/** Splits at commas outside of brackets, and at stronger signs or gaps between columns. */
export const entriesOf = (text: string): ReadonlyArray<string> => {
  const entries: Array<string> = []
  let depth = 0
  let from = 0
  for (const { 0: sign, index } of text.matchAll(/[([)\];|•·\t，]|,(?!\d)| (?= {2})/g)) {
    if (/[([]/.test(sign)) depth += 1
    else if (/[)\]]/.test(sign)) depth = Math.max(0, depth - 1)
    else if (depth === 0 || !/[,，]/.test(sign)) {
      entries.push(text.slice(from, index))
      from = index + 1
    }
  }
  return [...entries, text.slice(from)]
    .map((entry) => entry.replace(joining, "").replace(/^[\s–—-]+/, ""))
    .map((entry) => entry.replace(/(?<![\s.])[\s.]+$/, ""))
    .filter((entry) => entry !== "")
}

const joining = new RegExp(`^\\s*(?:&|${anyOf("ands")})\\s+(?=\\S)`, "i")
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
export const sentencesIn = (text: string): ReadonlyArray<string> => text.split(/(?<=\p{L}[.!?]) (?=\p{Lu})/u)

/** Texts of a skills section that hold a sentence, which is no skill: what somebody did, under the skill it took. */
export const sentencesAmongSkills = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.filter(
    (text) =>
      sentencesIn(text).some(isProse) || entriesOf(withoutLabel(text)).some((entry) => entry.length > longestSkill)
  )

/** "Python - experience - 12 months", "Python - 5 years": how long is no part of the name. */
const howLong = new RegExp(
  `(?<!\\s)\\s*[-–—(] ?(?:exp\\w{0,9}ence\\b|less than |over )?[ -]{0,3}(?:less than |over )?\\d{1,3}\\+? ${anyOf("durationUnits")}\\b.*$`,
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

/** How well something is known, in figures or drawn: "Spanish: 3/5", "Figma ●●●●○", "Excel 80 %". */
const ratings =
  /[\s:(–—-]{0,5}(?:(?<![\d/])\d{1,2} ?\/ ?(?:5|10)(?![\d/])|[●•○◯◉⬤★☆■□▮▯▰▱]{3,10}|(?<!\d)\d{1,3} ?%)\)?(?=\s*(?:$|[,;|]|\s\p{L}))/gu

/** A stroke between names, where a list has it throughout: "welding / fencing / GPS guidance". */
const strokes = /\s\/(?:\s|$)/g
const withoutStrokes = (text: string): string =>
  (text.match(strokes)?.length ?? 0) >= 2 ? text.replace(strokes, ", ") : text

/** Entries of a skills section. */
export const skillsIn = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  withoutLevels(namesOfTable(texts))
    .map((text) => withoutStrokes(text.replace(ratings, ", ")))
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

const languageLevels = phrasesFor("languageLevels")
const languageColumns = phrasesFor("languageColumns")
const isLevel = (text: string) => /^[ABC][12]\+?$/.test(text)

/** "French: fluent" names a language and then how well; "Fluent: French, Dutch" the other way round. */
const languageOf = (text: string): string => {
  // "Spanish, native"
  const [first = "", ...levels] = text.split(/, ?/)
  if (levels.length > 0 && levels.every((one) => languageLevels.isWhole(one))) return first
  const colon = text.indexOf(":")
  const [name, level] = [text.slice(0, Math.max(0, colon)).trim(), text.slice(colon + 1).trim()]
  const isNamed = /^\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}+)?$/u.test(name) && level !== "" && !/[,;/|•·]/.test(level)
  return isNamed && !languageLevels.isWhole(name) && !/^\p{Lu}/u.test(level.replace(/^[ABC][12]\b/, "")) ? name : text
}

/** Entries of a section of languages; of a table of them the names. */
export const languagesIn = (texts: ReadonlyArray<string>): ReadonlyArray<string> => skillsIn(texts.map(languageOf))

/** The texts, of a table of languages and how well they are known only the languages. */
const withoutLevels = (texts: ReadonlyArray<string>): ReadonlyArray<string> => {
  const isRow = (text: string) => (text.match(/(?<!\S)[ABC][12]\+?(?!\S)/g)?.length ?? 0) >= 3
  if (!texts.some(isRow)) return texts
  return texts.flatMap((text) => {
    const cells = text.split(/\s{2,}|\t|\|/).map((cell) => cell.trim().replace(/\(s\)$/, ""))
    if (!isRow(text) && !cells.some((cell) => languageColumns.isWhole(cell))) return [text]
    const names = cells.filter((cell) => cell !== "" && !isLevel(cell) && !languageColumns.isWhole(cell))
    return names.length === 0 ? [] : [names.join(", ")]
  })
}

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
