import { Gap } from "../scoring/Tokens.js"
import { additions, countJoiners, isListed, isVerbLike, isVerbSwap, replacedBy, stemsOf } from "./difference.js"
import { plainWords, sameSaying } from "./reachWords.js"
import { wordStem } from "./stems.js"
import { negations } from "./verbs.js"
import { isContent, isFigure, type TextView } from "./TextView.js"

// R15, word by word: what stands in the place of the text's own words, and what joins its lists. Words put
// in beside the old ones are judged by the other rules; these change what the text says.

const plain = new Set(plainWords.map(wordStem))
/** What a negation does is for R13. */
const denials = new Set([...negations].map(wordStem))

/** Whether a word names no fact. */
export const isPlain = (word: string): boolean => plain.has(wordStem(word))

const sayings: ReadonlyMap<string, ReadonlySet<number>> = (() => {
  const made = new Map<string, Set<number>>()
  sameSaying.forEach((line, number) => {
    for (const word of line) {
      const stem = wordStem(word)
      const numbers = made.get(stem) ?? new Set<number>()
      numbers.add(number)
      made.set(stem, numbers)
    }
  })
  return made
})()

/** Whether two words may stand for each other: one of a line of sayings, or an ending apart ("analyse", "analyze"). */
export const saysSame = (one: string, other: string): boolean => {
  if (one === other) return true
  const numbers = sayings.get(one)
  const others = sayings.get(other)
  if (numbers !== undefined && others !== undefined && [...numbers].some((number) => others.has(number))) return true
  const least = Math.min(one.length, other.length)
  let shared = 0
  while (shared < least && one[shared] === other[shared]) shared++
  return shared >= 5 && shared >= Math.max(one.length, other.length) - 3
}

/**
 * Whether a word that nothing shows takes the place of one of the text's words, joins a list of it, or is one
 * of two in a compound. A verb may take a verb's place; how much it claims is for R10 and R11 to say.
 */
export const foreignAdditions = (before: TextView, after: TextView, isShown: (index: number) => boolean): boolean => {
  const joinsMore = countJoiners(after) > countJoiners(before)
  const oldStems = stemsOf(before)
  return additions(before, after).some((run) => {
    const foreign: Array<number> = []
    const unsaid: Array<number> = []
    for (let index = run.first; index <= run.last; index++) {
      const stem = wordStem(after.words[index] ?? "")
      if (!isContent(after, index) || isFigure(after, index) || denials.has(stem) || isShown(index)) continue
      if (oldStems.some((old) => saysSame(stem, old))) continue
      unsaid.push(index)
      if (!plain.has(stem)) foreign.push(index)
    }
    if (unsaid.length === 0) return false
    // What another word says again has not been replaced.
    const replaced = replacedBy(before, after, run).filter(
      (index) => !stemsOf(after).some((stem) => saysSame(stem, oldStems[index] ?? ""))
    )
    if (isVerbSwap(before, after, run, replaced) && unsaid.length === 1 && unsaid[0] === run.first) return false
    // "Ran the store" for "ran the register": a word that names little names another thing there.
    const nouns = unsaid.filter((index) => !isVerbLike(after, index))
    if (replaced.some((index) => !isVerbLike(before, index)) && nouns.length > 0) return true
    if (foreign.length === 0) return false
    // "search-optimized": a compound is a claim of its own.
    if (foreign.some((index) => foreign.includes(index - 1) && (after.tokens.gaps[index] ?? 0) === Gap.hyphen))
      return true
    // An explanation in brackets says in other words what is there, and nothing new.
    if ((after.tokens.gaps[run.first] ?? 0) === Gap.open) return true
    if (replaced.length > 0) return true
    return joinsMore && isListed(after, run)
  })
}
