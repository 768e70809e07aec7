import { wordsIn } from "./compare.js"

/** Share of a sentence's words that must stand together in the text (notes/llm.md). */
const leastOverlap = 0.9
/** How much longer than the sentence the stretch of text may be: line breaks, marks, a page number. */
const slack = 1.25

const isAddressCharacter = (character: string | undefined) =>
  character !== undefined && /[a-z0-9_%+@/-]/.test(character)

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** A raw text, prepared to be asked whether it holds a value. */
export class SourceText {
  private readonly words: ReadonlyArray<string>
  /** Words parted and framed by single spaces, so that a phrase is found at word boundaries only. */
  private readonly line: string
  private readonly lower: string
  private readonly places = new Map<string, Array<number>>()

  constructor(private readonly text: string) {
    this.words = wordsIn(text)
    this.line = ` ${this.words.join(" ")} `
    this.lower = text.toLowerCase()
    for (const [index, word] of this.words.entries()) {
      const held = this.places.get(word)
      if (held === undefined) this.places.set(word, [index])
      else held.push(index)
    }
  }

  /** Whether these words, already in the form of `wordsIn`, stand one after another. */
  holdsWords(words: string): boolean {
    return words !== "" && this.line.includes(` ${words} `)
  }

  /** Whether a name, place or title stands in the text, whatever its case, marks and spaces. */
  holdsName(name: string): boolean {
    const words = wordsIn(name)
    return words.length > 0 ? this.holdsWords(words.join(" ")) : this.lower.includes(name.trim().toLowerCase())
  }

  /** Whether a word stands in the text in exactly this case and not inside another. */
  holdsExactly(word: string): boolean {
    for (let at = this.text.indexOf(word); word !== "" && at >= 0; at = this.text.indexOf(word, at + 1)) {
      if (!isWordCharacter(this.text[at - 1]) && !isWordCharacter(this.text[at + word.length])) return true
    }
    return false
  }

  /** Whether an address stands in the text and is not only a part of a longer one. */
  holdsAddress(address: string): boolean {
    if (address === "") return false
    for (let at = this.lower.indexOf(address); at >= 0; at = this.lower.indexOf(address, at + 1)) {
      const before = this.lower[at - 1]
      const after = this.lower[at + address.length]
      const startsThere = !isAddressCharacter(before) || before === "/"
      const endsThere = !isAddressCharacter(after) || after === "/"
      if (startsThere && endsThere) return true
    }
    return false
  }

  /**
   * Whether at least nine tenths of a sentence's words stand together somewhere in the text, and all
   * of its numbers among them. Linear in the places where its words stand.
   */
  holdsSentence(sentence: string): boolean {
    const words = wordsIn(sentence)
    if (words.length === 0) return false
    if (this.holdsWords(words.join(" "))) return true
    const wanted = new Map<string, number>()
    for (const word of words) wanted.set(word, (wanted.get(word) ?? 0) + 1)
    const hits = [...wanted.keys()].flatMap((word) => this.places.get(word) ?? []).sort((a, b) => a - b)
    const span = Math.ceil(words.length * slack)
    const least = Math.ceil(words.length * leastOverlap)
    const numbers = words.filter((word) => /\d/.test(word))
    const inWindow = new Map<string, number>()
    let matched = 0
    let first = 0
    for (const place of hits) {
      const word = this.words[place] ?? ""
      const count = (inWindow.get(word) ?? 0) + 1
      inWindow.set(word, count)
      if (count <= (wanted.get(word) ?? 0)) matched += 1
      while ((hits[first] ?? place) <= place - span) {
        const left = this.words[hits[first] ?? 0] ?? ""
        const leftCount = inWindow.get(left) ?? 0
        inWindow.set(left, leftCount - 1)
        if (leftCount <= (wanted.get(left) ?? 0)) matched -= 1
        first += 1
      }
      if (matched >= least && numbers.every((number) => (inWindow.get(number) ?? 0) > 0)) return true
    }
    return false
  }
}
