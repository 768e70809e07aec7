import { hashesNamed } from "../words/words.js"
import { hashOf } from "../../text/characters.js"
import { built } from "../built.js"
import type { Read } from "./surroundings.js"
import { isCapitalised, isNameCased } from "../../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"

// People whose surnames are spelled as skills and trades are: "Mr. Jenkins", "Mrs Anne Perl", "Will Carpenter".

const addresses = hashesNamed("people.addresses")
const { givenNames } = built.words
const plainNames = new Set(givenNames.plain.map(hashOf))
const wordNames = new Set(givenNames.ofWords.map(hashOf))

const isNameWord = (shape: number): boolean =>
  (shape & (Shape.initialUpper | Shape.lower | Shape.innerUpper)) === (Shape.initialUpper | Shape.lower)

/** Whether a name ends at a word: what follows is no further word with a capital. */
const endsAt = ({ count, gaps }: Tokens, index: number): boolean =>
  index + 1 >= count || (gaps[index + 1] ?? 0) >= Gap.comma

/** Whether the word begins the surname of somebody. */
export const isPerson = (text: Read, first: number): boolean => {
  const { tokens } = text
  const gap = tokens.gaps[first] ?? 0
  const given = tokens.hashes[first - 1] ?? 0
  if (gap <= Gap.comma && addresses.has(given) && isNameCased(tokens, first - 1)) return true
  const hasLower = ((tokens.shapes[first] ?? 0) & Shape.lower) !== 0
  if (gap === Gap.space && hasLower && isCapitalised(tokens, first - 1)) {
    if (plainNames.has(given) || (wordNames.has(given) && endsAt(tokens, first))) return true
    if (leadsToPerson(tokens, first - 2)) return true
  }
  return isNamedAsLead(tokens, first)
}

/** "You report to Ruby Dean" */
const isNamedAsLead = (tokens: Tokens, first: number): boolean =>
  isNameWord(tokens.shapes[first] ?? 0) &&
  leadsToPerson(tokens, first - 1) &&
  tokens.gaps[first + 1] === Gap.space &&
  isNameWord(tokens.shapes[first + 1] ?? 0)

/** "You report to Ruby Dean": before the name of a person. */
const leadsToPerson = ({ hashes }: Tokens, index: number): boolean =>
  (hashes[index] === toHash && reportWords.has(hashes[index - 1] ?? 0)) ||
  (hashes[index] === byHash && ledWords.has(hashes[index - 1] ?? 0)) ||
  (hashes[index] === forHash && hashes[index - 1] === askHash)
const toHash = hashOf("to")
const byHash = hashOf("by")
const forHash = hashOf("for")
const askHash = hashOf("ask")
const reportWords = hashesNamed("people.reportWords")
const ledWords = hashesNamed("people.ledWords")
