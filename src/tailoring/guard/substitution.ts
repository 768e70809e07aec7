import {
  additions,
  countJoiners,
  isListed,
  isVerbLike,
  isVerbSwap,
  replacedBy,
  stemSet,
  stemsOf
} from "./difference.js"
import { plainWords, sameDoing, sameSaying } from "./words/sayings.js"
import { wordStem } from "./stems.js"
import { directions, effects, negations } from "./words/claimWords.js"
import { helpingFamilies } from "./words/helpWords.js"
import { isContent, isFigure, once, type TextView } from "./TextView.js"

// R15, word by word: what stands in the place of the text's own words, and what joins its lists. Words put
// in beside the old ones are judged by the other rules; these change what the text says.

const plain = new Set(plainWords.map(wordStem))
const helping = new Set(helpingFamilies.flat())
/** What a negation does is for R13. */
const denials = new Set([...negations].map(wordStem))

/** Whether a word names no fact. */
export const isPlain = (word: string): boolean => plain.has(wordStem(word))

/** The lines that a stem stands in, by number. */
const linesByStem = (lines: ReadonlyArray<ReadonlyArray<string>>): ReadonlyMap<string, ReadonlySet<number>> => {
  const made = new Map<string, Set<number>>()
  lines.forEach((line, number) => {
    for (const word of line) {
      const stem = wordStem(word)
      const numbers = made.get(stem) ?? new Set<number>()
      numbers.add(number)
      made.set(stem, numbers)
    }
  })
  return made
}
const sayings = linesByStem(sameSaying)
const doings = linesByStem(sameDoing)

const shareLine = (lines: ReadonlyMap<string, ReadonlySet<number>>, one: string, other: string): boolean => {
  const numbers = lines.get(one)
  const others = lines.get(other)
  return numbers !== undefined && others !== undefined && [...numbers].some((number) => others.has(number))
}

/** Whether a verb may stand for another: both in one line of doings, or a saying. */
export const doesSame = (one: string, other: string): boolean => saysSame(one, other) || shareLine(doings, one, other)

/** Whether two words may stand for each other: one of a line of sayings, or an ending apart ("analyse", "analyze"). */
export const saysSame = (one: string, other: string): boolean => {
  if (one === other) return true
  if (shareLine(sayings, one, other)) return true
  const least = Math.min(one.length, other.length)
  let shared = 0
  while (shared < least && one[shared] === other[shared]) shared++
  return shared >= leastShared && shared >= Math.max(one.length, other.length) - 3
}

/** How much a word must share with another, from its start, to be the same with another ending. */
const leastShared = 5

const saidStems = once("said", (view) => {
  const lines = new Set<number>()
  const byStart = new Map<string, Array<string>>()
  for (const stem of stemSet(view)) {
    for (const line of sayings.get(stem) ?? []) lines.add(line)
    if (stem.length < leastShared) continue
    const start = stem.slice(0, leastShared)
    const there = byStart.get(start)
    if (there === undefined) byStart.set(start, [stem])
    else there.push(stem)
  }
  return { lines, byStart }
})

/** Whether any word of a text may stand for one of that stem: `saysSame` for all of them at once. */
export const isSaidIn = (view: TextView, stem: string): boolean => {
  if (stemSet(view).has(stem)) return true
  const { byStart, lines } = saidStems(view)
  for (const line of sayings.get(stem) ?? []) if (lines.has(line)) return true
  return byStart.get(stem.slice(0, leastShared))?.some((other) => saysSame(stem, other)) === true
}

/** What the profile shows of a revision's words. */
export interface ShownWords {
  /** Whether the profile has the word in this employer's work or in the skills list. */
  readonly isShown: (index: number) => boolean
  /** Whether it belongs to a name of the lexicon or an entry of the skills list that the profile shows there. */
  readonly isNamed: (index: number) => boolean
  /** Whether it is a skill, or another bullet of this employer does to it what the text does. */
  readonly isDoneTo: (index: number) => boolean
  /** Whether it is for R7, R8 or R9 to judge: a period, a bound, a name, known or not, or a credential. */
  readonly isJudged: (index: number) => boolean
}

/**
 * Whether a revision brings in a word that nothing shows: in the place of one of the text's words, in a list
 * of it, or just so. What stands in a place or a list must be shown by name, a word of another bullet does not
 * do. A verb may take the place of one that says the same; how much it claims is for R10 and R11 to say.
 */
export const foreignAdditions = (before: TextView, after: TextView, shown: ShownWords): boolean => {
  const joinsMore = countJoiners(after) > countJoiners(before)
  const oldStems = stemsOf(before)
  return additions(before, after).some((run) => {
    const foreign: Array<number> = []
    const unsaid: Array<number> = []
    const unnamed: Array<number> = []
    for (let index = run.first; index <= run.last; index++) {
      const stem = wordStem(after.words[index] ?? "")
      if (!isContent(after, index) || isFigure(after, index) || denials.has(stem)) continue
      if (isSaidIn(before, stem) || shown.isNamed(index)) continue
      unnamed.push(index)
      if (shown.isShown(index)) continue
      unsaid.push(index)
      if (!plain.has(stem)) foreign.push(index)
    }
    if (unnamed.length === 0) return false
    // What another word says again has not been replaced.
    const replaced = replacedBy(before, after, run).filter((index) => !isSaidIn(after, oldStems[index] ?? ""))
    if (isVerbSwap(before, after, run, replaced) && unsaid.length <= 1 && unsaid[0] === run.first) {
      const verb = wordStem(after.words[run.first] ?? "")
      // Which way it went is for R13, who helped and no longer does for R11 to say.
      const word = after.words[run.first] ?? ""
      if (directions.has(word) || effects.has(word)) return false
      if (replaced.some((index) => helping.has(before.words[index] ?? ""))) return false
      return !plain.has(verb) && !replaced.some((index) => doesSame(verb, oldStems[index] ?? ""))
    }
    // "Ran the store" for "ran the register": a word that names little names another thing there.
    const nouns = unnamed.filter((index) => !isVerbLike(after, index))
    if (replaced.some((index) => !isVerbLike(before, index)) && nouns.length > 0) return true
    if (joinsMore && isListed(after, run)) {
      // "Installed panels" and, elsewhere, "installed conduit": the same was done to both.
      const joined = unnamed.filter((index) => !isVerbLike(after, index))
      if (foreign.length > 0 || joined.some((index) => unsaid.includes(index) || !shown.isDoneTo(index))) return true
    }
    return foreign.some((index) => !shown.isJudged(index))
  })
}
