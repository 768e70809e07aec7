/** What stands between a word and the word before it; the strongest sign wins, in this order. */
export const Gap = {
  none: 0,
  space: 1,
  hyphen: 2,
  dot: 3,
  slash: 4,
  quote: 5,
  comma: 6,
  close: 7,
  open: 8,
  colon: 9,
  semicolon: 10,
  bullet: 11,
  sentence: 12,
  line: 13,
  blank: 14
} as const

/** Bits that describe how a word is written. */
export const Shape = {
  initialUpper: 1,
  innerUpper: 2,
  lower: 4,
  digit: 8,
  /** Inside an address (URL, e-mail) or a `<PLACEHOLDER>`: never a skill. */
  address: 16,
  /** The sign `&`, read as the word "and". */
  ampersand: 32,
  /** Followed by a plus sign that is not part of the word ("5+ years"). */
  plus: 64,
  /** Begins the name of a skill that a glossary gives: no other meaning is in question. */
  named: 128
} as const

/** Whether a word of that shape is digits and nothing else. */
export const isNumber = (shape: number): boolean =>
  (shape & (Shape.digit | Shape.lower | Shape.initialUpper | Shape.innerUpper)) === Shape.digit

/** The words of a text, as parallel arrays. */
export interface Tokens {
  /** The text as given; `starts` and `ends` count its UTF-16 code units. */
  readonly text: string
  /** The folded text the words were read from; same case, ASCII where a compatible letter exists. */
  readonly folded: string
  readonly count: number
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly foldedStarts: Int32Array
  readonly foldedEnds: Int32Array
  /** Hash of the lower-case word. */
  readonly hashes: Int32Array
  /** Hash of its light stem. */
  readonly stems: Int32Array
  /** What stands before the word (`Gap`). */
  readonly gaps: Uint8Array
  readonly shapes: Uint8Array
}
