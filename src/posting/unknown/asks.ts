import type { Sentence } from "../sections/sentences.js"
import type { TaggedText } from "./TaggedText.js"

/**
 * A linear model: says how likely it is that a sentence of a posting asks anything of the applicant. Others tell of the
 * firm, of what other teams do, of benefits, of what is not needed. Rules name the plain cases; this one has learnt the
 * rest from whole postings (`bench/tagger`).
 */

/** Rows of the table of weights are found by this many bits. */
export const askBits = 14

/** So much of a weight is one unit of the logarithm of the odds. */
export const unitsOfLogit = 32

/** Of features whose values a sentence has several of, and of the others. */
const Feature = {
  any: 1,
  section: 2,
  word: 3,
  pair: 4,
  firstWord: 5,
  firstTwo: 6,
  firstThree: 7,
  lastWord: 8,
  heading: 9,
  before: 10,
  beforeTwo: 11,
  gap: 12,
  place: 13,
  placeInSection: 14,
  size: 15,
  wordInSection: 16,
  headed: 17
} as const

const rowOf = (feature: number, value: number): number =>
  Math.imul(value ^ Math.imul(feature, 0x61c88647), 0x9e3779b1) >>> (32 - askBits)

const pairOf = (first: number, second: number): number => Math.imul(first, 31) ^ second

/** Parts of a text that its places are told by. */
const parts = 5
const beyond = 0x5bd1e995

/** What stands above a sentence. */
interface Above {
  readonly heading: Sentence | undefined
  readonly sentence: Sentence | undefined
}

/** The rows of a sentence's features, each once. */
const rowsOf = (
  text: TaggedText,
  { end, first, isHeaded }: Sentence,
  { heading, sentence }: Above
): Iterable<number> => {
  const { gaps, sections, words } = text
  const word = (index: number, until = end) => (index < until ? (words[index] ?? beyond) : beyond)
  const rows = new Set<number>()
  const add = (feature: number, value: number) => rows.add(rowOf(feature, value))
  const section = sections[first] ?? 0
  const place = Math.floor((parts * first) / words.length)
  add(Feature.any, 1)
  add(Feature.section, section)
  for (let index = first; index < end; index++) {
    add(Feature.word, word(index))
    add(Feature.pair, pairOf(word(index), word(index + 1)))
  }
  const two = pairOf(word(first), word(first + 1))
  add(Feature.firstWord, word(first))
  add(Feature.firstTwo, two)
  add(Feature.firstThree, pairOf(two, word(first + 2)))
  add(Feature.lastWord, word(end - 1))
  if (heading !== undefined)
    for (let index = heading.first; index < heading.end; index++) add(Feature.heading, word(index, heading.end))
  if (sentence !== undefined) {
    add(Feature.before, word(sentence.first, sentence.end))
    add(Feature.beforeTwo, pairOf(word(sentence.first, sentence.end), word(sentence.first + 1, sentence.end)))
  }
  add(Feature.gap, gaps[first] ?? 0)
  add(Feature.place, place)
  add(Feature.placeInSection, place * 16 + section)
  add(Feature.size, Math.min(6, Math.floor(Math.log2(end - first + 1))))
  add(Feature.wordInSection, pairOf(word(first), section))
  add(Feature.headed, isHeaded ? 1 : 0)
  return rows
}

/** Calls `tell` with the rows of each sentence that is no heading, in their order. */
export const eachSentence = (
  text: TaggedText,
  sentences: ReadonlyArray<Sentence>,
  tell: (sentence: Sentence, rows: Iterable<number>) => void
): void => {
  let heading: Sentence | undefined
  let above: Sentence | undefined
  for (const sentence of sentences) {
    if (sentence.isHeading) heading = sentence
    else tell(sentence, rowsOf(text, sentence, { heading, sentence: above }))
    above = sentence
  }
}

/** Below these odds (one to twenty-four) a sentence asks nothing. */
const leastOdds = Math.log(1 / 24) * unitsOfLogit

/** 1 for the words of sentences that surely ask nothing of the applicant. */
export const wordsThatAskNothing = (
  text: TaggedText,
  sentences: ReadonlyArray<Sentence>,
  weights: Int8Array
): Uint8Array => {
  const words = new Uint8Array(text.words.length)
  eachSentence(text, sentences, ({ end, first }, rows) => {
    let odds = 0
    for (const row of rows) odds += weights[row] ?? 0
    if (odds < leastOdds) words.fill(1, first, end)
  })
  return words
}
