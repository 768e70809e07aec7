import { tokenize } from "../tokenize.js"
import type { Tokens } from "../Tokens.js"

// What a short text is, read by example: naive Bayes over its words and pairs of words. Ours, since a library would bring its
// own tokens and a hundred times the code for these lines.

/** As so many examples counts what no example of a label has. */
const unseen = 0.1

/** The stems of a text's words and the pairs of neighbours, each once. */
const featuresOf = ({ stems }: Tokens, first: number, end: number): ReadonlySet<number> => {
  const words = [...stems.subarray(first, end)]
  const pairs = words.slice(1).map((word, at) => Math.imul(words[at] ?? 0, 31) ^ word)
  return new Set([...words, ...pairs])
}

export interface Likely<Label> {
  readonly label: Label
  /** From 0 to 1. */
  readonly likelihood: number
}

/** Reads the label that a text most likely has; undefined for a text that shares no word with the examples. */
export const byExample = <Label>(examples: ReadonlyArray<readonly [label: Label, texts: ReadonlyArray<string>]>) => {
  /** For each feature how many examples of each label have it. */
  const counts = new Map<number, Float64Array>()
  for (const [label, [, texts]] of examples.entries()) {
    for (const text of texts) {
      const tokens = tokenize(text)
      for (const feature of featuresOf(tokens, 0, tokens.count)) {
        const count = counts.get(feature) ?? new Float64Array(examples.length)
        count[label] = (count[label] ?? 0) + 1
        counts.set(feature, count)
      }
    }
  }
  return (tokens: Tokens, first = 0, end = tokens.count): Likely<Label> | undefined => {
    const known = [...featuresOf(tokens, first, end)].flatMap((feature) => counts.get(feature) ?? [])
    if (known.length === 0) return undefined
    const logs = examples.map(([, { length }], label) =>
      known.reduce((sum, count) => sum + Math.log(((count[label] ?? 0) + unseen) / (length + 2 * unseen)), 0)
    )
    const most = Math.max(...logs)
    const total = logs.reduce((sum, log) => sum + Math.exp(log - most), 0)
    const found = examples[logs.indexOf(most)]
    return found === undefined ? undefined : { label: found[0], likelihood: 1 / total }
  }
}
