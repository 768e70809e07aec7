import type { Requirement, Tier } from "./Job.js"
import type { ConceptKind } from "./lexicon/Concept.js"
import { concepts } from "./lexicon/lexicon.js"
import type { Found, Read } from "./mentions.js"
import type { CueHits, Sentence } from "./sentences.js"
import { namesBesideKnown, type Term, termsAfterAsk } from "./terms.js"
import { Gap, hashOf, Shape, type Tokens } from "./text.js"
import { weights } from "./weights.js"

/** A place where a job names something it asks for. */
export interface Asked {
  readonly first: number
  readonly last: number
  /** Number of the concept, or undefined for a term that the lexicon does not know. */
  readonly concept: number | undefined
  readonly tier: Tier
  readonly group: number | undefined
}

const orHash = hashOf("or")
const andHash = hashOf("and")
const exampleWords = new Set(["as", "like", "eg", "e.g", "of"].map(hashOf))
const onlyHash = hashOf("only")
const teamWords = new Set(["team", "teams", "squad", "tribe", "chapter", "crew"].map(hashOf))

const gapAfter = (tokens: Tokens, index: number): number => (index + 1 < tokens.count ? (tokens.gaps[index + 1] ?? 0) : Gap.blank)

const firstCue = (hits: CueHits, cue: string, from: number, end: number): { first: number; last: number } | undefined => {
  for (let index = from; index < end; index++) {
    for (const hit of hits[index] ?? []) if (hit.cue === cue && hit.last < end) return hit
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

/** "No Java required", "Java is not required", "we don't use PHP": said, but not asked. */
const isNegated = (tokens: Tokens, sentence: Sentence, hits: CueHits, first: number, last: number): boolean => {
  const { from, end } = clauseOf(tokens, sentence, first)
  for (let index = Math.max(from, first - 7); index < first; index++) {
    for (const hit of hits[index] ?? []) {
      if (hit.last >= first) continue
      const isPhrase = hit.cue === "tier:negationCue"
      const isWord = hit.cue === "tier:negationWord"
      if (!isPhrase && !isWord) continue
      if (tokens.hashes[hit.last + 1] === onlyHash) continue
      // "no" reaches over the names joined to the next one, a phrase as far as the clause's commas.
      const reach = isPhrase ? 6 : 3
      let distance = 0
      let broken = false
      for (let at = hit.last + 1; at <= first; at++) {
        const gap = tokens.gaps[at] ?? 0
        if (gap >= Gap.comma && tokens.hashes[at] !== orHash && !isWithinOr(tokens, at, end)) broken = true
        distance++
      }
      if (!broken && distance <= reach + 1) return true
    }
  }
  // The words that follow: "Java is not required", "Java or Kotlin not needed".
  for (let index = last + 1; index < Math.min(end, last + 7); index++) {
    const gap = tokens.gaps[index] ?? 0
    if (gap >= Gap.comma && gap !== Gap.open) return false
    for (const hit of hits[index] ?? []) {
      if (hit.cue === "tier:preferredCue") return false
      if (hit.cue === "tier:negationCue" && isAfterword(tokens, hit.first, hit.last)) return true
    }
  }
  return false
}

const afterwords = new Set(["required", "needed", "necessary", "expected", "requirement"].map(hashOf))
const isAfterword = (tokens: Tokens, first: number, last: number): boolean => {
  for (let index = first; index <= last; index++) if (afterwords.has(tokens.hashes[index] ?? 0)) return true
  return false
}

const isWithinOr = (tokens: Tokens, index: number, end: number): boolean => {
  for (let at = index; at < Math.min(end, index + 4); at++) if (tokens.hashes[at] === orHash) return true
  return false
}

const baseTier = (sentence: Sentence): Tier =>
  sentence.section === "required" ? "required" : sentence.section === "preferred" ? "preferred" : "mentioned"

const tierOf = (
  tokens: Tokens,
  sentence: Sentence,
  hits: CueHits,
  first: number,
  last: number,
  isNamed: Uint8Array
): Tier => {
  const { from, end } = clauseOf(tokens, sentence, first)
  const base = baseTier(sentence)
  const preferredBefore = firstCue(hits, "tier:preferredCue", from, first)
  const requiredBefore = firstCue(hits, "tier:requiredCue", from, first)
  const preferredAfter = firstCue(hits, "tier:preferredCue", last + 1, end)
  const requiredAfter = firstCue(hits, "tier:requiredCue", last + 1, end)
  if (preferredAfter !== undefined && (requiredAfter === undefined || preferredAfter.first <= requiredAfter.first)) {
    if (requiredBefore === undefined) {
      // "Docker and Kubernetes experience, with Helm preferred": the cue speaks of its own clause.
      if (!isBroken(tokens, last, preferredAfter.first, isNamed)) return "preferred"
    } else if (!hasNameBetween(last + 1, preferredAfter.first, isNamed)) return "preferred"
  }
  if (preferredBefore !== undefined && (requiredBefore === undefined || requiredBefore.first < preferredBefore.first)) {
    if (!hasNameBetween(from, preferredBefore.first, isNamed)) return "preferred"
  }
  if (base === "preferred") return "preferred"
  if (requiredBefore !== undefined || requiredAfter !== undefined) return "required"
  if (base === "mentioned" && firstCue(hits, "ask", sentence.first, sentence.end) !== undefined && isAskSection(sentence)) return "required"
  return base
}

const isAskSection = ({ section }: Sentence): boolean => section === "prose"

const withHash = hashOf("with")
const butHash = hashOf("but")
const isBroken = (tokens: Tokens, last: number, cue: number, isNamed: Uint8Array): boolean => {
  for (let index = last + 1; index < cue; index++) {
    const hash = tokens.hashes[index]
    if ((hash === withHash || hash === butHash) && hasNameBetween(index, cue, isNamed)) return true
  }
  return false
}

const hasNameBetween = (from: number, end: number, isNamed: Uint8Array): boolean => {
  for (let index = from; index < end; index++) if ((isNamed[index] ?? 0) !== 0) return true
  return false
}

/** "join the Atlas team", "our Spark squad": the name of a team, not of a skill. */
const isTeamName = (tokens: Tokens, { first, last }: Found): boolean =>
  first === last &&
  teamWords.has(tokens.hashes[last + 1] ?? 0) &&
  gapAfter(tokens, last) === Gap.space &&
  ((tokens.shapes[first] ?? 0) & Shape.initialUpper) !== 0 &&
  ((tokens.shapes[first] ?? 0) & Shape.lower) !== 0

interface Named {
  readonly first: number
  readonly last: number
  readonly concept: number | undefined
}

/** Alternatives share a number: names joined by "or", and examples after "such as", "like", "one of". */
const groupNames = (tokens: Tokens, names: ReadonlyArray<Named>, next: () => number): ReadonlyArray<number | undefined> => {
  const groups: Array<number | undefined> = names.map(() => undefined)
  let runStart = 0
  const finish = (end: number, hasOr: boolean) => {
    if (end - runStart < 2) return
    const before = names[runStart]?.first ?? 0
    const isExamples = exampleWords.has(tokens.hashes[before - 1] ?? 0) && isExampleCue(tokens, before - 1)
    if (!hasOr && !isExamples) return
    const group = next()
    for (let at = runStart; at < end; at++) groups[at] = group
  }
  let hasOr = false
  for (let at = 1; at <= names.length; at++) {
    const name = names[at]
    const previous = names[at - 1]
    const link = name === undefined || previous === undefined ? "none" : linkOf(tokens, previous.last, name.first)
    if (link === "or") hasOr = true
    if (link === "or" || link === "list") continue
    finish(at, hasOr)
    runStart = at
    hasOr = false
  }
  return groups
}

const suchHash = hashOf("such")
const oneHash = hashOf("one")
const anyHash = hashOf("any")
const asHash = hashOf("as")
const ofHash = hashOf("of")
const isExampleCue = (tokens: Tokens, index: number): boolean => {
  const hash = tokens.hashes[index]
  const before = tokens.hashes[index - 1]
  if (hash === asHash) return before === suchHash
  if (hash === ofHash) return before === oneHash || before === anyHash || tokens.hashes[index - 2] === oneHash
  return true
}

/** How two names hang together: by "or", by a comma or slash of a list, by "and", or not at all. */
const linkOf = (tokens: Tokens, last: number, first: number): "or" | "list" | "none" => {
  let link: "or" | "list" | "none" = "none"
  if (first - last > 4) return "none"
  for (let index = last + 1; index <= first; index++) {
    const gap = tokens.gaps[index] ?? 0
    if (gap >= Gap.colon) return "none"
    if (index === first) {
      if (gap === Gap.comma && link === "none") link = "list"
      if (gap === Gap.slash && link === "none") link = "list"
      break
    }
    const hash = tokens.hashes[index]
    if (hash === orHash) link = "or"
    else if (hash === andHash) {
      if (link !== "or" && (tokens.hashes[index + 1] ?? 0) !== orHash) return "none"
    } else if (!isFiller(tokens, index)) return "none"
    if (gap === Gap.comma && link === "none") link = "list"
  }
  return link
}

const fillers = new Set(["a", "an", "the", "other", "similar", "experience", "development", "programming"].map(hashOf))
const isFiller = (tokens: Tokens, index: number): boolean =>
  fillers.has(tokens.hashes[index] ?? 0) ||
  (((tokens.shapes[index] ?? 0) & Shape.digit) !== 0 && ((tokens.shapes[index] ?? 0) & Shape.lower) === 0)

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
      if (mention !== undefined && !isTeamName(tokens, mention)) inside.push(mention)
    }
    if (!isAsking(sentence)) continue
    // A heading names no requirement, but for a list behind its colon ("Skills: Java") that is a sentence of its own.
    const names = sentence.isHeading && inside.every(({ concept }) => isBroad(concept)) ? [] : inside
    const terms: ReadonlyArray<Term> =
      sentence.isHeading || sentence.section === "company"
        ? []
        : [...termsAfterAsk(text, sentence, hits, isNamed), ...namesBesideKnown(text, sentence, isNamed)]
    const all: Array<Named> = [...names]
    const seen = new Set<number>()
    for (const { first, last } of terms) {
      if (seen.has(first)) continue
      seen.add(first)
      all.push({ first, last, concept: undefined })
    }
    all.sort((one, other) => one.first - other.first)
    for (const { first, last } of all) isNamed.fill(1, first, last + 1)
    const kept = all.filter(
      ({ first, last }) => !isExcluded(first, last) && !isNegated(tokens, sentence, hits, first, last)
    )
    const grouped = groupNames(tokens, kept, () => groups++)
    kept.forEach(({ first, last, concept }, index) => {
      asked.push({
        first,
        last,
        concept,
        tier: tierOf(tokens, sentence, hits, first, last, isNamed),
        group: grouped[index]
      })
    })
  }
  return asked
}

const isBroad = (concept: number | undefined): boolean =>
  concept === undefined || (concepts[concept]?.rarity ?? 3) <= 2 || concepts[concept]?.kind === "soft"

const tierRank = { required: 2, mentioned: 1, preferred: 0 } as const

/** One requirement for each thing asked, at its strictest tier, in order of first appearance. */
export const requirementsOf = (
  text: Read,
  asked: ReadonlyArray<Asked>,
  inTitle: ReadonlyArray<Found>,
  isKept: (concept: number) => boolean
): ReadonlyArray<Requirement> => {
  const { tokens } = text
  const byKey = new Map<string, Requirement>()
  const put = (name: string, kind: ConceptKind, known: boolean, rarity: number, tier: Tier, group: number | undefined, span: Requirement["span"]) => {
    const key = name.toLowerCase()
    const there = byKey.get(key)
    const strictest = there !== undefined && tierRank[there.tier] >= tierRank[tier] ? there.tier : tier
    byKey.set(key, {
      name: there?.name ?? name,
      kind,
      tier: strictest,
      span: there?.span ?? span,
      // Asked for by itself anywhere, it is no alternative any more.
      group: there === undefined ? group : there.group === undefined || group === undefined ? undefined : there.group,
      weight: weights.tier[strictest] * rarity,
      known
    })
  }
  const rarityOf = (concept: number) => weights.rarity[concepts[concept]?.rarity ?? 3] ?? 1
  for (const { concept } of inTitle) {
    const known = concepts[concept]
    if (known !== undefined && isKept(concept)) put(known.name, known.kind ?? "hard", true, rarityOf(concept), "required", undefined, undefined)
  }
  for (const { first, last, concept, tier, group } of asked) {
    const span = { start: tokens.starts[first] ?? 0, end: tokens.ends[last] ?? 0 }
    const known = concept === undefined ? undefined : concepts[concept]
    if (known !== undefined && concept !== undefined) {
      put(known.name, known.kind ?? "hard", true, rarityOf(concept), tier, group, span)
    } else {
      put(tokens.text.slice(span.start, span.end).replace(/\s+/g, " "), "hard", false, weights.unknownRarity, tier, group, span)
    }
  }
  return [...byKey.values()]
}
