import { type AmbiguousRule, vocabulary } from "../lexicon.js"
import { Gap } from "../../text/Tokens.js"
import { numbersNamed, type Read } from "./surroundings.js"

// Which words near an ambiguous spelling say that it is meant: companions of its concept, and words that any skill is
// asked for with.

const genericNear = numbersNamed("companions.genericNear")

/** After a name only: "TMS software". */
const softwareWord = vocabulary.numberOf("software")

/** Companions count so many words away. */
const nearWindow = 6

/** Whether a companion of the concept stands near, or right beside it a word that any skill is asked for with. */
export const hasCompanion = ({ tokens, words }: Read, first: number, last: number, rule: AmbiguousRule): boolean => {
  for (let distance = 1; distance <= nearWindow; distance++) {
    const left = first - distance
    if (left < 0 || (tokens.gaps[left + 1] ?? 0) >= Gap.sentence) break
    const word = words[left] ?? -1
    if (rule.near.has(word)) return true
    if (rule.isSoft) continue
    if (distance <= 3 && genericNear.has(word)) return true
  }
  for (let distance = 1; distance <= nearWindow; distance++) {
    const right = last + distance
    if (right >= tokens.count || (tokens.gaps[right] ?? 0) >= Gap.sentence) break
    const word = words[right] ?? -1
    if (rule.near.has(word)) return true
    if (distance > 1 || (tokens.gaps[right] ?? 0) > Gap.space || rule.isSoft) continue
    if (genericNear.has(word) || word === softwareWord) return true
  }
  return false
}
