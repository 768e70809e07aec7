import { hashOf, hashStart, hashStep, kindOf, lowerUnit } from "../characters.js"
import { unitsOf } from "../textUnits.js"
import { Shape, type Tokens } from "../Tokens.js"
import type { PhraseData, VocabularyData } from "./LexiconData.js"

/** An open hash table is kept at most two thirds full: a smaller one is nearer at hand. */
const capacityFor = (entries: number): number => {
  let capacity = 1024
  while (capacity < entries * 1.5) capacity *= 2
  return capacity
}

/** What a slot of a vocabulary holds beside the hash: the word's number plus 1, and its length and first letter. */
const packed = (number: number, length: number, first: number): number =>
  (number + 1) | (Math.min(31, length) << 17) | ((first & 255) << 22)

const numberBits = (1 << 17) - 1

/** Guards against two words of one hash; first letter and length are enough beside 32 bits. */
const isSpelled = (entry: number, size: number, unit: number, whole: boolean): boolean => {
  const length = (entry >> 17) & 31
  if (whole ? length > size : length >= size) return false
  const first = entry >>> 22
  return unit >= 0x80 || (unit | 32) === first || unit === first
}

const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57

/** Hash of a word without the digits at its end ("python3"); 0 where none are there, or fewer than two letters before them. */
const hashWithoutDigits = (units: Uint16Array, start: number, end: number): number => {
  let last = end
  while (last > start && isDigit(units[last - 1] ?? 0)) last--
  if (last === end) return 0
  let hash = hashStart
  let letters = 0
  for (let at = start; at < last; at++) {
    const unit = units[at] ?? 0
    const kind = kindOf(unit)
    // The apostrophe in a word is no part of it.
    if (kind === 1) continue
    if (kind !== 4) letters++
    hash = hashStep(hash, lowerUnit(unit))
  }
  return letters < 2 ? 0 : hash
}

/** An open hash table of spellings. */
class Spellings {
  /** By slot the hash of a spelling and what is `packed` of it, side by side; 0 in an empty one. */
  private readonly slots: Int32Array
  private readonly mask: number

  constructor(size: number) {
    const capacity = capacityFor(size)
    this.mask = capacity - 1
    this.slots = new Int32Array(capacity * 2)
  }

  put(spelling: string, number: number) {
    const hash = hashOf(spelling)
    let slot = hash & this.mask
    while (this.slots[slot * 2 + 1] !== 0) slot = (slot + 1) & this.mask
    this.slots[slot * 2] = hash
    this.slots[slot * 2 + 1] = packed(number, spelling.length, spelling.charCodeAt(0))
  }

  find(hash: number, size: number, unit: number, whole: boolean): number {
    const { mask, slots } = this
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = slots[slot * 2 + 1] ?? 0
      if (entry === 0) return -1
      if (slots[slot * 2] === hash && isSpelled(entry, size, unit, whole)) return (entry & numberBits) - 1
    }
  }
}

/**
 * Words by number. All spellings of a word (plural, US/UK) share one number, so phrases are compared
 * as numbers; a word that stands in no phrase has none.
 */
export class Vocabulary {
  readonly size: number
  /** Common words lie in a small table of their own, which stays near at hand while texts are read. */
  private readonly common: Spellings
  private readonly others: Spellings

  constructor({ common, numbers, size, spellings }: VocabularyData) {
    this.size = size
    let ofCommon = 0
    for (const number of numbers) if (number < common) ofCommon++
    this.common = new Spellings(ofCommon)
    this.others = new Spellings(numbers.length - ofCommon)
    spellings.split(" ").forEach((spelling, at) => {
      const number = numbers[at] ?? -1
      ;(number < common ? this.common : this.others).put(spelling, number)
    })
  }

  /** The number of a word in lower case. */
  numberOf(word: string): number | undefined {
    const number = this.find(hashOf(word), word.length, word.charCodeAt(0), true)
    return number < 0 ? undefined : number
  }

  private find(hash: number, size: number, unit: number, whole: boolean): number {
    const number = this.common.find(hash, size, unit, whole)
    return number < 0 ? this.others.find(hash, size, unit, whole) : number
  }

  /** The number of a word and the one behind it, read as one: "class-room"; -1 where no phrase has it. */
  joinedAt({ folded, foldedEnds, foldedStarts, hashes }: Tokens, index: number): number {
    const start = foldedStarts[index] ?? 0
    const from = foldedStarts[index + 1] ?? 0
    const end = foldedEnds[index + 1] ?? 0
    let hash = hashes[index] ?? 0
    for (let at = from; at < end; at++) hash = hashStep(hash, lowerUnit(folded.charCodeAt(at)))
    return this.find(hash, (foldedEnds[index] ?? 0) - start + end - from, folded.charCodeAt(start), true)
  }

  /** The number of each word of a text; -1 where no phrase has it. */
  numbersOf(tokens: Tokens): Int32Array {
    const { count, folded, foldedEnds, foldedStarts, hashes, shapes } = tokens
    const units = unitsOf(folded)
    const numbers = new Int32Array(count)
    for (let index = 0; index < count; index++) {
      const start = foldedStarts[index] ?? 0
      // The sign "&" is read as a word of three letters.
      const isSign = ((shapes[index] ?? 0) & Shape.ampersand) !== 0
      const size = isSign ? 3 : (foldedEnds[index] ?? 0) - start
      const unit = isSign ? andLetter : (units[start] ?? 0)
      const number = this.find(hashes[index] ?? 0, size, unit, true)
      const hasDigit = number < 0 && ((shapes[index] ?? 0) & Shape.digit) !== 0
      const shorter = hasDigit ? hashWithoutDigits(units, start, start + size) : 0
      numbers[index] = shorter === 0 ? number : this.find(shorter, size, unit, false)
    }
    return numbers
  }
}

/** The first letter of "and". */
const andLetter = 97

const pairBits = 17
/** Two words that follow each other have one of so many numbers. */
export const pairCount = 2 ** pairBits

/** Two words that follow each other as one number, which others may have, too. */
export const pairOf = (first: number, second: number): number =>
  Math.imul(Math.imul(first, 0x01000193) ^ second, 0x9e3779b1) >>> (32 - pairBits)

const slotOf = (key: number, mask: number): number => {
  const mixed = Math.imul(key, 0x9e3779b1)
  return (mixed ^ (mixed >>> 15)) & mask
}

/**
 * Phrases as a trie over word numbers. The transitions lie in one open hash table, so a step costs a
 * few nanoseconds whatever the number of phrases.
 */
export class PhraseIndex {
  private readonly size: number
  /** By slot a node and a word as one key, and the node after them, side by side; node 0 in an empty one. */
  private readonly steps: Int32Array
  private readonly mask: number
  /**
   * For each node, side by side: the words that lead on from it, as bits of their numbers, for most steps fail and
   * fail here; and the number of the end that it is, 0 for none. The nodes of first words come first, in the order of
   * the words' numbers, so that those of common words lie together.
   */
  private readonly nodes: Int32Array
  /** The numbers of the phrases, those of one end side by side; and where those of each end begin. */
  private readonly phrases: Int32Array
  private readonly phraseStarts: Int32Array
  /** The same as lists, made when first asked for. */
  private readonly lists: Array<ReadonlyArray<number> | undefined> = []

  /** `size`: how many word numbers there are. */
  constructor({ back, ends, words }: PhraseData, size: number) {
    this.size = size
    let inner = 0
    for (const distance of back) if (distance !== 0) inner++
    const capacity = capacityFor(inner)
    this.mask = capacity - 1
    this.steps = new Int32Array(capacity * 2)
    this.nodes = new Int32Array((size + 1 + inner) * 2)
    /** By number in the data the node here. */
    const places = new Int32Array(back.length + 1)
    let lastNode = size
    for (let at = 1; at < places.length; at++) {
      const distance = back[at - 1] ?? 0
      const word = words[at - 1] ?? 0
      const node = distance === 0 ? word + 1 : ++lastNode
      places[at] = node
      if (distance !== 0) this.step(places[at - distance] ?? 0, word, node)
    }
    const count = ends.length / 2
    const endOfPhrase = new Int32Array(count)
    const sizes = new Int32Array(count + 2)
    let last = 0
    for (let at = 0, place = 0; at < count; at++) {
      place += ends[at * 2 + 1] ?? 0
      const node = places[place] ?? 0
      if (this.endOf(node) === 0) this.nodes[node * 2 + 1] = ++last
      const end = this.endOf(node)
      endOfPhrase[at] = end
      sizes[end + 1] = (sizes[end + 1] ?? 0) + 1
    }
    for (let end = 0; end <= last; end++) sizes[end + 1] = (sizes[end + 1] ?? 0) + (sizes[end] ?? 0)
    this.phraseStarts = sizes.slice(0, last + 2)
    this.phrases = new Int32Array(count)
    for (let at = 0, phrase = 0; at < count; at++) {
      phrase += ends[at * 2] ?? 0
      const end = endOfPhrase[at] ?? 0
      this.phrases[sizes[end] ?? 0] = phrase
      sizes[end] = (sizes[end] ?? 0) + 1
    }
  }

  /** Marks the words with which a phrase begins, and those that are one by themselves, by their numbers. */
  markOpenings(openings: Uint8Array, alone: Uint8Array, bit: number): void {
    for (let word = 0; word < this.size; word++) {
      const node = this.next(0, word)
      if (node !== 0) openings[word] = (openings[word] ?? 0) | bit
      if (this.endOf(node) !== 0) alone[word] = (alone[word] ?? 0) | bit
    }
  }

  /** Marks the first two words of the phrases that have two, by their `pairOf`. */
  markPairs(pairs: Uint8Array, bit: number): void {
    for (let slot = 0; slot <= this.mask; slot++) {
      if (this.steps[slot * 2 + 1] === 0) continue
      const key = (this.steps[slot * 2] ?? 0) >>> 0
      const node = Math.floor(key / this.size)
      if (node > this.size) continue
      const pair = pairOf(node - 1, key % this.size)
      pairs[pair] = (pairs[pair] ?? 0) | bit
    }
  }

  /** How many numbers `endOf` gives, 0 included. */
  get endCount(): number {
    return this.phraseStarts.length - 1
  }

  /** One number for a node and a word, within 32 bits as long as there are fewer than 2^32 of both multiplied. */
  private keyOf(node: number, word: number): number {
    return (Math.imul(node, this.size) + word) | 0
  }

  private step(node: number, word: number, target: number) {
    this.nodes[node * 2] = (this.nodes[node * 2] ?? 0) | (1 << (word & 31))
    const key = this.keyOf(node, word)
    let slot = slotOf(key, this.mask)
    while ((this.steps[slot * 2 + 1] ?? 0) !== 0) slot = (slot + 1) & this.mask
    this.steps[slot * 2] = key
    this.steps[slot * 2 + 1] = target
  }

  /** The node after a word, 0 when no phrase goes on so. */
  next(node: number, word: number): number {
    if (word < 0) return 0
    if (node === 0) {
      const root = word + 1
      return ((this.nodes[root * 2] ?? 0) | (this.nodes[root * 2 + 1] ?? 0)) === 0 ? 0 : root
    }
    if ((((this.nodes[node * 2] ?? 0) >>> (word & 31)) & 1) === 0) return 0
    const { mask, steps } = this
    const key = this.keyOf(node, word)
    for (let slot = slotOf(key, mask); ; slot = (slot + 1) & mask) {
      const target = steps[slot * 2 + 1] ?? 0
      if (target === 0 || steps[slot * 2] === key) return target
    }
  }

  /** The numbers of the phrases that end at a node; undefined where none does. */
  endsAt(node: number): ReadonlyArray<number> | undefined {
    const end = this.endOf(node)
    return end === 0 ? undefined : this.phrasesOf(end)
  }

  /** A number for the phrases that end at a node; 0 where none does. */
  endOf(node: number): number {
    return this.nodes[node * 2 + 1] ?? 0
  }

  phrasesOf(end: number): ReadonlyArray<number> {
    return (this.lists[end] ??= Array.from(this.phrases.subarray(this.startOf(end), this.startOf(end + 1))))
  }

  /** Where the phrases of an end begin in `phraseAt`; those of the next one begin where they end. */
  startOf(end: number): number {
    return this.phraseStarts[end] ?? 0
  }

  phraseAt(place: number): number {
    return this.phrases[place] ?? 0
  }
}
