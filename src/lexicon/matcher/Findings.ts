import { concepts, conceptOf, exceptIndex, pairs } from "../lexicon.js"
import type { Read } from "./surroundings.js"
import { Gap, Shape } from "../../text/Tokens.js"

/** A mention by word positions; `last` is the last word. */
export interface Found {
  readonly concept: number
  /** Number of the spelling (`formOf`). */
  readonly form: number
  readonly first: number
  readonly last: number
}

/** What is known of a word: nothing, that it names a soft skill, or anything else. */
export const Mark = { none: 0, soft: 1, hard: 2 } as const

/** Whether a word stands inside a phrase that never means the concept ("Franz Kafka", "home ownership"). */
export type IsExcepted = (index: number, concept: number) => boolean

export const exceptionsIn = ({ tokens, words }: Read): IsExcepted => {
  const excepted = new Set<number>()
  const goesOn = (at: number) => (tokens.gaps[at] ?? 0) <= Gap.open
  for (let first = 0; first < tokens.count; first++)
    exceptIndex.eachFrom(words, first, goesOn, (node, last) => {
      for (const concept of exceptIndex.endsAt(node) ?? [])
        for (let inside = first; inside <= last; inside++) excepted.add(inside * 65536 + concept)
    })
  return (index, concept) => excepted.has(index * 65536 + concept)
}

/** What was found in one text so far. */
export class Findings {
  readonly found: Array<Found> = []
  /** By word the concept that begins there. */
  readonly begins = new Map<number, number>()
  /** By word a `Mark`. */
  readonly marked: Uint8Array

  constructor(
    readonly text: Read,
    readonly isExcepted: IsExcepted
  ) {
    this.marked = new Uint8Array(text.tokens.count)
  }

  add(first: number, last: number, form: number) {
    if (this.isPartOfGloss(first, last)) return
    const concept = conceptOf(form)
    this.found.push({ concept, form, first, last })
    this.begins.set(first, concept)
    const second = pairs.get(form)
    // Spelt in as many words as the lexicon has it, the second name stands where it stands there.
    if (second === undefined || first + second.from + second.words - 1 > last) return
    const from = first + second.from
    this.found.push({ concept: second.concept, form, first: from, last: from + second.words - 1 })
  }

  mark(concept: number, first: number, last: number) {
    this.marked.fill(concepts[concept]?.kind === "soft" ? Mark.soft : Mark.hard, first, last + 1)
  }

  /**
   * Words of another language that are no name of a skill, but have one in their English: "Auxiliar contable" is an
   * accounting assistant and asks for no "Auxiliar contable". In English no two words have the same place.
   */
  private isPartOfGloss(first: number, last: number): boolean {
    const { ends, starts } = this.text.tokens
    const isOne = (at: number) => starts[at] === starts[at + 1] && ends[at] === ends[at + 1]
    if (!isOne(first - 1) && !isOne(last)) return false
    let begin = first
    while (isOne(begin - 1)) begin--
    return !this.isNamed(begin)
  }

  /** In another language the name of the skill, whatever its English name could mean. */
  isNamed(first: number): boolean {
    return ((this.text.tokens.shapes[first] ?? 0) & Shape.named) !== 0
  }
}
