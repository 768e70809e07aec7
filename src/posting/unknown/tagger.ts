import { featureCount, SentenceFeatures, tableBits, type Tagged } from "./features.js"

/**
 * A linear tagger: says of each word whether a name of something asked for begins there, goes on there, or neither.
 *
 * Each word has a few dozen features (itself, its neighbours, how they are written, what the lexicon knows, the
 * section); each feature is a row of a table of weights, found by hashing. The best sequence of labels is found by
 * Viterbi. Pure integer arithmetic, linear in the words; the weights come from `bench/tagger`.
 */

/** Outside, begins, goes on. */
export const Label = { outside: 0, begin: 1, inside: 2 } as const
export const labelCount = 3

/** What a name earns over no name: per row one weight for "begins" and one for "goes on"; and per pair of labels. */
export interface TaggerWeights {
  readonly rows: Int8Array
  /** By the label before and the label, row by row. */
  readonly steps: ReadonlyArray<number>
}

/** Two taggers that read the same features, which are what takes the time; their weights lie side by side. */
export interface PairOfTaggers {
  /**
   * Per row four weights in four bytes, each plus 128: begins by the one, begins by the other, goes on by the one,
   * goes on by the other. So one look-up finds all four, and two additions sum them.
   */
  readonly rows: Int32Array
  readonly steps: readonly [one: ReadonlyArray<number>, other: ReadonlyArray<number>]
}

/** Added to a weight, so that it is a byte without a sign. */
const bias = 128

export const paired = (one: TaggerWeights, other: TaggerWeights): PairOfTaggers => {
  const rows = new Int32Array(1 << tableBits)
  for (let row = 0; row < rows.length; row++) {
    const byte = (weights: Int8Array, at: number) => (weights[row * 2 + at] ?? 0) + bias
    rows[row] = byte(one.rows, 0) | (byte(other.rows, 0) << 8) | (byte(one.rows, 1) << 16) | (byte(other.rows, 1) << 24)
  }
  return { rows, steps: [one.steps, other.steps] }
}

/** A stretch that the tagger names, by word positions; `last` is its last word. */
export interface Span {
  readonly first: number
  readonly last: number
}

const sentence = new SentenceFeatures()

/** What the biases of a word's features add up to; with the weights it stays within the 16 bits that each sum has. */
const biases = featureCount * bias

/**
 * Writes the scores of the labels for each word of a sentence by each of two taggers, as
 * `scores[(index - from) * 3 + label]`; outside is 0.
 */
export const scoresOf = (
  tagged: Tagged,
  from: number,
  end: number,
  { rows }: PairOfTaggers,
  ones: Float64Array,
  others: Float64Array
): void => {
  sentence.open(tagged, from, end)
  for (let place = 0; place < end - from; place++) {
    sentence.sumAt(place, rows)
    const { one: sumOfOne, other: sumOfOther } = sentence
    const base = place * labelCount
    ones[base] = 0
    ones[base + Label.begin] = (sumOfOne & 0xffff) - biases
    ones[base + Label.inside] = (sumOfOne >>> 16) - biases
    others[base] = 0
    others[base + Label.begin] = (sumOfOther & 0xffff) - biases
    others[base + Label.inside] = (sumOfOther >>> 16) - biases
  }
}

/** Work space of `bestLabels`: by word and label, the label before it on the best way there. */
let before = new Uint8Array(512 * labelCount)

/**
 * The best labels for the scores of so many words, written to `labels`; nothing goes on that has not begun. `favour`
 * is added to the labels of a name.
 */
export const bestLabels = (
  scores: Float64Array,
  steps: ReadonlyArray<number>,
  favour = 0,
  count = scores.length / labelCount,
  labels: Uint8Array = new Uint8Array(count)
): Uint8Array => {
  if (count === 0) return labels
  if (!mayHoldName(scores, steps, favour, count)) return labels.fill(Label.outside, 0, count)
  const [oo = 0, ob = 0, , bo = 0, bb = 0, bi = 0, io = 0, ib = 0, ii = 0] = steps
  if (before.length < count * labelCount) before = new Uint8Array(count * labelCount * 2)
  const from = before
  let outside = scores[0] ?? 0
  let begin = (scores[1] ?? 0) + favour
  let inside = -Infinity
  for (let at = labelCount; at < count * labelCount; at += labelCount) {
    const toOutside = largestOf(outside + oo, begin + bo, inside + io)
    const toBegin = largestOf(outside + ob, begin + bb, inside + ib)
    const toInside = begin + bi >= inside + ii ? Label.begin : Label.inside
    from[at] = toOutside
    from[at + 1] = toBegin
    from[at + 2] = toInside
    const [wasOutside, wasBegin, wasInside] = [outside, begin, inside]
    outside = toOutside === 0 ? wasOutside + oo : toOutside === 1 ? wasBegin + bo : wasInside + io
    begin = toBegin === 0 ? wasOutside + ob : toBegin === 1 ? wasBegin + bb : wasInside + ib
    inside = toInside === 1 ? wasBegin + bi : wasInside + ii
    outside += scores[at] ?? 0
    begin += (scores[at + 1] ?? 0) + favour
    inside += (scores[at + 2] ?? 0) + favour
  }
  let label: number = begin > outside ? (inside > begin ? 2 : 1) : inside > outside ? 2 : 0
  for (let index = count - 1; index >= 0; index--) {
    labels[index] = label
    label = from[index * labelCount + label] ?? 0
  }
  return labels
}

/**
 * Whether any name could earn as much as none, each step within it taken for the best one there is: of most sentences
 * it cannot, and this costs a tenth of finding the best labels.
 */
const mayHoldName = (scores: Float64Array, steps: ReadonlyArray<number>, favour: number, count: number): boolean => {
  const [oo = 0, ob = 0, , bo = 0, bb = 0, bi = 0, io = 0, ib = 0, ii = 0] = steps
  // Before the first word and behind the last one there is no step.
  const beginning = Math.max(ob, bb, ib, oo) - oo + favour
  const goingOn = Math.max(bi, ii) - oo + favour
  const leaving = Math.max(bo, io, oo) - oo
  let within = -Infinity
  for (let at = 0; at < count * labelCount; at += labelCount) {
    const none = scores[at] ?? 0
    const begins = (scores[at + Label.begin] ?? 0) - none + beginning
    const goesOn = within + Math.max((scores[at + Label.inside] ?? 0) - none + goingOn, begins)
    within = begins > goesOn ? begins : goesOn
    if (within + leaving >= 0) return true
  }
  return false
}

/** Which is the largest; of equal ones the first. */
const largestOf = (outside: number, begin: number, inside: number): 0 | 1 | 2 =>
  outside >= begin ? (outside >= inside ? 0 : 2) : begin >= inside ? 1 : 2

/** Tells the names of a sentence of so many words, by places in the text. */
export const eachSpan = (
  labels: Uint8Array,
  from: number,
  count: number,
  tell: (first: number, last: number) => void
) => {
  for (let at = 0; at < count; at++) {
    if (labels[at] !== Label.begin) continue
    let last = at
    while (last + 1 < count && labels[last + 1] === Label.inside) last++
    tell(from + at, from + last)
    at = last
  }
}
