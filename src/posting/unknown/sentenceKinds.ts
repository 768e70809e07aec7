import { bestThrough, type ChainWeights, type Link, ownScores } from "../../text/models/chain.js"
import { rowOf } from "../../text/models/weights.js"
import type { Sentence } from "../sections/sentences.js"
import type { TaggedText } from "./TaggedText.js"

/**
 * A linear model over the sentences of a posting, in their order: says of each whether it asks nothing, names the work,
 * or asks something that is required or preferred. Rules name the plain cases and are among its features; it has learnt
 * the rest from whole postings (`bench/tagger`).
 */

export const SentenceKind = { nothing: 0, duty: 1, required: 2, preferred: 3 } as const
export const kindCount = 4

/** Rows of the table of weights are found by this many bits. */
export const kindBits = 15

/** Numbers of the features. */
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
  headed: 17,
  trigger: 18,
  triggerInSection: 19,
  nextWord: 20,
  nextTwo: 21,
  headingPair: 22,
  marked: 23
} as const

/** The rules whose triggers are features, in an order that the weights were learnt for. */
const triggers = [
  "modality.required",
  "modality.preferred",
  "modality.preferred-at-end",
  "modality.asks",
  "modality.may-ask",
  "boilerplate.benefits",
  "boilerplate.company",
  "boilerplate.notice",
  "boilerplate.applying"
]

const row = (feature: number, value: number): number => rowOf(feature, value, kindBits)

const pairOf = (first: number, second: number): number => Math.imul(first, 31) ^ second

/** Parts of a text that its places are told by. */
const parts = 5
const beyond = 0x5bd1e995

/** What stands around a sentence. */
interface Around {
  /** Rows of the words of its heading. */
  readonly heading: ReadonlyArray<number>
  readonly above: Sentence | undefined
  readonly below: Sentence | undefined
}

/** A word of a sentence that ends before another word. */
const wordAt = ({ words }: TaggedText, index: number, end: number): number =>
  index < end ? (words[index] ?? beyond) : beyond

/** What the words of a heading say of the sentences below it. */
const rowsOfHeading = (text: TaggedText, { end, first }: Sentence): ReadonlyArray<number> =>
  Array.from({ length: end - first }, (_, at) => {
    const word = wordAt(text, first + at, end)
    return [row(Feature.heading, word), row(Feature.headingPair, pairOf(word, wordAt(text, first + at + 1, end)))]
  }).flat()

/** The rows of a sentence's features, each once. */
const rowsOf = (
  text: TaggedText,
  { end, first, isHeaded, triggers: own }: Sentence,
  { above, below, heading }: Around
): ReadonlyArray<number> => {
  const { gaps, marks, sections, words } = text
  const word = (index: number, until = end) => wordAt(text, index, until)
  const rows = new Set<number>()
  const add = (feature: number, value: number) => rows.add(row(feature, value))
  const section = sections[first] ?? 0
  const place = Math.floor((parts * first) / words.length)
  add(Feature.any, 1)
  add(Feature.section, section)
  let marked = 0
  for (let index = first; index < end; index++) {
    add(Feature.word, word(index))
    add(Feature.pair, pairOf(word(index), word(index + 1)))
    if ((marks[index] ?? 0) > 0) marked++
  }
  const two = pairOf(word(first), word(first + 1))
  add(Feature.firstWord, word(first))
  add(Feature.firstTwo, two)
  add(Feature.firstThree, pairOf(two, word(first + 2)))
  add(Feature.lastWord, word(end - 1))
  for (const row of heading) rows.add(row)
  if (above !== undefined) {
    add(Feature.before, word(above.first, above.end))
    add(Feature.beforeTwo, pairOf(word(above.first, above.end), word(above.first + 1, above.end)))
  }
  if (below !== undefined) {
    add(Feature.nextWord, word(below.first, below.end))
    add(Feature.nextTwo, pairOf(word(below.first, below.end), word(below.first + 1, below.end)))
  }
  add(Feature.gap, gaps[first] ?? 0)
  add(Feature.place, place)
  add(Feature.placeInSection, place * 16 + section)
  add(Feature.size, Math.min(6, Math.floor(Math.log2(end - first + 1))))
  add(Feature.wordInSection, pairOf(word(first), section))
  add(Feature.headed, isHeaded ? 1 : 0)
  add(Feature.marked, Math.min(3, marked))
  triggers.forEach((name, at) => {
    if (!own.has(name)) return
    add(Feature.trigger, at)
    add(Feature.triggerInSection, at * 16 + section)
  })
  return [...rows]
}

/** A sentence with the rows of its features; the gate tells whether a heading stands between it and the one before it. */
export interface KindExample extends Link {
  readonly sentence: Sentence
}

/** The sentences of a posting that are no headings, in their order. */
export const kindExamples = (text: TaggedText, sentences: ReadonlyArray<Sentence>): ReadonlyArray<KindExample> => {
  let heading: ReadonlyArray<number> = []
  let gate = 1
  return sentences.flatMap((sentence, at) => {
    if (sentence.isHeading) {
      heading = rowsOfHeading(text, sentence)
      gate = 1
      return []
    }
    const example = {
      sentence,
      rows: rowsOf(text, sentence, { heading, above: sentences[at - 1], below: sentences[at + 1] }),
      gate
    }
    gate = 0
    return [example]
  })
}

/** What the model says of a sentence: the best kind but `nothing`, and by how much it is surer of `nothing` than of that. */
export interface JudgedKind {
  readonly kind: number
  readonly nothing: number
}

/** What the model says of the sentences of a posting that are no headings. */
export const sentenceKinds = (
  text: TaggedText,
  sentences: ReadonlyArray<Sentence>,
  { rows, steps }: ChainWeights
): ReadonlyMap<Sentence, JudgedKind> => {
  const examples = kindExamples(text, sentences)
  const own = ownScores(examples, kindCount, rows)
  const best = bestThrough(examples, kindCount, own, steps)
  return new Map(
    examples.map(({ sentence }, at) => {
      const [nothing = 0, ...others] = best.subarray(at * kindCount, (at + 1) * kindCount)
      const most = Math.max(...others)
      return [sentence, { kind: 1 + others.indexOf(most), nothing: nothing - most }]
    })
  )
}
