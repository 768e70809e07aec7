import { hashesNamed } from "../words/words.js"
import type { AmbiguousRule } from "../lexicon.js"
import {
  afterVersion,
  beginOfItem,
  isAfterAsk,
  isBeforeDemand,
  isJoin,
  isShortForOther,
  isShouted,
  isVersion,
  neighbour,
  numbersNamed,
  type Read
} from "./surroundings.js"
import { hasCompanion } from "./companions.js"
import { isOfSoftware } from "./software.js"
import { isSaidOfApplicant, isUseWord, softNoun } from "./uses.js"
import { Gap, Shape } from "../../text/Tokens.js"

/** What the words around an ambiguous spelling say, whatever concepts stand beside it. */
export interface Meaning {
  /** Set when the words around it decide alone. */
  readonly certain: boolean | undefined
  /** Meant when a concept stands at `before` or `after`: the words of the list items beside it, or -1. */
  readonly before: number
  readonly after: number
  /** Meant by its companions. */
  readonly stands: boolean
  /** Written in the case of the name. */
  readonly isExact: boolean
  /** Written as names are within a sentence, or as only an abbreviation is: "Built Relativity workspaces", "some PLC work". */
  readonly isNamed: boolean
  /** Written so, and nothing before it leads to a person, a firm or a place: in a posting such a word is the tool. */
  readonly isProper: boolean
}

const decided = (certain: boolean): Meaning => ({
  certain,
  before: -1,
  after: -1,
  stands: certain,
  isExact: false,
  isNamed: false,
  isProper: false
})
const always = decided(true)
export const never = decided(false)

/** Seasons, days and places are met after these words, too. */
const timesAndPlaces = numbersNamed("meaning.timesAndPlaces")

/** Names of people, too: a word with a capital after them is their surname. */
const people = numbersNamed("meaning.people")
const leadingAway = hashesNamed("meaning.leadingAway")
/** Names that texts write with a capital for other reasons: departments, subjects, languages, places. */
const otherCapitals = numbersNamed("meaning.otherCapitals")

/** After a name at the beginning of a line: "Scratch from year 3". */
const fromWords = numbersNamed("meaning.fromWords")

const isCapital = (shape: number): boolean => (shape & Shape.initialUpper) !== 0

/** "Scaffolding in refineries": what was done, and where. */
const placeWords = numbersNamed("meaning.placeWords")

/** Whether a spelling is written as a name within a sentence that is not all names. */
const isNamedHere = ({ tokens, words }: Read, first: number, last: number): boolean => {
  const shape = tokens.shapes[first] ?? 0
  if (!isCapital(shape) || (shape & Shape.lower) === 0) return false
  if (first === 0 || (tokens.gaps[first] ?? 0) >= Gap.bullet)
    return fromWords.has(words[last + 1] ?? -1) || placeWords.has(words[last + 1] ?? -1)
  const startsSentence = (tokens.gaps[first - 1] ?? 0) >= Gap.semicolon
  if (isCapital(tokens.shapes[first - 1] ?? 0) && !startsSentence) return false
  return (
    last + 1 >= tokens.count || (tokens.gaps[last + 1] ?? 0) >= Gap.comma || !isCapital(tokens.shapes[last + 1] ?? 0)
  )
}

const shortestShouted = 4
/** An item of a list in any case: a shorter one may be anything. */
const shortestListed = 4
const wordsOfStyle = 40

/** Written in small letters from its beginning: abbreviations are, too. */
export const isAllSmall = ({ shapes, count }: Read["tokens"]): boolean => {
  for (let at = 0; at < Math.min(count, wordsOfStyle); at++) if (isCapital(shapes[at] ?? 0)) return false
  return true
}

/** "LOADING" in capitals, "cia" in a text of small letters: the case of the letters says nothing there. */
const isSameWhereCaseSaysNothing = ({ tokens }: Read, first: number, last: number, exact: string): boolean => {
  if ((tokens.foldedEnds[last] ?? 0) - (tokens.foldedStarts[first] ?? 0) !== exact.length) return false
  if (isShouted(tokens.shapes[first] ?? 0) && exact.length >= shortestShouted) return true
  return exact.length >= 3 && isAllSmall(tokens) && exact === exact.toUpperCase()
}

/** "P.A.L.S" for "PALS". */
const isWithDots = (written: string, exact: string): boolean => written.replaceAll(".", "") === exact

const isGlued = (gap: number) => gap === Gap.none || gap === Gap.hyphen || gap === Gap.dot

const masteries = hashesNamed("meaning.masteries")

/** Whether a name of several words with capitals stands in words without: it is no part of a longer name. */
const isAmongSmall = ({ gaps, shapes }: Read["tokens"], first: number, last: number): boolean => {
  for (let at = first; at <= last; at++) if (!isCapital(shapes[at] ?? 0)) return false
  return !(first > 0 && gaps[first] === Gap.space && isCapital(shapes[first - 1] ?? 0))
}

/**
 * Judges one spelling.
 *
 * @param isListed whether it stands in a list of skills, where a short name alone on its line counts
 */
export const meaningOf = (text: Read, first: number, last: number, rule: AmbiguousRule, isListed: boolean): Meaning => {
  const { tokens } = text
  if (isShortForOther(text, first, last, rule.near)) return never
  const gapAt = (index: number) => (index < tokens.count ? (tokens.gaps[index] ?? 0) : Gap.line)
  const gapBefore = gapAt(first)
  const gapAfter = gapAt(last + 1)
  const end = afterVersion(text, last + 1)
  const gapAtEnd = gapAt(end)
  if (gapBefore >= Gap.line && gapAtEnd >= Gap.line && (isListed || tokens.count > last - first + 1)) return always
  // Part of another name or word: "R&D", "C-level", "e.g.", "Go!" of a brand.
  if (first > 0 && isGlued(gapBefore)) return never
  const isVersioned = isVersion(text, last + 1)
  if (isGlued(gapAfter)) return never
  const start = tokens.foldedStarts[first] ?? 0
  const stop = tokens.foldedEnds[last] ?? 0
  const isWritten =
    (stop - start === rule.exact.length && tokens.folded.startsWith(rule.exact, start)) ||
    (stop - start === rule.exact.length * 2 - 1 && isWithDots(tokens.folded.slice(start, stop), rule.exact))
  // "Spanish (basic)": how well, and no language of programs.
  if (!isWritten && masteries.has(tokens.hashes[first] ?? 0)) return never
  const isExact = isWritten || isSameWhereCaseSaysNothing(text, first, last, rule.exact)
  const begin = beginOfItem(text, first)
  const gapOfItem = tokens.gaps[begin] ?? 0
  const opens = gapOfItem >= Gap.comma || gapOfItem === Gap.slash || begin === 0 || isJoin(text, begin - 1)
  const closes = gapAfter >= Gap.comma || gapAfter === Gap.slash || isJoin(text, last + 1) || isVersioned
  const isUsed = begin > 0 && isUseWord(text, begin - 1) && !timesAndPlaces.has(text.words[first] ?? -1)
  // "Without titration and cell culture": the list begins after a preposition.
  const isItem = (opens || (isUsed && isJoin(text, last + 1))) && closes
  const fitsList = isItem && (isExact || stop - start >= shortestListed)
  // "Requirements: Excel", "French would be an asset"
  const isDemanded =
    (gapBefore === Gap.colon && isAfterAsk(text, first)) ||
    ((begin === 0 || gapOfItem >= Gap.comma || isJoin(text, begin - 1) || rule.isAbbreviation) &&
      isBeforeDemand(text, end))
  const isUsedItem = isUsed && closes
  // "3d modelling in rhino and a clean render": where all is written small, only the words around tell.
  const isSmallDemand = (isDemanded || isUsedItem) && isAllSmall(tokens)
  if (!isExact && !fitsList && !isSmallDemand) return never
  // "You rig characters for Maya Lindqvist"
  const isSurname = isCapital(tokens.shapes[last + 1] ?? 0) && (text.words[last + 1] ?? -1) < 0
  if (isSurname && people.has(text.words[first] ?? -1)) return never
  const isNamed = isExact && !rule.isSoft && (isNamedHere(text, first, last) || rule.isAbbreviation)
  // "Active licence. Epic.", "You know Photoshop. And Illustrator."
  const beginOfSentence = isJoin(text, first - 1) ? (tokens.gaps[first - 1] ?? 0) : gapBefore
  const isAloneHere = beginOfSentence >= Gap.semicolon && gapAtEnd >= Gap.semicolon && stop - start > 2
  // "Excel: advanced", "Spanish (fluent)"
  const isGraded =
    gapAfter >= Gap.hyphen &&
    masteries.has(tokens.hashes[last + 1] ?? 0) &&
    (tokens.gaps[last + 2] ?? Gap.line) >= Gap.comma
  // "Titles in After Effects for a series"
  const isOfSeveral = last > first && isAmongSmall(tokens, first, last)
  // "Most of what you ship is Vue", "keeps the books in Excel before lunch"
  const isProper =
    isNamed &&
    (!rule.isAbbreviation || rule.exact.length >= shortestShouted) &&
    !otherCapitals.has(text.words[first] ?? -1) &&
    !people.has(text.words[first] ?? -1) &&
    !leadingAway.has(tokens.hashes[first - 1] ?? 0)
  return {
    certain: undefined,
    before: fitsList ? neighbour(text, begin, -1) : -1,
    after: fitsList ? neighbour(text, last, 1) : -1,
    stands:
      isSmallDemand ||
      (rule.isSoft &&
        closes &&
        isExact &&
        (isSaidOfApplicant(text, first) ||
          (softNoun.test(tokens.folded.slice(start, stop)) && gapBefore >= Gap.sentence))) ||
      (isExact &&
        ((isItem && isListed) ||
          isDemanded ||
          isOfSoftware(text, first, last) ||
          // "At home with Elixir and PostgreSQL": the list begins after a preposition.
          (isUsedItem && (isNamed || rule.isCode)) ||
          isAloneHere ||
          isOfSeveral ||
          isGraded ||
          hasCompanion(text, first, last, rule))),
    isExact: isWritten,
    isNamed,
    isProper
  }
}
