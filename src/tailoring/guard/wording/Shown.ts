import { spellingAt } from "../../../text/tokenize.js"
import { Gap } from "../../../text/Tokens.js"
import { abbreviated, spelledAt } from "../reading/abbreviations.js"
import type { Revision } from "../checks/rules.js"
import { forces } from "../reading/ClaimWords.js"
import type { ProfileEvidence, Scope } from "../evidence/ProfileEvidence.js"
import { conceptsSpelled, ordinaryPhrases } from "../reading/names.js"
import type { Reading } from "../reading/Reading.js"
import { isFigure } from "../reading/TextView.js"
import { isTool } from "../reading/tools.js"

/** Where each word of a new wording is shown. */
export class Shown {
  protected readonly before: Reading
  protected readonly after: Reading
  /** Undefined for the summary, for which the whole profile is the text. */
  protected readonly employer: string | undefined
  protected readonly evidence: ProfileEvidence
  /** Words of abbreviations that are written out: for the user to confirm. */
  protected readonly writtenOut: ReadonlySet<number>
  private readonly shortened: ReadonlySet<number>
  private readonly scopes = new Map<number, Scope | "text">()
  private readonly newPlaces: ReadonlySet<number>

  constructor({ employer, evidence, now, old, writtenOut }: Revision) {
    this.before = old
    this.after = now
    this.employer = employer
    this.evidence = evidence
    this.writtenOut = writtenOut
    this.shortened = abbreviated(old, now)
    this.newPlaces = new Set(now.content.filter((at) => this.isNewAt(at)))
  }

  /** Where a word is shown; "text" is in the text itself. */
  protected scopeOf(index: number): Scope | "text" {
    const scope = this.scopes.get(index) ?? this.scopeAt(index)
    this.scopes.set(index, scope)
    return scope
  }

  private scopeAt(index: number): Scope | "text" {
    const { after, employer, evidence } = this
    const keys = this.namedBy(index) ?? after.keys[index] ?? []
    const isText = this.isWrittenSo(index) || (this.isOfText(keys) && !this.isOtherName(index))
    if (isText && !(employer !== undefined && this.isSomebodysName(index))) return "text"
    if (this.isSpelledOut(index) || this.shortened.has(index) || this.isOfRole(index, keys)) return "text"
    return evidence.scopeOfKeys(keys, employer)
  }

  /** What a profile denies or plans it does not show; a summary may deny it, too. */
  private isOfText(keys: ReadonlyArray<string>): boolean {
    const { after, before, employer, evidence } = this
    if (employer === undefined && !after.takesBack) return evidence.scopeOfKeys(keys, undefined) !== "nowhere"
    return before.shows(keys) || before.says(keys)
  }

  /** "Worked as Python developer": a position's title holds for all its work. */
  private isOfRole(index: number, keys: ReadonlyArray<string>): boolean {
    const { after, employer, evidence } = this
    if (employer === undefined) return false
    const isTitle = after.view.words.slice(Math.max(0, index - 3), index).includes("as")
    if (!isTitle && (after.isVerb(index) || after.is(index, "rank") || after.isSomebody(index))) return false
    return evidence.isInRole(keys, employer)
  }

  /** A tool is shown by its name only: "SAP S/4HANA" is not "SAP". */
  private namedBy(index: number): ReadonlyArray<string> | undefined {
    const { after, before } = this
    const mention = after.view.mentionAt(index)
    if (mention === undefined || !isTool(after.view.conceptAt(index))) return undefined
    const words = after.view.words.slice(mention.first, mention.last + 1)
    return words.every((word) => before.view.words.includes(word)) ? undefined : [`concept ${mention.concept}`]
  }

  /** "Excel" is not "excelled": a name written with capitals stands so in the text, too. */
  private isOtherName(index: number): boolean {
    const { after, before } = this
    const mention = after.view.mentionAt(index)
    const concept = after.view.conceptAt(index)
    if (mention === undefined || concept === undefined) return false
    if (before.shown.has(`concept ${mention.concept}`)) return false
    if (concept.kind === "soft") return false
    if (!isTool(concept)) return !after.isAllHeld(mention, (at) => before.says(after.keys[at]))
    return !before.view.words.some(
      (_, at) => spellingAt(before.view.tokens, at) === spellingAt(after.view.tokens, index)
    )
  }

  /** "Handling internal auditors" is no internal audit: in the text the name is somebody else's. */
  protected isSomebodysName(index: number): boolean {
    const { after, before } = this
    const last = after.view.mentionAt(index)?.last ?? index
    if (after.isSomebody(last) || after.isVerb(last)) return false
    const [stem = ""] = after.keys[last] ?? []
    const own = before.view.words.flatMap((word, at) => (stem !== "" && word.startsWith(stem) ? [at] : []))
    return own.length > 0 && own.every((at) => before.isSomebody(at) && before.is(at, "person"))
  }

  /** A spelling of the same thing that the lexicon does not take for its name by itself: "Go" for Golang. */
  private isWrittenSo(index: number): boolean {
    const concept = this.after.view.mentionAt(index)?.concept
    const known = this.after.view.conceptAt(index)
    if (concept === undefined || known === undefined || known.kind === "certification") return false
    // "Split tests" is "split testing", one of the names of A/B testing.
    const isSaid = ordinaryPhrases(concept).some((stems) => stems.every((stem) => this.before.shown.has(stem)))
    if (isSaid) return true
    const { tokens, words } = this.before.view
    const isOrdinary = !isTool(known)
    return words.some(
      (word, at) =>
        at > 0 &&
        conceptsSpelled(word).includes(concept) &&
        (/^\p{Lu}/u.test(spellingAt(tokens, at)) || (word.length > 3 && isOrdinary))
    )
  }

  /** Capitals in brackets after the words that they shorten, which are judged like all others. */
  private isSpelledOut(index: number): boolean {
    const { after } = this
    const { tokens } = after.view
    const [, letters] = /^(\p{Lu}{2,6})s?$/u.exec(spellingAt(tokens, index)) ?? []
    return (
      tokens.gaps[index] === Gap.open &&
      letters !== undefined &&
      spelledAt(after, letters.toLowerCase()).some(({ last }) => last === index - 1)
    )
  }

  /** A verb that says no more than one of the text's own, or takes the place of none. */
  private isJudgedVerb(index: number): boolean {
    const { after, before } = this
    if (!after.isVerb(index)) return false
    if (after.is(index, "perform", "watch", "help")) return true
    // "RFE calendar" is kept by whom the bullet tells of.
    if (index === 0 && after.is(0, "do") && !before.opensWithVerb) return true
    return after.is(index, ...forces) && before.says(after.keys[index])
  }

  /** Whether a word says something that the text does not. */
  protected isNew(index: number): boolean {
    return this.newPlaces.has(index)
  }

  private isNewAt(index: number): boolean {
    const { after } = this
    if (after.is(index, "light", "category")) return false
    if (isFigure(after.view, index) && !this.isOfName(index)) return false
    // These are judged for what they claim.
    if (after.is(index, "frequency", "praise", "reach", "up", "down", "effect", "negation", "rank")) return false
    // "600 or more" bounds a figure, which is judged with it.
    const isBound = after.word(index) === "more" && after.word(index - 1) === "or" && isFigure(after.view, index - 2)
    if (isBound || this.isJudgedVerb(index) || this.isOfPhrase(index)) return false
    return this.scopeOf(index) !== "text"
  }

  /** "4HANA" in "S/4HANA", "5S": a digit begins it, and it is a word of a name. */
  private isOfName(index: number): boolean {
    const { view } = this.after
    const mention = view.mentionAt(index)
    return mention !== undefined && /^\d+\p{L}/u.test(view.words[index] ?? "")
  }

  /** Part of a phrase that was judged for what it claims ("took part in"). */
  private isOfPhrase(index: number): boolean {
    return this.after.claims.some(
      ({ first, last, rule }) =>
        first <= index &&
        index <= last &&
        last > first &&
        ["watch", "help", "guided", "rank", ...forces].includes(rule.means)
    )
  }
}
