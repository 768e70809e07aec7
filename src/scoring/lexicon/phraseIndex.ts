import { hashOf } from "../characters.js"
import { wordsOf } from "../text.js"
import { Shape, type Tokens } from "../Tokens.js"
import { canonicalWord, variantsOf } from "./spelling.js"

/**
 * Words by number. All spellings of a word (plural, US/UK) share one number, so phrases are compared
 * as numbers; a word that stands in no phrase has none.
 */
export class Vocabulary {
  private readonly numbers = new Map<string, number>()
  private readonly spellings: Array<string> = []
  private readonly spelled: Array<number> = []
  private slots = new Int32Array(0)
  private hashes = new Int32Array(0)
  private mask = 0
  private classes = 0

  /** `words`: every word of every phrase that will be looked for; `plurals`: those that only add an s to another. */
  constructor(words: Iterable<string>, plurals: ReadonlySet<string>) {
    const literal = new Set(words)
    const byCanonical = new Map<string, number>()
    for (const word of literal) {
      const canonical = canonicalWord(plurals.has(word) ? word.slice(0, -1) : word)
      let number = byCanonical.get(canonical)
      if (number === undefined) {
        number = this.classes++
        byCanonical.set(canonical, number)
      }
      this.spell(word, number)
    }
    for (const word of literal) {
      const number = this.numbers.get(word) ?? 0
      for (const variant of variantsOf(word)) if (!this.numbers.has(variant)) this.spell(variant, number)
    }
    this.build()
  }

  get size(): number {
    return this.classes
  }

  numberOf(word: string): number | undefined {
    return this.numbers.get(word)
  }

  private spell(word: string, number: number) {
    this.numbers.set(word, number)
    this.spellings.push(word)
    this.spelled.push(number)
  }

  private build() {
    let capacity = 1024
    while (capacity < this.spellings.length * 3) capacity *= 2
    this.mask = capacity - 1
    this.slots = new Int32Array(capacity)
    this.hashes = new Int32Array(capacity)
    this.spellings.forEach((spelling, index) => {
      const hash = hashOf(spelling)
      let slot = hash & this.mask
      while ((this.slots[slot] ?? 0) !== 0) slot = (slot + 1) & this.mask
      this.slots[slot] = index + 1
      this.hashes[slot] = hash
    })
  }

  private find(hash: number, tokens: Tokens, index: number, whole: boolean): number {
    let slot = hash & this.mask
    for (;;) {
      const entry = this.slots[slot] ?? 0
      if (entry === 0) return -1
      if (this.hashes[slot] === hash && this.spells(entry - 1, tokens, index, whole)) return this.spelled[entry - 1] ?? -1
      slot = (slot + 1) & this.mask
    }
  }

  /** Guards against two words of one hash; first letter and length are enough beside 32 bits. */
  private spells(entry: number, tokens: Tokens, index: number, whole: boolean): boolean {
    const spelling = this.spellings[entry] ?? ""
    const start = tokens.foldedStarts[index] ?? 0
    const end = tokens.foldedEnds[index] ?? 0
    if (((tokens.shapes[index] ?? 0) & Shape.ampersand) !== 0) return true
    if (whole ? spelling.length > end - start : spelling.length >= end - start) return false
    const written = tokens.folded.charCodeAt(start)
    const first = spelling.charCodeAt(0)
    return written === first || written >= 0x80 || (written | 32) === first
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

/** Adds a word once per phrase so that a `Vocabulary` can be made of all of them. */
export const collectWords = (phrases: Iterable<string>, into: Set<string>): void => {
  for (const phrase of phrases) for (const word of wordsOf(phrase)) into.add(word)
}

/**
 * Phrases as a trie over word numbers. The transitions lie in one open hash table, so a step costs a
 * few nanoseconds whatever the number of phrases.
 */
export class PhraseIndex {
  private readonly roots: Int32Array
  private keys = new Int32Array(4096)
  private words = new Int32Array(4096)
  private targets = new Int32Array(4096)
  private used = 0
  private nodes = 1
  /** For each node, the numbers of the phrases that end there. */
  private readonly ends: Array<Array<number> | undefined> = [undefined]

  constructor(private readonly vocabulary: Vocabulary) {
    this.roots = new Int32Array(vocabulary.size)
  }

  /** False when the phrase has no word. */
  add(words: ReadonlyArray<string>, phrase: number): boolean {
    let node = 0
    for (const word of words) {
      const number = this.vocabulary.numberOf(word)
      if (number === undefined) return false
      node = this.step(node, number, true)
    }
    if (node === 0) return false
    const there = this.ends[node]
    if (there === undefined) this.ends[node] = [phrase]
    else if (!there.includes(phrase)) there.push(phrase)
    return true
  }

  /** The node after a word, 0 when no phrase goes on so. */
  next(node: number, word: number): number {
    if (word < 0) return 0
    return node === 0 ? (this.roots[word] ?? 0) : this.step(node, word, false)
  }

  endsAt(node: number): ReadonlyArray<number> | undefined {
    return this.ends[node]
  }

  private step(node: number, word: number, create: boolean): number {
    if (node === 0) {
      const known = this.roots[word] ?? 0
      if (known !== 0 || !create) return known
      const made = this.nodes++
      this.ends.push(undefined)
      this.roots[word] = made
      return made
    }
    const mask = this.keys.length - 1
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) & mask
    while ((this.targets[slot] ?? 0) !== 0) {
      if (this.keys[slot] === node && this.words[slot] === word) return this.targets[slot] ?? 0
      slot = (slot + 1) & mask
    }
    if (!create) return 0
    const made = this.nodes++
    this.ends.push(undefined)
    this.keys[slot] = node
    this.words[slot] = word
    this.targets[slot] = made
    this.used++
    if (this.used * 2 > this.keys.length) this.grow()
    return made
  }

  private grow() {
    const { keys, words, targets } = this
    const capacity = keys.length * 2
    this.keys = new Int32Array(capacity)
    this.words = new Int32Array(capacity)
    this.targets = new Int32Array(capacity)
    for (let old = 0; old < targets.length; old++) {
      const target = targets[old] ?? 0
      if (target === 0) continue
      const node = keys[old] ?? 0
      const word = words[old] ?? 0
      let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) & (capacity - 1)
      while ((this.targets[slot] ?? 0) !== 0) slot = (slot + 1) & (capacity - 1)
      this.keys[slot] = node
      this.words[slot] = word
      this.targets[slot] = target
    }
  }
}
