import type { PhraseData } from "./LexiconData.js"
import { type Lists, listsBy, type PhraseTables } from "./LexiconTables.js"

/**
 * The tables of phrases; `size` is how many word numbers there are. The nodes of first words come first, in the order of
 * the words' numbers; then the nodes after each node, in the order of the words that lead to them.
 */
export const phraseTables = ({ back, ends, words }: PhraseData, size: number): PhraseTables => {
  // Nodes as the data number them, from 1 on; the root is 0.
  const wordOf = (node: number) => words[node - 1] ?? 0
  const parentOf = (node: number) => (back[node - 1] === 0 ? 0 : node - (back[node - 1] ?? 0))
  const byWord = listsBy(
    size,
    words,
    Int32Array.from(words, (_, at) => at + 1)
  ).numbers
  const after = listsBy(back.length + 1, byWord.map(parentOf), byWord)
  const nodesAfter = (node: number) => after.numbers.subarray(after.starts[node], after.starts[node + 1])
  const order = new Array<number>(size + 1).fill(0)
  for (const node of nodesAfter(0)) order[wordOf(node) + 1] = node
  const starts = [0]
  for (let place = 0; place < order.length; place++) {
    const node = order[place] ?? 0
    if (node > 0) for (const next of nodesAfter(node)) order.push(next)
    starts.push(order.length - size - 1)
  }
  const placeOf = new Int32Array(back.length + 1)
  order.forEach((node, place) => (placeOf[node] = place))
  const phrases = new Int32Array(ends.length / 2)
  const places = new Int32Array(ends.length / 2)
  for (let at = 0, phrase = 0, node = 0; at < phrases.length; at++) {
    phrases[at] = phrase += ends[at * 2] ?? 0
    places[at] = placeOf[(node += ends[at * 2 + 1] ?? 0)] ?? 0
  }
  return {
    steps: { starts: Int32Array.from(starts), numbers: Int32Array.from(order.slice(size + 1), wordOf) },
    ends: listsBy(order.length, places, phrases)
  }
}

/** Phrases as a trie over word numbers. */
export class PhraseIndex {
  private readonly steps: Lists
  private readonly ends: Lists

  /** `size`: how many word numbers there are. */
  constructor(
    { ends, steps }: PhraseTables,
    private readonly size: number
  ) {
    this.steps = steps
    this.ends = ends
  }

  /** The node after a word, 0 when no phrase goes on so; each known word has a node of its own after node 0. */
  next(node: number, word: number): number {
    if (word < 0) return 0
    if (node === 0) return word + 1
    const { numbers, starts } = this.steps
    const end = starts[node + 1] ?? 0
    let low = starts[node] ?? 0
    for (let high = end; low < high;) {
      const middle = (low + high) >> 1
      if ((numbers[middle] ?? 0) < word) low = middle + 1
      else high = middle
    }
    return low < end && numbers[low] === word ? this.size + 1 + low : 0
  }

  /** The node after some words of a text, 0 when no phrase goes on so. */
  after(words: Int32Array, first: number, last: number): number {
    let node = this.next(0, words[first] ?? -1)
    for (let at = first + 1; at <= last && node !== 0; at++) node = this.next(node, words[at] ?? -1)
    return node
  }

  isEnd(node: number): boolean {
    return (this.ends.starts[node] ?? 0) < (this.ends.starts[node + 1] ?? 0)
  }

  /** The numbers of the phrases that end at a node; undefined where none does. */
  endsAt(node: number): Int32Array | undefined {
    const { numbers, starts } = this.ends
    return this.isEnd(node) ? numbers.subarray(starts[node], starts[node + 1]) : undefined
  }

  /**
   * Calls `tell` with each node where a phrase ends that begins at a word, and its last word; the shortest first.
   *
   * @param begun the node after the first word, where that is read as another one
   */
  eachFrom(
    words: Int32Array,
    first: number,
    goesOn: (at: number) => boolean,
    tell: (node: number, last: number) => void,
    begun = this.next(0, words[first] ?? -1)
  ): void {
    let node = begun
    for (let last = first; node !== 0; node = this.next(node, words[last] ?? -1)) {
      if (this.isEnd(node)) tell(node, last)
      last++
      if (last >= words.length || !goesOn(last)) return
    }
  }
}
