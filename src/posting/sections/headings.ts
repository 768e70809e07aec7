import { hashesNamed } from "../../lexicon/words/words.js"
import type { RuleHit, RuleHits } from "../../rules/RuleSet.js"
import { isCapitalised, spellingAt } from "../../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"
import { likelySection } from "./headingExamples.js"
import { type JobSection, listsAsked, sections } from "./JobSection.js"

// Headings that no list of phrases knows: by their looks, by what their words say (`data/rules/en/sections.yaml`), and by
// examples.

/** What stands below a heading, or after it. */
export interface Heading {
  readonly section: JobSection
  /** One past its last word. */
  readonly end: number
  /** How far it reaches: to the next heading, to the end of its line or of the sentence after its colon. */
  readonly reach: "next" | "line" | "sentence"
}

/** No heading has more words, except one that leads to a list of bullets. */
const maxWords = 9
const maxBeforeList = 14

interface Line {
  readonly first: number
  readonly end: number
  /** The signs before its first word: "-", "✅", "##". */
  readonly marker: string
  /** The signs after its last word. */
  readonly ending: string
  readonly isAfterBlank: boolean
}

const linesOf = (tokens: Tokens): ReadonlyArray<Line> => {
  const lines: Array<Line> = []
  const { count, folded, foldedEnds, foldedStarts, gaps } = tokens
  for (let first = 0; first < count;) {
    let end = first + 1
    while (end < count && (gaps[end] ?? 0) < Gap.line) end++
    // Only what stands between two words is looked at: other signs than a line feed end a line, too.
    const before = folded.slice(foldedEnds[first - 1] ?? 0, foldedStarts[first])
    const after = folded.slice(foldedEnds[end - 1], foldedStarts[end] ?? folded.length)
    lines.push({
      first,
      end,
      marker: (before.split("\n").at(-1) ?? "").replace(/\s/g, ""),
      ending: (after.split("\n", 1)[0] ?? "").trim(),
      isAfterBlank: first === 0 || (gaps[first] ?? 0) === Gap.blank
    })
    first = end
  }
  return lines
}

/** "## About you", "**About you**" */
const markdown = /^[>\s]*(?:#{1,6}|\*\*|__)$/

const isItem = (line: Line, beside: Line | undefined): boolean =>
  line.marker !== "" && !markdown.test(line.marker) && beside?.marker === line.marker

/** How many letters a stretch has that is written in capitals throughout; 0 for another. */
const capitalLetters = (tokens: Tokens, { end, first }: Pick<Line, "end" | "first">): number => {
  let letters = 0
  for (let index = first; index < end; index++) {
    const shape = tokens.shapes[index] ?? 0
    if ((shape & Shape.lower) !== 0) return 0
    if ((shape & Shape.initialUpper) !== 0) letters += spellingAt(tokens, index).length
  }
  return letters
}

/** Where all is written small a heading is no longer. */
const wordsOfSmall = 4

/** Below this an unknown heading is none. */
const minLikelihood = 0.7

type Looks = "heading" | "perhaps" | "none"

/** Whether a line looks like the heading of the lines below it; perhaps, where its words must say so, too. */
const looksOf = (tokens: Tokens, line: Line, before: Line | undefined, below: Line | undefined): Looks => {
  if (below === undefined) return "none"
  const leadsOn = line.ending.startsWith(":") || (line.marker === "" && below.marker !== "")
  if (line.end - line.first > (leadsOn ? maxBeforeList : maxWords)) return "none"
  if (isItem(line, before) || isItem(line, below) || ((tokens.shapes[line.first] ?? 0) & Shape.digit) !== 0)
    return "none"
  if (/^[:?]/.test(line.ending) || markdown.test(line.marker)) return "heading"
  if (/^[.,;]/.test(line.ending)) return "none"
  if (below.marker !== "" && below.marker !== line.marker) return "heading"
  const isShort = isCapitalised(tokens, line.first) || line.end - line.first <= wordsOfSmall
  if (line.first > 0 && line.isAfterBlank && isShort && !below.isAfterBlank) return "heading"
  return capitalLetters(tokens, line) >= 3 ? "perhaps" : "none"
}

/** A heading in prose that ends with a stop or a dash has no more words. */
const maxBeforeStop = 6

export const headingFillers = hashesNamed("headings.headingFillers")

/** "Experience needed: three years" */
const wordsOfLabel = 4

/** Where the words end that stand as a heading before other words of its line, and whether a colon says so. */
const runInEnd = ({ gaps }: Tokens, first: number, end: number): { at: number; isColon: boolean } | undefined => {
  for (let at = first + 1; at < Math.min(end, first + maxBeforeList + 1); at++) {
    const gap = gaps[at] ?? 0
    if (gap === Gap.colon) return { at, isColon: true }
    if (gap >= Gap.bullet) return at - first <= maxBeforeStop ? { at, isColon: false } : undefined
  }
  return undefined
}

/** By their first words the headings of a posting. Linear in the text. */
export const headingsIn = (tokens: Tokens, hits: RuleHits): ReadonlyMap<number, Heading> => {
  const said = hits.all.filter(({ rule }) => rule.kind === "section")
  const found = new Map<number, Heading>()
  const lines = linesOf(tokens)
  let at = 0
  const saidBetween = (first: number, end: number): ReadonlyArray<RuleHit> => {
    while ((said[at]?.first ?? Infinity) < first) at++
    const here: Array<RuleHit> = []
    for (let one = at; (said[one]?.first ?? Infinity) < end; one++) {
      const hit = said[one]
      if (hit !== undefined && hit.last < end) here.push(hit)
    }
    return here
  }
  const sectionByExample = ({ end, first }: Line): JobSection | undefined => {
    const likely = likelySection(tokens, first, end)
    return likely === undefined || likely.likelihood < minLikelihood ? undefined : likely.section
  }
  const sectionOf = (here: ReadonlyArray<RuleHit>) =>
    sections.find((name) => here.some(({ rule }) => rule.means === name))
  const afterFillers = (from: number, end: number): number => {
    let at = from
    while (at < end && headingFillers.has(tokens.hashes[at] ?? 0)) at++
    return at
  }
  /** Before a stop only a heading says nothing else: "Not needed. BIM." but "Java is not needed. SQL is." */
  const isAllSaid = (here: ReadonlyArray<RuleHit>, first: number, end: number): boolean => {
    let from = first
    for (const hit of here) {
      if (afterFillers(from, hit.first) < hit.first) return false
      from = Math.max(from, hit.last + 1)
    }
    return afterFillers(from, end) >= end
  }
  /** "COUNTERBALANCE LICENCE ESSENTIAL": how much is asked may be said of what stands before it. */
  const isOfName = ([hit]: ReadonlyArray<RuleHit>, section: JobSection | undefined, first: number): boolean =>
    hit !== undefined && section !== undefined && listsAsked(section) && afterFillers(first, hit.first) < hit.first
  for (const [place, line] of lines.entries()) {
    const looks = looksOf(tokens, line, lines[place - 1], lines[place + 1])
    if (looks !== "none") {
      const here = saidBetween(line.first, line.end)
      const section = sectionOf(here) ?? (looks === "heading" ? sectionByExample(line) : undefined)
      const isNamed = looks === "perhaps" && isOfName(here, section, line.first)
      if (section !== undefined && !isNamed) found.set(line.first, { section, end: line.end, reach: "next" })
      continue
    }
    for (let first = line.first; first < line.end; first++) {
      if (first > line.first && (tokens.gaps[first] ?? 0) < Gap.bullet) continue
      const end = runInEnd(tokens, first, line.end)
      if (end === undefined || (!end.isColon && first > line.first)) continue
      const here = saidBetween(first, end.at)
      const section = sectionOf(here)
      if (
        section === undefined ||
        (!(end.isColon && end.at - first <= wordsOfLabel) && isOfName(here, section, first)) ||
        (!end.isColon && !isAllSaid(here, first, end.at))
      )
        continue
      found.set(first, { section, end: end.at, reach: first === line.first ? "line" : "sentence" })
    }
  }
  return found
}
