import type { SuggestedChange } from "../domain/Optimization.js"

// Which changes a person is shown at once. The reason of a change says what it is worth.

const noPoint = "adds no point by itself"

export const pointsText = (points: number): string =>
  points > 0 ? `adds ${points} ${points === 1 ? "point" : "points"} by itself` : noPoint

/** More changes than these nobody weighs one by one. */
const most = 5

type Change = Pick<SuggestedChange, "before" | "reason">

/** A change that adds a point comes first, then a text that names what the job requires, prefers, mentions. */
const rankOf = ({ before, reason }: Change): number => {
  if (!reason.includes(noPoint)) return 0
  if (before === null || !/^(?:Serves |Names .* in the summary)/.test(reason)) return Infinity
  const at = ["(required)", "(preferred)"].findIndex((tier) => reason.includes(tier))
  return at < 0 ? 3 : at + 1
}

export const matters = (change: Change): boolean => rankOf(change) !== Infinity

/** The first changes that matter, and the rest, to be folded. */
export const folding = <A extends Change>(changes: ReadonlyArray<A>) => {
  const first = changes
    .filter(matters)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, most)
  return { first, rest: changes.filter((change) => !first.includes(change)) }
}
