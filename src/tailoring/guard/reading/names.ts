import type { Job } from "../../../posting/Job.js"
import { conceptOf as conceptOfForm, formCount, spellingOf } from "../../../lexicon/lexicon.js"
import { wordSetNamed } from "../../../lexicon/words/words.js"
import { append } from "../../../text/append.js"
import { tokenize, wordsOf } from "../../../text/tokenize.js"
import { Shape } from "../../../text/Tokens.js"
import { rareWord, weightOfWord } from "../../../lexicon/matcher/words.js"
import { wordStem } from "./stems.js"
import { conceptOf, isContent, isDigits, opensSentence, placesOf, stemAt, type TextView } from "./TextView.js"
import { openingVerbs } from "./guardWords.js"

// What a revision newly names: concepts of the lexicon, words that look like names though no lexicon
// knows them, and terms that the job asks for by patterns.

/** The spellings of each concept, and the concepts of each spelling in small letters; made when first asked. */
let forms: { readonly spellings: Map<number, Array<string>>; readonly concepts: Map<string, Array<number>> } | undefined
const readForms = () => {
  const made = { spellings: new Map<number, Array<string>>(), concepts: new Map<string, Array<number>>() }
  for (let form = 0; form < formCount; form++) {
    append(made.spellings, conceptOfForm(form), spellingOf(form))
    append(made.concepts, spellingOf(form).toLowerCase(), conceptOfForm(form))
  }
  return made
}

/** By concept, as far as they were asked for: without it the guard takes a sixth longer. */
const phrases = new Map<number, ReadonlyArray<ReadonlyArray<string>>>()

/** Stems of the spellings of a concept that are phrases of ordinary words: "split testing" of A/B testing. */
export const ordinaryPhrases = (concept: number): ReadonlyArray<ReadonlyArray<string>> => {
  const known = phrases.get(concept)
  if (known !== undefined) return known
  const found = ((forms ??= readForms()).spellings.get(concept) ?? []).flatMap((spelling) =>
    // A name with capitals, digits or signs is held by its own spelling only: "Excel" is not "excelled".
    /^[A-Z]?[a-z]+(?:[ -][a-z]+)+$/.test(spelling) ? [wordsOf(spelling).map(wordStem)] : []
  )
  phrases.set(concept, found)
  return found
}

/** All concepts that are spelled so: "dbt" is a tool and a therapy. */
export const conceptsSpelled = (spelling: string): ReadonlyArray<number> =>
  (forms ??= readForms()).concepts.get(spelling.toLowerCase()) ?? []

const openers = wordSetNamed("names.openers")
const calendar = wordSetNamed("names.calendar")

/** Whether a word is written as a name is: by its capitals, digits or signs. */
export const looksLikeName = (view: TextView, index: number): boolean => {
  const { tokens } = view
  const shape = tokens.shapes[index] ?? 0
  if (isDigits(view, index) || (shape & Shape.ampersand) !== 0) return false
  const size = (tokens.foldedEnds[index] ?? 0) - (tokens.foldedStarts[index] ?? 0)
  const word = view.words[index] ?? ""
  if ((shape & Shape.digit) !== 0) {
    // "4x", "3rd", "40k", "12h" are figures.
    return !/^\d+(?:st|nd|rd|th|[a-z]{1,3})$/.test(word)
  }
  if ((shape & Shape.innerUpper) !== 0) return size > 1
  if ((shape & Shape.initialUpper) === 0) return /[+#]/.test(word)
  if (!opensSentence(view, index)) return !(size === 1 && word === "i")
  // The capital of a sentence's first word says nothing, unless no such word is known.
  if (
    openingVerbs.has(word) ||
    openers.has(word) ||
    /(?:ed|ing|ly|s|tion|ment|ance|ence|al|ity|able|ible|ive|ous)$/.test(word) ||
    calendar.has(word)
  )
    return false
  return weightOfWord(tokens, index) >= rareWord
}

/** Stems of all words in the names of what a job asks for. */
export const stemsAsked = (job: Job): ReadonlySet<number> =>
  new Set(job.requirements.flatMap(({ name }) => [...tokenize(name).stems]))

/** Terms that only this job knows, and that the revision holds and the original does not. */
const newJobTerms = (before: TextView, after: TextView, { requirements }: Job): ReadonlyArray<string> =>
  requirements.flatMap(({ concept, name }) => {
    const stems = concept === undefined ? [...tokenize(name).stems] : []
    return stems.some((stem) => !before.stems.has(stem)) && holdsRow(after, stems) ? [name] : []
  })

const holdsRow = (view: TextView, stems: ReadonlyArray<number>): boolean =>
  view.words.some(
    (_, at) => at + stems.length <= view.tokens.count && stems.every((stem, step) => stemAt(view, at + step) === stem)
  )

/** Names of the concepts and the job's own terms that a revision newly contains (R16). */
export const insertedNames = (before: TextView, after: TextView, job: Job): ReadonlyArray<string> => {
  // Another spelling of something held is what an honest edit brings in.
  const isNew = (index: number) => isContent(after, index) && !before.wordSet.has(after.words[index] ?? "")
  const names = after.mentions.flatMap((one) => (placesOf(one).some(isNew) ? (conceptOf(one)?.name ?? []) : []))
  return [...new Set([...names, ...newJobTerms(before, after, job)])]
}
