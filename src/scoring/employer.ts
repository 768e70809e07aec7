import { hashOf, hashesOf } from "./characters.js"
import type { Language } from "./Language.js"
import { concepts } from "./lexicon/lexicon.js"
import { beginningOf, readAtMost } from "./limits.js"
import { type Found, read } from "./mentions.js"
import type { Sentence } from "./sentences.js"
import { Gap, Shape, type Tokens } from "./Tokens.js"

// What a posting says of the employer: its name, what it does, and what it calls itself after.

const isUpper = (tokens: Tokens, index: number): boolean => ((tokens.shapes[index] ?? 0) & Shape.initialUpper) !== 0

/** The words of the employer's name; undefined when it has none. */
export const employerOf = (company: string | undefined, language: Language): Tokens | undefined => {
  const tokens = company === undefined ? undefined : read(beginningOf(company, readAtMost.title), language).tokens
  return tokens?.count === 0 ? undefined : tokens
}

const atHash = hashOf("at")
const ourWords = hashesOf("we you our your every")
const wordsOfName = 4

/** "At Python Plumbing, we fix pipes": the employer names itself, whether or not it is known otherwise. */
const markSelfNamed = (tokens: Tokens, { end, first }: Sentence, marked: Uint8Array): void => {
  if (tokens.hashes[first] !== atHash) return
  let last = first
  while (
    last + 1 < end &&
    last - first < wordsOfName &&
    isUpper(tokens, last + 1) &&
    tokens.gaps[last + 1] === Gap.space
  )
    last++
  if (last > first && tokens.gaps[last + 1] === Gap.comma && ourWords.has(tokens.hashes[last + 1] ?? 0))
    marked.fill(1, first + 1, last + 1)
}

/** Places of the employer's own name, so that "Join Oracle" asks for no Oracle. */
export const employerNames = (
  tokens: Tokens,
  name: Tokens | undefined,
  sentences: ReadonlyArray<Sentence> = []
): ((first: number, last: number) => boolean) => {
  const marked = new Uint8Array(tokens.count)
  for (const sentence of sentences) markSelfNamed(tokens, sentence, marked)
  for (let index = 0; name !== undefined && index + name.count <= tokens.count; index++) {
    let same = 0
    while (same < name.count && tokens.hashes[index + same] === name.hashes[same]) same++
    if (same === name.count) marked.fill(1, index, index + same)
  }
  return (first, last) => {
    for (let index = first; index <= last; index++) if ((marked[index] ?? 0) === 0) return false
    return true
  }
}

const shopWords = hashesOf("shop house")

/** "We are a Salesforce shop": what the company calls itself after is asked for. */
export const namesShop = (tokens: Tokens, found: ReadonlyArray<Found>): ((sentence: Sentence) => boolean) => {
  const shops = found.filter(
    ({ concept, first, last }) =>
      shopWords.has(tokens.hashes[last + 1] ?? 0) &&
      tokens.gaps[last + 1] === Gap.space &&
      isUpper(tokens, first) &&
      (concepts[concept]?.kind ?? "hard") === "hard"
  )
  return ({ end, first }) => shops.some((shop) => shop.first >= first && shop.last < end)
}

const companyVerbs = hashesOf(
  "is was has makes builds sells provides offers develops designs helps runs operates serves creates delivers " +
    "manufactures ships owns employs began started connects powers supplies produces brings works supports"
)

/** "Northwind builds payment terminals": a sentence of which the employer is the subject tells what it does, not what it asks. */
export const tellsOfEmployer = (
  tokens: Tokens,
  name: Tokens | undefined
): ((sentence: Pick<Sentence, "first" | "end">) => boolean) => {
  if (name === undefined) return () => false
  return ({ end, first }) => {
    let same = 0
    while (same < name.count && first + same < end && tokens.hashes[first + same] === name.hashes[same]) same++
    return same > 0 && first + same < end && companyVerbs.has(tokens.hashes[first + same] ?? 0)
  }
}
