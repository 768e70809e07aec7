import { hashesNamed } from "../../lexicon/words/words.js"
import { type TriggerHits, triggersBetween } from "../../rules/triggers.js"
import { type JobSection, listsAsked } from "./JobSection.js"
import type { Sentence } from "./sentences.js"
import { type JudgedKind, SentenceKind } from "../unknown/sentenceKinds.js"
import type { Tokens } from "../../text/Tokens.js"

// Which statements of a posting ask something of the applicant: by rules, and by what a model has learnt.

const invitations = hashesNamed("askingSentences.invitations")

/** "Sage users are encouraged to apply" invites, and tells of no way to apply. */
const tellsHowToApply = ({ hashes }: Tokens, hits: TriggerHits, { end, first }: Sentence): boolean =>
  triggersBetween(hits, first, end).some(
    (hit) => hit.name === "boilerplate.applying" && !invitations.has(hashes[hit.first - 1] ?? 0)
  )

/** How many words after a sentence that addresses a model still belong to it. */
const promptReach = 40

/** What the rules say of the sentences of a posting. */
export interface AskingSentences {
  /** Those that ask something of the applicant; the others are company, benefits, notices. */
  readonly asking: ReadonlySet<Sentence>
  /** Those of which the rules are sure: they address a program, say what is not asked, or name a check that has to be passed. */
  readonly decided: ReadonlySet<Sentence>
}

/** Which sentences ask something of the applicant, and which address a program. */
export const askingSentences = (
  tokens: Tokens,
  hits: TriggerHits,
  sentences: ReadonlyArray<Sentence>,
  isOfEmployer: (sentence: Sentence) => boolean,
  /** Whether a table or a letter says how much the sentence's first thing is asked. */
  isGraded: (sentence: Sentence) => boolean
): AskingSentences => {
  const asking = new Set<Sentence>()
  const decided = new Set<Sentence>()
  let promptLine = -1
  let promptUpTo = -1
  for (const sentence of sentences) {
    const { end, first, line, section, triggers } = sentence
    if (triggers.has("injection.address")) {
      promptLine = line
      promptUpTo = end + promptReach
    }
    // What follows on the same line belongs to it; a posting that has lost its line breaks is one long line.
    if (line === promptLine && first < promptUpTo) {
      decided.add(sentence)
      continue
    }
    if (section !== "not-asked" && triggers.has("modality.vets")) {
      asking.add(sentence)
      decided.add(sentence)
      continue
    }
    if (section === "not-asked" || isGraded(sentence)) decided.add(sentence)
    if (section === "benefits" || section === "boilerplate" || section === "not-asked") continue
    if (triggers.has("boilerplate.notice")) continue
    const asks = triggers.has("modality.asks")
    const isListed = listsAsked(section)
    const asksTier = triggers.has("modality.required") || triggers.has("modality.preferred")
    const offers = triggers.has("boilerplate.benefits")
    if (offers && !isListed) continue
    // "Requirements: payroll, 401(k) administration": a heading on the line says more than the word.
    if (!asks && ((offers && !sentence.isHeaded) || tellsHowToApply(tokens, hits, sentence))) continue
    if (isListed && !asks && !asksTier && triggers.has("boilerplate.company")) continue
    if (section === "company" && !(asks && triggers.has("modality.required"))) continue
    const tellsOfFirm = triggers.has("boilerplate.company") || (!asksTier && isOfEmployer(sentence))
    if (section === "prose" && !asks && tellsOfFirm) continue
    asking.add(sentence)
  }
  return { asking, decided }
}

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
const minForNothing = { asking: 100, silent: -350 }

const sections = new Map<number, JobSection>([
  [SentenceKind.duty, "duties"],
  [SentenceKind.required, "required"],
  [SentenceKind.preferred, "preferred"]
])

/**
 * What the rules say of each sentence, and what a model has learnt where they are not sure: whether it asks, and how
 * much. The model knows nothing of other languages and of texts of a few lines (no `kinds` then), and has no say
 * over sentences that the rules are sure of.
 */
export const judgedSentences = (
  cut: ReadonlyArray<Sentence>,
  { asking: ruled, decided }: AskingSentences,
  kinds: ReadonlyMap<Sentence, JudgedKind> | undefined
): JudgedSentences => {
  const asking = new Set<Sentence>()
  const mayAsk = new Set<Sentence>()
  const sentences = cut.map((sentence): Sentence => {
    const judged = decided.has(sentence) ? undefined : kinds?.get(sentence)
    const byRules = ruled.has(sentence)
    const asks = judged === undefined ? byRules : judged.nothing <= minForNothing[byRules ? "asking" : "silent"]
    const section = judged !== undefined && judged.nothing < 0 ? sections.get(judged.kind) : undefined
    // A heading that says "required" or "preferred" is believed.
    const one = asks && section !== undefined && !listsAsked(sentence.section) ? { ...sentence, section } : sentence
    if (asks) asking.add(one)
    if (asks || byRules) mayAsk.add(one)
    return one
  })
  return { sentences, asking, mayAsk }
}
