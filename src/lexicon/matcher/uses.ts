import { hashesOf, hashOf } from "../../text/characters.js"
import { NumberSet, type Read } from "./surroundings.js"
import { Gap } from "../../text/Tokens.js"

// What leads to the name of a tool or a manner: "log counts in Excel", "moved it to Elixir", "we ask for creativity".

/** What a tool is used by: "log counts in Excel", "with Blender". */
const useWords = new NumberSet("in using with via into through around by without")
const onHash = hashOf("on")
const runWords = hashesOf(
  "run runs running ran hosted host hosts built build work works working live lives based trained relies rely done held happen happens meet meets calls"
)

const usedWords = hashesOf("touched used learned learnt mastered dabbled love loves breathe breathes")

const toHash = hashOf("to")
const moving = hashesOf(
  "move moves moved moving migrate migrates migrated migrating migration port ports ported porting rewrite rewrote convert converts converted converting switch switched switching transition transitioned upgrade upgraded translate translated"
)
const wordsMoved = 12

/** "Move a monolith from Rails to Elixir", but "moved to Spring" */
const isMovedTo = ({ gaps, hashes }: Read["tokens"], index: number): boolean => {
  if (hashes[index] !== toHash) return false
  for (let at = index - 2; at >= Math.max(0, index - wordsMoved); at--) {
    if (moving.has(hashes[at] ?? 0)) return true
    if ((gaps[at + 1] ?? 0) >= Gap.sentence) return false
  }
  return false
}

/** Whether what stands behind a word is used: "in Excel", "touched Kafka". */
export const isUseWord = ({ tokens, words }: Read, index: number): boolean =>
  useWords.has(words[index] ?? -1) ||
  usedWords.has(tokens.hashes[index] ?? 0) ||
  (tokens.hashes[index] === onHash && runWords.has(tokens.hashes[index - 1] ?? 0)) ||
  isMovedTo(tokens, index)

/** "We ask for creativity, humour": behind these a list of what is looked for in a person. */
const askVerbs = hashesOf("need needs require requires expect expects want wants seek seeks seeking bring brings")
const askingFor = hashesOf("ask asks asking look looks looking")
const forHash = hashOf("for")
const wordsOfAsking = 8

/** Whether an item stands in the list behind such a verb, with nothing but names of items between. */
export const isAskedItem = ({ gaps, hashes }: Read["tokens"], begin: number): boolean => {
  let since = 0
  for (let at = begin - 1; at >= Math.max(0, begin - wordsOfAsking); at--) {
    if ((gaps[at + 1] ?? 0) > Gap.comma) return false
    const word = hashes[at] ?? 0
    if (askVerbs.has(word)) return true
    if (word === forHash && askingFor.has(hashes[at - 1] ?? 0)) return true
    since = gaps[at + 1] === Gap.comma ? 0 : since + 1
    if (since > mostItemWords) return false
  }
  return false
}
const mostItemWords = 2
/** Of "creative" and "creativity" only the noun is asked for by itself. */
export const mannerNoun = /(?:ity|tion|ment|ness|ence|ance|ship|thy|ism|asm)$/i
