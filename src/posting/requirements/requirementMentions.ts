import type { ConceptKind } from "../../lexicon/Concept.js"
import { groupNames, type Named } from "./alternatives.js"
import type { Tier } from "../Job.js"
import { concepts } from "../../lexicon/lexicon.js"
import { wordSetNamed } from "../../lexicon/words/words.js"
import { hashOf } from "../../text/characters.js"
import { wordsOfLongPosting } from "../../text/limits.js"
import { type Found, type Read, unsureFormOf } from "../../lexicon/matcher/mentions.js"
import { isShouted } from "../../lexicon/matcher/surroundings.js"
import type { Senses } from "../../lexicon/matcher/senses.js"
import { besideIn } from "./beside.js"
import { verbPhrasesIn } from "./verbPhrases.js"
import { Degrees } from "./degrees.js"
import type { TriggerHits } from "../../rules/triggers.js"
import { isTeamName } from "../employer.js"
import { isSoft, SentenceNames } from "./sentenceNames.js"
import type { JudgedSentences } from "../sections/askingSentences.js"
import { listsAsked, tierOfSection } from "../sections/JobSection.js"
import type { Sentence } from "../sections/sentences.js"
import { trimmed } from "../unknown/spans.js"
import { standardsIn } from "../unknown/standards.js"
import type { Span } from "../unknown/tagger.js"
import type { Tags } from "../unknown/tags.js"
import { namesBesideKnown, termsAfterAsk, termsOfSpan } from "../unknown/terms.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"
import type { RuleHits } from "../../rules/RuleSet.js"
import { type StatusOf, statusesIn } from "../../rules/statusesIn.js"
import type { TierColumns } from "./tierColumns.js"
import { tierOf } from "./tiers.js"

/** A place where a job names something it asks for. */
export interface RequirementMention {
  readonly first: number
  readonly last: number
  /** Number of the concept, or undefined for a term that the lexicon does not know. */
  readonly concept: number | undefined
  /** Whether a name that the lexicon does not know is a soft skill. */
  readonly isSoft: boolean
  /** Whether it is a certificate or a degree that the lexicon does not know, or what a degree is in. */
  readonly credential: ConceptKind | undefined
  readonly tier: Tier
  readonly group: number | undefined
}

/** Below these the tagger is sure that a word begins no name: an item of a list beside known names, one that only a pattern finds. */
const minMargin = { listed: -150, unknown: 0 } as const

/** A text of so few words has no sections: what it says of people it asks of them, whoever the sentence speaks of. */
const wordsOfSnippet = 30

/**
 * Whether names of a sentence can be requirements, of a text of so many words. A heading names none:
 * a list after its colon ("Skills: Java") is a sentence of its own.
 */
export const isHeard = (sentence: Sentence, asks: boolean, words: number): boolean =>
  !sentence.isHeading && (asks || (words <= wordsOfSnippet && sentence.section === "prose"))

/** The certificate that a name is or stands in: "forklift" of "forklift licence". */
const certificateOf = (named: Named, certificates: ReadonlyArray<Span>): Span | undefined => {
  const { concept, first, last } = named
  if (isSoft(named)) return undefined
  if (concept === undefined) return certificates.find((one) => one.first <= last && one.last >= first)
  if (concepts[concept]?.kind !== "hard") return undefined
  return certificates.find((one) => one.first <= first && one.last >= last)
}

/** One word of three or more capitals: "RTITB". */
const isShortForm = ({ ends, shapes, starts }: Tokens, { first, last }: Span): boolean => {
  const shape = shapes[first] ?? 0
  const size = (ends[first] ?? 0) - (starts[first] ?? 0)
  return first === last && size >= 3 && isShouted(shape) && (shape & Shape.digit) === 0
}

/** "BLS (AHA)": an unknown short form in brackets after a name writes it shorter or tells who gives it. */
const isNoteAfter = (tokens: Tokens, names: ReadonlyArray<Named>, one: Named): boolean =>
  one.concept === undefined &&
  tokens.gaps[one.first] === Gap.open &&
  tokens.gaps[one.last + 1] === Gap.close &&
  isShortForm(tokens, one) &&
  names.some(({ last }) => last === one.first - 1)

const mentionOf = ({ concept, first, last }: Found, tier: Tier): RequirementMention => ({
  ...{ first, last, concept, tier },
  ...{ isSoft: false, credential: undefined, group: undefined }
})

/** Checks by an authority that no posting names without asking for them: "A DBS check will be carried out" among the notes. */
const clearances = wordSetNamed("requirementMentions.clearances")

const clearanceOf = (
  one: Found,
  { isHeading, section, triggers }: Sentence,
  statusOf: StatusOf
): ReadonlyArray<RequirementMention> => {
  const isClearance = clearances.has(concepts[one.concept]?.name ?? "")
  // "We pay for your DBS check"
  const isOffered = section === "benefits" && !triggers.has("modality.required")
  if (!isClearance || isHeading || isOffered || statusOf(one.first, one.last, false).status !== "affirmed") return []
  return [mentionOf(one, "required")]
}

/** What stands in each of the sentences, which are asked for in their order. */
const bySentence = (all: ReadonlyArray<Found>) => {
  let at = 0
  return ({ end, first }: Sentence): ReadonlyArray<Found> => {
    while (at < all.length && (all[at]?.first ?? 0) < first) at++
    const from = at
    while (at < all.length && (all[at]?.first ?? 0) < end) at++
    return all.slice(from, at)
  }
}

/** Everything the sentences of a job ask for, in order. */
export const requirementMentionsIn = (
  text: Read,
  hits: TriggerHits,
  { asking, mayAsk, sentences }: JudgedSentences,
  senses: Senses,
  tags: Tags,
  columns: TierColumns,
  isExcluded: (first: number, last: number) => boolean,
  ruled: RuleHits
): ReadonlyArray<RequirementMention> => {
  const { tokens } = text
  const { found } = senses
  const asked: Array<RequirementMention> = []
  const isNamed = new Uint8Array(tokens.count)
  for (const { first, last } of found) isNamed.fill(1, first, last + 1)
  const isLong = tokens.count >= wordsOfLongPosting
  const mayName = (term: Span) => tags.mayName?.(term) ?? (!isLong || tags.marginAt(term.first) > minMargin.unknown)
  const statusOf = statusesIn(ruled, found)
  const degrees = new Degrees(tokens, ruled)
  const beside = besideIn(ruled)
  let groups = 0
  const nextGroup = () => groups++
  const knownOf = bySentence(found)
  const othersOf = bySentence(senses.others)
  for (const sentence of sentences) {
    const { section } = sentence
    const known = knownOf(sentence)
    const asks = asking.has(sentence)
    // "Project Management and Organizational Skills:" names what it is the heading of.
    if (sentence.isHeading && listsAsked(section) && tokens.hashes[sentence.end - 1] === hashOf("skills")) {
      asked.push(...known.map((one) => mentionOf(one, tierOfSection(section))))
      continue
    }
    if (!isHeard(sentence, mayAsk.has(sentence), tokens.count)) {
      asked.push(...known.flatMap((one) => clearanceOf(one, sentence, statusOf)))
      continue
    }
    const softSpans = tags.soft.get(sentence) ?? []
    const spans = tags.hard.get(sentence) ?? []
    const certificates = tags.certificates.get(sentence) ?? []
    const verbPhrases: ReadonlyArray<Named> = asks
      ? verbPhrasesIn(text, sentence, isNamed).filter(({ concept }) => senses.isOfField(concept))
      : []
    const bareDegrees = asks && section !== "duties" ? degrees.withoutField(sentence) : []
    const others = othersOf(sentence)
    const isEmpty = [known, others, softSpans, spans, certificates, verbPhrases, bareDegrees].every(
      ({ length }) => length === 0
    )
    if (isEmpty && !sentence.triggers.has("modality.asks") && !sentence.triggers.has("modality.may-ask")) continue
    const inside = known.filter((one) => !isTeamName(tokens, one))
    const names = new SentenceNames(text, isNamed)
    for (const one of inside) {
      if (asks || isSoft(one)) names.known(one, softSpans)
    }
    for (const phrase of verbPhrases) names.known(phrase, softSpans)
    if (section !== "company") {
      if (asks) for (const term of standardsIn(tokens, sentence)) names.unknown(term, false)
      for (const term of bareDegrees) names.unknown(term, false)
      // "Splunkify and Zorblax" are two by the pattern and one by the tagger.
      if (asks) {
        const beside = namesBesideKnown(tokens, sentence, isNamed)
        for (const term of termsAfterAsk(text, sentence, hits, isNamed)) if (mayName(term)) names.unknown(term, false)
        for (const term of beside)
          if (mayName(term) || tags.marginAt(term.first) > minMargin.listed) names.unknown(term, false)
      }
      if (asks)
        for (const term of [...certificates, ...spans.flatMap((span) => termsOfSpan(tokens, span, tags.marginAt))])
          // Of a line of prose alone the tagger knows too little to decide: "built in Spring".
          if (isLong || section !== "prose" || unsureFormOf(text, term.first, term.last) === undefined)
            names.unknown(term, false)
      for (const span of softSpans) {
        if (!isLong || asks) names.unknown(trimmed(tokens, span), true)
      }
      if (asks) for (const one of others) if (tags.marginAt(one.first) > minMargin.listed) names.other(one)
    }
    const all = names.inOrder()
    const kept = all.filter((one) => {
      const { first, last } = one
      if (statusOf(first, last, false).status !== "affirmed" || isExcluded(first, last)) return false
      if (isNoteAfter(tokens, all, one) || columns.isLetter(tokens.starts[last] ?? 0)) return false
      return beside[first] !== 1 || isSoft(one)
    })
    const grouped = groupNames(tokens, kept, nextGroup)
    for (const [index, one] of kept.entries()) {
      const isDegree = degrees.isDegree(one, section !== "duties")
      const certificate = isDegree ? undefined : certificateOf(one, certificates)
      const { first, last } = one.concept === undefined ? one : (certificate ?? one)
      asked.push({
        first,
        last,
        concept: one.concept,
        isSoft: one.isSoft ?? false,
        credential: isDegree ? "education" : certificate && "certification",
        tier: columns.tierAt(tokens.starts[first] ?? 0) ?? tierOf(tokens, sentence, hits, one.first, one.last, isNamed),
        group: grouped[index]
      })
    }
  }
  return asked
}
