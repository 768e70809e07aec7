import { hashesNamed } from "../../lexicon/words/words.js"
import type { Tier } from "../Job.js"
import { type TriggerHit, type TriggerHits, triggersBetween } from "../../rules/triggers.js"
import { tierOfSection } from "../sections/JobSection.js"
import type { Sentence } from "../sections/sentences.js"
import { hasWordOf, someBetween } from "../../text/between.js"
import { hashesOf, hashOf } from "../../text/characters.js"
import { Gap, type Tokens } from "../../text/Tokens.js"

/** Clause of a sentence: between semicolons, round brackets do not end it. */
const clauseOf = (
  { gaps }: Tokens,
  sentence: Sentence,
  at: number
): { readonly from: number; readonly end: number } => {
  let from = at
  while (from > sentence.first && gaps[from] !== Gap.semicolon) from--
  let end = at + 1
  while (end < sentence.end && gaps[end] !== Gap.semicolon) end++
  return { from, end }
}

/** The first trigger between two words that makes what it is said of a wish. */
const preferredIn = (
  { gaps, hashes }: Tokens,
  triggers: ReadonlyArray<TriggerHit>,
  end: number
): TriggerHit | undefined =>
  triggers.find(({ first, last, name }) => {
    const isAtEnd = last + 1 >= end || (gaps[last + 1] ?? 0) >= Gap.comma
    if (name === "modality.preferred-at-end") return isAtEnd
    if (name !== "modality.preferred") return false
    // "Reception, plus a little filing": it joins.
    return isAtEnd || first !== last || hashes[first] !== hashOf("plus")
  })

const isRequiring = ({ name }: TriggerHit): boolean => name === "modality.required"

const hasName = (isNamed: Uint8Array, from: number, end: number): boolean => isNamed.subarray(from, end).includes(1)

/** How much the job insists on what stands at a place: by its section, and by the triggers of its clause. */
export const tierOf = (
  tokens: Tokens,
  sentence: Sentence,
  hits: TriggerHits,
  first: number,
  last: number,
  isNamed: Uint8Array
): Tier => {
  const { section } = sentence
  const base = tierOfSection(section)
  const { from, end } = clauseOf(tokens, sentence, first)
  const before = triggersBetween(hits, from, first)
  const after = triggersBetween(hits, last + 1, end)
  const preferredBefore = preferredIn(tokens, before, first)
  const requiredBefore = before.find(isRequiring)
  const preferredAfter = preferredIn(tokens, after, end)
  const requiredAfter = after.find(isRequiring)
  if (
    preferredAfter !== undefined &&
    !speaksAhead(tokens, preferredAfter, end, isNamed) &&
    (requiredAfter === undefined || preferredAfter.first <= requiredAfter.first)
  ) {
    if (requiredBefore === undefined) {
      // "Docker and Kubernetes experience, with Helm preferred": the trigger speaks of its own clause.
      const isOwn = !isBroken(tokens, last, preferredAfter.first, isNamed)
      if (isOwn && !(base === "required" && isLeftOver(tokens, last + 1, preferredAfter, isNamed))) return "preferred"
    } else if (!hasName(isNamed, last + 1, preferredAfter.first)) return "preferred"
  }
  if (preferredBefore !== undefined && (requiredBefore === undefined || requiredBefore.first < preferredBefore.first)) {
    const isOfNext = aheadWords.has(tokens.hashes[preferredBefore.first] ?? 0)
    const isAhead = isOfNext && !isAfterAnd(tokens, preferredBefore.last + 1, first)
    if (isAhead || !hasName(isNamed, from, preferredBefore.first)) return "preferred"
  }
  if (base === "preferred") return "preferred"
  if (requiredBefore !== undefined || requiredAfter !== undefined) return "required"
  const asks = triggersBetween(hits, sentence.first, sentence.end).some(({ name }) => name === "modality.asks")
  return section === "prose" && asks ? "required" : base
}

const aheadWords = hashesNamed("tiers.aheadWords")

/** "A POS system, preferably Micros, and Excel": after the one comma and its "and" the wish has ended. */
const isAfterAnd = ({ gaps, hashes }: Tokens, from: number, first: number): boolean => {
  const between = gaps.subarray(from + 1, first + 1)
  const comma = between.indexOf(Gap.comma)
  const isOnly = comma >= 0 && comma === between.lastIndexOf(Gap.comma)
  return isOnly && hashes[from + 1 + comma] === hashOf("and")
}

/** "SQL, ideally on Snowflake": the trigger speaks of what follows it. */
const speaksAhead = ({ hashes }: Tokens, { first, last }: TriggerHit, end: number, isNamed: Uint8Array): boolean =>
  aheadWords.has(hashes[first] ?? 0) && hasName(isNamed, last + 1, end)

const isBroken = ({ gaps, hashes }: Tokens, last: number, trigger: number, isNamed: Uint8Array): boolean =>
  someBetween(last + 1, trigger, (index) => {
    // "SQL (Postgres preferred)": brackets speak of what they name.
    const isOpen = gaps[index] === Gap.open && !gaps.subarray(index + 1, trigger + 1).includes(Gap.close)
    const begins = isOpen || hashes[index] === hashOf("with") || hashes[index] === hashOf("but")
    return begins && hasName(isNamed, index, trigger)
  })

const ofSeveral = new Set([...hashesNamed("tiers.pluralWords"), ...hashesOf("and or")])

/** "GAAP, CPA a plus" where things are required: one thing after a comma is the plus, the list before it is asked for. */
const isLeftOver = (tokens: Tokens, from: number, { first, last }: TriggerHit, isNamed: Uint8Array): boolean => {
  if (hasWordOf(tokens, ofSeveral, from, last + 1)) return false
  const comma = tokens.gaps.subarray(from, first).lastIndexOf(Gap.comma)
  return comma >= 0 && hasName(isNamed, from + comma, first)
}
