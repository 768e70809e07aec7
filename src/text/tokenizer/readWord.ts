import { hashStart, hashStep, kindOf, lowerUnit } from "../characters.js"
import { beginsRunOn, runOnHeadings } from "./runOn.js"
import { Shape } from "../Tokens.js"
import type { Word } from "./Words.js"

/** A word, and where the text goes on: after an "'s" or a plus sign that are no part of it. */
export interface ReadWord extends Word {
  readonly next: number
}

const chars = { s: 115, e: 101, i: 105, y: 121, n: 110, g: 103, d: 100, u: 117 } as const

/**
 * Reads a word of letters of any kind and digits, with the signs that belong to its name (C++, C#) and without the
 * apostrophes in it.
 */
export const readWord = (units: Uint16Array, length: number, from: number): ReadWord => {
  const unit = units[from] ?? 0
  const kind = kindOf(unit)
  let hash = hashStart
  let h1 = hashStart
  let h2 = hashStart
  let h3 = hashStart
  let letters = 0
  let size = 0
  let shape = kind === 3 ? Shape.initialUpper : 0
  let c1 = 0
  let c2 = 0
  let c3 = 0
  let current = unit
  let currentKind = kind
  let index = from
  let previousKind = 1
  let end = from
  let cut = false
  for (;;) {
    if (currentKind === 4) shape |= Shape.digit
    else {
      letters++
      if (currentKind === 2) shape |= Shape.lower
      else if (size > 0) {
        // "applicationsCome": a small word glued to the next sentence; names in camel case keep together.
        const after = index + 1 < length ? kindOf(units[index + 1] ?? 0) : 1
        const afterNext = index + 2 < length ? kindOf(units[index + 2] ?? 0) : 1
        const smallBefore = size >= 4 && (shape & (Shape.initialUpper | Shape.innerUpper | Shape.digit)) === 0
        const wordFollows = after === 2 && afterNext === 2 && smallBefore
        const isCut = wordFollows || (runOnHeadings.has(hash) && current !== 84)
        const endsName = previousKind === 2 || (size >= 3 && (shape & Shape.lower) === 0)
        if ((previousKind === 2 && isCut) || (endsName && after === 2 && beginsRunOn(units, length, index))) {
          cut = true
          break
        }
        shape |= Shape.innerUpper
      }
    }
    previousKind = currentKind
    h3 = h2
    h2 = h1
    h1 = hash
    const low = lowerUnit(current)
    hash = hashStep(hash, low)
    c3 = c2
    c2 = c1
    c1 = low
    size++
    index++
    end = index
    if (index >= length) break
    current = units[index] ?? 0
    currentKind = kindOf(current)
    if (currentKind !== 1) continue
    if ((current === 39 || current === 0x2019 || current === 0x2018) && index + 1 < length) {
      const next = units[index + 1] ?? 0
      if (kindOf(next) === 1) break
      const afterNext = index + 2 < length ? kindOf(units[index + 2] ?? 0) : 1
      if ((next === 115 || next === 83) && afterNext === 1) {
        index += 2
        break
      }
      index++
      current = next
      currentKind = kindOf(next)
      continue
    }
    break
  }
  let stem = hash
  if (size > 3 && (shape & Shape.digit) === 0) {
    if (c1 === chars.s && c2 !== chars.s && c2 !== chars.u && c2 !== chars.i) {
      if (c2 === chars.e && c3 === chars.i && size > 4) stem = hashStep(h3, chars.y)
      else stem = h1
    } else if (c1 === chars.g && c2 === chars.n && c3 === chars.i && size > 5) stem = h3
    else if (c1 === chars.d && c2 === chars.e && size > 4) stem = h2
    else if (c1 === chars.e && size > 4) stem = h1
    if (stem === h1 && c1 === chars.s && c2 === chars.e && size > 5) stem = h2
  }
  // Signs that belong to a name: C++, C#, A+, .NET.
  if (!cut && index === end && index < length) {
    const sign = units[index] ?? 0
    if (sign === 43) {
      let after = index + 1
      if (after < length && (units[after] ?? 0) === 43) after++
      const next = after < length ? kindOf(units[after] ?? 0) : 1
      if (letters > 0 && (next === 1 || after - index === 2 || next === 4)) {
        for (let k = index; k < after; k++) hash = hashStep(hash, 43)
        stem = hash
        index = after
        end = after
      } else if (letters === 0) {
        shape |= Shape.plus
        index = after
      }
    } else if (sign === 35 && letters === size && size <= 2) {
      const next = index + 1 < length ? kindOf(units[index + 1] ?? 0) : 1
      if (next === 1) {
        hash = hashStep(hash, 35)
        stem = hash
        index++
        end = index
      }
    }
  }
  return { start: from, end, next: index, hash, stem, shape }
}

const dot = 46
const minDotted = 3

/** After the last letter of an abbreviation in capitals with dots between ("P.A.L.S.", "M.B.A"); 0 where none begins. */
export const dottedEnd = (units: Uint16Array, from: number): number => {
  let at = from
  let letters = 1
  while ((units[at + 1] ?? 0) === dot && kindOf(units[at + 2] ?? 0) === 3) {
    at += 2
    letters++
  }
  return letters >= minDotted && kindOf(units[at + 1] ?? 0) === 1 ? at + 1 : 0
}

/** Reads such an abbreviation, up to its `dottedEnd`, as the word without its dots and without the "s" of several ("I.E.P.s"). */
export const readDotted = (units: Uint16Array, from: number, last: number): ReadWord => {
  let hash = hashStart
  for (let at = from; at < last; at += 2) hash = hashStep(hash, lowerUnit(units[at] ?? 0))
  const isFollowed = (units[last] ?? 0) === dot
  const hasPlural = isFollowed && (units[last + 1] ?? 0) === chars.s && kindOf(units[last + 2] ?? 0) === 1
  // The dot after the last letter ends a sentence only before a capital or the end.
  const goesOn = isFollowed && (units[last + 1] ?? 0) === 32 && kindOf(units[last + 2] ?? 0) === 2
  const end = hasPlural ? last + 2 : last
  const next = !hasPlural && goesOn ? last + 1 : end
  return { start: from, end, next, hash, stem: hash, shape: Shape.initialUpper | Shape.innerUpper }
}
