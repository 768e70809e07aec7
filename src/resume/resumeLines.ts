import { type CueHit } from "../rules/cueHits.js"
import { type DateRange, rangeAt } from "../text/dates.js"
import type { ResumeSection } from "./Resume.js"
import { isCapitalised } from "../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../text/Tokens.js"
import { weightOfWord } from "../lexicon/matcher/words.js"

// The lines of a plain-text resume: which section each opens, where its dates stand.

/** By word positions; `end` is one past the last. */
export interface Line {
  readonly first: number
  readonly end: number
}

const resumePrefix = "resume:"
export const sections: ReadonlyMap<string, ResumeSection> = new Map([
  ["resume:resumeSummary", "summary"],
  ["resume:resumeSkills", "skills"],
  ["resume:resumeExperience", "experience"],
  ["resume:resumeEducation", "education"],
  ["resume:resumeCertifications", "certifications"],
  ["resume:resumeOther", "other"]
])

export const linesOf = (tokens: Tokens): ReadonlyArray<Line> => {
  const lines: Array<Line> = []
  let first = 0
  for (let index = 1; index <= tokens.count; index++) {
    if (index < tokens.count && (tokens.gaps[index] ?? 0) < Gap.line) continue
    if (index > first) lines.push({ first, end: index })
    first = index
  }
  return lines
}

/** The section a line opens, and whether the line is nothing but its heading ("Skills: Java" goes on). */
export const headingOf = (
  tokens: Tokens,
  hits: ReadonlyArray<CueHit> | undefined,
  { first, end }: Line
): { readonly section: ResumeSection; readonly rest: number } | undefined => {
  let best: { readonly section: ResumeSection; readonly rest: number } | undefined
  for (const hit of hits ?? []) {
    if (!hit.cue.startsWith(resumePrefix) || hit.last >= end) continue
    const section = sections.get(hit.cue)
    const after = hit.last + 1 < end ? (tokens.gaps[hit.last + 1] ?? 0) : Gap.line
    const isWhole = hit.last + 1 >= end
    if (section === undefined || (best !== undefined && best.rest > hit.last)) continue
    const isCapital = isCapitalised(tokens, first)
    if (isWhole || ((after === Gap.colon || after === Gap.bullet) && isCapital)) best = { section, rest: hit.last + 1 }
    // "SKILLS Python, Java" without a sign between.
    else if (isCapital && ((tokens.shapes[first] ?? 0) & Shape.lower) === 0 && after <= Gap.space)
      best = { section, rest: hit.last + 1 }
  }
  return best
}

export const rangeIn = (tokens: Tokens, { first, end }: Line): DateRange | undefined => {
  for (let index = first; index < end; index++) {
    const range = rangeAt(tokens, index)
    if (range !== undefined && range.next <= end + 2) return range
  }
  return undefined
}

/** What of a line is no date: the part before it, or else the part behind it. */
export const beside = (line: Line, range: DateRange | undefined): Line => {
  if (range === undefined) return line
  if (range.first > line.first) return { first: line.first, end: range.first }
  return { first: Math.min(range.next, line.end), end: line.end }
}

/** What stands before the first word of a line. */
const beforeWords = ({ folded, foldedStarts }: Tokens, first: number): string => {
  const start = foldedStarts[first] ?? 0
  return folded.slice(folded.lastIndexOf("\n", start) + 1, start)
}

/** Whether a line is an entry of a list, also with the signs that only some put there ("+ Wrote schedules", "> …", "o …"). */
export const isBulleted = (tokens: Tokens, first: number): boolean =>
  /^[ \t]*(?:[-*•–·▪◦‣●+>»○■□✓➤]|o(?=[ \t]))[ \t]*$/.test(beforeWords(tokens, first))

/** Whether a line is an entry of a list. */
export const isListed = (tokens: Tokens, first: number): boolean =>
  /^[ \t]*(?:[-*•–·▪◦‣●])[ \t]+$/.test(beforeWords(tokens, first))

export const isSilent = (tokens: Tokens, { end, first }: Line): boolean => {
  for (let index = first; index < end; index++) if (weightOfWord(tokens, index) > 0) return false
  return true
}
