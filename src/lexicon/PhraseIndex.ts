import type { PhraseData } from "./LexiconData.js"
import type { Lists, PhraseTables } from "./LexiconTables.js"
import { capacityFor } from "./openTable.js"

const slotOf = (key: number, mask: number): number => {
  const mixed = Math.imul(key, 0x9e3779b1)
  return (mixed ^ (mixed >>> 15)) & mask
}

/** One number for a node and a word, within 32 bits as long as there are fewer than 2^32 of both multiplied. */
const keyOf = (node: number, word: number, size: number): number => (Math.imul(node, size) + word) | 0

/** Gives each node where phrases end its number, in the order of the nodes. */
const numberEnds = (nodes: Int32Array, ends: ReadonlyArray<number>, places: Int32Array): Lists => {
  const count = ends.length / 2
  const nodeOfPhrase = new Int32Array(count)
  for (let at = 0, place = 0; at < count; at++) {
    place += ends[at * 2 + 1] ?? 0
    nodeOfPhrase[at] = places[place] ?? 0
  }
  let last = 0
  for (const node of nodeOfPhrase.slice().sort()) if (nodes[node * 2 + 1] === 0) nodes[node * 2 + 1] = ++last
  const endOfPhrase = nodeOfPhrase.map((node) => nodes[node * 2 + 1] ?? 0)
  const sizes = new Int32Array(last + 2)
  for (const end of endOfPhrase) sizes[end + 1] = (sizes[end + 1] ?? 0) + 1
  for (let end = 0; end <= last; end++) sizes[end + 1] = (sizes[end + 1] ?? 0) + (sizes[end] ?? 0)
  const starts = sizes.slice()
  const numbers = new Int32Array(count)
  for (let at = 0, phrase = 0; at < count; at++) {
    phrase += ends[at * 2] ?? 0
    const end = endOfPhrase[at] ?? 0
    numbers[sizes[end] ?? 0] = phrase
    sizes[end] = (sizes[end] ?? 0) + 1
  }
  return { starts, numbers }
}

/** The tables of phrases; `size` is how many word numbers there are. */
export const phraseTables = ({ back, ends, words }: PhraseData, size: number): PhraseTables => {
  const inner = back.reduce((count, distance) => count + (distance === 0 ? 0 : 1), 0)
  const mask = capacityFor(inner) - 1
  const steps = new Int32Array((mask + 1) * 2)
  const nodes = new Int32Array((size + 1 + inner) * 2)
  const step = (node: number, word: number, target: number) => {
    nodes[node * 2] = (nodes[node * 2] ?? 0) | (1 << (word & 31))
    const key = keyOf(node, word, size)
    let slot = slotOf(key, mask)
    while (steps[slot * 2 + 1] !== 0) slot = (slot + 1) & mask
    steps[slot * 2] = key
    steps[slot * 2 + 1] = target
  }
  /** By number in the data the node here. */
  const places = new Int32Array(back.length + 1)
  let lastNode = size
  for (let at = 1; at < places.length; at++) {
    const distance = back[at - 1] ?? 0
    const word = words[at - 1] ?? 0
    const node = distance === 0 ? word + 1 : ++lastNode
    places[at] = node
    if (distance !== 0) step(places[at - distance] ?? 0, word, node)
  }
  return { steps, nodes, ends: numberEnds(nodes, ends, places) }
}

/**
 * Phrases as a trie over word numbers. The transitions lie in one open hash table, so a step costs a
 * few nanoseconds whatever the number of phrases.
 */
export class PhraseIndex {
  private readonly steps: Int32Array
  private readonly mask: number
  private readonly nodes: Int32Array
  private readonly phrases: Int32Array
  private readonly phraseStarts: Int32Array

  /** `size`: how many word numbers there are. */
  constructor(
    { ends, nodes, steps }: PhraseTables,
    private readonly size: number
  ) {
    this.steps = steps
    this.mask = steps.length / 2 - 1
    this.nodes = nodes
    this.phrases = ends.numbers
    this.phraseStarts = ends.starts
  }

  /** How many numbers `endOf` gives, 0 included. */
  get endCount(): number {
    return this.phraseStarts.length - 1
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
    const key = keyOf(node, word, this.size)
    for (let slot = slotOf(key, mask); ; slot = (slot + 1) & mask) {
      const target = steps[slot * 2 + 1] ?? 0
      if (target === 0 || steps[slot * 2] === key) return target
    }
  }

  /** The numbers of the phrases that end at a node; undefined where none does. */
  endsAt(node: number): Int32Array | undefined {
    const end = this.endOf(node)
    return end === 0 ? undefined : this.phrasesOf(end)
  }

  /** A number for the phrases that end at a node; 0 where none does. */
  endOf(node: number): number {
    return this.nodes[node * 2 + 1] ?? 0
  }

  phrasesOf(end: number): Int32Array {
    return this.phrases.subarray(this.phraseStarts[end], this.phraseStarts[end + 1])
  }
}
