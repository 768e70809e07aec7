import { hashesNamed } from "../../lexicon/words/words.js"
import { type Read, unsureFormOf } from "../../lexicon/matcher/mentions.js"
import { bitsOf, modalities, type TriggerHits } from "../../rules/triggers.js"
import type { Sentence } from "../sections/sentences.js"
import { hashesOf, hashOf } from "../../text/characters.js"
import { stateCodes } from "../../lexicon/matcher/places.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"

/** A thing that a job asks for and no lexicon knows, by word positions; `last` is its last word. */
export interface Term {
  readonly first: number
  readonly last: number
}

const openers = hashesNamed("terms.openers")
const stoppers = hashesNamed("terms.stoppers")
const empties = hashesNamed("terms.empties")
const instructions = hashesNamed("terms.orders")
const joiners = hashesOf("and or")
const orHash = hashOf("or")

const isWordy = (tokens: Tokens, index: number): boolean => {
  const shape = tokens.shapes[index] ?? 0
  return (
    (shape & Shape.address) === 0 &&
    !((shape & Shape.digit) !== 0 && (shape & (Shape.lower | Shape.initialUpper | Shape.innerUpper)) === 0)
  )
}

/** Written as a name: capital inside a sentence, camel case, capitals, letters with digits. */
export const isNameLike = (tokens: Tokens, index: number): boolean => {
  const shape = tokens.shapes[index] ?? 0
  if ((shape & Shape.address) !== 0) return false
  if ((shape & Shape.innerUpper) !== 0) return true
  if ((shape & Shape.digit) !== 0) return (shape & (Shape.lower | Shape.initialUpper)) !== 0
  return (shape & Shape.initialUpper) !== 0
}

/** "Fido-2847", "REF-12": a code, not a name. Digits after a hyphen make a term none. */
const hasDigitsAfterHyphen = (tokens: Tokens, first: number, last: number): boolean => {
  for (let index = first + 1; index <= last + 1 && index < tokens.count; index++) {
    if ((tokens.gaps[index] ?? 0) === Gap.hyphen && ((tokens.shapes[index] ?? 0) & Shape.digit) !== 0) return true
  }
  return false
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
  const [left = ""] = folded
    .slice(Math.max(0, start - longestAddress), start)
    .split("\n")
    .slice(-1)
  const [right = ""] = folded.slice(after, after + longestAddress).split("\n")
  if (
    codeSigns.test(left + stretch + right) ||
    lettersApart.test(tokens.text.slice(tokens.starts[first], tokens.ends[last]))
  )
    return true
  let from = first
  while (from > 0 && isTight(tokens.gaps[from] ?? 0)) from--
  let end = last + 1
  while (end < tokens.count && isTight(tokens.gaps[end] ?? 0)) end++
  let dots = 0
  let slashes = 0
  for (let index = from + 1; index < end; index++) {
    if (tokens.gaps[index] === Gap.dot) dots++
    if (tokens.gaps[index] === Gap.slash) slashes++
  }
  return dots > 0 && slashes > 0
}

/** Characters that are looked at on either side of a name. */
const longestAddress = 60
const addressSigns = /[\\@=]|;base64\b|\bdata:\w/i
/** "e.v.i.l" */
const lettersApart = /^(?:[a-z]\.){2}/
/** A role in "<|…|>"; a brace or a colon beside a quote; a call; a word with "_"; a comment of SQL. */
const codeSigns = /<[|/!]|\|>|\w\(\)|[{[]["'{]|["'][}\];]|["']:["'[{]|\w\(["']|\w\(\w+\.\w|\w_\w|;\s?--/

const isTight = (gap: number): boolean => gap === Gap.dot || gap === Gap.slash || gap === Gap.hyphen

const maxWords = 4

/**
 * Of a stretch that the tagger names what a pattern would leave of it. The tagger has learnt where no commas stand: a
 * piece after one counts where `mayBegin` says so.
 */
export const termsOfSpan = (
  tokens: Tokens,
  { first, last }: Term,
  mayBegin: (index: number) => boolean
): ReadonlyArray<Term> => {
  const terms: Array<Term> = []
  let from = first
  for (let at = first + 1; at <= last + 1; at++) {
    // "Hmong or Mixteco" are two.
    if (at <= last && !isListGap(tokens.gaps[at] ?? 0) && tokens.hashes[at] !== orHash) continue
    const term = withoutSmallWords(tokens, from, at - 1)
    if (term !== undefined && (from === first || mayBegin(term.first)) && !isPlace(tokens, term)) terms.push(term)
    from = at
  }
  return terms
}

const isListGap = (gap: number): boolean => gap >= Gap.comma

const isSmall = ({ hashes }: Tokens, index: number): boolean => {
  const word = hashes[index] ?? 0
  return stoppers.has(word) || joiners.has(word)
}

const withoutSmallWords = (tokens: Tokens, first: number, last: number): Term | undefined => {
  let from = first
  let to = last
  while (from <= to && isSmall(tokens, from)) from++
  // "on-call": what is left of a word names nothing.
  if (from > first && tokens.gaps[from] === Gap.hyphen) return undefined
  while (to >= from && isSmall(tokens, to)) to--
  // A name may be longer than an item of a list.
  return trimmed(tokens, from, to + 1, maxWords + 2)
}

const isState = (tokens: Tokens, index: number): boolean => {
  const shape = (tokens.shapes[index] ?? 0) & (Shape.initialUpper | Shape.innerUpper | Shape.lower)
  const isCode = shape === (Shape.initialUpper | Shape.innerUpper) && stateCodes.has(tokens.hashes[index] ?? 0)
  return isCode && tokens.gaps[index] === Gap.comma && ((tokens.shapes[index - 1] ?? 0) & Shape.initialUpper) !== 0
}

/** "Lowell, MA": the code of a state after a comma, and the place before it. */
const isPlace = (tokens: Tokens, { first, last }: Term): boolean => first > 0 && isState(tokens, last + 1)
const stateNames = hashesNamed("terms.stateNames")

/** One item of a list from `from`; its end, or undefined when it names nothing. */
export const trimmed = (tokens: Tokens, first: number, end: number, most = maxWords): Term | undefined => {
  let from = first
  let last = end - 1
  while (from <= last && (openers.has(tokens.hashes[from] ?? 0) || !isWordy(tokens, from))) from++
  while (last >= from && (!isWordy(tokens, last) || openers.has(tokens.hashes[last] ?? 0))) last--
  if (last < from || last - from + 1 > most) return undefined
  let says = 0
  let mixed = 0
  for (let index = from; index <= last; index++) {
    if (!isWordy(tokens, index)) return undefined
    const shape = tokens.shapes[index] ?? 0
    if ((shape & Shape.digit) !== 0 && (shape & Shape.lower) !== 0) mixed++
    if (!empties.has(tokens.hashes[index] ?? 0)) says++
  }
  // "pr3v10u5 1n57ruc710n5": letters in disguise.
  if (mixed > 1) return undefined
  if (says === 0 || hasDigitsAfterHyphen(tokens, from, last) || isOfMachine(tokens, from, last)) return undefined
  // "Visit our site", "accept the offer": what somebody is to do.
  if (last > from && instructions.has(tokens.hashes[from] ?? 0)) return undefined
  // "Active RN license (Ohio)"
  if (last === from && stateNames.has(tokens.hashes[from] ?? 0)) return undefined
  if (last === from && (tokens.foldedEnds[from] ?? 0) - (tokens.foldedStarts[from] ?? 0) < 2) return undefined
  return { first: from, last }
}

const asks = bitsOf(["modality.asks", "modality.may-ask"])

/**
 * The items after "experience with", "knowledge of" …: cut at commas, "and", "or" and slashes, until a word
 * that no such list holds.
 */
export const termsAfterAsk = (
  text: Read,
  sentence: Sentence,
  hits: TriggerHits,
  taken: Uint8Array
): ReadonlyArray<Term> => {
  const { tokens } = text
  const terms: Array<Term> = []
  if ((sentence.triggers & asks) === 0) return terms
  for (let index = sentence.first; index < sentence.end; index++) {
    const here = hits[index]
    if (here === undefined) continue
    const strong = here.find((hit) => hit.name === "modality.asks")
    const ask = strong ?? here.find((hit) => hit.name === "modality.may-ask")
    if (ask === undefined || ask.last >= sentence.end) continue
    let at = ask.last + 1
    let first = at
    const close = (end: number) => {
      if (end > first) {
        const term = trimmed(tokens, first, end)
        if (term === undefined || isTaken(taken, term)) return
        // After a weak trigger only what is written as a name is one.
        if (strong === undefined && (!isName(tokens, term) || unsureFormOf(text, term.first, term.last))) return
        if (!isGerundOnly(tokens, term)) terms.push(term)
      }
    }
    for (; at < sentence.end; at++) {
      const hash = tokens.hashes[at] ?? 0
      const gap = tokens.gaps[at] ?? 0
      if (at > first && (gap >= Gap.comma || gap === Gap.slash)) {
        close(at)
        first = at
        if (gap === Gap.semicolon || gap === Gap.colon) break
      }
      if (joiners.has(hash)) {
        close(at)
        first = at + 1
        continue
      }
      if (at === first && openers.has(hash)) {
        first = at + 1
        continue
      }
      if (stoppers.has(hash) && (taken[at] ?? 0) === 0) {
        close(at)
        first = sentence.end
        break
      }
    }
    if (first < sentence.end) close(Math.min(at, sentence.end))
    index = Math.max(index, ask.last)
  }
  return terms
}

const isName = (tokens: Tokens, { first, last }: Term): boolean => {
  for (let index = first; index <= last; index++) if (!isNameLike(tokens, index)) return false
  return true
}

/** "experience in building …": what is done, not what is known. */
const isGerundOnly = (tokens: Tokens, { first, last }: Term): boolean => {
  const end = tokens.foldedEnds[first] ?? 0
  const endsInIng = tokens.folded.slice(end - 3, end).toLowerCase() === "ing"
  return endsInIng && ((tokens.shapes[first] ?? 0) & Shape.initialUpper) === 0 && (last === first || last - first >= 2)
}

const modalityBits = bitsOf([...modalities])
const maxNameWords = 3

/** "Lottie (plus). Tock (nice to have)": what brackets set a tier for is asked for. */
export const namesBeforeTier = (
  { tokens }: Read,
  { triggers, end, first }: Sentence,
  hits: TriggerHits
): ReadonlyArray<Term> => {
  if ((triggers & modalityBits) === 0) return noTerms
  const terms: Array<Term> = []
  for (let index = first + 1; index < end; index++) {
    if (tokens.gaps[index] !== Gap.open || !(hits[index] ?? []).some(({ name }) => modalities.has(name))) continue
    let from = index
    while (from > first && index - from < maxNameWords && isNameLike(tokens, from - 1)) {
      from--
      if (tokens.gaps[from] !== Gap.space) break
    }
    const term = from < index ? trimmed(tokens, from, index) : undefined
    if (term !== undefined) terms.push(term)
  }
  return terms
}

const noTerms: ReadonlyArray<Term> = []

const isTaken = (taken: Uint8Array, { first, last }: Term): boolean => {
  for (let index = first; index <= last; index++) if ((taken[index] ?? 0) !== 0) return true
  return false
}

/** Two known items need two known words, which most sentences do not have. */
const hasTwoTaken = ({ end, first }: Sentence, taken: Uint8Array): boolean => {
  let count = 0
  for (let index = first; index < end && count < 2; index++) if ((taken[index] ?? 0) !== 0) count++
  return count === 2
}

/**
 * Names in a list beside things the lexicon knows ("Vue, Vuex, Ramda"). In a list of what is asked or done the other
 * items need not be written as names ("lamination, tempering, glazes").
 */
export const namesBesideKnown = ({ tokens }: Read, sentence: Sentence, taken: Uint8Array): ReadonlyArray<Term> => {
  if (!hasTwoTaken(sentence, taken)) return noTerms
  const isListOfAsked = listSections.has(sentence.section)
  const terms: Array<Term> = []
  let first = sentence.first
  let knownItems = 0
  let items = 0
  const close = (end: number) => {
    if (end <= first) return
    items++
    if (isTaken(taken, { first, last: end - 1 })) {
      if (end - first <= maxWords) knownItems++
      return
    }
    const term = trimmed(tokens, first, end)
    if (term === undefined || term.last - term.first >= maxNameWords) return
    if (isListOfAsked || isNameInList(tokens, term, sentence.first)) terms.push(term)
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
  return knownItems >= 2 && items >= 3 ? terms : noTerms
}

const listSections: ReadonlySet<string> = new Set(["required", "preferred", "duties"])

/** Written as a name; the first word of a sentence alone is so only by a capital within. */
const isNameInList = (tokens: Tokens, term: Term, first: number): boolean =>
  isName(tokens, term) &&
  (term.first > first || term.last > term.first || ((tokens.shapes[first] ?? 0) & Shape.innerUpper) !== 0)
