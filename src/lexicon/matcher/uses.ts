import { hashesNamed } from "../words/words.js"
import { numbersNamed, type Read } from "./surroundings.js"
import { Gap } from "../../text/Tokens.js"

// What leads to the name of a tool or a soft skill: "log counts in Excel".

/** What a tool is used by: "log counts in Excel", "with Blender". */
const useWords = numbersNamed("uses.useWords")

const usedWords = hashesNamed("uses.usedWords")

/** Whether what stands after a word is used: "in Excel", "touched Kafka". */
export const isUseWord = ({ tokens, words }: Read, index: number): boolean =>
  useWords.has(words[index] ?? -1) || usedWords.has(tokens.hashes[index] ?? 0)

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
