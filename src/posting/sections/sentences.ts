import { hashesNamed } from "../../lexicon/words/words.js"
import { hashOf } from "../../text/characters.js"
import { modalities, type TriggerHit, type TriggerHits } from "../../rules/triggers.js"
import type { Read } from "../../lexicon/matcher/mentions.js"
import { isQuestion, isShouted } from "../../lexicon/matcher/surroundings.js"
import { hasBullet, isCapitalised, unitAfter } from "../../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"
import { headingFillers, headingsIn, type JobSection } from "./headings.js"
import { englishRules, type RuleHits } from "../../rules/RuleSet.js"

/** A stretch of words that reads as one statement: a sentence, a bullet, a heading. */
export interface Sentence {
  readonly first: number
  /** One past the last word. */
  readonly end: number
  readonly section: JobSection
  readonly isHeading: boolean
  /** Number of its line. */
  readonly line: number
  /** Whether a heading stands before it on its line ("Tools: Segment, Mixpanel"). */
  readonly isHeaded: boolean
  /** Bits of the triggers that begin in it (`bitOf`): most questions after a trigger are answered by them. */
  readonly triggers: number
}

/** A longer stretch without a full stop is cut, so that the readers' work stays linear in the text. */
const maxWords = 150

/** "Location", "Start date" and their like head a line or two; longer notices are known by their words. */
const linesOfFact = 3

/** A list of what is asked ends before a paragraph that is longer than an item of it. */
const wordsOfItem = 20
const minItems = 2

const headingPrefix = "heading."
const sectionOf = (name: string): JobSection | undefined => {
  switch (name.slice(headingPrefix.length)) {
    case "required":
      return "required"
    case "preferred":
      return "preferred"
    case "duties":
      return "duties"
    case "company":
      return "company"
    case "benefits":
      return "benefits"
    case "boilerplate":
    case "fact":
      return "boilerplate"
    default:
      return undefined
  }
}

const endGap = (tokens: Tokens, index: number): number => (index < tokens.count ? (tokens.gaps[index] ?? 0) : Gap.blank)

const factHeading = `${headingPrefix}fact`
/** A fact told among what is asked ends no list of it; after what the employer says of itself it does. */
const goesOn: ReadonlySet<JobSection> = new Set(["required", "preferred", "duties", "prose"])

const asksSomething = (name: string): boolean => {
  const section = sectionOf(name)
  return section === "required" || section === "preferred" || section === "duties"
}

/** Whether the rest of a line only goes on with a heading ("Requirements for this role"). */
const isHeadingOnly = (tokens: Tokens, hits: TriggerHits, first: number, end: number): boolean => {
  for (let index = first; index < end; index++) {
    if (headingFillers.has(tokens.hashes[index] ?? 0)) continue
    if (!(hits[index] ?? []).some(({ name }) => name.startsWith(headingPrefix))) return false
  }
  return true
}

/** Whether the words from one to another say how much something is asked. */
const isTier = (hits: TriggerHits, first: number, last: number): boolean =>
  (hits[first] ?? []).some((hit) => modalities.has(hit.name) && hit.last === last)

const openEnds = hashesNamed("sentences.openEnds")

/** "Nice to have Kafka", "Bonus points for Elixir": the words of a heading inside a statement. */
const isInline = (tokens: Tokens, hits: TriggerHits, { first, last }: TriggerHit, lineEnd: number): boolean => {
  const next = last + 1
  if (next >= lineEnd || endGap(tokens, next) > Gap.space) return false
  if (!isTier(hits, first, last) && !openEnds.has(tokens.hashes[last] ?? 0)) return false
  return lineEnd - first <= 12 && !isHeadingOnly(tokens, hits, next, lineEnd)
}

/** Single words that head a section where a posting has lost its line breaks. */
const runOn = hashesNamed("sentences.runOn")
/** A line of more words than this is one that lost its breaks. */
const longLine = 40

/** The longest heading phrase that begins at a word, when it stands there as a heading. */
const headingAt = (
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
  // "Workday? Even better.": an answer, and no heading.
  const followsQuestion = gapBefore === Gap.sentence && isQuestion(tokens, index - 1)
  if (followsQuestion && best.name === `${headingPrefix}preferred` && after !== Gap.colon) return undefined
  // "Google Ads - must have": said of what stands before it.
  if (gapBefore === Gap.bullet && after >= Gap.line && endsAsTier(hits, best)) return undefined
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
const beginsShout = (tokens: Tokens, hits: TriggerHits, index: number): boolean => {
  if (!isShouted(tokens.shapes[index] ?? 0) || isShouted(tokens.shapes[index - 1] ?? 0)) return false
  return (hits[index] ?? []).some(({ name, first, last }) => {
    const after = endGap(tokens, last + 1)
    if (last === first || !name.startsWith(headingPrefix) || (after !== Gap.bullet && after !== Gap.colon)) return false
    for (let at = first; at <= last; at++) if (!isShouted(tokens.shapes[at] ?? 0)) return false
    return true
  })
}

const isNumber = (shape: number): boolean =>
  (shape & Shape.digit) !== 0 && (shape & (Shape.lower | Shape.initialUpper | Shape.innerUpper)) === 0

/** "2 – 6 years" */
const isRange = ({ shapes }: Tokens, index: number): boolean =>
  isNumber(shapes[index] ?? 0) && isNumber(shapes[index - 1] ?? 0)

const endsAsTier = (hits: TriggerHits, { first, last }: TriggerHit): boolean => {
  for (let index = first; index <= last; index++) if (isTier(hits, index, last)) return true
  return false
}

/** Any heading phrase within a short line that is written as a heading: in capitals or with a colon at its end. */
const headingWithin = (tokens: Tokens, hits: TriggerHits, first: number, end: number): TriggerHit | undefined => {
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
      // "CURRICULUM DEVELOPMENT, SPECIAL EDUCATION": items of a list, and a subject.
      if (endsWithoutColon(tokens, end) && isOfItem(tokens, first, hit)) continue
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

const subjects = hashesNamed("sentences.subjects")
const educationHash = hashOf("education")

const isOfItem = ({ gaps, hashes }: Tokens, first: number, hit: TriggerHit): boolean => {
  if (hit.first > first && hashes[hit.first] === educationHash && subjects.has(hashes[hit.first - 1] ?? 0)) return true
  for (let at = first + 1; at <= hit.first; at++) if ((gaps[at] ?? 0) === Gap.comma) return true
  return false
}

const endsWithoutColon = (tokens: Tokens, end: number): boolean => {
  const from = tokens.foldedEnds[end - 1] ?? 0
  return tokens.folded.charCodeAt(from) !== 58
}

const departmentHash = hashOf("department")
const aboutHash = hashOf("about")

/** "About Globex Freight", alone on its line: what follows is of the employer. */
const namesEmployer = (tokens: Tokens, first: number, end: number): boolean => {
  if (tokens.hashes[first] !== aboutHash || end - first < 2 || end - first > 5) return false
  for (let index = first + 1; index < end; index++) {
    if (!isCapitalised(tokens, index) || (tokens.gaps[index] ?? 0) > Gap.hyphen) return false
  }
  return true
}

const applicantWords = hashesNamed("sentences.applicantWords")

const speaksToApplicant = ({ hashes }: Tokens, index: number): boolean => applicantWords.has(hashes[index] ?? 0)

const triggersBetween = (hits: TriggerHits, from: number, end: number): number => {
  let triggers = 0
  for (let index = from; index < end; index++) for (const { bit } of hits[index] ?? []) triggers |= bit
  return triggers
}

/** Beyond all lines; whole, because a number with a fraction would be made anew wherever it is kept. */
const noLine = 2 ** 30

/** Cuts a job description into statements and says for each in which section it stands. */
export const sentencesOf = (
  { tokens }: Read,
  hits: TriggerHits,
  ruled: RuleHits = englishRules.read(tokens, { type: "posting" })
): ReadonlyArray<Sentence> => {
  const headings = headingsIn(tokens, ruled)
  const sentences: Array<Sentence> = []
  let section: JobSection = "prose"
  let first = 0
  let line = -1
  let lineEnd = 0
  let headedLine = -1
  let lastLine = noLine
  let addressed = -1
  /** Whether a sign stands before the line above. */
  let isAfterItem = false
  /** Lines of the list below a heading that asks. */
  let items = 0
  /** The section that goes on when the fact of this line is told ("Location: Reading. Python is essential."). */
  let afterFact: JobSection | undefined
  /** The section that goes on after a heading of the rest of its line or sentence ("You can skip: lesson planning."). */
  let afterReach: { readonly section: JobSection; readonly gap: number } | undefined
  const close = (end: number, isHeading: boolean) => {
    if (end <= first) return
    const isHeaded = line === headedLine
    sentences.push({ first, end, section, isHeading, isHeaded, line, triggers: triggersBetween(hits, first, end) })
    if (isHeading) headedLine = line
    first = end
  }
  for (let index = 0; index < tokens.count; index++) {
    const gap = tokens.gaps[index] ?? 0
    // Most words stand after a space, and nothing begins with them.
    if (gap === Gap.space && index - first < maxWords && !isShouted(tokens.shapes[index] ?? 0)) continue
    const startsLine = gap >= Gap.line || index === 0
    // "Google Ads - must have": the rest of the line says nothing but how much it is asked.
    const isAfterword =
      gap === Gap.bullet && !startsLine && (isTier(hits, index, lineEnd - 1) || isRange(tokens, index))
    const startsSentence = (gap >= Gap.bullet && !isAfterword) || startsLine || index - first >= maxWords
    if (startsSentence) close(index, false)
    if (afterFact !== undefined && startsSentence) {
      section = afterFact
      afterFact = undefined
      lastLine = noLine
    }
    if (afterReach !== undefined && startsSentence && gap >= afterReach.gap) {
      section = afterReach.section
      afterReach = undefined
    }
    if (startsLine) {
      line++
      lineEnd = index + 1
      while (lineEnd < tokens.count && (tokens.gaps[lineEnd] ?? 0) < Gap.line) lineEnd++
      if (section === "required" || section === "preferred") {
        if (lineEnd - index <= wordsOfItem) items++
        else if (items >= minItems && gap === Gap.blank) section = "prose"
      }
      const isItem = hasBullet(tokens, index)
      // What is not asked is a list, and ends with it.
      if (section === "not-asked" && isAfterItem && !isItem && gap === Gap.blank) section = "prose"
      isAfterItem = isItem
      if (line > lastLine || (line === addressed && speaksToApplicant(tokens, index))) {
        section = "prose"
        lastLine = noLine
      }
    }
    const glued = gap === Gap.none && index > 0 && isCapitalised(tokens, index)
    // "must have: docker. bonus: rust": where all is written small, a stop ends no sentence by itself.
    const afterStop = gap === Gap.comma && unitAfter(tokens, index - 1) === 46
    const isShout = !startsSentence && beginsShout(tokens, hits, index)
    if (!startsSentence && !glued && !afterStop && !isShout && gap !== Gap.close) continue
    let heading = headingAt(tokens, hits, index, lineEnd, glued)
    if (afterStop && heading !== undefined && endGap(tokens, heading.last + 1) !== Gap.colon) heading = undefined
    let end = heading === undefined ? index : heading.last + 1
    if (heading === undefined && startsLine) {
      heading = headingWithin(tokens, hits, index, lineEnd)
      if (heading !== undefined) end = lineEnd
    }
    let found = heading === undefined ? undefined : sectionOf(heading.name)
    const byLooks = headings.get(index)
    const isByLooks = byLooks !== undefined && (found === undefined || byLooks.section === "not-asked")
    if (isByLooks) {
      found = byLooks.section
      end = byLooks.end
      if (byLooks.reach !== "next") afterReach = { section, gap: byLooks.reach === "line" ? Gap.line : Gap.sentence }
    }
    if (heading === undefined && startsLine && namesEmployer(tokens, index, lineEnd)) {
      found = "company"
      end = lineEnd
    }
    if (found === undefined) continue
    if (!startsSentence) close(index, false)
    const isTold = heading?.name === factHeading && endGap(tokens, end) === Gap.colon
    if (isTold) afterFact = goesOn.has(section) ? section : "prose"
    if (startsLine) items = 0
    section = found
    // "About us: a family firm." tells of one line what the lines below its heading would be.
    const isOfLine = (found === "company" || found === "boilerplate") && endGap(tokens, end) === Gap.colon
    addressed = isOfLine && end < lineEnd ? line + 1 : -1
    lastLine = found === "boilerplate" && !isByLooks ? line + linesOfFact : noLine
    if (
      gap >= Gap.line &&
      endGap(tokens, end) < Gap.line &&
      endGap(tokens, end) !== Gap.colon &&
      end < lineEnd &&
      lineEnd - index <= 6 &&
      isHeadingOnly(tokens, hits, end, lineEnd)
    ) {
      end = lineEnd
    }
    close(end, true)
    index = end - 1
  }
  close(tokens.count, false)
  return sentences
}
