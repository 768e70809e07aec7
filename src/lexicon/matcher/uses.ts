import { hashesNamed } from "../words/words.js"
import { hashOf } from "../../text/characters.js"
import { numbersNamed, type Read } from "./surroundings.js"
import { Gap } from "../../text/Tokens.js"

// What leads to the name of a tool or a soft skill: "log counts in Excel", "moved it to Elixir".

/** What a tool is used by: "log counts in Excel", "with Blender". */
const useWords = numbersNamed("uses.useWords")

const usedWords = hashesNamed("uses.usedWords")

const moving = hashesNamed("uses.moving")
const wordsMoved = 12

/** "Move a monolith from Rails to Elixir", but "moved to Spring" */
const isMovedTo = ({ gaps, hashes }: Read["tokens"], index: number): boolean => {
  if (hashes[index] !== hashOf("to")) return false
  for (let at = index - 2; at >= Math.max(0, index - wordsMoved); at--) {
    if (moving.has(hashes[at] ?? 0)) return true
    if ((gaps[at + 1] ?? 0) >= Gap.sentence) return false
  }
  return false
}

/** Whether what stands after a word is used: "in Excel", "touched Kafka". */
export const isUseWord = ({ tokens, words }: Read, index: number): boolean =>
  useWords.has(words[index] ?? -1) || usedWords.has(tokens.hashes[index] ?? 0) || isMovedTo(tokens, index)

/** Of "creative" and "creativity" only the noun is asked for by itself. */
export const softNoun = /(?:ity|tion|ment|ness|ence|ance|ship|thy|ism|asm)$/i

const degrees = hashesNamed("uses.degrees")
const beWords = hashesNamed("uses.beWords")
const beforeBe = hashesNamed("uses.beforeBe")
const youAre = hashesNamed("uses.youAre")

/** "You are naturally calm", "must be firm": what is said of the one who is sought. */
export const isSaidOfApplicant = ({ tokens: { gaps, hashes } }: Read, first: number): boolean => {
  let at = first - 1
  while (degrees.has(hashes[at] ?? 0) && gaps[at + 1] === Gap.space) at--
  if (gaps[at + 1] !== Gap.space) return false
  return youAre.has(hashes[at] ?? 0) || (beWords.has(hashes[at] ?? 0) && beforeBe.has(hashes[at - 1] ?? 0))
}
