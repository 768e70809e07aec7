import { hashesOf } from "../text/characters.js"
import { type Cue, type CueHits, cueNamed } from "../rules/cueHits.js"
import type { Sentence } from "./sentences.js"
import type { Tokens } from "../text/Tokens.js"

// Which statements of a posting ask something of the applicant.

const prompt = cueNamed("plate:prompt")
const eeo = cueNamed("plate:eeo")
const ask = cueNamed("ask")
const required = cueNamed("tier:requiredCue")
const preferred = cueNamed("tier:preferredCue")
const benefits = cueNamed("plate:benefits")
const apply = cueNamed("plate:apply")
const company = cueNamed("plate:company")

const hasCue = (hits: CueHits, { cues, first, end }: Sentence, { bit, name }: Cue): boolean => {
  if ((cues & bit) === 0) return false
  for (let index = first; index < end; index++) {
    for (const hit of hits[index] ?? []) if (hit.cue === name && hit.last < end) return true
  }
  return false
}

const placing = hashesOf("in at for with")
const articles = hashesOf("a an")

/** "Teach algebra in a school founded 40 years ago": what is told of the employer by the way makes the rest no less asked. */
const tellsOfCompany = ({ hashes }: Tokens, hits: CueHits, sentence: Sentence): boolean => {
  if ((sentence.cues & company.bit) === 0) return false
  const { end, first } = sentence
  for (let index = first; index < end; index++) {
    // "… in a school founded …"
    if (index > first + 3 && articles.has(hashes[index - 2] ?? 0) && placing.has(hashes[index - 3] ?? 0)) return false
    for (const hit of hits[index] ?? []) if (hit.cue === company.name && hit.last < end) return true
  }
  return false
}

const invitations = hashesOf("encouraged invited welcome urged able free")

/** "Sage users are encouraged to apply" invites, and tells of no way to apply. */
const tellsHowToApply = ({ hashes }: Tokens, hits: CueHits, { cues, end, first }: Sentence): boolean => {
  if ((cues & apply.bit) === 0) return false
  for (let index = first; index < end; index++) {
    if (invitations.has(hashes[index - 1] ?? 0)) continue
    for (const hit of hits[index] ?? []) if (hit.cue === apply.name && hit.last < end) return true
  }
  return false
}

/** How many words after a sentence that addresses a model still belong to it. */
const promptReach = 40

/** Which sentences ask something of the applicant; the others are company, benefits, notices, or address a model. */
export const askingSentences = (
  tokens: Tokens,
  hits: CueHits,
  sentences: ReadonlyArray<Sentence>,
  isOfEmployer: (sentence: Sentence) => boolean,
  isShop: (sentence: Sentence) => boolean
): ReadonlySet<Sentence> => {
  const asking = new Set<Sentence>()
  let promptLine = -1
  let promptUpTo = -1
  for (const sentence of sentences) {
    const { section } = sentence
    if (hasCue(hits, sentence, prompt)) {
      promptLine = sentence.line
      promptUpTo = sentence.end + promptReach
    }
    // What follows on the same line belongs to it; a posting that has lost its line breaks is one long line.
    if (sentence.line === promptLine && sentence.first < promptUpTo) continue
    if (section === "benefits" || section === "boilerplate" || section === "not-asked") continue
    if (hasCue(hits, sentence, eeo)) continue
    const asks = hasCue(hits, sentence, ask)
    const isListed = section === "required" || section === "preferred"
    const asksTier = hasCue(hits, sentence, required) || hasCue(hits, sentence, preferred)
    // "Requirements: payroll, 401(k) administration": a heading on the line says more than the word.
    const mayOffer = !(isListed && sentence.isHeaded) && hasCue(hits, sentence, benefits)
    if (!asks && (mayOffer || tellsHowToApply(tokens, hits, sentence))) continue
    if (!isListed && hasCue(hits, sentence, benefits)) continue
    if (isListed && !asks && !asksTier && hasCue(hits, sentence, company)) continue
    if (section === "prose" && isShop(sentence)) {
      asking.add(sentence)
      continue
    }
    if (section === "company" && !(asks && hasCue(hits, sentence, required))) continue
    if (
      section === "prose" &&
      !asks &&
      (tellsOfCompany(tokens, hits, sentence) || (!asksTier && isOfEmployer(sentence)))
    )
      continue
    asking.add(sentence)
  }
  return asking
}
