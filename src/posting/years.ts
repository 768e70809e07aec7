import { hashesNamed } from "../lexicon/words/words.js"
import { hashesOf, hashOf } from "../text/characters.js"
import type { TriggerHits } from "../rules/triggers.js"
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

const orHash = hashOf("or")
const pqeHash = hashOf("pqe")
const decades = hashesNamed("years.decades")
/** All of these and months: most words are none, and one look shows it. */
const timeWords = new Set([...yearWords, ...decades, ...hashesNamed("years.months")])
const coupleHash = hashOf("couple")
const upHash = hashOf("up")
const forHash = hashOf("for")
const spanWords = hashesNamed("years.spanWords")
const wordsToName = 3

/** "Legal research (5 years)" */
const isInBrackets = ({ gaps }: Tokens, from: number, year: number, names: (index: number) => boolean): boolean => {
  if (gaps[from] !== Gap.open || gaps[year + 1] !== Gap.close) return false
  for (let at = from - 1; at >= from - wordsToName; at--) if (names(at)) return true
  return false
}
const articles = hashesNamed("years.articles")
const ofHash = hashOf("of")
const nounsOfExperience = hashesNamed("years.nounsOfExperience")

/** "… year of experience", "… year's experience". */
const experienceSoon = (tokens: Tokens, year: number): boolean => {
  const at = tokens.hashes[year + 1] === ofHash ? year + 2 : year + 1
  return nounsOfExperience.has(tokens.hashes[at] ?? 0) || nounsOfExperience.has(tokens.hashes[at + 1] ?? 0)
}

/** "5 years, of which at least 2 in private banking": what is told of a part changes nothing of the whole. */
const partWords = hashesNamed("years.partWords")

const wordsToPart = 5
/** "5 years, or with a degree in nursing 3" */
const wordsToOther = 8

const hasPart = ({ hashes }: Tokens, from: number, end: number): boolean => {
  for (let index = from; index < end; index++) if (partWords.has(hashes[index] ?? 0)) return true
  return false
}

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
  let or = year + 1
  while (or < Math.min(end, year + wordsToOther) && hashes[or] !== orHash) or++
  if (hashes[or] !== orHash) return undefined
  let value: number | undefined
  let hasDegree = false
  for (let at = or + 1; at < Math.min(end, or + wordsToOther); at++) {
    if (beforeOther.has(hashes[at - 1] ?? 0)) value ??= numberAt(tokens, at)
    if (degrees.has(hashes[at] ?? 0)) hasDegree = true
    if (timeWords.has(hashes[at] ?? 0)) return undefined
  }
  return hasDegree ? value : undefined
}

const hasWord = (tokens: Tokens, hash: number, from: number, end: number): boolean => {
  for (let index = from; index < end; index++) if (tokens.hashes[index] === hash) return true
  return false
}

const moreHash = hashOf("more")
const twoHash = hashOf("two")

/** "a year or more on a line" */
const isOrMore = ({ hashes }: Tokens, year: number): boolean =>
  hashes[year + 1] === orHash && (hashes[year + 2] === moreHash || hashes[year + 2] === twoHash)

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

/** Whether the last "or" before a number stands between a degree and what may replace it. */
const isForDegreeAt = ({ hashes }: Tokens, first: number, from: number): boolean => {
  let or = from - 1
  let isLower = false
  while (or > first && hashes[or] !== orHash) {
    if (lowerDegrees.has(hashes[or] ?? 0)) isLower = true
    or--
  }
  if (or <= first || (!isLower && or < from - wordsToNumber)) return false
  for (let at = first; at < or; at++) if (degrees.has(hashes[at] ?? 0)) return true
  return false
}
/** "or at least four years" */
const wordsToNumber = 3

/** Whether a wish speaks of a year: "3 years preferred", but not "3 years of nursing, ICU preferred". */
const isOfYear = ({ gaps }: Tokens, year: number, wish: number): boolean => {
  for (let at = year + 1; at < wish; at++) if (gaps[at] === Gap.comma) return false
  return true
}

const noHash = hashOf("no")
const inHash = hashOf("in")
const hereHash = hashOf("here")
const minimumHash = hashOf("minimum")
const wordsToExperience = 4
const wordsOfLabel = 3

/** "Years of experience: 3", "5+ in roofing", "no minimum level of experience": told without a number before its unit. */
const yearsByLabel = (tokens: Tokens, { end, first }: Sentence): number | undefined => {
  const { gaps, hashes, shapes } = tokens
  for (let index = first; index < end; index++) {
    const value = numberAt(tokens, index)
    if (value !== undefined && value > 0 && value <= maxYears) {
      let label = index - 1
      while (label > first - wordsOfLabel && nounsOfExperience.has(hashes[label] ?? 0)) label--
      if (hashes[label] === ofHash) label--
      const isLabel = gaps[index] === Gap.colon && label < index && yearWords.has(hashes[label] ?? 0)
      const isBegun = index === first && ((shapes[index] ?? 0) & Shape.plus) !== 0
      if (isLabel || (isBegun && inWords.has(hashes[index + 1] ?? 0))) return value
    }
    if (hashes[index] !== noHash || hashes[index + 1] !== minimumHash) continue
    for (let at = index + 2; at < Math.min(end, index + 2 + wordsToExperience); at++)
      if (nounsOfExperience.has(hashes[at] ?? 0)) return 0
  }
  return undefined
}
const inWords = hashesNamed("years.inWords")
const maxYears = 30

/** One statement of years in a sentence ("3 to 5 years", "at least two years", "18 months"), judged by its company. */
export const yearsOf = (
  tokens: Tokens,
  sentence: Sentence,
  hits: TriggerHits,
  names: (index: number) => boolean
): YearsAsked | undefined => {
  let asked: number | undefined
  let askedAt = sentence.first
  let isForDegree = false
  let preferred = sentence.section === "preferred"
  for (let index = sentence.first; index < sentence.end; index++) {
    const hash = tokens.hashes[index] ?? 0
    const joined = joinedIn(tokens, index)
    if (!timeWords.has(hash) && joined === undefined) continue
    const isDecade = decades.has(hash)
    const isYears = joined?.isYears ?? (isDecade || yearWords.has(hash))
    let at = joined === undefined ? index - 1 : index
    while (at > sentence.first && yearFillers.has(tokens.hashes[at] ?? 0)) at--
    if (yearFillers.has(tokens.hashes[at] ?? 0)) continue
    // "5 or more years", "five (5) years"
    if (toWords.has(tokens.hashes[at] ?? 0) && at < index - 1) at--
    // "a year of experience"
    const isOne =
      at === index - 1 &&
      articles.has(tokens.hashes[at] ?? 0) &&
      // "$500k a year or more"
      ((tokens.shapes[at - 1] ?? 0) & Shape.digit) === 0 &&
      (isDecade || experienceSoon(tokens, index) || isOrMore(tokens, index))
    // "a couple of years"
    const isCouple = tokens.hashes[at] === ofHash && tokens.hashes[at - 1] === coupleHash
    let value = joined?.value ?? (isCouple ? 2 : isOne ? 1 : numberAt(tokens, at))
    if (value === undefined || at < sentence.first) continue
    let from = at
    const before = tens.has(tokens.hashes[at - 1] ?? 0) ? undefined : numberAt(tokens, at - 1)
    if (before !== undefined && at - 1 >= sentence.first) {
      const gap = tokens.gaps[at] ?? 0
      if (gap === Gap.dot) value = before + value / 10
      else value = Math.min(before, value)
      from = at - 1
    } else if (toWords.has(tokens.hashes[at - 1] ?? 0) && at - 2 >= sentence.first) {
      const lower = numberAt(tokens, at - 2)
      if (lower !== undefined) {
        value = Math.min(lower, value)
        from = at - 2
      }
    }
    if (!isYears) value = value / 12
    if (isDecade) value = value * 10
    // "0 to 2 years" asks for none; "0 years" alone says nothing.
    if (value < 0 || (value === 0 && from === at) || value > maxYears) continue
    let isAsked =
      hash === pqeHash ||
      isInBrackets(tokens, from, index, names) ||
      (index + 1 < sentence.end && names(index + 1)) ||
      (index + 2 < sentence.end && names(index + 2))
    let isOurs = false
    for (let near = index + 1; near < Math.min(sentence.end, index + 9); near++) {
      if (experienceWords.has(tokens.hashes[near] ?? 0)) isAsked = true
    }
    for (let near = Math.max(sentence.first, from - 8); near < from; near++) {
      const word = tokens.hashes[near] ?? 0
      if (experienceWords.has(word) || youWords.has(word)) isAsked = true
    }
    let clause = from
    while (clause > Math.max(sentence.first, from - 8) && (tokens.gaps[clause] ?? 0) < Gap.comma) clause--
    for (let near = clause; near < Math.min(sentence.end, index + 4); near++) {
      if (strongWe.has(tokens.hashes[near] ?? 0)) isOurs = true
    }
    let toYou = false
    for (let near = sentence.first; near < sentence.end; near++) {
      if (youWords.has(tokens.hashes[near] ?? 0)) toYou = true
      if (usWords.has(tokens.hashes[near] ?? 0)) isOurs = true
    }
    if ((isOurs || isExclaimed(tokens, sentence.end - 1)) && !toYou) continue
    // "5+ years Java": the plus sign asks. "6 months+" may be how long a contract is.
    for (let near = from; isYears && near <= index; near++)
      if (((tokens.shapes[near] ?? 0) & Shape.plus) !== 0) isAsked = true
    // "What we're after: 5 years" is no span of time.
    const previous = from > sentence.first ? (tokens.hashes[from - 1] ?? 0) : 0
    // "your first 2 years", "records are kept for 7 years, …"
    if (spanWords.has(previous)) continue
    // "Up to 3 years" is no least.
    if (toWords.has(previous) && tokens.hashes[from - 2] === upHash) continue
    if (previous === forHash && !toYou && (tokens.gaps[index + 1] ?? Gap.line) >= Gap.comma) continue
    if (from > sentence.first && weWords.has(previous) && !toYou && sentence.section === "prose" && !isAsked) continue
    if (!isAsked && sentence.section !== "required" && sentence.section !== "preferred") continue
    // "Three of our staff have been here 15+ years"
    if (previous === hereHash) continue
    if (isOfRecord(tokens, sentence.first, index)) continue
    // "11 years in, 70 people": how old the firm is.
    if (inHash === tokens.hashes[index + 1] && (tokens.gaps[index + 2] ?? 0) >= Gap.comma) continue
    // "18 years of age or older", "founded 25 years ago"
    if (ageWords.has(tokens.hashes[index + 1] ?? 0) || ageWords.has(tokens.hashes[index + 2] ?? 0)) continue
    for (let near = index; near < sentence.end; near++) {
      if ((hits[near] ?? []).some((hit) => hit.name === "modality.preferred") && isOfYear(tokens, index, near))
        preferred = true
    }
    // "3 years, or 2 with a degree" is met by the smaller number, "3 years of this and 5 of that" by the larger.
    const isEither =
      hasWord(tokens, orHash, Math.max(askedAt, from - wordsToOther), from) &&
      !hasPart(tokens, Math.max(askedAt, from - wordsToPart), from) &&
      !hasPart(tokens, index + 1, Math.min(sentence.end, index + wordsToPart))
    if (asked === undefined) isForDegree = isForDegreeAt(tokens, sentence.first, from)
    value = Math.min(value, withOtherDegree(tokens, index, sentence.end) ?? value)
    asked = asked === undefined ? value : isEither ? Math.min(asked, value) : Math.max(asked, value)
    askedAt = index
  }
  asked ??= yearsByLabel(tokens, sentence)
  if (asked === undefined) return undefined
  const isOther = tokens.hashes[sentence.first] === orHash
  return { years: Math.round(asked * 10) / 10, preferred, isOther, isForDegree }
}
