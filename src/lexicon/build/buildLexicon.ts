import { wordsOf } from "../../text/tokenize.js"
import type { Concept, Occupation } from "../Concept.js"
import { verbStemsOf } from "../verbs.js"
import type { DoingData, FormData, LexiconData, OccupationData, PairData, PhraseData } from "../LexiconData.js"
import type { LexiconSource, Makers } from "./LexiconSource.js"
import { PhraseBuilder, phrasesOf, VocabularyBuilder } from "./PhraseBuilder.js"
import { Spelling } from "./spelling.js"
import { pluralAbbreviations, type Written, writtenForms } from "./writtenForms.js"

/** The soft skill of each spelling, in small letters. */
const spellingsOfSoft = (concepts: ReadonlyArray<Concept>): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  concepts.forEach(({ ambiguous, forms, kind, name, shows }, number) => {
    if (kind !== "soft") return
    for (const spelling of [name, ...forms, ...shows, ...ambiguous.forms]) {
      const key = spelling.toLowerCase()
      if (!found.has(key)) found.set(key, number)
    }
  })
  return found
}

/** Spellings of a soft skill that name a second one: "friendly and outgoing" is told of Friendliness, and outgoing too. */
const pairsOf = (
  forms: ReadonlyArray<FormData>,
  concepts: ReadonlyArray<Concept>,
  /** Of spellings with one of these words one half says nothing by itself. */
  onePiece: ReadonlyArray<string>
): ReadonlyArray<PairData> => {
  const isOnePiece = new RegExp(`\\b(?:${onePiece.join("|")})\\b`)
  const bySpelling = spellingsOfSoft(concepts)
  const named = (half: string) => bySpelling.get(half) ?? bySpelling.get(`${half} skills`)
  return forms.flatMap(([concept, spelling], form): ReadonlyArray<PairData> => {
    const halves = spelling.toLowerCase().split(" and ")
    const [left = "", right = ""] = halves
    if (concepts[concept]?.kind !== "soft" || halves.length !== 2 || isOnePiece.test(spelling)) return []
    const [one, other] = [named(left), named(right)]
    const [before, after] = [wordsOf(left).length, wordsOf(right).length]
    if (other !== undefined && other !== concept) return [[form, other, before + 1, after]]
    if (one !== undefined && one !== concept) return [[form, one, 0, before]]
    return []
  })
}

/** Titles of technology with every maker's word in place of the one they have, unless another family has it. */
const otherMakers = (
  occupations: ReadonlyArray<Occupation>,
  makers: Makers
): ReadonlyArray<readonly [title: string, family: number]> => {
  const known = new Set(occupations.flatMap(({ titles }) => titles))
  const found: Array<readonly [string, number]> = []
  occupations.forEach(({ field, titles }, family) => {
    if (field !== "technology") return
    for (const title of titles) {
      const head = makers.first.find((maker) => title.endsWith(` ${maker}`))
      if (head === undefined) continue
      for (const maker of [...makers.first, ...makers.others]) {
        const other = title.slice(0, -head.length) + maker
        if (known.has(other)) continue
        known.add(other)
        found.push([other, family])
      }
    }
  })
  return found
}

const relatedOf = (occupations: ReadonlyArray<Occupation>): ReadonlyArray<ReadonlyArray<number>> => {
  const numberOf = new Map(occupations.map(({ family }, number) => [family, number]))
  const related = occupations.map(() => new Set<number>())
  occupations.forEach((occupation, number) => {
    for (const name of occupation.related) {
      const other = numberOf.get(name)
      if (other === undefined) continue
      related[number]?.add(other)
      related[other]?.add(number)
    }
  })
  return related.map((families) => [...families])
}

const occupationPhrases = (
  { makers, occupations }: Pick<LexiconSource, "makers" | "occupations">,
  vocabulary: VocabularyBuilder,
  /** The spellings that surely mean a concept, by its name. */
  spellingsOf: (skill: string) => ReadonlyArray<ReadonlyArray<string>>
): OccupationData => {
  const titles = new PhraseBuilder(vocabulary)
  const work = new PhraseBuilder(vocabulary)
  occupations.forEach((occupation, family) => {
    for (const title of occupation.titles) titles.add(wordsOf(title), family)
    for (const word of occupation.words) work.add(wordsOf(word), family)
    for (const skill of occupation.skills) for (const words of spellingsOf(skill)) work.add(words, family)
  })
  for (const [title, family] of otherMakers(occupations, makers)) titles.add(wordsOf(title), family)
  return {
    fields: occupations.map(({ field }) => field),
    related: relatedOf(occupations),
    titles: titles.data,
    work: work.data
  }
}

/** Words that the readers look for by themselves and that need a number for it. */
const readersWords = [
  "mr mrs bonus points know knows knowing comfortable use write valid is are a an would be will big strong definite huge not only highly strictly also",
  "required needed must essential mandatory necessary preferred desired desirable plus asset advantage advantageous beneficial helpful valued appreciated welcome nice useful compulsory obligatory negotiable crucial indispensable nicer lovely brilliant favoured favored absolutely really still maybe familiar familiarity coded require requires should",
  "skills ability abilities personality attitude manner person individual candidate strong excellent"
]

/** Sorted, so that the numbers of words do not depend on who names a word first. */
const wordsToKnow = (written: ReadonlyArray<Written>, { concepts, occupations }: LexiconSource): ReadonlySet<string> =>
  new Set(
    [
      ...written.flatMap(({ words }) => words),
      ...[
        ...concepts.flatMap(({ ambiguous, except }) => [...ambiguous.near, ...except]),
        ...occupations.flatMap(({ family, titles, words }) => [family, ...titles, ...words]),
        ...readersWords
      ].flatMap(wordsOf)
    ].sort()
  )

/** An unambiguous spelling of two concepts: it is the form of the one that has it for its name, or comes first. */
export interface Collision {
  readonly spelling: string
  readonly concept: number
  readonly owner: number
}

interface FoundForms {
  readonly forms: ReadonlyArray<FormData>
  /** Numbers of those that show a concept and do not ask for it. */
  readonly shows: ReadonlyArray<number>
  /** The trie that finds them. */
  readonly phrases: PhraseData
  readonly collisions: ReadonlyArray<Collision>
}

/** A concept's own name is its own before it is another's form. */
const formsOf = (written: ReadonlyArray<Written>, vocabulary: VocabularyBuilder): FoundForms => {
  const forms: Array<FormData> = []
  const shows: Array<number> = []
  const collisions: Array<Collision> = []
  const phrases = new PhraseBuilder(vocabulary)
  const owners = new Map<string, number>()
  const isOwn = ({ isName, isVariant }: Written) => isName && !isVariant
  for (const { concept, isVariant, onlyShows, rule, spelling, words } of [
    ...written.filter(isOwn),
    ...written.filter((form) => !isOwn(form) && !form.isVariant),
    ...written.filter(({ isVariant }) => isVariant)
  ]) {
    if (words.length === 0) continue
    if (rule === undefined) {
      const key = words.map((word) => vocabulary.numberOf(word)).join(" ")
      const owner = owners.get(key)
      if (owner !== undefined) {
        if (owner !== concept && !isVariant) collisions.push({ spelling, concept, owner })
        continue
      }
      owners.set(key, concept)
      forms.push([concept, spelling])
    } else {
      forms.push([concept, spelling, vocabulary.numbersOf(rule.near)])
    }
    phrases.add(words, forms.length - 1)
    if (onlyShows) shows.push(forms.length - 1)
  }
  return { forms, shows, phrases: phrases.data, collisions }
}

/** By concept, the numbers of all it implies, through all steps. A name that no concept has is `tailor lexicon check`'s. */
const impliedBy = (concepts: ReadonlyArray<Concept>): ReadonlyArray<ReadonlyArray<number>> => {
  const numberByName = new Map(concepts.map(({ name }, number) => [name, number]))
  const direct = concepts.map(({ implies }) => implies.flatMap((name) => numberByName.get(name) ?? []))
  return direct.map((first, number) => {
    // What is put into the set while it is walked is walked, too.
    const reached = new Set(first)
    for (const one of reached) for (const other of direct[one] ?? []) reached.add(other)
    return [...reached].filter((one) => one !== number).sort((one, other) => one - other)
  })
}

/** By name, how a concept is written wherever it is surely meant. */
const skillSpellings = (
  written: ReadonlyArray<Written>,
  concepts: ReadonlyArray<Concept>
): ReadonlyMap<string, ReadonlyArray<ReadonlyArray<string>>> => {
  const found = new Map(concepts.map(({ name }) => [name, new Array<ReadonlyArray<string>>()]))
  for (const { concept, rule, words } of written) {
    if (rule === undefined) found.get(concepts[concept]?.name ?? "")?.push(words)
  }
  return found
}

/** The nouns of doing that plain forms end in, by their verbs. */
const doingsOf = (written: ReadonlyArray<Written>, vocabulary: VocabularyBuilder): ReadonlyArray<DoingData> => {
  const nouns = new Set(written.flatMap(({ rule, words }) => (rule === undefined ? words.slice(-1) : [])))
  return [...nouns].flatMap((noun) =>
    verbStemsOf(noun).map((verb): DoingData => [verb, vocabulary.numberOf(noun) ?? -1])
  )
}

/** The data compiled, and what two concepts claim. */
export const compileLexicon = (
  source: LexiconSource
): { readonly data: LexiconData; readonly collisions: ReadonlyArray<Collision> } => {
  const { concepts, hash, spelling, words } = source
  const written = writtenForms(source)
  const vocabulary = new VocabularyBuilder(
    wordsToKnow(written, source),
    pluralAbbreviations(written),
    new Spelling(spelling)
  )
  const { collisions, forms, phrases, shows } = formsOf(written, vocabulary)
  const skills = skillSpellings(written, concepts)
  return {
    collisions,
    data: {
      hash,
      concepts: concepts.map(({ kind, name, rarity }) => ({ name, kind, rarity })),
      fields: concepts.map(({ field }) => field),
      implied: impliedBy(concepts),
      forms,
      shows,
      pairs: pairsOf(forms, concepts, spelling.onePiece),
      doings: doingsOf(written, vocabulary),
      vocabulary: vocabulary.data,
      formPhrases: phrases,
      exceptPhrases: phrasesOf(
        concepts.map(({ except }) => except),
        vocabulary
      ),
      occupations: occupationPhrases(source, vocabulary, (skill) => skills.get(skill) ?? []),
      needsSign: spelling.needsSign,
      words
    }
  }
}

/** The lexicon made of its data; takes about half a second. */
export const buildLexicon = (source: LexiconSource): LexiconData => compileLexicon(source).data
