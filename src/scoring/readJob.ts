import type { Job, JobReading, JobText, Requirement } from "./Job.js"
import { concepts } from "./lexicon/lexicon.js"
import { type Found, findMentions, type Read, read } from "./mentions.js"
import { titlesIn } from "./occupation.js"
import { blocksOf } from "./paste.js"
import { type Asked, askedIn, requirementsOf } from "./requirements.js"
import { seniorityOfJob } from "./seniority.js"
import { type CueHits, findCues, type Sentence, sentencesOf } from "./sentences.js"
import { hashOf, Shape, type Tokens } from "./text.js"
import { weights } from "./weights.js"
import { weightOfWord } from "./words.js"

const andHash = hashOf("and")
const orHash = hashOf("or")

const hasCue = (hits: CueHits, { first, end }: Sentence, cue: string): boolean => {
  for (let index = first; index < end; index++) {
    for (const hit of hits[index] ?? []) if (hit.cue === cue && hit.last < end) return true
  }
  return false
}

/** How many words after a sentence that addresses a model still belong to it. */
const promptReach = 40

/** Which sentences ask something of the applicant; the others are company, benefits, notices, or address a model. */
const askingSentences = (hits: CueHits, sentences: ReadonlyArray<Sentence>): ReadonlySet<Sentence> => {
  const asking = new Set<Sentence>()
  let promptLine = -1
  let promptUpTo = -1
  for (const sentence of sentences) {
    const { section } = sentence
    if (hasCue(hits, sentence, "plate:prompt")) {
      promptLine = sentence.line
      promptUpTo = sentence.end + promptReach
    }
    // What follows on the same line belongs to it; a posting that has lost its line breaks is one long line.
    if (sentence.line === promptLine && sentence.first < promptUpTo) continue
    if (section === "benefits" || section === "boilerplate") continue
    if (hasCue(hits, sentence, "plate:eeo")) continue
    const asks = hasCue(hits, sentence, "ask")
    const isListed = section === "required" || section === "preferred"
    const asksTier = hasCue(hits, sentence, "tier:requiredCue") || hasCue(hits, sentence, "tier:preferredCue")
    if (!asks && (hasCue(hits, sentence, "plate:apply") || hasCue(hits, sentence, "plate:benefits"))) continue
    if (!isListed && hasCue(hits, sentence, "plate:benefits")) continue
    if (isListed && !asks && !asksTier && hasCue(hits, sentence, "plate:company")) continue
    if (section === "company" && !(asks && hasCue(hits, sentence, "tier:requiredCue"))) continue
    if (section === "prose" && hasCue(hits, sentence, "plate:company") && !asks) continue
    asking.add(sentence)
  }
  return asking
}

/** Places of the employer's own name, so that "Join Oracle" asks for no Oracle. */
const employerNames = (tokens: Tokens, company: string | undefined): ((first: number, last: number) => boolean) => {
  const name = company === undefined ? undefined : read(company).tokens
  if (name === undefined || name.count === 0) return () => false
  const marked = new Uint8Array(tokens.count)
  for (let index = 0; index + name.count <= tokens.count; index++) {
    let same = 0
    while (same < name.count && tokens.hashes[index + same] === name.hashes[same]) same++
    if (same === name.count) marked.fill(1, index, index + same)
  }
  return (first, last) => {
    for (let index = first; index <= last; index++) if ((marked[index] ?? 0) === 0) return false
    return true
  }
}

const readingOf = (
  title: Read,
  titleHits: CueHits,
  body: Read,
  asking: ReadonlySet<Sentence>,
  asked: ReadonlyArray<Asked>
): JobReading => {
  const titleWords = new Map<number, number>()
  for (let index = 0; index < title.tokens.count; index++) {
    if ((titleHits[index] ?? []).some((hit) => hit.cue.startsWith("level") && hit.first === hit.last && hit.cue !== "levelNone")) {
      if ((titleHits[index] ?? []).some((hit) => hit.cue !== "levelLead")) continue
    }
    const weight = weightOfWord(title.tokens, index)
    if (weight > 0) titleWords.set(title.tokens.stems[index] ?? 0, weight)
  }
  const counts = new Map<number, number>()
  const weightsByStem = new Map<number, number>()
  const families = new Map<number, number>()
  const note = ({ tokens }: Read, from: number, end: number) => {
    for (let index = from; index < end; index++) {
      const weight = weightOfWord(tokens, index)
      if (weight <= 0) continue
      const stem = tokens.stems[index] ?? 0
      weightsByStem.set(stem, weight)
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
    }
  }
  for (const found of titlesIn(title, 0, title.tokens.count)) for (const family of found.families) families.set(family, 1)
  note(title, 0, title.tokens.count)
  const textFamilies = new Map<number, number>()
  for (const sentence of asking) {
    note(body, sentence.first, sentence.end)
    for (const found of titlesIn(body, sentence.first, sentence.end)) {
      for (const family of found.families) textFamilies.set(family, (textFamilies.get(family) ?? 0) + 1)
    }
  }
  if (families.size === 0) {
    const most = Math.max(0, ...textFamilies.values())
    for (const [family, count] of textFamilies) if (count * 2 >= most) families.set(family, (0.8 * count) / most)
  }
  const words = new Map<number, number>()
  for (const [stem, weight] of weightsByStem) {
    words.set(stem, weight * Math.min(counts.get(stem) ?? 1, weights.relevance.mostPassages))
  }
  const isRequirement = new Uint8Array(body.tokens.count)
  for (const { first, last } of asked) isRequirement.fill(1, first, last + 1)
  for (let index = 0; index < body.tokens.count; index++) {
    const hash = body.tokens.hashes[index]
    if (hash === andHash || hash === orHash) isRequirement[index] = 1
  }
  return { titleWords, words, families, hashes: body.tokens.hashes, isRequirement, blocks: blocksOf(body.tokens.hashes) }
}

const lowConfidence = (text: JobText, body: Tokens, requirements: ReadonlyArray<Requirement>): ReadonlyArray<string> => {
  if (body.count === 0) return ["The job description is empty; the score is of low confidence."]
  let latin = 0
  for (let index = 0; index < body.count; index++) if (((body.shapes[index] ?? 0) & Shape.address) === 0 && isLatin(body, index)) latin++
  if (latin * 2 < body.count) {
    return ["Most of the job description is not in a language this lexicon knows; the score is of low confidence."]
  }
  const hard = requirements.filter(({ kind }) => kind === "hard").length
  if (hard === 0) return ["No hard skill was recognised in the job description; the score is of low confidence and at most 50."]
  if (body.count < 20 || (hard < 3 && text.description.length < 400)) {
    return ["The job description is very short; the score is of low confidence."]
  }
  return []
}

const isLatin = (tokens: Tokens, index: number): boolean => tokens.folded.charCodeAt(tokens.foldedStarts[index] ?? 0) < 0x250

/** Reads what a job asks for: sections, tiers, alternatives, negation, level and years. Pure. */
export const readJob = (text: JobText): Job => {
  const title = read(text.title)
  const titleHits = findCues(title)
  const body = read(text.description)
  const hits = findCues(body)
  const sentences = sentencesOf(body, hits)
  const asking = askingSentences(hits, sentences)
  const isEmployer = employerNames(body.tokens, text.company)
  const isEmployerInTitle = employerNames(title.tokens, text.company)
  const found = findMentions(body)
  const asked = askedIn(body, hits, sentences, found, (sentence) => asking.has(sentence), isEmployer)
  const inTitle = findMentions(title).filter(({ first, last }) => !isEmployerInTitle(first, last))
  const requirements = requirementsOf(body, asked, inTitle, isTitleSkill)
  const names = (kind: Requirement["kind"]) => requirements.filter((one) => one.kind === kind).map(({ name }) => name)
  return {
    text,
    requirements,
    extracted: { hard_skills: names("hard"), soft_skills: names("soft"), certifications: names("certification") },
    seniority: seniorityOfJob(title, titleHits, body, hits, sentences, (sentence) => asking.has(sentence)),
    reading: readingOf(title, titleHits, body, asking, asked),
    warnings: lowConfidence(text, body.tokens, requirements)
  }
}

/** A soft skill in a title ("Team Leader") is no requirement of its own. */
const isTitleSkill = (concept: Found["concept"]): boolean => concepts[concept]?.kind !== "soft"
