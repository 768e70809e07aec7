import { hashOf } from "../../text/characters.js"
import { built } from "../built.js"
import type { Read } from "./surroundings.js"
import { isCapitalised } from "../../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"

// People whose surnames are spelled as skills and trades are: "Will Carpenter".

const { givenNames } = built.words
const plainNames = new Set(givenNames.plain.map(hashOf))
const wordNames = new Set(givenNames.ofWords.map(hashOf))

/** Whether a name ends at a word: what follows is no further word with a capital. */
const endsAt = ({ count, gaps }: Tokens, index: number): boolean =>
  index + 1 >= count || (gaps[index + 1] ?? 0) >= Gap.comma

/** Whether the word begins the surname of somebody. */
export const isPerson = (text: Read, first: number): boolean => {
  const { tokens } = text
  const given = tokens.hashes[first - 1] ?? 0
  const hasLower = ((tokens.shapes[first] ?? 0) & Shape.lower) !== 0
  if (tokens.gaps[first] !== Gap.space || !hasLower || !isCapitalised(tokens, first - 1)) return false
  return plainNames.has(given) || (wordNames.has(given) && endsAt(tokens, first))
}
