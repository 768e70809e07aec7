import type { Job } from "../../posting/Job.js"
import { tokenize } from "../../text/tokenize.js"
import { Gap } from "../../text/Tokens.js"
import type { ProfileEvidence } from "./evidence.js"
import { addressesReader, hasHostileSigns } from "./hostile.js"
import { stemsAsked } from "./names.js"
import { isContent, sameText, stemAt, type TextView, viewOf } from "./TextView.js"

// R19: a model's own warning is shown only when it is a caution about this resume and this job. A list of
// what is forbidden would never end, so most of its words must be ones that such a caution is made of.

const most = 12
const longest = 300
const leastKnown = 0.55

const cautious = new Set(
  tokenize(
    "evidence evidenced profile resume bullet bullets summary skill skills job role position description posting requirement " +
      "requirements require required requires preferred ask asks asked want wants mention mentions mentioned list lists listed show " +
      "shows shown state stated explicit explicitly direct directly infer inferred inference imply implied assume assumed adjacent " +
      "related similar transferable support supported unsupported missing lack lacks lacking gap gaps absent unclear uncertain unsure " +
      "confirm verify check review caution careful confidence low limited partial partially only claim claims claimed add added insert " +
      "inserted included include omitted left unchanged kept keep edit edits change changes candidate applicant experience years year " +
      "level seniority degree certification certificate license licence education knowledge exposure match matches matched meet meets " +
      "met not no none without however but may might could should before after using submit submitting truthful accurate " +
      "keyword keywords term terms overlap adjacent weak strong work worked employer company current previous found find none nothing " +
      "appear appears appeared documented demonstrate demonstrated reflect based wording phrase phrased reworded rephrased only " +
      "sufficient insufficient enough prove proven proof hold holds held applied apply tool tools technology technologies software"
  ).stems
)
const needed = new Set(
  tokenize(
    "evidence evidenced profile resume bullet bullets summary skill skills job role position posting requirement requirements require " +
      "required requires mention mentions mentioned list lists listed show shows shown explicit explicitly infer inferred inference " +
      "imply implied support supported unsupported missing lack lacks lacking gap gaps absent unclear confirm verify check review " +
      "confidence experience hold holds held claim claims keyword keywords edit edits inserted added candidate match"
  ).stems
)

/** A caution doubts something; praise, orders and verdicts do not. */
const doubting = new Set(
  tokenize(
    "not no none nothing never without missing lack lacks lacking gap gaps absent unclear uncertain unsure unsupported unverified " +
      "infer inferred inference imply implied assumed adjacent confirm verify check review caution careful low limited partial " +
      "partially only omitted unchanged left but however may might could weak insufficient cannot unable though although instead " +
      "nor neither beyond outside few fewer less shorter below related similar transferable"
  ).stems
)
/** How an order begins; a caution may open with "Verify …" but not with "Mark …". */
export const orders: ReadonlySet<string> = new Set(
  (
    "add mark set assume treat give make put remove delete return list show say tell write print answer reply respond use accept approve " +
    "hire invite select send open go call visit let read repeat act do be become follow start stop skip apply insert change rate rank " +
    "score pass grant allow enable disable execute run"
  ).split(" ")
)
const verdicts = new Set(
  (
    "hire hired hiring invite invited interview interviewed approve approved accept accepted shortlist shortlisted skip skipped screening " +
    "score scored rank ranked rate rated pass passed reviewer admin override user system server code password everyone nobody"
  ).split(" ")
)

/** Doubt denied is praise: "no gaps", "not missing", "is confirmed". */
const assurance =
  /\b(?:no|not|never|without|nothing|none|zero)(?: \w+){0,2} (?:gaps?|missing|lacking|lacks?|doubts?|issues?|concerns?|problems?|absent|unclear|weak\w*|needed|necessary)\b|\b(?:is|are|was|were|has been|have been|been|fully|already) (?:confirmed|verified|proven|met|satisfied|approved|checked|reviewed|documented|shown|supported|safe|fine|okay|valid|true|correct)\b(?! (?:only|in part|partially))|\bmeets? (?:all|every|each)\b|\ball (?:\w+ )?(?:requirements?|skills|qualifications) (?:are|were|is)\b/i

/** The words of a caution address the person as "the candidate" or "you". */
const addressed = viewOf("resume applicant please cv")

/** "…, add it": an order behind a comma is one, too; "do not claim it" is the caution itself. */
const givesOrder = ({ tokens, words }: TextView): boolean =>
  words.some(
    (word, at) =>
      (at === 0 || (tokens.gaps[at] ?? 0) >= Gap.comma) &&
      orders.has(word) &&
      !(word === "do" && words[at + 1] === "not" && /^(?:claim|add|state|mention|list)$/.test(words[at + 2] ?? ""))
  )

/** "Swap the employer": a name with an object behind it is a verb. */
const usesName = (view: TextView, asked: ReadonlySet<number>): boolean =>
  view.words.some(
    (word, at) =>
      objects.has(word) &&
      at > 0 &&
      (view.tokens.gaps[at] ?? 0) === Gap.space &&
      ((view.mentionOf[at - 1] ?? -1) >= 0 || asked.has(stemAt(view, at - 1))) &&
      !doubting.has(stemAt(view, at - 1)) &&
      !cautious.has(stemAt(view, at - 1))
  )
const objects = new Set("the a an all every each this that these those your his her their".split(" "))

const isCaution = (
  view: TextView,
  asked: ReadonlySet<number>,
  evidence: ProfileEvidence,
  isFirst: boolean
): boolean => {
  let content = 0
  let familiar = 0
  let names = 0
  let strange = 0
  let says = false
  let doubts = false
  if (givesOrder(view) || usesName(view, asked) || view.words.some((word) => verdicts.has(word))) return false
  for (let index = 0; index < view.tokens.count; index++) {
    const stem = stemAt(view, index)
    if (doubting.has(stem)) doubts = true
    if (!isContent(view, index)) continue
    content++
    if (needed.has(stem)) says = true
    const isName = (view.mentionOf[index] ?? -1) >= 0
    if (isName || asked.has(stem)) names++
    if (cautious.has(stem) || asked.has(stem) || isName || evidence.holdsStem(stem)) familiar++
    else if (!/^do(?:es)?$/.test(view.words[index] ?? "")) strange++
  }
  // A caution that brings in words of its own speaks of something that the job asks for or the lexicon knows.
  if (names === 0 && strange > 0) return false
  return doubts && (says || !isFirst) && content > 0 && familiar >= content * leastKnown
}

/** Each sentence is judged by itself: what rides behind a caution is none. */
const sentencesOf = (text: string): ReadonlyArray<string> =>
  text.split(/(?<=[.;:…])\s+|(?<!\s)\s+[–—-]\s+/).filter((one) => /[\p{L}\p{N}]/u.test(one))

const isCautious = (warning: string, asked: ReadonlySet<number>, evidence: ProfileEvidence): boolean => {
  const sentences = sentencesOf(warning)
  return sentences.length > 0 && sentences.every((one, at) => isCaution(viewOf(one), asked, evidence, at === 0))
}

export interface GuardedWarnings {
  readonly warnings: ReadonlyArray<string>
  /** How many were not shown. */
  readonly dropped: number
}

/** The warnings of the model that may be shown. */
export const guardWarnings = (
  proposed: ReadonlyArray<string>,
  job: Job,
  evidence: ProfileEvidence,
  isGuarded: boolean
): GuardedWarnings => {
  if (!isGuarded) return { warnings: proposed, dropped: 0 }
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
    if (assurance.test(view.text)) continue
    if (isCautious(warning, asked, evidence)) warnings.push(warning)
  }
  return { warnings, dropped: proposed.length - warnings.length }
}
