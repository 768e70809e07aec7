import type { Read } from "../../lexicon/matcher/mentions.js"
import type { Sentence } from "../sections/sentences.js"
import type { KindWeights } from "./sentenceKinds.js"
import { jointOf, partsAt } from "./spans.js"
import type { TaggedText } from "./TaggedText.js"
import { bestLabels, Label, labelCount, scoresOf, type Span, spansOf, type TaggerWeights } from "./tagger.js"

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
  /** Of skills. */
  readonly hard: TaggerWeights
  /** Of soft skills. */
  readonly soft: TaggerWeights
  /** Of what sentences are. */
  readonly kinds: KindWeights
}

/** Added to the labels of a name: finds more, and more that is none. */
const favour = { hard: 60, soft: 100 } as const

/** A single word is a soft skill only where the tagger is sure: "make", "people" and "massive" are none. */
const sureOfOne = 60

/** Longer stretches name no one thing. */
const maxWords = { hard: 6, soft: 5 }

/** `isRead` says whose sentences' names anyone asks for; the others are passed over. */
export const tagsOf = (
  text: Read,
  tagged: TaggedText,
  sentences: ReadonlyArray<Sentence>,
  { hard, soft }: Taggers,
  isRead: (sentence: Sentence) => boolean
): Tags => {
  const margins = new Int32Array(text.tokens.count)
  const hardSpans: Array<Span> = []
  const softSpans: Array<Span> = []
  for (const sentence of sentences) {
    if (!isRead(sentence)) continue
    const { end, first: from } = sentence
    const [ofHard = none, ofSoft = none] = scoresOf(tagged, from, end, [hard, soft])
    const beginsAt = (scores: Float64Array, index: number) => scores[(index - from) * labelCount + Label.begin] ?? 0
    for (let index = from; index < end; index++) margins[index] = beginsAt(ofHard, index)
    for (const span of spansOf(bestLabels(ofHard, hard.steps, favour.hard), from)) {
      if (span.last - span.first < maxWords.hard) hardSpans.push(span)
    }
    for (const span of spansOf(bestLabels(ofSoft, soft.steps, favour.soft), from)) {
      const { first, last } = span
      if (last - first >= maxWords.soft) continue
      const isSure = beginsAt(ofSoft, first) > sureOfOne
      const joint = first < last && isSure ? jointOf(text.tokens, span) : -1
      if (joint >= 0) softSpans.push(...partsAt(span, joint))
      else if (first < last || isSure) softSpans.push(span)
    }
  }
  return { hard: hardSpans, soft: softSpans, marginAt: (index) => margins[index] ?? 0 }
}

const none = new Float64Array(0)
