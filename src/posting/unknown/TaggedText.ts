import { isCredential } from "../../lexicon/Concept.js"
import { concepts } from "../../lexicon/lexicon.js"
import type { Found, Read } from "../../lexicon/matcher/mentions.js"
import { weightOfWord } from "../../lexicon/matcher/words.js"
import { Gap, Shape } from "../../text/Tokens.js"
import type { JobSection } from "../sections/JobSection.js"
import type { Sentence } from "../sections/sentences.js"

/**
 * All that the taggers know of a text, in numbers of their own: the weights were learnt for these numbers, so they stay
 * as they are whatever other modules call or number a thing. Of the lexicon the taggers see the kind and the rarity of
 * what is named, and no concept: one more concept needs no training.
 */
export interface TaggedText {
  /** The folded text, and where each word stands in it. */
  readonly folded: string
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** Hash of each word in small letters, and of its light stem. */
  readonly words: Int32Array
  readonly stems: Int32Array
  /** How each word is written: 1 begins with a capital, 2 has capitals within, 4 small letters, 8 digits. */
  readonly shapes: Uint8Array
  /** What stands before each word: `gapCodes`. */
  readonly gaps: Uint8Array
  /** What is named where each word stands: `markOf`, plus 1 within a name; 0 for nothing. */
  readonly marks: Uint8Array
  /** Twice how much each word says of the work. */
  readonly weights: Uint8Array
  /** The section of each word's sentence: `sectionCodes`, plus 8 in a heading. */
  readonly sections: Uint8Array
}

const sectionCodes: Readonly<Record<JobSection, number>> = {
  prose: 1,
  required: 2,
  // Who fits is asked for; the tagger has learnt no section for it.
  person: 2,
  preferred: 3,
  duties: 4,
  company: 5,
  benefits: 6,
  boilerplate: 7,
  // The tagger has learnt no section for it, and nothing in it is asked.
  "not-asked": 7
}

/** Signs that mean the same to a reader are one. */
const gapCodes = new Map<number, number>([
  [Gap.none, 0],
  [Gap.space, 1],
  [Gap.hyphen, 2],
  [Gap.dot, 3],
  [Gap.slash, 4],
  [Gap.quote, 5],
  [Gap.comma, 6],
  [Gap.close, 7],
  [Gap.open, 8],
  [Gap.semicolon, 8],
  [Gap.bullet, 8],
  [Gap.sentence, 8],
  [Gap.colon, 9],
  [Gap.line, 9],
  [Gap.blank, 9]
])

const shapeBits: ReadonlyArray<readonly [bit: number, code: number]> = [
  [Shape.initialUpper, 1],
  [Shape.innerUpper, 2],
  [Shape.lower, 4],
  [Shape.digit, 8]
]

/** By what `Tokens` say of a shape. */
const shapeCodes = Uint8Array.from({ length: 256 }, (_, shape) =>
  shapeBits.reduce((code, [bit, own]) => ((shape & bit) === 0 ? code : code | own), 0)
)

/** 16 for a soft skill, 32 for a certificate, 48 for a hard skill and twice its rarity. */
const markOf = (concept: number): number => {
  const known = concepts[concept]
  if (known?.kind === "soft") return 16
  return isCredential(known?.kind) ? 32 : 48 + (known?.rarity ?? 3) * 2
}

export const taggedText = (
  { tokens }: Read,
  found: ReadonlyArray<Found>,
  sentences: ReadonlyArray<Sentence>
): TaggedText => {
  const marks = new Uint8Array(tokens.count)
  let covered = -1
  for (const { concept, first, last } of found) {
    // The second name within a spelling ("friendly and outgoing") makes no word begin a name.
    if (first <= covered) continue
    covered = last
    marks[first] = markOf(concept)
    marks.fill(markOf(concept) + 1, first + 1, last + 1)
  }
  const sections = new Uint8Array(tokens.count)
  for (const { end, first, isHeading, section } of sentences) {
    sections.fill(sectionCodes[section] + (isHeading ? 8 : 0), first, end)
  }
  return {
    folded: tokens.folded,
    starts: tokens.foldedStarts,
    ends: tokens.foldedEnds,
    words: tokens.hashes,
    stems: tokens.stems,
    shapes: tokens.shapes.map((shape) => shapeCodes[shape] ?? 0),
    gaps: tokens.gaps.map((gap) => gapCodes.get(gap) ?? 0),
    marks,
    weights: Uint8Array.from({ length: tokens.count }, (_, index) => weightOfWord(tokens, index) * 2),
    sections
  }
}
