import { hashesNamed } from "../../lexicon/words/words.js"
import type { RuleHits } from "../../rules/RuleSet.js"
import type { Sentence } from "../sections/sentences.js"
import { Gap, type Tokens } from "../../text/Tokens.js"

// Whom a posting names beside the one it seeks: "ward managers", "liaise with buyers, pharmacy and the GM".

/** Those one works with, in the plural. */
const workers = hashesNamed("beside.workers")
/** Behind a name these tell who is of it, too. */
const posts = hashesNamed("beside.posts")
/** Those for whom the work is: by themselves they are no skill. */
const served = hashesNamed("beside.served")
const asWords = hashesNamed("beside.asWords")
const ends = hashesNamed("beside.ends")
const wordsToAs = 3
/** Of those beside whom the work is done the first are named in no more words, the others of a list in these. */
const wordsOfFirst = 6
const wordsOfItem = 2
const besideWhom = "status.of-others.beside-whom"

interface Words {
  readonly first: number
  readonly last: number
}

const endsInIng = ({ folded, foldedEnds }: Tokens, index: number): boolean =>
  folded.slice((foldedEnds[index] ?? 0) - 3, foldedEnds[index]).toLowerCase() === "ing"

/** Whether a name is that of people, or of the part of a firm they are of: "inventory planners", "the marketing team". */
export const namesPeople = (tokens: Tokens, { first, last }: Words): boolean => {
  const { gaps, hashes } = tokens
  const [own, next] = [hashes[last] ?? 0, hashes[last + 1] ?? 0]
  if (first === last && served.has(own)) return true
  // "Scheduling engineers" is work.
  const isPost = gaps[last + 1] === Gap.space && (workers.has(next) || posts.has(next)) && !endsInIng(tokens, last)
  if (!isPost && !workers.has(own)) return false
  // "Act as project manager"
  for (let at = first - 1; at >= Math.max(0, first - wordsToAs); at--) if (asWords.has(hashes[at] ?? 0)) return false
  return true
}

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

/** Whether a sentence tells of the work, where people are met; elsewhere "a Python developer" is sought. */
export const tellsOfWork = ({ section }: Sentence): boolean => section === "duties" || section === "company"
