import { hashOf, Shape, tokenize, type Tokens } from "./text.js"
import { rareWord, wordWeights } from "./wordWeights.js"

const byStem = new Map<number, number>()
for (const [weight, words] of wordWeights) {
  const tokens = tokenize(words)
  for (let index = 0; index < tokens.count; index++) byStem.set(tokens.stems[index] ?? 0, weight)
}

/** Say nothing of the work wherever they stand. */
const silent = new Set(
  (
    "the a an and or of to in for on at by with from as is are was were be been will would can could should may might must " +
    "have has had do does did not no this that these those it its their our your you we they he she i us them who which what " +
    "if than then so such other others any all both each every more most some one two three per etc via within including " +
    "january february march april may june july august september october november december jan feb mar apr jun jul aug sep oct nov dec " +
    "company name city state location organization present current"
  )
    .split(" ")
    .flatMap((word) => [hashOf(word), tokenize(word).stems[0] ?? 0])
)

/** How much the word says of the work; 0 for one that says nothing. */
export const weightOfWord = (tokens: Tokens, index: number): number => {
  const shape = tokens.shapes[index] ?? 0
  if ((shape & (Shape.address | Shape.ampersand)) !== 0) return 0
  if ((shape & Shape.digit) !== 0 && (shape & (Shape.lower | Shape.initialUpper | Shape.innerUpper)) === 0) return 0
  if ((tokens.foldedEnds[index] ?? 0) - (tokens.foldedStarts[index] ?? 0) < 2) return 0
  if (silent.has(tokens.hashes[index] ?? 0)) return 0
  return byStem.get(tokens.stems[index] ?? 0) ?? rareWord
}
