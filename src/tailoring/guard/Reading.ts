import { titlesIn } from "../../lexicon/matcher/occupation.js"
import type { RuleHit } from "../../rules/RuleSet.js"
import { englishRules } from "../../rules/RuleSet.js"
import { Gap } from "../../text/Tokens.js"
import { wordStem } from "./stems.js"
import { impliedBy } from "./tools.js"
import { conceptOf, isDigits, opensSentence, type TextView } from "./TextView.js"
import { numberWords } from "./words/figureWords.js"

// A text as claims: what each word may be matched by, and what the rules of kind `claim` say of it.

/** How much of a work a verb claims, from having seen it to having been in charge of it. */
export const forces = ["watch", "help", "do", "make", "lead"] as const
const isForce = (means: string): boolean => forces.some((force) => force === means)

/** A verb of a text: how much it claims, and whether the person of the resume did it. */
export interface Verb {
  readonly index: number
  readonly force: number
  /** The same without regard to what it stands with; -1 for a verb that no rule knows. */
  readonly said: number
  /** What somebody was helped with. */
  readonly isHelped: boolean
  /** Somebody else did it ("reviewed by a partner"), or it happened ("turnover fell"). */
  readonly isOthers: boolean
}

/** Goes on with what the person did. */
const joiners = new Set("and or then also by while to i not successfully was were is are be been".split(" "))
const relatives = new Set(["who", "which", "that"])
const beforeNouns = new Set(
  "a an the of for in on with from into per this these those their our its his her my at about between".split(" ")
)
const finite = /^(?:is|are|was|were|went|fell|rose|grew|dropped|has|have|had)$/

/** What a verb and its noun have in common: "prepared", "preparation". */
const rootOf = (word: string): string | undefined =>
  word.length > 6 && /(?:ations?|ions?|ments?|ing|ed|es|e|s|al)$/.test(word) ? word.slice(0, 6) : undefined

export class Reading {
  /** What each word may be matched by: its stem, its value, its synonyms, its concept. */
  readonly keys: ReadonlyArray<ReadonlyArray<string>>
  /** What the rules say of each word. */
  readonly means: ReadonlyArray<ReadonlySet<string>>
  readonly claims: ReadonlyArray<RuleHit>
  /** Whether it takes something back ("took none", "planned"): its words then show nothing. */
  readonly takesBack: boolean
  private ownVerbs: ReadonlyArray<Verb> | undefined
  private ownShown: ReadonlySet<string> | undefined

  constructor(readonly view: TextView) {
    const { words } = view
    const keys = words.map((word, index): Array<string> => {
      const value = isDigits(view, index) ? word : numberWords.get(word)
      const root = rootOf(word)
      const own = [wordStem(word), ...(root === undefined ? [] : [`^${root}`])]
      return value === undefined ? own : [...own, `#${value}`]
    })
    const means = words.map(() => new Set<string>())
    const { hits } = view
    this.claims = hits.all.filter(({ rule }) => rule.kind === "claim")
    this.takesBack = hits.all.some(({ rule }) => rule.kind === "status" && rule.of === undefined)
    for (const { first, last, rule } of this.claims) {
      for (let at = first; at <= last; at++) means[at]?.add(rule.means)
    }
    for (const { first, last, list } of englishRules.synonymsIn(hits)) {
      for (let at = first; at <= last; at++) {
        if (first === last || !means[at]?.has("connecting")) keys[at]?.push(`~${list}`)
      }
    }
    for (const { concept, first, last } of view.mentions) {
      for (let at = first; at <= last; at++) keys[at]?.push(`concept ${concept}`)
    }
    this.keys = keys
    this.means = means
  }

  get count(): number {
    return this.view.words.length
  }

  word(index: number): string {
    return this.view.words[index] ?? ""
  }

  is(index: number, ...wanted: ReadonlyArray<string>): boolean {
    return wanted.some((one) => this.means[index]?.has(one) === true)
  }

  /** Part of a name of several words ("project management"), which is judged as that name. */
  isInName(index: number): boolean {
    const mention = this.view.mentions[this.view.mentionOf[index] ?? -1]
    return mention !== undefined && mention.last > mention.first && conceptOf(mention)?.kind !== "soft"
  }

  /** Whether a word says something of its own. */
  isContent(index: number): boolean {
    if (this.is(index, "connecting")) return false
    // "R" and "C" are names.
    return this.word(index).length > 1 || (this.view.mentionOf[index] ?? -1) >= 0
  }

  /** Everything that the text shows: its words and concepts, and what the concepts imply. */
  get shown(): ReadonlySet<string> {
    if (this.ownShown === undefined) {
      const shown = new Set<string>()
      const isSlight = this.of("watch", "limit").length > 0
      if (!this.takesBack) for (const keys of this.keys) for (const key of keys) shown.add(key)
      for (const mention of this.view.mentions) {
        const { concept, first, last } = mention
        const isCredential = conceptOf(mention)?.kind === "certification"
        if (this.view.statusOf(first, last, isCredential).status !== "affirmed") {
          shown.delete(`concept ${concept}`)
          continue
        }
        shown.add(`concept ${concept}`)
        // "Taught myself basic After Effects" shows no motion design.
        if (!isSlight) for (const parent of impliedBy(concept)) shown.add(`concept ${parent}`)
      }
      this.ownShown = shown
    }
    return this.ownShown
  }

  /** Whether this text says by other words a phrase that another one has around these characters. */
  saysPhraseAt(other: Reading, start: number, end: number): boolean {
    const { ends, starts } = other.view.tokens
    return englishRules
      .synonymsIn(other.view.hits)
      .some(
        ({ first, last, list }) =>
          last > first &&
          (starts[first] ?? 0) <= start &&
          (ends[last] ?? 0) >= end &&
          this.keys.some((keys) => keys.includes(`~${list}`))
      )
  }

  /** Places of claims that mean one of these, outside of names. */
  of(...wanted: ReadonlyArray<string>): ReadonlyArray<RuleHit> {
    return this.claims.filter(({ first, rule }) => wanted.includes(rule.means) && !this.isInName(first))
  }

  /** Words of rank in the title of an occupation, whether or not it is a name too: "charge nurse". */
  ranksInTitles(): ReadonlyArray<RuleHit> {
    const titles = titlesIn(this.view.taken, 0, this.count)
    return this.claims.filter(
      ({ first, last, rule }) =>
        rule.means === "rank" && titles.some((title) => title.first <= first && last <= title.last)
    )
  }

  opensClause(index: number): boolean {
    return opensSentence(this.view, index) || (this.view.tokens.gaps[index] ?? 0) >= Gap.comma
  }

  /** Whether a word stands where a verb does. */
  isVerb(index: number): boolean {
    if (this.isInName(index) && !opensSentence(this.view, index)) return false
    const previous = this.word(index - 1)
    // "Champion of the team"
    if (this.word(index + 1) === "of" && !/(?:ed|ing|s)$/.test(this.word(index))) return false
    // "Customer-reported bugs"
    if (index > 1 && this.view.tokens.gaps[index] === Gap.hyphen) return false
    if (this.word(index + 1) === "by" && /(?:ed|en|wn|t|n)$/.test(this.word(index))) return true
    if (this.opensClause(index) || joiners.has(previous) || relatives.has(previous)) return true
    if (/ly$/.test(previous)) return this.isVerb(index - 1)
    // "Resolved rejected claims": the second says which claims.
    return (
      /ed$/.test(this.word(index)) && !beforeNouns.has(previous) && !(/ed$/.test(previous) && this.isVerb(index - 1))
    )
  }

  /** The text speaks of a thing and not of the person: "Turnover fell", "Calculations are stamped by". */
  private get isOfThing(): boolean {
    const first = this.word(0)
    if (this.is(0, ...forces, "up", "down", "effect") || /(?:ed|ing)$/.test(first) || finite.test(first)) return false
    for (let index = 1; index < this.count; index++) {
      if ((this.view.tokens.gaps[index] ?? 0) >= Gap.comma || relatives.has(this.word(index))) return false
      if (this.word(index) === "and") return false
      if (finite.test(this.word(index)) || (this.is(index, "up", "down") && this.isVerb(index))) return true
      if (this.word(index) === "by" && this.isVerb(index - 1)) return true
    }
    return false
  }

  isDoneBy(index: number): boolean {
    const next = this.word(index + 1)
    const agent = this.word(index + 2)
    return (
      (next === "by" && !/ing$/.test(agent) && !/^\d/.test(agent) && !numberWords.has(agent)) ||
      (next === "by" && numberWords.has(agent) && this.isContent(index + 3))
    )
  }

  /** "Bar manager who opens bars": a title of two words or so, before any verb, is the person's own. */
  isOfPerson(relative: number): boolean {
    for (let at = 0; at < relative; at++) {
      if (at > 0 && (this.opensClause(at) || !this.isContent(at))) return false
    }
    return this.word(relative) === "who" && relative > 0 && titlesIn(this.view.taken, 0, relative).length > 0
  }

  private isOthers(index: number): boolean {
    if (this.isDoneBy(index)) return true
    if (this.word(index - 1) === "i") return false
    for (let at = index - 1; at >= 0 && at >= index - 5; at--) {
      if ((this.view.tokens.gaps[at + 1] ?? 0) >= Gap.semicolon) break
      if (relatives.has(this.word(at))) return !this.isOfPerson(at)
      if (this.is(at, ...forces) && this.isVerb(at)) break
    }
    return this.isOfThing
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

  get verbs(): ReadonlyArray<Verb> {
    if (this.ownVerbs === undefined) {
      const verbs: Array<Verb> = []
      const helps: Array<number> = []
      for (let index = 0; index < this.count; index++) {
        const hits = this.claims.filter(
          // "3 new drivers (trainees)": a noun opens a clause and is no verb.
          ({ first, last, rule }) =>
            first <= index &&
            index <= last &&
            isForce(rule.means) &&
            (first === 0 || !rule.id.endsWith(".noun") || this.view.tokens.gaps[first] !== Gap.open)
        )
        const phrase = hits.find(({ first, last }) => last > first)
        if (phrase !== undefined && phrase.first < index) continue
        const isPossible = hits.length > 0 || (index === 0 ? this.isContent(0) : /ed$/.test(this.word(index)))
        if (!isPossible || (phrase === undefined && !this.isVerb(index) && !this.isHelped(index, helps))) continue
        const said = forces.findLastIndex((force) =>
          phrase === undefined ? this.is(index, force) : phrase.rule.means === force
        )
        const isOthers = this.isOthers(index)
        const isHelped = this.isHelped(index, helps)
        if ((said === 0 || said === 1) && !isOthers) helps.push(index)
        // "Gained exposure to": what was gained is what counts.
        const object = this.claims.find(
          ({ first, rule }) => first > index && first <= index + 2 && (rule.means === "watch" || rule.means === "help")
        )
        const ofObject =
          said === 2 && object !== undefined ? forces.findIndex((one) => one === object.rule.means) : said
        verbs.push({ index, force: said < 0 ? 2 : isHelped ? Math.min(said, 1) : ofObject, said, isHelped, isOthers })
      }
      this.ownVerbs = verbs
    }
    return this.ownVerbs
  }
}

/** Whether two words may stand for each other. */
export const shareKey = (one: ReadonlyArray<string> | undefined, other: ReadonlyArray<string> | undefined): boolean =>
  one !== undefined && other !== undefined && one.some((key) => other.includes(key))
