import { hashOf, hashStart, hashStep, hashesOf, kindOf, lowerUnit } from "./characters.js"
import { fold, type Folded } from "./fold.js"
import { chars, plain, stemOf } from "./plainWords.js"
import { beginsRunOn, isRunOn, runOnHeadings } from "./runOn.js"
import { scratch } from "./scratch.js"
import { Gap, Shape, type Tokens } from "./Tokens.js"

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
export const tokenize = (text: string, folding: Folded = fold(text)): Tokens => {
  const { ends, folded, named, places } = folding
  const length = folded.length
  let count = 0
  let gap: number = Gap.line
  let newlines = 0
  let chunkFirst = 0
  let chunkHasScheme = false
  let chunkHasAt = false
  let index = 0
  while (index < length) {
    const unit = folded.charCodeAt(index)
    const kind = kindOf(unit)
    if (kind !== 1) {
      let start = index
      // Most words: small letters behind one letter of either case, and no stop before them.
      if (unit < 128 && kind !== 4 && (start === 0 || folded.charCodeAt(start - 1) !== 46)) {
        let plainHash = hashStep(hashStart, unit | 32)
        let at = index + 1
        let ending = 2
        for (; at < length; at++) {
          const next = folded.charCodeAt(at)
          ending = next < 128 ? (plain[next] ?? 0) : 0
          if (ending !== 1) break
          plainHash = hashStep(plainHash, next)
        }
        if (ending !== 0 && plainHash !== wwwHash) {
          scratch.starts[count] = start
          scratch.ends[count] = at
          scratch.hashes[count] = plainHash
          scratch.stems[count] = stemOf(folded, start, at, plainHash)
          scratch.bare[count] = 0
          scratch.gaps[count] = gap
          const shape =
            kind === 2 ? Shape.lower : at - start > 1 ? Shape.initialUpper | Shape.lower : Shape.initialUpper
          scratch.shapes[count] = named?.has(start) === true ? shape | Shape.named : shape
          count++
          gap = Gap.none
          newlines = 0
          if (count >= scratch.starts.length) scratch.grow()
          index = at
          continue
        }
      }
      // A word: letters and digits, with apostrophes inside left out.
      let hash = hashStart
      let h1 = hashStart
      let h2 = hashStart
      let h3 = hashStart
      let bare = 0
      let letters = 0
      let size = 0
      let shape = kind === 3 ? Shape.initialUpper : 0
      let c1 = 0
      let c2 = 0
      let c3 = 0
      let current = unit
      let currentKind = kind
      let previousKind = 1
      let end = index
      let cut = false
      for (;;) {
        if (currentKind === 4) {
          if ((shape & Shape.digit) === 0 || c1 < 48 || c1 > 57) bare = letters >= 2 ? hash : 0
          shape |= Shape.digit
        } else {
          bare = 0
          letters++
          if (currentKind === 2) shape |= Shape.lower
          else if (size > 0) {
            // "applicationsCome": a small word glued to the next sentence; names in camel case keep together.
            const after = index + 1 < length ? kindOf(folded.charCodeAt(index + 1)) : 1
            const afterNext = index + 2 < length ? kindOf(folded.charCodeAt(index + 2)) : 1
            const smallBefore = size >= 4 && (shape & (Shape.initialUpper | Shape.innerUpper | Shape.digit)) === 0
            const wordFollows = after === 2 && afterNext === 2 && smallBefore
            const isCut = wordFollows || (runOnHeadings.has(hash) && current !== 84)
            const endsName = previousKind === 2 || (size >= 3 && (shape & Shape.lower) === 0)
            if ((previousKind === 2 && isCut) || (endsName && after === 2 && beginsRunOn(folded, index))) {
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
        current = folded.charCodeAt(index)
        currentKind = kindOf(current)
        if (currentKind !== 1) continue
        if ((current === 39 || current === 0x2019 || current === 0x2018) && index + 1 < length) {
          const next = folded.charCodeAt(index + 1)
          if (kindOf(next) === 1) break
          const afterNext = index + 2 < length ? kindOf(folded.charCodeAt(index + 2)) : 1
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
        const sign = folded.charCodeAt(index)
        if (sign === 43) {
          let after = index + 1
          if (after < length && folded.charCodeAt(after) === 43) after++
          const next = after < length ? kindOf(folded.charCodeAt(after)) : 1
          if (letters > 0 && (next === 1 || after - index === 2 || next === 4)) {
            for (let k = index; k < after; k++) hash = hashStep(hash, 43)
            stem = hash
            bare = 0
            index = after
            end = after
          } else if (letters === 0) {
            shape |= Shape.plus
            index = after
          }
        } else if (sign === 35 && letters === size && size <= 2) {
          const next = index + 1 < length ? kindOf(folded.charCodeAt(index + 1)) : 1
          if (next === 1) {
            hash = hashStep(hash, 35)
            stem = hash
            index++
            end = index
          }
        }
      }
      if (
        hash === netHash &&
        start > 0 &&
        folded.charCodeAt(start - 1) === 46 &&
        !chunkHasAt &&
        !chunkHasScheme &&
        (gap !== Gap.dot || (count > 0 && dottedNet.has(scratch.hashes[count - 1] ?? 0)))
      ) {
        // ".NET" keeps its dot; "example.net" and "the end.Net profit" do not make one.
        if (gap !== Gap.dot) gap = Math.max(gap, Gap.space)
        start--
        hash = dotNetHash
        stem = dotNetHash
        bare = 0
      }
      if (gap === Gap.dot && count > chunkFirst && (chunkHasAt || topLevelDomains.has(hash))) chunkHasScheme = true
      if (hash === wwwHash && index < length && folded.charCodeAt(index) === 46) chunkHasScheme = true
      if (start > 0 && folded.charCodeAt(start - 1) === 60 && index < length && folded.charCodeAt(index) === 62) {
        shape |= Shape.address
      }
      scratch.starts[count] = start
      scratch.ends[count] = end
      scratch.hashes[count] = hash
      scratch.stems[count] = stem
      scratch.bare[count] = bare
      scratch.gaps[count] = gap
      scratch.shapes[count] = named?.has(start) === true ? shape | Shape.named : shape
      count++
      gap = Gap.none
      newlines = 0
      if (count >= scratch.starts.length) scratch.grow()
      continue
    }
    index++
    let sign: number = Gap.none
    switch (unit) {
      case 32:
      case 9:
      case 0xa0:
        if (gap < Gap.space) gap = Gap.space
        if (chunkHasScheme) markAddress(chunkFirst, count)
        chunkFirst = count
        chunkHasScheme = false
        chunkHasAt = false
        break
      case 10:
      case 11:
      case 12:
      case 13:
        if (unit !== 13 || folded.charCodeAt(index) !== 10) newlines++
        gap = newlines > 1 ? Gap.blank : Math.max(gap, Gap.line)
        if (chunkHasScheme) markAddress(chunkFirst, count)
        chunkFirst = count
        chunkHasScheme = false
        chunkHasAt = false
        break
      case 38: {
        if (count > 0) {
          scratch.starts[count] = index - 1
          scratch.ends[count] = index
          scratch.hashes[count] = andHash
          scratch.stems[count] = andHash
          scratch.bare[count] = 0
          scratch.gaps[count] = gap
          scratch.shapes[count] = Shape.ampersand
          count++
          gap = Gap.none
          newlines = 0
          if (count >= scratch.starts.length) scratch.grow()
        }
        break
      }
      case 0x2013:
      case 45: {
        const beforeIsWord = gap === Gap.none && count > 0
        const afterIsWord = index < length && kindOf(folded.charCodeAt(index)) !== 1
        sign = beforeIsWord && afterIsWord ? Gap.hyphen : Gap.bullet
        break
      }
      case 46: {
        const next = index < length ? folded.charCodeAt(index) : 32
        const nextKind = kindOf(next)
        if (nextKind !== 1 && gap === Gap.none && count > 0) sign = isRunOn(folded, index) ? Gap.sentence : Gap.dot
        else if (nextKind !== 1) sign = Gap.space
        else sign = isSentenceEnd(folded, index, count) ? Gap.sentence : Gap.comma
        break
      }
      case 33:
      case 63:
        sign = Gap.sentence
        break
      case 44: {
        const between =
          gap === Gap.none && index < length && kindOf(folded.charCodeAt(index)) === 4 && count > 0
            ? ((scratch.shapes[count - 1] ?? 0) & Shape.digit) !== 0
            : false
        sign = between ? Gap.hyphen : Gap.comma
        break
      }
      case 58:
        if (folded.charCodeAt(index) === 47 && folded.charCodeAt(index + 1) === 47) chunkHasScheme = true
        sign = Gap.colon
        break
      case 59:
        sign = Gap.semicolon
        break
      case 47:
      case 92:
        sign = Gap.slash
        break
      case 40:
      case 91:
      case 123:
        sign = Gap.open
        break
      case 41:
      case 93:
      case 125:
        sign = Gap.close
        break
      case 64:
        chunkHasAt = true
        sign = Gap.quote
        break
      case 42: {
        // "client*s": inside a word it is a sign that was lost, and no bullet.
        const isInside = gap === Gap.none && count > 0 && index < length && kindOf(folded.charCodeAt(index)) !== 1
        sign = isInside ? Gap.quote : Gap.bullet
        break
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
        sign = Gap.bullet
        break
      default:
        sign = unit < 32 ? Gap.space : Gap.quote
    }
    if (sign > gap) gap = sign
  }
  if (chunkHasScheme) markAddress(chunkFirst, count)
  const foldedStarts = scratch.starts.slice(0, count)
  const foldedEnds = scratch.ends.slice(0, count)
  return {
    text,
    folded,
    count,
    starts: places === undefined ? foldedStarts : foldedStarts.map((at) => places[at] ?? at),
    ends:
      places === undefined
        ? foldedEnds
        : foldedEnds.map((at) =>
            withMarks(text, ends === undefined ? (places[at - 1] ?? at - 1) + 1 : (ends[at - 1] ?? at))
          ),
    foldedStarts,
    foldedEnds,
    hashes: scratch.hashes.slice(0, count),
    stems: scratch.stems.slice(0, count),
    bare: scratch.bare.slice(0, count),
    gaps: scratch.gaps.slice(0, count),
    shapes: scratch.shapes.slice(0, count)
  }
}

/** An accent that is written as a sign of its own behind its letter belongs to the word. */
const withMarks = (text: string, end: number): number => {
  let after = end
  while (text.charCodeAt(after) >= 0x300 && text.charCodeAt(after) <= 0x36f) after++
  return after
}

const abbreviations = hashesOf("eg ie etc sr jr vs approx incl dr mr ms st no")

/** Whether a full stop before `index` ends a sentence: a capital or the end follows and no abbreviation precedes. */
const isSentenceEnd = (folded: string, index: number, count: number): boolean => {
  if (count > 0) {
    const size = (scratch.ends[count - 1] ?? 0) - (scratch.starts[count - 1] ?? 0)
    const upper = ((scratch.shapes[count - 1] ?? 0) & Shape.initialUpper) !== 0
    if (size === 1 && !upper && ((scratch.shapes[count - 1] ?? 0) & Shape.digit) === 0) return false
    if (abbreviations.has(scratch.hashes[count - 1] ?? 0)) return false
  }
  let next = index
  while (next < folded.length && next < index + 4 && folded.charCodeAt(next) <= 32) next++
  return next >= folded.length || kindOf(folded.charCodeAt(next)) !== 2
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

/** The words of a short phrase, folded and in lower case ("Node.js" → node, js). */
export const wordsOf = (phrase: string): ReadonlyArray<string> => {
  const tokens = tokenize(phrase)
  const words: Array<string> = []
  for (let index = 0; index < tokens.count; index++) {
    words.push(((tokens.shapes[index] ?? 0) & Shape.ampersand) !== 0 ? "and" : wordAt(tokens, index))
  }
  return words
}
