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

const orHash = hashOf("or")
const andHash = hashOf("and")
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
    const isExamples = exampleWords.has(tokens.hashes[before - 1] ?? 0) && isExampleWord(tokens, before - 1)
    if (!hasOr && !isExamples) return
    const group = next()
    for (let at = runStart; at < end; at++) groups[at] = group
  }
  let hasOr = false
  for (let at = 1; at <= names.length; at++) {
    const name = names[at]
    const previous = names[at - 1]
    const link = name === undefined || previous === undefined ? "none" : linkOf(tokens, previous.last, name.first)
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

/** Whether two names stand beside each other in a list: "ACA, ACCA or CIMA". */
export const areListed = (tokens: Tokens, one: Named, next: Named): boolean =>
  linkOf(tokens, one.last, next.first) !== "none"

const suchHash = hashOf("such")
const oneHash = hashOf("one")
const anyHash = hashOf("any")
const asHash = hashOf("as")
const ofHash = hashOf("of")
const isExampleWord = (tokens: Tokens, index: number): boolean => {
  const hash = tokens.hashes[index]
  const before = tokens.hashes[index - 1]
  if (hash === asHash) return before === suchHash
  if (hash === ofHash) return before === oneHash || before === anyHash || tokens.hashes[index - 2] === oneHash
  return true
}

/** How two names hang together: by "or", by a comma or slash of a list, by "and", or not at all. */
const linkOf = (tokens: Tokens, last: number, first: number): "or" | "list" | "none" => {
  let link: "or" | "list" | "none" = "none"
  if (first - last > 4) return "none"
  for (let index = last + 1; index <= first; index++) {
    const gap = tokens.gaps[index] ?? 0
    if (gap >= Gap.colon) return "none"
    if (index === first) {
      if (gap === Gap.comma && link === "none") link = "list"
      if (gap === Gap.slash && link === "none") link = "list"
      break
    }
    const hash = tokens.hashes[index]
    if (hash === orHash) link = "or"
    else if (hash === andHash) {
      if (link !== "or" && (tokens.hashes[index + 1] ?? 0) !== orHash) return "none"
    } else if (!isFiller(tokens, index)) return "none"
    if (gap === Gap.comma && link === "none") link = "list"
  }
  return link
}

const fillers = hashesNamed("alternatives.fillers")
const isFiller = (tokens: Tokens, index: number): boolean =>
  fillers.has(tokens.hashes[index] ?? 0) ||
  (((tokens.shapes[index] ?? 0) & Shape.digit) !== 0 && ((tokens.shapes[index] ?? 0) & Shape.lower) === 0)
