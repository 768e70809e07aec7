import { hashesNamed } from "../../lexicon/words/words.js"
import { everyBetween, hasWordOf, someBetween } from "../../text/between.js"
import { hashesOf } from "../../text/characters.js"
import { isAllSmall } from "../../lexicon/matcher/meaning.js"
import { type Read, unsureFormOf } from "../../lexicon/matcher/mentions.js"
import { titlesIn } from "../../lexicon/matcher/occupation.js"
import { listsAsked } from "../sections/JobSection.js"
import type { Sentence } from "../sections/sentences.js"
import { isExclaimed } from "../../lexicon/matcher/surroundings.js"
import type { Span } from "./tagger.js"
import { trimmed } from "./terms.js"
import { isCapitalised, isNameCased, spellingAt } from "../../text/tokenize.js"
import { wordsOfLongPosting } from "../../text/limits.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"

// Short postings often are nothing but lists: "Piano, guitar & voice / choir directing". There, and below a heading that
// asks, each item is asked for, whether or not the lexicon knows it. In prose it is the taggers and patterns that decide, and of a line by itself the
// lexicon: whatever somebody writes in a line of its own would come back as something asked.

const joiners = hashesOf("and or plus")
const telling = hashesNamed("plainList.telling")
/** A longer word is a code or an address. */
const longestWord = 25
const ofEmployment = hashesNamed("plainList.ofEmployment")
const minItems = 3
const minOfList = 2
const maxItemWords = 4
const digitsAndLetters = Shape.digit | Shape.lower

/** The items of a stretch, cut at commas, slashes, "and"; undefined when one of its words tells something. */
const itemsOf = (tokens: Tokens, from: number, end: number): ReadonlyArray<Span> | undefined => {
  if (hasWordOf(tokens, telling, from, end)) return undefined
  const items: Array<Span> = []
  let first = from
  for (let at = from; at <= end; at++) {
    const gap = tokens.gaps[at] ?? 0
    const isJoint = at < end && joiners.has(tokens.hashes[at] ?? 0)
    if (at < end && !isJoint && (at === first || (gap < Gap.quote && gap !== Gap.slash))) continue
    if (at > first) items.push({ first, last: at - 1 })
    first = isJoint ? at + 1 : at
  }
  return items
}

const isSkill = (tokens: Tokens, { first, last }: Span): boolean =>
  everyBetween(first, last + 1, (index) => {
    const word = spellingAt(tokens, index)
    // "{ return hacked }", "1gn0r3": code, and letters in disguise.
    const isMixed = ((tokens.shapes[index] ?? 0) & digitsAndLetters) === digitsAndLetters
    const isWord = word.length <= longestWord && word.charCodeAt(0) < 128 && !isMixed
    return isWord && !ofEmployment.has(tokens.hashes[index] ?? 0)
  })

/** Quotes and brackets are of code, or of a sentence that speaks about something. */
const isPlain = ({ gaps }: Tokens, first: number, end: number): boolean =>
  !gaps.subarray(first + 1, end).some((gap) => gap === Gap.quote || gap === Gap.open || gap === Gap.colon)

/** Written as names throughout: rather a firm and where it sits than what it asks. */
const isAllNames = (tokens: Tokens, from: number, end: number): boolean => {
  const isJoiner = (at: number) => joiners.has(tokens.hashes[at] ?? 0)
  return (
    everyBetween(from, end, (at) => isJoiner(at) || isCapitalised(tokens, at)) &&
    someBetween(from, end, (at) => !isJoiner(at) && isNameCased(tokens, at))
  )
}

const shortestSmall = 6

/** A role before a colon has fewer words. */
const wordsOfRole = 6

/** A spelling that may mean something else is an item of a list where it is written as the name is. */
const isSure = (text: Read, { first, last }: Span): boolean => {
  const form = unsureFormOf(text, first, last)
  if (form?.ambiguous === undefined) return true
  const { folded, foldedEnds, foldedStarts } = text.tokens
  const written = folded.slice(foldedStarts[first] ?? 0, foldedEnds[last] ?? 0)
  // "figma, storybook": where all is written small, so are names.
  return written === form.ambiguous.exact || (written.length >= shortestSmall && isAllSmall(text.tokens))
}

/** "Field ecologist: species identification, GIS": where what a role is asked for begins, else where the sentence does. */
const afterRole = (text: Read, { end, first }: Sentence): number => {
  for (let at = first + 1; at < Math.min(end, first + wordsOfRole); at++) {
    if (text.tokens.gaps[at] !== Gap.colon) continue
    return titlesIn(text, first, at).some(({ last }) => last === at - 1) ? at : first
  }
  return first
}

const isItem = (tokens: Tokens, item: Span): boolean => item.last - item.first < maxItemWords && isSkill(tokens, item)

/** What the items of a list name. */
const termsOf = (text: Read, items: ReadonlyArray<Span>): ReadonlyArray<Span> =>
  items.flatMap(({ first, last }) => trimmed(text.tokens, first, last + 1) ?? []).filter((term) => isSure(text, term))

/** The items of the lists of a posting, by those of its asking sentences that have any. */
export const plainLists = (
  text: Read,
  sentences: ReadonlyArray<Sentence>
): ReadonlyMap<Sentence, ReadonlyArray<Span>> => {
  const { tokens } = text
  const lists = new Map<Sentence, ReadonlyArray<Span>>()
  const isLong = tokens.count >= wordsOfLongPosting
  for (const sentence of sentences) {
    const { end, section } = sentence
    const isListed = listsAsked(section)
    // What stands after words that ask is cut otherwise.
    const isCut = sentence.triggers.has("modality.asks")
    if (sentence.isHeading || section === "company" || isCut || (isLong && !isListed)) continue
    const first = afterRole(text, sentence)
    const isOfRole = first > sentence.first
    // "Tools: Segment, Mixpanel", and below a heading perhaps the address of the house.
    if (
      (!(isListed && sentence.isHeaded) && isAllNames(tokens, first, end)) ||
      !isPlain(tokens, first, end) ||
      titlesIn(text, first, end).some((title) => title.last - title.first + 2 >= end - first)
    )
      continue
    const items = itemsOf(tokens, first, end)
    // After a heading two are a list; a text of nothing else is one where a comma stands ("zinc and selenium" is none).
    const isAll = end - first === tokens.count && tokens.gaps[items?.[1]?.first ?? 0] === Gap.comma
    const isOwnList = isAll || isListed || isOfRole
    if (
      items === undefined ||
      items.length < (isOwnList ? minOfList : minItems) ||
      isExclaimed(tokens, end - 1) ||
      items.some((item) => item.last - item.first >= maxItemWords + 1)
    )
      continue
    lists.set(
      sentence,
      termsOf(
        text,
        items.filter((item) => isItem(tokens, item))
      )
    )
  }
  return lists
}
