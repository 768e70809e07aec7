import { hashesNamed } from "../../lexicon/words/words.js"
import { concepts } from "../../lexicon/lexicon.js"
import { isPlainName, type Read } from "../../lexicon/matcher/mentions.js"
import { namesOther } from "../../lexicon/matcher/properNames.js"
import { rareWord, weightOfWord } from "../../lexicon/matcher/words.js"
import { everyBetween } from "../../text/between.js"
import { wordsOfLongPosting } from "../../text/limits.js"
import { isCapitalised, isLatin, spellingAt } from "../../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"
import type { Named } from "./alternatives.js"
import { widened } from "../unknown/spans.js"
import type { Span } from "../unknown/tagger.js"

// What one sentence of a posting names, gathered from the lexicon, the taggers and the patterns of lists.

export const isSoft = ({ concept, isSoft: isSoftName }: Named): boolean =>
  concept === undefined ? isSoftName === true : concepts[concept]?.kind === "soft"

const longestWord = 30

/** Letters of Czech, Polish, Portuguese, Romanian, Turkish and their neighbours that no word borrowed by English keeps. */
const ofOtherLanguages = /[ãõłęąśżźćńčřžšěůőűşğıțșā]/i

/**
 * Whether words that no lexicon knows may be a name: what the languages read here are written with. A sentence of a
 * script without spaces, or one written without any, is one word and no name.
 */
const isWritable = (tokens: Tokens, first: number, last: number): boolean =>
  everyBetween(first, last + 1, (index) => spellingAt(tokens, index).length <= longestWord && isLatin(tokens, index)) &&
  !ofOtherLanguages.test(tokens.text.slice(tokens.starts[first], tokens.ends[last]))

const verbs = hashesNamed("sentenceNames.verbs")

/** "Supervises care staff", "Escalate and draft": the verb by which a statement begins. */
const isVerb = (tokens: Tokens, first: number, last: number): boolean =>
  first === last &&
  (tokens.gaps[first] ?? 0) >= Gap.colon &&
  (tokens.gaps[last + 1] ?? Gap.blank) <= Gap.comma &&
  verbs.has(tokens.hashes[first] ?? 0)

const noNames = hashesNamed("sentenceNames.noNames")
const neverNouns = hashesNamed("sentenceNames.neverNouns")
const adverb = /[a-z]ly$/
const nounsInLy = hashesNamed("sentenceNames.nounsInLy")

/** "Schedules panels", "document conclusions clearly", "Sunday night": what is done, how and when, and no name. */
const isTelling = (tokens: Tokens, first: number, last: number): boolean => {
  const { gaps, hashes } = tokens
  const isVerbal = neverNouns.has(hashes[first] ?? 0)
  if (last > first && isVerbal && ((gaps[first] ?? 0) >= Gap.colon || !isCapitalised(tokens, first))) return true
  const end = hashes[last] ?? 0
  if (noNames.has(end)) return true
  return !isCapitalised(tokens, last) && !nounsInLy.has(end) && adverb.test(spellingAt(tokens, last))
}

/** One common word in small letters that no lexicon knows ("setup", "volumes") is a part of what is asked, and no name. */
const isFragment = (tokens: Tokens, first: number, last: number): boolean => {
  const { count, gaps, shapes } = tokens
  if (first !== last || count < wordsOfLongPosting || weightOfWord(tokens, first) >= rareWord) return false
  if (gaps[first] === Gap.hyphen || gaps[last + 1] === Gap.hyphen) return false
  return ((shapes[first] ?? 0) & (Shape.initialUpper | Shape.innerUpper | Shape.digit)) === 0
}

/** The names of one sentence while they are gathered. */
export class SentenceNames {
  private readonly all: Array<Named> = []

  constructor(
    private readonly text: Read,
    /** 1 for the words that are part of a name. */
    private readonly isNamed: Uint8Array
  ) {}

  /** Takes a known skill, a soft one with the words around it that belong to it. */
  known(one: Named, softSpans: ReadonlyArray<Span>) {
    this.add(isSoft(one) ? { ...widened(this.text.tokens, one, softSpans), concept: one.concept } : one)
  }

  private add(named: Named) {
    this.all.push(named)
    this.isNamed.fill(1, named.first, named.last + 1)
  }

  /** Takes a name of the lexicon that means something else here. */
  other({ first, last }: Span) {
    const { tokens } = this.text
    if (
      this.isNamed.subarray(first, last + 1).includes(1) ||
      isVerb(tokens, first, last) ||
      isTelling(tokens, first, last)
    )
      return
    this.add({ first, last, concept: undefined, isSoft: false })
  }

  /** Takes what no lexicon knows, unless it is there already. */
  unknown({ first, last }: Span, areSoft: boolean) {
    const { all, isNamed, text } = this
    const { tokens } = text
    if (!isWritable(tokens, first, last)) return
    const named = isNamed.subarray(first, last + 1)
    if (areSoft) {
      // "Project management skills" hold a known name and are still a soft skill; a known soft skill is there already.
      const holdsSoftSkill = all.some((one) => one.first <= last && one.last >= first && isSoft(one))
      if (!named.includes(0) || holdsSoftSkill) return
    } else {
      if (isFragment(tokens, first, last) || isVerb(tokens, first, last) || isTelling(tokens, first, last)) return
      // A name of the lexicon that was not found here means something else here.
      if (named.includes(1) || isPlainName(text, first, last) || namesOther(text, first, last)) return
    }
    named.fill(1)
    all.push({ first, last, concept: undefined, isSoft: areSoft })
  }

  /** In the order of the text. */
  inOrder(): ReadonlyArray<Named> {
    return this.all.toSorted((one, other) => one.first - other.first)
  }
}
