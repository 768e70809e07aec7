import { bestThrough, type ChainWeights, kindsIn, type Link, ownScores } from "../../src/text/models/chain.js"

/** Things in a row, and what each is. */
export interface Sequence {
  readonly links: ReadonlyArray<Link>
  readonly kinds: ReadonlyArray<number>
}

/** How many kinds there are, and by how many bits rows of the table of weights are found. */
interface Size {
  readonly count: number
  readonly bits: number
}

const epochs = 15

/** A small generator with a seed, so that the order of the examples is the same each time. */
export const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

/** Averaged structured perceptron: guesses the kinds of each row and moves weights from the wrong ones to the right ones. */
const learn = (sequences: ReadonlyArray<Sequence>, { bits, count }: Size, seed: number) => {
  const size = (1 << bits) * count
  const stepSize = 2 * count * count
  const [weights, sums] = [new Float64Array(size), new Float64Array(size)]
  const [steps, stepSums] = [new Float64Array(stepSize), new Float64Array(stepSize)]
  const random = seeded(seed)
  let time = 1
  const add = (values: Float64Array, totals: Float64Array, at: number, by: number) => {
    values[at] = (values[at] ?? 0) + by
    totals[at] = (totals[at] ?? 0) + by * time
  }
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = sequences.map((one) => ({ one, at: random() })).sort((a, b) => a.at - b.at)
    for (const {
      one: { kinds, links }
    } of order) {
      const own = ownScores(links, count, weights)
      const guess = kindsIn(bestThrough(links, count, own, [...steps]), count)
      links.forEach(({ gate, rows }, at) => {
        const [right, said] = [kinds[at] ?? 0, guess[at] ?? 0]
        if (right !== said)
          for (const row of rows) {
            add(weights, sums, row * count + right, 1)
            add(weights, sums, row * count + said, -1)
          }
        if (at === 0) return
        const [rightStep, saidStep] = [
          (gate * count + (kinds[at - 1] ?? 0)) * count + right,
          (gate * count + (guess[at - 1] ?? 0)) * count + said
        ]
        if (rightStep === saidStep) return
        add(steps, stepSums, rightStep, 1)
        add(steps, stepSums, saidStep, -1)
      })
      time++
    }
  }
  return {
    rows: weights.map((value, at) => value - (sums[at] ?? 0) / time),
    steps: steps.map((value, at) => value - (stepSums[at] ?? 0) / time)
  }
}

/** The order of the examples moves the figures by half a point; the mean of several orders does not. */
export const seedsOf = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, at) => 7 + 10 * at)
const orders = 8

/** The mean of what perceptrons learnt that saw the examples in different orders, rounded to 8 bits. */
export const meanInBytes = (
  learnt: ReadonlyArray<{ readonly rows: Float64Array; readonly steps: ArrayLike<number> }>
): ChainWeights => {
  const [one] = learnt
  const mean = (at: number, of: (one: (typeof learnt)[number]) => ArrayLike<number>) =>
    learnt.reduce((sum, each) => sum + (of(each)[at] ?? 0) / learnt.length, 0)
  const rows = Float64Array.from({ length: one?.rows.length ?? 0 }, (_, at) => mean(at, (each) => each.rows))
  const largest = rows.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
  // Few weights are large: they are cut, so that the small ones keep their digits.
  const scale = 127 / (largest * 0.4)
  return {
    rows: Int8Array.from(rows, (value) => Math.max(-127, Math.min(127, Math.round(value * scale)))),
    steps: Array.from({ length: one?.steps.length ?? 0 }, (_, at) => Math.round(mean(at, (each) => each.steps) * scale))
  }
}

/** The weights of a model of things in a row. */
export const trainChain = (sequences: ReadonlyArray<Sequence>, size: Size): ChainWeights =>
  meanInBytes(seedsOf(orders).map((seed) => learn(sequences, size, seed)))
