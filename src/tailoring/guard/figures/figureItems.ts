// What figures are made of: words, numbers and signs of a text.

export interface Item {
  readonly kind: "word" | "number" | "sign"
  /** Lower case. */
  readonly text: string
  readonly value: number
  readonly start: number
  readonly end: number
}

/** Numbers with groups of three and fractions ("1,200.5", "12 000", ".5"), words, and signs one by one. */
const itemOf = /((?<![\d\p{L}])\.\d+|(?:\d{1,3} \d{3}(?!\d)|\d+)(?:[,']\d{3}(?!\d)|\.\d+)*)|(\p{L}+(?:'\p{L}+)*)|[^ ]/gu

/** Words, numbers and signs of a lower-case text; one pass. */
export const itemsOf = (text: string): ReadonlyArray<Item> =>
  Array.from(text.matchAll(itemOf), (match): Item => {
    const [spelling, number, word] = match
    const place = { start: match.index, end: match.index + spelling.length }
    if (number === undefined) return { kind: word === undefined ? "sign" : "word", text: spelling, value: 0, ...place }
    const digits = number.replace(/[,' ]/g, "").replace(/^\./, "0.")
    // "1.200.000" and "10.0.0.1" are no decimal numbers; their spelling stands for them.
    return { kind: "number", text: digits, value: Number(digits), ...place }
  })
