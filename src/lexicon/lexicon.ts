import { conceptKinds, type Field, fields, rarities } from "./Concept.js"
import { built } from "./built.js"
import type { KnownConcept } from "./LexiconData.js"
import type { Lists } from "./LexiconTables.js"
import { PhraseIndex } from "./PhraseIndex.js"
import { append } from "../text/append.js"
import { Vocabulary } from "./Vocabulary.js"

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

/** SHA-256 over the lexicon's data, first 12 hexadecimal digits. */
export const lexiconHash = built.hash

const fieldAt = (place: number | undefined): Field => fields[place ?? -1] ?? "general"

const listAt = ({ numbers, starts }: Lists, at: number): ReadonlyArray<number> =>
  Array.from(numbers.subarray(starts[at], starts[at + 1]))

const knownConcept = (name: string, number: number): KnownConcept => {
  const kind = conceptKinds[built.concepts.kinds[number] ?? 0] ?? "hard"
  const rarity = rarities[(built.concepts.rarities[number] ?? 0) - 1] ?? 3
  return { name, kind, rarity }
}

/** Every concept once, in the order of their names. */
export const concepts: ReadonlyArray<KnownConcept> = built.concepts.names.split("\n").map(knownConcept)

/** For each concept, the numbers of all it implies, through all steps. */
export const implied: ReadonlyArray<ReadonlyArray<number>> = concepts.map((_, number) =>
  listAt(built.concepts.implied, number)
)

/** The words of the lexicon and the occupations. */
export const vocabulary = new Vocabulary(built.vocabulary)

const programming = concepts.findIndex(({ name }) => name === "Programming")
/** Rarer ones are told by their companions only: "Fiber services" are seldom the Go library's. */
const rarestCode = 4

const ruleOf = (form: number, concept: number, spelling: string): AmbiguousRule => {
  const { kind, rarity = 3 } = concepts[concept] ?? {}
  // A full stop at the end belongs to the sentence: "J.D." is read as "J.D".
  const exact = spelling.replace(/\.$/, "")
  return {
    exact,
    near: new Set(listAt(built.forms.nears, built.forms.near[form] ?? 0)),
    isSoft: kind === "soft",
    isCode: rarity <= rarestCode && (implied[concept]?.includes(programming) ?? false),
    isAbbreviation: /^[A-Z]{3,}$/.test(exact)
  }
}

/** How many forms there are; `formOf` takes numbers from 0 to this less one. */
export const formCount = built.forms.concepts.length

const knownForms = new Array<Form | undefined>(formCount)

/** The form of a number, as `formIndex` names them; made when first asked for, since texts meet few of fifty thousand. */
export const formOf = (number: number): Form => {
  const known = knownForms[number]
  if (known !== undefined) return known
  const concept = conceptOf(number)
  const spelling = spellingOf(number)
  const made = { concept, spelling, ambiguous: isAmbiguous(number) ? ruleOf(number, concept, spelling) : undefined }
  knownForms[number] = made
  return made
}

const spellings = built.forms.spellings.split("\n")

/** How a form is spelled. */
export const spellingOf = (form: number): string => spellings[form] ?? ""

/** The concept of a form, by number. */
export const conceptOf = (form: number): number => built.forms.concepts[form] ?? -1

/** Whether a form needs its case and company to count. */
export const isAmbiguous = (form: number): boolean => (built.forms.near[form] ?? -1) >= 0

const shows: ReadonlySet<number> = new Set(built.forms.shows)
/** Whether a form only shows a concept: a posting that has it asks for nothing ("let the electrician in"). */
export const onlyShows = (form: number): boolean => shows.has(form)

/** By form, the second concept that it names, and which of its words do ("friendly and outgoing"). */
export const pairs = new Map<number, { readonly concept: number; readonly from: number; readonly words: number }>()
for (let at = 0; at < built.forms.pairs.length; at += 4) {
  const [form = 0, concept = 0, from = 0, words = 0] = built.forms.pairs.subarray(at, at + 4)
  pairs.set(form, { concept, from, words })
}

export const formIndex = new PhraseIndex(built.formPhrases, vocabulary.size)
/** Whether a bit of `FormEnd` holds of a node of `formIndex`. */
export const isFormEnd = (node: number, bit: number): boolean => ((built.formEnds[node] ?? 0) & bit) !== 0

export const exceptIndex = new PhraseIndex(built.exceptPhrases, vocabulary.size)
/** Titles of all occupations; the number is the family's. */
export const titleIndex = new PhraseIndex(built.occupations.titles, vocabulary.size)
/** Nouns and verbs of the work of each family. */
export const workIndex = new PhraseIndex(built.occupations.work, vocabulary.size)
/** By family of occupations, its field. */
export const familyFields = Array.from(built.occupations.fields, fieldAt)
/** How many families of occupations there are. */
export const familyCount = familyFields.length
/** By family, those whose work overlaps. */
export const relatedFamilies: ReadonlyArray<ReadonlyArray<number>> = Array.from({ length: familyCount }, (_, family) =>
  listAt(built.occupations.related, family)
)

/** The names of the concepts in small letters. */
export const smallNames: ReadonlyArray<string> = concepts.map(({ name }) => name.toLowerCase())

const numberByName = new Map(concepts.map(({ name }, number) => [name, number]))
let numberBySpelling: Map<string, number> | undefined

/** Of names and of unambiguous forms in small letters; made when first asked for: nearly all ask by the name as it is. */
const spellingNumbers = (): ReadonlyMap<string, number> => {
  if (numberBySpelling !== undefined) return numberBySpelling
  numberBySpelling = new Map(smallNames.map((name, number) => [name, number]))
  for (let form = 0; form < formCount; form++) {
    const key = spellingOf(form).toLowerCase()
    if (!isAmbiguous(form) && !numberBySpelling.has(key)) numberBySpelling.set(key, conceptOf(form))
  }
  return numberBySpelling
}

const nounsByVerb = new Map<number, Array<number>>()
for (let at = 0; at < built.doings.length; at += 2)
  append(nounsByVerb, built.doings[at] ?? 0, built.doings[at + 1] ?? -1)

/** Of the stem of a verb the word numbers of the nouns of doing it that forms end in. */
export const nounsOfVerb = (stem: number): ReadonlyArray<number> | undefined => nounsByVerb.get(stem)

/** The concept of that name or of that unambiguous form, in any case; -1 when there is none. */
export const conceptNumberOf = (name: string): number =>
  numberByName.get(name) ?? spellingNumbers().get(name.toLowerCase()) ?? -1

/** The concept of that name or of that unambiguous form, in any case. */
export const conceptNamed = (name: string): KnownConcept | undefined => concepts[conceptNumberOf(name)]

/** The number of a concept of `concepts`. */
export const conceptNumber = ({ name }: KnownConcept): number => numberByName.get(name) ?? -1

export const fieldOf = (number: number): Field => fieldAt(built.concepts.fields[number])
