import { Phrases } from "./Phrases.js"
import { type TextView } from "./TextView.js"

// R2, as far as it can be judged here: a refusal in place of a text, and a text that was cut.

const refusals = new Phrases(
  (
    "i am sorry,im sorry,i cannot,i cant,i am unable,im unable,i wont,i will not,i am not able,unable to assist,cannot assist," +
    "cannot help,cant help,as an ai,as a language model,against my,not comfortable,cannot comply,cannot fulfill,no changes needed," +
    "no change needed,not applicable,placeholder,lorem ipsum,insert here,your name,same as above,as above,null,undefined,nan,none,todo,tbd,asdf,see above"
  ).split(",")
)

const openEnds = new Set(
  "and or of with to for by in on at the a an from into as via using including such that which while but than".split(
    " "
  )
)

/** Whether a text is a refusal or ends in the middle, which the person's own text did not. */
export const isRefusal = (before: TextView, after: TextView): boolean => {
  const held = new Set(refusals.in(before).map(({ name }) => name))
  if (refusals.in(after).some(({ name }) => !held.has(name))) return true
  const isCut = ({ text, words }: TextView) =>
    /(?:\.\.|…|[,:;(&/+-])$/.test(text) || (openEnds.has(words.at(-1) ?? "") && /[\p{L}]$/u.test(text))
  return isCut(after) && !isCut(before)
}
