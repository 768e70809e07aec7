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

/** A posting as it was read so far. */
export interface ReadPosting {
  readonly text: Read
  readonly ruled: RuleHits
  readonly hits: TriggerHits
  readonly judged: JudgedSentences
  readonly senses: Senses
  readonly tags: Tags
  readonly columns: TierColumns
  /** Whether words are the employer's name. */
  readonly isEmployer: (first: number, last: number) => boolean
}

/** What the sentences of one posting ask for. */
class Asked {
  private readonly tokens: Tokens
  private readonly isLong: boolean
  /** 1 for the words that are part of a name. */
  private readonly isNamed: Uint8Array
  private readonly statusOf: StatusOf
  private readonly degrees: Degrees
  /** 1 for the words of those beside whom the work is done. */
  private readonly beside: Uint8Array
  private groups = 0

  constructor(private readonly posting: ReadPosting) {
    const { ruled, senses, text } = posting
    this.tokens = text.tokens
    this.isLong = text.tokens.count >= wordsOfLongPosting
    this.isNamed = new Uint8Array(text.tokens.count)
    for (const { first, last } of senses.found) this.isNamed.fill(1, first, last + 1)
    this.statusOf = statusesIn(ruled, senses.found)
    this.degrees = new Degrees(text.tokens, ruled)
    this.beside = besideIn(ruled)
  }

  /** What a sentence asks for, of which the lexicon knows the names `known` and, in other senses, `others`. */
  inSentence(
    sentence: Sentence,
    known: ReadonlyArray<Found>,
    others: ReadonlyArray<Found>
  ): ReadonlyArray<RequirementMention> {
    const { section } = sentence
    const { judged, tags } = this.posting
    // "Project Management and Organizational Skills:" names what it is the heading of.
    if (sentence.isHeading && listsAsked(section) && this.tokens.hashes[sentence.end - 1] === hashOf("skills"))
      return known.map((one) => mentionOf(one, tierOfSection(section)))
    if (!isHeard(sentence, judged.mayAsk.has(sentence), this.tokens.count))
      return known.flatMap((one) => clearanceOf(one, sentence, this.statusOf))
    const all = this.namesOf(
      sentence,
      known.filter((one) => !isTeamName(this.tokens, one)),
      others
    )
    const kept = all.filter((one) => this.isAsked(one, all))
    const groups = groupNames(this.tokens, kept, () => this.groups++)
    const certificates = tags.certificates.get(sentence) ?? []
    return kept.map((one, at) => this.mention(one, sentence, certificates, groups[at]))
  }

  /** All that a sentence names, in the order of the text. */
  private namesOf(sentence: Sentence, known: ReadonlyArray<Found>, others: ReadonlyArray<Found>): ReadonlyArray<Named> {
    const { isLong, isNamed, tokens } = this
    const { judged, senses, tags, text } = this.posting
    const { section } = sentence
    const asks = judged.asking.has(sentence)
    const softSpans = tags.soft.get(sentence) ?? []
    // Found before any other name is noted: they are made of words that name nothing.
    const verbPhrases = asks ? verbPhrasesIn(text, sentence, isNamed) : []
    const names = new SentenceNames(text, isNamed)
    for (const one of known) if (asks || isSoft(one)) names.known(one, softSpans)
    for (const phrase of verbPhrases) if (senses.isOfField(phrase.concept)) names.known(phrase, softSpans)
    if (section === "company") return names.inOrder()
    if (asks) for (const term of this.termsOf(sentence)) names.unknown(term, false)
    if (asks || !isLong) for (const span of softSpans) names.unknown(trimmed(tokens, span), true)
    if (asks) for (const one of others) if (tags.marginAt(one.first) > minMargin.listed) names.other(one)
    return names.inOrder()
  }

  /**
   * What a sentence that asks names and no lexicon knows, by patterns and by the taggers. One by one: the words of a name that
   * was taken are no part of the next.
   */
  private *termsOf(sentence: Sentence): Iterable<Span> {
    const { isLong, isNamed, tokens } = this
    const { hits, tags, text } = this.posting
    const { section } = sentence
    const mayName = (term: Span) => tags.mayName?.(term) ?? (!isLong || tags.marginAt(term.first) > minMargin.unknown)
    const isLikely = (term: Span) => mayName(term) || tags.marginAt(term.first) > minMargin.listed
    yield* standardsIn(tokens, sentence)
    if (section !== "duties") yield* this.degrees.withoutField(sentence)
    // "Splunkify and Zorblax" are two by the pattern and one by the tagger.
    const beside = namesBesideKnown(tokens, sentence, isNamed)
    yield* termsAfterAsk(text, sentence, hits, isNamed).filter(mayName)
    yield* beside.filter(isLikely)
    // Of a line of prose alone the tagger knows too little to decide: "built in Spring".
    const isSure = ({ first, last }: Span) =>
      isLong || section !== "prose" || unsureFormOf(text, first, last) === undefined
    yield* (tags.certificates.get(sentence) ?? []).filter(isSure)
    for (const span of tags.hard.get(sentence) ?? []) yield* termsOfSpan(tokens, span, tags.marginAt).filter(isSure)
  }

  /** Whether one of the names of a sentence is asked for: affirmed, and nobody's name. */
  private isAsked(one: Named, all: ReadonlyArray<Named>): boolean {
    const { first, last } = one
    const { columns, isEmployer } = this.posting
    if (this.statusOf(first, last, false).status !== "affirmed" || isEmployer(first, last)) return false
    if (isNoteAfter(this.tokens, all, one) || columns.isLetter(this.tokens.starts[last] ?? 0)) return false
    return this.beside[first] !== 1 || isSoft(one)
  }

  private mention(
    one: Named,
    sentence: Sentence,
    certificates: ReadonlyArray<Span>,
    group: number | undefined
  ): RequirementMention {
    const { columns, hits } = this.posting
    const isDegree = this.degrees.isDegree(one, sentence.section !== "duties")
    const certificate = isDegree ? undefined : certificateOf(one, certificates)
    const { first, last } = one.concept === undefined ? one : (certificate ?? one)
    const graded = columns.tierAt(this.tokens.starts[first] ?? 0)
    return {
      first,
      last,
      concept: one.concept,
      isSoft: one.isSoft ?? false,
      credential: isDegree ? "education" : certificate && "certification",
      tier: graded ?? tierOf(this.tokens, sentence, hits, one.first, one.last, this.isNamed),
      group
    }
  }
}

/** Everything the sentences of a posting ask for, in order. */
export const requirementMentionsIn = (posting: ReadPosting): ReadonlyArray<RequirementMention> => {
  const { judged, senses } = posting
  const asked = new Asked(posting)
  const knownOf = bySentence(senses.found)
  const othersOf = bySentence(senses.others)
  return judged.sentences.flatMap((sentence) => asked.inSentence(sentence, knownOf(sentence), othersOf(sentence)))
}
