import { hashesNamed } from "../lexicon/words/words.js"
import { experienceWords } from "../rules/yearWords.js"
import { hasWordOf } from "../text/between.js"
import { hashOf } from "../text/characters.js"
import { rowsByFeature, type Weights } from "../text/models/weights.js"
import { Gap, Shape, type Tokens } from "../text/Tokens.js"
import { sections } from "./sections/JobSection.js"
import type { Sentence } from "./sections/sentences.js"
import { nounsOfExperience, type Stretch, stretchesIn } from "./stretches.js"

/**
 * The years of work that a posting asks for: a linear model says which of the stretches of time that it names is asked of
 * the applicant, if any. It has learnt from whole postings (`bench/tagger/years.ts`).
 */

const usWords = hashesNamed("years.usWords")
const youWords = hashesNamed("years.youWords")
const recordWords = hashesNamed("years.recordWords")
/** Words that tell of whom a sentence speaks. */
const subjects = hashesNamed("years.subjects")

/** Rows of the table of weights are found by this many bits. */
export const yearBits = 14

const Feature = {
  any: 1,
  section: 2,
  before: 3,
  placedBefore: 4,
  after: 5,
  placedAfter: 6,
  inSentence: 7,
  heading: 8,
  trigger: 9,
  value: 10,
  unit: 11,
  plus: 12,
  order: 13,
  rank: 14,
  opening: 15,
  gaps: 16,
  pairBefore: 17,
  pairAfter: 18,
  isWork: 19,
  workInSection: 20,
  isOpening: 22,
  clause: 23,
  subject: 26
} as const

type Add = ReturnType<typeof rowsByFeature>["add"]

/** How many words beside a stretch are looked at, and how many of them by their place. */
const near = 6
const placed = 3
/** What stands beyond the sentence. */
const outside = 97
/** Of a longer sentence so many words behind a stretch are looked at. */
const longest = 60

/** A stretch with the rows of its features. */
export interface YearExample extends Stretch {
  readonly rows: ReadonlyArray<number>
}

/** The sentence in which a stretch stands, from one word to before another, and the heading above it. */
interface Place {
  readonly sentence: Sentence | undefined
  readonly heading: Sentence | undefined
  readonly from: number
  readonly end: number
}

const placesOf = (stretches: ReadonlyArray<Stretch>, all: ReadonlyArray<Sentence>): ReadonlyArray<Place> => {
  let number = 0
  let heading: Sentence | undefined
  return stretches.map(({ first, last }) => {
    while (number < all.length - 1 && (all[number]?.end ?? 0) <= first) {
      if (all[number]?.isHeading === true) heading = all[number]
      number++
    }
    const sentence = all[number]
    const end = Math.min(sentence?.end ?? last + 1, first + longest)
    return { sentence, heading, from: sentence?.first ?? first, end }
  })
}

/** What stands under a heading of wishes, what the firm tells of itself and how long a record must be clean is not asked. */
const mayBeAsked = (tokens: Tokens, { first, last }: Stretch, { from, sentence }: Place): boolean => {
  const isOurs = hasWordOf(tokens, usWords, from, first) && !hasWordOf(tokens, youWords, from, sentence?.end ?? last)
  return sentence?.section !== "preferred" && !isOurs && !hasWordOf(tokens, recordWords, from, first)
}

/** Whether words of work stand beside a stretch: 2 for experience, 1 for others of it. */
const workBeside = ({ hashes }: Tokens, { first, last }: Stretch, { end, from }: Place): number => {
  const before = hashes.subarray(Math.max(from, first - near), first)
  const after = hashes.subarray(last + 1, Math.min(end, last + 1 + near))
  const isOf = (words: ReadonlySet<number>) => (hash: number) => words.has(hash)
  if (before.some(isOf(nounsOfExperience)) || after.some(isOf(nounsOfExperience))) return 2
  return after.some(isOf(experienceWords)) ? 1 : 0
}

/** What the words around a stretch say. */
const addWords = (add: Add, { gaps, hashes }: Tokens, { first, last }: Stretch, { end, from, heading }: Place) => {
  const word = (at: number) => (at >= from && at < end ? (hashes[at] ?? outside) : outside)
  for (let step = 1; step <= near; step++) {
    const [before, after] = [word(first - step), word(last + step)]
    add(Feature.before, before)
    add(Feature.after, after)
    if (step > placed) continue
    add(Feature.placedBefore, step, before)
    add(Feature.placedAfter, step, after)
  }
  add(Feature.pairBefore, word(first - 2), word(first - 1))
  add(Feature.pairAfter, word(last + 1), word(last + 2))
  add(Feature.opening, word(from), word(from + 1))
  for (let at = first - 1; at >= from && (gaps[at + 1] ?? 0) < Gap.comma; at--) add(Feature.clause, word(at))
  for (const hash of hashes.subarray(from, end)) add(Feature.inSentence, hash)
  const ofHeading =
    heading === undefined ? [] : hashes.subarray(heading.first, Math.min(heading.end, heading.first + near))
  for (const hash of ofHeading) add(Feature.heading, hash)
}

/** What the stretch itself says, and where it stands. */
const addStretch = (add: Add, tokens: Tokens, stretch: Stretch, place: Place, isWork: number) => {
  const { gaps, hashes, shapes } = tokens
  const { first, last, years } = stretch
  const { from, sentence } = place
  const section = sections.findIndex((one) => one === sentence?.section)
  const subject = hashes.subarray(from, first).findLast((hash) => subjects.has(hash)) ?? outside
  const hasPlus = shapes.subarray(first, last + 1).some((shape) => (shape & Shape.plus) !== 0) ? 1 : 0
  add(Feature.any)
  add(Feature.section, section)
  add(Feature.subject, subject)
  add(Feature.subject, subject, isWork)
  for (const trigger of sentence?.triggers ?? []) {
    add(Feature.trigger, hashOf(trigger))
    add(Feature.trigger, hashOf(trigger), section)
  }
  add(Feature.isOpening, Math.min(3, first - from), section)
  add(Feature.value, Math.min(12, Math.round(years)))
  add(Feature.unit, hashes[last] ?? 0)
  add(Feature.plus, hasPlus, last - first)
  add(Feature.plus, hasPlus, section)
  add(Feature.gaps, gaps[first] ?? 0, gaps[last + 1] ?? 0)
  add(Feature.isWork, isWork)
  add(Feature.workInSection, isWork, section)
}

/** The stretches of a posting with the rows of their features; those that cannot be asked are left out. Linear. */
export const yearExamples = (tokens: Tokens, all: ReadonlyArray<Sentence>): ReadonlyArray<YearExample> => {
  const stretches = stretchesIn(tokens)
  const places = placesOf(stretches, all)
  const amounts = [...new Set(stretches.map(({ years }) => years))].toSorted((one, other) => other - one)
  return stretches.flatMap((stretch, order) => {
    const place = places[order]
    if (place === undefined || !mayBeAsked(tokens, stretch, place)) return []
    const { add, rows } = rowsByFeature(yearBits)
    const isWork = workBeside(tokens, stretch, place)
    addWords(add, tokens, stretch, place)
    addStretch(add, tokens, stretch, place, isWork)
    add(Feature.order, Math.min(3, order), Math.min(4, stretches.length))
    add(Feature.rank, Math.min(3, amounts.indexOf(stretch.years)), isWork)
    return [{ ...stretch, rows: [...rows] }]
  })
}

/** The years that a posting asks for; undefined where it asks for none. */
export const yearsAsked = (
  examples: ReadonlyArray<YearExample>,
  { rows }: Pick<Weights, "rows">
): number | undefined => {
  let best: number | undefined
  let most = 0
  for (const one of examples) {
    const score = one.rows.reduce((sum, row) => sum + (rows[row] ?? 0), 0)
    if (score > most) [most, best] = [score, one.years]
  }
  return best
}
