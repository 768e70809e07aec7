/** A piece of text on a page, in points from the left and from the top. */
export interface Piece {
  readonly text: string
  readonly x: number
  /** Of the base line. */
  readonly y: number
  readonly width: number
  /** Of the font. */
  readonly size: number
  /** Whether it runs from left to right and not up or down the page. */
  readonly level: boolean
}

/** Pieces on one base line, from left to right. */
export interface Row {
  readonly pieces: ReadonlyArray<Piece>
  readonly left: number
  readonly right: number
  readonly y: number
  /** Of the font most used. */
  readonly size: number
  readonly text: string
}
