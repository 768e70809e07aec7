import { Gap } from "../../../text/Tokens.js"
import { shareKey } from "../reading/ClaimWords.js"
import type { Reading } from "../reading/Reading.js"

/** Signs and words that join members of a list. */
export const countJoints = ({ view: { tokens, words } }: Reading): number =>
  words.filter(
    (word, index) =>
      /^(?:and|or|plus|nor)$/.test(word) ||
      (index > 0 && [Gap.comma, Gap.slash, Gap.semicolon].some((gap) => gap === tokens.gaps[index]))
  ).length

/** R15: how much of a text stays, 0 to 1. */
export const keptShare = (before: Reading, after: Reading): number => {
  const old = before.content
  return old.length === 0 ? 1 : old.filter((at) => after.says(before.keys[at])).length / old.length
}

const minPairs = 2
const maxTurned = 0.6
const maxBroken = 0.5

/** Whether the words of a text are out of order in its new wording: no sentence is told so. */
export const isScrambled = (before: Reading, after: Reading): boolean => {
  const places = before.content
    .map((at) => after.keys.findIndex((own) => shareKey(own, before.keys[at])))
    .filter((place) => place >= 0)
  const pairs = places.slice(1).map((place, at) => place - (places[at] ?? 0))
  if (pairs.length >= minPairs && pairs.filter((step) => step < 0).length > pairs.length * maxTurned) return true
  const [old, now] = [before.view.words, after.view.words]
  // Where nothing but the order is new, phrases stay together.
  if (old.length !== now.length || old.toSorted().join(" ") !== now.toSorted().join(" ")) return false
  const beside = new Set(old.slice(1).map((word, at) => `${old[at]} ${word}`))
  const kept = now.slice(1).filter((word, at) => beside.has(`${now[at]} ${word}`))
  return kept.length <= beside.size * maxBroken
}
