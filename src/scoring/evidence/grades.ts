import { hashesOf, hashOf } from "../../text/characters.js"
import { spellingAt } from "../../text/tokenize.js"
import { Gap, type Tokens } from "../../text/Tokens.js"

// Certificates of one name come in grades: "WSET Level 2", "PRINCE2 Foundation". A lower one is not the higher.

const gradeNouns = hashesOf("level lvl levels grade stage step tier nvq")
const romans: ReadonlyMap<string, number> = new Map([
  ["i", 1],
  ["ii", 2],
  ["iii", 3],
  ["iv", 4],
  ["v", 5]
])
const gradeWords: ReadonlyMap<number, number> = new Map(
  [
    ["foundation foundations entry basic introductory", 1],
    ["intermediate associate practitioner", 2],
    ["advanced professional", 3],
    ["expert master", 4]
  ].flatMap(([words = "", rank]) =>
    String(words)
      .split(" ")
      .map((word): [number, number] => [hashOf(word), Number(rank)])
  )
)

/** So many words after a name still tell its grade: "Food Hygiene certificate, Level 2". */
const wordsAfter = 3

const numberOf = (spelling: string): number | undefined =>
  /^\d$/.test(spelling) ? Number(spelling) : romans.get(spelling.toLowerCase())

/** The grade that a name between two words or the words after it say, and whether it is a number; undefined when they say none. */
export const gradeAt = (
  tokens: Tokens,
  first: number,
  last: number
): { readonly isNumber: boolean; readonly rank: number } | undefined => {
  for (let at = first; at <= last + wordsAfter && at < tokens.count; at++) {
    if (at > last && (tokens.gaps[at] ?? 0) >= Gap.semicolon) return undefined
    const word = tokens.hashes[at] ?? 0
    if (gradeNouns.has(word) && at + 1 < tokens.count) {
      const number = numberOf(spellingAt(tokens, at + 1))
      if (number !== undefined) return { isNumber: true, rank: number }
    }
    const rank = gradeWords.get(word)
    if (rank !== undefined) return { isNumber: false, rank }
  }
  return undefined
}
