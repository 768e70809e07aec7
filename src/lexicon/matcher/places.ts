import { hashesNamed } from "../words/words.js"
import { isShouted } from "./surroundings.js"
import { isCapitalised, isNameCased } from "../../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"

// Towns that are spelled as skills are: "Oracle, Arizona", "Phoenix, AZ".

export const stateCodes = hashesNamed("places.stateCodes")
const otherCodes = hashesNamed("places.otherCodes")
/** Of which not even an address makes a state: "1 MRI, CT". */
const isSkillCode = hashesNamed("places.isSkillCode")
const names = hashesNamed("places.names")
/** "New Mexico", "South Dakota": the first words of names of two. */
const beginnings = hashesNamed("places.beginnings")
const endings = hashesNamed("places.endings")
const placing = hashesNamed("places.placing")

const isCode = ({ gaps, hashes, shapes }: Tokens, index: number): boolean =>
  isShouted(shapes[index] ?? 0) && stateCodes.has(hashes[index] ?? 0) && (gaps[index] ?? 0) <= Gap.comma

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

/** Whether a region that begins after a comma is not one of a list of them: "Java, Kotlin, Texas". */
const isLedTo = ({ gaps, hashes }: Tokens, first: number): boolean =>
  placing.has(hashes[first - 1] ?? 0) || gaps[first] === Gap.colon || (gaps[first] ?? 0) >= Gap.line || first === 0

/** Whether words are a town, told by the state after them. */
export const isTown = (tokens: Tokens, first: number, last: number): boolean => {
  if (!isNameCased(tokens, first)) return false
  const next = last + 1
  const gap = tokens.gaps[next]
  if (gap !== Gap.comma) return gap === Gap.space && isLedTo(tokens, first) && isZoned(tokens, next)
  if (isRegion(tokens, next)) return true
  if (!isCode(tokens, next)) return false
  if (isZoned(tokens, next)) return true
  const endsLine = next + 1 >= tokens.count || (tokens.gaps[next + 1] ?? 0) >= Gap.bullet
  // "12 Elm Street, Oracle, AZ"
  const isAddress = tokens.gaps[first] === Gap.comma && hasNumber(tokens, first)
  if (otherCodes.has(tokens.hashes[next] ?? 0))
    return isAddress && endsLine && !isSkillCode.has(tokens.hashes[next] ?? 0)
  return endsHere(tokens, next) && (isLedTo(tokens, first) || isAddress)
}

/** "TX 77373": a code before the number of the post. */
const isZoned = (tokens: Tokens, index: number): boolean => {
  if (!isCode(tokens, index)) return false
  const { foldedEnds, foldedStarts, gaps, shapes } = tokens
  const isNumber = ((shapes[index + 1] ?? 0) & (Shape.digit | Shape.lower | Shape.initialUpper)) === Shape.digit
  return (
    gaps[index + 1] === Gap.space && isNumber && (foldedEnds[index + 1] ?? 0) - (foldedStarts[index + 1] ?? 0) === 5
  )
}

const wordsOfAddress = 5

const hasNumber = ({ gaps, shapes }: Tokens, first: number): boolean => {
  for (let at = first - 1; at >= Math.max(0, first - wordsOfAddress); at--) {
    if (((shapes[at] ?? 0) & (Shape.digit | Shape.lower)) === Shape.digit) return true
    if ((gaps[at] ?? 0) >= Gap.line) return false
  }
  return false
}
