import { allCues } from "./cues.js"
import { cueIndex, Opens } from "../lexicon/lexicon.js"
import { continues, type Read } from "../lexicon/matcher/surroundings.js"
import { Gap } from "../text/Tokens.js"

/** A cue phrase met in a text; `last` is its last word. */
export interface CueHit {
  readonly cue: string
  /** `bitOf` the cue. */
  readonly bit: number
  readonly first: number
  readonly last: number
}

/** For each word the cue phrases that begin there, longest first of each kind. */
export type CueHits = ReadonlyArray<ReadonlyArray<CueHit> | undefined>

const bits = new Map<string, number>()
for (const { cue } of allCues) if (!bits.has(cue)) bits.set(cue, 1 << (bits.size % 32))

/** One of 32 bits: where it is not set, there is no such cue; where it is, there may be. */
export const bitOf = (cue: string): number => bits.get(cue) ?? 0

export const bitsOf = (cues: ReadonlyArray<string>): number => cues.reduce((all, cue) => all | bitOf(cue), 0)

/** A cue by name and bit, for who asks for it sentence after sentence. */
export interface Cue {
  readonly name: string
  readonly bit: number
}

export const cueNamed = (name: string): Cue => ({ name, bit: bitOf(name) })

/** By the number of a phrase. */
const cueNames = allCues.map(({ cue }) => cue)
const cueBits = cueNames.map(bitOf)

/** The cue phrases that begin at a word; undefined where none does. */
export const cuesAt = ({ opens, tokens, words }: Read, index: number): ReadonlyArray<CueHit> | undefined => {
  if (((opens[index] ?? 0) & Opens.cue) === 0) return undefined
  let node = cueIndex.next(0, words[index] ?? -1)
  let hits: Array<CueHit> | undefined
  for (let at = index; node !== 0;) {
    const here = cueIndex.endsAt(node)
    if (here !== undefined) {
      for (const number of here) {
        const hit = { cue: cueNames[number] ?? "", bit: cueBits[number] ?? 0, first: index, last: at }
        if (hits === undefined) {
          hits = [hit]
          continue
        }
        for (let shorter = hits.length - 1; shorter >= 0; shorter--)
          if (hits[shorter]?.cue === hit.cue) hits.splice(shorter, 1)
        // In front of the shorter ones, which `unshift` does in the runtime.
        hits.push(hit)
        for (let place = hits.length - 1; place > 0; place--) hits[place] = hits[place - 1] ?? hit
        hits[0] = hit
      }
    }
    at++
    if (at >= tokens.count || !(continues(tokens, at) || (tokens.gaps[at] ?? 0) <= Gap.open)) break
    node = cueIndex.next(node, words[at] ?? -1)
  }
  return hits
}

export const findCues = (text: Read): CueHits => {
  const hits = new Array<ReadonlyArray<CueHit> | undefined>(text.tokens.count)
  for (let index = 0; index < text.tokens.count; index++) {
    const here = cuesAt(text, index)
    if (here !== undefined) hits[index] = here
  }
  return hits
}
