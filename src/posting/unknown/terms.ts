import { hashesNamed } from "../../lexicon/words/words.js"
import { type Read, unsureFormOf } from "../../lexicon/matcher/mentions.js"
import type { TriggerHits } from "../../rules/triggers.js"
import type { Sentence } from "../sections/sentences.js"
import { everyBetween } from "../../text/between.js"
import { hashesOf, hashOf } from "../../text/characters.js"
import { stateCodes } from "../../lexicon/matcher/properNames.js"
import { isShouted } from "../../lexicon/matcher/surroundings.js"
import { isCapitalised, isNumberAt, spellingAt, wordAt } from "../../text/tokenize.js"
import type { Span } from "./tagger.js"
import type { Tags } from "./tags.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"

// Things that a job asks for and no lexicon knows, as patterns find them.

const openers = hashesNamed("terms.openers")
const stoppers = hashesNamed("terms.stoppers")
const empties = hashesNamed("terms.empties")
const instructions = hashesNamed("terms.orders")
const joiners = hashesOf("and or")

const digitsAndLetters = Shape.digit | Shape.lower

const isWordy = (tokens: Tokens, index: number): boolean =>
  ((tokens.shapes[index] ?? 0) & Shape.address) === 0 && !isNumberAt(tokens, index)

/** Written as a name: capital inside a sentence, camel case, capitals, letters with digits. */
export const isNameLike = (tokens: Tokens, index: number): boolean => {
  const shape = tokens.shapes[index] ?? 0
  if ((shape & Shape.address) !== 0) return false
  return (shape & (Shape.initialUpper | Shape.innerUpper)) !== 0 || (shape & digitsAndLetters) === digitsAndLetters
}

/** "foo.bar/baz", "\u003cscript", "@somebody", '{"type":"x"}': paths, escapes, addresses and code, not names. */
const isOfMachine = (tokens: Tokens, first: number, last: number): boolean => {
  const { folded, foldedEnds, foldedStarts } = tokens
  let start = foldedStarts[first] ?? 0
  let after = foldedEnds[last] ?? 0
  for (let steps = 0; steps < longestAddress && start > 0 && folded.charCodeAt(start - 1) > 32; steps++) start--
  for (let steps = 0; steps < longestAddress && after < folded.length && folded.charCodeAt(after) > 32; steps++) after++
  const stretch = folded.slice(start, after)
  if (addressSigns.test(stretch)) return true
  // The line, as far as it is looked at.
  const left =
    folded
      .slice(Math.max(0, start - longestAddress), start)
      .split("\n")
      .at(-1) ?? ""
  const [right = ""] = folded.slice(after, after + longestAddress).split("\n")
  if (codeSigns.test(left + stretch + right)) return true
  if (lettersApart.test(tokens.text.slice(tokens.starts[first], tokens.ends[last]))) return true
  let from = first
  while (from > 0 && isTight(tokens.gaps[from] ?? 0)) from--
  let end = last + 1
  while (end < tokens.count && isTight(tokens.gaps[end] ?? 0)) end++
  const joints = tokens.gaps.subarray(from + 1, end)
  return joints.includes(Gap.dot) && joints.includes(Gap.slash)
}

/** Characters that are looked at on either side of a name. */
const longestAddress = 60
const addressSigns = /[\\@=]|;base64\b|\bdata:\w/i
/** "e.v.i.l" */
const lettersApart = /^(?:[a-z]\.){2}/
/** A role in "<|…|>"; a brace or a colon beside a quote; a call; a word with "_"; a comment of SQL; an address that is spelled out. */
const codeSigns =
  /<[|/!]|\|>|\w\(\)|[{[]["'{]|["'][}\];]|["']:["'[{]|\w\(["']|\w\(\w+\.\w|\w_\w|;\s?--|\bdot \w{1,30} (?:dot|slash)\b/i

const isTight = (gap: number): boolean => gap === Gap.dot || gap === Gap.slash || gap === Gap.hyphen

const maxWords = 4
/** A name that the tagger finds may be longer than an item of a list. */
const wordsOfSpan = 6

/**
 * Of a stretch that the tagger names what a pattern would leave of it. The tagger has learnt where no commas stand: a
 * piece after one counts where a name may begin by `marginAt`.
 */
export const termsOfSpan = (tokens: Tokens, { first, last }: Span, marginAt: Tags["marginAt"]): ReadonlyArray<Span> => {
  const terms: Array<Span> = []
  let from = first
  for (let at = first + 1; at <= last + 1; at++) {
    // "Hmong or Mixteco" are two.
    if (at <= last && (tokens.gaps[at] ?? 0) < Gap.comma && tokens.hashes[at] !== hashOf("or")) continue
    const term = trimmed(tokens, from, at, wordsOfSpan)
    if (term !== undefined && (from === first || marginAt(term.first) > 0) && !isPlace(tokens, term)) terms.push(term)
    from = at
  }
  return terms
}

/** "Lowell, MA": the code of a state after a comma, and the place before it. */
const isPlace = (tokens: Tokens, { first, last }: Span): boolean => {
  const next = last + 1
  const isCode = isShouted(tokens.shapes[next] ?? 0) && stateCodes.has(tokens.hashes[next] ?? 0)
  return first > 0 && isCode && tokens.gaps[next] === Gap.comma && isCapitalised(tokens, last)
}
const stateNames = hashesNamed("terms.stateNames")

/** One item of a list from `from`; its end, or undefined when it names nothing. */
export const trimmed = (tokens: Tokens, first: number, end: number, most = maxWords): Span | undefined => {
  let from = first
  let last = end - 1
  while (from <= last && (openers.has(tokens.hashes[from] ?? 0) || !isWordy(tokens, from))) from++
  while (last >= from && (!isWordy(tokens, last) || openers.has(tokens.hashes[last] ?? 0))) last--
  if (last < from || last - from + 1 > most) return undefined
  if (!everyBetween(from, last + 1, (index) => isWordy(tokens, index))) return undefined
  // "pr3v10u5 1n57ruc710n5": letters in disguise.
  const mixed = tokens.shapes
    .subarray(from, last + 1)
    .filter((shape) => (shape & digitsAndLetters) === digitsAndLetters)
  const isEmpty = everyBetween(from, last + 1, (index) => empties.has(tokens.hashes[index] ?? 0))
  if (mixed.length > 1 || isEmpty) return undefined
  if (isOfMachine(tokens, from, last)) return undefined
  // "Visit our site", "accept the offer": what somebody is to do.
  if (last > from && instructions.has(tokens.hashes[from] ?? 0)) return undefined
  // "Active RN license (Ohio)"
  if (last === from && stateNames.has(tokens.hashes[from] ?? 0)) return undefined
  if (last === from && spellingAt(tokens, from).length < 2) return undefined
  return { first: from, last }
}

/**
 * The items after "experience with", "knowledge of" …: cut at commas, "and", "or" and slashes, until a word
 * that no such list holds.
 */
export const termsAfterAsk = (
  text: Read,
  { end, first: start }: Sentence,
  hits: TriggerHits,
  taken: Uint8Array
): ReadonlyArray<Span> => {
  const { tokens } = text
  const terms: Array<Span> = []
  for (let index = start; index < end; index++) {
    const here = hits[index] ?? []
    const strong = here.find((hit) => hit.name === "modality.asks")
    const ask = strong ?? here.find((hit) => hit.name === "modality.may-ask")
    if (ask === undefined || ask.last >= end) continue
    let first = ask.last + 1
    const close = (until: number) => {
      const term = until > first ? trimmed(tokens, first, until) : undefined
      if (term === undefined) return
      // After a weak trigger only what is written as a name is one.
      if (strong === undefined && (!isName(tokens, term) || unsureFormOf(text, term.first, term.last))) return
      if (!isGerundOnly(tokens, term)) terms.push(term)
    }
    for (let at = first; at <= end; at++) {
      const hash = tokens.hashes[at] ?? 0
      const gap = tokens.gaps[at] ?? 0
      const isSplit = at > first && (gap >= Gap.comma || gap === Gap.slash)
      const isOpener = (at === first || isSplit) && openers.has(hash)
      const ends = at === end || (stoppers.has(hash) && taken[at] !== 1 && !isOpener)
      if (isSplit || ends || joiners.has(hash)) close(at)
      if (ends || (isSplit && (gap === Gap.semicolon || gap === Gap.colon))) break
      if (isSplit) first = at
      if (joiners.has(hash) || isOpener) first = at + 1
    }
    index = ask.last
  }
  return terms
}

const isName = (tokens: Tokens, { first, last }: Span): boolean =>
  everyBetween(first, last + 1, (index) => isNameLike(tokens, index))

/** "experience in building …": what is done, not what is known. */
const isGerundOnly = (tokens: Tokens, { first, last }: Span): boolean =>
  last === first && wordAt(tokens, first).endsWith("ing") && !isCapitalised(tokens, first)

const maxNameWords = 3

const isTaken = (taken: Uint8Array, { first, last }: Span): boolean => taken.subarray(first, last + 1).includes(1)

/**
 * Names beside things the lexicon knows in a list of what is asked or done; they need not be written as names ("lamination,
 * tempering, glazes").
 */
export const namesBesideKnown = (tokens: Tokens, sentence: Sentence, taken: Uint8Array): ReadonlyArray<Span> => {
  const terms: Array<Span> = []
  let first = sentence.first
  let knownItems = 0
  const close = (end: number) => {
    if (end <= first) return
    if (isTaken(taken, { first, last: end - 1 })) {
      if (end - first <= maxWords) knownItems++
      return
    }
    const term = trimmed(tokens, first, end)
    if (term !== undefined && term.last - term.first < maxNameWords) terms.push(term)
  }
  for (let index = sentence.first; index < sentence.end; index++) {
    const gap = tokens.gaps[index] ?? 0
    const splits = index > first && (gap >= Gap.comma || gap === Gap.slash)
    const joins = joiners.has(tokens.hashes[index] ?? 0)
    if (!splits && !joins) continue
    close(index)
    first = joins ? index + 1 : index
  }
  close(sentence.end)
  return knownItems >= 2 ? terms : []
}
