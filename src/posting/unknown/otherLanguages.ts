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

const fewestForeign = 2

/** A sentence of another language in a posting in English ("Nous remercions tous les candidats"): the tagger has learnt none of its words. */
export const isInOtherLanguage = ({ hashes }: Tokens, { end, first }: Sentence): boolean => {
  let [ours, theirs] = [0, 0]
  for (let index = first; index < end; index++) {
    const word = hashes[index] ?? 0
    if (english.has(word)) ours++
    else if (foreign.has(word)) theirs++
  }
  return theirs >= fewestForeign && theirs > ours
}
