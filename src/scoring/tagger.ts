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
  /** Per row: begins and goes on by the one, begins and goes on by the other. */
  readonly rows: Int8Array
  readonly steps: readonly [one: ReadonlyArray<number>, other: ReadonlyArray<number>]
}

export const paired = (one: TaggerWeights, other: TaggerWeights): PairOfTaggers => {
  const rows = new Int8Array(4 << tableBits)
  for (let row = 0; row < 1 << tableBits; row++) {
    rows[row * 4] = one.rows[row * 2] ?? 0
    rows[row * 4 + 1] = one.rows[row * 2 + 1] ?? 0
    rows[row * 4 + 2] = other.rows[row * 2] ?? 0
    rows[row * 4 + 3] = other.rows[row * 2 + 1] ?? 0
  }
  return { rows, steps: [one.steps, other.steps] }
}

/** A stretch that the tagger names, by word positions; `last` is its last word. */
export interface Span {
  readonly first: number
  readonly last: number
}

const sentence = new SentenceFeatures()
const features = new Int32Array(featureCount)

/**
 * Scores of the labels for each word of a sentence by each of two taggers, as `scores[(index - from) * 3 + label]`;
 * outside is 0.
 */
export const scoresOf = (
  tagged: Tagged,
  from: number,
  end: number,
  { rows }: PairOfTaggers
): readonly [one: Float64Array, other: Float64Array] => {
  const ones = new Float64Array((end - from) * labelCount)
  const others = new Float64Array((end - from) * labelCount)
  sentence.open(tagged, from, end)
  for (let place = 0; place < end - from; place++) {
    sentence.rowsAt(place, features)
    let begin = 0
    let inside = 0
    let otherBegin = 0
    let otherInside = 0
    for (let at = 0; at < featureCount; at++) {
      const row = (features[at] ?? 0) * 4
      begin += rows[row] ?? 0
      inside += rows[row + 1] ?? 0
      otherBegin += rows[row + 2] ?? 0
      otherInside += rows[row + 3] ?? 0
    }
    const base = place * labelCount
    ones[base + Label.begin] = begin
    ones[base + Label.inside] = inside
    others[base + Label.begin] = otherBegin
    others[base + Label.inside] = otherInside
  }
  return [ones, others]
}

/** The best labels for scores; nothing goes on that has not begun. `favour` is added to the labels of a name. */
export const bestLabels = (scores: Float64Array, steps: ReadonlyArray<number>, favour = 0): Uint8Array => {
  const count = scores.length / labelCount
  const labels = new Uint8Array(count)
  if (count === 0) return labels
  const [oo = 0, ob = 0, , bo = 0, bb = 0, bi = 0, io = 0, ib = 0, ii = 0] = steps
  /** By word and label, the label before it on the best way there. */
  const from = new Uint8Array(count * labelCount)
  let outside = scores[0] ?? 0
  let begin = (scores[1] ?? 0) + favour
  let inside = -Infinity
  for (let at = labelCount; at < scores.length; at += labelCount) {
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

/** Which is the largest; of equal ones the first. */
const largestOf = (outside: number, begin: number, inside: number): 0 | 1 | 2 =>
  outside >= begin ? (outside >= inside ? 0 : 2) : begin >= inside ? 1 : 2

/** The names of a sentence. */
export const spansOf = (labels: Uint8Array, from: number): ReadonlyArray<Span> => {
  const spans: Array<Span> = []
  for (let at = 0; at < labels.length; at++) {
    if (labels[at] !== Label.begin) continue
    let last = at
    while (labels[last + 1] === Label.inside) last++
    spans.push({ first: from + at, last: from + last })
    at = last
  }
  return spans
}
