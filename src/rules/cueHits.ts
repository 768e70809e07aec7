import { allCues } from "./cues.js"
import type { Read } from "../lexicon/matcher/surroundings.js"
import { englishRules, type RuleSet } from "./RuleSet.js"

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

/** The cue phrases of a text. */
export const findCues = ({ tokens }: Pick<Read, "tokens">, rules: RuleSet = englishRules): CueHits =>
  rules.phrasesIn(tokens).map((here) => {
    // The lists of rules come behind those of cues.
    const cues = here?.filter(({ list }) => list < cueNames.length) ?? []
    return cues.length === 0
      ? undefined
      : cues.map(({ first, last, list }) => ({ cue: cueNames[list] ?? "", bit: cueBits[list] ?? 0, first, last }))
  })
