import { isQuestion } from "../lexicon/matcher/surroundings.js"
import { hasBullet, isCapitalised } from "../text/tokenize.js"
import { Gap } from "../text/Tokens.js"
import type { RuleKind } from "./Rule.js"
import { beginsAt, endsBy, endsLine, placesOf, type RuleHit, type RuleHits } from "./RuleSet.js"

// How far a trigger speaks: ConText's algorithm. A scope goes so many words in a direction and ends before that at the
// end of the sentence, at a phrase that ends it, and at the next trigger of the kind; at a comma too, unless a list
// of names goes on after it.

const isComma = (gap: number | undefined): boolean => gap === Gap.comma || gap === Gap.colon

/** Words of which a trigger speaks; `end` is one past the last. The trigger's own lie between. */
export interface ScopeRange {
  readonly from: number
  readonly end: number
}

/** No text makes a scope longer. */
const maxScope = 200
/** A list is looked at so many words ahead. */
const maxListed = 40
/** No name has more words. */
const maxName = 6

/** The scopes of the triggers of one kind in one text. */
export class Scopes {
  private readonly isTrigger: Uint8Array
  private readonly isJoint: Uint8Array
  private readonly isHeading: Uint8Array

  /** @param nameEnds by its first word one past each name; 0 where none begins */
  constructor(
    private readonly hits: RuleHits,
    kind: RuleKind,
    private readonly nameEnds: Int32Array
  ) {
    const { count } = hits.tokens
    this.isTrigger = new Uint8Array(count)
    this.isJoint = new Uint8Array(count)
    this.isHeading = new Uint8Array(count)
    for (const { first, last, rule } of hits.all) {
      if (rule.kind === kind) this.isTrigger.fill(1, first, last + 1)
      if (rule.kind === "alternative" && rule.means === "joins") this.isJoint.fill(1, first, last + 1)
      if (rule.kind === "section" && endsLine(hits.tokens, first)) this.isHeading[first] = 1
    }
  }

  of(hit: RuleHit): ScopeRange {
    const { scope } = hit.rule
    const own = { from: hit.first, end: hit.last + 1 }
    if (scope === undefined) return own
    if ("stretch" in scope) {
      if (scope.stretch === "section") return { ...own, end: this.endOfSection(hit.last + 1) }
      const ends = (at: number) => endsLine(this.hits.tokens, at)
      return { from: this.back(hit, maxScope, ends), end: this.ahead(hit, maxScope, ends) }
    }
    const ends = (at: number) => this.endsReach(at)
    const { direction, words } = scope
    return {
      from: direction === "forward" ? own.from : this.back(hit, words, ends),
      end: direction === "backward" ? own.end : this.ahead(hit, words, ends)
    }
  }

  /** A semicolon, a dash and the end of a sentence end a scope of so many words. */
  private endsReach(at: number): boolean {
    return endsBy(this.hits.tokens, at, Gap.semicolon)
  }

  /** One past the last word ahead. */
  private ahead(hit: RuleHit, words: number, ends: (at: number) => boolean): number {
    const { gaps } = this.hits.tokens
    const until = placesOf(this.hits.places, hit.rule.until)
    const start = hit.last + 1
    const isCounted = hit.rule.scope !== undefined && "words" in hit.rule.scope
    let isNamed = false
    let at = start
    // A heading of one line speaks of the next: "Currently learning:" above a list.
    while (at < start + maxScope) {
      const gap = gaps[at] ?? 0
      const isColon = at === start && gap === Gap.colon
      if (!isColon && ends(at)) break
      const isName = this.endOfName(at) > 0
      if (this.isTrigger[at] === 1 || (!isName && beginsAt(until, at))) break
      if (gap === Gap.close && !this.isOpened(start, at)) break
      if (at > start && gap === Gap.colon && isCounted) break
      if (at > start && gap === Gap.comma && isCounted && !(isNamed && this.listGoesOn(at))) break
      if (at - start >= words && !(isNamed && this.isWithinList(start, at))) break
      isNamed ||= isName
      at = Math.max(at + 1, this.endOfName(at))
    }
    return at
  }

  /** The first word back. */
  private back(hit: RuleHit, words: number, ends: (at: number) => boolean): number {
    const { gaps } = this.hits.tokens
    const until = placesOf(this.hits.places, hit.rule.until)
    let at = hit.first
    let isJoined = false
    while (at > 0 && hit.first - at < words) {
      isJoined ||= this.isJoint[at] === 1
      // "Payroll, purchase ledger and VAT are not needed": before "and" a list of names goes on.
      const isWithin = isJoined && gaps[at] === Gap.comma && this.isNameBefore(at)
      // What stands before the trigger itself parts it from what it speaks of: "Docker - none", "MRI, observed only".
      if (at === hit.first ? this.isApart(at) : ends(at) || (isComma(gaps[at]) && !isWithin)) break
      if (this.isTrigger[at - 1] === 1 || beginsAt(until, at - 1)) break
      at--
    }
    return at
  }

  /** Whether what stands before a trigger is of another sentence; a question is answered by it ("Docker? Not yet."). */
  private isApart(at: number): boolean {
    const { tokens } = this.hits
    const gap = tokens.gaps[at] ?? 0
    return gap === Gap.sentence ? !isQuestion(tokens, at - 1) : gap > Gap.sentence || gap === Gap.semicolon
  }

  /** Whether a bracket that closes before a word was opened after the trigger. */
  private isOpened(start: number, at: number): boolean {
    for (let before = at - 1; before >= start; before--) if (this.hits.tokens.gaps[before] === Gap.open) return true
    return false
  }

  /** One past the name that begins at a word; a word with a capital is one, too. 0 where none begins. */
  private endOfName(at: number): number {
    const end = this.nameEnds[at] ?? 0
    return end === 0 && isCapitalised(this.hits.tokens, at) ? at + 1 : end
  }

  /** Whether a name ends before a word. */
  private isNameBefore(at: number): boolean {
    for (let from = at - 1; from >= Math.max(0, at - maxName); from--) if (this.endOfName(from) === at) return true
    return false
  }

  /** Whether after a comma nothing but names follows, up to one after "or" or the end: "no Kafka, Pulsar or NATS". */
  private listGoesOn(from: number): boolean {
    let isLast = false
    for (let at = from; at < from + maxListed;) {
      if (at > from && this.endsReach(at)) return true
      if (this.isJoint[at] === 1) {
        isLast = true
        at++
        continue
      }
      const end = this.endOfName(at)
      if (end === 0) return false
      if (isLast) return true
      at = end
    }
    return false
  }

  /** Whether a word is the next name of a list that began within reach. */
  private isWithinList(start: number, at: number): boolean {
    const { gaps } = this.hits.tokens
    const isNext = this.isJoint[at] === 1 || this.isJoint[at - 1] === 1 || gaps[at] === Gap.comma
    return isNext && at - start <= maxListed
  }

  private endOfSection(from: number): number {
    const { tokens } = this.hits
    const end = Math.min(tokens.count, from + maxScope)
    for (let at = from + 1; at < end; at++) {
      if (this.isHeading[at] === 1 || (tokens.gaps[at] === Gap.blank && !hasBullet(tokens, at))) return at
    }
    return end
  }
}
