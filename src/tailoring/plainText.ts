import { tokenize, wordAt } from "../scoring/text.js"
import { functionWords } from "./words.js"

/** Text as it is compared: folded width, straight quotes and dashes, no invisible characters, single spaces. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, "")
    .replace(/[‘’‚‛`´]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/\s+/g, " ")
    .trim()

/** As `plain`, in lower case and without a sign at the end: equal for what a person calls the same text. */
export const sameText = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/[\s.;,]+$/, "")

/** The words of a text in lower case, parted and framed by single spaces, so that a phrase is found at its borders. */
export const wordLine = (text: string): string => {
  const words =
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []
  return ` ${words.join(" ")} `
}

export const holdsPhrase = (line: string, phrase: string): boolean => line.includes(` ${phrase} `)

/** Stems of the words with content, as hashes, each once. */
export const contentStems = (text: string): ReadonlySet<number> => {
  const tokens = tokenize(plain(text))
  const stems = new Set<number>()
  for (let index = 0; index < tokens.count; index += 1) {
    if (!functionWords.has(wordAt(tokens, index))) stems.add(tokens.stems[index] ?? 0)
  }
  return stems
}

/** Share of the first text's stems that the second one keeps, and how many it adds. */
export const stemChange = (before: string, after: string): { kept: number; added: number; before: number } => {
  const old = contentStems(before)
  const now = contentStems(after)
  let kept = 0
  for (const stem of old) if (now.has(stem)) kept += 1
  let added = 0
  for (const stem of now) if (!old.has(stem)) added += 1
  return { kept: old.size === 0 ? 1 : kept / old.size, added, before: old.size }
}
