import { hashesNamed } from "../../lexicon/words/words.js"
import type { Sentence } from "../sections/sentences.js"
import type { Tokens } from "../../text/Tokens.js"

// How one applies: "All applications go through Workday", "the first interview is on Zoom". What is named there is
// no part of the work.

const channels = hashesNamed("applying.channels")
const applying = hashesNamed("applying.applying")
const rounds = hashesNamed("applying.rounds")
const beginnings = hashesNamed("applying.beginnings")

const hasAny = ({ hashes }: Tokens, words: ReadonlySet<number>, first: number, end: number): boolean => {
  for (let at = first; at < end; at++) if (words.has(hashes[at] ?? 0)) return true
  return false
}

/** Whether a name is only the way by which a sentence says to apply. */
export const isOfApplying = (tokens: Tokens, sentence: Sentence, first: number, last: number): boolean => {
  const { hashes } = tokens
  if (!channels.has(hashes[last] ?? 0) && !channels.has(hashes[first] ?? 0)) return false
  if (!beginnings.has(hashes[sentence.first] ?? 0)) return false
  return rounds.has(hashes[last + 1] ?? 0) || hasAny(tokens, applying, sentence.first, sentence.end)
}
