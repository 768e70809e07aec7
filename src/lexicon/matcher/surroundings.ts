import { hashesNamed, wordsNamed } from "../words/words.js"
import { vocabulary } from "../lexicon.js"
import { hasBullet, spellingAt, unitAfter } from "../../text/tokenize.js"
import { Gap, isNumber, Shape, type Tokens } from "../../text/Tokens.js"

// What stands around a name and tells whether it is meant: lists, versions, brackets, demands.

/** A text read once: its words and their numbers in the vocabulary. */
export interface Read {
  readonly tokens: Tokens
  readonly words: Int32Array
}

/** A list of `src/data/words/en` by the numbers of its words in the vocabulary; what no phrase has is passed over. */
export const numbersNamed = (name: string): ReadonlySet<number> =>
  new Set(
    wordsNamed(name)
      .map((word) => vocabulary.numberOf(word))
      .filter((number) => number >= 0)
  )

const joins = numbersNamed("surroundings.joins")
const askWords = numbersNamed("surroundings.askWords")
const demands = numbersNamed("surroundings.demands")
const demandFillers = numbersNamed("surroundings.demandFillers")

/** All in capitals. */
export const isShouted = (shape: number): boolean =>
  (shape & (Shape.initialUpper | Shape.innerUpper)) === (Shape.initialUpper | Shape.innerUpper) &&
  (shape & Shape.lower) === 0

/** Whether a phrase may run over the gap before this word. */
export const continues = (tokens: Tokens, index: number): boolean => {
  const gap = tokens.gaps[index] ?? 0
  if (gap <= Gap.quote) return true
  // A wrapped line: the phrase goes on in small letters, or in capitals where all is in capitals.
  if (gap !== Gap.line) return false
  const shape = tokens.shapes[index] ?? 0
  if ((shape & (Shape.initialUpper | Shape.digit)) === 0) return !hasBullet(tokens, index)
  return isShouted(shape) && isShouted(tokens.shapes[index - 1] ?? 0)
}

/** Whether a word is a year. */
export const isYearAt = (tokens: Tokens, index: number): boolean =>
  isNumber(tokens.shapes[index] ?? 0) && /^(?:19|20)\d\d$/.test(spellingAt(tokens, index))

const passedOver = hashesNamed("surroundings.passedOver")

/** "Advanced Placement (AP)", "Bureau of Labor Statistics (BLS)": the letters in brackets are short for the words before, which are not the concept's. */
export const isShortForOther = (text: Read, first: number, last: number, near: ReadonlySet<number>): boolean => {
  const { tokens, words } = text
  if (first !== last || tokens.gaps[first] !== Gap.open) return false
  const letters = spellingAt(tokens, first).toLowerCase()
  if (letters.length < 2) return false
  let at = first - 1
  for (let step = letters.length - 1; step >= 0; step--, at--) {
    const isPassed = () => spellingAt(tokens, at).charAt(0).toLowerCase() !== letters.charAt(step)
    while (at >= 0 && passedOver.has(tokens.hashes[at] ?? 0) && isPassed()) at--
    if (at < 0 || isPassed() || near.has(words[at] ?? -1)) return false
  }
  return true
}

/** The word after a name and its version. */
export const afterVersion = (text: Read, index: number): number => {
  let at = index
  while (at < index + 4 && isVersion(text, at)) at++
  return at
}

/** "RN OR LPN", "ICU OR ER": a join in capitals between two names is no name itself. */
export const isConjunction = (text: Read, first: number, last: number, marked: Uint8Array): boolean => {
  const { tokens } = text
  if (first !== last || first === 0 || !isJoin(text, first)) return false
  if (tokens.gaps[first] !== Gap.space || tokens.gaps[last + 1] !== Gap.space) return false
  const isUpper = (index: number) => {
    const spelling = spellingAt(tokens, index)
    return spelling.length > 1 && spelling === spelling.toUpperCase()
  }
  if (isUpper(first - 1) && isUpper(last + 1)) return true
  return (marked[first - 1] ?? 0) > 0 && (marked[last + 1] ?? 0) > 0
}

/** "Skills: Excel", "Must have: Go": what stands before the colon asks. */
export const isAfterAsk = (text: Read, first: number): boolean => {
  for (let index = first - 1; index >= Math.max(0, first - 3); index--) {
    if (askWords.has(text.words[index] ?? -1)) return true
    if ((text.tokens.gaps[index] ?? 0) >= Gap.sentence) break
  }
  return false
}

/** "… is a must", "… would be an asset", "… needed" right after a name. */
export const isBeforeDemand = (text: Read, index: number): boolean => {
  const { tokens, words } = text
  for (let at = index; at < Math.min(tokens.count, index + 5); at++) {
    if ((tokens.gaps[at] ?? 0) > (at === index ? Gap.colon : Gap.hyphen)) return false
    const word = words[at] ?? -1
    if (demands.has(word)) return true
    if (!demandFillers.has(word)) return false
  }
  return false
}

/** "Go 1.21", "PHP 8": a small number after a name is its version. */
export const isVersion = (text: Read, index: number): boolean => {
  const { tokens } = text
  if (index >= tokens.count || (tokens.gaps[index] ?? 0) > Gap.dot) return false
  const shape = tokens.shapes[index] ?? 0
  if ((shape & Shape.digit) === 0 || (shape & (Shape.lower | Shape.initialUpper)) !== 0) return false
  return !isYearAt(tokens, index)
}

export const isJoin = (text: Read, index: number): boolean => joins.has(text.words[index] ?? -1)

const amountWords = numbersNamed("surroundings.amounts")

export const isQuestion = (tokens: Tokens, last: number): boolean => unitAfter(tokens, last) === 63

/** Where an item of a list begins before its name: "Python and a bit of Go", "and some R". */
export const beginOfItem = (text: Read, first: number): number => {
  let at = first
  while (at > 0 && first - at < 4 && text.tokens.gaps[at] === Gap.space && amountWords.has(text.words[at - 1] ?? -1))
    at--
  return at
}

/** The word of the next list item on that side, or -1. */
export const neighbour = (text: Read, from: number, step: 1 | -1): number => {
  const { tokens } = text
  let at = from + step
  for (let skipped = 0; at >= 0 && at < tokens.count && skipped < 3; skipped++) {
    const gap = tokens.gaps[step === 1 ? at : at + 1] ?? 0
    if (gap >= Gap.sentence || gap === Gap.colon) return -1
    if (!isJoin(text, at) && !isVersion(text, at) && !isYearAt(tokens, at)) return at
    at += step
  }
  return -1
}
