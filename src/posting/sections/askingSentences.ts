import { hashesNamed } from "../../lexicon/words/words.js"
import { type NamedTrigger, type TriggerHits, triggerNamed } from "../../rules/triggers.js"
import type { Sentence } from "./sentences.js"
import type { Tokens } from "../../text/Tokens.js"

// Which statements of a posting ask something of the applicant.

const prompt = triggerNamed("injection.address")
const eeo = triggerNamed("boilerplate.notice")
const ask = triggerNamed("modality.asks")
const required = triggerNamed("modality.required")
const preferred = triggerNamed("modality.preferred")
const benefits = triggerNamed("boilerplate.benefits")
const apply = triggerNamed("boilerplate.applying")
const company = triggerNamed("boilerplate.company")
const vets = triggerNamed("modality.vets")

const hasTrigger = (hits: TriggerHits, { triggers, first, end }: Sentence, { bit, name }: NamedTrigger): boolean => {
  if ((triggers & bit) === 0) return false
  for (let index = first; index < end; index++) {
    for (const hit of hits[index] ?? []) if (hit.name === name && hit.last < end) return true
  }
  return false
}

const placing = hashesNamed("askingSentences.placing")
const articles = hashesNamed("askingSentences.articles")

/** "Teach algebra in a school founded 40 years ago": what is told of the employer by the way makes the rest no less asked. */
const tellsOfCompany = ({ hashes }: Tokens, hits: TriggerHits, sentence: Sentence): boolean => {
  if ((sentence.triggers & company.bit) === 0) return false
  const { end, first } = sentence
  for (let index = first; index < end; index++) {
    // "… in a school founded …"
    if (index > first + 3 && articles.has(hashes[index - 2] ?? 0) && placing.has(hashes[index - 3] ?? 0)) return false
    for (const hit of hits[index] ?? []) if (hit.name === company.name && hit.last < end) return true
  }
  return false
}

const invitations = hashesNamed("askingSentences.invitations")

/** "Sage users are encouraged to apply" invites, and tells of no way to apply. */
const tellsHowToApply = ({ hashes }: Tokens, hits: TriggerHits, { triggers, end, first }: Sentence): boolean => {
  if ((triggers & apply.bit) === 0) return false
  for (let index = first; index < end; index++) {
    if (invitations.has(hashes[index - 1] ?? 0)) continue
    for (const hit of hits[index] ?? []) if (hit.name === apply.name && hit.last < end) return true
  }
  return false
}

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
  isOfEmployer: (sentence: Sentence) => boolean
): AskingSentences => {
  const asking = new Set<Sentence>()
  const decided = new Set<Sentence>()
  let promptLine = -1
  let promptUpTo = -1
  for (const sentence of sentences) {
    const { section } = sentence
    if (hasTrigger(hits, sentence, prompt)) {
      promptLine = sentence.line
      promptUpTo = sentence.end + promptReach
    }
    // What follows on the same line belongs to it; a posting that has lost its line breaks is one long line.
    if (sentence.line === promptLine && sentence.first < promptUpTo) {
      decided.add(sentence)
      continue
    }
    if (section !== "not-asked" && hasTrigger(hits, sentence, vets)) {
      asking.add(sentence)
      decided.add(sentence)
      continue
    }
    if (section === "not-asked") decided.add(sentence)
    if (section === "benefits" || section === "boilerplate" || section === "not-asked") continue
    if (hasTrigger(hits, sentence, eeo)) continue
    const asks = hasTrigger(hits, sentence, ask)
    const isListed = section === "required" || section === "preferred"
    const asksTier = hasTrigger(hits, sentence, required) || hasTrigger(hits, sentence, preferred)
    // "Requirements: payroll, 401(k) administration": a heading on the line says more than the word.
    const mayOffer = !(isListed && sentence.isHeaded) && hasTrigger(hits, sentence, benefits)
    if (!asks && (mayOffer || tellsHowToApply(tokens, hits, sentence))) continue
    if (!isListed && hasTrigger(hits, sentence, benefits)) continue
    if (isListed && !asks && !asksTier && hasTrigger(hits, sentence, company)) continue
    if (section === "company" && !(asks && hasTrigger(hits, sentence, required))) continue
    if (
      section === "prose" &&
      !asks &&
      (tellsOfCompany(tokens, hits, sentence) || (!asksTier && isOfEmployer(sentence)))
    )
      continue
    asking.add(sentence)
  }
  return { asking, decided }
}
