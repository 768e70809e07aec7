import { hashesNamed } from "../lexicon/words/words.js"
import { experienceWords, numberAt, tens, yearFillers, yearWords } from "../rules/yearWords.js"
import { everyBetween, hasWordOf } from "../text/between.js"
import { hashesOf, hashOf } from "../text/characters.js"
import { rowOf, type Weights } from "../text/models/weights.js"
import { spellingAt } from "../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../text/Tokens.js"
import { sections } from "./sections/JobSection.js"
import type { Sentence } from "./sections/sentences.js"

/**
 * The years of work that a posting asks for. Rules find each stretch of time that it names ("3 to 5 years", "18 months",
 * "Experience: 4"); a linear model says which of them is asked of the applicant, if any. It has learnt from whole
 * postings (`bench/tagger`).
 */

/** Words that join two numbers: "5 or more", "3 to 5". */
export const toWords = hashesNamed("years.toWords")
const articles = hashesNamed("years.articles")
const decades = hashesNamed("years.decades")
const months = hashesNamed("years.months")
const seasons = hashesNamed("years.seasons")
const nounsOfExperience = hashesNamed("years.nounsOfExperience")
const usWords = hashesNamed("years.usWords")
const youWords = hashesNamed("years.youWords")
const recordWords = hashesNamed("years.recordWords")
/** Words that tell of whom a sentence speaks. */
const subjects = hashesNamed("years.subjects")

/** A stretch of time that a posting names. */
export interface Stretch {
  /** Its first word and its last. */
  readonly first: number
  readonly last: number
  readonly years: number
}

const maxYears = 30
const wordsOfLabel = 4

/** "2yrs", "18mos": number and unit in one word. */
const joinedSpan = /^(\d{1,2})(y|yrs?|years?|mos?|months?)\+?$/

/** How many years a unit is; undefined for what is none. */
const unitOf = (hash: number): number | undefined => {
  if (yearWords.has(hash) || seasons.has(hash)) return 1
  if (months.has(hash)) return 1 / 12
  return decades.has(hash) ? 10 : undefined
}

/** A number up to a word, or two of them with a word between: "3 to 5", "five (5)", "3.5"; of two the smaller. */
const amountBefore = (tokens: Tokens, end: number): { readonly from: number; readonly value: number } | undefined => {
  const { gaps, hashes } = tokens
  let at = end
  while (yearFillers.has(hashes[at] ?? 0) || (at < end && toWords.has(hashes[at] ?? 0))) at--
  if (hashes[at] === hashOf("of") && hashes[at - 1] === hashOf("couple")) return { from: at - 1, value: 2 }
  if (at === end && articles.has(hashes[at] ?? 0))
    return { from: at, value: hashes[at - 1] === hashOf("half") ? 0.5 : 1 }
  const value = numberAt(tokens, at)
  if (value === undefined) return undefined
  const isBeside = (gaps[at] ?? 0) < Gap.comma || gaps[at] === Gap.open || gaps[at] === Gap.bullet
  const before = !isBeside || tens.has(hashes[at - 1] ?? 0) ? undefined : numberAt(tokens, at - 1)
  if (before !== undefined)
    return { from: at - 1, value: gaps[at] === Gap.dot ? before + value / 10 : Math.min(before, value) }
  const lower = isBeside && toWords.has(hashes[at - 1] ?? 0) ? numberAt(tokens, at - 2) : undefined
  return lower === undefined ? { from: at, value } : { from: at - 2, value: Math.min(lower, value) }
}

/** The number before a unit: "two years", "two busy field seasons". */
const amountOf = (tokens: Tokens, unit: number) => {
  const most = seasons.has(tokens.hashes[unit] ?? 0) ? wordsOfSeason : 0
  for (let skipped = 0; skipped <= most; skipped++) {
    const amount = amountBefore(tokens, unit - 1 - skipped)
    if (amount !== undefined) return amount
  }
  return undefined
}
const wordsOfSeason = 2

/** "Years of experience: 4", "Experience: 5-8": a number without a unit, behind its label. */
const isLabelled = ({ gaps, hashes }: Tokens, at: number): boolean => {
  if (gaps[at] !== Gap.colon) return false
  for (let label = at - 1; label >= 0 && label >= at - wordsOfLabel; label--)
    if (nounsOfExperience.has(hashes[label] ?? 0) || yearWords.has(hashes[label] ?? 0)) return true
  return false
}

const wordsToOther = 12

/** "7 years with a BSc or 4 with an MSc": a number without its unit, behind another stretch. */
const isOther = ({ hashes }: Tokens, at: number, before: Stretch | undefined): boolean =>
  before !== undefined && at - before.last <= wordsToOther && beforeOther.has(hashes[at - 1] ?? 0)
const beforeOther = hashesOf("or and with plus")

/** The stretches of time of a text, in their order. Linear. */
export const stretchesIn = (tokens: Tokens): ReadonlyArray<Stretch> => {
  const { hashes, shapes } = tokens
  const found: Array<Stretch> = []
  for (let last = 0; last < tokens.count; last++) {
    const shape = shapes[last] ?? 0
    const isJoined = (shape & Shape.digit) !== 0 && (shape & Shape.lower) !== 0
    const [, digits, sign] = (isJoined ? joinedSpan.exec(spellingAt(tokens, last)) : undefined) ?? []
    const unit = sign === undefined ? unitOf(hashes[last] ?? 0) : sign.startsWith("y") ? 1 : 1 / 12
    const amount = digits === undefined ? amountOf(tokens, last) : { from: last, value: Number(digits) }
    if (unit !== undefined && amount !== undefined) {
      const years = Math.round(amount.value * unit * 100) / 100
      if (years <= maxYears) found.push({ first: amount.from, last, years })
    } else if (isLabelled(tokens, last) || isOther(tokens, last, found.at(-1))) {
      const years = unitOf(hashes[last + 1] ?? 0) === undefined ? numberAt(tokens, last) : undefined
      if (years !== undefined && years <= maxYears) found.push({ first: last, last, years })
    }
  }
  return found
}

const partWords = hashesNamed("years.partWords")

/** "5 years, or 2 with a degree", "7 years with a BSc or 4 with an MSc": of two ways to meet it the smaller number is asked. */
const withChoices = (tokens: Tokens, stretches: ReadonlyArray<Stretch>): ReadonlyArray<Stretch> => {
  const isChoice = ({ last }: Stretch, { first }: Stretch): boolean =>
    first - last <= wordsToOther &&
    !hasWordOf(tokens, partWords, last + 1, first) &&
    tokens.hashes.subarray(last + 1, first).includes(hashOf("or")) &&
    everyBetween(last + 1, first + 1, (at) => (tokens.gaps[at] ?? 0) < Gap.sentence)
  return stretches.map((one, at) => {
    const [before, after] = [stretches[at - 1], stretches[at + 1]]
    return {
      ...one,
      years: Math.min(
        one.years,
        before !== undefined && isChoice(before, one) ? before.years : Infinity,
        after !== undefined && isChoice(one, after) ? after.years : Infinity
      )
    }
  })
}

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
  mates: 21,
  isOpening: 22,
  clause: 23,
  since: 24,
  until: 25,
  subject: 26
} as const

const near = 6
const placed = 3
const outside = 97
const longest = 60

/** A stretch with the rows of its features. */
export interface YearExample extends Stretch {
  readonly rows: ReadonlyArray<number>
}

/** The stretches of a posting with the rows of their features. */
export const yearExamples = (tokens: Tokens, all: ReadonlyArray<Sentence>): ReadonlyArray<YearExample> => {
  const { gaps, hashes, shapes } = tokens
  const stretches = withChoices(tokens, stretchesIn(tokens))
  const ranked = [...new Set(stretches.map(({ years }) => years))].toSorted((a, b) => b - a)
  let number = 0
  let heading: Sentence | undefined
  return stretches.flatMap((stretch, order) => {
    const { first, last, years } = stretch
    while (number < all.length - 1 && (all[number]?.end ?? 0) <= first) {
      if (all[number]?.isHeading === true) heading = all[number]
      number++
    }
    const sentence = all[number]
    // What stands under a heading of wishes, what the firm tells of itself and how long a record must be clean is not asked.
    if (sentence?.section === "preferred") return []
    const begin = sentence?.first ?? first
    const isOurs =
      hasWordOf(tokens, usWords, begin, first) && !hasWordOf(tokens, youWords, begin, sentence?.end ?? last)
    if (isOurs || hasWordOf(tokens, recordWords, begin, first)) return []
    const [from, end] = [sentence?.first ?? first, Math.min(sentence?.end ?? last + 1, first + longest)]
    const rows = new Set<number>()
    const add = (feature: number, ...values: ReadonlyArray<number>) => {
      let value = 7
      for (const one of values) value = Math.imul(value, 131) + one
      rows.add(rowOf(feature, value, yearBits))
    }
    const section = sections.findIndex((one) => one === sentence?.section)
    const word = (at: number) => (at >= from && at < end ? (hashes[at] ?? outside) : outside)
    add(Feature.any)
    add(Feature.section, section)
    let isWork = 0
    for (let step = 1; step <= near; step++) {
      const [before, after] = [word(first - step), word(last + step)]
      add(Feature.before, before)
      add(Feature.after, after)
      if (step <= placed) {
        add(Feature.placedBefore, step, before)
        add(Feature.placedAfter, step, after)
      }
      if (nounsOfExperience.has(before) || nounsOfExperience.has(after)) isWork = 2
      else if (isWork === 0 && experienceWords.has(after)) isWork = 1
    }
    add(Feature.pairBefore, word(first - 2), word(first - 1))
    add(Feature.pairAfter, word(last + 1), word(last + 2))
    for (let at = first - 1; at >= from && (gaps[at + 1] ?? 0) < Gap.comma; at--) add(Feature.clause, word(at))
    for (let at = from; at < end; at++) add(Feature.inSentence, hashes[at] ?? 0)
    let subject = outside
    for (let at = from; at < first; at++) if (subjects.has(hashes[at] ?? 0)) subject = hashes[at] ?? outside
    add(Feature.subject, subject)
    add(Feature.subject, subject, isWork)
    if (heading !== undefined)
      for (let at = heading.first; at < heading.end && at < heading.first + near; at++)
        add(Feature.heading, hashes[at] ?? 0)
    for (const trigger of sentence?.triggers ?? []) {
      add(Feature.trigger, hashOf(trigger))
      add(Feature.trigger, hashOf(trigger), section)
    }
    add(Feature.opening, word(from), word(from + 1))
    add(Feature.isOpening, first - from < 3 ? first - from : 3, section)
    add(Feature.value, Math.min(12, Math.round(years)))
    add(Feature.unit, hashes[last] ?? 0)
    const hasPlus = shapes.subarray(first, last + 1).some((shape) => (shape & Shape.plus) !== 0) ? 1 : 0
    add(Feature.plus, hasPlus, last - first)
    add(Feature.plus, hasPlus, section)
    add(Feature.gaps, gaps[first] ?? 0, gaps[last + 1] ?? 0)
    add(Feature.order, Math.min(3, order), Math.min(4, stretches.length))
    add(Feature.rank, Math.min(3, ranked.indexOf(years)), isWork)
    add(Feature.isWork, isWork)
    add(Feature.workInSection, isWork, section)
    const mate = stretches[order - 1]
    const isMate = mate !== undefined && mate.first >= from
    add(Feature.mates, isMate ? 1 : 0, isMate ? Math.sign(mate.years - years) : 0, isMate ? (gaps[first] ?? 0) : 0)
    if (isMate)
      for (let at = Math.max(mate.last + 1, first - near); at < first; at++)
        add(Feature.since, word(at), Math.sign(mate.years - years))
    const next = stretches[order + 1]
    const isNext = next !== undefined && next.last < end
    add(Feature.mates, isNext ? 3 : 2, isNext ? Math.sign(next.years - years) : 0)
    if (isNext)
      for (let at = last + 1; at < Math.min(next.first, last + 1 + near); at++)
        add(Feature.until, word(at), Math.sign(next.years - years))
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
