import { concepts } from "../../lexicon/lexicon.js"
import type { Found, Read } from "../../lexicon/matcher/mentions.js"
import { hashesNamed } from "../../lexicon/words/words.js"
import { someBetween } from "../../text/between.js"
import { hashesOf } from "../../text/characters.js"
import type { Sentence } from "../sections/sentences.js"
import type { Span } from "./tagger.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"

// Below a heading that asks who fits ("The type of person", "Traits"), each short statement is a trait, in whatever words.

const maxWords = 8
/** "calm and tidy" are two traits, "say sorry and mean it" is one. */
const wordsOfPart = 2
const joiners = hashesOf("and or but")
const openers = hashesNamed("traits.openers")
const ofOthers = hashesNamed("traits.ofOthers")

const minShare = { traits: 2, of: 3 }

/** The statements of a sentence between commas and stops; what stands in brackets explains one. */
const clausesOf = ({ gaps, hashes }: Tokens, { end, first }: Sentence): ReadonlyArray<Span> => {
  const clauses: Array<Span> = []
  let from = first
  for (let at = first + 1; at <= end; at++) {
    const isJoint = at < end && joiners.has(hashes[at] ?? 0) && at - from <= wordsOfPart
    if (at < end && !isJoint && (gaps[at] ?? 0) < Gap.comma) continue
    if (at > from && gaps[from] !== Gap.open) clauses.push({ first: from, last: at - 1 })
    from = isJoint ? at + 1 : at
  }
  return clauses
}

/** "someone who stays calm": where what is said of the person begins. */
const traitOf = ({ hashes }: Tokens, { first, last }: Span): Span | undefined => {
  let from = first
  while (from < last && openers.has(hashes[from] ?? 0)) from++
  const says = hashes[from] ?? 0
  return last - from >= maxWords || openers.has(says) || ofOthers.has(says) ? undefined : { first: from, last }
}

/** The sections that tell who fits, sentence by sentence. */
const personSections = (sentences: ReadonlyArray<Sentence>): ReadonlyArray<ReadonlyArray<Sentence>> => {
  const found: Array<Array<Sentence>> = []
  for (const sentence of sentences) {
    if (sentence.section !== "person") continue
    if (sentence.isHeading) found.push([])
    else found.at(-1)?.push(sentence)
  }
  return found
}

/** What the sections that tell who fits say of the person. One that mostly names tools, papers and figures is a list of those. */
export const traitsIn = (
  { tokens }: Read,
  sentences: ReadonlyArray<Sentence>,
  found: ReadonlyArray<Found>
): ReadonlyMap<Sentence, ReadonlyArray<Span>> => {
  const isFact = new Uint8Array(tokens.count)
  for (let index = 0; index < tokens.count; index++)
    if (((tokens.shapes[index] ?? 0) & Shape.digit) !== 0) isFact[index] = 1
  for (const { concept, first, last } of found) if (concepts[concept]?.kind !== "soft") isFact.fill(1, first, last + 1)
  const hasFact = (from: number, end: number) => someBetween(from, end, (index) => isFact[index] === 1)
  const traits = new Map<Sentence, ReadonlyArray<Span>>()
  for (const section of personSections(sentences)) {
    const clauses = section.map((sentence) => clausesOf(tokens, sentence))
    const isTrait = ({ first, last }: Span) => !hasFact(first, last + 1)
    const all = clauses.flat()
    if (all.filter(isTrait).length * minShare.of < all.length * minShare.traits) continue
    for (const [at, sentence] of section.entries()) {
      const said = clauses[at]?.filter(isTrait).flatMap((clause) => traitOf(tokens, clause) ?? []) ?? []
      if (said.length > 0) traits.set(sentence, said)
    }
  }
  return traits
}
