import { tokenize } from "../../text/tokenize.js"
import { Shape, type Tokens } from "../../text/Tokens.js"
import { built } from "../built.js"

const { common } = built.words
/** What a word weighs that is not common. */
export const rareWord = common.rare

/** Weights of stems in an open hash table: looked up for every word of every text. As halves plus 1; 0 for none. */
const size = 8192
const stems = new Int32Array(size)
const halves = new Uint8Array(size)
const put = (stem: number, weight: number) => {
  let slot = Math.imul(stem, 0x9e3779b1) >>> 19
  while (halves[slot] !== 0 && stems[slot] !== stem) slot = (slot + 1) & (size - 1)
  stems[slot] = stem
  halves[slot] = weight * 2 + 1
}
for (const { weight, words } of common.weights) {
  const tokens = tokenize(words.join(" "))
  for (let index = 0; index < tokens.count; index++) put(tokens.stems[index] ?? 0, weight)
}
for (const word of common.silent) put(tokenize(word).stems[0] ?? 0, 0)

const halvesOfStem = (stem: number): number => {
  let slot = Math.imul(stem, 0x9e3779b1) >>> 19
  for (;;) {
    const half = halves[slot] ?? 0
    if (half === 0) return rareWord * 2
    if (stems[slot] === stem) return half - 1
    slot = (slot + 1) & (size - 1)
  }
}

/** How much the word says of the work; 0 for one that says nothing. */
export const weightOfWord = (tokens: Tokens, index: number): number => halvesOfWord(tokens, index) / 2

/** The same in halves, which are whole. */
export const halvesOfWord = (tokens: Tokens, index: number): number => {
  const shape = tokens.shapes[index] ?? 0
  if ((shape & (Shape.address | Shape.ampersand)) !== 0) return 0
  if ((shape & Shape.digit) !== 0 && (shape & (Shape.lower | Shape.initialUpper | Shape.innerUpper)) === 0) return 0
  if ((tokens.foldedEnds[index] ?? 0) - (tokens.foldedStarts[index] ?? 0) < 2) return 0
  return halvesOfStem(tokens.stems[index] ?? 0)
}
