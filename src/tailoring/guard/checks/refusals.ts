import { wordSetNamed, wordsNamed } from "../../../lexicon/words/words.js"
import { Phrases } from "../reading/Phrases.js"
import { type TextView } from "../reading/TextView.js"

// R2, as far as it can be judged here: a refusal in place of a text, and a text that was cut.

const refusals = new Phrases(wordsNamed("refusals.phrases"))

const openEnds = wordSetNamed("refusals.openEnds")

/** Whether a text is a refusal or ends in the middle, which the person's own text did not. */
export const isRefusal = (before: TextView, after: TextView): boolean => {
  const held = new Set(refusals.in(before).map(({ name }) => name))
  if (refusals.in(after).some(({ name }) => !held.has(name))) return true
  const isCut = ({ text, words }: TextView) =>
    /(?:\.\.|…|[,:;(&/+-])$/.test(text) || (openEnds.has(words.at(-1) ?? "") && /[\p{L}]$/u.test(text))
  return isCut(after) && !isCut(before)
}
