import { hashesOf, hashOf, hashStart, hashStep, kindOf } from "./characters.js"
import { fold, type Folded } from "./tokenizer/fold.js"
import { dottedEnd, mixed, readDotted, readMixed } from "./tokenizer/mixedWords.js"
import { plain, stemOf } from "./tokenizer/plainWords.js"
import { scratch } from "./tokenizer/scratch.js"
import { signAt } from "./tokenizer/signs.js"
import { Gap, Shape, type Tokens } from "./Tokens.js"
import { unitsOf } from "./tokenizer/textUnits.js"

/**
 * Reading text: words with their place in the original, how they are written, light stems.
 *
 * Everything here is one pass over the characters, without regular expressions on the text, so that
 * no input can make it slow.
 */

const markAddress = (first: number, end: number): void => {
  for (let index = first; index < end; index++) scratch.shapes[index] = (scratch.shapes[index] ?? 0) | Shape.address
}

const topLevelDomains = hashesOf("com org edu gov net info html htm aspx php")
const dottedNet = hashesOf("asp vb ado c# ml f# vc core")
const netHash = hashOf("net")
const dotNetHash = hashOf(".net")
const andHash = hashOf("and")
const wwwHash = hashOf("www")
/** Splits a text into words with gaps, shapes, hashes and places in the original; `folding` is how it is read. */
export const tokenize = (text: string, { ends: placeEnds, folded, named, places }: Folded = fold(text)): Tokens => {
  const length = folded.length
  const units = unitsOf(folded)
  let { ends, gaps, hashes, shapes, starts, stems } = scratch
  let count = 0
  let gap: number = Gap.line
  let newlines = 0
  let chunkFirst = 0
  let chunkHasScheme = false
  let chunkHasAt = false
  let index = 0
  while (index < length) {
    const unit = units[index] ?? 0
    const kind = kindOf(unit)
    if (kind !== 1) {
      let start = index
      let end = index
      let shape = 0
      let hash = 0
      // Most words: small letters behind one letter of either case, and no stop before them.
      let ending = 0
      const dotted = kind === 3 && (units[index + 1] ?? 0) === 46 ? dottedEnd(units, index) : 0
      if (unit < 128 && kind !== 4 && dotted === 0 && (start === 0 || (units[start - 1] ?? 0) !== 46)) {
        hash = hashStep(hashStart, unit | 32)
        ending = 2
        for (end = index + 1; end < length; end++) {
          const next = units[end] ?? 0
          ending = plain[next] ?? 0
          if (ending !== 1) break
          hash = hashStep(hash, next)
        }
      }
      if (ending !== 0 && hash !== wwwHash) {
        stems[count] = stemOf(units, start, end, hash)
        shape = kind === 2 ? Shape.lower : end - start > 1 ? Shape.initialUpper | Shape.lower : Shape.initialUpper
        index = end
      } else {
        if (dotted > 0) readDotted(units, index, dotted)
        else readMixed(units, length, index, unit, kind)
        index = mixed.next
        end = mixed.end
        hash = mixed.hash
        shape = mixed.shape
        if (
          hash === netHash &&
          start > 0 &&
          (units[start - 1] ?? 0) === 46 &&
          !chunkHasAt &&
          !chunkHasScheme &&
          (gap !== Gap.dot || (count > 0 && dottedNet.has(hashes[count - 1] ?? 0)))
        ) {
          // ".NET" keeps its dot; "example.net" and "the end.Net profit" do not make one.
          if (gap !== Gap.dot) gap = Math.max(gap, Gap.space)
          start--
          hash = dotNetHash
          stems[count] = dotNetHash
        } else {
          stems[count] = mixed.stem
        }
        if (gap === Gap.dot && count > chunkFirst && (chunkHasAt || topLevelDomains.has(hash))) chunkHasScheme = true
        if (hash === wwwHash && index < length && (units[index] ?? 0) === 46) chunkHasScheme = true
        if (start > 0 && (units[start - 1] ?? 0) === 60 && index < length && (units[index] ?? 0) === 62) {
          shape |= Shape.address
        }
      }
      starts[count] = start
      ends[count] = end
      hashes[count] = hash
      gaps[count] = gap
      shapes[count] = named?.has(start) === true ? shape | Shape.named : shape
      count++
      gap = Gap.none
      newlines = 0
    } else {
      index++
      if (unit === 38) {
        if (count === 0) continue
        starts[count] = index - 1
        ends[count] = index
        hashes[count] = andHash
        stems[count] = andHash
        gaps[count] = gap
        shapes[count] = Shape.ampersand
        count++
        gap = Gap.none
        newlines = 0
      } else if (unit === 32 || (unit >= 9 && unit <= 13) || unit === 0xa0) {
        if (unit >= 10 && unit <= 13) {
          if (unit !== 13 || (units[index] ?? 0) !== 10) newlines++
          gap = newlines > 1 ? Gap.blank : Math.max(gap, Gap.line)
        } else if (gap < Gap.space) gap = Gap.space
        if (chunkHasScheme) markAddress(chunkFirst, count)
        chunkFirst = count
        chunkHasScheme = false
        chunkHasAt = false
        continue
      } else {
        if (unit === 64) chunkHasAt = true
        else if (unit === 58 && (units[index] ?? 0) === 47 && (units[index + 1] ?? 0) === 47) chunkHasScheme = true
        const sign = signAt(units, length, index, unit, gap, count)
        if (sign > gap) gap = sign
        continue
      }
    }
    if (count >= starts.length) {
      scratch.grow()
      ;({ ends, gaps, hashes, shapes, starts, stems } = scratch)
    }
  }
  if (chunkHasScheme) markAddress(chunkFirst, count)
  const foldedStarts = numbersTo(starts, count)
  const foldedEnds = numbersTo(ends, count)
  return {
    text,
    folded,
    count,
    starts: places === undefined ? foldedStarts : startsIn(places, foldedStarts),
    ends: places === undefined ? foldedEnds : endsIn(text, places, placeEnds, foldedEnds),
    foldedStarts,
    foldedEnds,
    hashes: numbersTo(hashes, count),
    stems: numbersTo(stems, count),
    gaps: bytesTo(gaps, count),
    shapes: bytesTo(shapes, count)
  }
}

/** So few numbers are copied one by one in a quarter of the time that `slice` takes. */
const few = 16

const numbersTo = (column: Int32Array<ArrayBuffer>, count: number): Int32Array<ArrayBuffer> => {
  if (count > few) return column.slice(0, count)
  const copied = new Int32Array(count)
  for (let at = 0; at < count; at++) copied[at] = column[at] ?? 0
  return copied
}

const bytesTo = (column: Uint8Array<ArrayBuffer>, count: number): Uint8Array<ArrayBuffer> => {
  if (count > few) return column.slice(0, count)
  const copied = new Uint8Array(count)
  for (let at = 0; at < count; at++) copied[at] = column[at] ?? 0
  return copied
}

/** Where words begin in the original. */
const startsIn = (places: Int32Array, foldedStarts: Int32Array): Int32Array => {
  const starts = new Int32Array(foldedStarts.length)
  for (let index = 0; index < starts.length; index++) {
    const at = foldedStarts[index] ?? 0
    starts[index] = places[at] ?? at
  }
  return starts
}

/** Where words end in the original. */
const endsIn = (
  text: string,
  places: Int32Array,
  placeEnds: Int32Array | undefined,
  foldedEnds: Int32Array
): Int32Array => {
  const ends = new Int32Array(foldedEnds.length)
  for (let index = 0; index < ends.length; index++) {
    const at = foldedEnds[index] ?? 0
    const end = placeEnds === undefined ? (places[at - 1] ?? at - 1) + 1 : (placeEnds[at - 1] ?? at)
    ends[index] = withMarks(text, end)
  }
  return ends
}

/** An accent that is written as a sign of its own behind its letter belongs to the word. */
const withMarks = (text: string, end: number): number => {
  let after = end
  while (text.charCodeAt(after) >= 0x300 && text.charCodeAt(after) <= 0x36f) after++
  return after
}

/** The folded, lower-case spelling of a word. */
export const wordAt = (tokens: Tokens, index: number): string =>
  tokens.folded
    .slice(tokens.foldedStarts[index] ?? 0, tokens.foldedEnds[index] ?? 0)
    .toLowerCase()
    .replace(/['‘’]/g, "")

/** The folded spelling of a word, case kept. */
export const spellingAt = (tokens: Tokens, index: number): string =>
  tokens.folded.slice(tokens.foldedStarts[index] ?? 0, tokens.foldedEnds[index] ?? 0)

/** Whether a word begins with a capital. */
export const isCapitalised = (tokens: Tokens, index: number): boolean =>
  ((tokens.shapes[index] ?? 0) & Shape.initialUpper) !== 0

/** Whether a word begins with a capital and has small letters, as names are written. */
export const isNameCased = (tokens: Tokens, index: number): boolean =>
  isCapitalised(tokens, index) && ((tokens.shapes[index] ?? 0) & Shape.lower) !== 0

/** The code unit right behind a word: 33 for "!", 46 for a stop, 63 for "?". */
export const unitBehind = ({ folded, foldedEnds }: Tokens, index: number): number =>
  folded.charCodeAt(foldedEnds[index] ?? 0)

/** Whether a word begins with a Latin letter, or with a digit. */
export const isLatin = (tokens: Tokens, index: number): boolean =>
  tokens.folded.charCodeAt(tokens.foldedStarts[index] ?? 0) < 0x250

/** Whether a sign (a bullet, a dash) stands before the first word of a line. */
export const hasBullet = (tokens: Tokens, first: number): boolean => {
  for (let at = (tokens.foldedStarts[first] ?? 0) - 1; at >= 0; at--) {
    const unit = tokens.folded.charCodeAt(at)
    if (unit === 10) return false
    if (unit > 32 && unit !== 34 && unit !== 39 && unit !== 40) return true
  }
  return false
}

/** The words of a short phrase, folded and in lower case ("Node.js" → node, js). */
export const wordsOf = (phrase: string): ReadonlyArray<string> => {
  const tokens = tokenize(phrase)
  const words: Array<string> = []
  for (let index = 0; index < tokens.count; index++) {
    words.push(((tokens.shapes[index] ?? 0) & Shape.ampersand) !== 0 ? "and" : wordAt(tokens, index))
  }
  return words
}
