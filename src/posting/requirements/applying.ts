import { hashesNamed } from "../../lexicon/words/words.js"
import { hashOf } from "../../text/characters.js"
import type { Sentence } from "../sections/sentences.js"
import type { Tokens } from "../../text/Tokens.js"

// How one applies: "All applications go through Workday", "the first interview is on Zoom". What is named there is
// no part of the work, but for who does the hiring ("You schedule interviews in Greenhouse").

const channels = hashesNamed("applying.channels")
const applying = hashesNamed("applying.applying")
const rounds = hashesNamed("applying.rounds")
const beginnings = hashesNamed("applying.beginnings")
const youHash = hashOf("you")
const weHash = hashOf("we")
const candidacy = hashesNamed("applying.candidacy")

const hasAny = ({ hashes }: Tokens, words: ReadonlySet<number>, first: number, end: number): boolean => {
  for (let at = first; at < end; at++) if (words.has(hashes[at] ?? 0)) return true
  return false
}

/** "You schedule interviews", "we need somebody to screen applicants": the hiring is the work. */
const isOfHiring = ({ hashes }: Tokens, { end, first }: Sentence): boolean => {
  let speaks = 0
  for (let at = first; at < end; at++) {
    const word = hashes[at] ?? 0
    if (word === youHash || word === weHash) speaks = word
    else if (candidacy.has(word) && speaks !== weHash) return true
  }
  return false
}

/** Whether a name is only the way by which a sentence says to apply. */
export const isOfApplying = (tokens: Tokens, sentence: Sentence, first: number, last: number): boolean => {
  const { hashes } = tokens
  if (!channels.has(hashes[last] ?? 0) && !channels.has(hashes[first] ?? 0)) return false
  if (!beginnings.has(hashes[sentence.first] ?? 0)) return false
  const isSaid = rounds.has(hashes[last + 1] ?? 0) || hasAny(tokens, applying, sentence.first, sentence.end)
  return isSaid && !isOfHiring(tokens, sentence)
}
