import { hashOf, hashStep } from "../../text/characters.js"
import { rowsAt } from "./features.js"
import { kindExamples } from "./sentenceKinds.js"
import type { TaggedText } from "./TaggedText.js"

/** A text of no meaning that has every number that the features look at. */
const anyText = (count: number): TaggedText => {
  const column = (seed: number, below: number) =>
    Array.from({ length: count }, (_, at) => (Math.imul(at + seed, 0x9e3779b1) >>> 8) % below)
  const starts = Int32Array.from({ length: count }, (_, at) => at * 8)
  return {
    folded: "Abc-xyz ".repeat(count),
    starts,
    ends: starts.map((start, at) => start + 1 + (at % 7)),
    words: Int32Array.from(column(1, 1 << 24), (word, at) => (at % 5 === 0 ? hashOf("and") : word)),
    stems: Int32Array.from(column(2, 1 << 24)),
    shapes: Uint8Array.from(column(3, 16)),
    gaps: Uint8Array.from(column(4, 10)),
    marks: Uint8Array.from(column(5, 60)),
    weights: Uint8Array.from(column(6, 10)),
    sections: Uint8Array.from(column(7, 16))
  }
}

/** Tells the features from those that other weights were learnt for: taggers are trained anew where it changes. */
export const fingerprint = (): number => {
  const count = 100
  const text = anyText(count)
  let hash = 0
  const note = (row: number) => (hash = hashStep(hash, row))
  for (let index = 0; index < count; index++) rowsAt(text, 0, count, index).forEach(note)
  const sentence = { section: "prose", isHeaded: false, line: 0, triggers: new Set<string>() } as const
  const sentences = [
    { ...sentence, first: 0, end: 20, isHeading: false },
    { ...sentence, first: 20, end: 24, isHeading: true },
    { ...sentence, first: 24, end: count, isHeading: false }
  ]
  for (const { rows } of kindExamples(text, sentences)) rows.forEach(note)
  return hash
}
