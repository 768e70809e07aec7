import type { EditableResume } from "../../domain/Optimization.js"
import { english, type Language } from "../../lexicon/Language.js"
import { mentionsIn, read } from "../../lexicon/matcher/mentions.js"
import { titlesIn } from "../../lexicon/matcher/occupation.js"
import { wordSetNamed } from "../../lexicon/words/words.js"
import { capitalised } from "../../posting/names.js"
import { withinSentence } from "./spellings.js"

const maxSentences = 5
const maxNames = 3
const minNames = 2
/** So much more a sentence names, if it is to stand first. */
const minMore = 2

const goesOn = wordSetNamed("summary.goesOn")

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

/** Where the title ends with which a sentence begins ("Senior Backend engineer"); -1 where it begins with none. */
const endOfTitle = (sentence: string): number => {
  const words = read(sentence)
  const [title] = titlesIn(words, 0, words.tokens.count)
  return title === undefined || title.first > 2 ? -1 : (words.tokens.ends[title.last] ?? -1)
}

/**
 * The sentence that begins with the person's title, with what of the requirements the bullets show best: behind the title,
 * where "who likes" goes on as "Likes", or behind the years. Other sentences have no place for it that reads well.
 */
const leading = (sentence: string, names: string): string | undefined => {
  const end = endOfTitle(sentence)
  if (end < 0 || names === "" || /\bexperience\b/i.test(sentence)) return undefined
  const rest = sentence.slice(end)
  if (/^ who /.test(rest))
    return `${sentence.slice(0, end)} with experience in ${names}. ${capitalised(rest.slice(" who ".length))}`
  const years = /^ with (?:over |more than )?[\p{L}\p{N}+-]+ years [^,;:()]*?(?=\.$)/u.exec(rest)?.[0]
  if (years === undefined) return undefined
  // "Six years in health and finance" goes on with a comma.
  const joint = / and /.test(years) ? ", and" : " and"
  return `${sentence.slice(0, end)}${years}${joint} experience in ${names}${rest.slice(years.length)}`
}

/**
 * The summary led by role, years and the requirements best shown, in the resume's own words; or with the sentence in front
 * that names the most of what the job asks for; for a resume without one the last role with those requirements. Empty
 * keeps what is there.
 */
export const summaryFor = (
  resume: EditableResume,
  matched: ReadonlyArray<string>,
  leads: ReadonlyArray<Lead>,
  language: Language
): string => {
  const summary = (resume.summary ?? "").replace(/\s+/g, " ").trim()
  const [latest] = resume.experiences
  const namesIn = (text: string) => new Set(mentionsIn(text, language).map(({ concept }) => concept.name))
  const named = namesIn(summary)
  const sentences = summary.split(/(?<=[.!?]) /)
  const [first = "", ...others] = sentences
  // "Corporate attorney with experience in corporate law" says it twice.
  const isTold = (text: string) => wordsOf(first).some((word) => wordsOf(text).includes(word))
  const wanted = leads
    .filter(({ name, spelling }) => !named.has(name) && !holdsTitle(spelling) && !isTold(spelling))
    .slice(0, maxNames)
  const names = wanted.length < minNames ? "" : listed(wanted.map(nameOf))
  if (summary === "") {
    return language !== english || latest === undefined || names === ""
      ? ""
      : `${latest.role} with experience in ${names}.`
  }
  // More than a few sentences, or one without its end, are no summary to turn round.
  if (sentences.length > maxSentences || !sentences.every((one) => /[\p{L}\p{N})]\.$/u.test(one))) return ""
  const counts = sentences.map((one) => [...namesIn(one)].filter((name) => matched.includes(name)).length)
  const best = counts.indexOf(Math.max(...counts))
  if (
    best > 0 &&
    (counts[best] ?? 0) >= (counts[0] ?? 0) + minMore &&
    !sentences.some((one) => goesOn.has(firstWord(one)))
  )
    return [sentences[best] ?? "", ...sentences.filter((_, at) => at !== best)].join(" ")
  if (language !== english || (counts[0] ?? 0) >= minNames) return ""
  const lead = leading(first, names)
  return lead === undefined ? "" : [lead, ...others].join(" ")
}
