import { once, type TextView } from "./TextView.js"
import { append } from "../../../text/append.js"

/** A phrase of a list where a text has it, with its first and last word. */
export interface FoundPhrase {
  readonly name: string
  readonly first: number
  readonly last: number
}

interface Entry {
  readonly words: ReadonlyArray<string>
  readonly name: string
  readonly list: number
}

type Index = Map<string, Array<Entry>>

const enter = (index: Index, phrases: Iterable<string>, list: number): void => {
  for (const name of phrases) {
    const words = name.split(" ")
    append(index, words[0] ?? "", { words, name, list })
  }
}

const find = (index: Index, { words }: TextView, found: (entry: Entry, first: number) => void): void => {
  for (let first = 0; first < words.length; first++) {
    const entries = index.get(words[first] ?? "")
    if (entries === undefined) continue
    for (const entry of entries) {
      let step = 1
      while (step < entry.words.length && words[first + step] === entry.words[step]) step++
      if (step === entry.words.length) found(entry, first)
    }
  }
}

const nothing: ReadonlyArray<FoundPhrase> = []

/** The rules' own lists of phrases; a text is run through once for all of them. */
const ownIndex: Index = new Map()
let ownLists = 0

const foundByList = once("phrases", (view): ReadonlyArray<ReadonlyArray<FoundPhrase> | undefined> => {
  const found: Array<Array<FoundPhrase> | undefined> = []
  find(ownIndex, view, ({ list, name, words }, first) => {
    const one = { name, first, last: first + words.length - 1 }
    const there = found[list]
    if (there === undefined) found[list] = [one]
    else there.push(one)
  })
  return found
})

/** A list of phrases of ours, made when its module is loaded and before any text is read. */
export class Phrases {
  private readonly list = ownLists++

  constructor(phrases: Iterable<string>) {
    enter(ownIndex, phrases, this.list)
  }

  /** The phrases that a text has, in its order. */
  in(view: TextView): ReadonlyArray<FoundPhrase> {
    return foundByList(view)[this.list] ?? nothing
  }
}

/** Phrases of one profile, which go when it goes. */
export class ProfilePhrases {
  private readonly index: Index = new Map()

  constructor(phrases: Iterable<string>) {
    enter(this.index, phrases, 0)
  }

  in(view: TextView): ReadonlyArray<FoundPhrase> {
    const found: Array<FoundPhrase> = []
    find(this.index, view, ({ name, words }, first) => found.push({ name, first, last: first + words.length - 1 }))
    return found
  }
}
