import type { RequirementMention } from "./requirementMentions.js"
import type { Requirement, Span, Tier } from "../Job.js"
import type { ConceptKind } from "../../lexicon/Concept.js"
import { concepts, smallNames } from "../../lexicon/lexicon.js"
import { wordsOfLongPosting } from "../../text/limits.js"
import type { Found, Read } from "../../lexicon/matcher/mentions.js"
import { spaced } from "../../text/spaces.js"
import type { Weights } from "../../scoring/weights.js"

/** What the posting says of a requirement outweighs that a duty mentions it. */
const tierRank = { required: 2, preferred: 1, mentioned: 0 } as const

/** So many places of a requirement are kept. */
const maxPlaces = 50

/** A requirement while the places that name it are gathered. */
interface Draft {
  readonly name: string
  kind: ConceptKind
  /** Whether it is only named as a degree, or as what a degree is in: the formula has no part for that. */
  isStudied: boolean
  readonly rarity: number
  readonly concept: number | undefined
  tier: Tier
  span: Span | undefined
  readonly spans: Array<Span>
  written: string
  readonly others: Array<string>
  group: number | undefined
  inTitle: boolean
  /** In how many places the job names it. */
  count: number
}

/** What a job names often or in its title matters more to it. */
const stressOf = ({ count, inTitle }: Draft, by: Weights["stress"]): number =>
  (1 + by.repeated * Math.log2(Math.min(count, by.mostCounted))) * (inTitle ? by.inTitle : 1)

/** The same for "Design Patterns" and "design pattern". */
const wordingOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s-]+/g, " ")
    .replace(/s\b/g, "")

/** Each other way to write it once; plurals and case make none. */
const otherWordings = ({ others, written }: Draft): ReadonlyArray<string> => {
  const seen = new Set([wordingOf(written)])
  return others.filter((other) => {
    const { size } = seen
    return seen.add(wordingOf(other)).size > size
  })
}

/** One requirement for each thing asked, at its strictest tier, in order of first appearance; the title comes first. */
export const requirementsOf = (
  { tokens }: Read,
  title: Read,
  asked: ReadonlyArray<RequirementMention>,
  inTitle: ReadonlyArray<Found>,
  weights: Weights
): ReadonlyArray<Requirement> => {
  const drafts = new Map<string, Draft>()
  /** Notes a place that names a requirement; most places name one that is known already. */
  const note = (
    { concept, credential, group, isSoft, tier }: Omit<RequirementMention, "first" | "last">,
    written: string,
    span: Span | undefined
  ) => {
    const known = concept === undefined ? undefined : concepts[concept]
    const name = known === undefined ? spaced(written) : known.name
    const own = concept === undefined ? name.toLowerCase() : (smallNames[concept] ?? "")
    // A skill and a certificate of it are two: "AWS", "AWS certification".
    const key = known !== undefined && credential === "certification" ? `${own} ${credential}` : own
    const there = drafts.get(key)
    if (there === undefined) {
      drafts.set(key, {
        name,
        kind: credential ?? known?.kind ?? (isSoft ? "soft" : "hard"),
        isStudied: credential === "education",
        rarity: known === undefined ? weights.unknownRarity : (weights.rarity[known.rarity] ?? 1),
        concept,
        tier,
        span,
        spans: span === undefined ? [] : [span],
        written,
        others: [],
        group,
        inTitle: span === undefined,
        count: 1
      })
      return
    }
    there.count++
    // "BS in statistics … statistics in Python": asked for by itself, too, it is a skill.
    if (there.isStudied && credential === undefined) {
      there.isStudied = false
      there.kind = known?.kind ?? "hard"
    }
    if (span !== undefined && there.spans.length < maxPlaces) there.spans.push(span)
    if (written !== there.written) there.others.push(written)
    if (there.span === undefined && span !== undefined) {
      if (written !== there.written) there.others.push(there.written)
      there.span = span
      there.written = written
    }
    if (tierRank[tier] > tierRank[there.tier]) there.tier = tier
    // Asked for by itself anywhere, it is no alternative any more.
    if (group === undefined) there.group = undefined
  }
  for (const { concept, first, last } of inTitle) {
    const written = title.tokens.text.slice(title.tokens.starts[first] ?? 0, title.tokens.ends[last] ?? 0)
    note({ concept, isSoft: false, credential: undefined, tier: "required", group: undefined }, written, undefined)
  }
  for (const one of asked) {
    const span = { start: tokens.starts[one.first] ?? 0, end: tokens.ends[one.last] ?? 0 }
    note(one, tokens.text.slice(span.start, span.end), span)
  }
  // A few lines ask for what they name, unless they set something apart as a must and nothing as a wish.
  const all = [...drafts.values()]
  const isContrast = all.some(({ tier }) => tier === "preferred")
  const isInsisting = all.some(({ span, tier }) => tier === "required" && span !== undefined)
  if (tokens.count < wordsOfLongPosting && (isContrast || !isInsisting)) {
    for (const draft of all) if (draft.tier === "mentioned") draft.tier = "required"
  }
  const isSkillToo = ({ concept, kind }: Draft) =>
    concept !== undefined && kind !== concepts[concept]?.kind && drafts.get(smallNames[concept] ?? "")?.kind === "hard"
  return all.map((draft) => ({
    name: isSkillToo(draft) ? spaced(draft.written) : draft.name,
    kind: draft.kind,
    tier: draft.tier,
    span: draft.span,
    spans: draft.spans,
    written: draft.written,
    alsoWritten: otherWordings(draft),
    group: draft.group,
    inTitle: draft.inTitle,
    weight: draft.isStudied ? 0 : weights.tier[draft.tier] * draft.rarity * stressOf(draft, weights.stress),
    concept: draft.concept
  }))
}
