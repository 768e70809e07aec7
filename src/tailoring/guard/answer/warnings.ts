import type { Job } from "../../../posting/Job.js"
import { tokenize } from "../../../text/tokenize.js"
import { wordSetNamed, wordsNamed } from "../../../lexicon/words/words.js"
import { Gap } from "../../../text/Tokens.js"
import type { ProfileEvidence } from "../evidence/ProfileEvidence.js"
import { addressesReader, hasHostileSigns } from "../checks/hostile.js"
import { stemsAsked } from "../reading/names.js"
import { isContent, sameText, stemAt, type TextView, viewOf } from "../reading/TextView.js"

// R19: a model's own warning is shown only when it is a caution about this resume and this job. A list of
// what is forbidden would never end, so most of its words must be ones that such a caution is made of.

const most = 12
const longest = 300
const minKnown = 0.55

const stemsNamed = (name: string): ReadonlySet<number> => new Set(tokenize(wordsNamed(name).join(" ")).stems)

const cautious = stemsNamed("warnings.cautious")
const needed = stemsNamed("warnings.needed")

/** A caution doubts something; praise, orders and verdicts do not. */
const doubting = stemsNamed("warnings.doubting")
/** How an order begins; a caution may open with "Verify …" but not with "Mark …". */
export const orders = wordSetNamed("warnings.orders")
const verdicts = wordSetNamed("warnings.verdicts")

/** Doubt denied is praise: "no gaps", "not missing", "is confirmed". */
const assurances = wordsNamed("warnings.assurances").map((pattern) => new RegExp(pattern, "i"))

/** The words of a caution address the person as "the candidate" or "you". */
const addressed = viewOf("resume applicant please cv")

/** "…, add it": an order after a comma is one, too; "do not claim it" is the caution itself. */
const givesOrder = ({ tokens, words }: TextView): boolean =>
  words.some(
    (word, at) =>
      (at === 0 || (tokens.gaps[at] ?? 0) >= Gap.comma) &&
      orders.has(word) &&
      !(word === "do" && words[at + 1] === "not" && /^(?:claim|add|state|mention|list)$/.test(words[at + 2] ?? ""))
  )

/** "Swap the employer": a name with an object after it is a verb. */
const usesName = (view: TextView, asked: ReadonlySet<number>): boolean =>
  view.words.some(
    (word, at) =>
      objects.has(word) &&
      at > 0 &&
      (view.tokens.gaps[at] ?? 0) === Gap.space &&
      (view.mentionAt(at - 1) !== undefined || asked.has(stemAt(view, at - 1))) &&
      !doubting.has(stemAt(view, at - 1)) &&
      !cautious.has(stemAt(view, at - 1))
  )
const objects = wordSetNamed("warnings.objects")

const isCaution = (
  view: TextView,
  asked: ReadonlySet<number>,
  evidence: ProfileEvidence,
  isFirst: boolean
): boolean => {
  if (givesOrder(view) || usesName(view, asked) || view.words.some((word) => verdicts.has(word))) return false
  const content = [...view.words.keys()].filter((at) => isContent(view, at))
  const isName = (at: number) => view.mentionAt(at) !== undefined || asked.has(stemAt(view, at))
  const isFamiliar = (at: number) =>
    isName(at) || cautious.has(stemAt(view, at)) || evidence.whole.view.stems.has(stemAt(view, at))
  const isStrange = (at: number) => !isFamiliar(at) && !/^do(?:es)?$/.test(view.words[at] ?? "")
  // A caution that brings in words of its own speaks of something that the job asks for or the lexicon knows.
  if (!content.some(isName) && content.some(isStrange)) return false
  const doubts = view.words.some((_, at) => doubting.has(stemAt(view, at)))
  const says = !isFirst || content.some((at) => needed.has(stemAt(view, at)))
  return doubts && says && content.length > 0 && content.filter(isFamiliar).length >= content.length * minKnown
}

/** Each sentence is judged by itself: what rides after a caution is none. */
const sentencesOf = (text: string): ReadonlyArray<string> =>
  text.split(/(?<=[.;:…])\s+|(?<!\s)\s+[–—-]\s+/).filter((one) => /[\p{L}\p{N}]/u.test(one))

const isCautious = (warning: string, asked: ReadonlySet<number>, evidence: ProfileEvidence): boolean => {
  const sentences = sentencesOf(warning)
  return sentences.length > 0 && sentences.every((one, at) => isCaution(viewOf(one), asked, evidence, at === 0))
}

/** The warnings of the model that may be shown. */
export const cautionsIn = (
  proposed: ReadonlyArray<string>,
  job: Job,
  evidence: ProfileEvidence,
  isGuarded: boolean
): ReadonlyArray<string> => {
  if (!isGuarded) return proposed
  const asked = stemsAsked(job)
  const seen = new Set<string>()
  const warnings: Array<string> = []
  for (const raw of proposed) {
    const warning = raw.trim()
    const key = sameText(warning)
    if (key === "" || seen.has(key) || warning.length > longest || warnings.length >= most) continue
    seen.add(key)
    const view = viewOf(warning)
    if (hasHostileSigns(warning, "") || addressesReader(view, () => addressed)) continue
    if (assurances.some((pattern) => pattern.test(view.text))) continue
    if (isCautious(warning, asked, evidence)) warnings.push(warning)
  }
  return warnings
}
