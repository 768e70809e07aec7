import { hashOf } from "../text/characters.js"
import { wordAt } from "../text/tokenize.js"
import { Shape, type Tokens } from "../text/Tokens.js"
import type { VocabularyData } from "./LexiconData.js"
import type { VocabularyTables } from "./LexiconTables.js"

/** What a slot of a vocabulary holds beside the hash: the word's number plus 1, and its length and first letter. */
const packed = (number: number, length: number, first: number): number =>
  (number + 1) | (Math.min(31, length) << 17) | ((first & 255) << 22)

const numberBits = (1 << 17) - 1

/** Guards against two words of one hash; first letter and length are enough beside 32 bits. Signs within count for nothing. */
const isSpelled = (entry: number, size: number, unit: number): boolean => {
  const first = entry >>> 22
  return ((entry >> 17) & 31) <= size && (unit >= 0x80 || (unit | 32) === first || unit === first)
}

/** At most two thirds of the slots are taken, for a smaller table is nearer at hand. */
const capacityFor = (entries: number): number => 2 ** Math.max(10, Math.ceil(Math.log2(entries * 1.5)))

export const vocabularyTables = ({ numbers, size, spellings }: VocabularyData): VocabularyTables => {
  const written = spellings.split(" ")
  const mask = capacityFor(written.length) - 1
  const slots = new Int32Array((mask + 1) * 2)
  for (const [at, spelling] of written.entries()) {
    const hash = hashOf(spelling)
    let slot = hash & mask
    while (slots[slot * 2 + 1] !== 0) slot = (slot + 1) & mask
    slots[slot * 2] = hash
    slots[slot * 2 + 1] = packed(numbers[at] ?? -1, spelling.length, spelling.charCodeAt(0))
  }
  return { size, spellings: slots }
}

/**
 * Words by number. All spellings of a word (plural, US/UK) share one number, so phrases are compared
 * as numbers; a word that stands in no phrase has none.
 */
export class Vocabulary {
  readonly size: number
  private readonly slots: Int32Array

  constructor({ size, spellings }: VocabularyTables) {
    this.size = size
    this.slots = spellings
  }

  /** The number of a word in lower case; -1 where no phrase has it. */
  numberOf(word: string): number {
    return this.find(hashOf(word), word.length, word.charCodeAt(0))
  }

  private find(hash: number, size: number, unit: number): number {
    const { slots } = this
    const mask = slots.length / 2 - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = slots[slot * 2 + 1] ?? 0
      if (entry === 0) return -1
      if (slots[slot * 2] === hash && isSpelled(entry, size, unit)) return (entry & numberBits) - 1
    }
  }

  /** The number of each word of a text; -1 where no phrase has it. */
  numbersOf(tokens: Tokens): Int32Array {
    const { count, folded, foldedEnds, foldedStarts, hashes, shapes } = tokens
    const numbers = new Int32Array(count)
    for (let index = 0; index < count; index++) {
      const shape = shapes[index] ?? 0
      const start = foldedStarts[index] ?? 0
      // The sign "&" is read as "and".
      const isSign = (shape & Shape.ampersand) !== 0
      const size = isSign ? 3 : (foldedEnds[index] ?? 0) - start
      const number = this.find(hashes[index] ?? 0, size, isSign ? letterA : folded.charCodeAt(start))
      const isShort = number >= 0 || (shape & Shape.digit) === 0
      numbers[index] = isShort ? number : this.withoutDigits(wordAt(tokens, index))
    }
    return numbers
  }

  /** The number of a word without the digits at its end ("python3"), where at least two letters stand before them. */
  private withoutDigits(word: string): number {
    const [, name = ""] = /^(.*\D)\d+$/.exec(word) ?? []
    return name.replace(/\d/g, "").length < 2 ? -1 : this.numberOf(name)
  }
}

const letterA = 97
