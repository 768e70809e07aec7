import { rareWord, weightOfWord } from "../lexicon/matcher/words.js"
import { type ConceptKind, isCredential } from "../lexicon/Concept.js"
import { groupNames, type Named } from "./alternatives.js"
import type { Tier } from "./Job.js"
import { concepts } from "../lexicon/lexicon.js"
import { wordsOfLongPosting } from "../text/limits.js"
import { type Found, isPlainName, type Read, unsureFormOf } from "../lexicon/matcher/mentions.js"
import { isOfApplying } from "./applying.js"
import { Credentials } from "./credentials.js"
import { bitsOf, type TriggerHits } from "../rules/triggers.js"
import { hashOf } from "../text/characters.js"
import { deedsIn } from "./deedsAsked.js"
import { isOfFirm, isTeamName } from "./employer.js"
import { plainLists } from "./unknown/plainList.js"
import type { Sentence } from "./sentences.js"
import { mayBeManner, namesManner, trimmed, widened, within } from "./unknown/spans.js"
import type { Span } from "./unknown/tagger.js"
import type { Tags } from "./unknown/tags.js"
import { namesBeforeTier, namesBesideKnown, type Term, termsAfterAsk, termsOfSpan } from "./unknown/terms.js"
import { Gap, Shape, type Tokens } from "../text/Tokens.js"
import { isListener, namesOther } from "../lexicon/matcher/properNames.js"
import type { RuleHits } from "../rules/RuleSet.js"
import { type StatusOf, statusesIn } from "../rules/statusesIn.js"
import { isJoin } from "../lexicon/matcher/surroundings.js"
import { isLatin } from "../text/tokenize.js"
import { answerTo, firstTrigger, isDenial, tierOf, tierOfAnswer } from "./tiers.js"

/** A place where a job names something it asks for. */
export interface Asked {
  readonly first: number
  readonly last: number
  /** Number of the concept, or undefined for a term that the lexicon does not know. */
  readonly concept: number | undefined
  /** False for what the tagger takes to be told rather than asked: it is the job's subject and in no list. */
  readonly isListed: boolean
  /** Whether a name that the lexicon does not know is a soft skill. */
  readonly isSoft: boolean
  /** Whether it is a certificate or a degree that the lexicon does not know, or what a degree is in. */
  readonly credential: ConceptKind | undefined
  readonly tier: Tier
  readonly group: number | undefined
}

const insisting = [
  "modality.asks",
  "modality.may-ask",
  "modality.asks-before",
  "modality.required",
  "modality.preferred"
] as const
const insistingBits = bitsOf(insisting)

/** Prose that neither asks nor insists: what it names in passing is asked only when it is a tool, or one of several. */
const isTelling = (sentence: Sentence, hits: TriggerHits): boolean => {
  if (sentence.section !== "prose") return false
  if ((sentence.triggers & insistingBits) === 0) return true
  for (const name of insisting) {
    if (firstTrigger(hits, name, sentence.first, sentence.end) !== undefined) return false
  }
  return true
}

/** What a long posting names in passing in small letters is its subject rather than a demand ("our software development team"). */
const isAskedInPassing = (tokens: Tokens, { first, last, concept }: Named, together: number): boolean => {
  const known = concept === undefined ? undefined : concepts[concept]
  if (known === undefined || known.kind === "soft" || isCredential(known.kind)) return true
  if (together >= 3 || (known.rarity ?? 3) >= 3 || tokens.count < wordsOfLongPosting) return true
  for (let index = first; index <= last; index++) {
    if (((tokens.shapes[index] ?? 0) & (Shape.initialUpper | Shape.innerUpper | Shape.digit)) !== 0) return true
  }
  return false
}

/** Below these the tagger is sure that a word begins no name, however the lexicon or a pattern reads it. */
const leastMargin = { common: -40, rare: -120, term: 0 } as const

/**
 * A known skill is listed unless the tagger is sure that here the words mean something else. It has learnt from whole
 * advertisements: of a few lines it knows too little to object.
 */
const isTagged = ({ concept, first }: Named, tags: Tags, words: number): boolean => {
  const known = concept === undefined ? undefined : concepts[concept]
  if (known === undefined || (known.kind ?? "hard") !== "hard" || words < wordsOfLongPosting) return true
  return tags.marginAt(first) > ((known.rarity ?? 3) >= 3 ? leastMargin.rare : leastMargin.common)
}

const isSoft = ({ concept, isSoft: isSoftName }: Named): boolean =>
  concept === undefined ? isSoftName === true : concepts[concept]?.kind === "soft"

/** A text of so few words has no sections: what it says of people it asks of them, whoever the sentence speaks of. */
const wordsOfSnippet = 30

/**
 * Whether names of a sentence can be requirements, of a text of so many words. A heading names none:
 * a list behind its colon ("Skills: Java") is a sentence of its own.
 */
export const isHeard = (sentence: Sentence, asks: boolean, words: number): boolean =>
  !sentence.isHeading && (asks || (words <= wordsOfSnippet && sentence.section === "prose"))

/** Lines at the beginning that may be title, employer and place. */
const linesOfHead = 3
const wordsOfHead = 12

const isAllUpper = (tokens: Tokens, { end, first }: Sentence): boolean => {
  for (let index = first; index < end; index++) if (((tokens.shapes[index] ?? 0) & Shape.lower) !== 0) return false
  return true
}

/** "PT", "OT": two capitals stand for so much that only the words around them decide. */
const shortForm = /^[A-Z]{2}$/

/**
 * A stretch that is taken for a name, and that is one or several ambiguous spellings of skills ("Spanish or French", "English/French"):
 * what the words around them left open is decided.
 */
const unsureNames = (text: Read, first: number, last: number): ReadonlyArray<Named> => {
  const names: Array<Named> = []
  let from = first
  for (let at = first; at <= last + 1; at++) {
    const isBetween = at <= last && isJoin(text, at)
    if (at <= last && !isBetween && !(at > first && text.tokens.gaps[at] === Gap.slash)) continue
    const form = at > from ? unsureFormOf(text, from, at - 1) : undefined
    // A letter is a name only where the words around it say so: "R&D", "rated R".
    if (form === undefined || form.spelling.length < 2 || shortForm.test(form.spelling)) return []
    names.push({ first: from, last: at - 1, concept: form.concept })
    from = isBetween ? at + 1 : at
  }
  return names
}

const longestWord = 30

/**
 * Whether words that no lexicon knows may be a name: what the languages read here are written with. A sentence of a
 * script without spaces, or one written without any, is one word and no name.
 */
const isWritable = (tokens: Tokens, first: number, last: number): boolean => {
  for (let index = first; index <= last; index++) {
    const size = (tokens.foldedEnds[index] ?? 0) - (tokens.foldedStarts[index] ?? 0)
    if (size > longestWord || !isLatin(tokens, index)) return false
  }
  return true
}

/** One common word in small letters that no lexicon knows ("setup", "volumes") is a part of what is asked, and no name. */
const isFragment = (tokens: Tokens, first: number, last: number): boolean => {
  const { count, gaps, shapes } = tokens
  if (first !== last || count < wordsOfLongPosting || weightOfWord(tokens, first) >= rareWord) return false
  if (gaps[first] === Gap.hyphen || gaps[last + 1] === Gap.hyphen) return false
  return ((shapes[first] ?? 0) & (Shape.initialUpper | Shape.innerUpper | Shape.digit)) === 0
}

const lawHash = hashOf("law")

/** The names of one sentence while they are gathered. */
class Names {
  readonly all: Array<Named> = []

  constructor(
    private readonly text: Read,
    /** 1 for the words that are part of a name. */
    readonly isNamed: Uint8Array
  ) {}

  /** Takes a known skill, a soft one with the words around it that belong to it. */
  known(one: Named, manners: ReadonlyArray<Span>) {
    const { gaps, hashes } = this.text.tokens
    // "Telecommunications law"
    if (
      !isSoft(one) &&
      hashes[one.last + 1] === lawHash &&
      gaps[one.last + 1] === Gap.space &&
      hashes[one.last] !== lawHash
    ) {
      this.isNamed[one.last + 1] = 1
      this.all.push({ first: one.first, last: one.last + 1, concept: undefined })
      return
    }
    if (!isSoft(one)) {
      this.all.push(one)
      return
    }
    const { first, last } = widened(this.text.tokens, one, manners)
    this.all.push({ first, last, concept: one.concept })
    this.isNamed.fill(1, first, last + 1)
  }

  /** Takes what no lexicon knows, unless it is there already. */
  unknown({ first, last }: Term, areSoft: boolean) {
    if (!isWritable(this.text.tokens, first, last)) return
    if (!areSoft && isFragment(this.text.tokens, first, last)) return
    // "Excel-literate" is one name.
    if (areSoft && this.text.tokens.gaps[first] === Gap.hyphen && this.isNamed[first - 1] === 1) return
    // "Project management skills" hold a known name and are still a manner; a known manner is there already.
    if (areSoft ? this.isWhole(first, last) || this.holdsManner(first, last) : this.isTouched(first, last)) return
    // A name of the lexicon that was not found here means something else here.
    if (!areSoft && (isPlainName(this.text, first, last) || namesOther(this.text, first, last))) return
    this.isNamed.fill(1, first, last + 1)
    if (!areSoft) this.all.push(...unsureNames(this.text, first, last))
    if (this.all.at(-1)?.last !== last) this.all.push({ first, last, concept: undefined, isSoft: areSoft })
  }

  /** Takes what is told as done, in place of what no lexicon knows. */
  deed({ concept, first, last }: Found) {
    const touches = (one: Named) => one.first <= last && one.last >= first
    if (this.all.some((one) => touches(one) && one.concept !== undefined)) return
    const kept = this.all.filter((one) => !touches(one) || isSoft(one))
    this.all.splice(0, this.all.length, ...kept, { first, last, concept })
  }

  /** In the order of the text. */
  inOrder(): ReadonlyArray<Named> {
    const { all } = this
    for (let at = 1; at < all.length; at++) {
      if ((all[at]?.first ?? 0) < (all[at - 1]?.first ?? 0)) return all.sort((one, other) => one.first - other.first)
    }
    return all
  }

  private isWhole(first: number, last: number): boolean {
    for (let index = first; index <= last; index++) if (this.isNamed[index] !== 1) return false
    return true
  }

  private isTouched(first: number, last: number): boolean {
    for (let index = first; index <= last; index++) if (this.isNamed[index] === 1) return true
    return false
  }

  private holdsManner(first: number, last: number): boolean {
    return this.all.some((one) => one.first <= last && one.last >= first && isSoft(one))
  }
}

/** The names that a sentence says are not asked for; undefined where there are none, as in most. */
const deniedOf = (names: ReadonlyArray<Named>, statusOf: StatusOf): ReadonlyArray<Named> | undefined => {
  const denied = names.filter(({ first, last }) => statusOf(first, last, false).status !== "affirmed")
  return denied.length === 0 ? undefined : denied
}

/** "Pastry has its own team, pastry skills are not needed": denied once is denied in the sentence. */
const isAmong = (denied: ReadonlyArray<Named> | undefined, one: Named): boolean =>
  denied?.some((other) => other === one || (one.concept !== undefined && other.concept === one.concept)) ?? false

/** Everything the sentences of a job ask for, in order. */
export const askedIn = (
  text: Read,
  hits: TriggerHits,
  sentences: ReadonlyArray<Sentence>,
  found: ReadonlyArray<Found>,
  tags: Tags,
  isAsking: (sentence: Sentence) => boolean,
  isExcluded: (first: number, last: number) => boolean,
  ruled: RuleHits
): ReadonlyArray<Asked> => {
  const { tokens } = text
  const asked: Array<Asked> = []
  const isNamed = new Uint8Array(tokens.count)
  for (const { first, last } of found) for (let index = first; index <= last; index++) isNamed[index] = 1
  const isLong = tokens.count >= wordsOfLongPosting
  const mayBegin = (index: number) => tags.marginAt(index) > 0
  const mayName = (term: Term) => tags.mayName?.(term) ?? (!isLong || tags.marginAt(term.first) > leastMargin.term)
  const lists = tags.mayName !== undefined ? undefined : plainLists(text, sentences, isAsking, isNamed)
  // Of one sentence alone all that the tagger says of people is heard.
  const hasTrade = sentences.length > 1 && found.some((one) => !isSoft(one))
  const statusOf = statusesIn(ruled, found)
  const credentials = new Credentials(tokens, ruled)
  let groups = 0
  const nextGroup = () => groups++
  let at = 0
  for (const [place, sentence] of sentences.entries()) {
    while (at < found.length && (found[at]?.first ?? 0) < sentence.first) at++
    const from = at
    while (at < found.length && (found[at]?.first ?? 0) < sentence.end) at++
    const asks = isAsking(sentence)
    if (!isHeard(sentence, asks, tokens.count)) continue
    const manners = within(tags.soft, sentence)
    const spans = within(tags.hard, sentence)
    // Most sentences of a long posting name nothing.
    const listed = lists?.get(sentence) ?? none
    const told = isLong || lists === undefined || !asks ? noDeeds : deedsIn(text, sentence, isNamed)
    const count = manners.length + spans.length + listed.length + told.length
    if (at === from && count === 0 && !mayListTerms(sentence)) continue
    const inside: Array<Found> = []
    for (let number = from; number < at; number++) {
      const mention = found[number]
      if (
        mention !== undefined &&
        !isTeamName(tokens, mention) &&
        !isOfFirm(tokens, mention) &&
        !isOfApplying(tokens, sentence, mention.first, mention.last) &&
        !isListener(tokens, mention)
      )
        inside.push(mention)
    }
    const inPassing = isTelling(sentence, hits)
    const names = new Names(text, isNamed)
    for (const one of inside) {
      if ((asks || isSoft(one)) && (!inPassing || isAskedInPassing(tokens, one, inside.length)))
        names.known(one, manners)
    }
    if (sentence.section !== "company") {
      // "Splunkify and Zorblax" are two by the pattern and one by the tagger.
      if (asks && !inPassing) {
        const beside = namesBesideKnown(text, sentence, isNamed)
        for (const term of termsAfterAsk(text, sentence, hits, isNamed)) if (mayName(term)) names.unknown(term, false)
        for (const term of beside) if (mayName(term)) names.unknown(term, false)
        for (const term of namesBeforeTier(text, sentence, hits)) if (mayName(term)) names.unknown(term, false)
      }
      // "SPARKS, NEVADA": above all else in capitals stand a title and a place.
      if (
        asks &&
        !(
          sentence.line < linesOfHead &&
          (isLong ? sentence.end - sentence.first <= wordsOfHead : isAllUpper(tokens, sentence))
        )
      ) {
        for (const span of spans) {
          for (const term of termsOfSpan(tokens, span, mayBegin)) {
            // Of a line of prose alone the tagger knows too little to decide: "built in Spring".
            if (isLong || sentence.section !== "prose" || unsureFormOf(text, term.first, term.last) === undefined)
              names.unknown(term, false)
          }
        }
      }
      for (const span of manners) {
        const manner = trimmed(tokens, span)
        if (isLong ? namesManner(tokens, manner) : !hasTrade || mayBeManner(tokens, manner)) names.unknown(manner, true)
      }
      for (const term of listed) names.unknown(term, false)
      for (const one of told) names.deed(one)
    }
    const all = names.inOrder()
    if (all.length === 0) continue
    const answer = answerTo(tokens, sentence, sentences[place + 1])
    if (answer !== undefined && isDenial(tokens, answer)) continue
    const denied = deniedOf(all, statusOf)
    const answered = answer === undefined ? undefined : tierOfAnswer(tokens, answer, hits)
    const kept: Array<Named> = []
    for (const one of all) if (!isExcluded(one.first, one.last) && !isAmong(denied, one)) kept.push(one)
    const grouped = groupNames(tokens, kept, nextGroup)
    for (const [index, one] of kept.entries()) {
      asked.push({
        first: one.first,
        last: one.last,
        concept: one.concept,
        isListed: isTagged(one, tags, tokens.count),
        isSoft: one.isSoft ?? false,
        credential: credentials.isStudied(one.first, one.last)
          ? "education"
          : one.concept === undefined && one.isSoft !== true
            ? credentials.kindOf(one.first, one.last)
            : undefined,
        tier: answered ?? tierOf(tokens, sentence, hits, one.first, one.last, isNamed),
        group: grouped[index]
      })
    }
  }
  return asked
}

const none: ReadonlyArray<Term> = []
const noDeeds: ReadonlyArray<Found> = []

const askBits = bitsOf(["modality.asks", "modality.may-ask"])

/** Whether a sentence without a known name can hold unknown ones: by its triggers. */
const mayListTerms = ({ triggers }: Sentence): boolean => (triggers & askBits) !== 0
