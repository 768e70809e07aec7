import { hashesOf } from "./characters.js"
import { bitsOf } from "./cueHits.js"
import { type Read, unsureFormOf } from "./mentions.js"
import { titlesIn } from "./occupation.js"
import type { Sentence } from "./sentences.js"
import { type Term, trimmed } from "./terms.js"
import { Gap, Shape, type Tokens } from "./Tokens.js"

// Short postings often are nothing but lists: "Piano, guitar & voice / choir directing", or one skill a line. There each
// item is asked for, whether or not the lexicon knows it. In prose it is the taggers and patterns that decide.

const joiners = hashesOf("and or plus")
/** What no item of a list holds: with one of these a line tells something. */
const telling = hashesOf(
  "i we you he she it they us them our your their his her its this these those there here who whom whose which what when where why how if because so than then but not no never nor neither is are was were be been am being will would can could should may might must shall do does did have has had let lets make makes join come comes need needs want wants get gets give gives keep keeps like likes love loves take takes know knows help helps us me my"
)
/** Items that name no skill: hours, pay, places and papers of the employment. */
const ofEmployment = hashesOf(
  "full part time permanent temporary temp fixed contract contractor remote hybrid onsite office weekends weekend nights night days day shift shifts rota hours hour hourly weekly monthly annual salary pay paid per immediate start monday tuesday wednesday thursday friday saturday sunday mon fri asap london closing date deadline apply email phone tel ref reference vacancy role position job team company competitive negotiable benefits pension holiday holidays parking car own live year years month months week weeks age aged over under term agency agencies"
)
/** What stands behind these is cut otherwise. */
const asks = bitsOf(["ask"])
const fewestItems = 3
const mostItemWords = 4
const mostLines = 40

const isCapital = (tokens: Tokens, index: number): boolean => ((tokens.shapes[index] ?? 0) & Shape.initialUpper) !== 0

/** The items of a stretch, cut at commas, slashes, "and"; undefined when one of its words tells something. */
const itemsOf = (tokens: Tokens, from: number, end: number): ReadonlyArray<Term> | undefined => {
  const items: Array<Term> = []
  let first = from
  for (let at = from; at <= end; at++) {
    const word = at < end ? (tokens.hashes[at] ?? 0) : 0
    if (telling.has(word)) return undefined
    const gap = at < end ? (tokens.gaps[at] ?? 0) : Gap.line
    const isJoint = at < end && joiners.has(word)
    if (!isJoint && (at === first || (gap < Gap.quote && gap !== Gap.slash))) continue
    if (at > first) items.push({ first, last: at - 1 })
    first = isJoint ? at + 1 : at
  }
  return items
}

const isSkill = (tokens: Tokens, { first, last }: Term): boolean => {
  for (let index = first; index <= last; index++) if (ofEmployment.has(tokens.hashes[index] ?? 0)) return false
  return true
}

/** Written as names throughout: rather a firm and where it sits than what it asks. */
const isAllNames = (tokens: Tokens, from: number, end: number): boolean => {
  let small = 0
  let capitals = 0
  for (let at = from; at < end; at++) {
    if (joiners.has(tokens.hashes[at] ?? 0)) continue
    if (!isCapital(tokens, at)) small++
    else if (((tokens.shapes[at] ?? 0) & Shape.lower) !== 0) capitals++
  }
  return small === 0 && capitals > 0
}

const isExclaimed = ({ folded, foldedEnds }: Tokens, last: number): boolean =>
  folded.charCodeAt(foldedEnds[last] ?? 0) === 33

/** A spelling that may mean something else is an item of a list where it is written as the name is. */
const isSure = (text: Read, { first, last }: Term, isListed: boolean): boolean => {
  const form = unsureFormOf(text, first, last)
  if (form?.ambiguous === undefined) return true
  const { folded, foldedEnds, foldedStarts } = text.tokens
  return isListed && folded.slice(foldedStarts[first] ?? 0, foldedEnds[last] ?? 0) === form.ambiguous.exact
}

/** The items of the lists of a short posting, by its sentences; those that no item of a list is in are not there. */
export const plainLists = (
  text: Read,
  sentences: ReadonlyArray<Sentence>,
  isAsking: (sentence: Sentence) => boolean
): ReadonlyMap<Sentence, ReadonlyArray<Term>> => {
  const { tokens } = text
  const lists = new Map<Sentence, ReadonlyArray<Term>>()
  const alone: Array<readonly [Sentence, Term]> = []
  let shortLines = 0
  for (const sentence of sentences) {
    if (sentence.isHeading || !isAsking(sentence) || sentence.section === "company" || (sentence.cues & asks) !== 0)
      continue
    const { end, first } = sentence
    if (end - first <= mostItemWords) shortLines++
    if (
      isAllNames(tokens, first, end) ||
      titlesIn(text, first, end).some((title) => title.last - title.first + 2 >= end - first)
    )
      continue
    const items = itemsOf(tokens, first, end)
    if (
      items === undefined ||
      isExclaimed(tokens, end - 1) ||
      items.some((item) => item.last - item.first >= mostItemWords + 1)
    )
      continue
    const terms = items
      .filter((item) => item.last - item.first < mostItemWords && isSkill(tokens, item))
      .flatMap((item) => trimmed(tokens, item.first, item.last + 1) ?? [])
      .filter((term) => isSure(text, term, items.length >= fewestItems))
    if (items.length >= fewestItems) lists.set(sentence, terms)
    else for (const term of terms) if (alone.length < mostLines) alone.push([sentence, term])
  }
  // One line alone is a title or a slogan; several of them are a list.
  if (shortLines >= fewestItems) {
    for (const [sentence, term] of alone) lists.set(sentence, [...(lists.get(sentence) ?? []), term])
  }
  return lists
}
