import { type TitleFound, titlesIn } from "../../../lexicon/matcher/occupation.js"
import { wordSetNamed } from "../../../lexicon/words/words.js"
import type { RuleHit } from "../../../rules/RuleSet.js"
import { Gap } from "../../../text/Tokens.js"
import { ClaimWords, forces } from "./ClaimWords.js"
import { conceptOf, opensSentence, type Place } from "./TextView.js"
import { openingVerbs } from "./guardWords.js"

// A text as claims: which of its words are verbs, how much each claims, and whose work it tells.

/** A verb of a text: how much it claims, and whether the person of the resume did it. */
export interface Verb {
  readonly index: number
  readonly force: number
  /** The same without regard to what it stands with; -1 for a verb that no rule knows. */
  readonly said: number
  /** Somebody else did it ("reviewed by a partner"), or it happened ("turnover fell"). */
  readonly isOthers: boolean
  /** It was done, and nobody says by whom: "the dock was washed". */
  readonly isPassive: boolean
}

/** Goes on with what the person did. */
const joiners = wordSetNamed("Reading.joiners")
const relatives = wordSetNamed("Reading.relatives")
const beforeNouns = wordSetNamed("Reading.beforeNouns")
const finite = wordSetNamed("Reading.finite")
const being = wordSetNamed("Reading.being")
/** By which a thing is done, sent or brought. */
const means = wordSetNamed("Reading.means")
const determiners = wordSetNamed("Reading.determiners")
const states = wordSetNamed("Reading.states")
const stateLinks = wordSetNamed("Reading.stateLinks")
const adjectivesInLy = wordSetNamed("Reading.adjectivesInLy")
const objectOpeners = wordSetNamed("Reading.objectOpeners")
/** After these somebody else may be the subject. */
const clauseOpeners = wordSetNamed("Reading.clauseOpeners")

export class Reading extends ClaimWords {
  private ownVerbs: ReadonlyArray<Verb> | undefined
  private ownTitles: ReadonlyArray<TitleFound> | undefined

  /** Titles of occupations. */
  get titles(): ReadonlyArray<TitleFound> {
    return (this.ownTitles ??= titlesIn(this.view.taken, 0, this.count))
  }

  /** Words of rank in the title of an occupation, whether or not it is a name too: "charge nurse". */
  get ranksInTitles(): ReadonlyArray<RuleHit> {
    return this.claims.filter(
      ({ first, last, rule }) =>
        rule.means === "rank" && this.titles.some((title) => title.first <= first && last <= title.last)
    )
  }

  /** Whether a word names people or what somebody is. */
  isSomebody(index: number): boolean {
    return (
      this.is(index, "person", "rank") ||
      this.titles.some(({ last }) => last === index) ||
      (/^(?:senior|junior|deputy|chief|head)$/.test(this.word(index - 1)) && this.isContent(index))
    )
  }

  /** "The practice manager signs": somebody else stands before a verb, at the start of a clause. */
  hasSubject(index: number): boolean {
    // "Signs the invoices", and not "the patient records".
    const isUnknown =
      !this.is(index, ...forces, "perform") && !/ed$/.test(this.word(index)) && !finite.has(this.word(index))
    if (
      this.opensClause(index) ||
      (isUnknown && !(/s$/.test(this.word(index)) && objectOpeners.has(this.word(index + 1))))
    )
      return false
    let first = index - 1
    if (/ly$/.test(this.word(first))) first--
    const last = first
    while (first > 0 && !this.opensClause(first) && this.isContent(first)) first--
    if (first === last || !determiners.has(this.word(first))) return false
    const before = this.opensClause(first) ? "" : this.word(first - 1)
    if (before !== "" && !clauseOpeners.has(before)) return false
    return this.isSomebody(last) || relatives.has(before)
  }

  /** A word that the rules know for a verb, or that ends as one. */
  private looksLikeVerb(index: number): boolean {
    return this.is(index, ...forces, "up", "down", "effect") || /(?:ed|ing)$/.test(this.word(index))
  }

  /** Whether a bullet begins with what was done, and not with a thing ("RFE calendar for the unit"). */
  get opensWithVerb(): boolean {
    return this.looksLikeVerb(0) || openingVerbs.has(this.word(0))
  }

  /** "Recruiting: posted jobs": whether words stand before the text as its label. */
  isLabel({ first, last }: Place): boolean {
    return first === 0 && this.view.tokens.gaps[last + 1] === Gap.colon
  }

  /** Whether a word stands where a verb does. */
  isVerb(index: number): boolean {
    const own = this.view.mentionAt(index)
    if (own !== undefined && this.isLabel(own)) return false
    if (this.isInName(index) && !opensSentence(this.view, index)) return false
    if (this.hasSubject(index)) return true
    const previous = this.word(index - 1)
    // "Experienced in", "used to": what somebody is.
    if (states.has(this.word(index)) && stateLinks.has(this.word(index + 1))) return false
    // "Champion of the team"
    if (this.word(index + 1) === "of" && !/(?:ed|ing|s)$/.test(this.word(index))) return false
    // "SHRM-CP certified"
    const named = this.view.mentionAt(index - 1)
    const isHolding = /^(?:certified|licen[cs]ed|qualified|registered|accredited)$/.test(this.word(index))
    if (isHolding && named !== undefined && conceptOf(named)?.kind === "certification") return false
    // "Customer-reported bugs"
    if (index > 1 && this.view.tokens.gaps[index] === Gap.hyphen) return false
    if (this.word(index + 1) === "by" && /(?:ed|en|wn|t|n)$/.test(this.word(index))) return true
    // "To failed runs", "to heads of department", "panels and drawings"
    if (previous === "to" && /(?:ed|[^s]s)$/.test(this.word(index))) return false
    if (this.opensClause(index) || relatives.has(previous)) return true
    if (joiners.has(previous)) return true
    // "… on two docks leading a team"
    if (/ing$/.test(this.word(index)) && determiners.has(this.word(index + 1))) return true
    if (/ly$/.test(previous) && !adjectivesInLy.has(previous)) return this.isVerb(index - 1)
    // "Resolved rejected claims": the second says which claims.
    // "Contribute documented components"
    const isOfObject =
      /ed$/.test(previous) ||
      (this.isContent(index + 1) &&
        this.of("help", "watch").some(({ last, rule }) => last === index - 1 && !rule.id.endsWith(".noun")))
    return /ed$/.test(this.word(index)) && !beforeNouns.has(previous) && !(isOfObject && this.isVerb(index - 1))
  }

  /** The sentence speaks of a thing and not of the person: "Turnover fell", "Calculations are stamped by". */
  private isOfThing(index: number): boolean {
    let start = index
    while (!opensSentence(this.view, start)) start--
    if (this.looksLikeVerb(start) || finite.has(this.word(start))) return false
    for (let at = start + 1; at < this.count && !opensSentence(this.view, at); at++) {
      if ((this.view.tokens.gaps[at] ?? 0) >= Gap.comma || relatives.has(this.word(at))) return false
      if (this.word(at) === "and") return false
      if (finite.has(this.word(at)) || (this.is(at, "up", "down") && this.isVerb(at))) return true
    }
    return false
  }

  /** "Reviewed by a partner", "signed off by our DGM"; neither "taken by phone" nor "by four points". */
  isDoneBy(index: number): boolean {
    const by = /^(?:off|up|out|on|down|over)$/.test(this.word(index + 1)) ? index + 2 : index + 1
    const agent = this.word(by + 1)
    if (this.word(by) !== "by" || /ing$/.test(agent) || /^\d|^me$|^(?:my|your|him|her|them)sel/.test(agent))
      return false
    return !means.has(agent)
  }

  /** "Bar manager who opens bars": a title of two words or so, before any verb, is the person's own. */
  isOfPerson(relative: number): boolean {
    for (let at = 0; at < relative; at++) {
      if (at > 0 && (this.opensClause(at) || !this.isContent(at))) return false
    }
    return this.word(relative) === "who" && relative > 0 && titlesIn(this.view.taken, 0, relative).length > 0
  }

  /** "Redesigned the page, which lifted sign-ups": what the person did led to it. */
  private isOutcome(relative: number, index: number): boolean {
    return (
      this.word(relative) === "which" &&
      this.view.tokens.gaps[relative] === Gap.comma &&
      index === relative + 1 &&
      this.is(index, "up", "down", "effect", "help")
    )
  }

  /** "Reviewed by a partner", "the manager signs", "which two people signed" */
  isSomebodyElses(index: number): boolean {
    if (this.isDoneBy(index) || this.hasSubject(index)) return true
    if (this.word(index - 1) === "i") return false
    for (let at = index - 1; at >= 0 && at >= index - 5; at--) {
      if ((this.view.tokens.gaps[at + 1] ?? 0) >= Gap.semicolon) return false
      if (relatives.has(this.word(at))) return !this.isOfPerson(at) && !this.isOutcome(at, index)
      if (this.is(at, ...forces) && this.isVerb(at)) return false
    }
    return false
  }

  /** "Assist partners in conducting calls": the second verb is what was helped with. */
  private isHelped(index: number, helps: ReadonlyArray<number>): boolean {
    const help = helps.findLast((at) => at < index)
    if (help === undefined || /ed$/.test(this.word(index))) return false
    for (let at = help + 1; at <= index; at++) if ((this.view.tokens.gaps[at] ?? 0) >= Gap.semicolon) return false
    const previous = this.word(index - 1)
    // "Helps the music lead and": nothing follows that could be led.
    const isEnd = !this.isContent(index + 1) && !/^(?:an?|the|their|our)$/.test(this.word(index + 1))
    if (isEnd && beforeNouns.has(this.word(index - 2))) return false
    return (
      previous === "to" ||
      (/ing$/.test(this.word(index)) ? previous !== "by" : !this.opensClause(index) && previous !== "and")
    )
  }

  /** "The dock was washed": the person did it, or somebody else. */
  private isPassive(index: number): boolean {
    const before = /ly$/.test(this.word(index - 1)) ? index - 2 : index - 1
    const isTold = being.has(this.word(before)) && !/ing$/.test(this.word(index))
    return isTold && before > 0 && !this.opensClause(before) && !this.isSomebodyElses(index)
  }

  /** "Supported the audit by gathering evidence": how one did it, one did. */
  private isMeans(index: number): boolean {
    return this.word(index - 1) === "by" && /ing$/.test(this.word(index)) && this.isContent(index)
  }

  get verbs(): ReadonlyArray<Verb> {
    return (this.ownVerbs ??= this.findVerbs())
  }

  private findVerbs(): ReadonlyArray<Verb> {
    const verbs: Array<Verb> = []
    const helps: Array<number> = []
    for (let index = 0; index < this.count; index++) {
      const hits =
        this.claimsAt[index]?.filter(
          // "3 new drivers (trainees)": a noun opens a clause and is no verb.
          ({ first, rule }) =>
            forces.includes(rule.means) &&
            (first === 0 || !rule.id.endsWith(".noun") || this.view.tokens.gaps[first] !== Gap.open)
        ) ?? []
      const phrase = hits.find(({ first, last }) => last > first)
      if (phrase !== undefined && phrase.first < index) continue
      const isPossible =
        hits.length > 0 ||
        this.hasSubject(index) ||
        (index === 0 ? this.isContent(0) : /ed$/.test(this.word(index)) || this.isMeans(index))
      if (!isPossible || (phrase === undefined && !this.isVerb(index) && !this.isHelped(index, helps))) continue
      const said = forces.findLastIndex((force) =>
        phrase === undefined ? this.is(index, force) : phrase.rule.means === force
      )
      const isOthers = this.isSomebodyElses(index) || this.isOfThing(index)
      const isPassive = this.isPassive(index)
      const isHelped = this.isHelped(index, helps)
      if ((said === 0 || said === 1) && !isOthers) helps.push(index)
      // "Gained exposure to": what was gained is what counts.
      const object = this.claims.find(
        ({ first, rule }) => first > index && first <= index + 2 && (rule.means === "watch" || rule.means === "help")
      )
      const ofObject = said === 2 && object !== undefined ? forces.indexOf(object.rule.means) : said
      const force = said < 0 ? 2 : isHelped ? Math.min(said, 1) : ofObject
      verbs.push({ index, force, said, isOthers, isPassive })
    }
    return verbs
  }
}
