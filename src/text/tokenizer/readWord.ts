import { hashIn, hashStart, hashStep, isApostrophe, kindAt, lowerUnit } from "../characters.js"
import { beginsRunOn, runOnHeadings } from "./runOn.js"
import { isNumber, Shape } from "../Tokens.js"

/** A word as it is read: where it stands in the folded text, and what `Tokens` says of it. */
export interface Word {
  readonly start: number
  readonly end: number
  readonly hash: number
  readonly stem: number
  readonly shape: number
}

/** A word, and where the text goes on: after an "'s" or a plus sign that are no part of it. */
export interface ReadWord extends Word {
  readonly next: number
}

const chars = { s: 115, e: 101, i: 105, y: 121, n: 110, g: 103, d: 100, u: 117 } as const
const dot = 46
const plusSign = 43
const hashSign = 35

/** Hash of a light stem of so many letters: without the ending of several or of a verb, and without a last "e". */
const stemOf = (text: string, from: number, end: number, size: number): number => {
  const last = lowerUnit(text.charCodeAt(end - 1))
  const second = lowerUnit(text.charCodeAt(end - 2))
  const third = lowerUnit(text.charCodeAt(end - 3))
  const without = (letters: number) => hashIn(text, from, end - letters)
  if (last === chars.s && second !== chars.s && second !== chars.u && second !== chars.i) {
    if (second !== chars.e) return without(1)
    return third === chars.i && size > 4 ? hashStep(without(3), chars.y) : without(size > 5 ? 2 : 1)
  }
  if (last === chars.g && second === chars.n && third === chars.i && size > 5) return without(3)
  if (last === chars.d && second === chars.e && size > 4) return without(2)
  return without(last === chars.e && size > 4 ? 1 : 0)
}

/**
 * Reads a word of letters of any kind and digits, with the signs that belong to its name (C++, C#) and without the
 * apostrophes in it.
 */
export const readWord = (text: string, from: number): ReadWord => {
  let shape = kindAt(text, from) === 3 ? Shape.initialUpper : 0
  let hash = hashStart
  let size = 0
  let at = from
  let end = from
  let previousKind = 1
  let isCut = false
  for (let kind = kindAt(text, from); kind !== 1; kind = kindAt(text, at)) {
    if (kind === 4) shape |= Shape.digit
    else if (kind === 2) shape |= Shape.lower
    else if (size > 0) {
      const isHeading = runOnHeadings.has(hash) && text[at] !== "T"
      const endsName = previousKind === 2 || (size >= 3 && (shape & Shape.lower) === 0)
      isCut = (previousKind === 2 && isHeading) || (endsName && kindAt(text, at + 1) === 2 && beginsRunOn(text, at))
      if (isCut) break
      shape |= Shape.innerUpper
    }
    previousKind = kind
    hash = hashStep(hash, lowerUnit(text.charCodeAt(at)))
    size++
    end = ++at
    if (!isApostrophe(text.charCodeAt(at)) || kindAt(text, at + 1) === 1) continue
    if (lowerUnit(text.charCodeAt(at + 1)) === chars.s && kindAt(text, at + 2) === 1) {
      at += 2
      break
    }
    at++
  }
  let stem = size > 3 && (shape & Shape.digit) === 0 ? stemOf(text, from, end, size) : hash
  if (isCut || at !== end) return { start: from, end, next: at, hash, stem, shape }
  // Signs that belong to a name: C++, C#, A+, .NET.
  const sign = text.charCodeAt(at)
  const after = sign === plusSign && text.charCodeAt(at + 1) === plusSign ? at + 2 : at + 1
  const isName =
    sign === plusSign
      ? !isNumber(shape) && (after === at + 2 || kindAt(text, after) === 1 || kindAt(text, after) === 4)
      : sign === hashSign && size <= 2 && (shape & Shape.digit) === 0 && kindAt(text, after) === 1
  if (isName) {
    for (; at < after; at++) hash = hashStep(hash, sign)
    stem = hash
    end = after
  } else if (sign === plusSign && isNumber(shape)) {
    shape |= Shape.plus
    at = after
  }
  return { start: from, end, next: at, hash, stem, shape }
}

const minDotted = 3

/**
 * An abbreviation in capitals with dots between ("P.A.L.S.", "M.B.A") as the word without its dots; undefined where none
 * begins.
 */
export const readDotted = (text: string, from: number): ReadWord | undefined => {
  let last = from + 1
  while (text.charCodeAt(last) === dot && kindAt(text, last + 1) === 3) last += 2
  if (last - from < minDotted * 2 - 1 || kindAt(text, last) !== 1) return undefined
  // The dot after the last letter ends a sentence only before a capital or the end.
  const goesOn = text.charCodeAt(last) === dot && text[last + 1] === " " && kindAt(text, last + 2) === 2
  const hash = hashIn(text, from, last)
  const next = goesOn ? last + 1 : last
  return { start: from, end: last, next, hash, stem: hash, shape: Shape.initialUpper | Shape.innerUpper }
}
