import type { Field } from "./Concept.js"
import type { KnownConcept } from "./LexiconData.js"
import { built } from "./built.js"
import { pairCount, pairOf, PhraseIndex, Vocabulary } from "./phraseIndex.js"

export { lexiconHash } from "./hash.js"

/** A spelling of a concept, as the matcher meets it. */
export interface Form {
  readonly concept: number
  readonly spelling: string
  /** Set when the spelling needs its case and company to count. */
  readonly ambiguous: AmbiguousRule | undefined
}

export interface AmbiguousRule {
  /** As it must be written. */
  readonly exact: string
  /** Word numbers of companions. */
  readonly near: ReadonlySet<number>
  readonly isSoft: boolean
  /** Whether software is written in it or with it: "Wrote Go services" means the language. */
  readonly isCode: boolean
  /** Three capitals or more; two are short for too much. */
  readonly isAbbreviation: boolean
}

/** Every concept once, in the order of the files. */
export const concepts: ReadonlyArray<KnownConcept> = built.concepts

/** The words of the lexicon, the occupations and the cues. */
export const vocabulary = new Vocabulary(built.vocabulary)

const programming = concepts.findIndex(({ name }) => name === "Programming")
/** Rarer ones are told by their companions only: "Fiber services" are seldom the Go library's. */
const rarestCode = 4

const ruleOf = (concept: number, exact: string, near: ReadonlyArray<number> = []): AmbiguousRule => {
  const { kind, rarity = 3 } = concepts[concept] ?? {}
  const isCode = rarity <= rarestCode && (built.implied[concept]?.includes(programming) ?? false)
  return { exact, near: new Set(near), isSoft: kind === "soft", isCode, isAbbreviation: /^[A-Z]{3,}$/.test(exact) }
}

/** The forms by number, as `formIndex` names them. */
export const forms: ReadonlyArray<Form> = built.forms.map(([concept, spelling, exact, near]) => ({
  concept,
  spelling,
  ambiguous: exact === undefined ? undefined : ruleOf(concept, exact, near)
}))

/** By concept 1 for a manner ("Communication"): asked for each name in a text, and so kept apart. */
export const softConcepts = Uint8Array.from(concepts, ({ kind }) => (kind === "soft" ? 1 : 0))

const formConcepts = Int32Array.from(forms, ({ concept }) => concept)
/** The concept of a form, by number: asked for each name in a text, and so kept apart from what else a form has. */
export const conceptOf = (form: number): number => formConcepts[form] ?? -1

const ambiguousForms = Uint8Array.from(forms, ({ ambiguous }) => (ambiguous === undefined ? 0 : 1))
/** Whether a form needs its case and company to count; kept apart for the same reason. */
export const isAmbiguous = (form: number): boolean => ambiguousForms[form] === 1

/** By form, the second concept that it names, and which of its words do ("friendly and outgoing"). */
export const pairs: ReadonlyMap<number, { readonly concept: number; readonly from: number; readonly words: number }> =
  new Map(built.pairs.map(([form, concept, from, words]) => [form, { concept, from, words }]))

export const formIndex = new PhraseIndex(built.formPhrases, vocabulary.size)
/** By end in `formIndex` the only form that ends there; -1 where several do. */
export const onlyForms = new Int32Array(formIndex.endCount).fill(-1)
/** By end in `formIndex` 1 where a form ends that counts in any case and company. */
export const plainEnds = new Uint8Array(formIndex.endCount)
const isCapital = (unit: number): boolean => unit >= 65 && unit <= 90
/** By end in `formIndex` 1 where all forms that end there are ambiguous and begin with a capital ("Go", "Excel"). */
export const capitalEnds = new Uint8Array(formIndex.endCount)
/** By end in `formIndex` 1 where a form ends that has a comma or brackets in it ("mechanical, electrical and plumbing"). */
export const signedEnds = new Uint8Array(formIndex.endCount)
/** Spelt with a sign between letters that say nothing without it: "a P&L" is no A/P, "what HTML can do" no can-do. */
const needsSign = new Set(["A/P", "A/R", "G/L", "P/L", "10-K", "10-Q", "8-K", "K-8", "K-5", "can-do"])
/** By end in `formIndex` 1 where only such forms end. */
export const tightEnds = new Uint8Array(formIndex.endCount)
for (let end = 1; end < formIndex.endCount; end++) {
  const first = formIndex.startOf(end)
  const behind = formIndex.startOf(end + 1)
  if (behind === first + 1) onlyForms[end] = formIndex.phraseAt(first)
  capitalEnds[end] = 1
  tightEnds[end] = 1
  for (let at = first; at < behind; at++) {
    const [, spelling = "", exact] = built.forms[formIndex.phraseAt(at)] ?? []
    if (/[,()]/.test(spelling)) signedEnds[end] = 1
    if (!needsSign.has(spelling)) tightEnds[end] = 0
    if (exact === undefined) plainEnds[end] = 1
    if (exact === undefined || !isCapital(exact.charCodeAt(0))) capitalEnds[end] = 0
  }
}

export const neverIndex = new PhraseIndex(built.neverPhrases, vocabulary.size)
export const cueIndex = new PhraseIndex(built.cuePhrases, vocabulary.size)
/** Titles of all occupations; the number is the family's. */
export const titleIndex = new PhraseIndex(built.occupations.titles, vocabulary.size)
/** Nouns and verbs of the work of each family. */
export const workIndex = new PhraseIndex(built.occupations.work, vocabulary.size)

/** What a word can be the first word of, as bits. */
export const Opens = { form: 1, never: 2, cue: 4, title: 8, work: 16 } as const

/** By word number what begins with the word, and what the word is by itself. */
const openings = new Uint8Array(vocabulary.size)
const alone = new Uint8Array(vocabulary.size)
/**
 * By `pairOf` what begins with two words: to find out in the indexes that they begin nothing costs several times as
 * much. A byte for each, not a bit for all kinds together, since most words that open one kind of phrase open others.
 */
const beginnings = new Uint8Array(pairCount)
const indexes = [
  [formIndex, Opens.form],
  [neverIndex, Opens.never],
  [cueIndex, Opens.cue],
  [titleIndex, Opens.title],
  [workIndex, Opens.work]
] as const
for (const [index, bit] of indexes) {
  index.markOpenings(openings, alone, bit)
  index.markPairs(beginnings, bit)
}

/**
 * For each word of a text what it can be the first word of, with the word behind it: most words open nothing, and
 * readers pass them over.
 */
export const openingsOf = (words: Int32Array): Uint8Array => {
  const opens = new Uint8Array(words.length)
  for (let index = 0; index < words.length; index++) opens[index] = openingAt(words, index)
  return opens
}

/** The same for one word. */
export const openingAt = (words: Int32Array, index: number): number => {
  const word = words[index] ?? -1
  if (word < 0) return 0
  const next = index + 1 < words.length ? (words[index + 1] ?? -1) : -1
  const both = next < 0 ? 0 : (beginnings[pairOf(word, next)] ?? 0)
  return ((openings[word] ?? 0) & both) | (alone[word] ?? 0)
}

/** The names of the concepts in small letters. */
export const smallNames: ReadonlyArray<string> = concepts.map(({ name }) => name.toLowerCase())

const numberBySmallName = new Map(smallNames.map((name, number) => [name, number]))
/** Nearly all questions come with the name as it is. */
const numberByName = new Map(concepts.map(({ name }, at) => [name, numberBySmallName.get(smallNames[at] ?? "") ?? -1]))
let numberByForm: Map<string, number> | undefined

/** Of unambiguous forms; made when first asked for, because only tools look concepts up by any form. */
const formNumbers = (): ReadonlyMap<string, number> => {
  if (numberByForm !== undefined) return numberByForm
  numberByForm = new Map()
  for (const { ambiguous, concept, spelling } of forms) {
    const key = spelling.toLowerCase()
    if (ambiguous === undefined && !numberByForm.has(key)) numberByForm.set(key, concept)
  }
  return numberByForm
}

/** The concept of that name or of that unambiguous form, in any case; -1 when there is none. */
export const conceptNumberOf = (name: string): number =>
  numberByName.get(name) ?? numberBySmallName.get(name.toLowerCase()) ?? formNumbers().get(name.toLowerCase()) ?? -1

/** The concept of that name or of that unambiguous form, in any case. */
export const conceptNamed = (name: string): KnownConcept | undefined => concepts[conceptNumberOf(name)]

const numberByConcept = new Map(concepts.map((concept, number) => [concept, number]))
export const conceptNumber = (concept: KnownConcept): number => numberByConcept.get(concept) ?? -1

export const fieldOf = (number: number): Field => built.fields[number] ?? "general"

/** For each concept, the numbers of all it implies, through all steps. */
export const implied: ReadonlyArray<ReadonlyArray<number>> = built.implied
