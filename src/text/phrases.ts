import { append } from "./append.js"

/** The words of a text in small letters, without the signs between them: "B.Sc., Self-employed" is b, sc, self, employed. */
export const plainWords = (text: string): ReadonlyArray<string> => wordsIn(text.toLowerCase())

/** The runs of letters and digits of a text. */
export const wordsIn = (text: string): ReadonlyArray<string> => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** How phrases are written: "*shire" and "certif*" leave a beginning or an end open, "leiter(in)" is both forms. */
const formsOf = (phrase: string): ReadonlyArray<string> => {
  const [whole = "", stem = "", ending = ""] = /^(.*)\((\p{L}+)\)$/u.exec(phrase) ?? [phrase, phrase]
  return whole === stem ? [whole] : [stem, `${stem}${ending}`]
}

/** Phrases that are looked for in the words of a text. */
export class PhraseSet {
  /** By the first word what follows it. */
  private readonly byFirst = new Map<string, Array<ReadonlyArray<string>>>()
  private readonly beginnings: Array<string> = []
  private readonly endings: Array<string> = []

  constructor(phrases: Iterable<string>) {
    for (const phrase of [...phrases].flatMap(formsOf)) {
      const [first = "", ...rest] = plainWords(phrase)
      if (phrase.startsWith("*")) this.endings.push(first)
      else if (phrase.endsWith("*")) this.beginnings.push(first)
      else append(this.byFirst, first, rest)
    }
  }

  /** How many words the longest phrase has that begins at a word; 0 for none. */
  lengthAt(words: ReadonlyArray<string>, at: number): number {
    const word = words[at]
    if (word === undefined) return 0
    let length = 0
    for (const rest of this.byFirst.get(word) ?? []) {
      if (rest.length >= length && rest.every((other, step) => words[at + 1 + step] === other)) length = rest.length + 1
    }
    if (length > 0) return length
    const isOpen = this.endings.some((one) => word.endsWith(one)) || this.beginnings.some((one) => word.startsWith(one))
    return isOpen ? 1 : 0
  }

  /** Whether one of them stands anywhere. */
  isIn(words: ReadonlyArray<string>): boolean {
    return words.some((_, at) => this.lengthAt(words, at) > 0)
  }

  /** Whether the words are one of them. */
  isAll(words: ReadonlyArray<string>): boolean {
    return words.length > 0 && this.lengthAt(words, 0) === words.length
  }

  /** Whether the words end with one of them. */
  endsIn(words: ReadonlyArray<string>): boolean {
    return words.some((_, at) => {
      const length = this.lengthAt(words, at)
      return length > 0 && at + length === words.length
    })
  }

  /** The same asked of texts. */
  isWithin(text: string): boolean {
    return this.isIn(plainWords(text))
  }

  isWhole(text: string): boolean {
    return this.isAll(plainWords(text))
  }

  opens(text: string): boolean {
    return this.lengthAt(plainWords(text), 0) > 0
  }
}

/** The phrases as alternatives of a regular expression, the longest first. */
export const alternativesOf = (phrases: ReadonlyArray<string>): string =>
  phrases
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("|")
