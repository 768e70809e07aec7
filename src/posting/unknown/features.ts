import { hashOf, hashStep } from "../../text/characters.js"
import type { TaggedText } from "./TaggedText.js"

/** Rows of the table of weights are found by this many bits. */
export const tableBits = 17

/** How many features a word has. */
export const featureCount = 36

/** Hash of some letters, small and capital alike. */
const hashBetween = (text: string, from: number, to: number, seed: number): number => {
  let hash = seed
  for (let at = from; at < to; at++) hash = hashStep(hash, text.charCodeAt(at) | 32)
  return hash
}

const andHash = hashOf("and")
const orHash = hashOf("or")

/** What stands beyond the ends of a sentence. */
const outside = { word: 0x5bd1e995, shape: 255, mark: 255, gap: 15, weight: -2 } as const

const isJoin = (word: number): boolean => word === andHash || word === orHash

const pairOf = (first: number, second: number): number => Math.imul(first, 31) ^ second

/** What makes equal values of different features find different rows. */
const seeds = Int32Array.from({ length: featureCount }, (_, feature) => Math.imul(feature + 1, 0x61c88647))

/** The row of a feature's value: the upper bits of a product. */
const rowOf = (value: number, feature: number): number =>
  Math.imul(value ^ (seeds[feature] ?? 0), 0x9e3779b1) >>> (32 - tableBits)

/** The rows of a word's features, in the sentence of the words from `from` up to `end`. */
export const rowsAt = (text: TaggedText, from: number, end: number, index: number): ReadonlyArray<number> =>
  valuesAt(text, from, end, index).map(rowOf)

/** `featureCount` values. Their order and every number here is part of what the weights were learnt for. */
const valuesAt = (text: TaggedText, from: number, end: number, index: number): ReadonlyArray<number> => {
  const isOutside = (at: number) => at < from || at >= end
  const wordAt = (at: number) => (isOutside(at) ? outside.word : (text.words[at] ?? 0))
  const stemAt = (at: number) => (isOutside(at) ? outside.word : (text.stems[at] ?? 0))
  const shapeAt = (at: number) => (isOutside(at) ? outside.shape : (text.shapes[at] ?? 0))
  const markAt = (at: number) => (isOutside(at) ? outside.mark : (text.marks[at] ?? 0))
  const weightAt = (at: number) => (isOutside(at) ? outside.weight : (text.weights[at] ?? 0))
  // Before the first word stands the end of the sentence before.
  const gapAt = (at: number) => (at <= from || at >= end ? outside.gap : (text.gaps[at] ?? 0))
  const stem = stemAt(index)
  const before = stemAt(index - 1)
  const beforeThat = stemAt(index - 2)
  const after = stemAt(index + 1)
  const shape = shapeAt(index)
  const mark = markAt(index)
  const markBefore = markAt(index - 1)
  const markAfter = markAt(index + 1)
  const gapBefore = gapAt(index)
  const gapAfter = gapAt(index + 1)
  const { folded } = text
  const start = text.starts[index] ?? 0
  const stop = text.ends[index] ?? 0
  const size = Math.min(12, stop - start)
  const section = text.sections[index] ?? 0
  const toStart = index - from
  const toEnd = end - 1 - index
  // Lists: what stands beyond the comma or the "and" is of the same kind.
  const joinBefore = isJoin(wordAt(index - 1)) ? 1 : 0
  const joinAfter = isJoin(wordAt(index + 1)) ? 1 : 0
  return [
    1,
    wordAt(index),
    stem,
    before,
    after,
    beforeThat,
    stemAt(index + 2),
    pairOf(before, stem),
    pairOf(stem, after),
    pairOf(pairOf(beforeThat, before), stem),
    pairOf(before, after),
    shape * 16 + gapBefore,
    (shapeAt(index - 1) * 256 + shape) * 256 + shapeAt(index + 1),
    hashBetween(folded, Math.max(start, stop - 3), stop, size),
    hashBetween(folded, Math.max(start, stop - 2), stop, 7),
    hashBetween(folded, start, Math.min(stop, start + 3), 3),
    size,
    gapBefore * 16 + gapAfter,
    mark,
    markBefore,
    markAfter,
    (markBefore * 256 + mark) * 256 + markAfter,
    mark * 16 + (section & 15),
    shape * 16 + (section & 15),
    section,
    weightAt(index) * 256 + shape,
    weightAt(index + 1),
    Math.imul(stem, 16) + gapBefore,
    Math.imul(stem, 16) + gapAfter,
    Math.min(6, toStart) * 8 + Math.min(6, toEnd),
    markAt(index - 1 - joinBefore) * 64 + joinBefore * 32 + gapBefore,
    markAt(index + 1 + joinAfter) * 64 + joinAfter * 32 + gapAfter,
    shapeAt(index - 1 - joinBefore) * 1024 + shape * 4 + joinBefore,
    pairOf(stemAt(from), Math.min(5, toStart)),
    pairOf(stemAt(from), shape * 64 + mark),
    hashBetween(folded, Math.max(start, stop - 4), stop, 5)
  ]
}
