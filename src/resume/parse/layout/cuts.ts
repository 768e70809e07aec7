/** What stands between two signs of a line. */
export interface Cut {
  readonly text: string
  readonly from: number
  readonly to: number
  /** The sign before it; "" at the beginning of a line. */
  readonly sign: string
}

/** The same, with where it stands among others. */
export interface PlacedCut extends Cut {
  /** Which of the lines it stands on. */
  readonly line: number
  /** How many stand before it on its line. */
  readonly order: number
}

/** How lines are cut. */
export interface Cutting {
  /** Signs and words that may part what stands on a line. */
  readonly signs: RegExp
  /** What is no part of a text at its beginning, and at its end. */
  readonly before: RegExp
  readonly after: RegExp
  readonly isKept: (text: string) => boolean
}

/** A part of a line, and the sign before it. */
export interface Stretch {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly opening: string
}

/**
 * The texts between the signs of a stretch.
 *
 * @param parts whether a sign parts the text that it ends, from one place to another, from what follows
 */
export const cutsIn = (
  { from, opening, text, to }: Stretch,
  { after, before, isKept, signs }: Cutting,
  parts: (sign: string, start: number, end: number) => boolean = () => true
): ReadonlyArray<Cut> => {
  const cuts: Array<Cut> = []
  let start = from
  let sign = opening
  const close = (end: number) => {
    const raw = text.slice(start, end)
    const first = start + (raw.length - raw.replace(before, "").length)
    const own = text.slice(first, end).replace(after, "")
    if (isKept(own)) cuts.push({ text: own, from: first, to: first + own.length, sign })
  }
  for (const { 0: found, index } of text.slice(from, to).matchAll(signs)) {
    const end = from + index
    if (!parts(found, start, end)) continue
    close(end)
    // Of spaces only several part.
    sign = found.trim() === "" ? "\t" : found.trim().toLowerCase()
    start = end + found.length
  }
  close(to)
  return cuts
}
