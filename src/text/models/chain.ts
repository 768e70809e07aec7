import type { Weights } from "./weights.js"

/**
 * A linear model over things in a row: says of each which kind it is, by its features and by the kinds beside it. The best
 * row of kinds is found by Viterbi. The weights are learnt by `bench`.
 */

/** One weight for each kind, row by row; the steps by gate, the kind before and the kind. */
export type ChainWeights = Weights

/** One of the things, with the rows of its features. */
export interface Link {
  readonly rows: ReadonlyArray<number>
  /** Which of the tables of steps leads to it: 0 or 1. */
  readonly gate: number
}

/** What each kind of each thing scores by itself: `scores[at * count + kind]`. */
export const ownScores = (links: ReadonlyArray<Link>, count: number, weights: ArrayLike<number>): Float64Array => {
  const scores = new Float64Array(links.length * count)
  links.forEach(({ rows }, at) => {
    const own = scores.subarray(at * count, (at + 1) * count)
    for (const row of rows)
      for (let kind = 0; kind < count; kind++) own[kind] = (own[kind] ?? 0) + (weights[row * count + kind] ?? 0)
  })
  return scores
}

/** By thing and kind the score of the best row of kinds in which the thing has that kind. Linear. */
export const bestThrough = (
  links: ReadonlyArray<Link>,
  count: number,
  own: Float64Array,
  steps: ReadonlyArray<number>
): Float64Array => {
  // Plain loops: this is where a text of very many lines spends its time.
  const best = own.slice()
  const scores = own.slice()
  /** Adds to each kind of a thing what those on one side of it, which are told already, add at best. */
  const take = (at: number, from: number, gate: number, perBeside: number, perKind: number) => {
    for (let kind = 0; kind < count; kind++) {
      let most = -Infinity
      for (let beside = 0; beside < count; beside++) {
        const sum = (scores[from * count + beside] ?? 0) + (steps[gate + beside * perBeside + kind * perKind] ?? 0)
        if (sum > most) most = sum
      }
      const place = at * count + kind
      scores[place] = (scores[place] ?? 0) + most
      best[place] = (best[place] ?? 0) + most
    }
  }
  const gateAt = (at: number) => (links[at]?.gate ?? 0) * count * count
  for (let at = 1; at < links.length; at++) take(at, at - 1, gateAt(at), count, 1)
  scores.set(own)
  for (let at = links.length - 2; at >= 0; at--) take(at, at + 1, gateAt(at + 1), 1, count)
  return best
}

/** The kinds of the best row of kinds, by what `bestThrough` says. */
export const kindsIn = (best: Float64Array, count: number): ReadonlyArray<number> =>
  Array.from({ length: best.length / count }, (_, at) => {
    const here = best.subarray(at * count, (at + 1) * count)
    return here.indexOf(Math.max(...here))
  })

/** A row of things, with what each scores by itself and the place that it has among others like it. */
export interface PlacedRow {
  readonly links: ReadonlyArray<Link>
  readonly own: Float64Array
  readonly places: ReadonlyArray<string>
}

const passes = 2

/**
 * As `bestThrough`, where things in the same place are likely to be of the same kind: `habit` is what a kind gains that
 * all others in that place have.
 */
export const bestByHabit = (
  all: ReadonlyArray<PlacedRow>,
  count: number,
  steps: ReadonlyArray<number>,
  habit: number
): ReadonlyArray<Float64Array> => {
  let best = all.map(({ links, own }) => bestThrough(links, count, own, steps))
  for (let pass = 0; pass < passes; pass++) {
    const kinds = best.map((one) => kindsIn(one, count))
    const counts = new Map<string, Float64Array>()
    all.forEach(({ places }, number) =>
      places.forEach((place, at) => {
        const here = counts.get(place) ?? new Float64Array(count)
        const kind = kinds[number]?.[at] ?? 0
        here[kind] = (here[kind] ?? 0) + 1
        counts.set(place, here)
      })
    )
    best = all.map(({ links, own, places }, number) => {
      const told = own.slice()
      places.forEach((place, thing) => {
        const here = counts.get(place) ?? new Float64Array(count)
        const all = here.reduce((sum, things) => sum + things, 0)
        here.forEach((things, kind) => {
          const others = things - (kinds[number]?.[thing] === kind ? 1 : 0)
          const at = thing * count + kind
          told[at] = (told[at] ?? 0) + (habit * others) / all
        })
      })
      return bestThrough(links, count, told, steps)
    })
  }
  return best
}
