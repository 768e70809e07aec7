import { tierColumnsOf } from "./requirements/tierColumns.js"
import { type RequirementMention, requirementMentionsIn, isHeard } from "./requirements/requirementMentions.js"
import { askingSentences, type JudgedSentences, judgedSentences } from "./sections/askingSentences.js"
import { employerNames, employerOf, tellsOfEmployer, tellsOfFirm } from "./employer.js"
import type { Job, JobReading, JobText, Requirement } from "./Job.js"
import { sensesOf } from "../lexicon/matcher/senses.js"
import { english, type Language } from "../lexicon/Language.js"
import { isInOtherLanguage, languageWarnings, tagsOfForeign } from "./foreign.js"
import { concepts, onlyShows } from "../lexicon/lexicon.js"
import { beginningOf, cutWarning, readAtMost, wordsOfLongPosting } from "../text/limits.js"
import { type Found, findMentions, type Read, read } from "../lexicon/matcher/mentions.js"
import { shownNames } from "./names.js"
import {
  emptyWork,
  headNouns,
  looseTitlesIn,
  spreadWork,
  type TitleFound,
  titlesIn,
  WorkReader
} from "../lexicon/matcher/occupation.js"
import { copiedFrom } from "../text/copiedText.js"
import { requirementsOf } from "./requirements/requirements.js"
import { seniorityOfJob } from "./seniority.js"
import { type TriggerHits, findTriggers, triggersIn } from "../rules/triggers.js"
import { englishRules } from "../rules/RuleSet.js"
import { type Sentence, sentencesOf } from "./sections/sentences.js"
import { hashesOf } from "../text/characters.js"
import { shippedTaggers } from "./unknown/shippedTaggers.js"
import { taggedText } from "./unknown/TaggedText.js"
import { sentenceKinds } from "./unknown/sentenceKinds.js"
import { type Taggers, tagsOf } from "./unknown/tags.js"
import { withoutMarkup } from "./markup.js"
import { isLatin } from "../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../text/Tokens.js"
import { defaultWeights, type Weights } from "../scoring/weights.js"
import { weightOfWord } from "../lexicon/matcher/words.js"

const plainLevels: ReadonlySet<string> = new Set(
  ["intern", "junior", "mid", "senior", "executive"].map((level) => `level.${level}`)
)

/**
 * What the words of a title say. Level words are left out, and what stands beside the part that names the
 * occupation ("… - Remote, 3 days a week", "(Local to MA)") says little.
 */
const titleWordsOf = (
  title: Read,
  hits: TriggerHits,
  found: TitleFound | undefined,
  besideTitle: number
): ReadonlyMap<number, number> => {
  const { tokens } = title
  const words = new Map<number, number>()
  const starts = [...tokens.gaps.keys()].filter((index) => index === 0 || (tokens.gaps[index] ?? 0) >= Gap.close)
  const parts = starts.map((first, at) => ({ first, end: starts[at + 1] ?? tokens.count }))
  const named = parts.filter(({ first, end }) => titlesIn(title, first, end).length > 0)
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

const joiners = hashesOf("and or")

const readingOf = (
  title: Read,
  titleHits: TriggerHits,
  titles: ReadonlyArray<TitleFound>,
  body: Read,
  { asking, sentences }: JudgedSentences,
  asked: ReadonlyArray<RequirementMention>,
  { relevance: by }: Weights
): JobReading => {
  const counts = new Map<number, { readonly weight: number; count: number }>()
  const families = new Map<number, number>()
  const note = ({ tokens }: Read, from: number, end: number) => {
    for (let index = from; index < end; index++) {
      const stem = tokens.stems[index] ?? 0
      const known = counts.get(stem)
      const weight = weightOfWord(tokens, index)
      if (weight > 0 && known !== undefined) known.count++
      else if (weight > 0) counts.set(stem, { weight, count: 1 })
    }
  }
  for (const found of titles) for (const family of found.families) families.set(family, 1)
  note(title, 0, title.tokens.count)
  const work = emptyWork()
  const reader = new WorkReader(work, by.mostPassages, false)
  reader.titles(title, 0, title.tokens.count, -1, by.titleOfJob)
  reader.words(title, 0, title.tokens.count, -1)
  const described = [...asking].reduce((sum, { end, first }) => sum + end - first, 0)
  for (const { end, first } of described >= minWords ? asking : sentences) {
    note(body, first, end)
    reader.words(body, first, end, first)
    reader.titles(body, first, end, first, by.titleInText)
  }
  // No title to go by: what the text speaks of most, with less certainty.
  if (families.size === 0) {
    const wide = spreadWork(work, by.relatedWork)
    const most = Math.max(...wide)
    wide.forEach((value, family) => {
      if (most > 0 && value >= most * by.textFamilyAtLeast) families.set(family, (by.textFamily * value) / most)
    })
  }
  const { hashes } = body.tokens
  const isRequirement = Uint8Array.from(hashes, (hash) => (joiners.has(hash) ? 1 : 0))
  for (const { first, last } of asked) isRequirement.fill(1, first, last + 1)
  const words = new Map(
    [...counts].map(([stem, { count, weight }]) => [stem, weight * Math.min(count, by.mostPassages)])
  )
  const titleWords = titleWordsOf(title, titleHits, titles[0], by.besideTitle)
  return { titleWords, words, families, work, body: copiedFrom(hashes, isRequirement) }
}

const lowConfidence = (
  text: JobText,
  body: Tokens,
  requirements: ReadonlyArray<Requirement>
): ReadonlyArray<string> => {
  if (body.count === 0) return ["The job description is empty; the score is of low confidence."]
  const latin = body.shapes.filter((shape, index) => (shape & Shape.address) === 0 && isLatin(body, index))
  if (latin.length * 2 < body.count) {
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
  const titles = looseTitlesIn(title)
  const description = beginningOf(text.description, readAtMost.job)
  const body = readMarked(description, language)
  const ruleHits = englishRules.read(body.tokens, { type: "posting" })
  const hits = triggersIn(ruleHits)
  const cut = sentencesOf(body, hits, ruleHits)
  const employer = employerOf(text.company, language)
  const isLong = body.tokens.count >= wordsOfLongPosting
  // A few lines ask for whom they name.
  const mentions = findMentions(body).filter(({ form }) => !isLong || !onlyShows(form))
  const senses = sensesOf(titles, body, mentions)
  const { found } = senses
  const isNamed = tellsOfEmployer(body.tokens, employer)
  const isOfFirm = tellsOfFirm(body.tokens, found, (index) => isHeadNoun(body.tokens, index))
  const columns = tierColumnsOf(body.tokens.text)
  const isGraded = ({ first }: Sentence) => columns.tierAt(body.tokens.starts[first] ?? 0) !== undefined
  const ruled = askingSentences(body.tokens, hits, cut, (one) => isNamed(one) || isOfFirm(one), isGraded)
  const tagged = language === english ? taggedText(body, found, cut) : undefined
  const kinds = tagged !== undefined && isLong ? sentenceKinds(tagged, cut, taggers.kinds) : undefined
  const judged = judgedSentences(cut, ruled, kinds)
  const { mayAsk, sentences } = judged
  const heard = sentences.filter(
    (one) => isHeard(one, mayAsk.has(one), body.tokens.count) && !isInOtherLanguage(body.tokens, one)
  )
  const tags = tagged === undefined ? tagsOfForeign(body.tokens, language) : tagsOf(body.tokens, tagged, heard, taggers)
  const isEmployer = employerNames(body.tokens, employer)
  const asked = requirementMentionsIn({ text: body, ruled: ruleHits, hits, judged, senses, tags, columns, isEmployer })
  const isEmployerInTitle = employerNames(title.tokens, employer)
  const inTitle = findMentions(title).filter(
    ({ concept, first, last }) =>
      isTitleSkill(concept) && !isHeadNoun(title.tokens, last) && !isEmployerInTitle(first, last)
  )
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
    seniority: seniorityOfJob(title, titleHits, body.tokens, hits, cut, ruled.asking, taggers.years),
    reading: readingOf(title, titleHits, titles, body, judged, asked, weights),
    warnings: [
      ...(description.length < text.description.length ? [cutWarning("job description")] : []),
      ...lowConfidence(text, body.tokens, requirements),
      ...languageWarnings(language)
    ]
  }
}

/** "Backend Engineer" is the occupation, which relevance judges; "Java" of "Java Developer" is a skill. */
const isHeadNoun = (tokens: Tokens, index: number): boolean => headNouns.has(tokens.hashes[index] ?? 0)

/** A soft skill in a title ("Team Leader") is no requirement of its own. */
const isTitleSkill = (concept: Found["concept"]): boolean => concepts[concept]?.kind !== "soft"
