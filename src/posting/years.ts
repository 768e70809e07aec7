import { hashesNamed } from "../lexicon/words/words.js"
import { hasWordOf, someBetween } from "../text/between.js"
import { hashesOf, hashOf } from "../text/characters.js"
import type { TriggerHit, TriggerHits } from "../rules/triggers.js"
import { listsAsked } from "./sections/JobSection.js"
import type { Sentence } from "./sections/sentences.js"
import { isExclaimed } from "../lexicon/matcher/surroundings.js"
import { experienceWords, numberAt, tens, yearFillers, yearWords } from "../rules/yearWords.js"
import { spellingAt } from "../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../text/Tokens.js"

// Years of work: those that a job asks for, and those that a resume claims.

export const toWords = hashesNamed("years.toWords")
const weWords = hashesNamed("years.weWords")
const strongWe = hashesNamed("years.strongWe")
const ageWords = hashesNamed("years.ageWords")
const usWords = hashesNamed("years.usWords")
const youWords = hashesNamed("years.youWords")

const decades = hashesNamed("years.decades")
const timeWords = new Set([...yearWords, ...decades, ...hashesNamed("years.months")])
const spanWords = hashesNamed("years.spanWords")
const wordsToName = 3

/** "Legal research (5 years)" */
const isInBrackets = ({ gaps }: Tokens, from: number, year: number, names: ReadonlySet<number>): boolean => {
  if (gaps[from] !== Gap.open || gaps[year + 1] !== Gap.close) return false
  return someBetween(from - wordsToName, from, (at) => names.has(at))
}
const articles = hashesNamed("years.articles")
const nounsOfExperience = hashesNamed("years.nounsOfExperience")

/** "… year of experience", "… year's experience". */
const experienceSoon = (tokens: Tokens, year: number): boolean => {
  const at = tokens.hashes[year + 1] === hashOf("of") ? year + 2 : year + 1
  return hasWordOf(tokens, nounsOfExperience, at, at + 2)
}

/** "5 years, of which at least 2 in private banking": what is told of a part changes nothing of the whole. */
const partWords = hashesNamed("years.partWords")

const wordsToPart = 5
/** "5 years, or with a degree in nursing 3" */
const wordsToOther = 8

const recordWords = hashesNamed("years.recordWords")
const noneWords = hashesNamed("years.noneWords")
const wordsOfRecord = 8

/** "No DUI for 7 years", "not over 2 moving violations in 3 years": how long a record must be clean. */
const isOfRecord = ({ gaps, hashes }: Tokens, first: number, year: number): boolean => {
  let hasRecord = false
  for (let index = year; index >= first && index > year - wordsOfRecord; index--) {
    const word = hashes[index] ?? 0
    if (recordWords.has(word)) hasRecord = true
    if (hasRecord && noneWords.has(word)) return true
    if ((gaps[index] ?? 0) >= Gap.comma) return false
  }
  return false
}

const beforeOther = hashesOf("or and with plus")

/** "7 years with a BSc or 4 with an MSc", "…, or a master's and 4": the years that a higher degree leaves. */
const withOtherDegree = (tokens: Tokens, year: number, end: number): number | undefined => {
  const { hashes } = tokens
  const steps = hashes.subarray(year + 1, Math.min(end, year + wordsToOther) + 1).indexOf(hashOf("or"))
  const from = year + 2 + steps
  const until = Math.min(end, from - 1 + wordsToOther)
  if (steps < 0 || !hasWordOf(tokens, degrees, from, until) || hasWordOf(tokens, timeWords, from, until))
    return undefined
  for (let at = from; at < until; at++) {
    const value = beforeOther.has(hashes[at - 1] ?? 0) ? numberAt(tokens, at) : undefined
    if (value !== undefined) return value
  }
  return undefined
}

const moreWords = hashesOf("more two")

/** "a year or more on a line" */
const isOrMore = ({ hashes }: Tokens, year: number): boolean =>
  hashes[year + 1] === hashOf("or") && moreWords.has(hashes[year + 2] ?? 0)

/** "2yrs", "18mos": number and unit in one word. */
const joinedSpan = /^(\d{1,2})(y|yrs?|years?|mos?|months?)\+?$/
const joinedIn = (tokens: Tokens, index: number): { readonly value: number; readonly isYears: boolean } | undefined => {
  const shape = tokens.shapes[index] ?? 0
  if ((shape & Shape.digit) === 0 || (shape & Shape.lower) === 0) return undefined
  const [, digits, unit] = joinedSpan.exec(spellingAt(tokens, index)) ?? []
  return unit === undefined ? undefined : { value: Number(digits), isYears: unit.startsWith("y") }
}

interface YearsAsked {
  readonly years: number
  readonly preferred: boolean
  /** Whether it is told as another way to meet what the sentence before asks: "Or one year with a certificate". */
  readonly isOther: boolean
  /** Whether it is told in place of a degree: "Bachelor's degree or four years of related work". */
  readonly isForDegree: boolean
}

const degrees = hashesNamed("years.degrees")
const lowerDegrees = hashesNamed("years.lowerDegrees")

/** "or at least four years" */
const wordsToNumber = 3

/** Whether the last "or" before a number stands between a degree and what may replace it. */
const isForDegreeAt = (tokens: Tokens, first: number, from: number): boolean => {
  const or = first + tokens.hashes.subarray(first, from).lastIndexOf(hashOf("or"))
  const isNear = or >= from - wordsToNumber || hasWordOf(tokens, lowerDegrees, or + 1, from)
  return or > first && isNear && hasWordOf(tokens, degrees, first, or)
}

/** Whether a wish speaks of a year: "3 years preferred", but not "3 years of nursing, ICU preferred". */
const isOfYear = ({ gaps }: Tokens, year: number, wish: number): boolean =>
  !gaps.subarray(year + 1, wish).includes(Gap.comma)

const wordsToExperience = 4
const wordsOfLabel = 3

/** "Years of experience: 3", "no minimum level of experience": told without a number before its unit. */
const yearsByLabel = (tokens: Tokens, { end, first }: Sentence): number | undefined => {
  const { gaps, hashes } = tokens
  for (let index = first; index < end; index++) {
    const value = gaps[index] === Gap.colon ? numberAt(tokens, index) : undefined
    if (value !== undefined && value > 0 && value <= maxYears) {
      let label = index - 1
      while (label > first - wordsOfLabel && nounsOfExperience.has(hashes[label] ?? 0)) label--
      if (hashes[label] === hashOf("of")) label--
      if (yearWords.has(hashes[label] ?? 0)) return value
    }
    const isNoMinimum = hashes[index] === hashOf("no") && hashes[index + 1] === hashOf("minimum")
    const until = Math.min(end, index + 2 + wordsToExperience)
    if (isNoMinimum && hasWordOf(tokens, nounsOfExperience, index + 2, until)) return 0
  }
  return undefined
}
const maxYears = 30

/** One statement of years in a sentence ("3 to 5 years", "at least two years", "18 months"), judged by its company. */
export const yearsOf = (
  tokens: Tokens,
  sentence: Sentence,
  hits: TriggerHits,
  names: ReadonlySet<number>
): YearsAsked | undefined => {
  const { gaps, hashes, shapes } = tokens
  const { end, first, section } = sentence
  const isListed = listsAsked(section)
  let asked: number | undefined
  let askedAt = first
  let isForDegree = false
  let preferred = section === "preferred"
  for (let index = first; index < end; index++) {
    const hash = hashes[index] ?? 0
    const joined = joinedIn(tokens, index)
    if (!timeWords.has(hash) && joined === undefined) continue
    const isDecade = decades.has(hash)
    const isYears = joined?.isYears ?? (isDecade || yearWords.has(hash))
    let at = joined === undefined ? index - 1 : index
    while (at > first && yearFillers.has(hashes[at] ?? 0)) at--
    if (yearFillers.has(hashes[at] ?? 0)) continue
    // "5 or more years", "five (5) years"
    if (toWords.has(hashes[at] ?? 0) && at < index - 1) at--
    // "a year of experience"
    const isOne =
      at === index - 1 &&
      articles.has(hashes[at] ?? 0) &&
      // "$500k a year or more"
      ((shapes[at - 1] ?? 0) & Shape.digit) === 0 &&
      (isDecade || experienceSoon(tokens, index) || isOrMore(tokens, index))
    // "a couple of years"
    const isCouple = hashes[at] === hashOf("of") && hashes[at - 1] === hashOf("couple")
    let value = joined?.value ?? (isCouple ? 2 : isOne ? 1 : numberAt(tokens, at))
    if (value === undefined || at < first) continue
    let from = at
    const before = tens.has(hashes[at - 1] ?? 0) || at - 1 < first ? undefined : numberAt(tokens, at - 1)
    const lower = toWords.has(hashes[at - 1] ?? 0) && at - 2 >= first ? numberAt(tokens, at - 2) : undefined
    if (before !== undefined) {
      value = gaps[at] === Gap.dot ? before + value / 10 : Math.min(before, value)
      from = at - 1
    } else if (lower !== undefined) {
      value = Math.min(lower, value)
      from = at - 2
    }
    if (!isYears) value = value / 12
    if (isDecade) value = value * 10
    // "0 to 2 years" asks for none; "0 years" alone says nothing.
    if ((value === 0 && from === at) || value > maxYears) continue
    const near = Math.max(first, from - 8)
    let clause = from
    while (clause > near && (gaps[clause] ?? 0) < Gap.comma) clause--
    const toYou = hasWordOf(tokens, youWords, first, end)
    const isOurs =
      hasWordOf(tokens, usWords, first, end) || hasWordOf(tokens, strongWe, clause, Math.min(end, index + 4))
    if ((isOurs || isExclaimed(tokens, end - 1)) && !toYou) continue
    const isAsked =
      hash === hashOf("pqe") ||
      isInBrackets(tokens, from, index, names) ||
      someBetween(index + 1, Math.min(end, index + 3), (next) => names.has(next)) ||
      hasWordOf(tokens, experienceWords, index + 1, Math.min(end, index + 9)) ||
      hasWordOf(tokens, experienceWords, near, from) ||
      hasWordOf(tokens, youWords, near, from) ||
      // "5+ years Java": the plus sign asks. "6 months+" may be how long a contract is.
      (isYears && shapes.subarray(from, index + 1).some((shape) => (shape & Shape.plus) !== 0))
    // "What we're after: 5 years" is no span of time.
    const previous = from > first ? (hashes[from - 1] ?? 0) : 0
    // "your first 2 years", "records are kept for 7 years, …"
    if (spanWords.has(previous)) continue
    // "Up to 3 years" is no least.
    if (toWords.has(previous) && hashes[from - 2] === hashOf("up")) continue
    if (previous === hashOf("for") && !toYou && (gaps[index + 1] ?? Gap.line) >= Gap.comma) continue
    if (weWords.has(previous) && !toYou && section === "prose" && !isAsked) continue
    if (!isAsked && !isListed) continue
    // "Three of our staff have been here 15+ years"
    if (previous === hashOf("here")) continue
    if (isOfRecord(tokens, first, index)) continue
    // "11 years in, 70 people": how old the firm is.
    if (hashes[index + 1] === hashOf("in") && (gaps[index + 2] ?? 0) >= Gap.comma) continue
    // "18 years of age or older", "founded 25 years ago"
    if (hasWordOf(tokens, ageWords, index + 1, index + 3)) continue
    const isWish = ({ name }: TriggerHit) => name === "modality.preferred"
    preferred ||= someBetween(index, end, (at) => hits[at]?.some(isWish) === true && isOfYear(tokens, index, at))
    // "3 years, or 2 with a degree" is met by the smaller number, "3 years of this and 5 of that" by the larger.
    const isEither =
      hashes.subarray(Math.max(askedAt, from - wordsToOther), from).includes(hashOf("or")) &&
      !hasWordOf(tokens, partWords, Math.max(askedAt, from - wordsToPart), from) &&
      !hasWordOf(tokens, partWords, index + 1, Math.min(end, index + wordsToPart))
    if (asked === undefined) isForDegree = isForDegreeAt(tokens, first, from)
    value = Math.min(value, withOtherDegree(tokens, index, end) ?? value)
    asked = asked === undefined ? value : isEither ? Math.min(asked, value) : Math.max(asked, value)
    askedAt = index
  }
  asked ??= yearsByLabel(tokens, sentence)
  if (asked === undefined) return undefined
  return { years: Math.round(asked * 10) / 10, preferred, isOther: hashes[first] === hashOf("or"), isForDegree }
}
