import { type RequirementMention, requirementMentionsIn, isHeard } from "./requirements/requirementMentions.js"
import { askingSentences } from "./sections/askingSentences.js"
import { judgedSentences } from "./sections/judgedSentences.js"
import { employerNames, employerOf, tellsOfEmployer, tellsOfFirm } from "./employer.js"
import type { Job, JobReading, JobText, Requirement } from "./Job.js"
import { withoutHomonyms } from "../lexicon/matcher/homonyms.js"
import { english, type Language } from "../lexicon/Language.js"
import { languageWarnings, tagsOfForeign } from "./foreign.js"
import { concepts } from "../lexicon/lexicon.js"
import { beginningOf, cutWarning, readAtMost, wordsOfLongPosting } from "../text/limits.js"
import { type Found, findMentions, type Read, read } from "../lexicon/matcher/mentions.js"
import { shownNames } from "./names.js"
import { Numbering } from "../text/Numbering.js"
import { emptyWork, headNouns, looseTitlesIn, spreadWork, titlesIn, WorkReader } from "../lexicon/matcher/occupation.js"
import { copiedFrom } from "../text/copiedText.js"
import { requirementsOf } from "./requirements/requirements.js"
import { seniorityOfJob } from "./seniority.js"
import { type TriggerHits, findTriggers, triggersIn } from "../rules/triggers.js"
import { englishRules, type RuleHit, type RuleHits } from "../rules/RuleSet.js"
import { type Sentence, sentencesOf } from "./sections/sentences.js"
import { hashOf } from "../text/characters.js"
import { shippedTaggers } from "./unknown/shippedTaggers.js"
import { taggedText } from "./unknown/TaggedText.js"
import { sentenceKinds } from "./unknown/sentenceKinds.js"
import { isInOtherLanguage } from "./unknown/otherLanguages.js"
import { type Taggers, tagsOf } from "./unknown/tags.js"
import { withoutMarkup } from "./markup.js"
import { isLatin } from "../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../text/Tokens.js"
import { defaultWeights, type Weights } from "../scoring/weights.js"
import { weightOfWord } from "../lexicon/matcher/words.js"

const andHash = hashOf("and")
const orHash = hashOf("or")

const plainLevels: ReadonlySet<string> = new Set(
  ["intern", "junior", "mid", "senior", "executive"].map((level) => `level.${level}`)
)

/**
 * What the words of a title say. Level words are left out, and what stands beside the part that names the
 * occupation ("… - Remote, 3 days a week", "(Local to MA)") says little.
 */
const titleWordsOf = (title: Read, hits: TriggerHits, besideTitle: number): ReadonlyMap<number, number> => {
  const { tokens } = title
  const words = new Map<number, number>()
  const parts: Array<{ readonly first: number; readonly end: number }> = []
  let first = 0
  for (let index = 1; index <= tokens.count; index++) {
    const gap = index < tokens.count ? (tokens.gaps[index] ?? 0) : Gap.blank
    if (gap < Gap.close) continue
    parts.push({ first, end: index })
    first = index
  }
  const named = parts.filter(({ first, end }) => titlesIn(title, first, end).length > 0)
  const found = looseTitlesIn(title)[0]
  for (const part of parts) {
    const isNamed =
      named.length > 0
        ? named.includes(part)
        : found === undefined || (found.first >= part.first && found.first < part.end)
    for (let index = part.first; index < part.end; index++) {
      const isLevel = (hits[index] ?? []).some((hit) => plainLevels.has(hit.name) && hit.first === hit.last)
      const weight = isLevel ? 0 : weightOfWord(tokens, index)
      if (weight > 0) words.set(tokens.stems[index] ?? 0, isNamed ? weight : weight * besideTitle)
    }
  }
  return words
}

/** A job of which fewer words than this are left without company, benefits and notices is described by all it says. */
const minWords = 12

const readingOf = (
  title: Read,
  titleHits: TriggerHits,
  body: Read,
  sentences: ReadonlyArray<Sentence>,
  asking: ReadonlySet<Sentence>,
  asked: ReadonlyArray<RequirementMention>,
  { relevance: by }: Weights
): JobReading => {
  const titleWords = titleWordsOf(title, titleHits, by.besideTitle)
  const stems = new Numbering()
  // There are no more stems than words.
  const most = title.tokens.count + body.tokens.count
  const counts = new Int32Array(most)
  const weightsOfStems = new Float64Array(most)
  const families = new Map<number, number>()
  const note = ({ tokens }: Read, from: number, end: number) => {
    for (let index = from; index < end; index++) {
      const weight = weightOfWord(tokens, index)
      if (weight <= 0) continue
      const number = stems.numberOf(tokens.stems[index] ?? 0)
      weightsOfStems[number] = weight
      counts[number] = (counts[number] ?? 0) + 1
    }
  }
  for (const found of looseTitlesIn(title)) for (const family of found.families) families.set(family, 1)
  note(title, 0, title.tokens.count)
  const work = emptyWork()
  const reader = new WorkReader(work, by.mostPassages, false)
  reader.titles(title, 0, title.tokens.count, -1, by.titleOfJob)
  reader.words(title, 0, title.tokens.count, -1)
  const described = [...asking].reduce((sum, { first, end }) => sum + end - first, 0)
  for (const sentence of described >= minWords ? asking : sentences) {
    note(body, sentence.first, sentence.end)
    reader.words(body, sentence.first, sentence.end, sentence.first)
    reader.titles(body, sentence.first, sentence.end, sentence.first, by.titleInText)
  }
  // No title to go by: what the text speaks of most, with less certainty.
  if (families.size === 0) {
    const wide = spreadWork(work, by.relatedWork)
    const most = wide.reduce((one, other) => Math.max(one, other), 0)
    wide.forEach((value, family) => {
      if (most > 0 && value >= most * by.textFamilyAtLeast) families.set(family, (by.textFamily * value) / most)
    })
  }
  const weights = weightsOfStems.slice(0, stems.size)
  for (let number = 0; number < stems.size; number++) {
    weights[number] = (weights[number] ?? 0) * Math.min(counts[number] ?? 1, by.mostPassages)
  }
  const isRequirement = new Uint8Array(body.tokens.count)
  for (const { first, last } of asked) isRequirement.fill(1, first, last + 1)
  for (let index = 0; index < body.tokens.count; index++) {
    const hash = body.tokens.hashes[index]
    if (hash === andHash || hash === orHash) isRequirement[index] = 1
  }
  return {
    titleWords,
    words: { stems, weights },
    families,
    work,
    body: copiedFrom(body.tokens.hashes, isRequirement)
  }
}

const lowConfidence = (
  text: JobText,
  body: Tokens,
  requirements: ReadonlyArray<Requirement>
): ReadonlyArray<string> => {
  if (body.count === 0) return ["The job description is empty; the score is of low confidence."]
  let latin = 0
  for (let index = 0; index < body.count && latin * 2 < body.count; index++)
    if (((body.shapes[index] ?? 0) & Shape.address) === 0 && isLatin(body, index)) latin++
  if (latin * 2 < body.count) {
    return ["Most of the job description is not in a language this lexicon knows; the score is of low confidence."]
  }
  const hard = requirements.filter(({ kind }) => kind === "hard").length
  if (hard === 0)
    return ["No hard skill was recognised in the job description; the score is of low confidence and at most 50."]
  if (body.count < 20 || (hard < 3 && text.description.length < 400)) {
    return ["The job description is very short; the score is of low confidence."]
  }
  return []
}

/** Reads a text that may hold markup; its words stand where they stand in the text as given. */
const readMarked = (text: string, language: Language): Read => {
  const plain = withoutMarkup(text)
  if (plain === undefined) return read(text, language)
  const taken = read(plain.text, language)
  const placeOf = (at: number) => plain.places[at] ?? text.length
  const starts = taken.tokens.starts.map(placeOf)
  // The place after a word is that after its last letter.
  const ends = taken.tokens.ends.map((end) => placeOf(end - 1) + 1)
  return { ...taken, tokens: { ...taken.tokens, text, starts, ends } }
}

/**
 * Reads what a job asks for: sections, tiers, alternatives, negation, level and years. Pure. Score with the same
 * weights that the job was read with.
 */
export const readJob = (text: JobText, weights: Weights = defaultWeights, taggers: Taggers = shippedTaggers): Job => {
  const language = text.language ?? english
  const title = read(beginningOf(text.title, readAtMost.title), language)
  const titleHits = findTriggers(title)
  const description = beginningOf(text.description, readAtMost.job)
  const body = readMarked(description, language)
  const ruleHits = withoutOwnWork(englishRules.read(body.tokens, { type: "posting" }), title.tokens)
  const hits = triggersIn(ruleHits)
  const cut = sentencesOf(body, hits, ruleHits)
  const employer = employerOf(text.company, language)
  const found = withoutHomonyms(findMentions(body))
  const isNamed = tellsOfEmployer(body.tokens, employer)
  const isOfFirm = tellsOfFirm(body.tokens, found, (index) => isHeadNoun(body.tokens, index))
  const isOfEmployer = (sentence: Sentence) => isNamed(sentence) || isOfFirm(sentence)
  const tagged = language === english ? taggedText(body, found, cut) : undefined
  const isLong = body.tokens.count >= wordsOfLongPosting
  const ruled = askingSentences(body.tokens, hits, cut, isOfEmployer)
  const { asking, mayAsk, sentences } = judgedSentences(
    cut,
    ruled,
    tagged !== undefined && isLong ? sentenceKinds(tagged, cut, taggers.kinds) : new Map()
  )
  const isEmployer = employerNames(body.tokens, employer, sentences)
  const isEmployerInTitle = employerNames(title.tokens, employer)
  const asked = requirementMentionsIn(
    body,
    hits,
    sentences,
    found,
    tagged !== undefined
      ? tagsOf(
          body,
          tagged,
          sentences,
          taggers,
          (one) => isHeard(one, mayAsk.has(one), body.tokens.count) && !isInOtherLanguage(body.tokens, one)
        )
      : tagsOfForeign(body.tokens, language),
    (sentence) => asking.has(sentence),
    (sentence) => mayAsk.has(sentence),
    isEmployer,
    ruleHits
  )
  const inTitle = findMentions(title).filter(
    ({ concept, first, last }) =>
      isTitleSkill(concept) && !isHeadNoun(title.tokens, last) && !isEmployerInTitle(first, last)
  )
  /** 1 for the words where a name begins. */
  let begins: Uint8Array | undefined
  const requirements = requirementsOf(body, title, asked, inTitle, weights)
  const names = (kind: Requirement["kind"]) => shownNames(requirements, kind)
  return {
    text,
    language,
    requirements,
    extracted: {
      hard_skills: names("hard"),
      soft_skills: names("soft"),
      certifications: names("certification")
    },
    seniority: seniorityOfJob(
      title,
      titleHits,
      body,
      hits,
      cut,
      (sentence) => ruled.asking.has(sentence),
      (index) => (begins ??= beginningsOf(found, body.tokens.count))[index] === 1
    ),
    reading: readingOf(title, titleHits, body, sentences, asking, asked, weights),
    warnings: [
      ...(description.length < text.description.length ? [cutWarning("job description")] : []),
      ...lowConfidence(text, body.tokens, requirements),
      ...languageWarnings(language)
    ]
  }
}

const craftsmen = "status.of-others.craftsmen"

/** "Our engineers write Go" says what others do, unless an engineer is sought. */
const withoutOwnWork = (ruled: RuleHits, { count, stems }: Tokens): RuleHits => {
  const own = new Set(stems.subarray(0, count))
  const isOwn = ({ first, last, rule }: RuleHit) =>
    rule.id === craftsmen && ruled.tokens.stems.subarray(first, last + 1).some((stem) => own.has(stem))
  return ruled.all.some(isOwn) ? { ...ruled, all: ruled.all.filter((hit) => !isOwn(hit)) } : ruled
}

const beginningsOf = (found: ReadonlyArray<Found>, count: number): Uint8Array => {
  const begins = new Uint8Array(count)
  for (const { first } of found) begins[first] = 1
  return begins
}

/** "Backend Engineer" is the occupation, which relevance judges; "Java" of "Java Developer" is a skill. */
const isHeadNoun = (tokens: Tokens, index: number): boolean => headNouns.has(tokens.hashes[index] ?? 0)

/** A soft skill in a title ("Team Leader") is no requirement of its own. */
const isTitleSkill = (concept: Found["concept"]): boolean => concepts[concept]?.kind !== "soft"
