import { englishRules, type PhraseHit, type RuleHit } from "../../../rules/RuleSet.js"
import { Gap } from "../../../text/Tokens.js"
import { equalKeys } from "./equals.js"
import { impliedBy } from "./tools.js"
import { conceptOf, isDigits, opensSentence, type Place, placesOf, type TextView } from "./TextView.js"
import { numberWords } from "./guardWords.js"

// A text as claims: what each word may be matched by, and what the rules of kind `claim` say of it.

/** How much of a work a verb claims, from having seen it to having been in charge of it. */
export const forces: ReadonlyArray<string> = ["watch", "help", "do", "make", "lead"]

/** What a verb and its noun have in common: "prepared", "preparation". */
const rootOf = (word: string): string | undefined =>
  word.length > 6 && /(?:ations?|ions?|ments?|ing|ed|es|e|s|al)$/.test(word) ? word.slice(0, 6) : undefined

/** The words of a text, with what each may be matched by and what the rules say of it. */
export class ClaimWords {
  /** What each word may be matched by: its stem first, its value, its synonyms, its concept. */
  readonly keys: ReadonlyArray<ReadonlyArray<string>>
  readonly claims: ReadonlyArray<RuleHit>
  /** The claims of which each word is a part. */
  protected readonly claimsAt: ReadonlyArray<ReadonlyArray<RuleHit>>
  /** Whether it takes something back ("took none", "planned"): its words then show nothing. */
  readonly takesBack: boolean
  private readonly synonyms: ReadonlyArray<PhraseHit>
  private ownContent: ReadonlyArray<number> | undefined
  private ownSaid: ReadonlySet<string> | undefined
  private ownShown: ReadonlySet<string> | undefined

  /** `other`: the text with which it is compared, whose words may say the same. */
  constructor(
    readonly view: TextView,
    other?: TextView,
    /** Whether one of them is the other's new wording. */
    isReworded = true
  ) {
    const { hits, words, wordStems } = view
    const equal = other === undefined ? undefined : equalKeys(wordStems, other.wordStems, isReworded)
    const keys = words.map((word, index): Array<string> => {
      const value = isDigits(view, index) ? word : numberWords.get(word)
      const root = rootOf(word)
      const stem = wordStems[index] ?? ""
      const own = [stem, ...(root === undefined ? [] : [`^${root}`]), ...(equal?.get(stem) ?? [])]
      return value === undefined ? own : [...own, `#${value}`]
    })
    const claimsAt = words.map((): Array<RuleHit> => [])
    this.claims = hits.all.filter(({ rule }) => rule.kind === "claim")
    for (const hit of this.claims) for (const at of placesOf(hit)) claimsAt[at]?.push(hit)
    this.claimsAt = claimsAt
    this.takesBack = hits.all.some(({ rule }) => rule.kind === "status" && rule.of === undefined)
    this.synonyms = englishRules.synonymsIn(hits)
    for (const hit of this.synonyms) {
      const places = placesOf(hit)
      // "By myself" has no other words.
      const own = places.filter((at) => !this.is(at, "connecting"))
      for (const at of own.length === 0 ? places : own) keys[at]?.push(`~${hit.list}`)
    }
    for (const mention of view.mentions)
      for (const at of placesOf(mention)) keys[at]?.push(`concept ${mention.concept}`)
    this.keys = keys
  }

  get count(): number {
    return this.view.words.length
  }

  word(index: number): string {
    return this.view.words[index] ?? ""
  }

  is(index: number, ...wanted: ReadonlyArray<string>): boolean {
    return this.claimsAt[index]?.some(({ rule }) => wanted.includes(rule.means)) === true
  }

  /** Part of a name of several words ("project management"), which is judged as that name. */
  isInName(index: number): boolean {
    const mention = this.view.mentionAt(index)
    return mention !== undefined && mention.last > mention.first && conceptOf(mention)?.kind !== "soft"
  }

  /** Whether a word says something of its own. */
  isContent(index: number): boolean {
    // "We9" is matched as "we": what its digits stand for, nobody knows.
    if (this.is(index, "connecting") && !/\d/.test(this.word(index))) return false
    // "R" and "C" are names.
    return this.word(index).length > 1 || this.view.mentionAt(index) !== undefined
  }

  /** Places of the words that say something of their own. */
  get content(): ReadonlyArray<number> {
    return (this.ownContent ??= [...this.keys.keys()].filter((at) => this.isContent(at)))
  }

  /** Whether a word of this text may stand for one that may be matched by these. */
  says(keys: ReadonlyArray<string> | undefined): boolean {
    const said = (this.ownSaid ??= new Set(this.keys.flat()))
    return keys?.some((key) => said.has(key)) === true
  }

  /** Everything that the text shows: its words and concepts, and what the concepts imply. */
  get shown(): ReadonlySet<string> {
    return (this.ownShown ??= this.findShown())
  }

  private findShown(): ReadonlySet<string> {
    const shown = new Set(this.takesBack ? [] : this.keys.flat())
    const isSlight = this.of("watch", "limit").length > 0
    for (const mention of this.view.mentions) {
      const { concept, first, last } = mention
      const isCredential = conceptOf(mention)?.kind === "certification"
      const isShown = this.view.statusOf(first, last, isCredential).status === "affirmed"
      if (!isShown) shown.delete(`concept ${concept}`)
      // "Taught myself basic After Effects" shows no motion design.
      else for (const one of [concept, ...(isSlight ? [] : impliedBy(concept))]) shown.add(`concept ${one}`)
    }
    return shown
  }

  /** Whether the text shows a word, by one of what it may be matched by. */
  shows(keys: ReadonlyArray<string> | undefined): boolean {
    return keys?.some((key) => this.shown.has(key)) === true
  }

  /** Whether this text says by other words a phrase that another one has around these characters. */
  saysPhraseAt(other: ClaimWords, start: number, end: number): boolean {
    const { ends, starts } = other.view.tokens
    return other.synonyms.some(
      ({ first, last, list }) =>
        last > first && (starts[first] ?? 0) <= start && (ends[last] ?? 0) >= end && this.says([`~${list}`])
    )
  }

  /** The first words with content after a place, up to the next comma or word without content. */
  nounAfter(index: number): ReadonlyArray<number> {
    const found: Array<number> = []
    for (let at = index + 1; at < this.count && found.length < 4; at++) {
      if (found.length > 0 && this.opensClause(at)) break
      if (this.isContent(at) || /^\d/.test(this.word(at))) found.push(at)
      else if (found.length > 0) break
    }
    return found
  }

  /** Whether all words of a place that say something are held. */
  isAllHeld(place: Place, isHeld: (index: number) => boolean): boolean {
    return placesOf(place).every((at) => isHeld(at) || !this.isContent(at))
  }

  /** Places of claims that mean one of these, outside of names. */
  of(...wanted: ReadonlyArray<string>): ReadonlyArray<RuleHit> {
    return this.claims.filter(({ first, rule }) => wanted.includes(rule.means) && !this.isInName(first))
  }

  opensClause(index: number): boolean {
    return opensSentence(this.view, index) || (this.view.tokens.gaps[index] ?? 0) >= Gap.comma
  }
}

/** Whether two words may stand for each other. */
export const shareKey = (one: ReadonlyArray<string> | undefined, other: ReadonlyArray<string> | undefined): boolean =>
  one !== undefined && other !== undefined && one.some((key) => other.includes(key))
