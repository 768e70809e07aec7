import { hashOf, hashStep } from "./characters.js"
import { concepts } from "./lexicon/lexicon.js"
import type { Found, Read } from "./mentions.js"
import type { Sentence } from "./sentences.js"
import { unitsOf } from "./textUnits.js"
import { Gap, Shape } from "./Tokens.js"
import { weightOfWord } from "./words.js"

/** Rows of the table of weights are found by this many bits. */
export const tableBits = 15
const shift = 32 - tableBits

/** What the features of a text are read from. */
export interface Tagged {
  readonly text: Read
  /** For each word: 0 where the lexicon knows nothing, else what begins or goes on there. */
  readonly known: Uint8Array
  /** For each word the section of its sentence, plus 8 in a heading. */
  readonly places: Uint8Array
}

const sections = { prose: 1, required: 2, preferred: 3, duties: 4, company: 5, benefits: 6, boilerplate: 7 } as const

/** By concept what a word says that begins its name: its kind and how rare it is. */
const marksOfConcepts = Uint8Array.from(concepts, (one) => {
  const kind = one.kind === "soft" ? 1 : one.kind === "certification" ? 2 : 3
  return kind * 16 + (kind === 3 ? Math.min(5, one.rarity ?? 3) * 2 : 0)
})

export const prepare = (text: Read, found: ReadonlyArray<Found>, sentences: ReadonlyArray<Sentence>): Tagged => {
  const known = new Uint8Array(text.tokens.count)
  let covered = -1
  for (const { concept, first, last } of found) {
    // The second name within a spelling ("friendly and outgoing") makes no word begin a name.
    if (first <= covered) continue
    covered = last
    const mark = marksOfConcepts[concept] ?? 0
    known[first] = mark
    for (let index = first + 1; index <= last; index++) known[index] = mark + 1
  }
  const places = new Uint8Array(text.tokens.count)
  for (const { end, first, isHeading, section } of sentences) {
    places.fill(sections[section] + (isHeading ? 8 : 0), first, end)
  }
  return { text, known, places }
}

const shapeMask = Shape.initialUpper | Shape.innerUpper | Shape.lower | Shape.digit

/** Gaps that mean the same to a reader are one. */
const gapKinds = new Uint8Array(16)
for (const gap of Object.values(Gap)) {
  gapKinds[gap] = gap >= Gap.line ? 9 : gap >= Gap.semicolon ? 8 : gap
}

/** Hash of some letters, small and capital alike. */
const hashBetween = (units: Uint16Array, from: number, to: number, seed: number): number => {
  let hash = seed
  for (let at = from; at < to; at++) hash = hashStep(hash, (units[at] ?? 0) | 32)
  return hash
}

const andHash = hashOf("and")
const orHash = hashOf("or")

/** What stands beyond the ends of a sentence. */
const outside = { word: 0x5bd1e995, shape: 255, known: 255, gap: 15, weight: -2 } as const
/** Features look so many words to either side. */
const reach = 2

/** How many features a word has. */
export const featureCount = 33

/** By feature what makes equal values of different features find different rows. */
const seeds = Int32Array.from({ length: featureCount }, (_, at) => Math.imul(at + 1, 0x61c88647))

/** The row of a feature: its number and what it found, hashed. */
export const rowOf = (feature: number, value: number): number =>
  Math.imul(value ^ (seeds[feature] ?? 0), 0x9e3779b1) >>> shift

/**
 * One sentence, laid out for its features: what each word and its neighbours are is written down once, with room at
 * both ends, instead of being looked up for each of the features.
 */
export class SentenceFeatures {
  private words = new Int32Array(0)
  private stems = new Int32Array(0)
  private shapes = new Int32Array(0)
  private known = new Int32Array(0)
  private gaps = new Int32Array(0)
  private weights = new Int32Array(0)
  private tagged: Tagged | undefined
  /** The letters of its text. */
  private units: Uint16Array = new Uint16Array(0)
  private from = 0
  private size = 0

  /** Takes up a sentence; what was there before is gone. */
  open(tagged: Tagged, from: number, end: number): void {
    const { known, text } = tagged
    const { tokens } = text
    this.tagged = tagged
    this.units = unitsOf(tokens.folded)
    this.from = from
    this.size = end - from
    const room = this.size + 2 * reach
    if (this.words.length < room) {
      this.words = new Int32Array(room * 2)
      this.stems = new Int32Array(room * 2)
      this.shapes = new Int32Array(room * 2)
      this.known = new Int32Array(room * 2)
      this.gaps = new Int32Array(room * 2)
      this.weights = new Int32Array(room * 2)
    }
    const { gaps, known: kinds, shapes, stems, weights, words } = this
    const { gaps: ownGaps, hashes, shapes: ownShapes, stems: ownStems } = tokens
    for (let index = from, at = reach; index < end; index++, at++) {
      words[at] = hashes[index] ?? 0
      stems[at] = ownStems[index] ?? 0
      shapes[at] = (ownShapes[index] ?? 0) & shapeMask
      kinds[at] = known[index] ?? 0
      gaps[at] = gapKinds[ownGaps[index] ?? 0] ?? 0
      weights[at] = Math.round(weightOfWord(tokens, index) * 2)
    }
    for (let at = 0; at < reach; at++) {
      this.leaveOut(at)
      this.leaveOut(this.size + reach + at)
    }
    gaps[reach] = outside.gap
  }

  /** Makes a place one beyond the ends of the sentence. */
  private leaveOut(at: number): void {
    this.words[at] = outside.word
    this.stems[at] = outside.word
    this.shapes[at] = outside.shape
    this.known[at] = outside.known
    this.gaps[at] = outside.gap
    this.weights[at] = outside.weight
  }

  /**
   * Writes what each feature finds at the sentence's n-th word: `featureCount` values, whose rows `rowOf` gives. Not the
   * rows themselves: so many calls in one function would stay calls.
   */
  valuesAt(place: number, out: Int32Array): void {
    const { gaps, known, shapes, size: words, stems, tagged, units } = this
    if (tagged === undefined) return
    const index = this.from + place
    const at = place + reach
    const { foldedEnds, foldedStarts } = tagged.text.tokens
    const stem = stems[at] ?? 0
    const stemBefore = stems[at - 1] ?? 0
    const stemBeforeThat = stems[at - 2] ?? 0
    const stemAfter = stems[at + 1] ?? 0
    const shape = shapes[at] ?? 0
    const kind = known[at] ?? 0
    const kindBefore = known[at - 1] ?? 0
    const kindAfter = known[at + 1] ?? 0
    const before = gaps[at] ?? 0
    const after = gaps[at + 1] ?? 0
    const section = tagged.places[index] ?? 0
    const start = foldedStarts[index] ?? 0
    const stop = foldedEnds[index] ?? 0
    const size = Math.min(12, stop - start)
    out[0] = 1
    out[1] = this.words[at] ?? 0
    out[2] = stem
    out[3] = stemBefore
    out[4] = stemAfter
    out[5] = stemBeforeThat
    out[6] = stems[at + 2] ?? 0
    out[7] = Math.imul(stemBefore, 31) ^ stem
    out[8] = Math.imul(stem, 31) ^ stemAfter
    out[9] = Math.imul(Math.imul(stemBeforeThat, 31) ^ stemBefore, 31) ^ stem
    out[10] = Math.imul(stemBefore, 31) ^ stemAfter
    out[11] = shape * 16 + before
    out[12] = ((shapes[at - 1] ?? 0) * 256 + shape) * 256 + (shapes[at + 1] ?? 0)
    out[13] = hashBetween(units, Math.max(start, stop - 3), stop, size)
    out[14] = hashBetween(units, Math.max(start, stop - 2), stop, 7)
    out[15] = hashBetween(units, start, Math.min(stop, start + 3), 3)
    out[16] = size
    out[17] = before * 16 + after
    out[18] = kind
    out[19] = kindBefore
    out[20] = kindAfter
    out[21] = (kindBefore * 256 + kind) * 256 + kindAfter
    out[22] = kind * 16 + (section & 15)
    out[23] = shape * 16 + (section & 15)
    out[24] = section
    out[25] = (this.weights[at] ?? 0) * 256 + shape
    out[26] = this.weights[at + 1] ?? 0
    out[27] = Math.imul(stem, 16) + before
    out[28] = Math.imul(stem, 16) + after
    out[29] = Math.min(6, place) * 8 + Math.min(6, words - 1 - place)
    // Lists: what stands beyond the comma or the "and" is of the same kind.
    const joinBefore = this.isJoin(at - 1) ? 1 : 0
    const joinAfter = this.isJoin(at + 1) ? 1 : 0
    out[30] = (known[at - 1 - joinBefore] ?? 0) * 64 + joinBefore * 32 + before
    out[31] = (known[at + 1 + joinAfter] ?? 0) * 64 + joinAfter * 32 + after
    out[32] = (shapes[at - 1 - joinBefore] ?? 0) * 1024 + shape * 4 + joinBefore
  }

  private isJoin(at: number): boolean {
    const word = this.words[at]
    return word === andHash || word === orHash
  }
}
