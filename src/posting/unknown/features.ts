import { hashOf, hashStep } from "../../text/characters.js"
import { concepts } from "../../lexicon/lexicon.js"
import type { Found, Read } from "../../lexicon/matcher/mentions.js"
import type { Sentence } from "../sentences.js"
import { unitsOf } from "../../text/tokenizer/textUnits.js"
import { Gap, Shape } from "../../text/Tokens.js"
import { halvesOfWord } from "../../lexicon/matcher/words.js"
import { fillFew } from "../../text/WorkSpace.js"

/** Rows of the table of weights are found by this many bits. */
export const tableBits = 16
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
  return kind * 16 + (kind === 3 ? Math.min(5, one.rarity) * 2 : 0)
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
    fillFew(places, sections[section] + (isHeading ? 8 : 0), first, end)
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

/** By feature what makes equal values of different features find different rows. Names, for only names are constants to the compiler. */
const [
  seed0 = 0,
  seed1 = 0,
  seed2 = 0,
  seed3 = 0,
  seed4 = 0,
  seed5 = 0,
  seed6 = 0,
  seed7 = 0,
  seed8 = 0,
  seed9 = 0,
  seed10 = 0,
  seed11 = 0,
  seed12 = 0,
  seed13 = 0,
  seed14 = 0,
  seed15 = 0,
  seed16 = 0,
  seed17 = 0,
  seed18 = 0,
  seed19 = 0,
  seed20 = 0,
  seed21 = 0,
  seed22 = 0,
  seed23 = 0,
  seed24 = 0,
  seed25 = 0,
  seed26 = 0,
  seed27 = 0,
  seed28 = 0,
  seed29 = 0,
  seed30 = 0,
  seed31 = 0,
  seed32 = 0
] = Array.from({ length: featureCount }, (_, at) => Math.imul(at + 1, 0x61c88647))

/** Times this the upper bits of a value tell its row. */
const spread = 0x9e3779b1 | 0

/** The first and the third of the four bytes of a row: what two sums in one number are made of. */
const low = 0xff00ff

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
  /** By feature the row of the word that was summed last. */
  readonly rows = new Int32Array(featureCount)
  /** Of that word two sums of 16 bits each: "goes on" above, "begins" below, by the one tagger and by the other. */
  one = 0
  other = 0

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
      weights[at] = halvesOfWord(tokens, index)
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
   * Sums the weights of the sentence's n-th word in a table of `PairOfTaggers`, into `one` and `other`; which rows they
   * are is in `rows` then. Written out, without a
   * function for what is done with each feature: as many calls in one function stay calls, and a loop costs as much as
   * what it does.
   */
  sumAt(place: number, table: Int32Array): void {
    const { gaps, known, rows, shapes, size: words, stems, tagged, units } = this
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
    let a = table[(rows[0] = Math.imul(1 ^ seed0, spread) >>> shift)] ?? 0
    let b = table[(rows[1] = Math.imul((this.words[at] ?? 0) ^ seed1, spread) >>> shift)] ?? 0
    let c = table[(rows[2] = Math.imul(stem ^ seed2, spread) >>> shift)] ?? 0
    let one = (a & low) + (b & low) + (c & low)
    let other = ((a >>> 8) & low) + ((b >>> 8) & low) + ((c >>> 8) & low)
    a = table[(rows[3] = Math.imul(stemBefore ^ seed3, spread) >>> shift)] ?? 0
    b = table[(rows[4] = Math.imul(stemAfter ^ seed4, spread) >>> shift)] ?? 0
    c = table[(rows[5] = Math.imul(stemBeforeThat ^ seed5, spread) >>> shift)] ?? 0
    one = (one + (a & low) + (b & low) + (c & low)) | 0
    other = (other + ((a >>> 8) & low) + ((b >>> 8) & low) + ((c >>> 8) & low)) | 0
    a = table[(rows[6] = Math.imul((stems[at + 2] ?? 0) ^ seed6, spread) >>> shift)] ?? 0
    b = table[(rows[7] = Math.imul(Math.imul(stemBefore, 31) ^ stem ^ seed7, spread) >>> shift)] ?? 0
    c = table[(rows[8] = Math.imul(Math.imul(stem, 31) ^ stemAfter ^ seed8, spread) >>> shift)] ?? 0
    one = (one + (a & low) + (b & low) + (c & low)) | 0
    other = (other + ((a >>> 8) & low) + ((b >>> 8) & low) + ((c >>> 8) & low)) | 0
    a =
      table[
        (rows[9] =
          Math.imul(Math.imul(Math.imul(stemBeforeThat, 31) ^ stemBefore, 31) ^ stem ^ seed9, spread) >>> shift)
      ] ?? 0
    b = table[(rows[10] = Math.imul(Math.imul(stemBefore, 31) ^ stemAfter ^ seed10, spread) >>> shift)] ?? 0
    c = table[(rows[11] = Math.imul((shape * 16 + before) ^ seed11, spread) >>> shift)] ?? 0
    one = (one + (a & low) + (b & low) + (c & low)) | 0
    other = (other + ((a >>> 8) & low) + ((b >>> 8) & low) + ((c >>> 8) & low)) | 0
    a =
      table[
        (rows[12] =
          Math.imul((((shapes[at - 1] ?? 0) * 256 + shape) * 256 + (shapes[at + 1] ?? 0)) ^ seed12, spread) >>> shift)
      ] ?? 0
    b =
      table[
        (rows[13] = Math.imul(hashBetween(units, Math.max(start, stop - 3), stop, size) ^ seed13, spread) >>> shift)
      ] ?? 0
    c =
      table[
        (rows[14] = Math.imul(hashBetween(units, Math.max(start, stop - 2), stop, 7) ^ seed14, spread) >>> shift)
      ] ?? 0
    one = (one + (a & low) + (b & low) + (c & low)) | 0
    other = (other + ((a >>> 8) & low) + ((b >>> 8) & low) + ((c >>> 8) & low)) | 0
    a =
      table[
        (rows[15] = Math.imul(hashBetween(units, start, Math.min(stop, start + 3), 3) ^ seed15, spread) >>> shift)
      ] ?? 0
    b = table[(rows[16] = Math.imul(size ^ seed16, spread) >>> shift)] ?? 0
    c = table[(rows[17] = Math.imul((before * 16 + after) ^ seed17, spread) >>> shift)] ?? 0
    one = (one + (a & low) + (b & low) + (c & low)) | 0
    other = (other + ((a >>> 8) & low) + ((b >>> 8) & low) + ((c >>> 8) & low)) | 0
    a = table[(rows[18] = Math.imul(kind ^ seed18, spread) >>> shift)] ?? 0
    b = table[(rows[19] = Math.imul(kindBefore ^ seed19, spread) >>> shift)] ?? 0
    c = table[(rows[20] = Math.imul(kindAfter ^ seed20, spread) >>> shift)] ?? 0
    one = (one + (a & low) + (b & low) + (c & low)) | 0
    other = (other + ((a >>> 8) & low) + ((b >>> 8) & low) + ((c >>> 8) & low)) | 0
    a = table[(rows[21] = Math.imul(((kindBefore * 256 + kind) * 256 + kindAfter) ^ seed21, spread) >>> shift)] ?? 0
    b = table[(rows[22] = Math.imul((kind * 16 + (section & 15)) ^ seed22, spread) >>> shift)] ?? 0
    c = table[(rows[23] = Math.imul((shape * 16 + (section & 15)) ^ seed23, spread) >>> shift)] ?? 0
    one = (one + (a & low) + (b & low) + (c & low)) | 0
    other = (other + ((a >>> 8) & low) + ((b >>> 8) & low) + ((c >>> 8) & low)) | 0
    a = table[(rows[24] = Math.imul(section ^ seed24, spread) >>> shift)] ?? 0
    b = table[(rows[25] = Math.imul(((this.weights[at] ?? 0) * 256 + shape) ^ seed25, spread) >>> shift)] ?? 0
    c = table[(rows[26] = Math.imul((this.weights[at + 1] ?? 0) ^ seed26, spread) >>> shift)] ?? 0
    one = (one + (a & low) + (b & low) + (c & low)) | 0
    other = (other + ((a >>> 8) & low) + ((b >>> 8) & low) + ((c >>> 8) & low)) | 0
    a = table[(rows[27] = Math.imul((Math.imul(stem, 16) + before) ^ seed27, spread) >>> shift)] ?? 0
    b = table[(rows[28] = Math.imul((Math.imul(stem, 16) + after) ^ seed28, spread) >>> shift)] ?? 0
    c =
      table[
        (rows[29] = Math.imul((Math.min(6, place) * 8 + Math.min(6, words - 1 - place)) ^ seed29, spread) >>> shift)
      ] ?? 0
    one = (one + (a & low) + (b & low) + (c & low)) | 0
    other = (other + ((a >>> 8) & low) + ((b >>> 8) & low) + ((c >>> 8) & low)) | 0
    // Lists: what stands beyond the comma or the "and" is of the same kind.
    const joinBefore = this.isJoin(at - 1) ? 1 : 0
    const joinAfter = this.isJoin(at + 1) ? 1 : 0
    a =
      table[
        (rows[30] =
          Math.imul(((known[at - 1 - joinBefore] ?? 0) * 64 + joinBefore * 32 + before) ^ seed30, spread) >>> shift)
      ] ?? 0
    b =
      table[
        (rows[31] =
          Math.imul(((known[at + 1 + joinAfter] ?? 0) * 64 + joinAfter * 32 + after) ^ seed31, spread) >>> shift)
      ] ?? 0
    c =
      table[
        (rows[32] =
          Math.imul(((shapes[at - 1 - joinBefore] ?? 0) * 1024 + shape * 4 + joinBefore) ^ seed32, spread) >>> shift)
      ] ?? 0
    one = (one + (a & low) + (b & low) + (c & low)) | 0
    other = (other + ((a >>> 8) & low) + ((b >>> 8) & low) + ((c >>> 8) & low)) | 0
    this.one = one
    this.other = other
  }

  private isJoin(at: number): boolean {
    const word = this.words[at]
    return word === andHash || word === orHash
  }
}
