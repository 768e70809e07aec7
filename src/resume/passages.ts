import { read } from "../lexicon/matcher/mentions.js"
import type { ReadPassages, Resume } from "./Resume.js"

/** All passages of a resume as one text, read in one pass. */
export const readPassages = ({ language, passages }: Pick<Resume, "language" | "passages">): ReadPassages => {
  const offsets: Array<number> = []
  let joined = ""
  for (const { text } of passages) {
    offsets.push(joined.length)
    joined += `${text}\n\n`
  }
  const text = read(joined, language)
  const passageOf = new Int32Array(text.tokens.count)
  let passage = 0
  for (let index = 0; index < text.tokens.count; index++) {
    const start = text.tokens.starts[index] ?? 0
    while (passage + 1 < offsets.length && (offsets[passage + 1] ?? 0) <= start) passage++
    passageOf[index] = passage
  }
  return { text, passageOf, offsets }
}
