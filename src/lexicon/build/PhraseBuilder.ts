import { wordsOf } from "../../text/tokenize.js"
import type { PhraseData, VocabularyData } from "../LexiconData.js"
import type { Spelling } from "./spelling.js"

/** Gives numbers to words; all spellings of a word (plural, US/UK) share one. */
export class VocabularyBuilder {
  private readonly numbers = new Map<string, number>()
  private size = 0

  /** `words`: every word of every phrase that will be looked for; `plurals`: those that only add an s to another. */
  constructor(words: ReadonlySet<string>, plurals: ReadonlySet<string>, spelling: Spelling) {
    const byCanonical = new Map<string, number>()
    for (const word of words) {
      const canonical = spelling.canonical(plurals.has(word) ? word.slice(0, -1) : word)
      let number = byCanonical.get(canonical)
      if (number === undefined) {
        number = this.size++
        byCanonical.set(canonical, number)
      }
      this.numbers.set(word, number)
    }
    for (const word of words) {
      const number = this.numbers.get(word) ?? 0
      for (const variant of spelling.variantsOf(word)) if (!this.numbers.has(variant)) this.numbers.set(variant, number)
    }
  }

  numberOf(word: string): number | undefined {
    return this.numbers.get(word)
  }

  /** The numbers of all words of some phrases, each once. */
  numbersOf(phrases: ReadonlyArray<string>): ReadonlyArray<number> {
    return [...new Set(phrases.flatMap(wordsOf).flatMap((word) => this.numberOf(word) ?? []))]
  }

  get data(): VocabularyData {
    const { numbers, size } = this
    return { spellings: [...numbers.keys()].join(" "), numbers: [...numbers.values()], size }
  }
}

/** Lists of phrases as one trie; the phrase is the list's number. */
export const phrasesOf = (lists: ReadonlyArray<ReadonlyArray<string>>, vocabulary: VocabularyBuilder): PhraseData => {
  const builder = new PhraseBuilder(vocabulary)
  lists.forEach((phrases, number) => {
    for (const phrase of phrases) builder.add(wordsOf(phrase), number)
  })
  return builder.data
}

/** Collects phrases as a trie over word numbers. */
export class PhraseBuilder {
  private readonly steps: Array<Map<number, number>> = [new Map()]
  private readonly back: Array<number> = []
  private readonly words: Array<number> = []
  private readonly ends: Array<readonly [phrase: number, node: number]> = []
  private readonly ended = new Set<string>()

  constructor(private readonly vocabulary: VocabularyBuilder) {}

  /** A phrase without words, or with one that the vocabulary does not have, is passed over. */
  add(words: ReadonlyArray<string>, phrase: number): void {
    let node = 0
    for (const word of words) {
      const number = this.vocabulary.numberOf(word)
      if (number === undefined) return
      node = this.step(node, number)
    }
    if (node === 0) return
    const key = `${phrase} ${node}`
    if (this.ended.has(key)) return
    this.ended.add(key)
    this.ends.push([phrase, node])
  }

  private step(node: number, word: number): number {
    const known = this.steps[node]?.get(word)
    if (known !== undefined) return known
    const made = this.steps.length
    this.steps.push(new Map())
    this.steps[node]?.set(word, made)
    this.back.push(node === 0 ? 0 : made - node)
    this.words.push(word)
    return made
  }

  get data(): PhraseData {
    const { back, words } = this
    const ends = this.ends.flatMap(([phrase, node], at) => {
      const [phraseBefore, nodeBefore] = this.ends[at - 1] ?? [0, 0]
      return [phrase - phraseBefore, node - nodeBefore]
    })
    return { back, words, ends }
  }
}
