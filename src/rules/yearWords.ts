import { hashesNamed, wordsNamed } from "../lexicon/words/words.js"
import { hashOf } from "../text/characters.js"
import { spellingAt } from "../text/tokenize.js"
import { isNumber, type Tokens } from "../text/Tokens.js"

// Words that statements of years are made of, in postings and resumes.

export const yearWords = hashesNamed("yearWords.yearWords")
const numberWords: ReadonlyMap<number, number> = new Map(
  wordsNamed("yearWords.numberWords").map((word, at) => [hashOf(word), at + 1])
)
export const tens: ReadonlyMap<number, number> = new Map(
  wordsNamed("yearWords.tens").map((word, at) => [hashOf(word), at * 10 + 20])
)
export const yearFillers = hashesNamed("yearWords.yearFillers")
export const experienceWords = hashesNamed("yearWords.experienceWords")

/** The number of years or months that a word names. */
export const numberAt = (tokens: Tokens, index: number): number | undefined => {
  if (index < 0 || index >= tokens.count) return undefined
  const word = numberWords.get(tokens.hashes[index] ?? 0)
  // "thirty-six months"
  if (word !== undefined) return word < 10 ? word + (tens.get(tokens.hashes[index - 1] ?? 0) ?? 0) : word
  const ten = tens.get(tokens.hashes[index] ?? 0)
  if (ten !== undefined) return ten
  if (!isNumber(tokens.shapes[index] ?? 0)) return undefined
  const spelling = spellingAt(tokens, index)
  if (spelling.length > 2) return undefined
  // "3.5 years": the digits after the dot belong to the number before.
  const value = Number(spelling)
  return Number.isFinite(value) ? value : undefined
}
