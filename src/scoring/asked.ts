import { groupNames, type Named } from "./alternatives.js"
import type { Tier } from "./Job.js"
import { concepts } from "./lexicon/lexicon.js"
import type { Found, Read } from "./mentions.js"
import type { CueHits, Sentence } from "./sentences.js"
import { namesBesideKnown, type Term, termsAfterAsk } from "./terms.js"
import { hashOf } from "./characters.js"
import { Gap, Shape, type Tokens } from "./Tokens.js"
import { firstCue, isNegated, tierOf } from "./tiers.js"

/** A place where a job names something it asks for. */
export interface Asked {
  readonly first: number
  readonly last: number
  /** Number of the concept, or undefined for a term that the lexicon does not know. */
  readonly concept: number | undefined
  readonly tier: Tier
  readonly group: number | undefined
  /** The spelling of the lexicon that matched; undefined for an unknown term. */
  readonly form: string | undefined
}

const teamWords = new Set(["team", "teams", "squad", "tribe", "chapter", "crew"].map(hashOf))

const gapAfter = (tokens: Tokens, index: number): number =>
  index + 1 < tokens.count ? (tokens.gaps[index + 1] ?? 0) : Gap.blank

/** "join the Atlas team", "our Spark squad": the name of a team, not of a skill. */
const isTeamName = (tokens: Tokens, { first, last }: Found): boolean =>
  first === last &&
  teamWords.has(tokens.hashes[last + 1] ?? 0) &&
  gapAfter(tokens, last) === Gap.space &&
  ((tokens.shapes[first] ?? 0) & Shape.initialUpper) !== 0 &&
  ((tokens.shapes[first] ?? 0) & Shape.lower) !== 0

/** Prose that neither asks nor insists: what it names in passing is asked only when it is a tool, or one of several. */
const isTelling = (sentence: Sentence, hits: CueHits): boolean => {
  if (sentence.section !== "prose") return false
  for (const cue of ["ask", "mayAsk", "askAfter", "tier:requiredCue", "tier:preferredCue"]) {
    if (firstCue(hits, cue, sentence.first, sentence.end) !== undefined) return false
  }
  return true
}

/** What a long posting names in passing in small letters is its subject rather than a demand ("our software development team"). */
const isAskedInPassing = (tokens: Tokens, { first, last, concept }: Named, together: number): boolean => {
  const known = concept === undefined ? undefined : concepts[concept]
  if (known === undefined || known.kind === "soft" || known.kind === "certification") return true
  if (together >= 3 || (known.rarity ?? 3) >= 3 || tokens.count < wordsOfLongPosting) return true
  for (let index = first; index <= last; index++) {
    if (((tokens.shapes[index] ?? 0) & (Shape.initialUpper | Shape.innerUpper | Shape.digit)) !== 0) return true
  }
  return false
}

const wordsOfLongPosting = 80

/** Everything the sentences of a job ask for, in order. */
export const askedIn = (
  text: Read,
  hits: CueHits,
  sentences: ReadonlyArray<Sentence>,
  found: ReadonlyArray<Found>,
  isAsking: (sentence: Sentence) => boolean,
  isExcluded: (first: number, last: number) => boolean
): ReadonlyArray<Asked> => {
  const { tokens } = text
  const asked: Array<Asked> = []
  const isNamed = new Uint8Array(tokens.count)
  for (const { first, last } of found) isNamed.fill(1, first, last + 1)
  let groups = 0
  let at = 0
  for (const sentence of sentences) {
    while (at < found.length && (found[at]?.first ?? 0) < sentence.first) at++
    const inside: Array<Named> = []
    for (; at < found.length && (found[at]?.first ?? 0) < sentence.end; at++) {
      const mention = found[at]
      if (mention !== undefined && !isTeamName(tokens, mention))
        inside.push({ first: mention.first, last: mention.last, concept: mention.concept, form: mention.form.spelling })
    }
    if (!isAsking(sentence)) continue
    // A heading names no requirement; a list behind its colon ("Skills: Java") is a sentence of its own.
    if (sentence.isHeading) continue
    const names = isTelling(sentence, hits)
      ? inside.filter((one) => isAskedInPassing(tokens, one, inside.length))
      : inside
    const terms: ReadonlyArray<Term> =
      sentence.section === "company"
        ? []
        : [...termsAfterAsk(text, sentence, hits, isNamed), ...namesBesideKnown(text, sentence, isNamed)]
    const all: Array<Named> = [...names]
    const seen = new Set<number>()
    const inPassing = isTelling(sentence, hits)
    for (const { first, last } of terms) {
      if (seen.has(first) || inPassing) continue
      seen.add(first)
      all.push({ first, last, concept: undefined, form: undefined })
    }
    all.sort((one, other) => one.first - other.first)
    for (const { first, last } of all) isNamed.fill(1, first, last + 1)
    const kept = all.filter(
      ({ first, last }) => !isExcluded(first, last) && !isNegated(tokens, sentence, hits, first, last)
    )
    const grouped = groupNames(tokens, kept, () => groups++)
    kept.forEach(({ first, last, concept, form }, index) => {
      asked.push({
        first,
        last,
        concept,
        tier: tierOf(tokens, sentence, hits, first, last, isNamed),
        group: grouped[index],
        form
      })
    })
  }
  return asked
}
