import { wordSetNamed } from "../../lexicon/words/words.js"
import { spelledAt } from "../../tailoring/guard/reading/abbreviations.js"
import { Reading } from "../../tailoring/guard/reading/Reading.js"
import { viewOf } from "../../tailoring/guard/reading/TextView.js"

// Two spellings of one name. The lexicon also has narrower and wider things under one concept ("Acrobat Pro" for
// Acrobat): that one stands for the other is not said by it.

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, "")

/** "&" and "and" are one, and so are a hyphen and a space. */
const spelledOut = (text: string): string => text.toLowerCase().replace(/ ?& ?/g, " and ").replace(/-/g, " ")

const wordsIn = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const makers = wordSetNamed("sameName.makers")
const endings = wordSetNamed("sameName.endings")

/** Capitals and no more: "EHR", "IEPs", "M&A". */
export const isAbbreviation = (text: string): boolean => /^\p{Lu}[\p{Lu}&/]{1,5}s?$/u.test(text.trim())

/** Whether a name stands for several: "IEPs", "programs", but not "analysis". */
export const isPlural = (text: string): boolean => /[^suai]s$/u.test(text.trim())

/** "EHR" of "electronic health records", "QA" of "quality assurance". */
const abbreviates = (short: string, long: string): boolean => {
  if (!isAbbreviation(short)) return false
  const words = new Reading(viewOf(long))
  const letters = lettersOf(short.trim().replace(/s$/, ""))
  return spelledAt(words, letters).some(({ first, last }) => first === 0 && last === words.count - 1)
}

/** "k8s" of "Kubernetes": the digits count the letters left out. */
const counts = (short: string, long: string): boolean => {
  const [, first, digits, last] = /^([a-z])(\d{1,2})([a-z])$/i.exec(short.trim()) ?? []
  const letters = lettersOf(long)
  return (
    first !== undefined &&
    letters.startsWith(first.toLowerCase()) &&
    letters.endsWith((last ?? "").toLowerCase()) &&
    letters.length === Number(digits) + 2
  )
}

/** "Apache Airflow" of "Airflow". */
const namesMaker = (long: string, short: string): boolean => {
  const [maker = "", ...rest] = wordsIn(long)
  return rest.length > 0 && makers.has(maker) && rest.join(" ") === wordsIn(short).join(" ")
}

const minClipped = 4

/** "Demos" of "demonstrations", "Postgres" of "PostgreSQL"; "test" is not short for "testing". */
const isClipped = (short: string, long: string): boolean => {
  const without = (word: string) => (isPlural(short) && isPlural(long) ? word.slice(0, -1) : word)
  const [one, other] = [without(short), without(long)]
  return one.length >= minClipped && other.startsWith(one) && !endings.has(other.slice(one.length))
}

const endingOf = (word: string): string => /(?:ing|ed|(?<![suai])s)$/.exec(word)?.[0] ?? ""

/** "Hand calcs" of "hand calculations", "Airflow" of "Apache Airflow": who has the longer form needs no shorter one. */
export const isShortened = (one: string, other: string): boolean => {
  const whole = wordsIn(other)
  return (
    namesMaker(other, one) || wordsIn(one).some((word, at) => word !== whole[at] && isClipped(word, whole[at] ?? ""))
  )
}

/** Whether the names differ in words alone that say the same: "stock control" and "inventory control". */
const saysTheSame = (one: string, other: string): boolean => {
  const [view, wantedView] = [viewOf(one), viewOf(other)]
  const [own, wanted] = [new Reading(view, wantedView, false), new Reading(wantedView, view, false)]
  if (
    own.count !== wanted.count ||
    (isPlural(one) !== isPlural(other) && !isClipped(one.toLowerCase(), other.toLowerCase()))
  )
    return false
  return own.keys.every((keys, at) => {
    const [here, there] = [own.word(at), wanted.word(at)]
    // In one form: "prepares journal entries" does not stand where "prepare journal entries" does.
    const isSynonym =
      endingOf(here) === endingOf(there) &&
      keys.some((key) => /^[~=]/.test(key) && wanted.keys[at]?.includes(key) === true)
    // The work keeps its noun: "inventory counts" is not "inventory control".
    return here === there || (isSynonym && at < own.count - 1) || isClipped(here, there) || isClipped(there, here)
  })
}

/**
 * Whether one spelling of a concept may stand in the place of the other: an abbreviation and its words, other signs and
 * capitals, with its maker, or a word for word synonym.
 */
export const sameName = (one: string, other: string): boolean =>
  abbreviates(one, other) ||
  abbreviates(other, one) ||
  counts(one, other) ||
  counts(other, one) ||
  namesMaker(one, other) ||
  namesMaker(other, one) ||
  (spelledOut(one) !== spelledOut(other) && (lettersOf(one) === lettersOf(other) || saysTheSame(one, other)))
