import { askBits, unitsOfLogit } from "../../src/posting/unknown/asks.js"
import { seeded } from "./train.js"

/** A sentence by the rows of its features, and whether it asks anything. */
export interface AskExample {
  readonly rows: ReadonlyArray<number>
  readonly asks: boolean
}

const epochs = 12
const firstStep = 0.1
const nextStep = 0.85
const decay = 1e-2

/** Logistic regression by stochastic gradient descent, rounded to 8 bits. */
export const trainAsking = (examples: ReadonlyArray<AskExample>): Int8Array => {
  const weights = new Float64Array(1 << askBits)
  const weightAt = (row: number) => weights[row] ?? 0
  const random = seeded(7)
  let step = firstStep
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { asks, rows } of examples
      .map((one) => ({ one, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one)) {
      const odds = rows.reduce((sum, row) => sum + weightAt(row), 0)
      const error = (asks ? 1 : 0) - 1 / (1 + Math.exp(-odds))
      for (const row of rows) weights[row] = weightAt(row) * (1 - step * decay) + step * error
    }
    step *= nextStep
  }
  return Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * unitsOfLogit))))
}
