import { wordsOf } from "../../text/tokenize.js"
import { wordWeights } from "../matcher/wordWeights.js"
import type { Concept } from "../Concept.js"
import type { FormData, LexiconData, PhraseData } from "../LexiconData.js"
import { occupations } from "../sources.js"
import { gatherConcepts } from "./concepts.js"
import { makers, occupationPhrases } from "./occupationPhrases.js"
import { pairsOf } from "./pairs.js"
import { PhraseBuilder, VocabularyBuilder } from "./PhraseBuilder.js"
import { pluralAbbreviations, type Written, writtenForms } from "./spellings.js"

/** Said of a person: beside one of these an ambiguous soft skill is meant. */
const personal = "skills ability abilities personality attitude manner person individual candidate strong excellent"

/** Words that the readers look for by themselves and that need a number for it. */
const readersWords = [
  makers.join(" "),
  "mr mrs bonus points know knows knowing comfortable use write valid is are a an would be will big strong definite huge not only highly strictly also",
  "required needed must essential mandatory necessary preferred desired desirable plus asset advantage advantageous beneficial helpful valued appreciated welcome nice useful compulsory obligatory negotiable crucial indispensable nicer lovely brilliant favoured favored absolutely really still maybe familiar familiarity coded require requires should",
  personal
]

const wordsToKnow = (written: ReadonlyArray<Written>, concepts: ReadonlyArray<Concept>): ReadonlySet<string> =>
  new Set([
    ...written.flatMap(({ words }) => words),
    ...[
      ...concepts.flatMap(({ ambiguous }) => [...(ambiguous?.near ?? []), ...(ambiguous?.never ?? [])]),
      ...occupations.flatMap(({ family, titles, words = [] }) => [family, ...titles, ...words]),
      ...readersWords
    ].flatMap(wordsOf)
  ])

/** Words that most postings and resumes hold. */
const commonWords = (): ReadonlyArray<string> =>
  [...readersWords, ...wordWeights.map(([, words]) => words)].flatMap(wordsOf)

/** The forms, and the trie that finds them: a concept's own name is its own before it is another's form. */
const formsOf = (
  written: ReadonlyArray<Written>,
  concepts: ReadonlyArray<Concept>,
  vocabulary: VocabularyBuilder
): { readonly forms: ReadonlyArray<FormData>; readonly phrases: PhraseData; readonly faults: ReadonlyArray<string> } => {
  const forms: Array<FormData> = []
  const faults: Array<string> = []
  const phrases = new PhraseBuilder(vocabulary)
  const owners = new Map<string, number>()
  const isOwn = ({ isName, isVariant }: Written) => isName && !isVariant
  for (const { concept, isVariant, rule, spelling, words } of [
    ...written.filter(isOwn),
    ...written.filter((form) => !isOwn(form) && !form.isVariant),
    ...written.filter(({ isVariant }) => isVariant)
  ]) {
    if (words.length === 0) continue
    if (rule === undefined) {
      const key = words.map((word) => vocabulary.numberOf(word)).join(" ")
      const owner = owners.get(key)
      if (owner !== undefined) {
        if (owner !== concept && !isVariant) {
          faults.push(`"${spelling}" of ${concepts[concept]?.name} is a form of ${concepts[owner]?.name} already`)
        }
        continue
      }
      owners.set(key, concept)
      forms.push([concept, spelling])
    } else {
      const isSoft = concepts[concept]?.kind === "soft"
      const near = vocabulary.numbersOf([...(rule.near ?? []), ...(isSoft ? [personal] : [])])
      forms.push([concept, spelling, near])
    }
    phrases.add(words, forms.length - 1)
  }
  return { forms, phrases: phrases.data, faults }
}

const phrasesOf = (
  lists: ReadonlyArray<ReadonlyArray<string>>,
  vocabulary: VocabularyBuilder
): PhraseData => {
  const builder = new PhraseBuilder(vocabulary)
  lists.forEach((phrases, number) => {
    for (const phrase of phrases) builder.add(wordsOf(phrase), number)
  })
  return builder.data
}

/** By name in small letters, how a concept is written wherever it is surely meant. */
type SkillSpellings = ReadonlyMap<string, ReadonlyArray<ReadonlyArray<string>>>

const skillSpellings = (written: ReadonlyArray<Written>, concepts: ReadonlyArray<Concept>): SkillSpellings => {
  const found = new Map(concepts.map(({ name }) => [name.toLowerCase(), new Array<ReadonlyArray<string>>()]))
  for (const { concept, rule, words } of written) {
    if (rule === undefined) found.get(concepts[concept]?.name.toLowerCase() ?? "")?.push(words)
  }
  return found
}

const strangeSkills = (known: SkillSpellings): ReadonlyArray<string> =>
  occupations.flatMap(({ family, skills = [] }) =>
    skills.filter((skill) => !known.has(skill.toLowerCase())).map((skill) => `${family} takes ${skill}, which is no concept`)
  )

const build = (): { readonly data: LexiconData; readonly faults: ReadonlyArray<string> } => {
  const { concepts, faults, fields, implied } = gatherConcepts()
  const written = writtenForms(concepts)
  const vocabulary = new VocabularyBuilder(wordsToKnow(written, concepts), pluralAbbreviations(written), commonWords())
  const found = formsOf(written, concepts, vocabulary)
  const skills = skillSpellings(written, concepts)
  return {
    faults: [...faults, ...found.faults, ...strangeSkills(skills)],
    data: {
      concepts: concepts.map(({ kind, name, rarity }) => ({
        name,
        ...(kind === undefined ? {} : { kind }),
        ...(rarity === undefined ? {} : { rarity })
      })),
      fields,
      implied,
      forms: found.forms,
      pairs: pairsOf(found.forms, concepts),
      vocabulary: vocabulary.data,
      formPhrases: found.phrases,
      neverPhrases: phrasesOf(
        concepts.map(({ ambiguous }) => ambiguous?.never ?? []),
        vocabulary
      ),
      occupations: occupationPhrases(occupations, vocabulary, (skill) => skills.get(skill.toLowerCase()) ?? [])
    }
  }
}

/** The lexicon made of its data files; takes about half a second. */
export const buildLexicon = (): LexiconData => build().data

/** What is wrong with the data files: forms of two concepts, implications of no concept. Empty when they are sound. */
export const lexiconFaults = (): ReadonlyArray<string> => build().faults
