import { hashesNamed } from "../../lexicon/words/words.js"
import { hashOf } from "../../text/characters.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"

/** Something a sentence names, by word positions. */
export interface Named {
  readonly first: number
  readonly last: number
  readonly concept: number | undefined
  /** Of a name that the lexicon does not know. */
  readonly isSoft?: boolean
}

type Link = "or" | "list" | "none"

const exampleWords = hashesNamed("alternatives.exampleWords")

/** Alternatives share a number: names joined by "or", and examples after "such as", "like", "one of". */
export const groupNames = (
  tokens: Tokens,
  names: ReadonlyArray<Named>,
  next: () => number
): ReadonlyArray<number | undefined> => {
  const groups: Array<number | undefined> = names.map(() => undefined)
  let runStart = 0
  const finish = (end: number, hasOr: boolean) => {
    if (end - runStart < 2) return
    const before = names[runStart]?.first ?? 0
    if (!hasOr && !isExampleWord(tokens, before - 1)) return
    const group = next()
    for (let at = runStart; at < end; at++) groups[at] = group
  }
  let hasOr = false
  for (let at = 1; at <= names.length; at++) {
    const name = names[at]
    const previous = names[at - 1]
    const link = name === undefined || previous === undefined ? "none" : linkOf(tokens, previous, name)
    if (link === "or") hasOr = true
    // "iManage or NetDocuments, e-filing": after the alternatives the list goes on.
    const goesOn = link === "list" && !(hasOr && tokens.gaps[name?.first ?? 0] === Gap.comma)
    if (link === "or" || goesOn) continue
    finish(at, hasOr)
    runStart = at
    hasOr = false
  }
  return groups
}

/** "Such as", "like", "one of", "one or more of" */
const isExampleWord = ({ hashes }: Tokens, index: number): boolean => {
  const hash = hashes[index] ?? 0
  const before = hashes[index - 1]
  if (hash === hashOf("as")) return before === hashOf("such")
  if (hash === hashOf("of"))
    return before === hashOf("one") || before === hashOf("any") || hashes[index - 2] === hashOf("one")
  return exampleWords.has(hash)
}

/** How two names hang together: by "or", by a comma or slash of a list, by "and", or not at all. */
const linkOf = (tokens: Tokens, { last }: Named, { first }: Named): Link => {
  const { gaps, hashes } = tokens
  let link: Link = "none"
  if (first - last > 4) return "none"
  for (let index = last + 1; index <= first; index++) {
    const gap = gaps[index] ?? 0
    if (gap >= Gap.colon) return "none"
    if (link === "none" && (gap === Gap.comma || (gap === Gap.slash && index === first))) link = "list"
    if (index === first) break
    if (hashes[index] === hashOf("or")) link = "or"
    else if (hashes[index] === hashOf("and")) {
      if (link !== "or" && hashes[index + 1] !== hashOf("or")) return "none"
    } else if (!isFiller(tokens, index)) return "none"
  }
  return link
}

const fillers = hashesNamed("alternatives.fillers")
const isFiller = ({ hashes, shapes }: Tokens, index: number): boolean =>
  fillers.has(hashes[index] ?? 0) || ((shapes[index] ?? 0) & (Shape.digit | Shape.lower)) === Shape.digit
