import { isShouted } from "../../lexicon/matcher/surroundings.js"
import { hashesNamed } from "../../lexicon/words/words.js"
import { modalities, type TriggerHit, type TriggerHits } from "../../rules/triggers.js"
import { hashOf } from "../../text/characters.js"
import { isCapitalised } from "../../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"
import { headingFillers, type JobSection, sections } from "./headings.js"

// Headings that rules of kind `heading` have whole: they count wherever they stand as a heading does.

const headingPrefix = "heading."
export const factHeading = `${headingPrefix}fact`

/** The section that a heading begins; undefined for other triggers. */
export const sectionOf = (name: string): JobSection | undefined =>
  name === factHeading ? "boilerplate" : sections.find((one) => name === `${headingPrefix}${one}`)

/** The gap after the word before an index. */
export const endGap = (tokens: Tokens, index: number): number =>
  index < tokens.count ? (tokens.gaps[index] ?? 0) : Gap.blank

const departmentHash = hashOf("department")
const aboutHash = hashOf("about")

const asksSomething = (name: string): boolean => {
  const section = sectionOf(name)
  return section === "required" || section === "preferred" || section === "duties"
}

/** Whether the rest of a line only goes on with a heading ("Requirements for this role"). */
export const isHeadingOnly = (tokens: Tokens, hits: TriggerHits, first: number, end: number): boolean => {
  for (let index = first; index < end; index++) {
    if (headingFillers.has(tokens.hashes[index] ?? 0)) continue
    if (!(hits[index] ?? []).some(({ name }) => name.startsWith(headingPrefix))) return false
  }
  return true
}

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
  let best: TriggerHit | undefined
  for (const hit of hits[index] ?? []) {
    if (!hit.name.startsWith(headingPrefix)) continue
    if (best === undefined || hit.last > best.last) best = hit
  }
  if (best === undefined) return undefined
  // "<LOCATION>": a placeholder is no heading.
  if (((tokens.shapes[index] ?? 0) & Shape.address) !== 0) return undefined
  const after = endGap(tokens, best.last + 1)
  const gapBefore = tokens.gaps[index] ?? 0
  const size = best.last - best.first + 1
  const next = best.last + 1
  if (isInline(tokens, hits, best, lineEnd)) return undefined
  // "(Go) preferred": after brackets only a colon makes a heading.
  if ((after >= Gap.line && gapBefore !== Gap.close) || after === Gap.colon) return best
  if (
    (gapBefore >= Gap.sentence || beginsShout(tokens, hits, index)) &&
    (after === Gap.bullet || after === Gap.sentence) &&
    size <= 6
  )
    return best
  // One line for all: "… and more.ResponsibilitiesDesign the", "Qualifications BS degree in …".
  if (size === 1 && runOn.has(tokens.hashes[index] ?? 0) && isCapitalised(tokens, index) && next < lineEnd) {
    const begins = glued || gapBefore >= Gap.sentence
    if (
      begins &&
      isCapitalised(tokens, next) &&
      (after === Gap.none || (after === Gap.space && lineEnd - index > longLine))
    )
      return best
  }
  // Glued to the words before it, or to those after it.
  if (size >= 2 && isCapitalised(tokens, index) && isCapitalised(tokens, best.last) && (glued || after === Gap.none))
    return best
  // A heading that lost its line break: "Key Responsibilities Preparation of …"; but "The Department Head" is a person.
  if (
    size >= 2 &&
    tokens.hashes[best.last] !== departmentHash &&
    isCapitalised(tokens, index) &&
    next < tokens.count &&
    isCapitalised(tokens, next) &&
    after <= Gap.space
  )
    return best
  // "Requirements for this role", alone on a short line.
  if (gapBefore >= Gap.line && isCapitalised(tokens, index) && lineEnd - index <= 6 && size * 2 >= lineEnd - index) {
    // "Package management" is no heading of benefits, "Location independence" none of a place.
    if (size === 1 && lineEnd - index > 1 && !asksSomething(best.name)) return undefined
    const last = endGap(tokens, lineEnd)
    return last >= Gap.line ? best : undefined
  }
  return undefined
}

/** "… Epic  PREFERRED QUALIFICATIONS - telemetry": a heading in capitals after other words, with a sign after it. */
export const beginsShout = (tokens: Tokens, hits: TriggerHits, index: number): boolean => {
  if (!isShouted(tokens.shapes[index] ?? 0) || isShouted(tokens.shapes[index - 1] ?? 0)) return false
  return (hits[index] ?? []).some(({ name, first, last }) => {
    const after = endGap(tokens, last + 1)
    if (last === first || !name.startsWith(headingPrefix) || (after !== Gap.bullet && after !== Gap.colon)) return false
    for (let at = first; at <= last; at++) if (!isShouted(tokens.shapes[at] ?? 0)) return false
    return true
  })
}

const endsAsTier = (hits: TriggerHits, { first, last }: TriggerHit): boolean => {
  for (let index = first; index <= last; index++) if (isTier(hits, index, last)) return true
  return false
}

/** Any heading phrase within a short line that is written as a heading: in capitals or with a colon at its end. */
export const headingWithin = (
  tokens: Tokens,
  hits: TriggerHits,
  first: number,
  end: number
): TriggerHit | undefined => {
  if (end - first > 8) return undefined
  let allUpper = true
  let letters = 0
  for (let index = first; index < end; index++) {
    const shape = tokens.shapes[index] ?? 0
    if ((shape & Shape.lower) !== 0) allUpper = false
    letters += (tokens.foldedEnds[index] ?? 0) - (tokens.foldedStarts[index] ?? 0)
  }
  if (!(allUpper && letters >= 6) && endsWithoutColon(tokens, end)) return undefined
  let best: TriggerHit | undefined
  for (let index = first; index < end; index++) {
    if (((tokens.shapes[index] ?? 0) & Shape.address) !== 0) continue
    for (const hit of hits[index] ?? []) {
      if (!hit.name.startsWith(headingPrefix) || hit.last >= end) continue
      // "FORKLIFT LICENCE ESSENTIAL": said of what stands before it.
      if (index > first && endsAsTier(hits, hit) && !isHeadingOnly(tokens, hits, first, index)) continue
      // "PLUS A CLEAN LICENCE"
      if (hit.first === hit.last && endsAsTier(hits, hit) && !isHeadingOnly(tokens, hits, index + 1, end)) continue
      // "TITLE REVIEW LEGAL", wrapped: one such word heads nothing beside others.
      if (hit.first === hit.last && !asksSomething(hit.name) && endsWithoutColon(tokens, end)) {
        if (!isHeadingOnly(tokens, hits, first, index) || !isHeadingOnly(tokens, hits, index + 1, end)) continue
      }
      if (best === undefined || hit.last - hit.first >= best.last - best.first) best = hit
    }
  }
  return best
}

const endsWithoutColon = (tokens: Tokens, end: number): boolean => {
  const from = tokens.foldedEnds[end - 1] ?? 0
  return tokens.folded.charCodeAt(from) !== 58
}

/** "About Globex Freight", alone on its line: what follows is of the employer. */
export const namesEmployer = (tokens: Tokens, first: number, end: number): boolean => {
  if (tokens.hashes[first] !== aboutHash || end - first < 2 || end - first > 5) return false
  for (let index = first + 1; index < end; index++) {
    if (!isCapitalised(tokens, index) || (tokens.gaps[index] ?? 0) > Gap.hyphen) return false
  }
  return true
}
