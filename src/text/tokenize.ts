import { hashesOf, hashOf, kindAt, kindOf } from "./characters.js"
import { fold, type Folded } from "./tokenizer/fold.js"
import { readDotted, readWord, type Word } from "./tokenizer/readWord.js"
import { signAt } from "./tokenizer/signs.js"
import { Gap, isNumber, Shape, type Tokens } from "./Tokens.js"

/**
 * Reading text: words with their place in the original, how they are written, light stems.
 *
 * Everything here is one pass over the characters, without regular expressions that look back, so that no input can
 * make it slow.
 */

const topLevelDomains = hashesOf("com org edu gov net info html htm aspx php")
const dottedNet = hashesOf("asp vb ado c# ml f# vc core")
const netHash = hashOf("net")
const dotNetHash = hashOf(".net")
const andHash = hashOf("and")
const wwwHash = hashOf("www")

/** Splits a text into words with gaps, shapes, hashes and places in the original; `folding` is how it is read. */
export const tokenize = (text: string, { ends: placeEnds, folded, named, places }: Folded = fold(text)): Tokens => {
  const words: Array<Word> = []
  const gaps: Array<number> = []
  let gap: number = Gap.line
  let newlines = 0
  // What has no white space in it, from its first word on: an address is marked as a whole.
  let chunkFirst = 0
  let isAddress = false
  let hasAt = false
  const add = (word: Word) => {
    words.push(word)
    gaps.push(gap)
    gap = Gap.none
    newlines = 0
  }
  const endChunk = () => {
    if (isAddress) {
      for (const [at, word] of words.slice(chunkFirst).entries())
        words[chunkFirst + at] = { ...word, shape: word.shape | Shape.address }
    }
    chunkFirst = words.length
    isAddress = false
    hasAt = false
  }
  for (let index = 0; index < folded.length;) {
    const unit = folded.charCodeAt(index)
    const kind = kindOf(unit)
    const last = words.at(-1)
    if (kind !== 1) {
      // The rest of what was no abbreviation from its first letter on ("A.B.C…x") is none either.
      const isRest = last?.start === index - 2 && kindAt(folded, index - 2) === 3 && folded[index - 1] === "."
      let word = (kind === 3 && !isRest ? readDotted(folded, index) : undefined) ?? readWord(folded, index)
      index = word.next
      // ".NET" keeps its dot; "example.net" and "the end.Net profit" do not make one.
      const isNet = word.hash === netHash && folded[word.start - 1] === "." && !hasAt && !isAddress
      if (isNet && (gap !== Gap.dot || (last !== undefined && dottedNet.has(last.hash)))) {
        if (gap !== Gap.dot) gap = Math.max(gap, Gap.space)
        word = { ...word, start: word.start - 1, hash: dotNetHash, stem: dotNetHash }
      }
      const isDomain = gap === Gap.dot && words.length > chunkFirst && (hasAt || topLevelDomains.has(word.hash))
      if (isDomain || (word.hash === wwwHash && folded[index] === ".")) isAddress = true
      const isPlaceholder = folded[word.start - 1] === "<" && folded[index] === ">"
      const marks = (isPlaceholder ? Shape.address : 0) | (named?.has(word.start) === true ? Shape.named : 0)
      add(marks === 0 ? word : { ...word, shape: word.shape | marks })
      continue
    }
    index++
    if (unit === 38) {
      if (last === undefined) continue
      add({ start: index - 1, end: index, hash: andHash, stem: andHash, shape: Shape.ampersand })
    } else if (unit === 32 || (unit >= 9 && unit <= 13) || unit === 0xa0) {
      if (unit >= 10 && unit <= 13) {
        if (unit !== 13 || folded.charCodeAt(index) !== 10) newlines++
        gap = newlines > 1 ? Gap.blank : Math.max(gap, Gap.line)
      } else gap = Math.max(gap, Gap.space)
      endChunk()
    } else {
      if (unit === 64) hasAt = true
      else if (folded.startsWith("://", index - 1)) isAddress = true
      gap = Math.max(gap, signAt(folded, index, gap, last))
    }
  }
  endChunk()
  const foldedStarts = new Int32Array(words.map(({ start }) => start))
  const foldedEnds = new Int32Array(words.map(({ end }) => end))
  // Where a word ends in the original: after its last unit, or where what it stands for ends.
  const endIn = (at: number) => placeEnds?.[at - 1] ?? (places?.[at - 1] ?? at - 1) + 1
  return {
    text,
    folded,
    count: words.length,
    starts: places === undefined ? foldedStarts : foldedStarts.map((at) => places[at] ?? at),
    ends: places === undefined ? foldedEnds : foldedEnds.map((at) => withMarks(text, endIn(at))),
    foldedStarts,
    foldedEnds,
    hashes: new Int32Array(words.map(({ hash }) => hash)),
    stems: new Int32Array(words.map(({ stem }) => stem)),
    gaps: new Uint8Array(gaps),
    shapes: new Uint8Array(words.map(({ shape }) => shape))
  }
}

/** An accent that is written as a sign of its own after its letter belongs to the word. */
const withMarks = (text: string, end: number): number => {
  let after = end
  while (text.charCodeAt(after) >= 0x300 && text.charCodeAt(after) <= 0x36f) after++
  return after
}

/** The folded, lower-case spelling of a word. */
export const wordAt = (tokens: Tokens, index: number): string =>
  spellingAt(tokens, index).toLowerCase().replace(/['‘’]/g, "")

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
export const isNumberAt = ({ shapes }: Tokens, index: number): boolean => isNumber(shapes[index] ?? 0)

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
  return Array.from(tokens.shapes, (shape, index) => ((shape & Shape.ampersand) === 0 ? wordAt(tokens, index) : "and"))
}
