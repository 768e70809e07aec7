import type { Asked } from "./asked.js"
import type { Requirement, Span, Tier } from "./Job.js"
import type { ConceptKind } from "./lexicon/Concept.js"
import { concepts } from "./lexicon/lexicon.js"
import type { Found, Read } from "./mentions.js"
import { tokenize } from "./text.js"
import type { Weights } from "./weights.js"

const tierRank = { required: 2, mentioned: 1, preferred: 0 } as const

/** A requirement while the places that name it are gathered. */
interface Draft {
  readonly name: string
  readonly kind: ConceptKind
  readonly rarity: number
  readonly known: boolean
  tier: Tier
  span: Span | undefined
  written: string
  readonly others: Array<string>
  listed: boolean
  group: number | undefined
  inTitle: boolean
  /** In how many places the job names it. */
  count: number
}

/** What a job names often or in its title matters more to it. */
const stressOf = ({ count, inTitle }: Draft, by: Weights["stress"]): number =>
  (1 + by.repeated * Math.log2(Math.min(count, by.mostCounted))) * (inTitle ? by.inTitle : 1)

const stemsOf = (text: string): string => [...tokenize(text).stems].join(" ")

/** Each other way to write it once; plurals and case make none. */
const otherWordings = ({ others, written }: Draft): ReadonlyArray<string> => {
  if (others.length === 0) return []
  const seen = new Set([stemsOf(written)])
  return others.filter((other) => {
    const stems = stemsOf(other)
    if (seen.has(stems)) return false
    seen.add(stems)
    return true
  })
}

/** One requirement for each thing asked, at its strictest tier, in order of first appearance; the title comes first. */
export const requirementsOf = (
  { tokens }: Read,
  title: Read,
  asked: ReadonlyArray<Asked>,
  inTitle: ReadonlyArray<Found>,
  weights: Weights
): ReadonlyArray<Requirement> => {
  const drafts = new Map<string, Draft>()
  const put = (draft: Draft) => {
    const key = draft.name.toLowerCase()
    const there = drafts.get(key)
    if (there === undefined) {
      drafts.set(key, draft)
      return
    }
    there.count++
    there.others.push(draft.written)
    there.listed ||= draft.listed
    if (there.span === undefined) {
      there.span = draft.span
      there.others.push(there.written)
      there.written = draft.written
    }
    if (tierRank[draft.tier] > tierRank[there.tier]) there.tier = draft.tier
    // Asked for by itself anywhere, it is no alternative any more.
    if (draft.group === undefined) there.group = undefined
  }
  const draftOf = (
    concept: number | undefined,
    name: string,
    isSoft = false
  ): Pick<Draft, "name" | "kind" | "rarity" | "known"> => {
    const known = concept === undefined ? undefined : concepts[concept]
    return known === undefined
      ? { name, kind: isSoft ? "soft" : "hard", rarity: weights.unknownRarity, known: false }
      : { name: known.name, kind: known.kind ?? "hard", rarity: weights.rarity[known.rarity ?? 3] ?? 1, known: true }
  }
  for (const { concept, first, last } of inTitle) {
    const written = title.tokens.text.slice(title.tokens.starts[first] ?? 0, title.tokens.ends[last] ?? 0)
    const place = { span: undefined, written, others: [], listed: true, group: undefined, inTitle: true, count: 1 }
    put({ ...draftOf(concept, ""), tier: "required", ...place })
  }
  for (const { first, last, concept, isListed, isSoft, tier, group } of asked) {
    const span = { start: tokens.starts[first] ?? 0, end: tokens.ends[last] ?? 0 }
    const written = tokens.text.slice(span.start, span.end)
    put({
      ...draftOf(concept, written.replace(/\s+/g, " "), isSoft),
      tier,
      span,
      written,
      others: [],
      listed: isListed,
      group,
      inTitle: false,
      count: 1
    })
  }
  return [...drafts.values()].map((draft) => ({
    name: draft.name,
    kind: draft.kind,
    tier: draft.tier,
    span: draft.span,
    written: draft.written,
    alsoWritten: otherWordings(draft),
    listed: draft.listed,
    group: draft.group,
    weight: weights.tier[draft.tier] * draft.rarity * stressOf(draft, weights.stress),
    known: draft.known
  }))
}
