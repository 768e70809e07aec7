import type { Found, Read } from "../../lexicon/matcher/mentions.js"
import type { Sentence } from "../sentences.js"
import { prepare } from "./features.js"
import { behindJoint, jointOf } from "./spans.js"
import { bestLabels, eachSpan, Label, labelCount, paired, type PairOfTaggers, scoresOf, type Span } from "./tagger.js"
import { hardWeights, softWeights } from "./taggerWeights.js"
import { byteSpace, floatSpace } from "../../text/WorkSpace.js"

/** What the taggers say of a job's text. */
export interface Tags {
  /** Names of skills, tools and knowledge. */
  readonly hard: ReadonlyArray<Span>
  /** Ways to work and to be with others. */
  readonly soft: ReadonlyArray<Span>
  /** How much better than nothing it is that a skill begins at a word. */
  readonly marginAt: (index: number) => number
  /** Set where no tagger has learnt the language: whether words that no lexicon knows may be the name of a skill. */
  readonly mayName?: (term: Span) => boolean
}

export interface Taggers {
  /** That of skills first, that of soft skills second. */
  readonly weights: PairOfTaggers
  /** Added to the labels of a name: finds more, and more that is none. */
  readonly favour: { readonly hard: number; readonly soft: number }
}

const decoded = (text: string): Int8Array => {
  const bytes = atob(text)
  const rows = new Int8Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) rows[at] = bytes.charCodeAt(at)
  return rows
}

let shipped: Taggers | undefined

/** The weights are unpacked when first used: reading a resume needs none. */
export const shippedTaggers = (): Taggers =>
  (shipped ??= {
    weights: paired(
      { steps: hardWeights.steps, rows: decoded(hardWeights.rows) },
      { steps: softWeights.steps, rows: decoded(softWeights.rows) }
    ),
    favour: { hard: 50, soft: 100 }
  })

/** A single word is a soft skill only where the tagger is sure: "make", "people" and "massive" are none. */
const sureOfOne = 60

/** Longer stretches name no one thing. */
const mostWords = { hard: 6, soft: 5 }

const scoresSpace = floatSpace()
const mannersSpace = floatSpace()
const labelsSpace = byteSpace()

/** `isRead` says whose sentences' names anyone asks for; the others are passed over. */
export const tagsOf = (
  text: Read,
  found: ReadonlyArray<Found>,
  sentences: ReadonlyArray<Sentence>,
  { favour, weights }: Taggers,
  isRead: (sentence: Sentence) => boolean
): Tags => {
  const [hardSteps, softSteps] = weights.steps
  const tagged = prepare(text, found, sentences)
  const margins = new Int32Array(text.tokens.count)
  const hardSpans: Array<Span> = []
  const softSpans: Array<Span> = []
  const longest = sentences.reduce((most, { end, first }) => Math.max(most, end - first), 0)
  const scores = scoresSpace.zeros(longest * labelCount)
  const manners = mannersSpace.zeros(longest * labelCount)
  const labels = labelsSpace.zeros(longest)
  let from = 0
  const tellHard = (first: number, last: number) => {
    if (last - first < mostWords.hard) hardSpans.push({ first, last })
  }
  const tellSoft = (first: number, last: number) => {
    const begins = manners[(first - from) * labelCount + Label.begin] ?? 0
    if (last === first) {
      if (begins > sureOfOne) softSpans.push({ first, last })
      return
    }
    if (last - first >= mostWords.soft) return
    const joint = begins > sureOfOne ? jointOf(text.tokens, { first, last }) : -1
    if (joint < 0) softSpans.push({ first, last })
    else softSpans.push({ first, last: joint - 1 }, behindJoint(text.tokens, joint, last))
  }
  for (const one of sentences) {
    if (!isRead(one)) continue
    const { end, first } = one
    const count = end - first
    from = first
    scoresOf(tagged, first, end, weights, scores, manners)
    for (let place = 0; place < count; place++) margins[first + place] = scores[place * labelCount + Label.begin] ?? 0
    eachSpan(bestLabels(scores, hardSteps, favour.hard, count, labels), first, count, tellHard)
    eachSpan(bestLabels(manners, softSteps, favour.soft, count, labels), first, count, tellSoft)
  }
  return { hard: hardSpans, soft: softSpans, marginAt: (index) => margins[index] ?? 0 }
}
