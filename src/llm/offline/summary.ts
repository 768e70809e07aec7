import type { EditableResume } from "../../domain/Optimization.js"
import { english, type Language } from "../../lexicon/Language.js"
import { read } from "../../lexicon/matcher/mentions.js"
import { titlesIn } from "../../lexicon/matcher/occupation.js"
import { wordSetNamed } from "../../lexicon/words/words.js"
import { capitalised } from "../../posting/names.js"
import { namesIn, withinSentence } from "./spellings.js"

const maxSentences = 5
const maxNames = 3
/** Words that say who somebody is. */
const maxPerson = 6
const minNames = 2

const listed = (names: ReadonlyArray<string>) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`

/** A requirement that bullets show, and how a sentence names it. */
export interface Lead {
  readonly name: string
  readonly spelling: string
  /** How the bullets write it. */
  readonly own: ReadonlyArray<string>
}

/** As the bullets write it, where that differs in capitals alone: "wireframes", but "Figma". */
const nameOf = ({ own, spelling }: Lead): string =>
  own.includes(spelling.toLowerCase()) ? spelling.toLowerCase() : withinSentence(spelling)

const wordsOf = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

const firstWord = (text: string): string => (/^\p{L}+/u.exec(text)?.[0] ?? "").toLowerCase()

/** "Programmable logic controllers" reads as somebody's title. */
const holdsTitle = (text: string): boolean => {
  const words = read(text)
  return titlesIn(words, 0, words.tokens.count).length > 0
}

/** Who somebody was, or wants to be, has no experience of the work that the job asks for. */
const notNow = wordSetNamed("summary.notNow")

/**
 * The words with which a sentence says who the person is ("Cook and kitchen manager", "Paralegal in corporate law"): up to
 * "who" or "with", a comma or the end; undefined where no title stands in them.
 */
const personOf = (sentence: string): string | undefined => {
  const head = /^[^,;:.()]+?(?= who | with |[,.])/.exec(sentence)?.[0] ?? ""
  return head.split(" ").length > maxPerson || notNow.has(firstWord(head)) || !holdsTitle(head) ? undefined : head
}

/**
 * The sentence that begins with who the person is, with what of the requirements the bullets show best: after the years,
 * or before "who likes", which goes on as "Likes". Other sentences have no place for it that reads well.
 */
const leading = (sentence: string, names: string): string | undefined => {
  const person = personOf(sentence)
  if (person === undefined || names === "" || /\bexperience\b/i.test(sentence)) return undefined
  const rest = sentence.slice(person.length)
  const experience = `experience in ${names}`
  if (rest === ".") return `${person} with ${experience}.`
  // "Who" of "paralegal in corporate law who" need not be the person.
  if (rest.startsWith(" who ") && !/ (?:in|of|for|at) /.test(person))
    return `${person} with ${experience}. ${capitalised(rest.slice(" who ".length))}`
  const years = /^(?:,| with) (?:over |more than )?[\p{L}\p{N}+-]+ (?:years|yrs) [^,;:()]*(?=\.$)/u.exec(rest)?.[0]
  if (years?.startsWith(",") === true) return `${person}${years}, with ${experience}.`
  // "Six years in health and finance" goes on with a comma.
  if (years !== undefined) return `${person}${years}${/ and /.test(years) ? ", and" : " and"} ${experience}.`
  return rest.startsWith(" with ")
    ? `${person} with ${experience}, and ${/^ with an? /.test(rest) ? rest.trimStart() : rest.slice(" with ".length)}`
    : undefined
}

/**
 * The summary led by role, years and the requirements best shown, in the resume's own words; where it does not say who the person is, the last role with those
 * requirements in front. Empty keeps what is there.
 */
export const summaryFor = (
  resume: EditableResume,
  matched: ReadonlyArray<string>,
  leads: ReadonlyArray<Lead>,
  language: Language
): string => {
  const summary = (resume.summary ?? "").replace(/\s+/g, " ").trim()
  const [latest] = resume.experiences
  const named = namesIn(summary, language)
  const sentences = summary.split(/(?<=[.!?]) /)
  const [first = "", ...others] = sentences
  // "Corporate attorney with experience in corporate law" says it twice.
  const isTold = (text: string) => wordsOf(first).some((word) => wordsOf(text).includes(word))
  const wanted = leads
    .filter(({ name, spelling }) => !named.has(name) && !holdsTitle(spelling) && !isTold(spelling))
    .slice(0, maxNames)
  // A summary of tools and abbreviations says less than none.
  const work = wanted.filter((one) => !/\p{Lu}/u.test(nameOf(one)))
  const names = work.length < minNames ? "" : listed(wanted.map(nameOf))
  const role = latest?.role ?? ""
  const opening =
    names === "" || !/^\p{Lu}[\p{L} &/-]*\p{Ll}$/u.test(role) ? "" : `${role} with experience in ${names}.`
  if (summary === "") return language === english ? opening : ""
  // More than a few sentences, or one without its end, are no summary to turn round.
  if (sentences.length > maxSentences || !sentences.every((one) => /[\p{L}\p{N})]\.$/u.test(one))) return ""
  if (language !== english || [...namesIn(first, language)].filter((name) => matched.includes(name)).length >= minNames)
    return ""
  const lead = leading(first, names)
  if (lead !== undefined) return [lead, ...others].join(" ")
  // It does not say who the person is, or who the person was.
  return opening === "" || (holdsTitle(first) && !notNow.has(firstWord(first))) ? "" : `${opening} ${summary}`
}
