import { FigureReader } from "./figureReader.js"
import { FigureText, type Hedge, type Read } from "./FigureText.js"
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
  /** "22 of 60": the figure of which it is a part. */
  readonly whole: string | undefined
  /** What it counts: words behind it up to the next sign or word without content. */
  readonly counted: ReadonlyArray<string>
  /** "Two clients, a factory and an agent": how many are listed behind what it counts; 0 without a list. */
  readonly listed: number
}

/** A profile has many figures of which few are asked what they count. */
class ReadFigure implements Figure {
  readonly key: string
  readonly start: number
  readonly end: number
  readonly hedge: Hedge
  readonly leads: boolean
  private ownLeft: ReadonlyArray<string> | undefined
  private ownRight: ReadonlyArray<string> | undefined
  private ownCounted: ReadonlyArray<string> | undefined

  /** `before`: the first item behind the figure before it; `after`: the first item of the next one. */
  constructor(
    private readonly read: Read,
    private readonly before: number,
    private readonly after: number,
    readonly whole: string | undefined,
    private readonly text: FigureText
  ) {
    const { end, start } = text.placeOf(read)
    this.key = read.key
    this.start = start
    this.end = end
    this.hedge = text.hedgeOf(read, before, after)
    this.leads = text.isWord(read.first - 1)
  }

  get left(): ReadonlyArray<string> {
    return (this.ownLeft ??= this.text.wordsBetween(this.before, this.read.first, true))
  }

  get right(): ReadonlyArray<string> {
    return (this.ownRight ??= this.text.wordsBetween(this.read.next, this.after, false))
  }

  get listed(): number {
    return this.text.listedFrom(this.read.next)
  }

  get counted(): ReadonlyArray<string> {
    return (this.ownCounted ??= this.text.countedBy(this.read, this.after))
  }
}

/** The figures of a text, in order. Linear. */
export const figuresIn = (text: string): ReadonlyArray<Figure> => {
  const read = new FigureText(plain(text).toLowerCase())
  const found = new FigureReader(read.items).run()
  return found.map((figure, number) => {
    const next = found[number + 1]
    const whole = next !== undefined && read.isPartOf(figure, next) ? next.key : undefined
    return new ReadFigure(figure, found[number - 1]?.next ?? 0, next?.first ?? read.items.length, whole, read)
  })
}
