import { tokenize } from "../../text/tokenize.js"
import { isNumber, Shape, type Tokens } from "../../text/Tokens.js"
import { built } from "../built.js"

const { common } = built.words
/** What a word weighs that is not common. */
export const rareWord = common.rare

const weights = new Map<number, number>()
for (const { weight, words } of common.weights) {
  const tokens = tokenize(words.join(" "))
  for (let index = 0; index < tokens.count; index++) weights.set(tokens.stems[index] ?? 0, weight)
}
for (const word of common.silent) weights.set(tokenize(word).stems[0] ?? 0, 0)

/** How much the word says of the work; 0 for one that says nothing. */
export const weightOfWord = (tokens: Tokens, index: number): number => {
  const shape = tokens.shapes[index] ?? 0
  if ((shape & (Shape.address | Shape.ampersand)) !== 0) return 0
  if (isNumber(shape)) return 0
  if ((tokens.foldedEnds[index] ?? 0) - (tokens.foldedStarts[index] ?? 0) < 2) return 0
  return weights.get(tokens.stems[index] ?? 0) ?? rareWord
}
