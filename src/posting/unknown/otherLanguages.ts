import { built } from "../../lexicon/built.js"
import { hashOf } from "../../text/characters.js"
import type { Tokens } from "../../text/Tokens.js"
import type { Sentence } from "../sections/sentences.js"

const { en, ...others } = built.words.functionWords
const english: ReadonlySet<number> = new Set(en.map(hashOf))
const foreign: ReadonlySet<number> = new Set(
  Object.values(others)
    .flat()
    .map(hashOf)
    .filter((word) => !english.has(word))
)

/** Letters of Polish, Czech, Hungarian, Turkish and their neighbours, for which there is no list of small words. */
const eastern = /[\u0100-\u017f\u0218-\u021b]/

const minForeign = 2

/** A sentence of another language in a posting in English ("Nous remercions tous les candidats"): the tagger has learnt none of its words. */
export const isInOtherLanguage = ({ ends, hashes, starts, text }: Tokens, { end, first }: Sentence): boolean => {
  let [ours, theirs] = [0, 0]
  for (let index = first; index < end; index++) {
    const word = hashes[index] ?? 0
    if (english.has(word)) ours++
    else if (foreign.has(word) || eastern.test(text.slice(starts[index], ends[index]))) theirs++
  }
  return theirs >= minForeign && theirs > ours
}
