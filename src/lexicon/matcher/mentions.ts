import { Finder } from "./Finder.js"
import { exceptionsIn, type Found, type IsExcepted } from "./Findings.js"
import { glossed } from "../glossaries/gloss.js"
import { glossesOf } from "../glossaries/glossary.js"
import { english, type Language } from "../Language.js"
import { concepts, type Form, formIndex, formOf, isFormEnd, spellingOf, vocabulary } from "../lexicon.js"
import type { KnownConcept } from "../LexiconData.js"
import { FormEnd } from "../LexiconTables.js"
import type { Read } from "./surroundings.js"
import { tokenize } from "../../text/tokenize.js"
import type { Tokens } from "../../text/Tokens.js"

export type { Found } from "./Findings.js"
export type { Read } from "./surroundings.js"

/** A place where a text names a concept. `start` and `end` count UTF-16 code units of the text. */
export interface Mention {
  readonly concept: KnownConcept
  readonly start: number
  readonly end: number
  /** The spelling of the lexicon that matched. */
  readonly form: string
}

/** The words of a text of a language, where their numbers are not needed. */
export const tokensOf = (text: string, language: Language = english): Tokens => {
  const glosses = glossesOf(language)
  return tokenize(text, glosses === undefined ? undefined : glossed(text, glosses))
}

/** Reads a text of a language; one in a language that is not read is taken as English, for its international names. */
export const read = (text: string, language: Language = english): Read => {
  const tokens = tokensOf(text, language)
  return { tokens, words: vocabulary.numbersOf(tokens) }
}

/**
 * The longest mentions of concepts, left to right, overlapping only where one spelling names two ("friendly and outgoing").
 *
 * @param listed 1 for the words of a list of skills, where a short ambiguous name alone on its line counts
 * @param isWanted concepts that a job asks for: an ambiguous spelling of these counts where it is written as a name
 * @param isExcepted for who asks for the exceptions of the text, too
 */
export const findMentions = (
  text: Read,
  listed?: Uint8Array,
  isWanted?: (concept: number) => boolean,
  isExcepted: IsExcepted = exceptionsIn(text)
): ReadonlyArray<Found> => new Finder(text, listed, isWanted, isExcepted).run()

/**
 * The one hard skill that has this stretch for an ambiguous spelling, in any case; undefined when there is none or when
 * several have it. For stretches about which the words around them did not decide.
 */
export const unsureFormOf = ({ words }: Read, first: number, last: number): Form | undefined => {
  const ends = Array.from(formIndex.endsAt(formIndex.after(words, first, last)) ?? [], formOf)
  const [form] = ends
  if (form?.ambiguous === undefined || ends.some(({ concept }) => concept !== form.concept)) return undefined
  return (concepts[form.concept]?.kind ?? "hard") === "hard" ? form : undefined
}

/** Whether words are a spelling that means one thing wherever it stands. */
export const isPlainName = ({ words }: Read, first: number, last: number): boolean =>
  isFormEnd(formIndex.after(words, first, last), FormEnd.plain)

/** The names of the concepts that the text names, as often as it names them. */
export const conceptNamesIn = (text: string, language: Language = english): ReadonlyArray<string> =>
  mentionsIn(text, language).map(({ concept }) => concept.name)

/** Every place where the text names a concept of the lexicon. */
export const mentionsIn = (text: string, language: Language = english): ReadonlyArray<Mention> => {
  const taken = read(text, language)
  const { ends, starts } = taken.tokens
  return findMentions(taken).flatMap(({ concept: number, first, form, last }) => {
    const concept = concepts[number]
    if (concept === undefined) return []
    return [{ concept, start: starts[first] ?? 0, end: ends[last] ?? 0, form: spellingOf(form) }]
  })
}
