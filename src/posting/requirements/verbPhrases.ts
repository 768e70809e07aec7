import { hashesNamed } from "../../lexicon/words/words.js"
import { isCredential } from "../../lexicon/Concept.js"
import { append } from "../../text/append.js"
import { hashOf } from "../../text/characters.js"
import { type VerbPhrase, verbPhraseEndsAt, verbPhraseOf } from "../../rules/verbs.js"
import { conceptOf, concepts, formCount, isAmbiguous, spellingOf } from "../../lexicon/lexicon.js"
import type { Found, Read } from "../../lexicon/matcher/mentions.js"
import type { Sentence } from "../sections/sentences.js"
import { Shape, type Tokens } from "../../text/Tokens.js"

// Short postings tell what is done where others name it: "you review leases", "you've tiled floors and budgeted".

interface KnownPhrase {
  readonly concept: number
  readonly form: number
  readonly phrase: VerbPhrase
}

const nounAsVerb = /^[A-Z]?[a-z]{4,}$/

/** The noun of doing, as both sides of the Atlantic write it. */
const nounsOf = (spelling: string): ReadonlyArray<string> => {
  const noun = spelling.slice(spelling.lastIndexOf(" ") + 1).toLowerCase()
  return noun.endsWith("ing") ? [] : noun.endsWith("ization") ? [noun, noun.replace("ization", "isation")] : [noun]
}

let known: ReadonlyMap<number, ReadonlyArray<KnownPhrase>> | undefined

/** Of all hard skills whose names end in a noun of doing, by the stems of their verbs; made when first needed. */
const knownPhrases = (): ReadonlyMap<number, ReadonlyArray<KnownPhrase>> => {
  if (known !== undefined) return known
  const byVerb = new Map<number, Array<KnownPhrase>>()
  for (let form = 0; form < formCount; form++) {
    const concept = conceptOf(form)
    const spelling = spellingOf(form)
    if (isCredential(concepts[concept]?.kind) || (isAmbiguous(form) && spelling.includes(" "))) continue
    const phrase = verbPhraseOf(spelling)
    if (phrase !== undefined) {
      for (const verb of phrase.verbs) append(byVerb, verb, { concept, form, phrase })
      if (phrase.object.length > 0)
        for (const noun of nounsOf(spelling))
          append(byVerb, hashOf(noun), { concept, form, phrase: { ...phrase, noun: 0 } })
    }
    // "You've drywalled a room and inventoried the bar"
    if (phrase !== undefined || isAmbiguous(form) || !nounAsVerb.test(spelling)) continue
    const noun = spelling.toLowerCase()
    const verb = noun.endsWith("ing") ? noun.slice(0, -3) : noun.replace(/y$/, "i")
    append(byVerb, hashOf(verb), { concept, form, phrase: { verbs: [], object: [], noun: hashOf(noun) } })
  }
  known = byVerb
  return byVerb
}

/** "You've budgeted", "someone who has negotiated": before what was done. */
const perfect = hashesNamed("verbPhrases.perfect")
const beforeNouns = hashesNamed("verbPhrases.beforeNouns")

const ofHash = hashOf("of")

const isPerfect = (tokens: Tokens, sentence: Sentence, index: number): boolean => {
  for (let at = index - 1; at >= sentence.first; at--) if (perfect.has(tokens.hashes[at] ?? 0)) return true
  return false
}

const endsInD = ({ folded, foldedEnds }: Tokens, index: number): boolean => {
  const last = folded.charCodeAt((foldedEnds[index] ?? 0) - 1) | 32
  return last === 100 || last === 116 || last === 110
}

/** The known skills that a sentence tells as what is done. */
export const verbPhrasesIn = ({ tokens }: Read, sentence: Sentence, isNamed: Uint8Array): ReadonlyArray<Found> => {
  const found: Array<Found> = []
  const phrases = knownPhrases()
  for (let index = sentence.first; index < sentence.end; index++) {
    const here = phrases.get(tokens.stems[index] ?? 0)
    if (here === undefined || isNamed[index] === 1) continue
    if (index > sentence.first && beforeNouns.has(tokens.hashes[index - 1] ?? 0)) continue
    if (((tokens.shapes[index] ?? 0) & Shape.innerUpper) !== 0) continue
    let best: Found | undefined
    let nearest = Infinity
    let longest = 0
    for (const { concept, phrase, form } of here) {
      const isOne = phrase.object.length === 0
      if (
        isOne &&
        !(tokens.hashes[index] !== phrase.noun && endsInD(tokens, index) && isPerfect(tokens, sentence, index))
      )
        continue
      // "Optimisation of routes"
      if (phrase.noun === 0 && tokens.hashes[index + 1] !== ofHash) continue
      const last = isOne ? index : verbPhraseEndsAt(tokens, index, phrase)
      if (last < index || last >= sentence.end || isNamed[last] === 1) continue
      const start = last - phrase.object.length
      if (start > nearest || (start === nearest && phrase.object.length <= longest)) continue
      nearest = start
      longest = phrase.object.length
      best = { concept, form, first: index, last }
    }
    if (best !== undefined) found.push(best)
  }
  return found
}
