import { shareKey } from "../reading/ClaimWords.js"
import { isAllHeld, isKept, nounAfter } from "../reading/compared.js"
import type { Reading } from "../reading/Reading.js"
import { opensSentence } from "../reading/TextView.js"

// R13: an edit that turns the text round.

const ends = (reading: Reading, prepositions: RegExp): ReadonlyArray<number> =>
  reading.view.words.flatMap((word, index) => (prepositions.test(word) ? nounAfter(reading, index).slice(0, 1) : []))

/** "From German into English" is not "from English into German". */
const swapsEnds = (before: Reading, after: Reading): boolean => {
  if (!before.view.words.includes("from") || !after.view.words.includes("from")) return false
  const meet = (one: ReadonlyArray<number>, other: ReadonlyArray<number>) =>
    one.some(
      (at) => !/^\d/.test(before.word(at)) && other.some((place) => shareKey(before.keys[at], after.keys[place]))
    )
  const [from, to] = [/^from$/, /^(?:to|into|onto|towards?)$/]
  return meet(ends(before, from), ends(after, to)) || meet(ends(before, to), ends(after, from))
}

/** "For cats, not for dogs" is not "for dogs, not for cats". */
const movesDenial = (before: Reading, after: Reading): boolean => {
  const denied = (reading: Reading) =>
    new Set(
      reading.of("negation").flatMap(({ last }) => nounAfter(reading, last).map((at) => reading.keys[at]?.[0] ?? ""))
    )
  const [old, now] = [denied(before), denied(after)]
  const isSaid = (reading: Reading, not: ReadonlySet<string>, stem: string) =>
    !not.has(stem) && reading.keys.some(([own]) => own === stem)
  return [...old].some((stem) => isSaid(after, now, stem)) && [...now].some((stem) => isSaid(before, old, stem))
}

/** R13: another direction, an effect that nobody spoke of, what happened told as what the person did, a denial come or gone. */
export const turnsRound = (before: Reading, after: Reading): boolean => {
  if (before.of("negation").length !== after.of("negation").length) return true
  if (swapsEnds(before, after) || movesDenial(before, after)) return true
  for (const means of ["up", "down", "effect"]) {
    const old = before.of(means)
    for (const { first, last } of after.of(means)) {
      if (isAllHeld(after, first, last, (index) => isKept(after, before, index))) {
        const opens = opensSentence(after.view, first) && after.isVerb(first)
        const opened = old.some((hit) => before.isVerb(hit.first) && !isHappening(before, hit.first))
        if (opens && old.length > 0 && !opened) return true
        continue
      }
      if (isInFigures(before, after, first, means)) continue
      if (old.length === 0 || (opensSentence(after.view, first) && !old.some((hit) => !isHappening(before, hit.first))))
        return true
    }
    // "Reduced damaged pallets" is not "reduced pallets".
    if (means !== "effect") {
      const objects = (reading: Reading, direction: string) =>
        reading.of(direction).flatMap(({ last }) => nounAfter(reading, last).map((at) => reading.keys[at]))
      const opposite = objects(before, means === "up" ? "down" : "up")
      const held = objects(before, means)
      const isTurned = (keys: ReadonlyArray<string> | undefined) =>
        opposite.some((own) => shareKey(own, keys)) && !held.some((own) => shareKey(own, keys))
      if (objects(after, means).some(isTurned)) return true
      for (const { last } of old) {
        const [object] = nounAfter(before, last)
        if (object !== undefined && !/^\d/.test(before.word(object)) && !isKept(before, after, object)) return true
      }
    }
  }
  return false
}

/** "From 84 to 51" fell: where a thing happened, the figures say which way. */
const isInFigures = (before: Reading, after: Reading, index: number, means: string): boolean => {
  if (after.verbs.some((verb) => verb.index === index && !verb.isOthers && opensSentence(after.view, index)))
    return false
  const [first, second] = [...before.view.text.matchAll(/(?<![\d.,])(?!(?:19|20)\d\d\b)(\d+(?:\.\d+)?)(?![\d,])/g)].map(
    ([digits]) => Number(digits)
  )
  if (first === undefined || second === undefined || !/\bfrom\b|\bto\b|->|→/.test(before.view.text)) return false
  const isBackward = before.view.words.indexOf("from") > before.view.words.findIndex((word) => /^\d/.test(word))
  const [from, to] = isBackward ? [second, first] : [first, second]
  return means === (to < from ? "down" : to > from ? "up" : "")
}

/** "Turnover fell": a thing stands before the verb. */
const isHappening = (reading: Reading, index: number): boolean => {
  if (index === 0 || reading.opensClause(index)) return false
  return reading.isContent(index - 1) && !/(?:ly|ed|ing)$/.test(reading.word(index - 1))
}
