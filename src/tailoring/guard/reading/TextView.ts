import { englishRules, type RuleHits } from "../../../rules/RuleSet.js"
import { type StatusOf, statusesIn } from "../../../rules/statusesIn.js"
import { concepts } from "../../../lexicon/lexicon.js"
import type { KnownConcept } from "../../../lexicon/LexiconData.js"
import { findMentions, type Found, type Read, read } from "../../../lexicon/matcher/mentions.js"
import { isNumberAt, wordAt, wordsOf } from "../../../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../../../text/Tokens.js"
import { functionWords, numberWords, scaleWords, units, unitWords } from "./guardWords.js"
import { wordStem } from "./stems.js"

/** Words of a text, by place. */
export interface Place {
  readonly first: number
  readonly last: number
}

export const placesOf = ({ first, last }: Place): ReadonlyArray<number> => {
  const places: Array<number> = []
  for (let at = first; at <= last; at++) places.push(at)
  return places
}

/** Text as it is compared: folded width, straight quotes and dashes, no invisible characters, single spaces. */
export const plain = (text: string): string => (isPlain.test(text) ? text : folded(text))

/** Printable ASCII with single spaces inside: most of what comes, and nothing in it would change. */
const isPlain = /^(?:[!-_a-~]+(?: [!-_a-~]+)*)?$/

const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{e0000}-\u{e01ef}]/gu, "")
    .replace(/[‘’‚‛`´ʼ]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/\s+/g, " ")
    .trim()

/** As `plain`, in lower case, without a sign at either end: equal for what a person calls the same text. */
export const sameText = (text: string): string => {
  const folded = plain(text).toLowerCase()
  let start = 0
  let end = folded.length
  while (start < end && "-*•·–. ".includes(folded.charAt(start))) start++
  while (end > start && ".;, ".includes(folded.charAt(end - 1))) end--
  return folded.slice(start, end)
}

/** A text read once for all rules; words and names are looked for when first asked: of most of a profile only the stems are. */
export class TextView {
  readonly tokens: Tokens
  private ownWords: ReadonlyArray<string> | undefined
  private ownMentions: ReadonlyArray<Found> | undefined
  private ownMentionOf: ReadonlyArray<Found | undefined> | undefined
  private ownStatusOf: StatusOf | undefined
  private ownHits: RuleHits | undefined
  private ownStems: ReadonlySet<number> | undefined
  private ownWordStems: ReadonlyArray<string> | undefined
  private ownWordSet: ReadonlySet<string> | undefined

  constructor(
    /** `plain` of what was given; the words' places count its characters. */
    readonly text: string,
    /** The same with the words' numbers in the lexicon. */
    readonly taken: Read,
    private readonly isList: boolean
  ) {
    this.tokens = taken.tokens
  }

  /** The words in lower case. */
  get words(): ReadonlyArray<string> {
    const { tokens } = this
    return (this.ownWords ??= Array.from({ length: tokens.count }, (_, index) =>
      ((tokens.shapes[index] ?? 0) & Shape.ampersand) === 0 ? wordAt(tokens, index) : "and"
    ))
  }

  get wordSet(): ReadonlySet<string> {
    return (this.ownWordSet ??= new Set(this.words))
  }

  /** The words without their endings. */
  get wordStems(): ReadonlyArray<string> {
    return (this.ownWordStems ??= this.words.map(wordStem))
  }

  /** Stems of all words, names included. */
  get stems(): ReadonlySet<number> {
    return (this.ownStems ??= new Set(this.tokens.stems.subarray(0, this.tokens.count)))
  }

  get mentions(): ReadonlyArray<Found> {
    const { count } = this.tokens
    return (this.ownMentions ??= findMentions(this.taken, this.isList ? new Uint8Array(count).fill(1) : undefined))
  }

  /** The name of the lexicon to which a word belongs. */
  mentionAt(index: number): Found | undefined {
    if (this.ownMentionOf === undefined) {
      const made = new Array<Found | undefined>(this.tokens.count)
      for (const mention of this.mentions) made.fill(mention, mention.first, mention.last + 1)
      this.ownMentionOf = made
    }
    return this.ownMentionOf[index]
  }

  /** The concept of that name. */
  conceptAt(index: number): KnownConcept | undefined {
    return concepts[this.mentionAt(index)?.concept ?? -1]
  }

  /** What it says of a name in it: that it is there, planned, expired … */
  get statusOf(): StatusOf {
    return (this.ownStatusOf ??= statusesIn(this.hits, this.mentions))
  }

  /** What the rules find in it. */
  get hits(): RuleHits {
    return (this.ownHits ??= englishRules.read(this.tokens, { type: "resume", claims: true }))
  }
}

/** A text keeps its line breaks in a `list`, so that no name runs over two of them and a short name alone counts. */
export const viewOf = (text: string, kind: "text" | "list" = "text"): TextView => {
  const folded = kind === "text" ? plain(text) : text
  return new TextView(folded, read(folded), kind === "list")
}

export const isDigits = ({ tokens }: TextView, index: number): boolean => isNumberAt(tokens, index)

const beginsInDigit = (word: string): boolean => /^\d/.test(word)

/** "SOC 2", and not "WCAG 2.2" for WCAG: whether a number is of the name of what is mentioned, and no version of it. */
export const hasNumberInName = (mention: Found): boolean => wordsOf(conceptOf(mention)?.name ?? "").some(beginsInDigit)

export const stemAt = ({ tokens }: TextView, index: number): number => tokens.stems[index] ?? 0

/** Whether a word has content of its own: no article, preposition or auxiliary. */
export const isContent = (view: TextView, index: number): boolean => !functionWords.has(view.words[index] ?? "")

/** Part of a figure, which is compared as one: digits, number words, scales and units. */
export const isFigure = (view: TextView, index: number): boolean => {
  const word = view.words[index] ?? ""
  if (units.has(word) && index > 0 && isDigits(view, index - 1)) return true
  return /^\d/.test(word) || numberWords.has(word) || (word.length > 1 && scaleWords.has(word)) || unitWords.has(word)
}

/** The words between two places as they are written. */
export const textAt = ({ text, tokens }: TextView, { first, last }: Place): string =>
  text.slice(tokens.starts[first] ?? 0, tokens.ends[last] ?? 0)

export const opensSentence = ({ tokens }: TextView, index: number): boolean =>
  index === 0 || (tokens.gaps[index] ?? 0) >= Gap.sentence || (tokens.gaps[index] ?? 0) === Gap.bullet

export const conceptOf = ({ concept }: Found) => concepts[concept]
