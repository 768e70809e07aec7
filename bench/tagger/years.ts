import { readdirSync } from "node:fs"
import * as Schema from "effect/Schema"
import { read } from "../../src/lexicon/matcher/mentions.js"
import { sentencesOf } from "../../src/posting/sections/sentences.js"
import { yearBits, type YearExample, yearExamples } from "../../src/posting/years.js"
import { findTriggers } from "../../src/rules/triggers.js"
import type { Weights } from "../../src/text/models/weights.js"
import { meanInBytes, seeded, seedsOf } from "../chain/train.js"
import { type NamedPosting, rowsIn } from "./marked.js"

// Trains what tells which of the stretches of time in a posting is asked of the applicant. `years/` holds short postings
// that were written for it, with the years that each asks for, and `marked.jsonl` those of the postings in `postings/`.

const Years = Schema.NullOr(Schema.Number)
const Short = Schema.parseJson(Schema.Struct({ text: Schema.String, years: Years }))
const Marked = Schema.parseJson(Schema.Struct({ posting: Schema.String, years: Years }))

interface Labelled {
  readonly years: number | null
  readonly examples: ReadonlyArray<YearExample>
}

const examplesOf = (text: string): ReadonlyArray<YearExample> => {
  const taken = read(text)
  return yearExamples(taken.tokens, sentencesOf(taken, findTriggers(taken)))
}

const isOf = (one: YearExample, years: number | null) => years !== null && Math.abs(one.years - years) < 0.06

const labelled = (folder: URL, postings: ReadonlyArray<NamedPosting>): ReadonlyArray<Labelled> => {
  const byId = new Map(postings.map(({ id, text }) => [id, text]))
  const short = readdirSync(folder)
    .filter((name) => /^\w\.jsonl$/.test(name))
    .toSorted()
    .flatMap((name) => rowsIn(new URL(name, folder), Short))
  const marked = rowsIn(new URL("marked.jsonl", folder), Marked)
  const all = [...short, ...marked.map(({ posting, years }) => ({ years, text: byId.get(posting) ?? "" }))]
  return all.map(({ text, years }) => ({ years, examples: examplesOf(text) }))
}

const epochs = 15
const orders = 8
const margin = 5

/** Averaged perceptron: what is asked shall score above nothing and above all else, and else nothing at all. */
const learn = (all: ReadonlyArray<Labelled>, seed: number) => {
  const [weights, sums] = [new Float64Array(1 << yearBits), new Float64Array(1 << yearBits)]
  const random = seeded(seed)
  let time = 1
  const scoreOf = ({ rows }: YearExample) => rows.reduce((sum, row) => sum + (weights[row] ?? 0), 0)
  const add = ({ rows }: YearExample, by: number) => {
    for (const row of rows) {
      weights[row] = (weights[row] ?? 0) + by
      sums[row] = (sums[row] ?? 0) + by * time
    }
  }
  const bestOf = (some: ReadonlyArray<YearExample>) => some.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0]
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = all.map((one) => ({ one, at: random() })).sort((a, b) => a.at - b.at)
    for (const {
      one: { examples, years }
    } of order) {
      // "None is needed" is told without a number, mostly.
      const isAsked = (one: YearExample) => isOf(one, years)
      const right = bestOf(examples.filter(isAsked))
      const wrong = bestOf(examples.filter((one) => !isAsked(one)))
      time++
      if (right === undefined && years !== null && years > 0) continue
      const least = right === undefined ? 0 : Math.min(margin, scoreOf(right))
      const isTooLow = right !== undefined && least < margin
      const isTooHigh = wrong !== undefined && scoreOf(wrong) > least - margin
      if (right !== undefined && (isTooLow || isTooHigh)) add(right, 1)
      if (wrong !== undefined && isTooHigh) add(wrong, -1)
    }
  }
  return { rows: weights.map((value, at) => value - (sums[at] ?? 0) / time), steps: [] }
}

export const trainYears = (folder: URL, postings: ReadonlyArray<NamedPosting>): Weights => {
  const all = labelled(folder, postings)
  return meanInBytes(seedsOf(orders).map((seed) => learn(all, seed)))
}
