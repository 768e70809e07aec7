import { allCues } from "../cues.js"
import { tokenize, wordAt } from "../text.js"
import { Shape } from "../Tokens.js"
import type { Concept, Field, Occupation } from "./Concept.js"
import { collectWords, PhraseIndex, Vocabulary } from "./phraseIndex.js"
import { sources, occupations as occupationData } from "./sources.js"

export { lexiconHash } from "./hash.js"

/** A spelling of a concept, as the matcher meets it. */
export interface Form {
  readonly concept: number
  readonly spelling: string
  /** The concept's own name, so that a match by it is exact. */
  readonly isName: boolean
  /** Set when the spelling needs its case and company to count. */
  readonly ambiguous: AmbiguousRule | undefined
}

export interface AmbiguousRule {
  /** As it must be written. */
  readonly exact: string
  /** Word numbers of companions. */
  readonly near: ReadonlySet<number>
  readonly isSoft: boolean
}

/** Something wrong with the data, for the lexicon's test. */
export type LexiconFault = string

const faults: Array<LexiconFault> = []
const merged = new Map<string, { concept: Concept; field: Field }>()

const union = (one: ReadonlyArray<string> = [], other: ReadonlyArray<string> = []): ReadonlyArray<string> => [
  ...new Set([...one, ...other])
]

/** The same concept in two files is one concept with the forms of both. */
const merge = (one: Concept, other: Concept): Concept => {
  const near = union(one.ambiguous?.near, other.ambiguous?.near)
  const never = union(one.ambiguous?.never, other.ambiguous?.never)
  const forms = union(one.ambiguous?.forms, other.ambiguous?.forms)
  return {
    ...one,
    forms: union(one.forms, other.forms),
    implies: union(one.implies, other.implies),
    ...(forms.length > 0 ? { ambiguous: { forms, near, never } } : {})
  }
}

for (const { field, concepts: list } of sources) {
  for (const concept of list) {
    const key = concept.name.toLowerCase()
    const known = merged.get(key)
    if (known === undefined) {
      merged.set(key, { concept, field })
    } else if ((known.concept.kind ?? "hard") !== (concept.kind ?? "hard")) {
      faults.push(`${concept.name} stands twice, with different kinds`)
    } else {
      merged.set(key, { concept: merge(known.concept, concept), field: known.field })
    }
  }
}

/** Every concept once, in the order of the files. */
export const concepts: ReadonlyArray<Concept> = [...merged.values()].map(({ concept }) => concept)
const fields: ReadonlyArray<Field> = [...merged.values()].map(({ field }) => field)
export const occupations: ReadonlyArray<Occupation> = occupationData

const numberByName = new Map<string, number>(concepts.map((concept, number) => [concept.name.toLowerCase(), number]))
const numberByConcept = new Map<Concept, number>(concepts.map((concept, number) => [concept, number]))

/** The concept of that name or of that unambiguous form, in any case. */
export const conceptNamed = (name: string): Concept | undefined => {
  const number = numberByName.get(name.toLowerCase()) ?? numberByForm.get(name.toLowerCase())
  return number === undefined ? undefined : concepts[number]
}

export const conceptNumber = (concept: Concept): number => numberByConcept.get(concept) ?? -1
export const fieldOf = (number: number): Field => fields[number] ?? "general"

const numberByForm = new Map<string, number>()

/** How many concepts each field has. */
export const conceptsPerField = (): ReadonlyMap<Field, number> => {
  const counts = new Map<Field, number>()
  for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1)
  return counts
}

/** For each concept, the numbers of all it implies, through all steps. */
export const implied: ReadonlyArray<ReadonlySet<number>> = (() => {
  const direct = concepts.map((concept) =>
    (concept.implies ?? []).flatMap((name) => {
      const number = numberByName.get(name.toLowerCase())
      if (number === undefined) faults.push(`${concept.name} implies ${name}, which is no concept`)
      return number === undefined ? [] : [number]
    })
  )
  return concepts.map((_, number) => {
    const reached = new Set<number>()
    const queue = [...(direct[number] ?? [])]
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (reached.has(next) || next === number) continue
      reached.add(next)
      queue.push(...(direct[next] ?? []))
    }
    return reached
  })
})()

/** Ways a phrase is also written: without its inner hyphens and dots, in one word, or a camel-case name in two. */
const spellingsOf = (phrase: string): ReadonlyArray<ReadonlyArray<string>> => {
  const tokens = tokenize(phrase)
  const words: Array<string> = []
  for (let index = 0; index < tokens.count; index++) {
    words.push(((tokens.shapes[index] ?? 0) & Shape.ampersand) !== 0 ? "and" : wordAt(tokens, index))
  }
  const found: Array<ReadonlyArray<string>> = [words]
  const first = words[0] ?? ""
  const second = words[1] ?? ""
  if (words.length === 2 && /^[a-z]+$/.test(first) && /^[a-z]+$/.test(second)) {
    const isGlued = /[-./]/.test(phrase)
    if ((isGlued && first.length + second.length >= 4) || (first.length >= 3 && second.length >= 3)) {
      found.push([first + second])
    }
  }
  const camel = /^([A-Z][a-z]{3,})([A-Z][a-z]{3,})$/.exec(phrase)
  if (camel?.[1] !== undefined && camel[2] !== undefined) found.push([camel[1].toLowerCase(), camel[2].toLowerCase()])
  return found
}

interface Written {
  readonly words: ReadonlyArray<string>
  readonly form: Omit<Form, "ambiguous"> & { readonly rule: Concept["ambiguous"] }
  readonly isVariant: boolean
}

/** Names of soft skills that are ordinary words unless said of a person; their concepts name no such form themselves. */
const ordinaryNames = new Set(["Planning", "Availability", "Presence", "Memory", "Focus", "Talent", "Responsibility"])

/** "Organization" and "Focus" are no skills wherever they stand; they count as their concept's ambiguous forms do. */
const ambiguousForms = (concept: Concept): ReadonlyArray<string> => {
  const listed = concept.ambiguous?.forms ?? []
  const isSingle = /^[A-Z][a-z]+$/.test(concept.name)
  if (concept.kind !== "soft" || !isSingle || !(listed.length > 0 || ordinaryNames.has(concept.name))) return listed
  return union(listed, [concept.name, concept.name.toLowerCase(), ...(concept.name === "Organization" ? ["Organisation", "organisation"] : [])])
}

const written: Array<Written> = []
concepts.forEach((concept, number) => {
  const ambiguous = new Set(ambiguousForms(concept))
  for (const spelling of new Set([concept.name, ...(concept.forms ?? [])])) {
    if (ambiguous.has(spelling)) continue
    spellingsOf(spelling).forEach((words, at) =>
      written.push({
        words,
        form: { concept: number, spelling, isName: spelling === concept.name, rule: undefined },
        isVariant: at > 0
      })
    )
  }
  for (const spelling of ambiguous) {
    const words = spellingsOf(spelling)[0] ?? []
    written.push({
      words,
      form: { concept: number, spelling, isName: spelling === concept.name, rule: concept.ambiguous ?? { forms: [] } },
      isVariant: false
    })
  }
})

const words = new Set<string>()
for (const { words: list } of written) for (const word of list) words.add(word)
for (const concept of concepts) {
  collectWords(concept.ambiguous?.near ?? [], words)
  collectWords(concept.ambiguous?.never ?? [], words)
}
for (const occupation of occupations) {
  collectWords([occupation.family, ...occupation.titles, ...(occupation.words ?? [])], words)
}
for (const { phrases } of allCues) collectWords(phrases, words)
collectWords(["developer engineer programmer architect lead consultant specialist expert"], words)
collectWords(["mr mrs bonus points know knows knowing comfortable use write valid is are a an would be will big strong definite huge not only highly strictly also"], words)
collectWords(["required needed must essential mandatory necessary preferred desired desirable plus asset advantage advantageous beneficial helpful"], words)
collectWords(["skills ability abilities personality attitude manner person individual candidate strong excellent"], words)

/** "KPIs", "IEPs": plurals of abbreviations, unless the short form alone means nothing sure ("LLMs", "CPAs"). */
const pluralAbbreviations = (): ReadonlySet<string> => {
  const found = new Set<string>()
  const unsure = new Set<string>()
  for (const { form } of written) {
    for (const [, base = ""] of form.spelling.matchAll(/(?<![A-Za-z])([A-Z]{3,5})s(?![A-Za-z])/g)) found.add(base)
    if (form.rule !== undefined) unsure.add(form.spelling.toLowerCase())
  }
  return new Set([...found].flatMap((base) => (unsure.has(base.toLowerCase()) ? [] : [`${base.toLowerCase()}s`])))
}

/** The words of the lexicon, the occupations and the cues. */
export const vocabulary = new Vocabulary(words, pluralAbbreviations())

const formList: Array<Form> = []
/** The forms by number, as `formIndex` names them. */
export const forms: ReadonlyArray<Form> = formList
export const formIndex = new PhraseIndex(vocabulary)

const numbersOf = (phrases: ReadonlyArray<string>): ReadonlySet<number> => {
  const collected = new Set<string>()
  collectWords(phrases, collected)
  return new Set([...collected].flatMap((word) => vocabulary.numberOf(word) ?? []))
}

const personal = "skills ability abilities personality attitude manner person individual candidate strong excellent".split(" ")
const softNear = (rule: { readonly near?: ReadonlyArray<string> }): ReadonlySet<number> =>
  numbersOf([...(rule.near ?? []), ...personal])

const owners = new Map<string, number>()
// A concept's own name is its own before it is another's form.
const byRank = [...written.filter(({ form, isVariant }) => form.isName && !isVariant), ...written.filter(({ form, isVariant }) => !form.isName || isVariant)]
for (const { words: list, form, isVariant } of byRank) {
  if (list.length === 0) continue
  const { rule, ...plain } = form
  const key = list.map((word) => vocabulary.numberOf(word)).join(" ")
  if (rule === undefined) {
    const owner = owners.get(key)
    if (owner !== undefined) {
      if (owner !== form.concept && !isVariant) {
        faults.push(
          `"${form.spelling}" of ${concepts[form.concept]?.name} is a form of ${concepts[owner]?.name} already`
        )
      }
      continue
    }
    owners.set(key, form.concept)
    const spelling = form.spelling.toLowerCase()
    if (!numberByForm.has(spelling)) numberByForm.set(spelling, form.concept)
  }
  formList.push({
    ...plain,
    ambiguous:
      rule === undefined
        ? undefined
        : {
            // A full stop at the end belongs to the sentence: "J.D." is read as "J.D".
            exact: form.spelling.replace(/\.$/, ""),
            near: concepts[form.concept]?.kind === "soft" ? softNear(rule) : numbersOf(rule.near ?? []),
            isSoft: concepts[form.concept]?.kind === "soft"
          }
  })
  formIndex.add(list, formList.length - 1)
}

/** Phrases that contain an ambiguous form and never mean the concept; the phrase's number is the concept's. */
export const neverIndex = new PhraseIndex(vocabulary)
concepts.forEach((concept, number) => {
  for (const phrase of concept.ambiguous?.never ?? []) {
    const collected = tokenize(phrase)
    const list: Array<string> = []
    for (let index = 0; index < collected.count; index++) {
      list.push(((collected.shapes[index] ?? 0) & Shape.ampersand) !== 0 ? "and" : wordAt(collected, index))
    }
    neverIndex.add(list, number)
  }
})

export const lexiconFaults: ReadonlyArray<LexiconFault> = faults

/** Cue phrases; the number is the place in `allCues`. */
export const cueIndex = new PhraseIndex(vocabulary)
allCues.forEach(({ phrases }, number) => {
  for (const phrase of phrases) {
    const tokens = tokenize(phrase)
    const list: Array<string> = []
    for (let index = 0; index < tokens.count; index++) {
      list.push(((tokens.shapes[index] ?? 0) & Shape.ampersand) !== 0 ? "and" : wordAt(tokens, index))
    }
    cueIndex.add(list, number)
  }
})
