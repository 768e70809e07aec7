import { hashesNamed } from "../../lexicon/words/words.js"
import type { TriggerHits } from "../../rules/triggers.js"
import type { Read } from "../../lexicon/matcher/mentions.js"
import { hasBullet, isCapitalised, isNumberAt, unitAfter } from "../../text/tokenize.js"
import { Gap, type Tokens } from "../../text/Tokens.js"
import { endGap, factHeading, headingAt, isHeadingOnly, isTier, namesEmployer, sectionOf } from "./headingPhrases.js"
import { headingsIn } from "./headings.js"
import { type JobSection, listsAsked } from "./JobSection.js"
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
  /** Names of the triggers that begin in it. */
  readonly triggers: ReadonlySet<string>
}

/** A longer stretch without a full stop is cut, so that the readers' work stays linear in the text. */
const maxWords = 150

/** "Location", "Start date" and their like head a line or two; longer notices are known by their words. */
const linesOfFact = 3

/** "Salary range: $29,219 to $49,743": a label with a value of so few words says nothing of the lines below. */
const wordsOfValue = 6

/** A list of what is asked ends before a paragraph that is longer than an item of it. */
const wordsOfItem = 20
const minItems = 2

/** A fact told among what is asked ends no list of it; after what the employer says of itself it does. */
const goesOn: ReadonlySet<JobSection> = new Set(["required", "preferred", "person", "duties", "prose"])

/** "2 – 6 years" */
const isRange = (tokens: Tokens, index: number): boolean => isNumberAt(tokens, index) && isNumberAt(tokens, index - 1)

const applicantWords = hashesNamed("sentences.applicantWords")

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
  let lastLine = Infinity
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
    const triggers = new Set<string>()
    for (let at = first; at < end; at++) for (const { name } of hits[at] ?? []) triggers.add(name)
    sentences.push({ first, end, section, isHeading, isHeaded, line, triggers })
    if (isHeading) headedLine = line
    first = end
  }
  for (let index = 0; index < tokens.count; index++) {
    const gap = tokens.gaps[index] ?? 0
    const startsLine = gap >= Gap.line
    // "Google Ads - must have": the rest of the line says nothing but how much it is asked.
    const isAfterword = gap === Gap.bullet && (isTier(hits, index, lineEnd - 1) || isRange(tokens, index))
    const startsSentence = (gap >= Gap.bullet && !isAfterword) || index - first >= maxWords
    if (startsSentence) close(index, false)
    if (afterFact !== undefined && startsSentence) {
      section = afterFact
      afterFact = undefined
      lastLine = Infinity
    }
    if (afterReach !== undefined && startsSentence && gap >= afterReach.gap) {
      section = afterReach.section
      afterReach = undefined
    }
    if (startsLine) {
      line++
      lineEnd = index + 1
      while (lineEnd < tokens.count && (tokens.gaps[lineEnd] ?? 0) < Gap.line) lineEnd++
      if (listsAsked(section)) {
        if (lineEnd - index <= wordsOfItem) items++
        else if (items >= minItems && gap === Gap.blank) section = "prose"
      }
      const isItem = hasBullet(tokens, index)
      // What is not asked is a list, and ends with it.
      if (section === "not-asked" && isAfterItem && !isItem && gap === Gap.blank) section = "prose"
      isAfterItem = isItem
      if (line > lastLine || (line === addressed && applicantWords.has(tokens.hashes[index] ?? 0))) {
        section = "prose"
        lastLine = Infinity
      }
    }
    const glued = gap === Gap.none && isCapitalised(tokens, index)
    // "must have: docker. bonus: rust": where all is written small, a stop ends no sentence by itself.
    const afterStop = gap === Gap.comma && unitAfter(tokens, index - 1) === 46
    if (!startsSentence && !glued && !afterStop && gap !== Gap.close) continue
    let heading = headingAt(tokens, hits, index, lineEnd, glued)
    if (afterStop && heading !== undefined && endGap(tokens, heading.last + 1) !== Gap.colon) heading = undefined
    let end = heading === undefined ? index : heading.last + 1
    let found = heading === undefined ? undefined : sectionOf(heading.name)
    const byLooks = headings.get(index)
    const isByLooks =
      byLooks !== undefined && (found === undefined || byLooks.section === "not-asked" || byLooks.section === "person")
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
    const isLabel = found === "benefits" && end < lineEnd && lineEnd - end <= wordsOfValue
    const isTold = (heading?.name === factHeading || isLabel) && endGap(tokens, end) === Gap.colon
    if (isTold) afterFact = goesOn.has(section) ? section : "prose"
    if (startsLine) items = 0
    section = found
    // "About us: a family firm." tells of one line what the lines below its heading would be.
    const isOfLine = (found === "company" || found === "boilerplate") && endGap(tokens, end) === Gap.colon
    addressed = isOfLine ? line + 1 : -1
    lastLine = found === "boilerplate" && !isByLooks ? line + linesOfFact : Infinity
    const isCut = startsLine && endGap(tokens, end) < Gap.line && endGap(tokens, end) !== Gap.colon
    if (isCut && lineEnd - index <= 6 && isHeadingOnly(tokens, hits, end, lineEnd)) end = lineEnd
    close(end, true)
    index = end - 1
  }
  close(tokens.count, false)
  return sentences
}
