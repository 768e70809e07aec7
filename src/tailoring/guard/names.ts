import type { Job } from "../../posting/Job.js"
import type { Found } from "../../lexicon/matcher/mentions.js"
import {
  concepts,
  conceptOf as conceptOfForm,
  type Form,
  formCount,
  formOf,
  spellingOf
} from "../../lexicon/lexicon.js"
import { spellingAt, tokenize, wordsOf } from "../../text/tokenize.js"
import { Gap, Shape } from "../../text/Tokens.js"
import { rareWord, weightOfWord } from "../../lexicon/matcher/words.js"
import { stemSet, stemsOf } from "./difference.js"
import { isSaidIn as hasSaid, saysSame } from "./substitution.js"
import { wordStem } from "./stems.js"
import {
  allStems,
  conceptOf,
  conceptSet,
  isContent,
  isDigits,
  opensSentence,
  stemAt,
  type TextView,
  wordSet
} from "./TextView.js"
import { openingVerbs } from "./words/grammarWords.js"

// What a revision newly names: concepts of the lexicon, words that look like names though no lexicon
// knows them, and terms that the job asks for by patterns.

/** Numbers of the concepts that the revision names and the original shows in no form. Worked out once for all rules. */
export const newConcepts = (before: TextView, after: TextView): ReadonlyArray<number> => {
  const known = after.kept.newConcepts
  if (known?.before === before) return known.concepts
  const concepts = conceptsAdded(before, after)
  after.kept.newConcepts = { before, concepts }
  return concepts
}

const conceptsAdded = (before: TextView, after: TextView): ReadonlyArray<number> => {
  const held = conceptSet(before)
  const stems = stemSet(before)
  const isNew = (mention: Found) => !held.has(mention.concept) && !standsIn(before, after, mention)
  return [...new Set(after.mentions.filter(isNew).map(({ concept }) => concept))].filter(
    (concept) => !isSaidIn(stems, concept) && !isWrittenIn(before, concept)
  )
}

/**
 * Whether the text has the very words of a mention in their order, or words that say the same: "the yearly audit"
 * is "the annual audit", whatever concept the lexicon reads in the one and not in the other.
 */
const standsIn = (before: TextView, after: TextView, { first, last }: Found): boolean => {
  const old = stemsOf(before)
  const now = stemsOf(after)
  for (let index = first; index <= last; index++) if (!hasSaid(before, now[index] ?? "")) return false
  for (let at = 0; at + last - first < old.length; at++) {
    let step = 0
    while (step <= last - first && saysSame(old[at + step] ?? "", now[first + step] ?? "")) step++
    if (step > last - first) return isWrittenAlike(before, at, after, first, last)
  }
  return false
}

/** "Excel" is not "excelled", "Go" not "go": a name written with capitals, digits or signs stands so in the text too. */
const isWrittenAlike = (before: TextView, at: number, after: TextView, first: number, last: number): boolean => {
  const special = Shape.initialUpper | Shape.innerUpper | Shape.digit
  for (let index = first; index <= last; index++) {
    const isSpecial = ((after.tokens.shapes[index] ?? 0) & special) !== 0 && !opensSentence(after, index)
    if (isSpecial && spellingAt(after.tokens, index) !== spellingAt(before.tokens, at + index - first)) return false
  }
  return true
}

/**
 * The concepts that the members of a joined name have by themselves: "first aid and CPR" is one of the names of
 * first aid, but who gave first aid need not hold the other.
 */
export const joinedConcepts = (before: TextView, after: TextView): ReadonlyArray<number> =>
  after.mentions.flatMap(({ concept, first, last }) => {
    const found: Array<number> = []
    let from = first
    for (let index = first; index <= last + 1; index++) {
      const isJoiner = index <= last && /^(?:and|or)$/.test(after.words[index] ?? "")
      const isParted = index > from && index <= last && (after.tokens.gaps[index] ?? 0) === Gap.slash
      if (!isJoiner && !isParted && index <= last) continue
      const words = after.words.slice(from, index)
      if (index - from <= last - first && words.some((word) => !before.words.includes(word))) {
        found.push(...conceptsSpelled(words.join(" ")).filter((other) => other !== concept))
      }
      from = isJoiner ? index + 1 : index
    }
    return found
  })

/**
 * Whether a text has an ambiguous spelling of the concept as it must be written ("… in Excel each week").
 * Alone it shows nothing, but a revision that spells out what it says brings in nothing new either.
 */
const isWrittenIn = (view: TextView, concept: number): boolean => {
  const { tokens } = view
  return spellingsOf(concept).some(
    ({ ambiguous }) =>
      ambiguous !== undefined &&
      !ambiguous.isSoft &&
      view.words.some((word, index) => {
        if (word.length < 3 || opensSentence(view, index) || (tokens.gaps[index] ?? 0) === Gap.hyphen) return false
        const next = tokens.gaps[index + 1] ?? Gap.line
        if (next === Gap.hyphen || isDigits(view, index + 1)) return false
        return spellingAt(tokens, index) === ambiguous.exact
      })
  )
}

const stemsByConcept = new Map<number, ReadonlyArray<ReadonlyArray<string>>>()
let formsByConcept: ReadonlyMap<number, ReadonlyArray<number>> | undefined

/** The spellings of a concept; the table is made when first asked. */
const spellingsOf = (concept: number): ReadonlyArray<Form> => {
  if (formsByConcept === undefined) {
    const made = new Map<number, Array<number>>()
    for (let form = 0; form < formCount; form++) {
      const list = made.get(conceptOfForm(form))
      if (list === undefined) made.set(conceptOfForm(form), [form])
      else list.push(form)
    }
    formsByConcept = made
  }
  return (formsByConcept.get(concept) ?? []).map(formOf)
}

/** Stems of the spellings of each concept that are phrases of ordinary words; made when first asked. */
export const ordinarySpellings = (concept: number): ReadonlyArray<ReadonlyArray<string>> => {
  const known = stemsByConcept.get(concept)
  if (known !== undefined) return known
  const stems = spellingsOf(concept)
    .map(({ spelling }) => spelling)
    // A name with capitals, digits or signs is held by its own spelling only: "Excel" is not "excelled".
    .filter(
      (spelling) => /^[A-Z]?[a-z]+(?:[ -][a-z]+)*$/.test(spelling) && (/[ -]/.test(spelling) || /^[a-z]/.test(spelling))
    )
    .map((spelling) => wordsOf(spelling).map(wordStem))
  stemsByConcept.set(concept, stems)
  return stems
}

/** Whether a text says a duty in other forms of the same words: "cared for patients" is patient care. */
const isSaidIn = (stems: ReadonlySet<string>, concept: number): boolean => {
  if (concepts[concept]?.kind === "certification") return false
  return ordinarySpellings(concept).some((spelling) => spelling.length > 1 && spelling.every((stem) => stems.has(stem)))
}

let conceptsBySpelling: ReadonlyMap<string, ReadonlyArray<number>> | undefined

/** All concepts that are spelled so: "dbt" is a tool and a therapy. */
export const conceptsSpelled = (spelling: string): ReadonlyArray<number> => {
  if (conceptsBySpelling === undefined) {
    const made = new Map<string, Array<number>>()
    for (let form = 0; form < formCount; form++) {
      const small = spellingOf(form).toLowerCase()
      const list = made.get(small)
      if (list === undefined) made.set(small, [conceptOfForm(form)])
      else list.push(conceptOfForm(form))
    }
    conceptsBySpelling = made
  }
  return conceptsBySpelling.get(spelling.toLowerCase()) ?? []
}

/** A name that the lexicon does not know, by its words. */
export interface UnknownName {
  readonly words: ReadonlyArray<string>
  readonly stems: ReadonlyArray<number>
  /** Written in capitals only: it may be short for something the text spells out. */
  readonly isAcronym: boolean
}

const calendar = new Set("monday tuesday wednesday thursday friday saturday sunday i ii iii".split(" "))

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
  if (openingVerbs.has(word) || /(?:ed|ing|ly|s)$/.test(word) || calendar.has(word)) return false
  return weightOfWord(tokens, index) >= rareWord
}

/** Names in the revision that neither the original holds nor the lexicon knows; words in a row are one name. */
export const unknownNames = (before: TextView, after: TextView): ReadonlyArray<UnknownName> => {
  const held = allStems(before)
  const heldWords = wordSet(before)
  const names: Array<UnknownName> = []
  let open: { words: Array<string>; stems: Array<number>; isAcronym: boolean } | undefined
  for (let index = 0; index < after.tokens.count; index++) {
    const word = after.words[index] ?? ""
    const isNew =
      (after.mentionOf[index] ?? -1) < 0 &&
      looksLikeName(after, index) &&
      !held.has(stemAt(after, index)) &&
      !heldWords.has(word)
    if (!isNew) {
      open = undefined
      continue
    }
    const isAcronym =
      ((after.tokens.shapes[index] ?? 0) & (Shape.lower | Shape.digit)) === 0 ||
      /^\p{Lu}{2,}s$/u.test(spellingAt(after.tokens, index))
    if (open !== undefined && (after.tokens.gaps[index] ?? 0) <= Gap.hyphen && !isAcronym && !open.isAcronym) {
      open.words.push(word)
      open.stems.push(stemAt(after, index))
      continue
    }
    open = { words: [word], stems: [stemAt(after, index)], isAcronym }
    names.push(open)
  }
  return names
}

/** Terms that only this job knows, read once per job. */
export interface JobTerm {
  readonly name: string
  readonly words: ReadonlyArray<string>
  readonly stems: ReadonlyArray<number>
}

/** What a job asks for, as its words are compared; made once for a job. */
class AskedWords {
  /** Terms that only this job knows. */
  readonly terms: ReadonlyArray<JobTerm>
  /** Stems of all words in the names. */
  readonly stems: ReadonlySet<number>

  constructor({ requirements }: Job) {
    this.terms = requirements
      .filter(({ concept }) => concept === undefined)
      .map(({ name }) => ({ name, words: wordsOf(name), stems: [...tokenize(name).stems] }))
      .filter(({ stems }) => stems.length > 0)
    this.stems = new Set(requirements.flatMap(stemsOfName))
  }
}

const askedOf = (job: Job): AskedWords => {
  const known = job.derived.get(AskedWords)
  if (known !== undefined) return known
  const asked = new AskedWords(job)
  job.derived.set(asked)
  return asked
}

export const jobTerms = (job: Job): ReadonlyArray<JobTerm> => askedOf(job).terms

/** Stems of the names that concepts have, once they were asked for. */
const stemsOfConcepts = new Map<string, ReadonlyArray<number>>()

/** Stems of a requirement's name. Most are names of the lexicon, which are read once and not for each job. */
const stemsOfName = ({ concept, name }: Job["requirements"][number]): ReadonlyArray<number> => {
  if (concept === undefined || concepts[concept]?.name !== name) return [...tokenize(name).stems]
  const known = stemsOfConcepts.get(name)
  if (known !== undefined) return known
  const stems = [...tokenize(name).stems]
  stemsOfConcepts.set(name, stems)
  return stems
}

/** Stems of all words in the names of what a job asks for. */
export const stemsAsked = (job: Job): ReadonlySet<number> => askedOf(job).stems

/** Terms of the job that the revision holds and the original does not. */
export const newJobTerms = (before: TextView, after: TextView, job: Job): ReadonlyArray<JobTerm> => {
  const terms = jobTerms(job)
  if (terms.length === 0) return []
  const old = allStems(before)
  const own = allStems(after)
  return terms.filter(
    ({ stems }) =>
      stems.every((stem) => own.has(stem)) && stems.some((stem) => !old.has(stem)) && holdsRow(after, stems)
  )
}

const holdsRow = (view: TextView, stems: ReadonlyArray<number>): boolean => {
  for (let at = 0; at + stems.length <= view.tokens.count; at++) {
    if (stems.every((stem, step) => stemAt(view, at + step) === stem)) return true
  }
  return false
}

/** Names of the concepts and the job's own terms that a revision newly contains (R16). */
export const insertedNames = (before: TextView, after: TextView, job: Job): ReadonlyArray<string> => {
  const written = wordSet(before)
  const names: Array<string> = []
  for (const mention of after.mentions) {
    let isNew = false
    for (let index = mention.first; index <= mention.last; index++) {
      // Another spelling of something held is what an honest edit brings in.
      if (isContent(after, index) && !written.has(after.words[index] ?? "")) isNew = true
    }
    const name = conceptOf(mention)?.name
    if (isNew && name !== undefined) names.push(name)
  }
  for (const { name } of newJobTerms(before, after, job)) names.push(name)
  return [...new Set(names)]
}
