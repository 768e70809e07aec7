import { hashesNamed } from "../lexicon/words/words.js"
import { hashOf } from "../text/characters.js"
import type { Language } from "../lexicon/Language.js"
import { beginningOf, readAtMost } from "../text/limits.js"
import { type Found, read } from "../lexicon/matcher/mentions.js"
import type { Sentence } from "./sections/sentences.js"
import { isCapitalised, isNameCased } from "../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../text/Tokens.js"

// What a posting says of the employer: its name, what it does, and what it calls itself after.

/** The words of the employer's name; undefined when it has none. */
export const employerOf = (company: string | undefined, language: Language): Tokens | undefined => {
  const tokens = company === undefined ? undefined : read(beginningOf(company, readAtMost.title), language).tokens
  return tokens?.count === 0 ? undefined : tokens
}

const atHash = hashOf("at")
const ourWords = hashesNamed("employer.ourWords")
const wordsOfName = 6

const isHash = hashOf("is")
const joinHash = hashOf("join")
const seekVerbs = hashesNamed("employer.seekVerbs")
const seeking = hashesNamed("employer.seeking")
const asWords = hashesNamed("employer.asWords")

const isSign = (tokens: Tokens, index: number): boolean => ((tokens.shapes[index] ?? 0) & Shape.ampersand) !== 0

/** "Baker, Cook & Mason LLP": a comma that the last two partners' sign follows. */
const joinsPartners = (tokens: Tokens, index: number): boolean =>
  tokens.gaps[index] === Gap.comma && isSign(tokens, index + 1)

/** The last word of a name in capitals that begins at a word: "Harbor Hospice & Dialysis Group". */
const endOfName = (tokens: Tokens, first: number, end: number): number => {
  let last = first - 1
  for (let at = first; at < end && at - first < wordsOfName; at++) {
    const goesOn = tokens.gaps[at] === Gap.space || tokens.gaps[at] === Gap.hyphen || joinsPartners(tokens, at)
    if (at > first && !goesOn) break
    if (isCapitalised(tokens, at)) last = at
    else if (at === first || !isSign(tokens, at)) break
  }
  return last
}

/**
 * "At Python Plumbing, we fix pipes", "Kaizen Logistics is hiring", "Join Oracle as a clerk": the employer names itself,
 * whether or not it is known otherwise.
 */
const markSelfNamed = (tokens: Tokens, { end, first }: Sentence, marked: Uint8Array): void => {
  const begin = tokens.hashes[first] ?? 0
  const from = begin === atHash || begin === joinHash ? first + 1 : first
  const after = endOfName(tokens, from, end) + 1
  if (after > from && goesOnAsSelf(tokens, begin, after, end)) marked.fill(1, from, after)
}

/** Whether what stands after a name, in a sentence with that beginning, is said by who has it. */
const goesOnAsSelf = ({ gaps, hashes }: Tokens, begin: number, after: number, end: number): boolean => {
  const next = hashes[after] ?? 0
  const gap = gaps[after] ?? 0
  if (begin === atHash) return gap === Gap.comma && ourWords.has(next)
  if (begin === joinHash) return after >= end || gap >= Gap.comma || asWords.has(next)
  if (after >= end || gap !== Gap.space) return false
  return seekVerbs.has(next) || (next === isHash && seeking.has(hashes[after + 1] ?? 0))
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

const companyVerbs = hashesNamed("employer.companyVerbs")

const firmNouns = hashesNamed("employer.firmNouns")
const houseNouns = hashesNamed("employer.houseNouns")
const houseVerbs = hashesNamed("employer.houseVerbs")
const ourWord = hashOf("our")
const theHash = hashOf("the")
const clientNouns = hashesNamed("employer.clientNouns")
const firmVerbs = hashesNamed("employer.firmVerbs")
const owning = hashesNamed("employer.owning")
const weHash = hashOf("we")
const whoWords = hashesNamed("employer.whoWords")
const wordsOfFirm = 6

/** "We deliver for customers who do chemical engineering": what the customers do. */
const tellsOfClients = ({ hashes }: Tokens, first: number, end: number): boolean => {
  for (let at = first + 1; at + 1 < end; at++)
    if (clientNouns.has(hashes[at] ?? 0) && whoWords.has(hashes[at + 1] ?? 0)) return true
  return false
}

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
  const skills = new Map<number, number>()
  for (const { first, last } of found)
    if (last > first && firmNouns.has(tokens.hashes[last] ?? 0)) skills.set(first, last)
  const isName = (index: number) => isNameCased(tokens, index)
  return ({ end, first }) => {
    const begin = tokens.hashes[first] ?? 0
    if (begin === theHash)
      return houseNouns.has(tokens.hashes[first + 1] ?? 0) && owning.has(tokens.hashes[first + 2] ?? 0)
    if (begin === weHash) return tellsOfClients(tokens, first, end)
    if (begin === ourWord) {
      // "Our parent group runs": one word may tell which.
      const place = houseNouns.has(tokens.hashes[first + 1] ?? 0) ? first + 1 : first + 2
      const verb = place + 1
      const noun = tokens.hashes[place] ?? 0
      return houseNouns.has(noun) && verb < end && houseVerbs.has(tokens.hashes[verb] ?? 0)
    }
    let last = first
    while (last + 1 < end && last - first < wordsOfFirm) {
      if (tokens.gaps[last + 1] !== Gap.space && !joinsPartners(tokens, last + 1)) break
      // "Swift & Stone Accountants"
      const next = isSign(tokens, last + 1) ? last + 2 : last + 1
      if (next >= end || !isName(next)) break
      last = next
    }
    if (last === first || !isName(first) || skills.get(first) === last) return false
    const next = last + 1
    const isFirm = firmNouns.has(tokens.hashes[last] ?? 0)
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
    let same = 0
    while (same < name.count && first + same < end && tokens.hashes[first + same] === name.hashes[same]) same++
    return same > 0 && first + same < end && companyVerbs.has(tokens.hashes[first + same] ?? 0)
  }
}

const teamWords = hashesNamed("employer.teamWords")

const gapAfter = (tokens: Tokens, index: number): number =>
  index + 1 < tokens.count ? (tokens.gaps[index + 1] ?? 0) : Gap.blank

/** "join the Atlas team", "our Spark squad": the name of a team, not of a skill. */
export const isTeamName = (tokens: Tokens, { first, last }: Found): boolean => {
  if (first !== last || !isNameCased(tokens, first)) return false
  return teamWords.has(tokens.hashes[last + 1] ?? 0) && gapAfter(tokens, last) === Gap.space
}

const firms = hashesNamed("employer.firms")
const forHash = hashOf("for")
const wordsToFirm = 3

/** "Marketing for a plumbing company": what those do for whom the work is. */
export const isOfFirm = ({ gaps, hashes }: Tokens, { first, last }: Found): boolean => {
  if (!(gaps[last + 1] === Gap.space && firms.has(hashes[last + 1] ?? 0)) && !firms.has(hashes[last] ?? 0)) return false
  for (let at = first - 1; at >= Math.max(0, first - wordsToFirm); at--) {
    if (hashes[at] === forHash) return true
    if ((gaps[at] ?? 0) >= Gap.comma) return false
  }
  return false
}
