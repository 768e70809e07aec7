import { hashesOf, hashOf, kindOf } from "./characters.js"
import { fold, type Folded } from "./tokenizer/fold.js"
import { dottedEnd, readDotted, type ReadWord, readWord } from "./tokenizer/readWord.js"
import { signAt } from "./tokenizer/signs.js"
import { Gap, Shape, type Tokens } from "./Tokens.js"
import { unitsOf } from "./tokenizer/textUnits.js"
import { Words } from "./tokenizer/Words.js"

/**
 * Reading text: words with their place in the original, how they are written, light stems.
 *
 * Everything here is one pass over the characters, without regular expressions on the text, so that
 * no input can make it slow.
 */

const topLevelDomains = hashesOf("com org edu gov net info html htm aspx php")
const dottedNet = hashesOf("asp vb ado c# ml f# vc core")
const netHash = hashOf("net")
const dotNetHash = hashOf(".net")
const andHash = hashOf("and")
const wwwHash = hashOf("www")
const dot = 46

/** Splits a text into words with gaps, shapes, hashes and places in the original; `folding` is how it is read. */
export const tokenize = (text: string, { ends: placeEnds, folded, named, places }: Folded = fold(text)): Tokens => {
  const length = folded.length
  const units = unitsOf(folded)
  const words = new Words()
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
      const dotted = kind === 3 && units[index + 1] === dot ? dottedEnd(units, index) : 0
      let word: ReadWord = dotted > 0 ? readDotted(units, index, dotted) : readWord(units, length, index)
      index = word.next
      const isAfterDot = word.start > 0 && units[word.start - 1] === dot
      const { last } = words
      if (
        word.hash === netHash &&
        isAfterDot &&
        !chunkHasAt &&
        !chunkHasScheme &&
        (gap !== Gap.dot || (last !== undefined && dottedNet.has(last.hash)))
      ) {
        // ".NET" keeps its dot; "example.net" and "the end.Net profit" do not make one.
        if (gap !== Gap.dot) gap = Math.max(gap, Gap.space)
        word = { ...word, start: word.start - 1, hash: dotNetHash, stem: dotNetHash }
      }
      if (gap === Gap.dot && words.count > chunkFirst && (chunkHasAt || topLevelDomains.has(word.hash))) {
        chunkHasScheme = true
      }
      if (word.hash === wwwHash && units[index] === dot) chunkHasScheme = true
      const isPlaceholder = word.start > 0 && units[word.start - 1] === 60 && units[index] === 62
      const isNamed = named?.has(word.start) === true
      const shape = word.shape | (isPlaceholder ? Shape.address : 0) | (isNamed ? Shape.named : 0)
      words.add({ ...word, shape }, gap)
      gap = Gap.none
      newlines = 0
      continue
    }
    index++
    if (unit === 38) {
      if (words.count === 0) continue
      words.add({ start: index - 1, end: index, hash: andHash, stem: andHash, shape: Shape.ampersand }, gap)
      gap = Gap.none
      newlines = 0
    } else if (unit === 32 || (unit >= 9 && unit <= 13) || unit === 0xa0) {
      if (unit >= 10 && unit <= 13) {
        if (unit !== 13 || units[index] !== 10) newlines++
        gap = newlines > 1 ? Gap.blank : Math.max(gap, Gap.line)
      } else if (gap < Gap.space) gap = Gap.space
      if (chunkHasScheme) words.markAddress(chunkFirst)
      chunkFirst = words.count
      chunkHasScheme = false
      chunkHasAt = false
    } else {
      if (unit === 64) chunkHasAt = true
      else if (unit === 58 && units[index] === 47 && units[index + 1] === 47) chunkHasScheme = true
      gap = Math.max(gap, signAt(units, length, index, unit, gap, words))
    }
  }
  if (chunkHasScheme) words.markAddress(chunkFirst)
  const foldedStarts = new Int32Array(words.starts)
  const foldedEnds = new Int32Array(words.ends)
  return {
    text,
    folded,
    count: words.count,
    starts: places === undefined ? foldedStarts : startsIn(places, foldedStarts),
    ends: places === undefined ? foldedEnds : endsIn(text, places, placeEnds, foldedEnds),
    foldedStarts,
    foldedEnds,
    hashes: new Int32Array(words.hashes),
    stems: new Int32Array(words.stems),
    gaps: new Uint8Array(words.gaps),
    shapes: new Uint8Array(words.shapes)
  }
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

/** An accent that is written as a sign of its own after its letter belongs to the word. */
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

/** Whether a word is written in digits alone. */
export const isNumber = ({ shapes }: Tokens, index: number): boolean =>
  ((shapes[index] ?? 0) & (Shape.digit | Shape.lower | Shape.initialUpper | Shape.innerUpper)) === Shape.digit

/** The code unit right after a word: 33 for "!", 46 for a stop, 63 for "?". */
export const unitAfter = ({ folded, foldedEnds }: Tokens, index: number): number =>
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
