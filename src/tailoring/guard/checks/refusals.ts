import { wordSetNamed, wordsNamed } from "../../../lexicon/words/words.js"
import { PhraseSet } from "../../../text/phrases.js"
import { type TextView } from "../reading/TextView.js"

// R2, as far as it can be judged here: a refusal in place of a text, and a text that was cut.

const refusals = new PhraseSet(wordsNamed("refusals.phrases"))

const openEnds = wordSetNamed("refusals.openEnds")

const saidIn = ({ words }: TextView): ReadonlyArray<string> =>
  words.map((_, at) => words.slice(at, at + refusals.lengthAt(words, at)).join(" ")).filter((phrase) => phrase !== "")

/** Whether a text is a refusal or ends in the middle, which the person's own text did not. */
export const isRefusal = (before: TextView, after: TextView): boolean => {
  const held = saidIn(before)
  if (saidIn(after).some((phrase) => !held.includes(phrase))) return true
  const isCut = ({ text, words }: TextView) =>
    /(?:\.\.|…|[,:;(&/+-])$/.test(text) || (openEnds.has(words.at(-1) ?? "") && /[\p{L}]$/u.test(text))
  return isCut(after) && !isCut(before)
}
