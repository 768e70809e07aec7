import { listsNamed } from "../../lexicon/words/words.js"
import { tokenize } from "../../text/tokenize.js"
import type { Tokens } from "../../text/Tokens.js"
import { type JobSection, sections } from "./JobSection.js"

// Headings that no rule knows are read by example: naive Bayes over the words and pairs of words of some 1,700 headings
// (`data/words/en/headings.yaml`). Ours, since a library would bring its own tokens and a hundred times the code for these lines.

/** `other` are lines that look like headings and begin no section: titles, places, subjects of a list. */
const labels: ReadonlyArray<JobSection | "other"> = [...sections, "other"]

/** As so many headings counts what no heading of a section has. */
const unseen = 0.1

/** The stems of a heading's words and the pairs of neighbours, each once. */
const featuresOf = ({ stems }: Tokens, first: number, end: number): ReadonlySet<number> => {
  const words = [...stems.subarray(first, end)]
  const pairs = words.slice(1).map((word, at) => Math.imul(words[at] ?? 0, 31) ^ word)
  return new Set([...words, ...pairs])
}

const examples = new Map(listsNamed("headingExamples"))
const headingsOf = labels.map((label) => examples.get(label) ?? [])
/** For each feature how many headings of each label have it. */
const counts = new Map<number, Float64Array>()
for (const [label, headings] of headingsOf.entries()) {
  for (const heading of headings) {
    const tokens = tokenize(heading)
    for (const feature of featuresOf(tokens, 0, tokens.count)) {
      const count = counts.get(feature) ?? new Float64Array(labels.length)
      count[label] = (count[label] ?? 0) + 1
      counts.set(feature, count)
    }
  }
}

/**
 * The section that a heading most likely begins, and how likely, from 0 to 1; undefined for one that shares no word with
 * the examples, and for a line that most likely begins none.
 */
export const likelySection = (
  tokens: Tokens,
  first: number,
  end: number
): { readonly section: JobSection; readonly likelihood: number } | undefined => {
  const known = [...featuresOf(tokens, first, end)].flatMap((feature) => counts.get(feature) ?? [])
  if (known.length === 0) return undefined
  const logs = headingsOf.map(({ length }, label) =>
    known.reduce((sum, count) => sum + Math.log(((count[label] ?? 0) + unseen) / (length + 2 * unseen)), 0)
  )
  const most = Math.max(...logs)
  const total = logs.reduce((sum, log) => sum + Math.exp(log - most), 0)
  const section = labels[logs.indexOf(most)]
  return section === undefined || section === "other" ? undefined : { section, likelihood: 1 / total }
}
