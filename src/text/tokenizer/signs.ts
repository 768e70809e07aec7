import { hashesOf, kindAt } from "../characters.js"
import type { Word } from "./readWord.js"
import { Gap, Shape } from "../Tokens.js"

// What signs between words mean to a reader.

const abbreviations = hashesOf("eg ie etc sr jr vs approx incl dr mr mrs ms prof st no")

/** Whether a full stop before `index` ends a sentence: a capital or the end follows and no abbreviation precedes. */
const isSentenceEnd = (text: string, index: number, last: Word | undefined): boolean => {
  if (last !== undefined) {
    // "A 401(k). At least …": the stop is not the letter's.
    const isOfLetter = last.end - last.start === 1 && text[index - 2] !== ")"
    if (isOfLetter && (last.shape & (Shape.initialUpper | Shape.digit)) === 0) return false
    if (abbreviations.has(last.hash)) return false
  }
  let next = index
  while (next < index + 4 && text.charCodeAt(next) <= 32) next++
  return kindAt(text, next) !== 2
}

/** What the sign before `index` says of the gap in which it stands, which so far is `gap`, after this word. */
export const signAt = (text: string, index: number, gap: number, last: Word | undefined): number => {
  const unit = text.charCodeAt(index - 1)
  const nextKind = kindAt(text, index)
  const isInside = gap === Gap.none && last !== undefined && nextKind !== 1
  switch (unit) {
    case 0x2013:
    case 45:
      return isInside ? Gap.hyphen : Gap.bullet
    case 46:
      if (isInside) return Gap.dot
      if (nextKind !== 1) return Gap.space
      return isSentenceEnd(text, index, last) ? Gap.sentence : Gap.comma
    case 33:
    case 63:
      return Gap.sentence
    case 44:
      return isInside && nextKind === 4 && (last.shape & Shape.digit) !== 0 ? Gap.hyphen : Gap.comma
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
    case 42:
      // "client*s": inside a word it is a sign that was lost, and no bullet.
      return isInside ? Gap.quote : Gap.bullet
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
