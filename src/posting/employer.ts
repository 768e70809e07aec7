import { hashesNamed } from "../lexicon/words/words.js"
import { hashOf } from "../text/characters.js"
import type { Language } from "../lexicon/Language.js"
import { beginningOf, readAtMost } from "../text/limits.js"
import { type Found, read } from "../lexicon/matcher/mentions.js"
import type { Sentence } from "./sections/sentences.js"
import { isNameCased } from "../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../text/Tokens.js"

// What a posting says of the employer: its name, what it does, and what it calls itself after.

/** The words of the employer's name; undefined when it has none. */
export const employerOf = (company: string | undefined, language: Language): Tokens | undefined => {
  const tokens = company === undefined ? undefined : read(beginningOf(company, readAtMost.title), language).tokens
  return tokens?.count === 0 ? undefined : tokens
}

/** Places of the employer's own name, so that "Join Oracle" asks for no Oracle. */
export const employerNames = (tokens: Tokens, name: Tokens | undefined): ((first: number, last: number) => boolean) => {
  const marked = new Uint8Array(tokens.count)
  for (let index = 0; name !== undefined && index < tokens.count; index++)
    if (sameWords(tokens, index, tokens.count, name) === name.count) marked.fill(1, index, index + name.count)
  return (first, last) => !marked.subarray(first, last + 1).includes(0)
}

/** How many words of a name stand from a word on. */
const sameWords = ({ hashes }: Tokens, first: number, end: number, name: Tokens): number => {
  let same = 0
  while (same < name.count && first + same < end && hashes[first + same] === name.hashes[same]) same++
  return same
}

const companyVerbs = hashesNamed("employer.companyVerbs")

const firmNouns = hashesNamed("employer.firmNouns")
const houseNouns = hashesNamed("employer.houseNouns")
const houseVerbs = hashesNamed("employer.houseVerbs")
const firmVerbs = hashesNamed("employer.firmVerbs")
const wordsOfFirm = 6

/**
 * "Marlow Bank offers insurance", "Our client runs SAP in 14 plants", "Arden Build Group: roofing, plumbing": a sentence that
 * begins with a firm and goes on with what it does, or is but its address, asks nothing.
 */
export const tellsOfFirm = (
  tokens: Tokens,
  found: ReadonlyArray<Found>,
  isHeadNoun: (index: number) => boolean
): ((sentence: Pick<Sentence, "first" | "end">) => boolean) => {
  // "Looker Studio, GA4", "Amazon Web Services, Azure": named as firms are.
  const skills = new Map(found.map(({ first, last }) => [first, last]))
  const isName = (index: number) => isNameCased(tokens, index)
  return ({ end, first }) => {
    const begin = tokens.hashes[first] ?? 0
    if (begin === hashOf("our")) {
      // "Our parent group runs": one word may tell which.
      const place = houseNouns.has(tokens.hashes[first + 1] ?? 0) ? first + 1 : first + 2
      const [noun = 0, verb = 0] = tokens.hashes.subarray(place, end)
      return houseNouns.has(noun) && houseVerbs.has(verb)
    }
    let last = first
    while (last + 1 < end && last - first < wordsOfFirm && tokens.gaps[last + 1] === Gap.space) {
      // "Swift & Stone Accountants"
      const isSign = ((tokens.shapes[last + 1] ?? 0) & Shape.ampersand) !== 0
      const next = isSign ? last + 2 : last + 1
      if (next >= end || !isName(next)) break
      last = next
    }
    const isFirm = firmNouns.has(tokens.hashes[last] ?? 0)
    if (last === first || !isName(first) || (isFirm && skills.get(first) === last)) return false
    const next = last + 1
    if (next >= end || (tokens.gaps[next] ?? 0) >= Gap.comma) return isFirm
    return tokens.gaps[next] === Gap.space && firmVerbs.has(tokens.hashes[next] ?? 0) && (isFirm || !isHeadNoun(last))
  }
}

/** "Northwind builds payment terminals": a sentence of which the employer is the subject tells what it does, not what it asks. */
export const tellsOfEmployer = (
  tokens: Tokens,
  name: Tokens | undefined
): ((sentence: Pick<Sentence, "first" | "end">) => boolean) => {
  if (name === undefined) return () => false
  return ({ end, first }) => {
    const same = sameWords(tokens, first, end, name)
    return same > 0 && first + same < end && companyVerbs.has(tokens.hashes[first + same] ?? 0)
  }
}

const teamWords = hashesNamed("employer.teamWords")

/** "join the Atlas team", "our Spark squad": the name of a team, not of a skill. */
export const isTeamName = (tokens: Tokens, { first, last }: Found): boolean => {
  if (first !== last || !isNameCased(tokens, first)) return false
  return teamWords.has(tokens.hashes[last + 1] ?? 0) && tokens.gaps[last + 1] === Gap.space
}
