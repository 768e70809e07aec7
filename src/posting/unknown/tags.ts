import type { Sentence } from "../sections/sentences.js"
import type { ChainWeights } from "../../text/models/chain.js"
import type { Weights } from "../../text/models/weights.js"
import { partsOf } from "./spans.js"
import type { TaggedText } from "./TaggedText.js"
import { bestLabels, Label, labelCount, scoresOf, type Span, spansOf, type TaggerWeights } from "./tagger.js"
import type { Tokens } from "../../text/Tokens.js"

type SpansBySentence = ReadonlyMap<Sentence, ReadonlyArray<Span>>

/** What the taggers say of a job's text. */
export interface Tags {
  /** Names of skills, tools and knowledge. */
  readonly hard: SpansBySentence
  /** Certificates, licences, registrations and checks. */
  readonly certificates: SpansBySentence
  /** Ways to work and to be with others. */
  readonly soft: SpansBySentence
  /** How much better than nothing it is that a skill begins at a word. */
  readonly marginAt: (index: number) => number
  /** Set where no tagger has learnt the language: whether words that no lexicon knows may be the name of a skill. */
  readonly mayName?: (term: Span) => boolean
}

export interface Taggers {
  /** Of skills and certificates. */
  readonly hard: TaggerWeights
  readonly certificates: TaggerWeights
  /** Of soft skills. */
  readonly soft: TaggerWeights
  /** Of what sentences are. */
  readonly kinds: ChainWeights
  /** Of which years are asked for. */
  readonly years: Weights
}

/** Added to the labels of a name: finds more, and more that is none. */
const favour = { hard: 55, certificates: 0, soft: -50 } as const

/** A single word is a soft skill only where the tagger is sure: "make", "people" and "massive" are none. */
const sureOfOne = 300

/** Longer stretches name no one thing; those of hard skills are cut and bounded by `termsOfSpan`. */
const maxWords = 8
const isShort = ({ first, last }: Span): boolean => last - first < maxWords

/** What the taggers say of those sentences of a text whose names anyone asks for. */
export const tagsOf = (
  tokens: Tokens,
  tagged: TaggedText,
  sentences: ReadonlyArray<Sentence>,
  taggers: Taggers
): Tags => {
  const margins = new Int32Array(tokens.count)
  const hard = new Map<Sentence, ReadonlyArray<Span>>()
  const certificates = new Map<Sentence, ReadonlyArray<Span>>()
  const soft = new Map<Sentence, ReadonlyArray<Span>>()
  for (const sentence of sentences) {
    const { end, first: from } = sentence
    const [ofHard = none, ofCertificates = none, ofSoft = none] = scoresOf(tagged, from, end, [
      taggers.hard,
      taggers.certificates,
      taggers.soft
    ])
    const beginsAt = (scores: Float64Array, index: number) => scores[(index - from) * labelCount + Label.begin] ?? 0
    for (let index = from; index < end; index++) margins[index] = beginsAt(ofHard, index)
    const named = (kind: keyof typeof favour, scores: Float64Array) =>
      spansOf(bestLabels(scores, taggers[kind].steps, favour[kind]), from)
    hard.set(sentence, named("hard", ofHard))
    certificates.set(sentence, named("certificates", ofCertificates).filter(isShort))
    soft.set(
      sentence,
      named("soft", ofSoft)
        .filter(isShort)
        .flatMap((span) => {
          if (beginsAt(ofSoft, span.first) > sureOfOne) return partsOf(tokens, span)
          return span.first < span.last ? [span] : []
        })
    )
  }
  return { hard, certificates, soft, marginAt: (index) => margins[index] ?? 0 }
}

const none = new Float64Array(0)
