import { wordsIn } from "../../text/phrases.js"
import { fold } from "../../text/tokenizer/fold.js"
import type { Entries, Glossary } from "./GlossaryData.js"

/** A word of a phrase and those that may follow it. */
export interface GlossNode {
  readonly next: Map<string, GlossNode>
  /** What the phrase that ends here is in English; undefined where none ends. */
  english: Gloss | undefined
  /** The same for words written in capitals. */
  capitals: Gloss | undefined
}

/** What words are in English. */
export interface Gloss {
  readonly english: string
  /** Whether they are the name of a skill, and so mean it where the English name could mean something else ("German"). */
  readonly isSkill: boolean
}

/** A glossary made ready for reading. */
export interface Glosses {
  readonly root: GlossNode
  /** The nodes after a word of a text, which is given folded and as it is written there; the more exact ones first. */
  readonly after: (nodes: ReadonlyArray<GlossNode>, word: string, written: string) => ReadonlyArray<GlossNode>
  readonly isElided: (word: string) => boolean
  /** Longest first, folded. */
  readonly tails: ReadonlyArray<readonly [tail: string, english: string]>
}

/** A word by which others are compared: small letters, no accents, no apostrophes. */
const plainOf = (word: string): string =>
  fold(word).folded.toLowerCase().replace(/ß/g, "ss").replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/['‘’]/g, "")

/** What is left of a word without its endings is no shorter than this. */
const shortestStem = 4

const withoutEndings = (glossary: Glossary) => {
  const endings = Object.entries(glossary.endings)
  const known = new Map<string, string>()
  return (word: string): string => {
    const plain = plainOf(word)
    const found = known.get(plain)
    if (found !== undefined) return found
    let stem = plain
    for (let round = 0; round < 4; round++) {
      const fitting = endings.find(
        ([ending, instead]) => stem.endsWith(ending) && stem.length - ending.length + instead.length >= shortestStem
      )
      if (fitting === undefined) break
      stem = stem.slice(0, stem.length - fitting[0].length) + fitting[1]
    }
    if (known.size < 20_000) known.set(plain, stem)
    return stem
  }
}

const wholeKey = (word: string): string => `${word.normalize("NFC").toLowerCase()}!`

/** "Qualitaetssicherung" is written where there is no ä. */
const spelledOut = (phrase: string): ReadonlyArray<string> =>
  /[äöü]/.test(phrase) ? [phrase, phrase.replace(/ä/g, "ae").replace(/ö/g, "oe").replace(/ü/g, "ue")] : [phrase]

interface Line extends Gloss {
  readonly phrases: ReadonlyArray<string>
}

const linesOf = (entries: Entries, isSkill = false): ReadonlyArray<Line> =>
  Object.entries(entries).map(([english, phrases]) => ({ english, isSkill, phrases }))

const allLines = ({ silent, skills, titles, triggers, words }: Glossary): ReadonlyArray<Line> => [
  ...[words, triggers, titles].flatMap((part) => linesOf(part)),
  { english: "", isSkill: false, phrases: silent },
  ...linesOf(skills, true)
]

const isCapitals = (phrase: string): boolean => /\p{Lu}.*\p{Lu}/u.test(phrase)

const nodeOf = (): GlossNode => ({ next: new Map(), english: undefined, capitals: undefined })

/** What a glossary says, and its words that have two meanings: none when it is sound. */
export const glossesFrom = (
  glossary: Glossary
): { readonly glosses: Glosses; readonly faults: ReadonlyArray<string> } => {
  const keyOf = withoutEndings(glossary)
  const root = nodeOf()
  const faults: Array<string> = []
  for (const { english, isSkill, phrases } of allLines(glossary)) {
    for (const phrase of phrases.flatMap(spelledOut)) {
      let node = root
      // "deutsch!", "química!": with these endings and accents only.
      const isWhole = phrase.endsWith("!")
      for (const word of wordsIn(phrase)) {
        const key = isWhole ? wholeKey(word) : keyOf(word)
        const next = node.next.get(key) ?? nodeOf()
        node.next.set(key, next)
        node = next
      }
      const kind = isCapitals(phrase) ? "capitals" : "english"
      const there = node[kind]
      if (there !== undefined && there.english !== english) {
        faults.push(`"${phrase}" is "${there.english}" and "${english}"`)
      }
      node[kind] ??= { english, isSkill }
    }
  }
  const elided = new Set(glossary.elided)
  const tails = linesOf(glossary.tails).flatMap(({ english, phrases }) =>
    phrases.map((phrase): readonly [string, string] => [plainOf(phrase), english])
  )
  return {
    glosses: {
      root,
      after: (nodes, word, written) =>
        [wholeKey(written), keyOf(word)].flatMap((key) => nodes.flatMap(({ next }) => next.get(key) ?? [])),
      isElided: (word) => elided.has(plainOf(word)),
      tails: tails.toSorted(([one], [other]) => other.length - one.length)
    },
    faults
  }
}
