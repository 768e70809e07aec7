import { wordSetNamed } from "../../../lexicon/words/words.js"
import { Gap } from "../../../text/Tokens.js"
import { forces, shareKey } from "../reading/ClaimWords.js"
import type { Reading } from "../reading/Reading.js"
import { isFigure, type Place } from "../reading/TextView.js"
import { countJoints } from "./keptShare.js"
import { Shown } from "./Shown.js"

const prepositions = wordSetNamed("NewRuns.prepositions")

/** Where a new wording has new words, and what they stand for in the text. */
export class NewRuns extends Shown {
  /** Words of the text that are gone and stood where the new ones stand. */
  protected replacedBy({ first, last }: Place): ReadonlyArray<number> {
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

  protected runs(): ReadonlyArray<Place> {
    const runs: Array<Place> = []
    for (let index = 0; index < this.after.count; index++) {
      if (!this.isNew(index)) continue
      let last = this.after.view.mentionAt(index)?.last ?? index
      while (
        last + 1 < this.after.count &&
        this.isNew(last + 1) &&
        this.writtenOut.has(last + 1) === this.writtenOut.has(index) &&
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

  protected slotOf({ first, last }: Place): "bracket" | "member" | "phrase" | "beside" {
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
      (isJoin(next) && (from === start || from === 0)) ||
      ((gaps[start] ?? 0) === Gap.comma && start > 0) ||
      (gaps[start] ?? 0) === Gap.slash
    // With as many members as before it is beside one of them.
    if (!isGoingOn && isListed && (from === start || isJoin(previous)) && countJoints(after) > countJoints(before))
      return "member"
    const goesOn = after.isContent(last + 1) && (gaps[last + 1] ?? 0) < Gap.comma
    return prepositions.has(previous) && from === start && !goesOn ? "phrase" : "beside"
  }
}
