import { hashesNamed } from "../words/words.js"
import { hashOf } from "../../text/characters.js"
import { built } from "../built.js"
import type { Read } from "./surroundings.js"
import { isCapitalised, isNameCased } from "../../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"

// Names of people, places and firms that are spelled as skills are: "Java House".

const shopNouns = hashesNamed("properNames.shopNouns")
/** What places and firms are: "Java House". */
const placeNouns = hashesNamed("properNames.placeNouns")
/** Before these stands what is studied as often: they count after a comma or "at" only. */
const schools = hashesNamed("properNames.schools")
/** What is studied and done is called so; firms are called after other things. */
const subject =
  /(?:ing|ics|ogy|ment|tion|ism|ship|ity|ure|nce|aphy|nomy|istry|ysis|work|design|arts?|sales|law|maths?|history|science|technology|medicine|health|care)$/i

/** "Python Pizza", "at Epic Records": one word that is no subject, and after it what a firm is. */
const isShop = (tokens: Tokens, first: number): boolean =>
  isBeforeFirm(tokens, first) &&
  !subject.test(tokens.folded.slice(tokens.foldedStarts[first], tokens.foldedEnds[first]))

const isBeforeFirm = ({ count, gaps, hashes, shapes }: Tokens, first: number): boolean => {
  for (let at = first + 1; at <= first + maxShopWords && at < count; at++) {
    if (gaps[at] !== Gap.space || ((shapes[at] ?? 0) & nameBits) !== (Shape.initialUpper | Shape.lower)) return false
    const gap = at + 1 < count ? (gaps[at + 1] ?? 0) : Gap.line
    const ends = gap >= Gap.comma || (gap === Gap.space && ((shapes[at + 1] ?? 0) & Shape.initialUpper) === 0)
    const word = hashes[at] ?? 0
    if (ends && shopNouns.has(word)) return true
    const isNamed = gaps[first] === Gap.comma || hashes[first - 1] === atHash || hashes[first - 1] === theHash
    if (ends && isNamed && schools.has(word)) return true
  }
  return false
}
const maxShopWords = 2
const theHash = hashOf("the")
const atHash = hashOf("at")
const nameBits = Shape.initialUpper | Shape.lower | Shape.innerUpper | Shape.digit

const articles = hashesNamed("properNames.articles")
const things = hashesNamed("properNames.things")
const afterThing = hashesNamed("properNames.afterThing")

/** "Showed a live python to visitors": in small letters after an article, and telling nothing of another noun. */
const isThing = ({ count, gaps, hashes, shapes }: Tokens, first: number, last: number): boolean => {
  if (first !== last || first === 0 || gaps[first] !== Gap.space || !things.has(hashes[first] ?? 0)) return false
  if (((shapes[first] ?? 0) & (Shape.initialUpper | Shape.innerUpper)) !== 0) return false
  const ends = last + 1 >= count || (gaps[last + 1] ?? 0) >= Gap.comma || afterThing.has(hashes[last + 1] ?? 0)
  if (!ends) return false
  for (let at = first - 1; at >= Math.max(0, first - wordsToArticle); at--) {
    if (articles.has(hashes[at] ?? 0)) return true
    if (gaps[at] !== Gap.space) return false
  }
  return false
}
const wordsToArticle = 3

const addresses = hashesNamed("properNames.addresses")
const { givenNames } = built.words
const plainNames = new Set(givenNames.plain.map(hashOf))
const wordNames = new Set(givenNames.ofWords.map(hashOf))

/** Whether a name ends at a word: what follows is no further word with a capital. */
const endsAt = ({ count, gaps }: Tokens, index: number): boolean =>
  index + 1 >= count || (gaps[index + 1] ?? 0) >= Gap.comma

/** Whether the word begins a surname that is spelled as a skill or trade is: "Will Carpenter", "Mrs. Perl". */
const isPerson = (text: Read, first: number): boolean => {
  const { tokens } = text
  const given = tokens.hashes[first - 1] ?? 0
  const hasLower = ((tokens.shapes[first] ?? 0) & Shape.lower) !== 0
  const gap = tokens.gaps[first] ?? 0
  if (gap > Gap.comma || !hasLower || !isCapitalised(tokens, first - 1)) return false
  if (gap !== Gap.space) return addresses.has(given)
  return addresses.has(given) || plainNames.has(given) || (wordNames.has(given) && endsAt(tokens, first))
}

export const stateCodes = hashesNamed("properNames.stateCodes")
const regionNames = hashesNamed("properNames.names")
/** "New Mexico", "South Dakota": the first words of names of two. */
const beginnings = hashesNamed("properNames.beginnings")
const endings = hashesNamed("properNames.endings")

/** Whether the name of a state or country begins at a word. */
const isRegion = (tokens: Tokens, index: number): boolean => {
  if (!isCapitalised(tokens, index)) return false
  const word = tokens.hashes[index] ?? 0
  if (regionNames.has(word)) return endsHere(tokens, index)
  const isTwo = tokens.gaps[index + 1] === Gap.space && endings.has(tokens.hashes[index + 1] ?? 0)
  return beginnings.has(word) && isTwo && endsHere(tokens, index + 1)
}

/** Whether no further name is after a word: "Marketing, Illinois Institute of Technology". */
const endsHere = (tokens: Tokens, index: number): boolean =>
  index + 1 >= tokens.count || tokens.gaps[index + 1] !== Gap.space || !isCapitalised(tokens, index + 1)

/** Whether words are a town, told by the state after them: "Oracle, Arizona". */
const isTown = (tokens: Tokens, first: number, last: number): boolean =>
  isNameCased(tokens, first) && tokens.gaps[last + 1] === Gap.comma && isRegion(tokens, last + 1)

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
  return (
    isPerson(text, first) ||
    isPlaceName(tokens, last) ||
    (first === last && isShop(tokens, first)) ||
    isTown(tokens, first, last)
  )
}
