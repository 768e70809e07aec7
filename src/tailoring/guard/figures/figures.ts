import { FigureReader } from "./figureReader.js"
import { FigureText, type Hedge } from "./FigureText.js"
import { plain } from "../reading/TextView.js"

// The figures of a text, by value and unit: "40 %" is "40 percent" and not "40"; "2k" is "2,000"; "doubled" is "2x".

/** A figure of a text. */
export interface Figure {
  /** Value and unit, as they are compared. */
  readonly key: string
  readonly start: number
  readonly end: number
  readonly hedge: Hedge
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

/** The figures of a text, in order. Linear. */
export const figuresIn = (text: string): ReadonlyArray<Figure> => {
  const read = new FigureText(plain(text).toLowerCase())
  const found = new FigureReader(read.items).run()
  return found.map((figure, number): Figure => {
    const next = found[number + 1]
    const [before, after] = [found[number - 1]?.next ?? 0, next?.first ?? read.items.length]
    return {
      key: figure.key,
      ...read.placeOf(figure),
      hedge: read.hedgeOf(figure, before, after),
      left: read.wordsBetween(before, figure.first, true),
      right: read.wordsBetween(figure.next, after, false),
      leads: read.isWord(figure.first - 1),
      isPlace: read.isPlace(figure),
      whole: next !== undefined && read.isPartOf(figure, next) ? next.key : undefined,
      counted: read.countedBy(figure, after),
      get listed() {
        return read.listedFrom(figure.next)
      }
    }
  })
}

/** The figures of a revision, beside those of the text that they must come from. */
export interface FigureCheck {
  /** The text the figures must come from. */
  readonly held: ReadonlyArray<Figure>
  readonly revised: ReadonlyArray<Figure>
  /** All stems of the held text, to tell a new thing counted from a known one. */
  readonly heldWords: ReadonlySet<string>
  /** All stems of the new text. */
  readonly revisedWords: ReadonlySet<string>
  /** Whether the digits belong to a name that the person holds ("SOC 2", "Java 17"). */
  readonly isName: (figure: Figure) => boolean
  /** Whether another text of the same employer has the figure, of the same thing. */
  readonly isOfEmployer: (figure: Figure) => boolean
  /** Whether a word, by its stem, names people: "cook", "crew". */
  readonly isPeople: (stem: string) => boolean
  /** Whether two words, by their stems, say the same. */
  readonly saysSame: (one: string, other: string) => boolean
  /** Whether the same figure must also speak of the same thing and be bounded alike. */
  readonly strict: boolean
}
