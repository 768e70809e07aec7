import { groupsNamed, wordSetNamed } from "../../../lexicon/words/words.js"
import { forces, shareKey } from "../reading/ClaimWords.js"
import type { Reading } from "../reading/Reading.js"
import type { Objection, Revision } from "./rules.js"

// R10: who did what to whom. Somebody whom both texts name has the same part in both.

/** What somebody has to do with the work: who does it, who is over it, for whom it is. */
const parts = ["doer", "from", "to", "for", "with", "of", "whom"] as const
type Part = (typeof parts)[number]

const markers = groupsNamed("people.parts")

const uses = wordSetNamed("people.uses")

const partOf = (word: string): Part | undefined => parts.find((part) => part === markers.get(word))

interface Person {
  readonly first: number
  readonly last: number
  readonly part: Part
}

/** Somebody named by the last word of a group, with the word that says which part he has. */
const personAt = (reading: Reading, last: number): Person | undefined => {
  if (reading.isVerb(last)) return undefined
  const next = last + 1
  const goesOn = next < reading.count && !reading.opensClause(next)
  // "The CPA, who cut her fee": what he did is told beside his part.
  if (!goesOn && reading.word(next) === "who") return undefined
  if (goesOn && reading.hasSubject(next)) return { first: last, last, part: "doer" }
  // "Client calls", "the nurse's notes": it says which.
  if (goesOn && reading.isContent(next) && !reading.isVerb(next)) return undefined
  for (let at = last; at >= 0 && at > last - 6; at--) {
    const part = partOf(reading.word(at))
    // "Companies under 100 employees", "with fewer than 100 employees"
    if (part !== undefined && /^(?:\d.*|fewer|less|more|over|up|about)$/.test(reading.word(at + 1))) return undefined
    // "By being correct" names nobody.
    if (part === "doer" && /ing$/.test(reading.word(at + 1))) return undefined
    if (part !== undefined) return { first: at, last, part }
    if (at < last && reading.isContent(at) && reading.isVerb(at)) return { first: at, last, part: "whom" }
    if (at > 0 && reading.opensClause(at)) return undefined
    if (at < last && /^(?:at|in|on|about|as|into|between|among)$/.test(reading.word(at))) return undefined
  }
  return undefined
}

/** Stems of those whom a text calls by what they are. */
const namesIn = (reading: Reading): ReadonlyArray<string> =>
  reading.keys.flatMap(([stem = ""], at) => (reading.isContent(at) && reading.isSomebody(at) ? [stem] : []))

const peopleIn = (reading: Reading, names: ReadonlySet<string>): ReadonlyArray<Person> =>
  reading.keys.flatMap(([stem = ""], at) => (names.has(stem) ? (personAt(reading, at) ?? []) : []))

/** Whether a text tells of somebody of that name as another than the person. */
export const isAnother = (reading: Reading, stem: string | undefined): boolean => {
  // "Supported the supervisor": somebody to whom a verb that is known as one does something.
  const isOther = ({ first, part }: Person) =>
    /^(?:doer|from|to|with)$/.test(part) || (part === "whom" && reading.is(first, ...forces))
  return reading.of("negation").length > 0 || (stem !== undefined && peopleIn(reading, new Set([stem])).some(isOther))
}

/** "Called customers", "calls to customers", "service for customers". */
const isServed = (part: Part): boolean => part === "to" || part === "for" || part === "whom" || part === "of"

/** "Used by customers": it serves them. */
const isUser = (reading: Reading, { first, part }: Person): boolean =>
  part === "doer" && reading.word(first) === "by" && uses.has(reading.word(first - 1))

/** What becomes of somebody who has one part in a text and another one in an edit; undefined where that says the same. */
const change = (old: Part, now: Part): "turned" | "changed" | undefined => {
  const isGiven = (part: Part) => part === "to" || part === "for"
  if (old === now || (isServed(old) && isServed(now))) return undefined
  // "The system owned by the team" is the team's system.
  if (old === "doer" || now === "doer") return now === "of" ? "changed" : "turned"
  // "Drawings from the architect" are not drawings for the architect.
  if (old === "from" || now === "from") return isGiven(old) || isGiven(now) ? "turned" : undefined
  return isGiven(old) || isGiven(now) ? "changed" : undefined
}

/** Somebody who has another part than in the text: what others did is not the person's, nor the other way round. */
export const movedPerson = ({ now: after, old: before }: Revision): Objection => {
  const names = new Set([...namesIn(before), ...namesIn(after)])
  const old = peopleIn(before, names)
  const moved = peopleIn(after, names).flatMap(({ first, last, part }) => {
    const named = before.keys.flatMap((keys, at) => (shareKey(keys, after.keys[last]) ? [at] : []))
    const parts = old.filter((one) => named.includes(one.last))
    const changes = parts.map((one) => (isUser(before, one) && isServed(part) ? undefined : change(one.part, part)))
    if (parts.length < named.length || parts.length === 0 || changes.includes(undefined)) return []
    // Who wrote it may be whom one worked with.
    const isTurned = !changes.includes("changed") && !(part === "with" && after.is(first, "help"))
    return [{ first, last, isTurned }]
  })
  return moved.some(({ isTurned }) => isTurned) || moved[0]
}
