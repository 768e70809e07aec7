import { hashesNamed } from "../../lexicon/words/words.js"
import { hashesOf } from "../../text/characters.js"
import type { Span } from "./tagger.js"
import { Gap, type Tokens } from "../../text/Tokens.js"

// Stretches that the taggers name, cut to what a person would call the thing.

const heads = hashesOf("skill skills ability abilities attitude manner person")
const praises = hashesNamed("spans.praises")

const tierWords = hashesNamed("spans.tierWords")

/** The words of a soft skill: with the noun they belong to ("delegation skills"), without praise ("strong") and what is asked of it ("required"). */
export const trimmed = (tokens: Tokens, { first, last: end }: Span): Span => {
  let last = end
  while (last > first && tierWords.has(tokens.hashes[last] ?? 0)) last--
  const after = last + 1
  const hasHead = (tokens.gaps[after] ?? 0) === Gap.space && heads.has(tokens.hashes[after] ?? 0)
  let from = first
  while (from < last && praises.has(tokens.hashes[from] ?? 0)) from++
  return { first: from, last: hasHead && !heads.has(tokens.hashes[last] ?? 0) ? after : last }
}

const joints = hashesOf("and or")

/** Two soft skills that are joined and each named whole ("tact and diplomacy"); else the span itself. */
export const partsOf = ({ hashes }: Tokens, span: Span): ReadonlyArray<Span> => {
  const { first, last } = span
  if (last - first !== 2 || !joints.has(hashes[first + 1] ?? 0)) return [span]
  return [
    { first, last: first },
    { first: last, last }
  ]
}

/** A soft skill with the words around it that belong to it: "verbal communication skills". */
export const widened = (tokens: Tokens, one: Span, spans: ReadonlyArray<Span>): Span => {
  const holdsOne = ({ first, last }: Span) => first <= one.first && last >= one.last
  return trimmed(tokens, partsOf(tokens, spans.find(holdsOne) ?? one).find(holdsOne) ?? one)
}
