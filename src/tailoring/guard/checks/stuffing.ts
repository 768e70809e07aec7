import { isContent, stemAt, type TextView } from "../reading/TextView.js"

// R14: a term again and again.

/** Keywords that one edit may bring in. */
const maxKeywords = 3

/** Stems outside of names, which are judged by what they say; or each word as it is written, names included. */
const countsOf = (view: TextView, withNames: boolean): ReadonlyMap<number | string, number> => {
  const counts = new Map<number | string, number>()
  for (let index = 0; index < view.tokens.count; index++) {
    const size = (view.tokens.foldedEnds[index] ?? 0) - (view.tokens.foldedStarts[index] ?? 0)
    const mention = view.mentionAt(index)
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
const minRepeats = 3

/** Whether a term stands in a text that often and more often than in another; of which most texts need not be asked. */
const grows = <Term>(
  counts: (view: TextView) => ReadonlyMap<Term, number>,
  before: TextView,
  after: TextView,
  by: number
): boolean => {
  let old: ReadonlyMap<Term, number> | undefined
  for (const [term, count] of counts(after)) {
    if (count < minRepeats) continue
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
  const rows = words.map((_, at) => words.slice(at, at + repeatedRow).join(" ")).slice(0, 1 - repeatedRow)
  return rows.length - new Set(rows).size
}

/** R14: a term three times and more often than before, or more than three keywords put in. */
export const stuffs = (before: TextView, after: TextView, inserted: ReadonlyArray<string>): boolean =>
  inserted.length > maxKeywords ||
  countRepeats(after) > countRepeats(before) ||
  grows(stemCounts, before, after, 1) ||
  // Inside names once more is no repetition: "intensive care unit (critical care)".
  grows(wordCounts, before, after, 2) ||
  (after.mentions.length >= minRepeats && grows(nameCounts, before, after, 1))
