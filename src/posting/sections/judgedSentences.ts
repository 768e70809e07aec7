import type { AskingSentences } from "./askingSentences.js"
import type { JobSection } from "./headings.js"
import type { Sentence } from "./sentences.js"
import { type JudgedKind, SentenceKind } from "../unknown/sentenceKinds.js"

/** The sentences of a posting in their sections, and which of them ask something of the applicant. */
export interface JudgedSentences {
  readonly sentences: ReadonlyArray<Sentence>
  readonly asking: ReadonlySet<Sentence>
  /** Those, and all that the rules alone take for asking: soft skills are heard there too. */
  readonly mayAsk: ReadonlySet<Sentence>
}

/**
 * By how much the model must be surer of "asks nothing" than of any other kind, in units of its weights: where the rules
 * say that the sentence asks, and where they say that it does not. Chosen on half of the corpus.
 */
const minForNothing = { asking: 250, silent: -200 }

const sections = new Map<number, JobSection>([
  [SentenceKind.duty, "duties"],
  [SentenceKind.required, "required"],
  [SentenceKind.preferred, "preferred"]
])

/** A heading that says "required" or "preferred" is believed. */
const isPlain = ({ section }: Sentence): boolean => section !== "required" && section !== "preferred"

/**
 * What the rules say of each sentence, and what a model has learnt where they are not sure: whether it asks, and how
 * much. The model knows nothing of other languages and of texts of a few lines (`kinds` is empty then), and has no say
 * over sentences that the rules are sure of.
 */
export const judgedSentences = (
  cut: ReadonlyArray<Sentence>,
  { asking: ruled, decided }: AskingSentences,
  kinds: ReadonlyMap<Sentence, JudgedKind>
): JudgedSentences => {
  const asking = new Set<Sentence>()
  const mayAsk = new Set<Sentence>()
  const sentences = cut.map((sentence): Sentence => {
    const judged = decided.has(sentence) ? undefined : kinds.get(sentence)
    const byRules = ruled.has(sentence)
    const asks = judged === undefined ? byRules : judged.nothing <= minForNothing[byRules ? "asking" : "silent"]
    const section = judged !== undefined && judged.nothing < 0 ? sections.get(judged.kind) : undefined
    const one = asks && section !== undefined && isPlain(sentence) ? { ...sentence, section } : sentence
    if (asks) asking.add(one)
    if (asks || byRules) mayAsk.add(one)
    return one
  })
  return { sentences, asking, mayAsk }
}
