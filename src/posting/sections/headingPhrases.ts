import { hashesNamed } from "../../lexicon/words/words.js"
import { modalities, type TriggerHit, type TriggerHits } from "../../rules/triggers.js"
import { everyBetween } from "../../text/between.js"
import { hashOf } from "../../text/characters.js"
import { isCapitalised } from "../../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"
import { headingFillers } from "./headings.js"
import { type JobSection, listsAsked, sections } from "./JobSection.js"

// Headings that rules of kind `heading` have whole: they count wherever they stand as a heading does.

const headingPrefix = "heading."
export const factHeading = `${headingPrefix}fact`

/** The section that a heading begins; undefined for other triggers. */
export const sectionOf = (name: string): JobSection | undefined =>
  name === factHeading ? "boilerplate" : sections.find((one) => name === `${headingPrefix}${one}`)

const isHeading = ({ name }: TriggerHit): boolean => name.startsWith(headingPrefix)

/** The gap after the word before an index. */
export const endGap = ({ gaps }: Tokens, index: number): number => gaps[index] ?? Gap.blank

const asksSomething = (name: string): boolean => {
  const section = sectionOf(name)
  return section !== undefined && (listsAsked(section) || section === "duties")
}

/** Whether the rest of a line only goes on with a heading ("Requirements for this role"). */
export const isHeadingOnly = ({ hashes }: Tokens, hits: TriggerHits, first: number, end: number): boolean =>
  everyBetween(first, end, (index) => headingFillers.has(hashes[index] ?? 0) || hits[index]?.some(isHeading) === true)

/** Whether the words from one to another say how much something is asked. */
export const isTier = (hits: TriggerHits, first: number, last: number): boolean =>
  (hits[first] ?? []).some((hit) => modalities.has(hit.name) && hit.last === last)

const openEnds = hashesNamed("headingPhrases.openEnds")

/** "Nice to have Kafka", "Bonus points for Elixir": the words of a heading inside a statement. */
const isInline = (tokens: Tokens, hits: TriggerHits, { first, last }: TriggerHit, lineEnd: number): boolean => {
  const next = last + 1
  if (next >= lineEnd || endGap(tokens, next) > Gap.space) return false
  if (!isTier(hits, first, last) && !openEnds.has(tokens.hashes[last] ?? 0)) return false
  return lineEnd - first <= 12 && !isHeadingOnly(tokens, hits, next, lineEnd)
}

/** Single words that head a section where a posting has lost its line breaks. */
const runOn = hashesNamed("headingPhrases.runOn")
/** A line of more words than this is one that lost its breaks. */
const longLine = 40

/** The longest heading phrase that begins at a word, when it stands there as a heading. */
export const headingAt = (
  tokens: Tokens,
  hits: TriggerHits,
  index: number,
  lineEnd: number,
  glued: boolean
): TriggerHit | undefined => {
  const best = hits[index]?.find(isHeading)
  if (best === undefined || isInline(tokens, hits, best, lineEnd)) return undefined
  // "<LOCATION>": a placeholder is no heading.
  if (((tokens.shapes[index] ?? 0) & Shape.address) !== 0) return undefined
  const next = best.last + 1
  const size = next - index
  const before = tokens.gaps[index] ?? 0
  const after = endGap(tokens, next)
  // "(Go) preferred": after brackets only a colon makes a heading.
  if ((after >= Gap.line && before !== Gap.close) || after === Gap.colon) return best
  const isMarked = after === Gap.bullet || after === Gap.sentence
  if (isMarked && before >= Gap.sentence) return best
  if (!isCapitalised(tokens, index)) return undefined
  // "… a friendly teamMinimum Qualifications 5 years": glued to the words before it, or to those after it.
  if (size >= 2 && isCapitalised(tokens, best.last) && (glued || after === Gap.none)) return best
  if (isCapitalised(tokens, next) && after <= Gap.space) {
    // A heading that lost its line break: "Key Responsibilities Preparation of …"; but "The Department Head" is a person.
    if (size >= 2 && tokens.hashes[best.last] !== hashOf("department")) return best
    // One line for all: "… and more.ResponsibilitiesDesign the", "Qualifications BS degree in …".
    const isAlone = runOn.has(tokens.hashes[index] ?? 0) && (glued || before >= Gap.sentence)
    if (size === 1 && isAlone && (after === Gap.none || lineEnd - index > longLine)) return best
  }
  // "Requirements for this role", alone on a short line. "Package management" is no heading of benefits.
  const isShort = before >= Gap.line && lineEnd - index <= 6 && size * 2 >= lineEnd - index
  return isShort && (size > 1 || asksSomething(best.name)) ? best : undefined
}

/** "About Globex Freight", alone on its line: what follows is of the employer. */
export const namesEmployer = (tokens: Tokens, first: number, end: number): boolean => {
  if (tokens.hashes[first] !== hashOf("about") || end - first < 2 || end - first > 5) return false
  const isName = (index: number) => isCapitalised(tokens, index) && (tokens.gaps[index] ?? 0) <= Gap.hyphen
  return everyBetween(first + 1, end, isName)
}
