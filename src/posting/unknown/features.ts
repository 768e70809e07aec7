import { hashOf, hashStep } from "../../text/characters.js"
import type { TaggedText } from "./TaggedText.js"

/** Rows of the table of weights are found by this many bits. */
export const tableBits = 16

/** How many features a word has. */
export const featureCount = 33

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

const wordsOf = (first: number, second: number): number => Math.imul(first, 31) ^ second

/** What makes equal values of different features find different rows. */
const seeds = Int32Array.from({ length: featureCount }, (_, feature) => Math.imul(feature + 1, 0x61c88647))

/** The row of a feature's value: the upper bits of a product. */
const rowOf = (value: number, feature: number): number =>
  Math.imul(value ^ (seeds[feature] ?? 0), 0x9e3779b1) >>> (32 - tableBits)

/** A sentence of a text: the words from `from` up to `end`. */
export class SentenceFeatures {
  constructor(
    private readonly text: TaggedText,
    private readonly from: number,
    private readonly end: number
  ) {}

  /** The rows of a word's features, by its place in the text. */
  rowsAt(index: number): ReadonlyArray<number> {
    return this.valuesAt(index).map(rowOf)
  }

  /** `featureCount` values. Their order and every number here is part of what the weights were learnt for. */
  private valuesAt(index: number): ReadonlyArray<number> {
    const { ends, folded, sections, starts } = this.text
    const word = this.word(index)
    const stem = this.stem(index)
    const [before, beforeThat] = [this.stem(index - 1), this.stem(index - 2)]
    const [after, afterThat] = [this.stem(index + 1), this.stem(index + 2)]
    const shape = this.shape(index)
    const mark = this.mark(index)
    const [markBefore, markAfter] = [this.mark(index - 1), this.mark(index + 1)]
    const [gapBefore, gapAfter] = [this.gap(index), this.gap(index + 1)]
    const [start = 0, stop = 0] = [starts[index], ends[index]]
    const size = Math.min(12, stop - start)
    const section = sections[index] ?? 0
    const place = index - this.from
    const behind = this.end - 1 - index
    // Lists: what stands beyond the comma or the "and" is of the same kind.
    const joinBefore = this.isJoin(index - 1) ? 1 : 0
    const joinAfter = this.isJoin(index + 1) ? 1 : 0
    return [
      1,
      word,
      stem,
      before,
      after,
      beforeThat,
      afterThat,
      wordsOf(before, stem),
      wordsOf(stem, after),
      wordsOf(wordsOf(beforeThat, before), stem),
      wordsOf(before, after),
      shape * 16 + gapBefore,
      (this.shape(index - 1) * 256 + shape) * 256 + this.shape(index + 1),
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
      this.weight(index) * 256 + shape,
      this.weight(index + 1),
      Math.imul(stem, 16) + gapBefore,
      Math.imul(stem, 16) + gapAfter,
      Math.min(6, place) * 8 + Math.min(6, behind),
      this.mark(index - 1 - joinBefore) * 64 + joinBefore * 32 + gapBefore,
      this.mark(index + 1 + joinAfter) * 64 + joinAfter * 32 + gapAfter,
      this.shape(index - 1 - joinBefore) * 1024 + shape * 4 + joinBefore
    ]
  }

  private isIn(index: number): boolean {
    return index >= this.from && index < this.end
  }

  private word(index: number): number {
    return (this.isIn(index) ? this.text.words[index] : undefined) ?? outside.word
  }

  private stem(index: number): number {
    return (this.isIn(index) ? this.text.stems[index] : undefined) ?? outside.word
  }

  private shape(index: number): number {
    return (this.isIn(index) ? this.text.shapes[index] : undefined) ?? outside.shape
  }

  private mark(index: number): number {
    return (this.isIn(index) ? this.text.marks[index] : undefined) ?? outside.mark
  }

  private weight(index: number): number {
    return (this.isIn(index) ? this.text.weights[index] : undefined) ?? outside.weight
  }

  /** Before the first word and behind the last one stands the end of the sentence. */
  private gap(index: number): number {
    return (index > this.from && index < this.end ? this.text.gaps[index] : undefined) ?? outside.gap
  }

  private isJoin(index: number): boolean {
    const word = this.word(index)
    return word === andHash || word === orHash
  }
}

/** A text of no meaning that has every number that the features look at. */
const anyText = (count: number): TaggedText => {
  const column = (seed: number, below: number) =>
    Array.from({ length: count }, (_, at) => (Math.imul(at + seed, 0x9e3779b1) >>> 8) % below)
  const starts = Int32Array.from({ length: count }, (_, at) => at * 8)
  return {
    folded: "Abc-xyz ".repeat(count),
    starts,
    ends: starts.map((start, at) => start + 1 + (at % 7)),
    words: Int32Array.from(column(1, 1 << 24), (word, at) => (at % 5 === 0 ? andHash : word)),
    stems: Int32Array.from(column(2, 1 << 24)),
    shapes: Uint8Array.from(column(3, 16)),
    gaps: Uint8Array.from(column(4, 10)),
    marks: Uint8Array.from(column(5, 60)),
    weights: Uint8Array.from(column(6, 10)),
    sections: Uint8Array.from(column(7, 16))
  }
}

/** Tells the features from those that other weights were learnt for: taggers are trained anew where it changes. */
export const fingerprint = (): number => {
  const count = 100
  const sentence = new SentenceFeatures(anyText(count), 0, count)
  let hash = 0
  for (let index = 0; index < count; index++) for (const row of sentence.rowsAt(index)) hash = hashStep(hash, row)
  return hash
}
