import { fieldOf, formOf } from "../lexicon.js"
import type { Meaning } from "./meaning.js"
import type { Read } from "./surroundings.js"

/** A form that may be meant, by word positions. */
export interface Candidate {
  readonly first: number
  readonly last: number
  /** Number of the spelling (`formOf`). */
  readonly form: number
  /** What the words around it say, once it was asked. */
  meaning: Meaning | undefined
  /** Whether nothing is decided yet. */
  isOpen: boolean
}

export const candidateAt = (first: number, last: number, form: number): Candidate => ({
  first,
  last,
  form,
  meaning: undefined,
  isOpen: true
})

/** Those that begin where a spelling of several concepts stands, by that place. */
export const rivalsIn = (
  pending: ReadonlyArray<Candidate>,
  shared: ReadonlySet<number>
): ReadonlyMap<number, ReadonlyArray<Candidate>> => {
  const rivals = new Map<number, Array<Candidate>>()
  if (shared.size === 0) return rivals
  for (const candidate of pending) {
    if (!shared.has(candidate.first)) continue
    const there = rivals.get(candidate.first)
    if (there === undefined) rivals.set(candidate.first, [candidate])
    else there.push(candidate)
  }
  return rivals
}

/** Companions of a spelling that several concepts have speak for one of them so many words away. */
const companionWindow = 12
/** Concepts of the same field so many words away speak for a spelling too. */
const fieldWindow = 40

/**
 * How many words around a form are companions of its concept or belong to its field.
 *
 * @param begins by word the concept that begins there, plus 1; 0 for none
 */
export const companionsOf = (
  { tokens, words }: Read,
  begins: Int32Array,
  { first, form, last }: Pick<Candidate, "first" | "last" | "form">
): number => {
  const { ambiguous: rule, concept: own } = formOf(form)
  if (rule === undefined) return 0
  let count = 0
  for (let at = Math.max(0, first - companionWindow); at < Math.min(tokens.count, last + companionWindow + 1); at++) {
    if ((at < first || at > last) && rule.near.has(words[at] ?? -1)) count += 2
  }
  const field = fieldOf(own)
  for (let at = Math.max(0, first - fieldWindow); at <= Math.min(tokens.count - 1, first + fieldWindow); at++) {
    const concept = (begins[at] ?? 0) - 1
    if (concept >= 0 && fieldOf(concept) === field) count++
  }
  return count
}
