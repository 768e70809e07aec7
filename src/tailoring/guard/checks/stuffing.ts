import { isContent, stemAt, type TextView } from "../reading/TextView.js"

// R14: a term again and again.

/** Keywords that one edit may bring in. */
const maxKeywords = 3

/** Places of words with content, in names or outside of those of several words, which are judged by what they say. */
const wordsOf = (view: TextView, withNames: boolean): ReadonlyArray<number> =>
  [...view.words.keys()].filter((at) => {
    const size = (view.tokens.foldedEnds[at] ?? 0) - (view.tokens.foldedStarts[at] ?? 0)
    const mention = view.mentionAt(at)
    return isContent(view, at) && size > 1 && (withNames || mention === undefined || mention.first === mention.last)
  })

const stemsOf = (view: TextView) => wordsOf(view, false).map((at) => stemAt(view, at))
const spellingsOf = (view: TextView) => wordsOf(view, true).map((at) => view.words[at] ?? "")
/** By concept and spelling: a long form beside a short one explains, the same form again and again stuffs. */
const namesOf = (view: TextView) =>
  view.mentions.map(({ concept, first, last }) => `${concept} ${view.words.slice(first, last + 1).join(" ")}`)

/** So often a term stands in a text that is stuffed with it. */
const minRepeats = 3

const countsOf = <Term>(terms: ReadonlyArray<Term>): ReadonlyMap<Term, number> => {
  const counts = new Map<Term, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** Whether a term stands in a text that often and more often than in another. */
const grows = <Term>(before: ReadonlyArray<Term>, after: ReadonlyArray<Term>, by: number): boolean => {
  const old = countsOf(before)
  return [...countsOf(after)].some(([term, count]) => count >= minRepeats && count >= (old.get(term) ?? 0) + by)
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
  grows(stemsOf(before), stemsOf(after), 1) ||
  // Inside names once more is no repetition: "intensive care unit (critical care)".
  grows(spellingsOf(before), spellingsOf(after), 2) ||
  grows(namesOf(before), namesOf(after), 1)
