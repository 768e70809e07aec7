import { conceptNumber } from "../../../lexicon/lexicon.js"
import { rareWord, weightOfWord } from "../../../lexicon/matcher/words.js"
import { Gap } from "../../../text/Tokens.js"
import { shareKey } from "../reading/ClaimWords.js"
import { looksLikeName } from "../reading/names.js"
import type { Reading } from "../reading/Reading.js"
import { NewRuns, type Words } from "./NewRuns.js"
import { isTool } from "../reading/tools.js"

// R8 and R15: words that are new. Where the same employer's text says the same in a sentence of its own, they are shown;
// a word that carries no claim is for the user to confirm; a tool, a name, somebody new, another fact in the place of the
// text's or beside it is dropped.

/** What is wrong with new words: dropped, or for the user to confirm. */
export interface Wording {
  readonly isDropped: boolean
  readonly rule: "R8" | "R15"
  readonly reason: string
  /** The words, by place in the new text. */
  readonly first: number
  readonly last: number
}

const maxUnknown = 5
const maxInRow = 2
/** So many common words are no more than another way to say it. */
const maxCommon = 2

export class NewWords extends NewRuns {
  /** "Classroom accommodations" where the text has accommodations and the work a classroom: the facts are the person's. */
  private isComposed(index: number): boolean {
    const { after, before, employer, evidence } = this
    const mention = after.view.mentionAt(index)
    const concept = after.view.conceptAt(index)
    if (mention === undefined || concept === undefined || isTool(concept)) return false
    const wordsOf = (at: number) => (after.keys[at] ?? []).filter((key) => !key.startsWith("concept "))
    const isHead = before.keys.some((own) => shareKey(own, wordsOf(mention.last)))
    for (let at = mention.first; at < mention.last; at++) {
      const own = wordsOf(at)
      const isShown =
        own.some((key) => before.shown.has(key)) ||
        ["here", "skills", "words"].includes(evidence.scopeOfKeys(own, employer))
      if (after.isContent(at) && !after.is(at, "light", "category", "person") && !isShown) return false
    }
    return isHead
  }

  /** "Pair programming" for "pairing", "API endpoints" for "endpoints": the text has a part of what is no product's name. */
  private isPartly(index: number): boolean {
    const { after, before } = this
    const mention = after.view.mentionAt(index)
    if (mention === undefined || this.employer === undefined) return false
    return after.keys.slice(mention.first, mention.last + 1).some(
      (keys, step) =>
        after.isContent(mention.first + step) &&
        before.keys.some((own) =>
          shareKey(
            own,
            keys.filter((key) => !/^(?:concept |~|=)/.test(key))
          )
        )
    )
  }

  private judge(run: Words): Wording | undefined {
    const { after, before, employer, evidence } = this
    const drop = (rule: "R8" | "R15", reason: string): Wording => ({ ...run, isDropped: true, rule, reason })
    const confirm = (): Wording => ({
      ...run,
      isDropped: false,
      rule: "R15",
      reason: "the profile does not show it in these words"
    })
    const places = Array.from({ length: run.last - run.first + 1 }, (_, step) => run.first + step).filter((at) =>
      this.isNew(at)
    )
    // The same letters follow it: it is the same name.
    if (places.every((at) => this.isWrittenOut(at))) {
      let end = run.last
      while (this.isWrittenOut(end + 1)) end++
      return after.view.tokens.gaps[end + 1] === Gap.open ? undefined : confirm()
    }
    if (places.every((at) => this.isComposed(at) && !this.isSomebodysName(at))) return undefined
    const scopes = places.map((at) => this.scopeOf(at))
    const isUnknown = scopes.some((scope) => scope === "nowhere" || scope === "elsewhere" || scope === "credentials")
    // Names first.
    for (const [step, at] of places.entries()) {
      const concept = after.view.conceptAt(at)
      const scope = scopes[step]
      // A tool of the skills list that another employer's work shows has its place there.
      const isOthers =
        scope === "skills" &&
        concept !== undefined &&
        isTool(concept) &&
        evidence.isShownAtWork([`concept ${conceptNumber(concept)}`])
      const isShownHere =
        (employer === undefined && scope !== "nowhere") ||
        (!isOthers && (scope === "here" || scope === "skills" || scope === "words"))
      const isName =
        concept === undefined
          ? looksLikeName(after.view, at)
          : concept.kind === "hard" &&
            !this.isComposed(at) &&
            (isTool(concept) || this.slotOf(run) === "bracket" || !this.isPartly(at))
      if (isName && !isShownHere) {
        const name = concept?.name ?? "something"
        return drop(
          "R8",
          scope === "nowhere"
            ? `it names ${name}, which the profile does not show`
            : `it names ${name}, which the profile shows only elsewhere`
        )
      }
      // Certificates, licences and degrees are for R9.
      if (concept?.kind === "certification") return isShownHere ? undefined : confirm()
    }
    const slot = this.slotOf(run)
    const hasName = places.some((at) => isTool(after.view.conceptAt(at)))
    const isNowhere = scopes.includes("nowhere")
    if (isNowhere && slot !== "beside" && slot !== "bracket" && places.some((at) => after.is(at, "person")))
      return drop("R15", "it speaks of people that the text does not")
    const replaced = this.replacedBy(run)
    if (replaced.length > 0) {
      // A word whose synonyms are known, or a name, says something else.
      const isKnown = (reading: Reading, at: number) =>
        reading.keys[at]?.some((key) => key.startsWith("~") || key.startsWith("concept ")) === true ||
        reading.is(at, "person")
      const isVerb = places.every((at) => after.isVerb(at)) && replaced.some((at) => before.isVerb(at))
      const isOther =
        (places.some((at) => isKnown(after, at)) && replaced.some((at) => isKnown(before, at))) ||
        (isUnknown && replaced.some((at) => before.is(at, "person"))) ||
        (isNowhere && places.some((at) => after.is(at, "person")))
      if (!isVerb && isOther && (slot !== "beside" || [...places, run.last + 1].some((at) => after.is(at, "person")))) {
        return drop("R15", "it puts another fact in the place of the text's")
      }
      return confirm()
    }
    const isSkill = places.every((at) => evidence.scopeOfKeys(after.keys[at] ?? [], "") === "skills")
    if (
      slot === "member" &&
      !isSkill &&
      (isUnknown || scopes.includes("words") || (!hasName && scopes.includes("here")))
    )
      return drop("R15", "it puts other facts beside the text's")
    if (slot === "phrase" && isUnknown && employer === undefined)
      return drop("R15", "it puts other facts beside the text's")
    return confirm()
  }

  /** A sentence, a clause or a bracket of which more is known to nobody than the profile shows. */
  private addsStatement(): boolean {
    const { after } = this
    const { gaps } = after.view.tokens
    let known = 0
    let unknown = 0
    let inRow = 0
    for (let at = 0; at <= after.count; at++) {
      const gap = at === after.count ? Gap.sentence : (gaps[at] ?? 0)
      if (gap >= Gap.close && gap !== Gap.colon) {
        if (unknown > 1 && unknown > known) return true
        known = 0
        unknown = 0
        inRow = 0
      }
      if (at === after.count || !after.isContent(at)) continue
      const isUnknown = this.isNew(at) && !this.isWrittenOut(at) && this.scopeOf(at) === "nowhere"
      if (isUnknown) {
        unknown++
        inRow++
      } else if (!after.is(at, "light", "category", "perform")) {
        known++
        inRow = 0
      }
      if (inRow > maxInRow) return true
    }
    return false
  }

  /** A tool that the profile has, but no work of this employer. */
  private isSkillOnly(first: number, last: number): boolean {
    const { view } = this.after
    if (this.employer === undefined) return false
    for (let at = first; at <= last; at++) {
      if ((isTool(view.conceptAt(at)) || looksLikeName(view, at)) && this.scopeOf(at) === "skills") return true
    }
    return false
  }

  /** What is wrong with the new words of the text, the worst first; `hasOther`: there is something else to confirm. */
  findings(hasOther: boolean): ReadonlyArray<Wording> {
    const runs = this.runs()
    const found = runs.flatMap((run) => this.judge(run) ?? [])
    const unknown = runs
      .flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
      .filter((at) => this.isNew(at) && !this.isWrittenOut(at) && this.scopeOf(at) === "nowhere").length
    const [one] = runs
    const isNamed = found.some(({ isDropped, rule }) => isDropped && rule === "R8")
    if (one !== undefined && !isNamed && this.addsStatement()) {
      return [{ ...one, isDropped: true, rule: "R15", reason: "it says what the profile does not" }]
    }
    if (unknown > maxUnknown && one !== undefined && !isNamed) {
      return [{ ...one, isDropped: true, rule: "R15", reason: "it says what the profile does not" }]
    }
    // A tool of the skills list may have been used; together with other news it is a story.
    const tool = found.find(({ first, last }) => this.isSkillOnly(first, last))
    if (
      tool !== undefined &&
      (hasOther ||
        (this.after.opensWithVerb && !this.before.opensWithVerb) ||
        found.some(({ first, last }) => !this.isSkillOnly(first, last) && !this.isWrittenOut(first)))
    ) {
      return [{ ...tool, isDropped: true, rule: "R8", reason: "it puts a tool of the skills list into other work" }]
    }
    const isWordingOnly =
      unknown <= maxCommon && found.every((one) => !one.isDropped && this.isWording(one)) && found.length > 0
    return isWordingOnly ? [] : found.toSorted((a, b) => Number(b.isDropped) - Number(a.isDropped))
  }

  /** Whether a verb may stand for one of the text's that is gone. */
  private replacesVerb(index: number): boolean {
    const { after, before } = this
    if (index === 0) return before.verbs.some((verb) => verb.index === 0)
    return before.verbs.some((verb) => !after.keys.some((keys) => shareKey(keys, before.keys[verb.index])))
  }

  /**
   * Words that stand in resumes of every profession say little of this one's work, and words of the same employer's other
   * bullets are shown: where they name nothing, claim no force, and stand beside what the text has, they are wording.
   */
  private isWording(run: Words): boolean {
    if (this.slotOf(run) !== "beside" || this.replacedBy(run).length > 0) return false
    const places = Array.from({ length: run.last - run.first + 1 }, (_, step) => run.first + step)
    return places.every(
      (at) => !this.isNew(at) || (this.claimsNothing(at) && (this.isOfEmployer(at) || this.isCommon(at)))
    )
  }

  private claimsNothing(at: number): boolean {
    const { view } = this.after
    return view.mentionAt(at) === undefined && !looksLikeName(view, at) && !this.after.is(at, "person", "make", "lead")
  }

  private isOfEmployer(at: number): boolean {
    return this.scopeOf(at) === "here" && !(at === 0 && this.after.isVerb(at) && this.replacesVerb(at))
  }

  private isCommon(at: number): boolean {
    const { after, before } = this
    if (before.of("negation").length > 0 || weightOfWord(after.view.tokens, at) >= rareWord) return false
    // "Customs papers" are not any papers; "inspected" is another work than the text's.
    if (after.isVerb(at)) return !this.replacesVerb(at)
    return !after.isContent(at + 1) || (after.view.tokens.gaps[at + 1] ?? 0) >= Gap.comma
  }
}
