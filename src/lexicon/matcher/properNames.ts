import { hashesNamed } from "../words/words.js"
import { hashOf } from "../../text/characters.js"
import { built } from "../built.js"
import type { Read } from "./surroundings.js"
import { hasWordOf } from "../../text/between.js"
import { isCapitalised, isNameCased } from "../../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"

// Names of people, places and firms that are spelled as skills are: "Java House".

/** What places and firms are: "Java House". */
const placeNouns = hashesNamed("properNames.placeNouns")
const articles = hashesNamed("properNames.articles")
const things = hashesNamed("properNames.things")
const afterThing = hashesNamed("properNames.afterThing")

/** "Showed a live python to visitors": in small letters after an article, and telling nothing of another noun. */
const isThing = (tokens: Tokens, first: number, last: number): boolean => {
  const { count, gaps, hashes, shapes } = tokens
  if (!things.has(hashes[first] ?? 0)) return false
  if (((shapes[first] ?? 0) & (Shape.initialUpper | Shape.innerUpper)) !== 0) return false
  const ends = last + 1 >= count || (gaps[last + 1] ?? 0) >= Gap.comma || afterThing.has(hashes[last + 1] ?? 0)
  return ends && hasWordOf(tokens, articles, first - wordsToArticle, first)
}
const wordsToArticle = 3

const addresses = hashesNamed("properNames.addresses")
const { givenNames } = built.words
const plainNames = new Set(givenNames.plain.map(hashOf))

/** Whether the word begins a surname that is spelled as a skill or trade is: "Harriet Carpenter", "Mrs. Perl". */
const isPerson = (text: Read, first: number): boolean => {
  const { tokens } = text
  const given = tokens.hashes[first - 1] ?? 0
  const hasLower = ((tokens.shapes[first] ?? 0) & Shape.lower) !== 0
  const gap = tokens.gaps[first] ?? 0
  if (gap > Gap.comma || !hasLower || !isCapitalised(tokens, first - 1)) return false
  return addresses.has(given) || (gap === Gap.space && plainNames.has(given))
}

export const stateCodes = hashesNamed("properNames.stateCodes")

const maxPlaceWords = 3

/** "Java House, Jakarta", "Carpenter Supply Co", "Cardiology Drive". */
const isPlaceName = (tokens: Tokens, last: number): boolean => {
  for (let at = last + 1; at <= last + maxPlaceWords && at < tokens.count; at++) {
    if (tokens.gaps[at] !== Gap.space || !isNameCased(tokens, at)) return false
    if (placeNouns.has(tokens.hashes[at] ?? 0)) return true
  }
  return false
}

/** Whether words that are spelled as a skill are the name of something else, by what stands around them. */
export const namesOther = (text: Read, first: number, last: number): boolean => {
  const { tokens } = text
  if (isThing(tokens, first, last)) return true
  if (!isCapitalised(tokens, first)) return false
  return isPerson(text, first) || isPlaceName(tokens, last)
}
