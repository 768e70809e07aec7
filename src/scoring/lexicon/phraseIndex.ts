import { hashOf } from "../characters.js"
import { Shape, type Tokens } from "../Tokens.js"
import type { PhraseData, VocabularyData } from "./LexiconData.js"

/** An open hash table is kept at most half full. */
const capacityFor = (entries: number): number => {
  let capacity = 1024
  while (capacity < entries * 2) capacity *= 2
  return capacity
}

/** Guards against two words of one hash; first letter and length are enough beside 32 bits. */
const isSpelled = (firstAndLength: number, tokens: Tokens, index: number, whole: boolean): boolean => {
  if (((tokens.shapes[index] ?? 0) & Shape.ampersand) !== 0) return true
  const start = tokens.foldedStarts[index] ?? 0
  const size = (tokens.foldedEnds[index] ?? 0) - start
  const length = firstAndLength & 255
  if (whole ? length > size : length >= size) return false
  const written = tokens.folded.charCodeAt(start)
  return written >= 0x80 || (written | 32) === firstAndLength >> 8 || written === firstAndLength >> 8
}

/**
 * Words by number. All spellings of a word (plural, US/UK) share one number, so phrases are compared
 * as numbers; a word that stands in no phrase has none.
 */
export class Vocabulary {
  readonly size: number
  private readonly spellings: ReadonlyArray<string>
  private readonly spelled: ReadonlyArray<number>
  /**
   * By slot four figures: the place of a spelling plus 1, its hash, the word's number, and its first letter with its
   * length. Side by side, since a look-up touches all of them, and no string.
   */
  private readonly slots: Int32Array
  private readonly mask: number

  constructor({ numbers, size, spellings }: VocabularyData) {
    this.size = size
    this.spellings = spellings.split(" ")
    this.spelled = numbers
    const capacity = capacityFor(numbers.length)
    this.mask = capacity - 1
    this.slots = new Int32Array(capacity * 4)
    for (let index = 0; index < numbers.length; index++) {
      const spelling = this.spellings[index] ?? ""
      const hash = hashOf(spelling)
      let slot = hash & this.mask
      while (this.slots[slot * 4] !== 0) slot = (slot + 1) & this.mask
      this.slots[slot * 4] = index + 1
      this.slots[slot * 4 + 1] = hash
      this.slots[slot * 4 + 2] = numbers[index] ?? -1
      this.slots[slot * 4 + 3] = spelling.charCodeAt(0) * 256 + Math.min(255, spelling.length)
    }
  }

  /** The number of a word in lower case. */
  numberOf(word: string): number | undefined {
    const hash = hashOf(word)
    for (let slot = hash & this.mask; ; slot = (slot + 1) & this.mask) {
      const entry = this.slots[slot * 4] ?? 0
      if (entry === 0) return undefined
      if (this.slots[slot * 4 + 1] === hash && this.spellings[entry - 1] === word) return this.spelled[entry - 1]
    }
  }

  private find(hash: number, tokens: Tokens, index: number, whole: boolean): number {
    const { mask, slots } = this
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const at = slot * 4
      if (slots[at] === 0) return -1
      if (slots[at + 1] === hash && isSpelled(slots[at + 3] ?? 0, tokens, index, whole)) return slots[at + 2] ?? -1
    }
  }

  /** The number of each word of a text; -1 where no phrase has it. */
  numbersOf(tokens: Tokens): Int32Array {
    const numbers = new Int32Array(tokens.count)
    for (let index = 0; index < tokens.count; index++) {
      let number = this.find(tokens.hashes[index] ?? 0, tokens, index, true)
      const bare = tokens.bare[index] ?? 0
      if (number < 0 && bare !== 0) {
        number = this.find(bare, tokens, index, false)
      }
      numbers[index] = number
    }
    return numbers
  }
}


const slotOf = (node: number, word: number, mask: number): number =>
  (Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) & mask

const none: ReadonlyArray<number> = []

/**
 * Phrases as a trie over word numbers. The transitions lie in one open hash table, so a step costs a
 * few nanoseconds whatever the number of phrases.
 */
export class PhraseIndex {
  private readonly roots: Int32Array
  /** Node, word and the node after it, three by three. */
  private readonly steps: Int32Array
  private readonly mask: number
  /** For each node the words that lead on from it, as bits of their numbers: most steps fail, and fail here. */
  private readonly onward: Int32Array
  /** For each node the number of the end that it is; 0 for none. */
  private readonly endNumbers: Int32Array
  /** For each end, the numbers of the phrases that end there. */
  private readonly phrases: ReadonlyArray<ReadonlyArray<number>>

  /** `size`: how many word numbers there are. */
  constructor({ back, ends, words }: PhraseData, size: number) {
    this.roots = new Int32Array(size)
    let inner = 0
    for (const distance of back) if (distance !== 0) inner++
    const capacity = capacityFor(inner)
    this.mask = capacity - 1
    this.steps = new Int32Array(capacity * 3)
    this.onward = new Int32Array(back.length + 1)
    for (let at = 0; at < back.length; at++) this.step(back[at] ?? 0, words[at] ?? 0, at + 1)
    this.endNumbers = new Int32Array(back.length + 1)
    const phrases: Array<Array<number>> = [[]]
    let phrase = 0
    let node = 0
    for (let at = 0; at < ends.length; at += 2) {
      phrase += ends[at] ?? 0
      node += ends[at + 1] ?? 0
      const number = this.endNumbers[node] ?? 0
      if (number === 0) this.endNumbers[node] = phrases.push([phrase]) - 1
      else phrases[number]?.push(phrase)
    }
    this.phrases = phrases
  }

  /** Marks the words with which a phrase begins, by their numbers. */
  markOpenings(openings: Uint8Array, bit: number): void {
    for (let word = 0; word < this.roots.length; word++) {
      if (this.roots[word] !== 0) openings[word] = (openings[word] ?? 0) | bit
    }
  }

  /** How many numbers `endOf` gives, 0 included. */
  get endCount(): number {
    return this.phrases.length
  }

  private step(back: number, word: number, target: number) {
    if (back === 0) {
      this.roots[word] = target
      return
    }
    const node = target - back
    this.onward[node] = (this.onward[node] ?? 0) | (1 << (word & 31))
    let slot = slotOf(node, word, this.mask)
    while ((this.steps[slot * 3 + 2] ?? 0) !== 0) slot = (slot + 1) & this.mask
    this.steps[slot * 3] = node
    this.steps[slot * 3 + 1] = word
    this.steps[slot * 3 + 2] = target
  }

  /** The node after a word, 0 when no phrase goes on so. */
  next(node: number, word: number): number {
    if (word < 0) return 0
    if (node === 0) return this.roots[word] ?? 0
    if ((((this.onward[node] ?? 0) >>> (word & 31)) & 1) === 0) return 0
    const { mask, steps } = this
    for (let slot = slotOf(node, word, mask); ; slot = (slot + 1) & mask) {
      const target = steps[slot * 3 + 2] ?? 0
      if (target === 0 || (steps[slot * 3] === node && steps[slot * 3 + 1] === word)) return target
    }
  }

  /** The numbers of the phrases that end at a node; undefined where none does. */
  endsAt(node: number): ReadonlyArray<number> | undefined {
    const end = this.endNumbers[node] ?? 0
    return end === 0 ? undefined : this.phrases[end]
  }

  /** A number for the phrases that end at a node; 0 where none does. */
  endOf(node: number): number {
    return this.endNumbers[node] ?? 0
  }

  phrasesOf(end: number): ReadonlyArray<number> {
    return this.phrases[end] ?? none
  }
}
