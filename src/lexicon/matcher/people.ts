import { hashesNamed } from "../words/words.js"
import { hashesOf, hashOf } from "../../text/characters.js"
import { built } from "../built.js"
import type { Read } from "./surroundings.js"
import { isCapitalised, isNameCased } from "../../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"

// People whose surnames are spelled as skills and trades are: "Mr. Jenkins", "Mrs Anne Perl", "Will Carpenter".

const addresses = hashesNamed("people.addresses")
const { givenNames } = built.words
const plainNames = hashesOf(givenNames.plain.join(" "))
const toolNames = hashesOf(givenNames.ofTools.join(" "))
const surnamedToolNames = hashesOf(givenNames.ofToolsWithSurname.join(" "))
const wordNames = hashesOf(givenNames.ofWords.join(" "))
const afterPerson = hashesNamed("people.afterPerson")

const isNameWord = (shape: number): boolean =>
  (shape & (Shape.initialUpper | Shape.lower | Shape.innerUpper)) === (Shape.initialUpper | Shape.lower)

const familyWords = hashesNamed("people.familyWords")
const theHash = hashOf("the")
const ofHash = hashOf("of")

/** "Nanny for the Jenkins family", but "the Java family of languages" */
const isFamily = ({ gaps, hashes }: Tokens, first: number): boolean =>
  hashes[first - 1] === theHash &&
  gaps[first + 1] === Gap.space &&
  familyWords.has(hashes[first + 1] ?? 0) &&
  hashes[first + 2] !== ofHash

/** Whether a name ends at a word: what follows is no further word with a capital. */
const endsAt = ({ count, gaps, hashes }: Tokens, index: number): boolean =>
  index + 1 >= count || (gaps[index + 1] ?? 0) >= Gap.comma || afterPerson.has(hashes[index + 1] ?? 0)

const isAddress = (tokens: Tokens, index: number): boolean =>
  addresses.has(tokens.hashes[index] ?? 0) && isNameCased(tokens, index)

const isInitial = ({ foldedEnds, foldedStarts, shapes }: Tokens, index: number): boolean =>
  (foldedEnds[index] ?? 0) - (foldedStarts[index] ?? 0) === 1 && ((shapes[index] ?? 0) & Shape.initialUpper) !== 0

/** "Cassandra Lee": the given name itself is one of a tool. */
const isGiven = ({ tokens, words }: Read, first: number): boolean =>
  surnamedToolNames.has(tokens.hashes[first] ?? 0) &&
  tokens.gaps[first + 1] === Gap.space &&
  isNameWord(tokens.shapes[first + 1] ?? 0) &&
  (words[first + 1] ?? -1) < 0

/** Whether the word begins the surname of somebody. */
export const isPerson = (text: Read, first: number): boolean => {
  const { tokens } = text
  if (!isCapitalised(tokens, first)) return false
  const gap = tokens.gaps[first] ?? 0
  // "Mr T. Carpenter": the stop is the letter's.
  if (gap <= Gap.sentence && isInitial(tokens, first - 1) && isAddress(tokens, first - 2)) return true
  if (isGiven(text, first)) return true
  if (first === 0 || gap > Gap.comma) return isNamedAsLead(tokens, first)
  if (isAddress(tokens, first - 1) || isCalled(text, first)) return true
  const before = tokens.shapes[first - 1] ?? 0
  const own = tokens.shapes[first] ?? 0
  if (isFamily(tokens, first)) return true
  if (gap === Gap.space && (before & Shape.initialUpper) !== 0 && (own & Shape.lower) !== 0) {
    const given = tokens.hashes[first - 1] ?? 0
    if (plainNames.has(given)) return true
    if (toolNames.has(given) && afterPerson.has(tokens.hashes[first + 1] ?? 0)) return true
    if (wordNames.has(given) && endsAt(tokens, first)) return true
    if ((tokens.gaps[first - 1] ?? 0) <= Gap.comma && isAddress(tokens, first - 2)) return true
    if (leadsToPerson(tokens, first - 2) || isLabelOfPerson(tokens, first - 1)) return true
  }
  return isNamedAsLead(tokens, first)
}

/** "You report to Ruby Dean" */
const isNamedAsLead = (tokens: Tokens, first: number): boolean =>
  isNameWord(tokens.shapes[first] ?? 0) &&
  leadsToPerson(tokens, first - 1) &&
  tokens.gaps[first + 1] === Gap.space &&
  isNameWord(tokens.shapes[first + 1] ?? 0)

/** "You report to Ruby Dean", "your boss is Rob Carpenter": before the name of a person. */
const leadsToPerson = ({ hashes }: Tokens, index: number): boolean =>
  (hashes[index] === toHash && reportWords.has(hashes[index - 1] ?? 0)) ||
  (hashes[index] === isHash && bossWords.has(hashes[index - 1] ?? 0)) ||
  (hashes[index] === byHash && ledWords.has(hashes[index - 1] ?? 0)) ||
  (hashes[index] === forHash && hashes[index - 1] === askHash)
const toHash = hashOf("to")
const isHash = hashOf("is")
const byHash = hashOf("by")
const forHash = hashOf("for")
const askHash = hashOf("ask")
const reportWords = hashesNamed("people.reportWords")
const bossWords = hashesNamed("people.bossWords")
const ledWords = hashesNamed("people.ledWords")

const callWords = hashesNamed("people.callWords")

/** "Call Perl Andersen": a surname after it that is no word of any skill. */
const isCalled = ({ tokens, words }: Read, first: number): boolean =>
  callWords.has(tokens.hashes[first - 1] ?? 0) &&
  tokens.gaps[first] === Gap.space &&
  isNameWord(tokens.shapes[first] ?? 0) &&
  tokens.gaps[first + 1] === Gap.space &&
  isNameWord(tokens.shapes[first + 1] ?? 0) &&
  (words[first + 1] ?? -1) < 0

const labels = hashesNamed("people.labels")

/** "Referee: Bill Perl": a label of people, a colon, and the given name before the surname. */
const isLabelOfPerson = ({ gaps, hashes }: Tokens, given: number): boolean =>
  gaps[given] === Gap.colon && labels.has(hashes[given - 1] ?? 0)
