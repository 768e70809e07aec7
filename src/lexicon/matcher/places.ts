import { hashesNamed } from "../words/words.js"
import { isCapitalised, isNameCased } from "../../text/tokenize.js"
import { Gap, type Tokens } from "../../text/Tokens.js"

// Towns that are spelled as skills are: "Oracle, Arizona".

export const stateCodes = hashesNamed("places.stateCodes")
const names = hashesNamed("places.names")
/** "New Mexico", "South Dakota": the first words of names of two. */
const beginnings = hashesNamed("places.beginnings")
const endings = hashesNamed("places.endings")

/** Whether the name of a state or country begins at a word. */
const isRegion = (tokens: Tokens, index: number): boolean => {
  if (!isCapitalised(tokens, index)) return false
  const word = tokens.hashes[index] ?? 0
  if (names.has(word)) return endsHere(tokens, index)
  const isTwo = tokens.gaps[index + 1] === Gap.space && endings.has(tokens.hashes[index + 1] ?? 0)
  return beginnings.has(word) && isTwo && endsHere(tokens, index + 1)
}

/** Whether no further name is after a word: "Marketing, Illinois Institute of Technology". */
const endsHere = (tokens: Tokens, index: number): boolean =>
  index + 1 >= tokens.count || tokens.gaps[index + 1] !== Gap.space || !isCapitalised(tokens, index + 1)

/** Whether words are a town, told by the state after them. */
export const isTown = (tokens: Tokens, first: number, last: number): boolean =>
  isNameCased(tokens, first) && tokens.gaps[last + 1] === Gap.comma && isRegion(tokens, last + 1)
