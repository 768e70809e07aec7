import { rowsAt } from "./features.js"
import type { Weights } from "../../text/models/weights.js"
import type { TaggedText } from "./TaggedText.js"

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
export type TaggerWeights = Weights

/** A stretch that the tagger names, by word positions; `last` is its last word. */
export interface Span {
  readonly first: number
  readonly last: number
}

/**
 * The scores of the labels for each word of a sentence, as `scores[(index - from) * 3 + label]`, by each tagger: what
 * takes the time are the features, which are the same for all. Outside is 0.
 */
export const scoresOf = (
  text: TaggedText,
  from: number,
  end: number,
  taggers: ReadonlyArray<TaggerWeights>
): ReadonlyArray<Float64Array> => {
  const scores = taggers.map(() => new Float64Array((end - from) * labelCount))
  for (let index = from; index < end; index++) {
    const features = rowsAt(text, from, end, index)
    taggers.forEach(({ rows }, tagger) => {
      let begin = 0
      let inside = 0
      for (const row of features) {
        begin += rows[row * 2] ?? 0
        inside += rows[row * 2 + 1] ?? 0
      }
      scores[tagger]?.set([0, begin, inside], (index - from) * labelCount)
    })
  }
  return scores
}

/** The best labels for the scores of the words; nothing goes on that has not begun. `favour` is added to the labels of a name. */
export const bestLabels = (scores: Float64Array, steps: ReadonlyArray<number>, favour = 0): Uint8Array => {
  const count = scores.length / labelCount
  const labels = new Uint8Array(count)
  if (count === 0) return labels
  const [oo = 0, ob = 0, , bo = 0, bb = 0, bi = 0, io = 0, ib = 0, ii = 0] = steps
  /** By word and label, the label before it on the best way there. */
  const from = new Uint8Array(scores.length)
  let outside = scores[0] ?? 0
  let begin = (scores[1] ?? 0) + favour
  let inside = -Infinity
  for (let at = labelCount; at < scores.length; at += labelCount) {
    const toOutside = largestOf(outside + oo, begin + bo, inside + io)
    const toBegin = largestOf(outside + ob, begin + bb, inside + ib)
    const toInside = begin + bi >= inside + ii ? Label.begin : Label.inside
    from.set([toOutside, toBegin, toInside], at)
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

/** The names of a sentence, by places in the text. */
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
