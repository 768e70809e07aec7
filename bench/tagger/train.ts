import { rowsAt, tableBits } from "../../src/posting/unknown/features.js"
import type { TaggedText } from "../../src/posting/unknown/TaggedText.js"
import { bestLabels, Label, labelCount, type TaggerWeights } from "../../src/posting/unknown/tagger.js"
import { meanInBytes, seeded, seedsOf } from "../chain/train.js"

/** A sentence with the labels that a careful reader gave it. */
export interface Example {
  readonly tagged: TaggedText
  readonly from: number
  readonly end: number
  readonly labels: Uint8Array
}

const size = (1 << tableBits) * labelCount

interface Settings {
  readonly epochs: number
  /** How often a weight must have moved to be kept. */
  readonly minimum: number
}

/** What one order of the examples teaches: the averaged weights of each row over no name, and of each step. */
interface Learnt {
  readonly rows: Float64Array
  readonly steps: ReadonlyArray<number>
}

/**
 * Averaged structured perceptron: guesses the labels of each sentence and moves the weights of its features from the
 * wrong ones to the right ones, with the examples in an order of their own for each seed.
 */
const learn = (examples: ReadonlyArray<Example>, { epochs, minimum }: Settings, seed: number): Learnt => {
  const weights = new Float64Array(size)
  const sums = new Float64Array(size)
  const stamps = new Int32Array(size)
  const steps = new Float64Array(labelCount * labelCount)
  const stepSums = new Float64Array(labelCount * labelCount)
  const touched = new Int32Array(size)
  let time = 1
  const rowsOf = examples.map(({ end, from, tagged }) =>
    Array.from({ length: end - from }, (_, place) => Int32Array.from(rowsAt(tagged, from, end, from + place)))
  )
  const change = (at: number, by: number) => {
    sums[at] = (sums[at] ?? 0) + (time - (stamps[at] ?? 0)) * (weights[at] ?? 0)
    stamps[at] = time
    weights[at] = (weights[at] ?? 0) + by
    touched[at] = (touched[at] ?? 0) + 1
  }
  const random = seeded(seed)
  const order = examples.map((_, number) => number)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const held = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = held
    }
    for (const number of order) {
      const example = examples[number]
      const rows = rowsOf[number]
      if (example === undefined || rows === undefined) continue
      const { labels } = example
      const scores = new Float64Array(labels.length * labelCount)
      rows.forEach((list, index) => {
        for (const row of list)
          for (let label = 0; label < labelCount; label++) {
            const at = index * labelCount + label
            scores[at] = (scores[at] ?? 0) + (weights[row * labelCount + label] ?? 0)
          }
      })
      const guess = bestLabels(scores, [...steps])
      for (let index = 0; index < labels.length; index++) {
        const gold = labels[index] ?? 0
        const said = guess[index] ?? 0
        if (gold !== said)
          for (const row of rows[index] ?? []) {
            change(row * labelCount + gold, 1)
            change(row * labelCount + said, -1)
          }
        if (index > 0) {
          const right = (labels[index - 1] ?? 0) * labelCount + gold
          const wrong = (guess[index - 1] ?? 0) * labelCount + said
          if (right !== wrong) {
            steps[right] = (steps[right] ?? 0) + 1
            steps[wrong] = (steps[wrong] ?? 0) - 1
          }
        }
      }
      for (let at = 0; at < steps.length; at++) stepSums[at] = (stepSums[at] ?? 0) + (steps[at] ?? 0)
      time++
    }
  }
  const averaged = (at: number) =>
    (touched[at] ?? 0) >= minimum ? ((sums[at] ?? 0) + (time - (stamps[at] ?? 0)) * (weights[at] ?? 0)) / time : 0
  const over = new Float64Array((1 << tableBits) * 2)
  for (let row = 0; row < 1 << tableBits; row++) {
    const outside = averaged(row * labelCount)
    over[row * 2] = averaged(row * labelCount + Label.begin) - outside
    over[row * 2 + 1] = averaged(row * labelCount + Label.inside) - outside
  }
  return { rows: over, steps: [...stepSums].map((sum) => sum / time) }
}

/** How many orders of the examples are learnt from. */
const orders = 3

/** The weights of a tagger. */
export const train = (examples: ReadonlyArray<Example>, settings: Settings): TaggerWeights =>
  meanInBytes(seedsOf(orders).map((seed) => learn(examples, settings, seed)))
