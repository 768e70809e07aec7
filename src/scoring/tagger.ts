import { hashOf, hashStep } from "./characters.js"
import { concepts } from "./lexicon/lexicon.js"
import type { Found, Read } from "./mentions.js"
import type { Sentence } from "./sentences.js"
import { Gap, Shape } from "./Tokens.js"
import { weightOfWord } from "./words.js"

/**
 * A linear tagger: says of each word whether a name of something asked for begins there, goes on there, or neither.
 *
 * Each word has about thirty features (itself, its neighbours, how they are written, what the lexicon knows, the
 * section); each feature is a row of a table of weights, found by hashing. The best sequence of labels is found by
 * Viterbi. Pure integer arithmetic, linear in the words; the weights come from `bench/tagger`.
 */

/** Outside, begins, goes on. */
export const Label = { outside: 0, begin: 1, inside: 2 } as const
export const labelCount = 3

/** Rows of the table are found by this many bits. */
export const tableBits = 16
const shift = 32 - tableBits

/** What a name earns over no name: per row one weight for "begins" and one for "goes on"; and per pair of labels. */
export interface TaggerWeights {
  readonly rows: Int8Array
  /** By the label before and the label, row by row. */
  readonly steps: ReadonlyArray<number>
}

const sections = { prose: 1, required: 2, preferred: 3, duties: 4, company: 5, benefits: 6, boilerplate: 7 } as const

/** What the features of a text are read from. */
export interface Tagged {
  readonly text: Read
  /** For each word: 0 where the lexicon knows nothing, else what begins or goes on there. */
  readonly known: Uint8Array
  /** For each word the section of its sentence, plus 8 in a heading. */
  readonly places: Uint8Array
}

export const prepare = (text: Read, found: ReadonlyArray<Found>, sentences: ReadonlyArray<Sentence>): Tagged => {
  const known = new Uint8Array(text.tokens.count)
  for (const { concept, first, last } of found) {
    const one = concepts[concept]
    const kind = one?.kind === "soft" ? 1 : one?.kind === "certification" ? 2 : 3
    const rarity = kind === 3 ? Math.min(5, one?.rarity ?? 3) : 0
    known[first] = kind * 16 + rarity * 2
    for (let index = first + 1; index <= last; index++) known[index] = kind * 16 + rarity * 2 + 1
  }
  const places = new Uint8Array(text.tokens.count)
  for (const { end, first, isHeading, section } of sentences) {
    places.fill(sections[section] + (isHeading ? 8 : 0), first, end)
  }
  return { text, known, places }
}

const shapeOf = (shape: number): number => shape & (Shape.initialUpper | Shape.innerUpper | Shape.lower | Shape.digit)

/** Gaps that mean the same to a reader are one. */
const gapKinds = new Uint8Array(16)
for (const gap of Object.values(Gap)) {
  gapKinds[gap] = gap >= Gap.line ? 9 : gap >= Gap.semicolon ? 8 : gap
}

/** Hash of some letters, small and capital alike. */
const hashBetween = (text: string, from: number, to: number, seed: number): number => {
  let hash = seed
  for (let at = from; at < to; at++) hash = hashStep(hash, text.charCodeAt(at) | 32)
  return hash
}

const andHash = hashOf("and")
const orHash = hashOf("or")
const edge = 0x5bd1e995

export const mostFeatures = 40

/** Writes the rows of the features of a word; answers how many there are. */
export const featuresAt = (
  { known, places, text }: Tagged,
  index: number,
  from: number,
  end: number,
  out: Int32Array
): number => {
  const { tokens } = text
  const { folded, foldedEnds, foldedStarts, gaps, hashes, shapes, stems } = tokens
  let count = 0
  let seed = 0
  const put = (value: number) => {
    seed = (seed + 0x61c88647) | 0
    out[count++] = Math.imul(value ^ seed, 0x9e3779b1) >>> shift
  }
  const wordAt = (at: number) => (at >= from && at < end ? (hashes[at] ?? 0) : edge)
  const stemAt = (at: number) => (at >= from && at < end ? (stems[at] ?? 0) : edge)
  const shapeAt = (at: number) => (at >= from && at < end ? shapeOf(shapes[at] ?? 0) : 255)
  const knownAt = (at: number) => (at >= from && at < end ? (known[at] ?? 0) : 255)
  const gapAt = (at: number) => (at > from && at < end ? (gapKinds[gaps[at] ?? 0] ?? 0) : 15)
  const word = wordAt(index)
  const stem = stemAt(index)
  const shape = shapeAt(index)
  const start = foldedStarts[index] ?? 0
  const stop = foldedEnds[index] ?? 0
  const size = Math.min(12, stop - start)
  const suffix = hashBetween(folded, Math.max(start, stop - 3), stop, size)
  const ending = hashBetween(folded, Math.max(start, stop - 2), stop, 7)
  const prefix = hashBetween(folded, start, Math.min(stop, start + 3), 3)
  const before = gapAt(index)
  const after = gapAt(index + 1)
  const kind = knownAt(index)
  const place = places[index] ?? 0
  put(1)
  put(word)
  put(stem)
  put(stemAt(index - 1))
  put(stemAt(index + 1))
  put(stemAt(index - 2))
  put(stemAt(index + 2))
  put(Math.imul(stemAt(index - 1), 31) ^ stem)
  put(Math.imul(stem, 31) ^ stemAt(index + 1))
  put(Math.imul(Math.imul(stemAt(index - 2), 31) ^ stemAt(index - 1), 31) ^ stem)
  put(Math.imul(stemAt(index - 1), 31) ^ stemAt(index + 1))
  put(shape * 16 + before)
  put((shapeAt(index - 1) * 256 + shape) * 256 + shapeAt(index + 1))
  put(suffix)
  put(ending)
  put(prefix)
  put(size)
  put(before * 16 + after)
  put(kind)
  put(knownAt(index - 1))
  put(knownAt(index + 1))
  put((knownAt(index - 1) * 256 + kind) * 256 + knownAt(index + 1))
  put(kind * 16 + (place & 15))
  put(shape * 16 + (place & 15))
  put(place)
  put(Math.round(weightOfWord(tokens, index) * 2) * 256 + shape)
  put(Math.round((index + 1 < end ? weightOfWord(tokens, index + 1) : -1) * 2))
  put(Math.imul(stem, 16) + before)
  put(Math.imul(stem, 16) + after)
  put(Math.min(6, index - from) * 8 + Math.min(6, end - 1 - index))
  // Lists: what stands beyond the comma or the "and" is of the same kind.
  const isJoin = (at: number) => wordAt(at) === andHash || wordAt(at) === orHash
  const left = isJoin(index - 1) ? index - 2 : index - 1
  put(knownAt(left) * 64 + (isJoin(index - 1) ? 1 : 0) * 32 + before)
  const right = isJoin(index + 1) ? index + 2 : index + 1
  put(knownAt(right) * 64 + (isJoin(index + 1) ? 1 : 0) * 32 + after)
  put(shapeAt(left) * 1024 + shape * 4 + (isJoin(index - 1) ? 1 : 0))
  return count
}

/** A stretch that the tagger names, by word positions; `last` is its last word. */
export interface Span {
  readonly first: number
  readonly last: number
}

const features = new Int32Array(mostFeatures)

/**
 * Scores of the labels for each word of a sentence by each of two taggers, as `scores[(index - from) * 3 + label]`;
 * outside is 0. Both read the same features, which are what takes the time.
 */
export const scoresOf = (
  tagged: Tagged,
  from: number,
  end: number,
  one: TaggerWeights,
  other: TaggerWeights
): readonly [one: Float64Array, other: Float64Array] => {
  const ones = new Float64Array((end - from) * labelCount)
  const others = new Float64Array((end - from) * labelCount)
  for (let index = from; index < end; index++) {
    const count = featuresAt(tagged, index, from, end, features)
    let begin = 0
    let inside = 0
    let otherBegin = 0
    let otherInside = 0
    for (let at = 0; at < count; at++) {
      const row = (features[at] ?? 0) * 2
      begin += one.rows[row] ?? 0
      inside += one.rows[row + 1] ?? 0
      otherBegin += other.rows[row] ?? 0
      otherInside += other.rows[row + 1] ?? 0
    }
    const base = (index - from) * labelCount
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
  const from = new Uint8Array(count * labelCount)
  let best: [number, number, number] = [scores[0] ?? 0, (scores[1] ?? 0) + favour, -Infinity]
  for (let index = 1; index < count; index++) {
    const next: [number, number, number] = [-Infinity, -Infinity, -Infinity]
    for (let label = 0; label < labelCount; label++) {
      for (let previous = 0; previous < labelCount; previous++) {
        if (label === Label.inside && previous === Label.outside) continue
        const value =
          (best[previous] ?? 0) +
          (steps[previous * labelCount + label] ?? 0) +
          (scores[index * labelCount + label] ?? 0) +
          (label === Label.outside ? 0 : favour)
        if (value > (next[label] ?? 0)) {
          next[label] = value
          from[index * labelCount + label] = previous
        }
      }
    }
    best = next
  }
  let label = best[1] > best[0] ? (best[2] > best[1] ? 2 : 1) : best[2] > best[0] ? 2 : 0
  for (let index = count - 1; index >= 0; index--) {
    labels[index] = label
    label = from[index * labelCount + label] ?? 0
  }
  return labels
}

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
