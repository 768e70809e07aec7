import { groupsNamed } from "../../../lexicon/words/words.js"
import { plain } from "../reading/TextView.js"
import { FigureReader, type Item, itemsOf, type Read } from "./figureReader.js"
import { wordStem } from "../reading/stems.js"
import { functionWords, groups, lessThan, moreThan, risen, roughly, units } from "../reading/guardWords.js"

// What stands around the figures of a text: the words that bound them, and what they count.

const dateLinks = groupsNamed("FigureText.dateLinks")
const stepLinks = groupsNamed("FigureText.stepLinks")

/** "Most": up to so many. */
export type Hedge = "more" | "less" | "most" | "about" | ""

/** A figure of a text. */
export interface Figure {
  /** Value and unit, as they are compared. */
  readonly key: string
  readonly start: number
  readonly end: number
  readonly hedge: Hedge
  /** How it stands in the sentence: of a year "since", "until", "before", of an amount "by" or "to". */
  readonly link: string
  /** Stems of the words between the figure before it and this one, nearest last. */
  readonly left: ReadonlyArray<string>
  /** The same up to the next figure, nearest first. */
  readonly right: ReadonlyArray<string>
  /** The word before it belongs to it: nothing stands between. */
  readonly leads: boolean
  /** "3rd": which one in an order. */
  readonly isPlace: boolean
  /** "22 of 60": the figure of which it is a part. */
  readonly whole: string | undefined
  /** What it counts: words after it up to the next sign or word without content. */
  readonly counted: ReadonlyArray<string>
  /** "Two clients, a factory and an agent": how many are listed after what it counts; 0 without a list. */
  readonly listed: number
}

/** A text as figures are read in it. */
export class FigureText {
  private readonly lower: string
  private readonly items: ReadonlyArray<Item>

  constructor(text: string) {
    this.lower = plain(text).toLowerCase()
    this.items = itemsOf(this.lower)
  }

  /** The figures of the text, in order. Linear. */
  get figures(): ReadonlyArray<Figure> {
    const found = new FigureReader(this.items).run()
    const listedFrom = (from: number) => this.listedFrom(from)
    return found.map((figure, number): Figure => {
      const { first, key, next: end } = figure
      const next = found[number + 1]
      const [before, after] = [found[number - 1]?.next ?? 0, next?.first ?? this.items.length]
      return {
        key,
        start: this.items[first]?.start ?? 0,
        end: this.items[end - 1]?.end ?? 0,
        hedge: this.hedgeOf(figure, before, after),
        link: this.linkOf(figure),
        left: this.wordsBetween(before, first, true),
        right: this.wordsBetween(end, after, false),
        leads: this.leadsTo(first),
        isPlace: /^(?:st|nd|rd|th)$/.test(this.items[end - 1]?.text ?? ""),
        whole: next !== undefined && this.isPartOf(figure, next) ? next.key : undefined,
        counted: this.countedBy(figure, after),
        get listed() {
          return listedFrom(end)
        }
      }
    })
  }

  /** Stems of all words. */
  get stems(): ReadonlySet<string> {
    return new Set(this.items.flatMap(({ kind, text }) => (kind === "word" ? [wordStem(text)] : [])))
  }

  /** "22 of 60": the first is a part of the second. */
  private isPartOf(read: Read, whole: Read): boolean {
    return (
      whole.key.endsWith("|") &&
      read.key.endsWith("|") &&
      whole.first - read.next <= 3 &&
      [whole.first - 1, whole.first - 2].some((at) => at >= read.next && this.items[at]?.text === "of")
    )
  }

  /** Whether a word stands right before a figure, and bounds it not. */
  private leadsTo(first: number): boolean {
    const word = this.items[first - 1]?.text ?? ""
    return this.isContentAt(first - 1) && ![lessThan, roughly, moreThan].some((words) => words.has(word))
  }

  /** "Since June 2022", "by about 12 %" */
  private linkOf({ first, key }: Read): string {
    const links = /^(?:19|20)\d\d\|$/.test(key) ? dateLinks : stepLinks
    const [last, previous] = [this.items[first - 1], this.items[first - 2]]
    return links.get(last?.text ?? "") ?? (last?.kind === "word" ? links.get(previous?.text ?? "") : undefined) ?? ""
  }

  private hedgeOf({ first, next }: Read, from: number, upTo: number): Hedge {
    // "Over two deployments": while they lasted.
    const isDuring = this.items[first]?.kind === "word" && !units.has(this.items[next - 1]?.text ?? "")
    // "Up to over 6" is no bound; it is compared as the one that claims more.
    const last = this.items[first - 1]?.text ?? ""
    if (first > from && moreThan.has(last) && !(isDuring && last === "over")) return "more"
    for (let at = Math.max(from, first - 3); at < first; at++) {
      const word = this.items[at]?.text ?? ""
      // "over", "more than", "at least"; "over" of time and place counts as well: it must not be new.
      if (at === first - 1 && isDuring && word === "over") continue
      if (moreThan.has(word) || (word === "than" && this.items[at - 1]?.text === "more")) return "more"
      if (lessThan.has(word) || (word === "than" && /^(?:less|fewer)$/.test(this.items[at - 1]?.text ?? ""))) {
        return "less"
      }
      if (roughly.has(word)) return "about"
      // "Went up to 71 %" is no bound.
      const isRise = risen.has(this.items[at - 1]?.text ?? "")
      if (word === "up" && this.items[at + 1]?.text === "to" && !isRise) return "most"
    }
    if (this.items[next]?.text === "+" || this.lower.charAt(this.items[next - 1]?.end ?? 0) === "+") return "more"
    if (next < upTo && /^(?:plus|or more)\b/.test(`${this.items[next]?.text} ${this.items[next + 1]?.text}`))
      return "more"
    for (let at = first; at < next; at++) if (this.items[at]?.text === "+") return "more"
    return ""
  }

  /** "6 cooks", "a crew of 6", "a 6-cook crew" */
  private countedBy({ first, next }: Read, end: number): ReadonlyArray<string> {
    const group = this.items[first - 2]
    const joined = this.items[next + 1]
    if (this.items[next]?.text === "-" && joined?.kind === "word") return [wordStem(joined.text)]
    const own = this.phraseFrom(next, end)
    if (this.items[first - 1]?.text !== "of" || group?.kind !== "word") return own
    // "The department of 6 uses them"
    if (groups.has(wordStem(group.text))) return [wordStem(group.text)]
    return own.length > 0 || functionWords.has(group.text) ? own : [wordStem(group.text)]
  }

  /** How many things stand after a sign, joined by commas and "and". */
  private listedFrom(from: number): number {
    let listed = 0
    for (let at = from; at < this.items.length; at++) {
      const { kind, text } = this.items[at] ?? { kind: "sign", text: "." }
      if (kind === "sign" && /^[.;)]$/.test(text)) break
      if (kind === "sign" && /^[,:(]$/.test(text) && this.items[at + 1]?.text !== "and") listed++
      else if (listed > 0 && text === "and") listed++
    }
    return listed
  }

  private phraseFrom(from: number, end: number): ReadonlyArray<string> {
    const words: Array<string> = []
    for (let at = from; at < end; at++) {
      const item = this.items[at]
      if (item === undefined || (item.kind === "sign" && item.text !== "-" && item.text !== "'")) break
      // "420 hourly and salaried employees": what is counted stands after the second of two adjectives.
      // "50 customer and plumber calls"
      const isJoined =
        item.text === "and" &&
        (/(?:ly|ed|al|ary)$/.test(this.items[at - 1]?.text ?? "") ||
          (this.isContentAt(at + 1) && this.isContentAt(at + 2)))
      if (isJoined) continue
      if (item.kind === "number" || (item.kind === "word" && functionWords.has(item.text))) break
      if (item.kind === "word" && item.text.length > 1) words.push(wordStem(item.text))
    }
    return words
  }

  private isContentAt(at: number): boolean {
    const item = this.items[at]
    return item?.kind === "word" && !functionWords.has(item.text)
  }

  /** Words of the same sentence before or after a figure. */
  private wordsBetween(from: number, end: number, isLeft: boolean): ReadonlyArray<string> {
    const words: Array<string> = []
    for (let at = from; at < end; at++) {
      const item = this.items[at]
      if (item?.text === "." && isLeft) words.length = 0
      else if (item?.text === ".") break
      else if (item !== undefined && item.text.length > 1 && this.isContentAt(at)) words.push(wordStem(item.text))
    }
    return words
  }
}

export const figuresIn = (text: string): ReadonlyArray<Figure> => new FigureText(text).figures
