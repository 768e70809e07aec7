import { hashesNamed } from "../../lexicon/words/words.js"
import { hashOf } from "../../text/characters.js"
import type { RuleHits } from "../../rules/RuleSet.js"
import type { Sentence } from "../sections/sentences.js"
import type { Span } from "../unknown/tagger.js"
import { hasWordOf } from "../../text/between.js"
import { isCapitalised, wordAt } from "../../text/tokenize.js"
import { Gap, type Tokens } from "../../text/Tokens.js"

// What a posting names beside what it seeks: people ("ward managers", "liaise with buyers, pharmacy and the GM"), and how
// one applies ("All applications go through Workday", "the first interview is on Zoom").

/** Those one works with, in the plural. */
const workers = hashesNamed("beside.workers")
/** After a name these tell who is of it, too. */
const posts = hashesNamed("beside.posts")
/** Those for whom the work is: by themselves they are no skill. */
const served = hashesNamed("beside.served")
const asWords = hashesNamed("beside.asWords")
const departments = hashesNamed("beside.departments")
const toDepartments = hashesNamed("beside.toDepartments")
const ends = hashesNamed("beside.ends")
const wordsToAs = 3
/** Of those beside whom the work is done the first are named in no more words, the others of a list in these. */
const wordsOfFirst = 6
const wordsOfItem = 2
const besideWhom = "status.of-others.beside-whom"

/** "Launches with Marketing", "challenge Sales": a part of a firm by its name, and not what is done there. */
const isDepartment = (tokens: Tokens, { first, last }: Span): boolean => {
  const { gaps, hashes } = tokens
  if (first !== last || !departments.has(hashes[first] ?? 0) || !isCapitalised(tokens, first)) return false
  const isAfter = (at: number) => toDepartments.has(hashes[at] ?? 0) && (gaps[at + 1] ?? 0) <= Gap.slash
  if (!isAfter(first - 1)) return false
  return hashes[first - 1] !== hashOf("and") || departments.has(hashes[first - 2] ?? 0)
}

/** Whether a name is that of people, or of the part of a firm they are of: "inventory planners", "the marketing team". */
export const namesPeople = (tokens: Tokens, { first, last }: Span): boolean => {
  const { gaps, hashes } = tokens
  const [own, next] = [hashes[last] ?? 0, hashes[last + 1] ?? 0]
  if (isDepartment(tokens, { first, last })) return true
  if (first === last && served.has(own)) return true
  // "Scheduling engineers" is work.
  const isPost =
    gaps[last + 1] === Gap.space && (workers.has(next) || posts.has(next)) && !wordAt(tokens, last).endsWith("ing")
  if (!isPost && !workers.has(own)) return false
  // "Act as project manager"
  return !hasWordOf(tokens, asWords, first - wordsToAs, first)
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

const channels = hashesNamed("beside.channels")
const applying = hashesNamed("beside.applying")
const rounds = hashesNamed("beside.rounds")
const beginnings = hashesNamed("beside.beginnings")

/** Whether a name is only the way by which a sentence says to apply. */
export const isOfApplying = (tokens: Tokens, sentence: Sentence, { first, last }: Span): boolean => {
  const { hashes } = tokens
  if (!channels.has(hashes[last] ?? 0) && !channels.has(hashes[first] ?? 0)) return false
  if (!beginnings.has(hashes[sentence.first] ?? 0)) return false
  return rounds.has(hashes[last + 1] ?? 0) || hasWordOf(tokens, applying, sentence.first, sentence.end)
}
