import { isApostrophe, kindAt } from "../../text/characters.js"
import { fold, type Folded } from "../../text/tokenizer/fold.js"
import type { Gloss, Glosses, GlossNode } from "./glosses.js"

/**
 * Reads a text through a glossary: gives its words in English, as far as the glossary has them, with the way back.
 *
 * Whatever stands for words of the text has the place of all of them, so that no name found in it begins or ends
 * inside a word. One pass over the text; a phrase is looked for a few words far.
 */

interface Word {
  readonly start: number
  readonly end: number
  /** Loses its last letter to the apostrophe after it. */
  readonly isElided: boolean
}

/** "jusqu'à"; the name of a person may hold any number of apostrophes. */
const longestElided = 8

const wordsOf = (text: string, { isElided }: Glosses): ReadonlyArray<Word> => {
  const words: Array<Word> = []
  for (let at = 0; at < text.length;) {
    if (kindAt(text, at) === 1) {
      at++
      continue
    }
    let end = at
    let elided = false
    for (;;) {
      while (kindAt(text, end) !== 1) end++
      if (!isApostrophe(text.charCodeAt(end)) || kindAt(text, end + 1) === 1) break
      elided = end - at <= longestElided && isElided(text.slice(at, end))
      if (elided) break
      end++
    }
    words.push({ start: at, end, isElided: elided })
    at = end
  }
  return words
}

/** "Entwickler:in", "contador(a)", "infirmier·ère": the other gender, put after a sign. */
const otherGender =
  /(?:[/:*_·•.]-?|\(-?|-)(?:innen|in|frauen|frau|mann|euses?|trices?|rices?|ses?|eres?|iennes?|nes?|es?|as?|os?|oras?|ras?)(?:[.·]s)?\)?(?![\p{L}\p{N}])/iuy
/** "(m/w/d)", "(H/F)", "m/w/x": says that any gender is meant. */
const anyGender =
  /\((?:[mwfdhxvin]|divers|gn)(?:\s?[/|,*:]\s?(?:[mwfdhxvin]|divers|gn)){1,3}\)|(?<![\p{L}\p{N}/])(?:[mw]\/[mwf]\/[dxi]|[hm]\/f|f\/[hm])(?![\p{L}\p{N}/])/giu

const mayJoin = /^(?:[ \t\u00a0]{1,3}|-[ \t]{0,2}|[ \t]?\n[ \t]{0,8}|['‘’])$/

const isUpperAt = (text: string, at: number): boolean => kindAt(text, at) === 3

/** Nothing but capitals and signs. */
const isAllUpper = (text: string, from: number, end: number): boolean => {
  let letters = 0
  for (let at = from; at < end; at++) {
    const kind = kindAt(text, at)
    if (kind === 2) return false
    if (kind === 3) letters++
  }
  return letters >= 2
}

/** As the words it stands for are written: in capitals, with a capital, or as the glossary has it. */
const writtenAs = (english: string, text: string, from: number, end: number): string => {
  if (isAllUpper(text, from, end)) return english.toUpperCase()
  return isUpperAt(text, from) ? english.charAt(0).toUpperCase() + english.slice(1) : english
}

/** The text that is being made, with the places of its units in the original. */
class Output {
  private readonly parts: Array<string> = []
  private readonly starts: Array<number> = []
  private readonly ends: Array<number> = []
  private readonly named: Array<number> = []

  constructor(
    private readonly source: string,
    private readonly base: Folded
  ) {}

  startOf(at: number): number {
    return this.base.places?.[at] ?? at
  }

  endOf(at: number): number {
    return (this.base.places?.[at - 1] ?? at - 1) + 1
  }

  /** What is written in the original, with the accents that folding takes away. */
  original(from: number, end: number): string {
    return this.source.slice(this.startOf(from), this.startOf(end))
  }

  copy(from: number, end: number): void {
    if (end <= from) return
    this.parts.push(this.base.folded.slice(from, end))
    for (let at = from; at < end; at++) {
      this.starts.push(this.startOf(at))
      this.ends.push(this.endOf(at + 1))
    }
  }

  /** Stands for what lies between two places of the folded text. */
  put(english: string, from: number, end: number, isSkill = false): void {
    this.parts.push(english)
    if (isSkill) this.named.push(this.starts.length)
    const [start, stop] = [this.startOf(from), this.endOf(end)]
    for (let at = 0; at < english.length; at++) {
      this.starts.push(start)
      this.ends.push(stop)
    }
  }

  done(): Folded {
    const { folded, places } = this.base
    this.starts.push(places?.[folded.length] ?? folded.length)
    return {
      folded: this.parts.join(""),
      places: Int32Array.from(this.starts),
      ends: Int32Array.from(this.ends),
      named: new Set(this.named)
    }
  }
}

/** Small words of up to so many letters are often letters of a name ("e-commerce", "OS", "plan A"). */
const lettersOfSmall = 3

/** A phrase of the glossary in a text: where it ends, and the word after it. */
interface FoundPhrase {
  readonly gloss: Gloss
  readonly end: number
  readonly next: number
}

class Glosser {
  private readonly text: string
  private readonly words: ReadonlyArray<Word>
  private readonly output: Output
  /** Up to where the folded text is written already. */
  private written = 0

  constructor(
    source: string,
    base: Folded,
    private readonly glosses: Glosses
  ) {
    this.text = base.folded
    this.words = wordsOf(base.folded, glosses)
    this.output = new Output(source, base)
  }

  run(): Folded {
    const { output, text, words } = this
    const dropped = [...text.matchAll(anyGender)]
    let drop = 0
    for (let index = 0; index < words.length;) {
      const word = words[index]
      if (word === undefined) break
      const gone = dropped[drop]
      if (gone !== undefined && gone.index <= word.start) {
        const end = gone.index + gone[0].length
        this.copyTo(gone.index)
        this.written = Math.max(this.written, end)
        drop++
        while (index < words.length && (words[index]?.start ?? 0) < end) index++
        continue
      }
      const found = this.phraseAt(index)
      if (found !== undefined) {
        this.replace(found.gloss, word.start, found.end)
        index = found.next
        continue
      }
      const tail = this.compoundAt(word)
      if (tail !== undefined) this.replace({ english: tail, isSkill: true }, word.start, word.end)
      index++
    }
    this.copyTo(text.length)
    return output.done()
  }

  private copyTo(end: number) {
    this.output.copy(this.written, end)
    this.written = Math.max(this.written, end)
  }

  private replace({ english, isSkill }: Gloss, from: number, end: number) {
    const { text } = this
    // "Excel-Kenntnisse": a name and what is said of it, two words in English.
    const isHyphened = text.charCodeAt(from - 1) === 45 && from - 1 >= this.written && text.charCodeAt(from - 2) > 32
    if (isHyphened) {
      this.copyTo(from - 1)
      this.output.put(" ", from - 1, from)
    } else this.copyTo(from)
    this.output.put(writtenAs(english, text, from, end), from, end, isSkill)
    this.written = end
    // "l'équipe": two words.
    if (isApostrophe(text.charCodeAt(end)) && kindAt(text, end + 1) !== 1) {
      this.output.put(" ", end, end + 1)
      this.written = end + 1
    }
  }

  /** The longest phrase of the glossary that begins at a word. */
  private phraseAt(index: number): FoundPhrase | undefined {
    const { glosses, text, words } = this
    let nodes: ReadonlyArray<GlossNode> = [glosses.root]
    let best: FoundPhrase | undefined
    for (let at = index; at < words.length; at++) {
      const word = words[at]
      if (word === undefined) break
      nodes = glosses.after(nodes, text.slice(word.start, word.end), this.output.original(word.start, word.end))
      if (nodes.length === 0) break
      const from = words[index]?.start ?? word.start
      const inCapitals = isAllUpper(text, from, word.end) ? nodes.flatMap(({ capitals }) => capitals ?? []) : []
      const inSmall = at === index && this.isPartOfName(word) ? [] : nodes.flatMap(({ english }) => english ?? [])
      const [gloss] = [...inCapitals, ...inSmall]
      otherGender.lastIndex = word.end
      const gender: string = word.isElided ? "" : (otherGender.exec(text)?.[0] ?? "")
      const end: number = word.end + gender.length
      const after: number = this.wordAfter(at, end)
      if (gloss !== undefined) best = { gloss, end, next: after }
      const next = words[after]
      if (next === undefined) break
      const between = text.slice(end, next.start)
      // A line that begins with a capital begins anew.
      if (!mayJoin.test(between) || (between.includes("\n") && isUpperAt(text, next.start))) break
      at = after - 1
    }
    return best
  }

  private wordAfter(index: number, end: number): number {
    let next = index + 1
    while (next < this.words.length && (this.words[next]?.start ?? 0) < end) next++
    return next
  }

  /** "e-mail", "I/O", "OS": a small word that is a part of another name, or short for one. */
  private isPartOfName({ end, isElided, start }: Word): boolean {
    const { text } = this
    if (end - start > lettersOfSmall || isElided) return false
    const [before, after] = [text.charCodeAt(start - 1), text.charCodeAt(end)]
    const isSign = (unit: number) => unit === 45 || unit === 47 || unit === 38 || unit === 43 || unit === 35
    if (isSign(before) || isSign(after) || (after === 46 && kindAt(text, end + 1) !== 1)) return true
    if (!isAllUpper(text, start, end)) return false
    return !this.isLineUpper(start)
  }

  /** The line that was asked for last: without it a long line of small words would be read once for each of them. */
  private line = { start: 0, end: -1, isUpper: false }

  private isLineUpper(at: number): boolean {
    const { text } = this
    if (at < this.line.start || at >= this.line.end) {
      const start = text.lastIndexOf("\n", at) + 1
      const next = text.indexOf("\n", at)
      const end = next < 0 ? text.length : next
      this.line = { start, end, isUpper: isAllUpper(text, start, end) }
    }
    return this.line.isUpper
  }

  /** "Vertriebserfahrung": what it is of, and the experience. */
  private compoundAt({ end, start }: Word): string | undefined {
    const { glosses, text } = this
    if (glosses.tails.length === 0 || end - start > 60) return undefined
    const word = text.slice(start, end)
    const low = word.toLowerCase()
    for (const [tail, english] of glosses.tails) {
      if (!low.endsWith(tail) || low.length < tail.length + 2) continue
      const head = word.slice(0, word.length - tail.length)
      for (const joint of ["", "s", "n", "en", "es", "er"]) {
        if (!head.toLowerCase().endsWith(joint)) continue
        const part = head.slice(0, head.length - joint.length)
        const [known] = glosses.after([glosses.root], part, part).flatMap((node) => node.english ?? [])
        if (known !== undefined && known.english !== "") return `${known.english} ${english}`
      }
      return `${head} ${english}`
    }
    return undefined
  }
}

/** A text as its English readers take it. */
export const glossed = (text: string, glosses: Glosses): Folded => new Glosser(text, fold(text), glosses).run()
