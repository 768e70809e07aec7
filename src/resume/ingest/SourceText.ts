import { wordsFor } from "../../rules/resumeWords/words.js"
import { placedWordsIn, wordsIn } from "./compare.js"
import { Statements } from "./Statements.js"
import { append } from "../../text/append.js"

/** Share of a sentence's words that must stand together in the text: a model may mend a slip, and add nothing. */
const minOverlap = 0.9
/** How much longer than the sentence the stretch of text may be: line breaks, marks, a page number. */
const slack = 1.25
/** Words before a phrase that may take it back. */
const reach = 4

/** What takes a phrase back when it stands before it: "did not administer medication". */
const denying: ReadonlySet<string> = new Set(wordsFor("denying"))
/** What makes less of an action when it stands before it: "helped lead the team". */
const lessening: ReadonlySet<string> = new Set(wordsFor("lessening"))
/** Words that a reading may add or leave out without saying anything else. */
const small: ReadonlySet<string> = new Set(wordsFor("sentenceSmallWords"))

/** Whether a part stands in a text with no such character before or after it. */
const standsApart = (text: string, part: string, joined: RegExp): boolean => {
  for (let at = text.indexOf(part); part !== "" && at >= 0; at = text.indexOf(part, at + 1))
    if (!joined.test(text[at - 1] ?? "") && !joined.test(text[at + part.length] ?? "")) return true
  return false
}

/** Whether two words are one but for a slip of one letter. */
const isSlip = (one: string, other: string): boolean => {
  if (one.length < 6 || Math.abs(one.length - other.length) > 1 || /\d/.test(one + other)) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  let end = 0
  while (end < Math.min(one.length, other.length) - at && one.at(-1 - end) === other.at(-1 - end)) end++
  return Math.max(one.length, other.length) - at - end <= 1
}

/** How many of the first words stand before a place, the next word included, when so many stood there without it. */
const bordered = (
  words: ReadonlyArray<string>,
  borders: ReadonlyArray<number>,
  matched: number,
  next: string | undefined
): number => {
  let held = matched
  while (held > 0 && words[held] !== next) held = borders[held - 1] ?? 0
  return words[held] === next ? held + 1 : held
}

/** For each of the words how many of the first stand again up to it (the table of Knuth, Morris and Pratt). */
const bordersOf = (words: ReadonlyArray<string>): ReadonlyArray<number> => {
  const borders: Array<number> = [0]
  for (let at = 1; at < words.length; at++) borders.push(bordered(words, borders, borders[at - 1] ?? 0, words[at]))
  return borders
}

/** A raw text, prepared to be asked whether it holds a value. */
export class SourceText {
  private readonly words: ReadonlyArray<string>
  private readonly opens: ReadonlyArray<boolean>
  private readonly lower: string
  private readonly places = new Map<string, Array<number>>()
  readonly statements: Statements

  constructor(private readonly text: string) {
    // A word that the end of a line has cut is one word.
    const placed = placedWordsIn(text.replace(/(\p{Ll})-\n\s*(?=\p{Ll})/gu, "$1"))
    this.words = placed.map(({ word }) => word)
    this.opens = placed.map(({ opens }) => opens)
    this.lower = text.toLowerCase()
    this.statements = new Statements(text)
    for (const [index, word] of this.words.entries()) append(this.places, word, index)
  }

  /** Whether these words, already in the form of `wordsIn`, stand one after another. */
  holdsWords(words: string): boolean {
    return this.placesOfWords(words.split(" ")).length > 0
  }

  /** Where a phrase stands, as the places of its first words. */
  placesOf(phrase: string): ReadonlyArray<number> {
    return this.placesOfWords(wordsIn(phrase))
  }

  private placesOfWord(word: string): ReadonlyArray<number> {
    return this.places.get(word) ?? []
  }

  /**
   * Looked for where the rarest of the words stands, and no word of the text is read twice: the words of a text that
   * says one thing over and over stand at each of its places.
   */
  private placesOfWords(words: ReadonlyArray<string>): ReadonlyArray<number> {
    const rarest = words.reduce(
      (best, word, step) =>
        this.placesOfWord(word).length < this.placesOfWord(words[best] ?? "").length ? step : best,
      0
    )
    const found: Array<number> = []
    const borders = bordersOf(words)
    let next = 0
    for (const place of this.placesOfWord(words[rarest] ?? "")) {
      // Words from here on are read already.
      if (place - rarest < next) continue
      next = place - rarest
      let matched = 0
      do {
        matched = bordered(words, borders, matched, this.words[next])
        next += 1
        if (matched < words.length) continue
        found.push(next - matched)
        matched = borders[matched - 1] ?? 0
      } while (matched > 0)
    }
    return found
  }

  /** Words before a place in the same line and sentence, nearest first. */
  private before(place: number): ReadonlyArray<string> {
    const words: Array<string> = []
    for (let at = place; at > 0 && words.length < reach && this.opens[at] !== true; at--)
      words.push(this.words[at - 1] ?? "")
    return words
  }

  /** Whether a name, place or title stands in the text, whatever its case, marks and spaces. */
  holdsName(name: string): boolean {
    return this.placesOf(name).length > 0
  }

  /** Whether a word stands in the text in exactly this case and not inside another. */
  holdsExactly(word: string): boolean {
    return standsApart(this.text, word, /[\p{L}\p{N}]/u)
  }

  /** Whether an address stands in the text and is not only a part of a longer one. */
  holdsAddress(address: string): boolean {
    return standsApart(this.lower, address, /[a-z0-9_%+@-]/)
  }

  /**
   * Places of the wanted words, each with how often it is wanted, in every stretch of `span` words that lacks `maxLacking`
   * of them at most. Such a stretch has one of so many of the rarest, so that only what is near to those is looked at.
   */
  private hitsNear(wanted: ReadonlyMap<string, number>, maxLacking: number, span: number): ReadonlyArray<number> {
    const rarestFirst = [...wanted].sort(
      ([one], [other]) => this.placesOfWord(one).length - this.placesOfWord(other).length
    )
    const anchors: Array<number> = []
    let lacking = 0
    for (const [word, count] of rarestFirst) {
      if (lacking > maxLacking) break
      lacking += count
      for (const place of this.placesOfWord(word)) anchors.push(place)
    }
    const hits: Array<number> = []
    let next = 0
    for (const anchor of anchors.sort((a, b) => a - b)) {
      const end = Math.min(anchor + span, this.words.length)
      for (next = Math.max(next, anchor - span + 1); next < end; next++) {
        if (wanted.has(this.words[next] ?? "")) hits.push(next)
      }
    }
    return hits
  }

  /** The last place up to `to` of a word that is so; asked for stretches that move on, it reads each word once. */
  private lastOf(isSo: (word: string) => boolean): (from: number, to: number) => number {
    let last = -1
    let next = 0
    return (from, to) => {
      for (next = Math.max(next, from); next <= to; next++) if (isSo(this.words[next] ?? "")) last = next
      return last
    }
  }

  /**
   * Where a sentence stands: at least nine tenths of its words together, every number, and nothing of
   * weight that the text does not have there; empty when nowhere. What the text says before it, or
   * among it, must not make less of it. Linear in the words near the places of its rarest.
   */
  placesOfSentence(sentence: string): ReadonlyArray<number> {
    const words = wordsIn(sentence)
    if (words.length === 0) return []
    const own = new Set(words)
    const isLess = (word: string) => (denying.has(word) || lessening.has(word)) && !own.has(word)
    const exact = this.placesOfWords(words)
    if (exact.length > 0) return exact.filter((place) => !this.before(place).some(isLess))

    const wanted = new Map<string, number>()
    for (const word of words) wanted.set(word, (wanted.get(word) ?? 0) + 1)
    const span = Math.ceil(words.length * slack)
    const least = Math.ceil(words.length * minOverlap)
    const hits = this.hitsNear(wanted, words.length - least, span)
    const inWindow = new Map<string, number>()
    const absent = new Set([...own].filter((word) => !small.has(word)))
    const lastLess = this.lastOf(isLess)
    const lastSlips = new Map<string, (from: number, to: number) => number>()
    const hasSlip = (word: string, from: number, to: number) => {
      const lastSlip = lastSlips.get(word) ?? this.lastOf((other) => isSlip(word, other))
      lastSlips.set(word, lastSlip)
      return lastSlip(from, to) >= from
    }
    let matched = 0
    let first = 0
    for (const place of hits) {
      const word = this.words[place] ?? ""
      const count = (inWindow.get(word) ?? 0) + 1
      inWindow.set(word, count)
      absent.delete(word)
      if (count <= (wanted.get(word) ?? 0)) matched += 1
      while ((hits[first] ?? place) <= place - span) {
        const left = this.words[hits[first] ?? 0] ?? ""
        const leftCount = inWindow.get(left) ?? 0
        inWindow.set(left, leftCount - 1)
        if (leftCount === 1 && !small.has(left)) absent.add(left)
        if (leftCount <= (wanted.get(left) ?? 0)) matched -= 1
        first += 1
      }
      if (matched < least) continue
      const from = hits[first] ?? place
      if (lastLess(from, place) >= from || this.before(from).some(isLess)) continue
      if ([...absent].every((one) => hasSlip(one, from, place))) return [from]
    }
    return []
  }

  holdsSentence(sentence: string): boolean {
    return this.placesOfSentence(sentence).length > 0 && !this.statements.takesBack(sentence)
  }
}
