import { continues } from "../lexicon/matcher/surroundings.js"
import { PhraseIndex } from "../lexicon/PhraseIndex.js"
import { Vocabulary } from "../lexicon/Vocabulary.js"
import { append } from "../text/append.js"
import { dateAt } from "../text/dates.js"
import { Gap, type Tokens } from "../text/Tokens.js"
import { built } from "./built.js"
import { kinds } from "./kinds.js"
import { maxWords, type RuleKind, type RulePosition, type TextType } from "./Rule.js"
import type { CompiledRule, RuleTables } from "./RuleTables.js"

/** A phrase of a list met in a text, from its first word to its last. */
export interface PhraseHit {
  readonly list: number
  readonly first: number
  readonly last: number
}

/** A rule whose trigger a text holds. */
export interface RuleHit {
  readonly rule: CompiledRule
  readonly first: number
  readonly last: number
}

/** What rules say of one text. */
export interface RuleHits {
  readonly tokens: Tokens
  /** In the order of the text. */
  readonly all: ReadonlyArray<RuleHit>
  /** By list the places of its phrases, in the order of the text. */
  readonly places: ReadonlyMap<number, ReadonlyArray<PhraseHit>>
}

/** Of what is read. */
export interface RuledText {
  readonly type: TextType
  /** Whether claims and synonyms are read, too: only the guard compares them. */
  readonly claims?: boolean
  /** The month that dates are compared with, counted as `text/dates.ts` does; without it no date is over. */
  readonly asOf?: number
}

/** The rules that speak in texts of one type, by their triggers, and the lists whose phrases they look for. */
interface Selection {
  readonly byTrigger: ReadonlyMap<number, ReadonlyArray<CompiledRule>>
  readonly lists: ReadonlySet<number>
}

/** No text makes a look around a trigger long. */
const wordsBeside = 25

/** Whether a line ends before a word. */
export const endsLine = ({ count, gaps }: Tokens, index: number): boolean =>
  index <= 0 || index >= count || (gaps[index] ?? 0) >= Gap.line

/** Whether a sign of at least that strength stands before a word; a wrapped line is none. */
export const endsBy = (tokens: Tokens, index: number, gap: number): boolean =>
  index <= 0 || index >= tokens.count || ((tokens.gaps[index] ?? 0) >= gap && !continues(tokens, index))

/** Whether a clause ends before a word: at a comma, a bracket, a colon or more. */
const endsClause = (tokens: Tokens, index: number): boolean => endsBy(tokens, index, Gap.comma)

const standsAt = (tokens: Tokens, at: RulePosition | undefined, first: number, last: number): boolean => {
  switch (at) {
    case undefined:
      return true
    case "clause start":
      return endsClause(tokens, first)
    case "clause end":
      return endsClause(tokens, last + 1)
    case "clause":
      return endsClause(tokens, first) && endsClause(tokens, last + 1)
    case "line start":
      return endsLine(tokens, first)
    case "line":
      return endsLine(tokens, first) && endsLine(tokens, last + 1)
  }
}

/** A date stands so many words after the trigger that speaks of it. */
const wordsBeforeDate = 3
const monthsOfYear = 12

/** Whether a date follows that is over by a month, or is not yet. */
const isDated = (tokens: Tokens, last: number, when: "past" | "future", asOf: number | undefined): boolean => {
  for (let at = last + 1; at <= last + wordsBeforeDate; at++) {
    const date = dateAt(tokens, at)
    if (date === undefined) continue
    // To who does not know today every date lies ahead.
    if (asOf === undefined) return when === "future"
    const isPast = (date.hasMonth ? date.month : date.month + monthsOfYear - 1) < asOf
    return isPast === (when === "past")
  }
  return false
}

export const placesOf = (places: RuleHits["places"], list: number | undefined): ReadonlyArray<PhraseHit> =>
  (list === undefined ? undefined : places.get(list)) ?? []

/** The place of the first hit that begins at a word or after it. */
const firstFrom = (hits: ReadonlyArray<PhraseHit>, index: number): number => {
  let low = 0
  let high = hits.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((hits[middle]?.first ?? 0) < index) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether a phrase begins at a word. */
export const beginsAt = (hits: ReadonlyArray<PhraseHit>, index: number): boolean =>
  hits[firstFrom(hits, index)]?.first === index

/** Whether a phrase shares a word with a stretch. */
const isTouched = (hits: ReadonlyArray<PhraseHit>, first: number, last: number): boolean => {
  for (let at = firstFrom(hits, first - maxWords); (hits[at]?.first ?? Infinity) <= last; at++)
    if ((hits[at]?.last ?? -1) >= first) return true
  return false
}

/** Whether a phrase begins between two words. */
const isFirst = (hits: ReadonlyArray<PhraseHit>, from: number, end: number): boolean =>
  (hits[firstFrom(hits, from)]?.first ?? Infinity) < end

/** Whether a phrase begins in the sentence of a trigger and outside of it, as far as it lies near by. */
const isBeside = (tokens: Tokens, hits: ReadonlyArray<PhraseHit>, first: number, last: number): boolean => {
  if (hits.length === 0) return false
  let from = first
  while (first - from < wordsBeside && !endsBy(tokens, from, Gap.sentence)) from--
  let end = last + 1
  while (end - last < wordsBeside && !endsBy(tokens, end, Gap.sentence)) end++
  return isFirst(hits, from, first) || isFirst(hits, last + 1, end)
}

const byTriggerOf = (rules: ReadonlyArray<CompiledRule>): Selection["byTrigger"] => {
  const byTrigger = new Map<number, Array<CompiledRule>>()
  for (const rule of rules) append(byTrigger, rule.trigger, rule)
  return byTrigger
}

/** Rules that texts are read with; nothing of it changes. */
export class RuleSet {
  readonly rules: ReadonlyArray<CompiledRule>
  /** By type of text and whether claims are read, made when first asked. */
  private readonly selections = new Map<string, Selection>()
  /** The number of each rule, one list of triggers after the other: which of two hits in one place comes first. */
  private readonly order: ReadonlyMap<CompiledRule, number>
  private readonly vocabulary: Vocabulary
  private readonly index: PhraseIndex
  private readonly loose: ReadonlySet<number>
  private readonly synonyms: ReadonlySet<number>

  constructor(
    private readonly tables: RuleTables,
    private readonly off: ReadonlySet<string> = new Set()
  ) {
    const rules = JSON.parse(tables.rules) as ReadonlyArray<CompiledRule>
    this.rules = rules.filter(({ id }) => !off.has(id))
    this.order = new Map([...byTriggerOf(this.rules).values()].flat().map((rule, number) => [rule, number]))
    this.vocabulary = new Vocabulary(tables.vocabulary)
    this.index = new PhraseIndex(tables.phrases, tables.vocabulary.size)
    this.loose = new Set(tables.loose)
    this.synonyms = new Set(tables.synonyms)
  }

  /** The same rules without one. */
  without(id: string): RuleSet {
    return new RuleSet(this.tables, new Set([...this.off, id]))
  }

  private selected({ claims = false, type }: RuledText): Selection {
    const key = `${type} ${claims}`
    const known = this.selections.get(key)
    if (known !== undefined) return known
    const rules = this.rules.filter((rule) => (rule.in ?? type) === type && (claims || rule.kind !== "claim"))
    const lists = rules.flatMap(({ except, trigger, unless, until }) =>
      [trigger, until, except, unless].filter((list) => list !== undefined)
    )
    const made = { byTrigger: byTriggerOf(rules), lists: new Set([...lists, ...(claims ? this.synonyms : [])]) }
    this.selections.set(key, made)
    return made
  }

  /** By list the places of its phrases, in the order of the text; of those that begin at one word the longest. */
  private placesIn(tokens: Tokens, lists: ReadonlySet<number>): RuleHits["places"] {
    const words = this.vocabulary.numbersOf(tokens)
    const places = new Map<number, Array<PhraseHit>>()
    for (let first = 0; first < tokens.count; first++) {
      let isLoose = false
      const goesOn = (at: number) => {
        if (continues(tokens, at)) return true
        isLoose = true
        return (tokens.gaps[at] ?? 0) <= Gap.open
      }
      this.index.eachFrom(words, first, goesOn, (node, last) => {
        for (const list of this.index.endsAt(node) ?? []) {
          if (!lists.has(list) || (isLoose && !this.loose.has(list))) continue
          if (places.get(list)?.at(-1)?.first === first) places.get(list)?.pop()
          append(places, list, { list, first, last })
        }
      })
    }
    return places
  }

  /** Phrases of a text that others may stand for; those of one list say the same. */
  synonymsIn({ places }: RuleHits): ReadonlyArray<PhraseHit> {
    return [...places].flatMap(([list, hits]) => (this.synonyms.has(list) ? hits : []))
  }

  /** What the rules find in a text. */
  read(tokens: Tokens, text: RuledText): RuleHits {
    const { byTrigger, lists } = this.selected(text)
    const places = this.placesIn(tokens, lists)
    const found: Array<RuleHit> = []
    for (const [list, hits] of places) {
      for (const rule of byTrigger.get(list) ?? []) {
        for (const { first, last } of hits) {
          if (!standsAt(tokens, rule.at, first, last)) continue
          if (rule.date !== undefined && !isDated(tokens, last, rule.date, text.asOf)) continue
          if (isTouched(placesOf(places, rule.except), first, last)) continue
          if (isBeside(tokens, placesOf(places, rule.unless), first, last)) continue
          found.push({ rule, first, last })
        }
      }
    }
    const orderOf = ({ rule }: RuleHit) => this.order.get(rule) ?? 0
    found.sort((one, other) => one.first - other.first || other.last - one.last || orderOf(one) - orderOf(other))
    return { tokens, all: longestOnly(found), places }
  }
}

/** Without the triggers that lie within a longer one of their kind, where the kind says so. */
const longestOnly = (found: ReadonlyArray<RuleHit>): ReadonlyArray<RuleHit> => {
  const ends = new Map<RuleKind, RuleHit>()
  return found.filter((hit) => {
    const { kind } = hit.rule
    if (!kinds[kind].onlyLongest) return true
    const before = ends.get(kind)
    const isWithin =
      before !== undefined && hit.last <= before.last && hit.last - hit.first < before.last - before.first
    if (!isWithin) ends.set(kind, hit)
    return !isWithin
  })
}

/** The rules of this package, in English. */
export const englishRules: RuleSet = new RuleSet(built)
