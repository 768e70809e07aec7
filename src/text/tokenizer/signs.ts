import { hashesOf, kindOf } from "../characters.js"
import { isRunOn } from "./runOn.js"
import type { Words } from "./Words.js"
import { Gap, Shape } from "../Tokens.js"

// What signs between words mean to a reader.

const abbreviations = hashesOf("eg ie etc sr jr vs approx incl dr mr mrs ms prof st no")

const closeBracket = 41

/** Whether a full stop before `index` ends a sentence: a capital or the end follows and no abbreviation precedes. */
const isSentenceEnd = (units: Uint16Array, length: number, index: number, { last }: Words): boolean => {
  if (last !== undefined) {
    // "A 401(k). At least …": the stop is not the letter's.
    const isOfLetter = last.end - last.start === 1 && units[index - 2] !== closeBracket
    if (isOfLetter && (last.shape & (Shape.initialUpper | Shape.digit)) === 0) return false
    if (abbreviations.has(last.hash)) return false
  }
  let next = index
  while (next < length && next < index + 4 && (units[next] ?? 0) <= 32) next++
  return next >= length || kindOf(units[next] ?? 0) !== 2
}

/** What the sign before `index` says of the gap in which it stands, which so far is `gap`, after these words. */
export const signAt = (
  units: Uint16Array,
  length: number,
  index: number,
  unit: number,
  gap: number,
  words: Words
): number => {
  const { count, last } = words
  switch (unit) {
    case 0x2013:
    case 45: {
      const beforeIsWord = gap === Gap.none && count > 0
      const afterIsWord = index < length && kindOf(units[index] ?? 0) !== 1
      return beforeIsWord && afterIsWord ? Gap.hyphen : Gap.bullet
    }
    case 46: {
      const next = index < length ? (units[index] ?? 0) : 32
      const nextKind = kindOf(next)
      if (nextKind !== 1 && gap === Gap.none && count > 0) return isRunOn(units, length, index) ? Gap.sentence : Gap.dot
      if (nextKind !== 1) return Gap.space
      return isSentenceEnd(units, length, index, words) ? Gap.sentence : Gap.comma
    }
    case 33:
    case 63:
      return Gap.sentence
    case 44: {
      const between =
        gap === Gap.none && index < length && kindOf(units[index] ?? 0) === 4 && last !== undefined
          ? (last.shape & Shape.digit) !== 0
          : false
      return between ? Gap.hyphen : Gap.comma
    }
    case 58:
      return Gap.colon
    case 59:
      return Gap.semicolon
    case 47:
    case 92:
      return Gap.slash
    case 40:
    case 91:
    case 123:
      return Gap.open
    case 41:
    case 93:
    case 125:
      return Gap.close
    case 64:
      return Gap.quote
    case 42: {
      // "client*s": inside a word it is a sign that was lost, and no bullet.
      const isInside = gap === Gap.none && count > 0 && index < length && kindOf(units[index] ?? 0) !== 1
      return isInside ? Gap.quote : Gap.bullet
    }
    case 124:
    case 0x2022:
    case 0xb7:
    case 0x2014:
    case 0x2015:
    case 0x25aa:
    case 0x25cf:
    case 0x25a0:
    case 0x25e6:
    case 0x2023:
    case 0x2043:
    case 0xf0b7:
    case 0xfffd:
      return Gap.bullet
    default:
      return unit < 32 ? Gap.space : Gap.quote
  }
}
