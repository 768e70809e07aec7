import type { ReadPassages } from "./Resume.js"
import { titlesIn } from "../lexicon/matcher/occupation.js"
import { isNameCased } from "../text/tokenize.js"
import { Gap, Shape } from "../text/Tokens.js"
import { rareWord, weightOfWord } from "../lexicon/matcher/words.js"

const minWords = 2
const maxWords = 4

/**
 * The last word of the name of whoever wrote a resume, when it begins with one ("Ruby Lopez, 14 Java Street"), or -1: two
 * words or more with capitals, one of them no word of any skill, occupation or common sentence.
 */
export const lastOfName = ({ text }: Pick<ReadPassages, "text">): number => {
  const { tokens, words } = text
  let end = 0
  let isOwn = false
  while (end < tokens.count && end <= maxWords && (end === 0 || tokens.gaps[end] === Gap.space)) {
    if (!isNameCased(tokens, end) || ((tokens.shapes[end] ?? 0) & (Shape.digit | Shape.innerUpper)) !== 0) break
    if ((words[end] ?? -1) < 0 && weightOfWord(tokens, end) === rareWord) isOwn = true
    end++
  }
  const goesOn = end < tokens.count && tokens.gaps[end] === Gap.space
  if (!isOwn || end < minWords || end > maxWords || goesOn) return -1
  return titlesIn(text, 0, end).length > 0 ? -1 : end - 1
}
