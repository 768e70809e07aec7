import { hashesNamed } from "../../lexicon/words/words.js"
import type { TriggerHits } from "../../rules/triggers.js"
import type { Read } from "../../lexicon/matcher/mentions.js"
import { hasBullet, isCapitalised, isNumberAt, unitAfter } from "../../text/tokenize.js"
import { Gap, type Tokens } from "../../text/Tokens.js"
import { endGap, factHeading, headingAt, isHeadingOnly, isTier, namesEmployer, sectionOf } from "./headingPhrases.js"
import { type Heading, headingsIn } from "./headings.js"
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

/** What the looks of a heading say better than the phrases that everybody knows. */
const ofLooks: ReadonlySet<JobSection> = new Set(["not-asked", "person"])

/** What a heading opens, and where the heading ends. */
interface Opening {
  readonly section: JobSection
  /** One past its last word. */
  readonly end: number
  /** Whether only a fact is told after it ("Location: Reading"). */
  readonly isFact: boolean
  /** How far it reaches, where only its looks say what it opens. */
  readonly reach: Heading["reach"] | undefined
}

/** A line of a posting. */
interface Line {
  readonly number: number
  readonly first: number
  readonly end: number
}

/** The section that the words of a posting stand in, read one after the other. */
class CurrentSection {
  name: JobSection = "prose"
  /** The line after which it ends, whatever comes. */
  private lastLine = Infinity
  /** The line that ends it where it speaks to the applicant. */
  private addressed = -1
  /** What goes on when the fact of this line is told ("Location: Reading. Python is essential."). */
  private afterFact: JobSection | undefined
  /** What goes on after a heading of the rest of its line or sentence ("You can skip: lesson planning."). */
  private afterReach: { readonly section: JobSection; readonly gap: number } | undefined
  /** Whether a sign stands before the line above. */
  private isAfterItem = false
  /** Lines of the list below a heading that asks. */
  private items = 0

  constructor(private readonly tokens: Tokens) {}

  private end(next: JobSection) {
    this.name = next
    this.lastLine = Infinity
  }

  /** A sentence begins after such a gap. */
  sentence(gap: number) {
    if (this.afterFact !== undefined) this.end(this.afterFact)
    this.afterFact = undefined
    if (this.afterReach === undefined || gap < this.afterReach.gap) return
    this.name = this.afterReach.section
    this.afterReach = undefined
  }

  line({ end, first, number }: Line) {
    const { tokens } = this
    const isApart = tokens.gaps[first] === Gap.blank
    if (listsAsked(this.name)) {
      if (end - first <= wordsOfItem) this.items++
      else if (this.items >= minItems && isApart) this.name = "prose"
    }
    const isItem = hasBullet(tokens, first)
    // What is not asked is a list, and ends with it.
    if (this.name === "not-asked" && this.isAfterItem && !isItem && isApart) this.name = "prose"
    this.isAfterItem = isItem
    const isToApplicant = number === this.addressed && applicantWords.has(tokens.hashes[first] ?? 0)
    if (number > this.lastLine || isToApplicant) this.end("prose")
  }

  /** A heading opens the next one. */
  open({ end, isFact, reach, section }: Opening, line: Line, startsLine: boolean) {
    const isBeforeColon = endGap(this.tokens, end) === Gap.colon
    if (reach === "line" || reach === "sentence")
      this.afterReach = { section: this.name, gap: reach === "line" ? Gap.line : Gap.sentence }
    const isLabel = section === "benefits" && end < line.end && line.end - end <= wordsOfValue
    if ((isFact || isLabel) && isBeforeColon) this.afterFact = goesOn.has(this.name) ? this.name : "prose"
    if (startsLine) this.items = 0
    this.name = section
    // "About us: a family firm." tells of one line what the lines below its heading would be.
    const isOfLine = (section === "company" || section === "boilerplate") && isBeforeColon
    this.addressed = isOfLine ? line.number + 1 : -1
    this.lastLine = section === "boilerplate" && reach === undefined ? line.number + linesOfFact : Infinity
  }
}

/** Cuts a job description into statements and says for each in which section it stands. */
export const sentencesOf = (
  { tokens }: Read,
  hits: TriggerHits,
  ruled: RuleHits = englishRules.read(tokens, { type: "posting" })
): ReadonlyArray<Sentence> => {
  const headings = headingsIn(tokens, ruled)
  const sentences: Array<Sentence> = []
  const current = new CurrentSection(tokens)
  let first = 0
  let line: Line = { number: -1, first: 0, end: 0 }
  let headedLine = -1
  const close = (end: number, isHeading: boolean) => {
    if (end <= first) return
    const isHeaded = line.number === headedLine
    const triggers = new Set<string>()
    for (let at = first; at < end; at++) for (const { name } of hits[at] ?? []) triggers.add(name)
    sentences.push({ first, end, section: current.name, isHeading, isHeaded, line: line.number, triggers })
    if (isHeading) headedLine = line.number
    first = end
  }
  const openingAt = (index: number, isGlued: boolean, afterStop: boolean): Opening | undefined => {
    const startsLine = (tokens.gaps[index] ?? 0) >= Gap.line
    const found = headingAt(tokens, hits, index, line.end, isGlued)
    // "must have: docker. bonus: rust": where all is written small, a stop ends no sentence by itself.
    const listed = afterStop && found !== undefined && endGap(tokens, found.last + 1) !== Gap.colon ? undefined : found
    if (listed === undefined && startsLine && namesEmployer(tokens, index, line.end))
      return { section: "company", end: line.end, isFact: false, reach: undefined }
    const isFact = listed?.name === factHeading
    const section = listed === undefined ? undefined : sectionOf(listed.name)
    const byLooks = headings.get(index)
    if (byLooks !== undefined && (section === undefined || ofLooks.has(byLooks.section))) return { ...byLooks, isFact }
    return section === undefined || listed === undefined
      ? undefined
      : { section, end: listed.last + 1, isFact, reach: undefined }
  }
  for (let index = 0; index < tokens.count; index++) {
    const gap = tokens.gaps[index] ?? 0
    const startsLine = gap >= Gap.line
    // "Google Ads - must have": the rest of the line says nothing but how much it is asked.
    const isAfterword = gap === Gap.bullet && (isTier(hits, index, line.end - 1) || isRange(tokens, index))
    const startsSentence = (gap >= Gap.bullet && !isAfterword) || index - first >= maxWords
    if (startsSentence) {
      close(index, false)
      current.sentence(gap)
    }
    if (startsLine) {
      let end = index + 1
      while (end < tokens.count && (tokens.gaps[end] ?? 0) < Gap.line) end++
      line = { number: line.number + 1, first: index, end }
      current.line(line)
    }
    const isGlued = gap === Gap.none && isCapitalised(tokens, index)
    const afterStop = gap === Gap.comma && unitAfter(tokens, index - 1) === 46
    if (!startsSentence && !isGlued && !afterStop && gap !== Gap.close) continue
    const opening = openingAt(index, isGlued, afterStop)
    if (opening === undefined) continue
    if (!startsSentence) close(index, false)
    current.open(opening, line, startsLine)
    const isCut = startsLine && endGap(tokens, opening.end) < Gap.line && endGap(tokens, opening.end) !== Gap.colon
    const isWhole = isCut && line.end - index <= 6 && isHeadingOnly(tokens, hits, opening.end, line.end)
    const end = isWhole ? line.end : opening.end
    close(end, true)
    index = end - 1
  }
  close(tokens.count, false)
  return sentences
}
