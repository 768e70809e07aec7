import type { Found, Read } from "./mentions.js"
import type { Sentence } from "./sentences.js"
import { prepare } from "./features.js"
import { bestLabels, Label, labelCount, paired, type PairOfTaggers, scoresOf, type Span, spansOf } from "./tagger.js"
import { hardWeights, softWeights } from "./taggerWeights.js"

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
    favour: { hard: 50, soft: 80 }
  })

/** A single word is a soft skill only where the tagger is sure: "make", "people" and "massive" are none. */
const sureOfOne = 100

/** Longer stretches name no one thing. */
const mostWords = { hard: 6, soft: 5 }

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
  const margins = new Float64Array(text.tokens.count)
  const hardSpans: Array<Span> = []
  const softSpans: Array<Span> = []
  for (const one of sentences) {
    if (!isRead(one)) continue
    const { end, first } = one
    const [scores, manners] = scoresOf(tagged, first, end, weights)
    for (let index = first; index < end; index++)
      margins[index] = scores[(index - first) * labelCount + Label.begin] ?? 0
    for (const span of spansOf(bestLabels(scores, hardSteps, favour.hard), first)) {
      if (span.last - span.first < mostWords.hard) hardSpans.push(span)
    }
    for (const span of spansOf(bestLabels(manners, softSteps, favour.soft), first)) {
      const begins = manners[(span.first - first) * labelCount + Label.begin] ?? 0
      if (span.last === span.first ? begins > sureOfOne : span.last - span.first < mostWords.soft) softSpans.push(span)
    }
  }
  return { hard: hardSpans, soft: softSpans, marginAt: (index) => margins[index] ?? 0 }
}
