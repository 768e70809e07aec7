import { hashesNamed } from "../../lexicon/words/words.js"
import type { Tier } from "../Job.js"
import { bitsOf, type TriggerHits } from "../../rules/triggers.js"
import type { Sentence } from "../sections/sentences.js"
import { hashOf } from "../../text/characters.js"
import { isSaidAlike } from "../../lexicon/matcher/surroundings.js"
import { Gap, type Tokens } from "../../text/Tokens.js"

const orHash = hashOf("or")

/** The first trigger of that name between two words. */
export const firstTrigger = (
  hits: TriggerHits,
  name: string,
  from: number,
  end: number
): { first: number; last: number } | undefined => {
  for (let index = from; index < end; index++) {
    for (const hit of hits[index] ?? []) if (hit.name === name && hit.last < end) return hit
  }
  return undefined
}

/** Clause of a sentence: between semicolons, round brackets do not end it. */
const clauseOf = (tokens: Tokens, sentence: Sentence, at: number): { readonly from: number; readonly end: number } => {
  let from = at
  while (from > sentence.first && (tokens.gaps[from] ?? 0) !== Gap.semicolon) from--
  let end = at + 1
  while (end < sentence.end && (tokens.gaps[end] ?? 0) !== Gap.semicolon) end++
  return { from, end }
}

const withoutHash = hashOf("without")
/** A name so many words after "without" is what may not be missing. */
const wordsAfterWithout = 4
const deniers = hashesNamed("tiers.deniers")
const troubles = hashesNamed("tiers.troubles")

/** "You cannot do this without Gradle", "without SEO you will struggle": no less than a demand. */
const isDeniedItself = (tokens: Tokens, { end, first }: Sentence, without: number, last: number): boolean => {
  for (let at = Math.max(first, without - 8); at < without; at++) if (deniers.has(tokens.hashes[at] ?? 0)) return true
  for (let at = last + 1; at < Math.min(end, last + 8); at++) if (troubles.has(tokens.hashes[at] ?? 0)) return true
  return false
}

/** "Applicants without OSHA 30 will not be considered." */
const isInsistedOn = (tokens: Tokens, sentence: Sentence, first: number, last: number): boolean => {
  for (let at = Math.max(sentence.first, first - wordsAfterWithout); at < first; at++)
    if (tokens.hashes[at] === withoutHash && isDeniedItself(tokens, sentence, at, last)) return true
  return false
}

const baseTier = (sentence: Sentence): Tier =>
  sentence.section === "required" ? "required" : sentence.section === "preferred" ? "preferred" : "mentioned"

/** What `tierOf` goes by beside the section. */
const preferredTriggers = bitsOf(["modality.preferred", "modality.preferred-at-end"])
const requiredTriggers = bitsOf(["modality.required"])
const tierTriggers = preferredTriggers | requiredTriggers | bitsOf(["modality.asks"])

const plusHash = hashOf("plus")
const optionalHash = hashOf("optional")

const placing = hashesNamed("tiers.placing")

/** The first word between two that makes what it is said of a wish. */
const preferredIn = (
  tokens: Tokens,
  hits: TriggerHits,
  from: number,
  end: number
): { readonly first: number; readonly last: number } | undefined => {
  for (let index = from; index < end; index++) {
    for (const hit of hits[index] ?? []) {
      if (hit.last >= end) continue
      const isAtEnd = hit.last + 1 >= end || (tokens.gaps[hit.last + 1] ?? 0) >= Gap.comma
      // "And, where it helps, dry needling": said of the patient.
      if (hit.name === "modality.preferred-at-end" && isAtEnd && !placing.has(tokens.hashes[index - 2] ?? 0)) return hit
      if (hit.name !== "modality.preferred") continue
      // "Latte art is not optional"
      if (tokens.hashes[index] === optionalHash && deniers.has(tokens.hashes[index - 1] ?? 0)) continue
      // "Reception, plus a little filing": it joins.
      if (hit.first === hit.last && tokens.hashes[index] === plusHash && !isAtEnd) continue
      return hit
    }
  }
  return undefined
}

/** How much the job insists on what stands at a place: by its section, and by the triggers of its clause. */
export const tierOf = (
  tokens: Tokens,
  sentence: Sentence,
  hits: TriggerHits,
  first: number,
  last: number,
  isNamed: Uint8Array
): Tier => {
  const base = baseTier(sentence)
  if (base === "mentioned" && isInsistedOn(tokens, sentence, first, last)) return "required"
  if ((sentence.triggers & tierTriggers) === 0) return base
  const { from, end } = clauseOf(tokens, sentence, first)
  const mayPrefer = (sentence.triggers & preferredTriggers) !== 0
  const mayRequire = (sentence.triggers & requiredTriggers) !== 0
  const preferredBefore = mayPrefer ? preferredIn(tokens, hits, from, first) : undefined
  const requiredBefore = mayRequire ? firstTrigger(hits, "modality.required", from, first) : undefined
  const preferredAfter = mayPrefer ? preferredIn(tokens, hits, last + 1, end) : undefined
  const requiredAfter = mayRequire ? firstTrigger(hits, "modality.required", last + 1, end) : undefined
  if (
    preferredAfter !== undefined &&
    !speaksAhead(tokens, preferredAfter, end, isNamed) &&
    (requiredAfter === undefined || preferredAfter.first <= requiredAfter.first)
  ) {
    if (requiredBefore === undefined) {
      // "Docker and Kubernetes experience, with Helm preferred": the trigger speaks of its own clause.
      const isOwn = !isBroken(tokens, last, preferredAfter.first, isNamed)
      if (isOwn && !(base === "required" && isLeftOver(tokens, last, preferredAfter, isNamed))) return "preferred"
    } else if (!hasNameBetween(last + 1, preferredAfter.first, isNamed)) return "preferred"
  }
  if (preferredBefore !== undefined && (requiredBefore === undefined || requiredBefore.first < preferredBefore.first)) {
    const isOfNext = aheadWords.has(tokens.hashes[preferredBefore.first] ?? 0)
    const isAhead = (isOfNext && !isAfterAnd(tokens, preferredBefore.last + 1, first)) || isSaidAlike(tokens, first)
    if (isAhead || !hasNameBetween(from, preferredBefore.first, isNamed)) return "preferred"
  }
  if (base === "preferred") return "preferred"
  if (requiredBefore !== undefined || requiredAfter !== undefined) return "required"
  if (
    base === "mentioned" &&
    firstTrigger(hits, "modality.asks", sentence.first, sentence.end) !== undefined &&
    isAskSection(sentence)
  )
    return "required"
  return base
}

const isAskSection = ({ section }: Sentence): boolean => section === "prose"

const aheadWords = hashesNamed("tiers.aheadWords")

/** "A POS system, preferably Micros, and Excel": after the one comma and its "and" the wish has ended. */
const isAfterAnd = ({ gaps, hashes }: Tokens, from: number, first: number): boolean => {
  let commas = 0
  let isAnd = false
  for (let at = from + 1; at <= first; at++) {
    if (gaps[at] !== Gap.comma) continue
    commas++
    isAnd = hashes[at] === andHash
  }
  return isAnd && commas === 1
}

/** "SQL, ideally on Snowflake": the trigger speaks of what follows it. */
const speaksAhead = (
  tokens: Tokens,
  { first, last }: { readonly first: number; readonly last: number },
  end: number,
  isNamed: Uint8Array
): boolean => aheadWords.has(tokens.hashes[first] ?? 0) && hasNameBetween(last + 1, end, isNamed)

const withHash = hashOf("with")
const isBroken = (tokens: Tokens, last: number, trigger: number, isNamed: Uint8Array): boolean => {
  for (let index = last + 1; index < trigger; index++) {
    const hash = tokens.hashes[index]
    // "SQL (Postgres preferred)": brackets speak of what they name.
    if (
      tokens.gaps[index] === Gap.open &&
      !isClosedBy(tokens, index, trigger) &&
      hasNameBetween(index, trigger, isNamed)
    )
      return true
    if ((hash === withHash || hash === butHash) && hasNameBetween(index, trigger, isNamed)) return true
  }
  return false
}

const pluralWords = hashesNamed("tiers.pluralWords")
const andHash = hashOf("and")
const butHash = hashOf("but")

/** "GAAP, CPA a plus" where things are required: one thing after a comma is the plus, the list before it is asked for. */
const isLeftOver = (
  tokens: Tokens,
  last: number,
  { first, last: triggerEnd }: { readonly first: number; readonly last: number },
  isNamed: Uint8Array
): boolean => {
  let comma = -1
  for (let index = last + 1; index <= triggerEnd; index++) {
    const word = tokens.hashes[index] ?? 0
    if (pluralWords.has(word) || word === orHash || word === andHash) return false
    if (tokens.gaps[index] === Gap.comma && index < first) comma = index
  }
  return comma >= 0 && hasNameBetween(comma, first, isNamed)
}

const isClosedBy = ({ gaps }: Tokens, open: number, end: number): boolean => {
  for (let index = open + 1; index <= end; index++) if (gaps[index] === Gap.close) return true
  return false
}

const hasNameBetween = (from: number, end: number, isNamed: Uint8Array): boolean => {
  for (let index = from; index < end; index++) if ((isNamed[index] ?? 0) !== 0) return true
  return false
}
