import { Gap } from "../../text/Tokens.js"
import { wordStem } from "./stems.js"
import { isPlain, isSaidIn } from "./substitution.js"
import { holderOf, isContent, type Placed, stemAt, type TextView, unitsOf, wordSet } from "./TextView.js"

// R14, R15 and the second half of R17: how much of a text may change.

/** Keywords that one edit may bring in. */
const mostKeywords = 3

/** Stems outside of names, which are judged by what they say; or each word as it is written, names included. */
const countsOf = (view: TextView, withNames: boolean): ReadonlyMap<number | string, number> => {
  const counts = new Map<number | string, number>()
  for (let index = 0; index < view.tokens.count; index++) {
    const size = (view.tokens.foldedEnds[index] ?? 0) - (view.tokens.foldedStarts[index] ?? 0)
    const mention = view.mentions[view.mentionOf[index] ?? -1]
    if (!withNames && mention !== undefined && mention.last > mention.first) continue
    if (!isContent(view, index) || size < 2) continue
    const key = withNames ? (view.words[index] ?? "") : stemAt(view, index)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

const stemCounts = (view: TextView) => countsOf(view, false)
const wordCounts = (view: TextView) => countsOf(view, true)

/** By concept and spelling: a long form beside a short one explains, the same form again and again stuffs. */
const nameCounts = (view: TextView): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { concept, first, last } of view.mentions) {
    const key = `${concept} ${view.words.slice(first, last + 1).join(" ")}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** So often a term stands in a text that is stuffed with it. */
const fewestRepeats = 3

/** Whether a term stands in a text that often and more often than in another; of which most texts need not be asked. */
const grows = <Term>(
  counts: (view: TextView) => ReadonlyMap<Term, number>,
  before: TextView,
  after: TextView,
  by: number
): boolean => {
  let old: ReadonlyMap<Term, number> | undefined
  for (const [term, count] of counts(after)) {
    if (count < fewestRepeats) continue
    old ??= counts(before)
    if (count >= (old.get(term) ?? 0) + by) return true
  }
  return false
}

/** Words in a row that nobody writes twice in one text. */
const repeatedRow = 4

/** How many rows of words stand more than once. */
const countRepeats = (view: TextView): number => {
  const { words } = view
  const seen = wordSet(view)
  // No row of four stands twice where no four words do.
  if (words.length - seen.size < repeatedRow) return 0
  const rows = words.map((_, at) => words.slice(at, at + repeatedRow).join(" ")).slice(0, 1 - repeatedRow)
  return rows.length - new Set(rows).size
}

/** R14: a term three times and more often than before, or more than three keywords put in. */
export const stuffs = (before: TextView, after: TextView, inserted: ReadonlyArray<string>): boolean =>
  inserted.length > mostKeywords ||
  countRepeats(after) > countRepeats(before) ||
  grows(stemCounts, before, after, 1) ||
  // Inside names once more is no repetition: "intensive care unit (critical care)".
  grows(wordCounts, before, after, 2) ||
  (after.mentions.length >= fewestRepeats && grows(nameCounts, before, after, 1))

export interface Change {
  /** Share of the old units that are kept, 0 to 1. */
  readonly kept: number
  readonly old: number
  readonly added: number
}

/** How much of a text stays and how much comes in, counted by words with content and by concepts. */
export const changeBetween = (before: TextView, after: TextView): Change => {
  const old = unitsOf(before)
  const now = unitsOf(after)
  const holdsNow = holderOf(after)
  const heldBefore = holderOf(before)
  const oldUnits = new Set(old.map(({ unit }) => unit))
  const saidAgain = ({ first }: { readonly first: number }) => isSaidIn(after, wordStem(before.words[first] ?? ""))
  const kept = old.filter((placed) => holdsNow(before, placed) || saidAgain(placed)).length
  const added = new Set(now.filter((placed) => !heldBefore(after, placed)).map(({ unit }) => unit)).size
  return { kept: old.length === 0 ? 1 : kept / old.length, old: oldUnits.size, added }
}

const leastKept = 0.6
const mostAdded = 6

/** Whether a sentence begins at a word; in small letters too, which the scorer takes for an abbreviation. */
const parts = ({ text, tokens }: TextView, index: number): boolean => {
  const gap = tokens.gaps[index] ?? 0
  if (gap >= Gap.semicolon || gap === Gap.colon) return true
  return text.slice(tokens.ends[index - 1] ?? 0, tokens.starts[index] ?? 0).includes(". ")
}

/** The sentences and clauses of a text, by word places. */
const sentencesIn = (view: TextView): ReadonlyArray<{ readonly first: number; readonly end: number }> => {
  const sentences: Array<{ readonly first: number; readonly end: number }> = []
  let first = 0
  for (let index = 1; index <= view.tokens.count; index++) {
    if (index < view.tokens.count && !parts(view, index)) continue
    if (index > first) sentences.push({ first, end: index })
    first = index
  }
  return sentences
}

/** Whether a sentence is put beside the old ones that speaks of other things; `isHeld` excuses what the profile shows. */
export const addsSentence = (
  before: TextView,
  after: TextView,
  isHeld: (view: TextView, first: number, last: number) => boolean
): boolean => {
  const heldBefore = holderOf(before)
  const units = unitsOf(after)
  return sentencesIn(after).some(({ end, first }) => {
    const own = units.filter((placed) => placed.first >= first && placed.last < end)
    const known = own.filter(
      (placed) =>
        heldBefore(after, placed) ||
        isHeld(after, placed.first, placed.last) ||
        isSaidIn(before, wordStem(after.words[placed.first] ?? ""))
    )
    return own.length > 0 && known.length * 2 < own.length
  })
}

/** Words in a row that nothing in the profile shows and that name something; more are no insertion. */
const mostForeign = 1

/** Whether new words stand in a row of which the profile holds none. */
export const addsForeignRun = (
  before: TextView,
  after: TextView,
  isHeld: (view: TextView, first: number) => boolean
): boolean => {
  const heldBefore = holderOf(before)
  let run = 0
  for (const placed of unitsOf(after)) {
    const word = after.words[placed.first] ?? ""
    const isOld = heldBefore(after, placed) || isPlain(word) || isSaidIn(before, wordStem(word))
    run = isOld || isHeld(after, placed.first) ? 0 : run + 1
    if (run > mostForeign) return true
  }
  return false
}

/** In a text of two or three words with content one of them, a verb at the start, may be another. */
const isOneSwap = (before: TextView, after: TextView): boolean => {
  const now = unitsOf(after)
  const old = unitsOf(before)
  const lost = old.filter((placed) => !holderOf(after)(before, placed))
  return old.length <= 3 && lost.length === 1 && lost[0]?.first === 0 && now.length <= old.length + 1
}

const leastInOrder = 0.4

/** How much of what stays comes in the order it had, 0 to 1: words turned round say nothing. */
const inOrder = (before: TextView, after: TextView): number => {
  const places = new Map<number, number>()
  for (const { first } of unitsOf(before)) places.set(stemAt(before, first), first)
  const kept = unitsOf(after).flatMap(({ first }) => places.get(stemAt(after, first)) ?? [])
  if (kept.length < 3) return 1
  // The longest row that rises: its ends by length.
  const ends: Array<number> = []
  for (const place of kept) {
    const at = ends.findIndex((end) => end >= place)
    if (at < 0) ends.push(place)
    else ends[at] = place
  }
  return ends.length / kept.length
}

/** Small words without which a text says something else. */
const binding = new Set(
  "each every until till per not no only with without for by from in on at to of under over between".split(" ")
)

/** Whether a text is another one without some of its small words: "counted till evening" for "the till each evening". */
const thins = ({ words }: TextView, after: TextView): boolean => {
  let at = 0
  let lost = false
  for (const word of words) {
    if (word === after.words[at]) at++
    else if (binding.has(word)) lost = true
  }
  return lost && at === after.words.length
}

/** Whether a revision only leaves words out: what is left may be true, and says less for the person. */
const onlyCuts = (before: TextView, after: TextView): boolean => {
  const holdsNow = holderOf(after)
  const heldBefore = holderOf(before)
  const isSaid = (index: number) => isSaidIn(after, wordStem(before.words[index] ?? ""))
  const isGone = (placed: Placed) => !holdsNow(before, placed) && !isSaid(placed.first)
  if (!unitsOf(after).every((placed) => heldBefore(after, placed))) return false
  return unitsOf(before).some(isGone) || thins(before, after)
}

/** R15 */
export const rewrites = (
  before: TextView,
  after: TextView,
  isHeld: (view: TextView, first: number) => boolean,
  isAnywhere: (view: TextView, first: number) => boolean
): boolean => {
  const { added, kept, old } = changeBetween(before, after)
  return (
    (kept < leastKept && !isOneSwap(before, after)) ||
    inOrder(before, after) < leastInOrder ||
    onlyCuts(before, after) ||
    added > Math.max(mostAdded, old * 0.6) ||
    addsSentence(before, after, isHeld) ||
    addsForeignRun(before, after, isAnywhere)
  )
}

/** How many of a text's units another one does not hold. */
export const foreignShare = (
  held: TextView,
  text: TextView,
  isHeld: (view: TextView, first: number) => boolean
): { readonly foreign: number; readonly all: number } => {
  const holds = holderOf(held)
  const units = unitsOf(text)
  const foreign = units.filter((placed) => !holds(text, placed) && !isHeld(text, placed.first))
  return { foreign: foreign.length, all: units.length }
}
