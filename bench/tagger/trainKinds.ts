import {
  bestThrough,
  kindBits,
  kindCount,
  type KindExample,
  kindScores,
  type KindWeights
} from "../../src/posting/unknown/sentenceKinds.js"
import { meanInBytes, seeded, seeds } from "./train.js"

/** The sentences of a posting in their order, and what each is. */
export interface KindSequence {
  readonly examples: ReadonlyArray<KindExample>
  readonly kinds: ReadonlyArray<number>
}

const epochs = 15
const size = (1 << kindBits) * kindCount
const stepSize = 2 * kindCount * kindCount

/** The kinds of the best sequence. */
const bestKinds = (examples: ReadonlyArray<KindExample>, own: Float64Array, steps: ReadonlyArray<number>) => {
  const best = bestThrough(examples, own, steps)
  return examples.map((_, at) => {
    const here = [...best.subarray(at * kindCount, (at + 1) * kindCount)]
    return here.indexOf(Math.max(...here))
  })
}

/** Averaged structured perceptron, as for the taggers. */
const learn = (sequences: ReadonlyArray<KindSequence>, seed: number) => {
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
      one: { examples, kinds }
    } of order) {
      const own = kindScores(examples, (at) => weights[at] ?? 0)
      const guess = bestKinds(examples, own, [...steps])
      examples.forEach(({ isBelowHeading, rows }, at) => {
        const [right, said] = [kinds[at] ?? 0, guess[at] ?? 0]
        if (right !== said)
          for (const row of rows) {
            add(weights, sums, row * kindCount + right, 1)
            add(weights, sums, row * kindCount + said, -1)
          }
        if (at === 0) return
        const base = isBelowHeading ? kindCount * kindCount : 0
        const [rightStep, saidStep] = [
          base + (kinds[at - 1] ?? 0) * kindCount + right,
          base + (guess[at - 1] ?? 0) * kindCount + said
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

/** The weights of the model of sentences. */
export const trainKinds = (sequences: ReadonlyArray<KindSequence>): KindWeights =>
  meanInBytes(seeds.map((seed) => learn(sequences, seed)))
