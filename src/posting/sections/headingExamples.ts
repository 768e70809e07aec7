import { listsNamed } from "../../lexicon/words/words.js"
import { byExample } from "../../text/models/byExample.js"
import type { Tokens } from "../../text/Tokens.js"
import { type JobSection, sections } from "./JobSection.js"

// Headings that no rule knows are read by some 1,700 headings of postings (`data/words/en/headings.yaml`).

/** `other` are lines that look like headings and begin no section: titles, places, subjects of a list. */
const labels: ReadonlyArray<JobSection | "other"> = [...sections, "other"]

const examples = new Map(listsNamed("headingExamples"))
const likely = byExample(labels.map((label) => [label, examples.get(label) ?? []] as const))

/** The section that a heading most likely begins; undefined for a line that most likely begins none. */
export const likelySection = (
  tokens: Tokens,
  first: number,
  end: number
): { readonly section: JobSection; readonly likelihood: number } | undefined => {
  const found = likely(tokens, first, end)
  return found === undefined || found.label === "other"
    ? undefined
    : { section: found.label, likelihood: found.likelihood }
}
