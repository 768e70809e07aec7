import { hashesNamed } from "../../lexicon/words/words.js"
import type { RuleHits } from "../../rules/RuleSet.js"
import { Gap } from "../../text/Tokens.js"

// Whom a posting names beside what it seeks: "liaise with buyers, pharmacy and the GM".

const ends = hashesNamed("beside.ends")
/** Of those beside whom the work is done the first are named in no more words, the others of a list in these. */
const wordsOfFirst = 6
const wordsOfItem = 2
const besideWhom = "status.of-others.beside-whom"

/** Marks the words of those beside whom the work is done: a list of short items up to a word that tells of what. */
export const besideIn = (ruled: RuleHits): Uint8Array => {
  const { count, gaps, hashes } = ruled.tokens
  const beside = new Uint8Array(count)
  for (const { last, rule } of ruled.all) {
    if (rule.id !== besideWhom) continue
    let item = last + 1
    let at = last + 1
    for (; at < count && (gaps[at] ?? 0) < Gap.semicolon && !ends.has(hashes[at] ?? 0); at++) {
      if ((gaps[at] ?? 0) >= Gap.comma) item = at
      if (at - item >= (item === last + 1 ? wordsOfFirst : wordsOfItem)) break
    }
    beside.fill(1, last + 1, at)
  }
  return beside
}
