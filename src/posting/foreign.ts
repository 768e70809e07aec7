import { built } from "../lexicon/built.js"
import { isReadLanguage } from "../lexicon/glossaries/glossary.js"
import { english, type Language, nameOfLanguage } from "../lexicon/Language.js"
import type { Sentence } from "./sections/sentences.js"
import type { Tags } from "./unknown/tags.js"
import { isNameLike } from "./unknown/terms.js"
import { everyBetween } from "../text/between.js"
import { hashOf } from "../text/characters.js"
import { spellingAt } from "../text/tokenize.js"
import { Shape, type Tokens } from "../text/Tokens.js"

// What is read otherwise in a text or a sentence that is not in English, and what is said of it.

/** German words that end so name what is done, not a product. */
const germanNoun = /(?:ung|ungen|heit|keit|schaft|tion|tat|nis|ismus|en|er|e|ern|em|el)$/

/** Whether a word that no glossary knows is written as the name of a product is. */
const isProductName = (tokens: Tokens, index: number, language: Language): boolean => {
  if (!isNameLike(tokens, index)) return false
  const shape = tokens.shapes[index] ?? 0
  const word = spellingAt(tokens, index)
  // "C1" is how well a language is spoken.
  if (/^[abc][12]$/i.test(word)) return false
  if ((shape & Shape.lower) === 0 || (shape & (Shape.innerUpper | Shape.digit)) !== 0) return true
  return language !== "de" || (word.length <= 12 && !germanNoun.test(word.toLowerCase()))
}

/**
 * What stands in place of the taggers, which have learnt from English: nothing is tagged, and of the unknown names
 * that patterns find only those count that are written as a product's.
 */
export const tagsOfForeign = (tokens: Tokens, language: Language): Tags => ({
  hard: new Map(),
  certificates: new Map(),
  soft: new Map(),
  marginAt: () => 0,
  mayName: ({ first, last }) => everyBetween(first, last + 1, (index) => isProductName(tokens, index, language))
})

/** What a person should know of a text in a language of which next to nothing is read. */
export const unreadWarnings = (what: "job description" | "resume", language: Language): ReadonlyArray<string> =>
  isReadLanguage(language)
    ? []
    : [
        `The ${what} is in ${nameOfLanguage(language)}, of which only international names such as "SAP" or "Python" are read; the score is of low confidence.`
      ]

/** Why the reading of a job in a language is of less confidence than one in English. */
export const languageWarnings = (language: Language): ReadonlyArray<string> =>
  language === english || !isReadLanguage(language)
    ? unreadWarnings("job description", language)
    : [
        `The job description is in ${nameOfLanguage(language)}, of which the lexicon knows only the usual names: it may ask for more than was recognised.`
      ]

const { en, ...others } = built.words.functionWords
const englishWords: ReadonlySet<number> = new Set(en.map(hashOf))
const foreignWords: ReadonlySet<number> = new Set(Object.values(others).flat().map(hashOf))

/** Letters of Polish, Czech, Hungarian, Turkish and their neighbours, for which there is no list of small words. */
const eastern = /[\u0100-\u017f\u0218-\u021b]/

const minForeign = 2

/** A sentence of another language in a posting in English ("Nous remercions tous les candidats"): the tagger has learnt none of its words. */
export const isInOtherLanguage = ({ ends, hashes, starts, text }: Tokens, { end, first }: Sentence): boolean => {
  const isEastern = eastern.test(text.slice(starts[first], ends[end - 1]))
  let [ours, theirs] = [0, 0]
  for (let index = first; index < end; index++) {
    const word = hashes[index] ?? 0
    if (englishWords.has(word)) ours++
    else if (foreignWords.has(word) || (isEastern && eastern.test(text.slice(starts[index], ends[index])))) theirs++
  }
  return theirs >= minForeign && theirs > ours
}
