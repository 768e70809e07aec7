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

/** The figures of a text, in order, and the stems of all its words. Linear. */
export const readFigures = (
  text: string
): { readonly figures: ReadonlyArray<Figure>; readonly stems: ReadonlySet<string> } => {
  const read = new FigureText(plain(text).toLowerCase())
  const found = new FigureReader(read.items).run()
  const figures = found.map((figure, number): Figure => {
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
  return { figures, stems: read.stems }
}

export const figuresIn = (text: string): ReadonlyArray<Figure> => readFigures(text).figures
