/** Unicode folding with the way back: every character of the folded text knows its place in the original. */

export interface Folded {
  readonly folded: string
  /** Place in the original of each folded unit, with one more for the end; undefined when nothing changed. */
  readonly places: Int32Array | undefined
  /** Place in the original just after each folded unit, where that is not the next one (`gloss.ts`). */
  readonly ends?: Int32Array
  /** Where names of skills begin that stand for words of another language. */
  readonly named?: ReadonlySet<number>
}

/** Letters and units fold to four letters at most; the few signs that stand for whole phrases stay as they are. */
const longestFold = 4

/** All but ASCII and the signs that the tokenizer reads by itself. */
const foldable = /[^\p{ASCII}\u2018\u2019\u201c\u201d\u2013\u2014\u2022\u00b7\u00a0\ufffd\u25cf\u25aa\u2026]/gu

const signs: ReadonlyArray<readonly [sign: RegExp, plain: string]> = [
  // Accents, zero-width and direction marks, variants of signs.
  [/[\u0300-\u036f\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{e0000}-\u{10ffff}]/u, ""],
  // Marks of ownership: "Excel™" is Excel.
  [/[\u00a9\u00ae\u2120\u2122]/, ""],
  [/[\u201b\u2032]/, "'"],
  [/[\u201e\u00ab\u00bb]/, '"'],
  [/[\u2010-\u2012\u2212]/, "-"],
  [/[\u2028\u2029\u0085]/, "\n"],
  // Half of a character.
  [/[\ud800-\udfff]/u, " "]
]

const folds = new Map<string, string>()

const foldOf = (sign: string): string => {
  const [, plain] = signs.find(([pattern]) => pattern.test(sign)) ?? []
  if (plain !== undefined) return plain
  const compatible = sign.normalize("NFKC")
  const composed = compatible.length > longestFold ? sign : compatible
  const letters = composed.normalize("NFD").replace(/[\u0300-\u036f]/g, "")
  return letters === "" ? composed : letters.normalize("NFC")
}

/** NFKC by character, accents, zero-width and direction marks removed, typographic quotes and dashes made plain. */
export const fold = (text: string): Folded => {
  const places: Array<number> = []
  let next = 0
  const folded = text.replace(foldable, (sign, at: number) => {
    const plain = folds.get(sign) ?? foldOf(sign)
    if (folds.size < 8192) folds.set(sign, plain)
    for (; next < at; next++) places.push(next)
    for (let unit = 0; unit < plain.length; unit++) places.push(at)
    next = at + sign.length
    return plain
  })
  if (next === 0) return { folded: text, places: undefined }
  for (; next <= text.length; next++) places.push(next)
  return { folded, places: new Int32Array(places) }
}
