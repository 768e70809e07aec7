// What figures are made of: words, numbers and signs of a text.

export interface Item {
  readonly kind: "word" | "number" | "sign"
  /** Lower case. */
  readonly text: string
  readonly value: number
  readonly start: number
  readonly end: number
}

const isDigitUnit = (unit: number): boolean => unit >= 48 && unit <= 57
const isDigit = (text: string, at: number): boolean => isDigitUnit(text.charCodeAt(at))

const isLetterUnit = (unit: number): boolean => {
  if (unit < 0x80) return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90)
  return unit !== 0xd7 && /\p{L}/u.test(String.fromCharCode(unit))
}
const isLetter = (text: string, at: number): boolean => isLetterUnit(text.charCodeAt(at))

/** Words, numbers and signs of a lower-case text; one pass. */
export const itemsOf = (text: string): ReadonlyArray<Item> => {
  const items: Array<Item> = []
  let at = 0
  while (at < text.length) {
    const start = at
    const unit = text.charCodeAt(at)
    // ".0005" is no 5.
    const isFraction = unit === 46 && isDigit(text, at + 1) && !isDigit(text, at - 1) && !isLetter(text, at - 1)
    if (isDigitUnit(unit) || isFraction) {
      let digits = ""
      if (isFraction) {
        digits = "0."
        at++
      }
      for (;;) {
        const from = at
        while (at < text.length && isDigit(text, at)) at++
        digits += text.slice(from, at)
        const sign = text.charAt(at)
        const group =
          isDigit(text, at + 1) &&
          isDigit(text, at + 2) &&
          isDigit(text, at + 3) &&
          !isDigit(text, at + 4) &&
          sign !== "."
        if ((sign === "," || sign === "'" || (sign === " " && at - start <= 3)) && group) {
          at++
          continue
        }
        if (sign === "." && isDigit(text, at + 1)) {
          digits += "."
          at++
          continue
        }
        break
      }
      const value = Number(digits)
      // "1.200.000" and "10.0.0.1" are no decimal numbers; their spelling stands for them.
      items.push({ kind: "number", text: digits, value: Number.isFinite(value) ? value : NaN, start, end: at })
    } else if (isLetterUnit(unit)) {
      while (at < text.length && (isLetter(text, at) || (text.charCodeAt(at) === 39 && isLetter(text, at + 1)))) at++
      items.push({ kind: "word", text: text.slice(start, at), value: 0, start, end: at })
    } else {
      at++
      if (unit !== 32) items.push({ kind: "sign", text: text.charAt(start), value: 0, start, end: at })
    }
  }
  return items
}
