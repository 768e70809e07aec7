import { hashesNamed } from "../../lexicon/words/words.js"
import { hashesOf } from "../../text/characters.js"
import type { Sentence } from "../sections/sentences.js"
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

const softHeads = hashesOf("skill skills ability abilities attitude mindset ethic")
const noSoftSkills = hashesNamed("spans.noSoftSkills")

/**
 * Whether an unknown stretch says by itself that it is a soft skill: "research skills", "professional attitude". What else
 * the tagger takes for one in a whole posting is mostly a piece of what is done there ("including planning").
 */
export const namesSoftSkill = (tokens: Tokens, { first, last }: Span): boolean => {
  if (first === last || !softHeads.has(tokens.hashes[last] ?? 0)) return false
  for (let index = first; index < last; index++) if (noSoftSkills.has(tokens.hashes[index] ?? 0)) return false
  return true
}

const softEnds =
  /(?:ity|ness|ence|ance|ency|ancy|ship|ism|ful|less|ive|ent|ant|able|ible|ous|ic|ed|ly|ty|cy|ment|tion|sion|sense|player|worker|thinker|learner|starter|spirit|manner|attitude|skills?|ethics?|mind(?:ed|set)?|oriented|spoken)$/i

/**
 * Whether an unknown stretch of a few lines may be a soft skill by how it ends ("punctuality", "well-spoken"): of a posting
 * that names tools and trades the tagger of soft skills, which has learnt from sentences about people, takes other things for some.
 */
export const mayBeSoftSkill = ({ folded, foldedEnds, foldedStarts }: Tokens, { last }: Span): boolean =>
  softEnds.test(folded.slice(foldedStarts[last] ?? 0, foldedEnds[last] ?? 0))

const joints = hashesOf("and or")

/** Where two soft skills are joined that are each named whole: "tact and diplomacy"; or -1. */
export const jointOf = ({ hashes }: Tokens, { first, last }: Span): number => {
  for (let at = first + 1; at < last; at++) {
    if (!joints.has(hashes[at] ?? 0)) continue
    return at === first + 1 && at === last - 1 ? at : -1
  }
  return -1
}

/** The two soft skills that a joint joins. */
export const partsAt = ({ first, last }: Span, joint: number): readonly [Span, Span] => [
  { first, last: joint - 1 },
  { first: joint + 1, last }
]

/** A soft skill with the words around it that belong to it: "verbal communication skills". */
export const widened = (tokens: Tokens, one: Span, spans: ReadonlyArray<Span>): Span => {
  const span = spans.find((other) => holds(other, one)) ?? one
  const joint = jointOf(tokens, span)
  if (joint < 0) return trimmed(tokens, span)
  return trimmed(tokens, partsAt(span, joint).find((part) => holds(part, one)) ?? one)
}

const holds = ({ first, last }: Span, one: Span): boolean => first <= one.first && last >= one.last

/** The spans of a sentence, out of those of the whole text in order. */
export const within = (spans: ReadonlyArray<Span>, { end, first }: Sentence): ReadonlyArray<Span> => {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.first ?? 0) < first) low = middle + 1
    else high = middle
  }
  let until = low
  while (until < spans.length && (spans[until]?.first ?? 0) < end) until++
  return until === low ? none : spans.slice(low, until)
}

const none: ReadonlyArray<Span> = []
