import type { RuleHits } from "../rules/RuleSet.js"
import { isShouted } from "../lexicon/matcher/surroundings.js"
import { isCapitalised } from "../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../text/Tokens.js"

// Headings that no list of phrases knows: by their looks, and by what their words say (`data/rules/en/sections.yaml`).

export type JobSection =
  "prose" | "required" | "preferred" | "duties" | "company" | "benefits" | "boilerplate" | "not-asked"

/** What stands below a heading, or behind it. */
export interface Heading {
  readonly section: JobSection
  /** One past its last word. */
  readonly end: number
  /** How far it reaches: to the next heading, to the end of its line or of the sentence behind its colon. */
  readonly reach: "next" | "line" | "sentence"
}

/** What decides where a heading says several things. */
const order: ReadonlyArray<JobSection> = [
  ...(["not-asked", "preferred", "benefits", "boilerplate", "company", "duties", "required"] as const)
]

/** No heading has more words. */
const mostWords = 9

interface Line {
  readonly first: number
  readonly end: number
  /** The signs before its first word: "-", "✅", "##". */
  readonly marker: string
  /** The signs behind its last word. */
  readonly ending: string
  readonly isAfterBlank: boolean
}

const linesOf = (tokens: Tokens): ReadonlyArray<Line> => {
  const lines: Array<Line> = []
  const { count, folded, foldedEnds, foldedStarts, gaps } = tokens
  for (let first = 0; first < count;) {
    let end = first + 1
    while (end < count && (gaps[end] ?? 0) < Gap.line) end++
    const start = foldedStarts[first] ?? 0
    const stop = foldedEnds[end - 1] ?? 0
    const before = folded.slice(folded.lastIndexOf("\n", start - 1) + 1, start)
    const lineEnd = folded.indexOf("\n", stop)
    lines.push({
      first,
      end,
      marker: before.replace(/\s/g, ""),
      ending: folded.slice(stop, lineEnd < 0 ? folded.length : lineEnd).trim(),
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

const isAllUpper = (tokens: Tokens, { end, first }: Line): boolean => {
  let letters = 0
  for (let index = first; index < end; index++) {
    const shape = tokens.shapes[index] ?? 0
    if ((shape & Shape.lower) !== 0) return false
    if (isShouted(shape) || (shape & Shape.initialUpper) !== 0)
      letters += (tokens.foldedEnds[index] ?? 0) - (tokens.foldedStarts[index] ?? 0)
  }
  return letters >= 3
}

/** Whether a line looks like the heading of the lines below it. */
const looksLikeHeading = (tokens: Tokens, line: Line, before: Line | undefined, below: Line | undefined): boolean => {
  if (below === undefined || line.end - line.first > mostWords) return false
  if (isItem(line, before) || isItem(line, below) || ((tokens.shapes[line.first] ?? 0) & Shape.digit) !== 0)
    return false
  if (/^[:?]/.test(line.ending) || markdown.test(line.marker)) return true
  if (/^[.,;]/.test(line.ending)) return false
  if (isAllUpper(tokens, line)) return true
  const headsList = below.marker !== "" && below.marker !== line.marker
  return headsList || (line.isAfterBlank && isCapitalised(tokens, line.first) && !below.isAfterBlank)
}

/** A heading in prose has no more words before its colon, one that ends with a stop or a dash no more than these. */
const mostBeforeColon = 14
const mostBeforeStop = 6

/** One past the words from one on that stand as a heading before other words of its line; undefined where none do. */
const runInEnd = ({ gaps }: Tokens, first: number, end: number, isLineStart: boolean): number | undefined => {
  for (let index = first + 1; index < Math.min(end, first + mostBeforeColon + 1); index++) {
    const gap = gaps[index] ?? 0
    if (gap === Gap.colon) return index
    if (gap >= Gap.bullet) return isLineStart && index - first <= mostBeforeStop ? index : undefined
  }
  return undefined
}

/** By their first words the headings of a posting. Linear in the text. */
export const headingsIn = (tokens: Tokens, hits: RuleHits): ReadonlyMap<number, Heading> => {
  const said = hits.all.filter(({ rule }) => rule.kind === "section")
  const found = new Map<number, Heading>()
  const lines = linesOf(tokens)
  let at = 0
  const meantBetween = (first: number, end: number): JobSection | undefined => {
    while ((said[at]?.first ?? Infinity) < first) at++
    const meant = new Set<string>()
    for (let one = at; (said[one]?.first ?? Infinity) < end; one++) {
      const hit = said[one]
      if (hit !== undefined && hit.last < end) meant.add(hit.rule.means)
    }
    return order.find((name) => meant.has(name))
  }
  for (const [place, line] of lines.entries()) {
    if (looksLikeHeading(tokens, line, lines[place - 1], lines[place + 1])) {
      const section = meantBetween(line.first, line.end)
      if (section !== undefined) found.set(line.first, { section, end: line.end, reach: "next" })
      continue
    }
    for (let first = line.first; first < line.end; first++) {
      if (first > line.first && (tokens.gaps[first] ?? 0) < Gap.bullet) continue
      const end = runInEnd(tokens, first, line.end, first === line.first)
      const section = end === undefined ? undefined : meantBetween(first, end)
      if (end === undefined || section === undefined) continue
      found.set(first, { section, end, reach: first === line.first ? "line" : "sentence" })
    }
  }
  return found
}
