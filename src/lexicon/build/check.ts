import { tokenize } from "../../text/tokenize.js"
import { glossesFrom } from "../glossaries/glosses.js"
import type { LexiconData } from "../LexiconData.js"
import { PhraseIndex, phraseTables } from "../PhraseIndex.js"
import { Vocabulary, vocabularyTables } from "../Vocabulary.js"
import { compileLexicon } from "./buildLexicon.js"
import type { LexiconSource, Place } from "./LexiconSource.js"

/** What can be wrong with entries that can be read. */
export type Check =
  "duplicate" | "order" | "collision" | "repeated form" | "no companions" | "unknown name" | "cycle" | "two meanings"

export interface Finding extends Place {
  readonly check: Check
  readonly message: string
}

/** Entries of one name, and entries that do not stand in the order of their names. */
const nameFindings = (
  what: string,
  entries: ReadonlyArray<{ readonly name: string; readonly place: Place }>
): ReadonlyArray<Finding> => {
  const first = new Map<string, Place>()
  const found: Array<Finding> = []
  const inOrder = entries.toSorted(({ place: one }, { place: other }) =>
    one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1
  )
  inOrder.forEach(({ name, place }, at) => {
    const small = name.toLowerCase()
    const known = first.get(small)
    if (known === undefined) first.set(small, place)
    else {
      const message = `${what} ${name} stands in ${known.file}:${known.line} already: one entry holds all of it`
      found.push({ check: "duplicate", ...place, message })
    }
    const before = inOrder[at - 1]
    if (before?.place.file === place.file && before.name.toLowerCase() > small) {
      const message = `${what} ${name} stands after ${before.name}: entries are in alphabetical order`
      found.push({ check: "order", ...place, message })
    }
  })
  return found
}

const repeated = (list: ReadonlyArray<string>): ReadonlyArray<string> =>
  list.filter((one, at) => list.indexOf(one) !== at)

const formFindings = ({ concepts }: LexiconSource): ReadonlyArray<Finding> =>
  concepts.flatMap(({ ambiguous, forms, name, place, shows }) => {
    const plain = [...forms, ...shows]
    const twice = repeated([name, ...plain]).concat(repeated(ambiguous.forms))
    const both = plain.filter((form) => ambiguous.forms.includes(form))
    const isAlone = ambiguous.forms.length > 0 && ambiguous.near.length === 0
    const finding = (check: Check, message: string): Finding => ({ check, ...place, message })
    return [
      ...twice.map((form) => finding("repeated form", `"${form}" is a form of ${name} twice`)),
      ...both.map((form) => finding("repeated form", `"${form}" of ${name} is ambiguous and unambiguous`)),
      ...(isAlone
        ? [finding("no companions", `${name} has ambiguous forms and no words near them that tell it is meant`)]
        : [])
    ]
  })

const nameReferences = ({ concepts, occupations }: LexiconSource): ReadonlyArray<Finding> => {
  const names = new Set(concepts.map(({ name }) => name))
  const families = new Set(occupations.map(({ family }) => family))
  const unknown = (place: Place, message: string): Finding => ({ check: "unknown name", ...place, message })
  return [
    ...concepts.flatMap(({ implies, name, place }) =>
      implies
        .filter((other) => !names.has(other))
        .map((other) => unknown(place, `${name} implies ${other}, which is no concept`))
    ),
    ...occupations.flatMap(({ family, place, related, skills }) => [
      ...skills
        .filter((skill) => !names.has(skill))
        .map((skill) => unknown(place, `${family} takes ${skill}, which is no concept`)),
      ...related
        .filter((other) => !families.has(other))
        .map((other) => unknown(place, `${family} is related to ${other}, which is no occupation`))
    ])
  ]
}

/** Each circle of implications once, told at the concept of it that comes first. */
const cycleFindings = ({ concepts }: LexiconSource): ReadonlyArray<Finding> => {
  const byName = new Map(concepts.map((concept) => [concept.name, concept]))
  const done = new Set<string>()
  const found: Array<Finding> = []
  const visit = (name: string, path: ReadonlyArray<string>) => {
    const start = path.indexOf(name)
    const concept = byName.get(name)
    if (concept === undefined) return
    if (start >= 0) {
      const message = `${[...path.slice(start), name].join(" implies ")}: nothing implies itself`
      found.push({ check: "cycle", ...concept.place, message })
    }
    if (done.has(name) || start >= 0) return
    for (const other of concept.implies) visit(other, [...path, name])
    done.add(name)
  }
  for (const { name } of concepts) visit(name, [])
  return found
}

const glossaryFindings = ({ words }: LexiconSource): ReadonlyArray<Finding> =>
  words.glossaries.flatMap((glossary) =>
    glossesFrom(glossary).faults.map((message): Finding => ({
      ...{ check: "two meanings", file: `glossaries/${glossary.language}.yaml`, line: 1 },
      message
    }))
  )

const nameFault = ({ words }: LexiconSource): ReadonlyArray<Finding> =>
  repeated(words.givenNames.plain).map((name) => ({
    ...{ check: "two meanings", file: "words/givenNames.yaml", line: 1 },
    message: `${name} stands in the list twice`
  }))

/** The names of the concepts of which no form stands in any of the texts, whatever the words beside it say. */
const unmet = (data: LexiconData, texts: ReadonlyArray<string>): ReadonlyArray<string> => {
  const vocabulary = new Vocabulary(vocabularyTables(data.vocabulary))
  const index = new PhraseIndex(phraseTables(data.formPhrases, vocabulary.size), vocabulary.size)
  const met = new Set<number>()
  const meet = (node: number) => {
    for (const form of index.endsAt(node) ?? []) met.add(data.forms[form]?.[0] ?? -1)
  }
  for (const text of texts) {
    const words = vocabulary.numbersOf(tokenize(text))
    for (const first of words.keys()) index.eachFrom(words, first, () => true, meet)
  }
  return data.concepts.map(({ name }) => name).filter((_, concept) => !met.has(concept))
}

export interface Checked {
  readonly concepts: number
  readonly findings: ReadonlyArray<Finding>
  /** Concepts of which no form stands in any text of the corpus: no fault, only untested. */
  readonly unmet: ReadonlyArray<string>
}

/** What is wrong with the lexicon's data, and what no text of a corpus shows. */
export const checkLexicon = (source: LexiconSource, corpus: ReadonlyArray<string>): Checked => {
  const { collisions, data } = compileLexicon(source)
  const { concepts, occupations } = source
  const nameOf = (concept: number) => concepts[concept]?.name
  return {
    concepts: concepts.length,
    findings: [
      ...nameFindings("concept", concepts),
      ...nameFindings(
        "occupation",
        occupations.map(({ family, place }) => ({ name: family, place }))
      ),
      ...formFindings(source),
      ...collisions.flatMap(({ concept, owner, spelling }): ReadonlyArray<Finding> => {
        const place = concepts[concept]?.place
        const message = `"${spelling}" of ${nameOf(concept)} is a form of ${nameOf(owner)} already`
        return place === undefined ? [] : [{ check: "collision", ...place, message }]
      }),
      ...nameReferences(source),
      ...cycleFindings(source),
      ...glossaryFindings(source),
      ...nameFault(source)
    ],
    unmet: unmet(data, corpus)
  }
}
