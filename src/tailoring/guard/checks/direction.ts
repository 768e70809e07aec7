import { wordSetNamed } from "../../../lexicon/words/words.js"
import type { RuleHit } from "../../../rules/RuleSet.js"
import { valueOf } from "../figures/derived.js"
import { figuresIn } from "../figures/FigureText.js"
import { shareKey } from "../reading/ClaimWords.js"
import type { Reading } from "../reading/Reading.js"
import { opensSentence, type Place } from "../reading/TextView.js"
import type { Objection, Revision } from "./rules.js"

const spent = wordSetNamed("direction.spent")

// R13: an edit that turns the text round.

const ends = (reading: Reading, prepositions: RegExp): ReadonlyArray<number> =>
  reading.view.words.flatMap((word, index) => (prepositions.test(word) ? reading.nounAfter(index).slice(0, 1) : []))

/** "From German into English" is not "from English into German". */
const swapsEnds = (before: Reading, after: Reading): boolean => {
  const meet = (one: ReadonlyArray<number>, other: ReadonlyArray<number>) =>
    one.some(
      (at) => !/^\d/.test(before.word(at)) && other.some((place) => shareKey(before.keys[at], after.keys[place]))
    )
  const [from, to] = [/^from$/, /^(?:to|into|onto|towards?)$/]
  return meet(ends(before, from), ends(after, to)) || meet(ends(before, to), ends(after, from))
}

/** The words that a denial speaks of, up to the end of its clause: in "took none" those before it. */
const deniedBy = (reading: Reading, { first, last }: RuleHit): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let at = last + 1; at < reading.count && !reading.opensClause(at) && found.length < maxDenied; at++)
    if (reading.isContent(at)) found.push(at)
  for (let at = first - 1; found.length === 0 && at >= 0; at--) {
    if (reading.isContent(at)) found.push(at)
    if (reading.opensClause(at)) break
  }
  return found
}
const maxDenied = 6

/** What a text denies: by stem, and where. */
const denialsOf = (reading: Reading) => {
  const denials = reading.of("negation").map((hit) => deniedBy(reading, hit))
  const places = new Set(denials.flat())
  const isAffirmed = (keys: ReadonlyArray<string> | undefined) =>
    reading.keys.some((own, at) => !places.has(at) && reading.isContent(at) && shareKey(own, keys))
  return { denials, isAffirmed }
}

/** "Took none" is not "took": what one text denies and the other affirms. */
const turnsDenial = (before: Reading, after: Reading): boolean => {
  const [old, now] = [denialsOf(before), denialsOf(after)]
  const turns = (reading: Reading, from: typeof old, to: typeof old) =>
    from.denials.some((places) => {
      const [head] = places.map((at) => reading.keys[at])
      return head !== undefined && !from.isAffirmed(head) && to.isAffirmed(head)
    })
  return turns(before, old, now) || turns(after, now, old)
}

/** A denial that has come or gone without a turn: true perhaps, and for the user to say; "with no rework" is praise. */
const changedDenial = (before: Reading, after: Reading): boolean | Place => {
  const [old, now] = [before.of("negation"), after.of("negation")]
  if (old.length === now.length) return false
  const [gained] = now
  return (
    (old.length === 0 && gained !== undefined && /^(?:no|without|zero|never|none)$/.test(after.word(gained.first))) || {
      first: 0,
      last: after.count - 1
    }
  )
}

/** "On the first try" for "on the first or second try", "reports and memos" for "reports or memos". */
const losesChoice = (before: Reading, after: Reading): Place | undefined => {
  for (let or = 1; or < before.count; or++) {
    if (before.word(or) !== "or") continue
    const isBoth = after.says(before.keys[or - 1]) && after.says(before.keys[or + 1])
    if (isBoth ? after.view.words.includes("or") : !after.says(before.keys[or - 1]) && !after.says(before.keys[or + 1]))
      continue
    const at = after.keys.findIndex((keys) => [or - 1, or + 1].some((own) => shareKey(before.keys[own], keys)))
    return { first: at, last: at }
  }
  return undefined
}

/** R13: another direction, an effect that nobody spoke of, what happened told as what the person did, what was denied. */
export const turnsRound = ({ now: after, old: before }: Revision): Objection => {
  if (swapsEnds(before, after) || turnsDenial(before, after)) return true
  let told: Place | undefined
  const step = stepIn(before.view.text)
  for (const means of ["up", "down", "effect"]) {
    const old = before.of(means)
    for (const hit of after.of(means)) {
      const { first, last } = hit
      if (after.isAllHeld(hit, (index) => before.says(after.keys[index]))) {
        const opens = opensSentence(after.view, first) && after.isVerb(first)
        if (opens && old.length > 0 && !old.some((hit) => before.isVerb(hit.first))) return true
        continue
      }
      // "From 84 to 51" fell: where a thing happened, the figures say which way.
      if ((!isAction(after, first) && step === means) || isBetter(before, after, first, means)) continue
      if (isSaved(before, after, last, means) || isOver(before, after, first) || step === means) {
        told ??= { first, last }
        continue
      }
      if (old.length === 0) return true
    }
    // "Reduced damaged pallets" is not "reduced pallets".
    if (means !== "effect") {
      const objects = (reading: Reading, direction: string) =>
        reading.of(direction).flatMap(({ last }) => reading.nounAfter(last).map((at) => reading.keys[at]))
      const opposite = objects(before, means === "up" ? "down" : "up")
      const held = objects(before, means)
      const isTurned = (keys: ReadonlyArray<string> | undefined) =>
        opposite.some((own) => shareKey(own, keys)) && !held.some((own) => shareKey(own, keys))
      if (objects(after, means).some(isTurned)) return true
      for (const { last } of old) {
        const [object] = before.nounAfter(last)
        if (object !== undefined && !/^\d/.test(before.word(object)) && !after.says(before.keys[object])) return true
      }
    }
  }
  return changedDenial(before, after) || (losesChoice(before, after) ?? told ?? false)
}

/** A sentence opens with it as what the person did: the figures alone do not say so. */
const isAction = (after: Reading, index: number): boolean =>
  opensSentence(after.view, index) && after.verbs.some((verb) => verb.index === index && !verb.isOthers)

/** Which way the figures of a text go: "84 to 51", "coverage is 87 % now, was 61 %", "two hours instead of five". */
const stepIn = (text: string): "up" | "down" | "" => {
  const way = stepped.exec(text)?.[1]?.toLowerCase()
  if (way === "up" || way === "down") return way
  const figures = figuresIn(text)
  for (const [at, next] of figures.entries()) {
    const one = figures[at - 1]
    if (one === undefined) continue
    const [[value, unit], [other, otherUnit]] = [valueOf(one), valueOf(next)]
    const between = text.slice(one.end, next.start)
    if (unit !== otherUnit || value === other || (unit === "" && !steps.test(between))) continue
    return value < other === !earlier.test(between) ? "up" : "down"
  }
  return ""
}
/** "Completion up 18%" */
const stepped = /\b(up|down) (?:by |about |around |some |roughly |almost |over )*[$€£]?\d/i
/** Between numbers that have no unit. */
const steps = /^[^.;]{0,20}(?:\bto\b|->|→|\bfrom\b)[^.;]{0,8}$/
const earlier = /\b(?:was|were|instead of|rather than|from|previously|compared)\b/

/** "Lowered costs by $7,000" for "saving $7,000 in costs": what is spent and saved is less of it. */
const isSaved = (before: Reading, after: Reading, last: number, means: string): boolean =>
  means === "down" &&
  before.of("effect").some(({ first }) => /^sav/.test(before.word(first)) && !after.says(before.keys[first])) &&
  after.nounAfter(last).some((at) => spent.has(after.word(at)))

/** "Exceeded the goal" for "reached 118% of the goal" */
const isOver = (before: Reading, after: Reading, index: number): boolean =>
  /^(?:exceed|surpass|outperform)/.test(after.word(index)) &&
  figuresIn(before.view.text).some((figure) => valueOf(figure)[1] === "%" && valueOf(figure)[0] > 100)

/** "Improved accuracy" for "raised accuracy": the text says which way. */
const isBetter = (before: Reading, after: Reading, index: number, means: string): boolean =>
  means === "effect" &&
  /^(?:improv|enhanc)/.test(after.word(index)) &&
  before
    .of("up", "down")
    .some(
      ({ first, last }) =>
        before.isVerb(first) &&
        !after.says(before.keys[first]) &&
        before
          .nounAfter(last)
          .some((at) => after.nounAfter(index).some((own) => shareKey(before.keys[at], after.keys[own])))
    )
