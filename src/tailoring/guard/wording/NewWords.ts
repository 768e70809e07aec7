import { conceptNumber } from "../../../lexicon/lexicon.js"
import { wordSetNamed } from "../../../lexicon/words/words.js"
import { rareWord, weightOfWord } from "../../../lexicon/matcher/words.js"
import { Gap } from "../../../text/Tokens.js"
import { forces, shareKey } from "../reading/ClaimWords.js"
import { besideOne, groups } from "../reading/guardWords.js"
import { looksLikeName } from "../reading/names.js"
import type { Reading } from "../reading/Reading.js"
import { Shown } from "./Shown.js"
import { isFigure, opensSentence, type Place, placesOf } from "../reading/TextView.js"
import { isTool } from "../reading/tools.js"

// R8 and R15: words that are new. Where the same employer's text says the same in a sentence of its own, they are shown;
// a word that carries no claim is for the user to confirm; a tool, a name, somebody new, another fact in the place of the
// text's or beside it is dropped.

/** What is wrong with new words: dropped, or for the user to confirm. */
export interface Wording extends Place {
  readonly rule: "R8" | "R15"
  /** Why they are dropped; undefined where they are for the user to confirm. */
  readonly reason: string | undefined
}

const maxUnknown = 5
const maxInRow = 2
/** What a thing is has no more words: "durable medical equipment". */
const maxKind = 4
/** So many common words are no more than another way to say it. */
const maxCommon = 2

const authorities = wordSetNamed("NewWords.authorities")
const prepositions = wordSetNamed("NewWords.prepositions")

/** Signs and words that join members of a list. */
const countJoints = ({ view: { tokens, words } }: Reading): number =>
  words.filter(
    (word, index) =>
      /^(?:and|or|plus|nor)$/.test(word) ||
      (index > 0 && [Gap.comma, Gap.slash, Gap.semicolon].some((gap) => gap === tokens.gaps[index]))
  ).length

export class NewWords extends Shown {
  /** Words of the text that are gone and stood where the new ones stand. */
  private replacedBy({ first, last }: Place): ReadonlyArray<number> {
    const { after, before } = this
    // The summary is not one of the profile's texts told anew.
    if (this.employer === undefined) return []
    const stays = (at: number) => after.says(before.keys[at])
    const beside = (reading: Reading, from: number, step: 1 | -1, isOld: (at: number) => boolean) => {
      for (let at = from + step; at >= 0 && at < reading.count; at += step) {
        if (reading.isContent(at) && isOld(at)) return reading.keys[at]
      }
      return undefined
    }
    const isOld = (at: number) => this.scopeOf(at) === "text"
    const left = beside(after, first, -1, isOld)
    const right = beside(after, last, 1, isOld)
    return before.keys.flatMap((_, at) => {
      if (!before.isContent(at) || stays(at) || isFigure(before.view, at)) return []
      const isThere = shareKey(beside(before, at, 1, stays), right) || shareKey(beside(before, at, -1, stays), left)
      return isThere ? [at] : []
    })
  }

  /** Words that say what the text's own names are. */
  private get kinds(): ReadonlySet<number> {
    return (this.ownKinds ??= new Set(this.runs.filter((run) => this.isKindOfOwn(run)).flatMap(placesOf)))
  }
  private ownKinds: ReadonlySet<number> | undefined

  /** The new words, in rows. */
  private get runs(): ReadonlyArray<Place> {
    return (this.ownRuns ??= this.findRuns())
  }
  private ownRuns: ReadonlyArray<Place> | undefined

  private findRuns(): ReadonlyArray<Place> {
    const runs: Array<Place> = []
    for (let index = 0; index < this.after.count; index++) {
      if (!this.isNew(index)) continue
      let last = this.after.view.mentionAt(index)?.last ?? index
      while (
        last + 1 < this.after.count &&
        this.isNew(last + 1) &&
        (this.after.view.tokens.gaps[last + 1] ?? 0) < Gap.comma
      )
        last++
      runs.push({ first: index, last })
      index = last
    }
    return runs
  }

  /** Whether the words that begin with a verb, up to the next sign or "and", speak of anything that the text has. */
  private goesOnKnown(first: number): boolean {
    const { after } = this
    let isKnown = false
    for (let at = first; at < after.count && (at === first || !after.opensClause(at)); at++) {
      if (after.word(at) === "and" && !after.is(first, ...forces)) return false
      isKnown ||= after.isContent(at) && !after.is(at, "light", "category") && !this.isNew(at)
    }
    return isKnown
  }

  private slotOf({ first, last }: Place): "bracket" | "member" | "phrase" | "beside" {
    const { after, before } = this
    const { gaps } = after.view.tokens
    if (gaps[first] === Gap.open && (last + 1 >= after.count || (gaps[last + 1] ?? 0) >= Gap.close)) return "bracket"
    let from = first
    // The words that stand with it before: "lead generation and new pipelines", "and one trial".
    const isFiller = (at: number) => /^(?:an?|the|one|two|three|their|its|\d+)$/.test(after.word(at))
    while (from > 0 && isFiller(from - 1) && (gaps[from] ?? 0) < Gap.comma) from--
    const start = from
    while (from > 0 && after.isContent(from - 1) && (gaps[from] ?? 0) < Gap.comma) from--
    const previous = after.word(from - 1)
    const next = after.word(last + 1)
    const isJoin = (word: string) => /^(?:and|or|plus|nor)$/.test(word)
    // "And maintained the pumps", ", wearing a harness" go on with what the text has.
    const isGoingOn =
      after.isVerb(first) &&
      (after.is(first, ...forces) || /^,/.test(after.view.text.slice(after.view.tokens.ends[first - 1] ?? 0))) &&
      this.goesOnKnown(first)
    const isListed =
      isJoin(previous) ||
      isJoin(next) ||
      ((gaps[start] ?? 0) === Gap.comma && start > 0) ||
      (gaps[start] ?? 0) === Gap.slash
    // With as many members as before it is beside one of them.
    if (!isGoingOn && isListed && (from === start || isJoin(previous)) && countJoints(after) > countJoints(before))
      return "member"
    const goesOn = after.isContent(last + 1) && (gaps[last + 1] ?? 0) < Gap.comma
    return prepositions.has(previous) && from === start && !goesOn ? "phrase" : "beside"
  }

  /** "Classroom accommodations" where the text has accommodations and the work a classroom: the facts are the person's. */
  private isComposed(index: number): boolean {
    const { after, before, employer, evidence } = this
    const mention = after.view.mentionAt(index)
    const concept = after.view.conceptAt(index)
    if (mention === undefined || concept === undefined || isTool(concept)) return false
    const wordsOf = (at: number) => (after.keys[at] ?? []).filter((key) => !key.startsWith("concept "))
    const isShown = (own: ReadonlyArray<string>) =>
      before.shows(own) || ["here", "skills", "words"].includes(evidence.scopeOfKeys(own, employer))
    return (
      before.says(wordsOf(mention.last)) &&
      placesOf({ first: mention.first, last: mention.last - 1 }).every(
        (at) => !after.isContent(at) || after.is(at, "light", "category", "person") || isShown(wordsOf(at))
      )
    )
  }

  /** "Pair programming" for "pairing", "API endpoints" for "endpoints": the text has a part of what is no product's name. */
  private isPartly(index: number): boolean {
    const { after, before } = this
    const mention = after.view.mentionAt(index)
    if (mention === undefined || this.employer === undefined) return false
    const wordsOf = (at: number) => (after.keys[at] ?? []).filter((key) => !/^(?:concept |~|=)/.test(key))
    return placesOf(mention).some((at) => after.isContent(at) && before.says(wordsOf(at)))
  }

  /** A tool, or written as a name. */
  private isName(at: number): boolean {
    const { view } = this.after
    return isTool(view.conceptAt(at)) || looksLikeName(view, at)
  }

  /** "Observability (Prometheus, Grafana)", "the Clio case management system": what the text's own names are. */
  private isKindOfOwn({ first, last }: Place): boolean {
    const { after } = this
    const { gaps } = after.view.tokens
    const isOwn = (at: number) => !this.isNew(at)
    const isName = (at: number) => this.isName(at)
    if (last - first >= maxKind) return false
    const isAfterName = isOwn(first - 1) && isName(first - 1) && !opensSentence(after.view, first - 1)
    if (isAfterName && gaps[first] === Gap.space && !placesOf({ first, last }).some(isName)) return true
    let open = last + 1
    while (open <= last + maxInRow && gaps[open] === Gap.space && after.isContent(open) && isOwn(open)) open++
    if (gaps[open] !== Gap.open) return false
    let end = open + 1
    while (end < after.count && (gaps[end] ?? 0) !== Gap.close) end++
    return placesOf({ first: open, last: end - 1 }).every(isOwn)
  }

  private judge(run: Place): Wording | undefined {
    const { after, before, employer, evidence } = this
    const drop = (rule: "R8" | "R15", reason: string): Wording => ({ ...run, rule, reason })
    const confirm: Wording = { ...run, rule: "R15", reason: undefined }
    const places = placesOf(run).filter((at) => this.isNew(at))
    // The same letters follow it: it is the same name.
    if (places.every((at) => this.writtenOut.has(at))) {
      let end = run.last
      while (this.writtenOut.has(end + 1)) end++
      return after.view.tokens.gaps[end + 1] === Gap.open ? undefined : confirm
    }
    if (places.every((at) => this.isComposed(at) && !this.isSomebodysName(at))) return undefined
    const scopes = places.map((at) => this.scopeOf(at))
    const isNowhere = scopes.includes("nowhere")
    const isUnknown = scopes.some((scope) => scope === "nowhere" || scope === "elsewhere" || scope === "credentials")
    const slot = this.slotOf(run)
    const replaced = this.replacedBy(run)
    const isKindOfOwn = this.kinds.has(run.first)
    // Another name for the work is for the user to confirm.
    const isLabel = after.isLabel(run)
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
          : concept.kind === "hard" && (isTool(concept) || slot === "bracket" || !(isLabel || this.isPartly(at)))
      if (isName && !isShownHere && !(isKindOfOwn && concept?.kind === "hard")) {
        const name = concept?.name ?? "something"
        return drop(
          "R8",
          scope === "nowhere"
            ? `it names ${name}, which the profile does not show`
            : `it names ${name}, which the profile shows only elsewhere`
        )
      }
      // Certificates, licences and degrees are for R9.
      if (concept?.kind === "certification") return isShownHere ? undefined : confirm
    }
    if (isNowhere && slot === "phrase" && places.some((at) => authorities.has(after.word(at))))
      return drop("R15", "it speaks of people that the text does not")
    const hasName = places.some((at) => isTool(after.view.conceptAt(at)))
    const isSkill = places.every((at) => evidence.scopeOfKeys(after.keys[at] ?? [], "") === "skills")
    if (
      slot === "member" &&
      !isSkill &&
      (isUnknown || scopes.includes("words") || (!hasName && scopes.includes("here")))
    )
      return drop("R15", "it puts other facts beside the text's")
    if (slot === "phrase" && isUnknown && employer === undefined && !(isNowhere && this.isAlone(run)))
      return drop("R15", "it puts other facts beside the text's")
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
      // "Fellow teachers" for "colleagues": people whom one of the texts does not call by what they are.
      const isGroup = (reading: Reading) => (at: number) =>
        groups.has(reading.keys[at]?.[0] ?? "") || besideOne.has(reading.keys[at]?.[0] ?? "")
      const isOfPeople =
        [...places, run.last + 1].some((at) => after.is(at, "person")) &&
        !places.some(isGroup(after)) &&
        !replaced.some(isGroup(before))
      if (!isVerb && isOther && (slot !== "beside" || isOfPeople)) {
        return drop("R15", "it puts another fact in the place of the text's")
      }
      return confirm
    }
    return confirm
  }

  /** Whether all else of its sentence is the profile's. */
  private isAlone({ first, last }: Place): boolean {
    const { view } = this.after
    const opens = (at: number) => opensSentence(view, at)
    const start = placesOf({ first: 0, last: first }).findLast(opens) ?? 0
    const end = placesOf({ first: last + 1, last: this.after.count - 1 }).find(opens) ?? this.after.count
    return placesOf({ first: start, last: end - 1 }).every((at) => (first <= at && at <= last) || !this.isUnknown(at))
  }

  private isUnknown(at: number): boolean {
    return this.isNew(at) && !this.writtenOut.has(at) && this.scopeOf(at) === "nowhere"
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
      if (this.isUnknown(at) && !this.kinds.has(at)) {
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
  private isSkillOnly(run: Place): boolean {
    return this.employer !== undefined && placesOf(run).some((at) => this.isName(at) && this.scopeOf(at) === "skills")
  }

  /** What is wrong with the new words of the text, in their order. */
  findings(): ReadonlyArray<Wording> {
    const { runs } = this
    const found = runs.flatMap((run) => this.judge(run) ?? [])
    const unknown = runs.flatMap(placesOf).filter((at) => this.isUnknown(at)).length
    const [one] = runs
    const isNamed = found.some(({ reason, rule }) => reason !== undefined && rule === "R8")
    if (one !== undefined && !isNamed && (unknown > maxUnknown || this.addsStatement())) {
      return [{ ...one, rule: "R15", reason: "it says what the profile does not" }]
    }
    // A tool of the skills list may have been used; together with other news it is a story.
    const tool = found.find((one) => this.isSkillOnly(one))
    if (
      tool !== undefined &&
      (!this.before.opensWithVerb || found.some((one) => !this.isSkillOnly(one) && !this.writtenOut.has(one.first)))
    ) {
      return [{ ...tool, rule: "R8", reason: "it puts a tool of the skills list into other work" }]
    }
    const isWordingOnly =
      unknown <= maxCommon && found.every((one) => one.reason === undefined && this.isWording(one)) && found.length > 0
    return isWordingOnly ? [] : found
  }

  /** Whether a verb may stand for one of the text's that is gone. */
  private replacesVerb(index: number): boolean {
    const { after, before } = this
    if (index === 0) return before.verbs.some((verb) => verb.index === 0)
    return before.verbs.some((verb) => !after.says(before.keys[verb.index]))
  }

  /**
   * Words that stand in resumes of every profession say little of this one's work, and words of the same employer's other
   * bullets are shown: where they name nothing, claim no force, and stand beside what the text has, they are wording.
   */
  private isWording(run: Place): boolean {
    const isHarmless = (at: number) => this.claimsNothing(at) && (this.isOfEmployer(at) || this.isCommon(at))
    return (
      this.slotOf(run) === "beside" &&
      this.replacedBy(run).length === 0 &&
      placesOf(run).every((at) => !this.isNew(at) || isHarmless(at))
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
