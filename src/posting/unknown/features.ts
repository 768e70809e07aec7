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

/** Features look so many words to either side. */
const reach = 2

/** The words of a sentence in a column of a text, with what stands beyond its ends on both sides. */
const columnOf = (column: Int32Array | Uint8Array, from: number, end: number, beyond: number): Int32Array => {
  const own = new Int32Array(end - from + 2 * reach).fill(beyond)
  own.set(column.subarray(from, end), reach)
  return own
}

const valueAt = (column: Int32Array, place: number): number => column[place] ?? 0

/** A sentence of a text: the words from `from` up to `end`. */
export class SentenceFeatures {
  private readonly words: Int32Array
  private readonly stems: Int32Array
  private readonly shapes: Int32Array
  private readonly marks: Int32Array
  private readonly weights: Int32Array
  private readonly gaps: Int32Array

  constructor(
    private readonly text: TaggedText,
    private readonly from: number,
    private readonly end: number
  ) {
    this.words = columnOf(text.words, from, end, outside.word)
    this.stems = columnOf(text.stems, from, end, outside.word)
    this.shapes = columnOf(text.shapes, from, end, outside.shape)
    this.marks = columnOf(text.marks, from, end, outside.mark)
    this.weights = columnOf(text.weights, from, end, outside.weight)
    this.gaps = columnOf(text.gaps, from, end, outside.gap)
    // Before the first word stands the end of the sentence before.
    this.gaps[reach] = outside.gap
  }

  /** The rows of a word's features, by its place in the text. */
  rowsAt(index: number): ReadonlyArray<number> {
    return this.valuesAt(index).map(rowOf)
  }

  /** `featureCount` values. Their order and every number here is part of what the weights were learnt for. */
  private valuesAt(index: number): ReadonlyArray<number> {
    const { gaps, marks, shapes, stems, weights, words } = this
    const at = index - this.from + reach
    const stem = valueAt(stems, at)
    const before = valueAt(stems, at - 1)
    const beforeThat = valueAt(stems, at - 2)
    const after = valueAt(stems, at + 1)
    const shape = valueAt(shapes, at)
    const mark = valueAt(marks, at)
    const markBefore = valueAt(marks, at - 1)
    const markAfter = valueAt(marks, at + 1)
    const gapBefore = valueAt(gaps, at)
    const gapAfter = valueAt(gaps, at + 1)
    const { ends, folded, sections, starts } = this.text
    const start = valueAt(starts, index)
    const stop = valueAt(ends, index)
    const size = Math.min(12, stop - start)
    const section = sections[index] ?? 0
    const toStart = index - this.from
    const toEnd = this.end - 1 - index
    // Lists: what stands beyond the comma or the "and" is of the same kind.
    const joinBefore = isJoin(valueAt(words, at - 1)) ? 1 : 0
    const joinAfter = isJoin(valueAt(words, at + 1)) ? 1 : 0
    return [
      1,
      valueAt(words, at),
      stem,
      before,
      after,
      beforeThat,
      valueAt(stems, at + 2),
      pairOf(before, stem),
      pairOf(stem, after),
      pairOf(pairOf(beforeThat, before), stem),
      pairOf(before, after),
      shape * 16 + gapBefore,
      (valueAt(shapes, at - 1) * 256 + shape) * 256 + valueAt(shapes, at + 1),
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
      valueAt(weights, at) * 256 + shape,
      valueAt(weights, at + 1),
      Math.imul(stem, 16) + gapBefore,
      Math.imul(stem, 16) + gapAfter,
      Math.min(6, toStart) * 8 + Math.min(6, toEnd),
      valueAt(marks, at - 1 - joinBefore) * 64 + joinBefore * 32 + gapBefore,
      valueAt(marks, at + 1 + joinAfter) * 64 + joinAfter * 32 + gapAfter,
      valueAt(shapes, at - 1 - joinBefore) * 1024 + shape * 4 + joinBefore,
      pairOf(valueAt(stems, reach), Math.min(5, toStart)),
      pairOf(valueAt(stems, reach), shape * 64 + mark),
      hashBetween(folded, Math.max(start, stop - 4), stop, 5)
    ]
  }
}
