import { hashOf, hashStart, hashStep, kindOf, lowerUnit } from "../text/characters.js"
import { unitsOf } from "../text/tokenizer/textUnits.js"
import { Shape, type Tokens } from "../text/Tokens.js"
import type { VocabularyData } from "./LexiconData.js"
import type { VocabularyTables } from "./LexiconTables.js"
import { capacityFor } from "./openTable.js"

/** What a slot of a vocabulary holds beside the hash: the word's number plus 1, and its length and first letter. */
const packed = (number: number, length: number, first: number): number =>
  (number + 1) | (Math.min(31, length) << 17) | ((first & 255) << 22)

const numberBits = (1 << 17) - 1

/** Guards against two words of one hash; first letter and length are enough beside 32 bits. */
const isSpelled = (entry: number, size: number, unit: number, whole: boolean): boolean => {
  // Most words have neither signs nor capitals within them, and are what is packed.
  if (((entry ^ packed(0, size, unit | 32)) & ~numberBits) === 0 && size < 31) return whole
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

  /** The number of a word in lower case. */
  numberOf(word: string): number | undefined {
    const number = this.find(hashOf(word), word.length, word.charCodeAt(0), true)
    return number < 0 ? undefined : number
  }

  private find(hash: number, size: number, unit: number, whole: boolean): number {
    const { slots } = this
    const mask = slots.length / 2 - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = slots[slot * 2 + 1] ?? 0
      if (entry === 0) return -1
      if (slots[slot * 2] === hash && isSpelled(entry, size, unit, whole)) return (entry & numberBits) - 1
    }
  }

  /** The number of a word and the one after it, read as one: "class-room"; -1 where no phrase has it. */
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
