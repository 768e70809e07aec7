import { isCredential } from "../../lexicon/Concept.js"
import {
  concepts,
  conceptOf,
  formIndex,
  isAmbiguous,
  nounsOfVerb,
  spellingOf,
  vocabulary
} from "../../lexicon/lexicon.js"
import type { Found, Read } from "../../lexicon/matcher/mentions.js"
import { fromHash, isOtherVerb, mayBeVerb, wordsBetween } from "../../lexicon/verbs.js"
import { weightOfWord } from "../../lexicon/matcher/words.js"
import type { Sentence } from "../sections/sentences.js"
import { Gap, type Tokens } from "../../text/Tokens.js"

// A duty tells with a verb what the lexicon names by a noun: "administers IV medications" is medication administration.

/** "Outsourced support", "keep shelves stocked": how something is, and nothing that is done. */
const isParticiple = ({ folded, foldedEnds, foldedStarts }: Tokens, index: number): boolean =>
  /[a-z]{2}ed$/.test(folded.slice(foldedStarts[index] ?? 0, foldedEnds[index] ?? 0))

/** "Manage key vendors": what a word stands before is done, not the word itself. */
const goesOn = (tokens: Tokens, at: number, end: number): boolean =>
  at < end && (tokens.gaps[at] ?? 0) < Gap.comma && weightOfWord(tokens, at) > 0

/** The plain form of a hard skill that ends at a node; -1 where none does. */
const formAt = (node: number): number =>
  formIndex.endsAt(node)?.find((form) => {
    const kind = concepts[conceptOf(form)]?.kind ?? "hard"
    return !isAmbiguous(form) && kind !== "soft" && !isCredential(kind)
  }) ?? -1

const maxObject = 2
const ofWord = vocabulary.numberOf("of")

/** A form that says with one of the nouns what is done to the words from `at` on ("vendor management", "management of vendors"). */
const verbPhraseOn = ({ words }: Read, at: number, end: number, nouns: ReadonlyArray<number>): Found | undefined => {
  let found: Found | undefined
  let node = 0
  const ofNouns = nouns.map((noun) => formIndex.next(formIndex.next(0, noun), ofWord))
  for (let last = at; last < Math.min(end, at + maxObject); last++) {
    const word = words[last] ?? -1
    node = last === at || node !== 0 ? formIndex.next(node, word) : 0
    for (const [which, noun] of nouns.entries()) {
      const of = ofNouns[which] ?? 0
      const following = of === 0 ? 0 : formIndex.next(of, word)
      ofNouns[which] = following
      const form = Math.max(
        node === 0 ? -1 : formAt(formIndex.next(node, noun)),
        following === 0 ? -1 : formAt(following)
      )
      if (form >= 0) found = { concept: conceptOf(form), form, first: at, last }
    }
  }
  return found
}

const verbPhraseAt = (text: Read, index: number, { end, first }: Sentence, isNamed: Uint8Array): Found | undefined => {
  const { tokens } = text
  const nouns = nounsOfVerb(tokens.stems[index] ?? 0)
  if (nouns === undefined || isParticiple(tokens, index)) return undefined
  // "Develops Java services": Java is what is developed, and is there already.
  for (let at = index + 1; at <= index + 1 + wordsBetween && at < end; at++) {
    // A comma begins the next thing: "analyzes workflow, space requirements".
    if ((tokens.gaps[at] ?? 0) >= Gap.comma || tokens.hashes[at] === fromHash) break
    const phrase = verbPhraseOn(text, at, end, nouns)
    if (phrase === undefined || isParticiple(tokens, phrase.last) || goesOn(tokens, phrase.last + 1, end)) continue
    return isNamed.subarray(at, phrase.last + 1).includes(1) ? undefined : { ...phrase, first: index }
  }
  // "Reconciles monthly invoices"; as one of several it may be a noun ("saw, machine, drill").
  const isListed = index > first && (tokens.gaps[index] ?? 0) >= Gap.comma
  if (isListed || tokens.gaps[index + 1] !== Gap.space) return undefined
  for (const noun of nouns) {
    const form = formAt(formIndex.next(0, noun))
    if (form >= 0 && !isOtherVerb(spellingOf(form).toLowerCase()))
      return { concept: conceptOf(form), form, first: index, last: index }
  }
  return undefined
}

/** What a statement says is done, of what the lexicon has a name for. */
export const verbPhrasesIn = (text: Read, sentence: Sentence, isNamed: Uint8Array): ReadonlyArray<Found> => {
  const found: Array<Found> = []
  for (let index = sentence.first; index < sentence.end; index++) {
    if (isNamed[index] === 1 || !(index === sentence.first || mayBeVerb(text.tokens, index))) continue
    const phrase = verbPhraseAt(text, index, sentence, isNamed)
    if (phrase !== undefined) found.push(phrase)
  }
  return found
}
