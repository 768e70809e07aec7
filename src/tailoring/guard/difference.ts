import { Gap } from "../../text/Tokens.js"
import { wordStem } from "./stems.js"
import { isContent, once, opensSentence, type TextView } from "./TextView.js"
import { openingVerbs } from "./words/grammarWords.js"

// Where a revision differs from its original, word by word: what came in, what went out, and what stands
// in whose place. Words are compared by stem, so a reordered text differs in nothing.

/** New words that stand in a row, by place in the revision. */
export interface Added {
  readonly first: number
  readonly last: number
}

/** The words of a text by their stems, read once. */
export const stemsOf = once("stems", (view): ReadonlyArray<string> => view.words.map(wordStem))

/** The same as a set. */
export const stemSet = once("stemSet", (view): ReadonlySet<string> => new Set(stemsOf(view)))

export const isVerbLike = (view: TextView, index: number): boolean => {
  const word = view.words[index] ?? ""
  return openingVerbs.has(word) || /(?:ed|ing)$/.test(word)
}

/** Whether a clause may begin at a word. */
export const opensClause = (view: TextView, index: number): boolean =>
  opensSentence(view, index) ||
  (view.tokens.gaps[index] ?? 0) >= Gap.comma ||
  /^(?:and|or|then|to|also|while|by)$/.test(view.words[index - 1] ?? "")

/** The nearest word with content before or behind a place that `isKept`, as its stem. */
const neighbour = (
  view: TextView,
  stems: ReadonlyArray<string>,
  from: number,
  step: 1 | -1,
  isKept: (index: number) => boolean
): string | undefined => {
  for (let index = from + step; index >= 0 && index < view.words.length; index += step) {
    if (isContent(view, index) && isKept(index)) return stems[index]
  }
  return undefined
}

/** Runs of new words with content; function words between them do not part a run. Read once for all rules. */
export const additions = (before: TextView, after: TextView): ReadonlyArray<Added> => {
  const known = after.kept.additions
  if (known?.before === before) return known.runs
  const held = stemSet(before)
  const stems = stemsOf(after)
  const isOld = (index: number) => held.has(stems[index] ?? "")
  const runs: Array<Added> = []
  for (let index = 0; index < stems.length; index++) {
    if (isOld(index) || !isContent(after, index)) continue
    let last = index
    while (last + 1 < stems.length && !isOld(last + 1) && (after.tokens.gaps[last + 1] ?? 0) < Gap.comma) last++
    while (!isContent(after, last)) last--
    runs.push({ first: index, last })
    index = last
  }
  after.kept.additions = { before, runs }
  return runs
}

/** Places in the original of words that are gone and stood where the new words stand now. */
export const replacedBy = (before: TextView, after: TextView, { first, last }: Added): ReadonlyArray<number> => {
  const oldStems = stemsOf(before)
  const newStems = stemsOf(after)
  const held = stemSet(before)
  const kept = stemSet(after)
  const isOld = (index: number) => held.has(newStems[index] ?? "")
  const stays = (index: number) => kept.has(oldStems[index] ?? "")
  const left = neighbour(after, newStems, first, -1, isOld)
  const right = neighbour(after, newStems, last, 1, isOld)
  return oldStems.flatMap((_, index) => {
    if (stays(index) || !isContent(before, index)) return []
    const isThere =
      (right !== undefined && neighbour(before, oldStems, index, 1, stays) === right) ||
      (left !== undefined && neighbour(before, oldStems, index, -1, stays) === left)
    return isThere ? [index] : []
  })
}

/** Whether new words open a clause in the place of a verb that opened one. */
export const isVerbSwap = (
  before: TextView,
  after: TextView,
  { first }: Added,
  replaced: ReadonlyArray<number>
): boolean =>
  opensClause(after, first) &&
  replaced.some((old) => opensClause(before, old)) &&
  (isVerbLike(after, first) || first === 0)

/** Signs and words that join members of a list. */
export const countJoiners = (view: TextView): number => {
  let count = 0
  for (let index = 1; index < view.words.length; index++) {
    const gap = view.tokens.gaps[index] ?? 0
    if (/^(?:and|or|plus|nor)$/.test(view.words[index] ?? "")) count++
    else if (gap === Gap.comma || gap === Gap.slash || gap === Gap.semicolon) count++
  }
  return count
}

/** Whether new words are a member of a list: a joining sign or word stands right before or behind them. */
export const isListed = (view: TextView, { first, last }: Added): boolean => {
  const isJoiner = (index: number) => /^(?:and|or|plus|nor)$/.test(view.words[index] ?? "")
  const parts = (index: number) => {
    const gap = view.tokens.gaps[index] ?? 0
    return index > 0 && index < view.words.length && (gap === Gap.comma || gap === Gap.slash || gap === Gap.semicolon)
  }
  let start = first
  while (start > 0 && !isContent(view, start - 1) && !isJoiner(start - 1) && !parts(start)) start--
  return isJoiner(start - 1) || parts(start) || isJoiner(last + 1) || parts(last + 1)
}
