import { englishRules, type RuleHits } from "../../../rules/RuleSet.js"
import { type StatusOf, statusesIn } from "../../../rules/statusesIn.js"
import { concepts } from "../../../lexicon/lexicon.js"
import { findMentions, type Found, type Read, read } from "../../../lexicon/matcher/mentions.js"
import { wordAt, wordsOf } from "../../../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../../../text/Tokens.js"
import { numberWords, scaleWords, units, unitWords } from "./figureWords.js"
import { functionWords } from "./grammarWords.js"

/** Text as it is compared: folded width, straight quotes and dashes, no invisible characters, single spaces. */
export const plain = (text: string): string => {
  if (isPlainAlready.test(text)) return text
  return isAscii.test(text) ? text.replace(/`/g, "'").replace(manySpaces, " ").trim() : folded(text)
}

/** Nothing to fold but spaces and one quote. */
// eslint-disable-next-line no-control-regex -- what is not ASCII is asked for
const isAscii = /^[\u0000-\u007f]*$/

/** What becomes a single space; those that are one already are not touched, for they are most. */
const manySpaces = /\s{2,}|[^\S ]/g

/** Printable ASCII with single spaces inside: most of what comes, and nothing in it would change. */
const isPlainAlready = /^(?:[!-~]+(?: [!-~]+)*)?$/

const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{e0000}-\u{e01ef}]/gu, "")
    .replace(/[‘’‚‛`´ʼ]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(manySpaces, " ")
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

/** A text read once for all rules. */
export interface TextView {
  /** `plain` of what was given; the words' places count its characters. */
  readonly text: string
  readonly tokens: Tokens
  /** The same with the words' numbers in the lexicon. */
  readonly taken: Read
  /** The words in lower case. */
  readonly words: ReadonlyArray<string>
  readonly mentions: ReadonlyArray<Found>
  /** For each word the number of the mention it belongs to, or -1. */
  readonly mentionOf: Int32Array
  /** What it says of a name in it: that it is there, planned, expired … */
  readonly statusOf: StatusOf
  /** What the rules find in it. */
  readonly hits: RuleHits
  readonly kept: Kept
}

/**
 * What several rules ask of a text, worked out when first asked (`once`). It lies with the text and not in a weak map:
 * those of young objects cost the collector several milliseconds each time it comes by.
 */
interface Kept {
  allStems: ReadonlySet<number> | undefined
  wordSet: ReadonlySet<string> | undefined
  /** Places of phrases, by the number of their list. */
  phrases:
    | ReadonlyArray<ReadonlyArray<{ readonly name: string; readonly first: number; readonly last: number }> | undefined>
    | undefined
}

const nothingKept = (): Kept => ({ allStems: undefined, wordSet: undefined, phrases: undefined })

/** The words of a text in lower case. */
const wordsIn = (tokens: Tokens): ReadonlyArray<string> => {
  const words = new Array<string>(tokens.count)
  // Lower case of the whole text at once; in the rare scripts where that changes the length, word by word.
  const lower = tokens.folded.toLowerCase()
  const hasApostrophe = /['‘’]/.test(lower)
  const isAligned = lower.length === tokens.folded.length
  for (let index = 0; index < tokens.count; index++) {
    if (((tokens.shapes[index] ?? 0) & Shape.ampersand) !== 0) words[index] = "and"
    else if (isAligned) {
      const word = lower.slice(tokens.foldedStarts[index] ?? 0, tokens.foldedEnds[index] ?? 0)
      words[index] = hasApostrophe ? word.replace(/['‘’]/g, "") : word
    } else words[index] = wordAt(tokens, index)
  }
  return words
}

/** Words and names are looked for when they are first asked for: of most of a profile only the stems are. */
class View implements TextView {
  readonly tokens: Tokens
  readonly kept = nothingKept()
  private ownWords: ReadonlyArray<string> | undefined
  private ownMentions: ReadonlyArray<Found> | undefined
  private ownMentionOf: Int32Array | undefined
  private ownStatusOf: StatusOf | undefined
  private ownHits: RuleHits | undefined

  constructor(
    readonly text: string,
    readonly taken: Read,
    private readonly isList: boolean
  ) {
    this.tokens = taken.tokens
  }

  get words(): ReadonlyArray<string> {
    return (this.ownWords ??= wordsIn(this.tokens))
  }

  get mentions(): ReadonlyArray<Found> {
    const { count } = this.tokens
    return (this.ownMentions ??= findMentions(this.taken, this.isList ? new Uint8Array(count).fill(1) : undefined))
  }

  get mentionOf(): Int32Array {
    if (this.ownMentionOf === undefined) {
      const made = new Int32Array(this.tokens.count).fill(-1)
      this.mentions.forEach(({ first, last }, number) => made.fill(number, first, last + 1))
      this.ownMentionOf = made
    }
    return this.ownMentionOf
  }

  get statusOf(): StatusOf {
    return (this.ownStatusOf ??= statusesIn(this.hits, this.mentions))
  }

  get hits(): RuleHits {
    return (this.ownHits ??= englishRules.read(this.tokens, { type: "resume" }))
  }
}

/** `lines` and `list` keep their line breaks, so that no name runs over two of them; in a `list` a short name alone counts. */
export const viewOf = (text: string, kind: "text" | "lines" | "list" = "text"): TextView => {
  const folded = kind === "text" ? plain(text) : text
  return new View(folded, read(folded), kind === "list")
}

export const isDigits = ({ tokens }: TextView, index: number): boolean => {
  const shape = tokens.shapes[index] ?? 0
  return (shape & Shape.digit) !== 0 && (shape & (Shape.lower | Shape.initialUpper | Shape.innerUpper)) === 0
}

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

export const opensSentence = ({ tokens }: TextView, index: number): boolean =>
  index === 0 || (tokens.gaps[index] ?? 0) >= Gap.sentence || (tokens.gaps[index] ?? 0) === Gap.bullet

/** What a view is asked for by several rules, worked out once. */
export const once =
  <Key extends keyof Kept>(key: Key, workOut: (view: TextView) => NonNullable<Kept[Key]>) =>
  (view: TextView): NonNullable<Kept[Key]> => {
    const found = view.kept[key]
    if (found !== undefined) return found
    const value = workOut(view)
    view.kept[key] = value
    return value
  }

/** Stems of all words, names included. */
export const allStems = once("allStems", (view): ReadonlySet<number> => {
  const stems = new Set<number>()
  for (let index = 0; index < view.tokens.count; index++) stems.add(stemAt(view, index))
  return stems
})

/** The words of a text as a set. */
export const wordSet = once("wordSet", (view): ReadonlySet<string> => new Set(view.words))

export const conceptOf = ({ concept }: Found) => concepts[concept]
