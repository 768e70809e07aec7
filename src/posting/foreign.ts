import { isReadLanguage } from "../lexicon/glossaries/glossary.js"
import { english, type Language, nameOfLanguage } from "../lexicon/Language.js"
import type { Span } from "./unknown/tagger.js"
import type { Tags } from "./unknown/tags.js"
import { isNameLike } from "./unknown/terms.js"
import { spellingAt } from "../text/tokenize.js"
import { Shape, type Tokens } from "../text/Tokens.js"

// What is read otherwise in a text that is not in English, and what is said of it.

/** German words that end so name what is done, not a product. */
const germanNoun = /(?:ung|ungen|heit|keit|schaft|tion|tat|nis|ismus|en|er|e|ern|em|el)$/

const isAllCapitals = (shape: number): boolean =>
  (shape & Shape.lower) === 0 && (shape & (Shape.innerUpper | Shape.initialUpper)) !== 0

/** Whether a word that no glossary knows is written as the name of a product is. */
const isProductName = (tokens: Tokens, index: number, language: Language): boolean => {
  if (!isNameLike(tokens, index)) return false
  const shape = tokens.shapes[index] ?? 0
  // "C1" is how well a language is spoken.
  if (/^[abc][12]$/i.test(spellingAt(tokens, index))) return false
  if (isAllCapitals(shape) || (shape & (Shape.innerUpper | Shape.digit)) !== 0) return true
  if (language !== "de") return true
  const word = spellingAt(tokens, index)
  return word.length <= 12 && !germanNoun.test(word.toLowerCase())
}

/**
 * What stands in place of the taggers, which have learnt from English: nothing is tagged, and of the unknown names
 * that patterns find only those count that are written as a product's.
 */
export const tagsOfForeign = (tokens: Tokens, language: Language): Tags => ({
  hard: [],
  soft: [],
  marginAt: () => 0,
  mayName: ({ first, last }: Span) => {
    for (let index = first; index <= last; index++) if (!isProductName(tokens, index, language)) return false
    return true
  }
})

/** Why the reading of a job in a language is of less confidence than one in English. */
export const languageWarnings = (language: Language): ReadonlyArray<string> => {
  if (language === english) return []
  const name = nameOfLanguage(language)
  return isReadLanguage(language)
    ? [
        `The job description is in ${name}, of which the lexicon knows only the usual names: it may ask for more than was recognised.`
      ]
    : [
        `The job description is in ${name}, of which only international names such as "SAP" or "Python" are read; the score is of low confidence.`
      ]
}
