import { hashesNamed } from "../lexicon/words/words.js"
import { numberAt, tens, yearFillers, yearWords } from "../rules/yearWords.js"
import { everyBetween, hasWordOf } from "../text/between.js"
import { hashesOf, hashOf } from "../text/characters.js"
import { spellingAt } from "../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../text/Tokens.js"

// The stretches of time that a posting names: "3 to 5 years", "18 months", "Experience: 4".

/** Words that join two numbers: "5 or more", "3 to 5". */
export const toWords = hashesNamed("stretches.toWords")
const articles = hashesNamed("stretches.articles")
const decades = hashesNamed("stretches.decades")
const months = hashesNamed("stretches.months")
const seasons = hashesNamed("stretches.seasons")
export const nounsOfExperience = hashesNamed("stretches.nounsOfExperience")
const partWords = hashesNamed("stretches.partWords")

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
export const stretchesIn = (tokens: Tokens): ReadonlyArray<Stretch> => withChoices(tokens, told(tokens))

const told = (tokens: Tokens): ReadonlyArray<Stretch> => {
  const { hashes, shapes } = tokens
  const found: Array<Stretch> = []
  for (let last = 0; last < tokens.count; last++) {
    const shape = shapes[last] ?? 0
    const isJoined = (shape & Shape.digit) !== 0 && (shape & Shape.lower) !== 0
    const [, digits, sign] = (isJoined ? joinedSpan.exec(spellingAt(tokens, last)) : undefined) ?? []
    const unit = sign === undefined ? unitOf(hashes[last] ?? 0) : sign.startsWith("y") ? 1 : 1 / 12
    if (unit !== undefined) {
      const amount = digits === undefined ? amountOf(tokens, last) : { from: last, value: Number(digits) }
      if (amount === undefined) continue
      const years = Math.round(amount.value * unit * 100) / 100
      if (years <= maxYears) found.push({ first: amount.from, last, years })
    } else if (isLabelled(tokens, last) || isOther(tokens, last, found.at(-1))) {
      const years = unitOf(hashes[last + 1] ?? 0) === undefined ? numberAt(tokens, last) : undefined
      if (years !== undefined && years <= maxYears) found.push({ first: last, last, years })
    }
  }
  return found
}

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
