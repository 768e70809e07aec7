/** Unicode folding with the way back: every character of the folded text knows its place in the original. */

export interface Folded {
  readonly folded: string
  /** Place in the original of each folded unit, with one more for the end; undefined when nothing moved. */
  readonly places: Int32Array | undefined
  /** Place in the original just after each folded unit, where that is not the next one (`gloss.ts`). */
  readonly ends?: Int32Array
  /** Where names of skills begin that stand for words of another language. */
  readonly named?: ReadonlySet<number>
}

/** Letters and units fold to four letters at most; the few signs that stand for whole phrases stay as they are. */
const longestFold = 4

const singleUnits = new Map<number, string>()

const foldCodePoint = (code: number): string => {
  if (code >= 0x300 && code <= 0x36f) return ""
  if ((code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e)) return ""
  if ((code >= 0x2060 && code <= 0x206f) || code === 0xfeff || code === 0xad || code === 0x180e) return ""
  if ((code >= 0xfe00 && code <= 0xfe0f) || code >= 0xe0000) return ""
  // Marks of ownership: "Excel™" is Excel.
  if (code === 0xa9 || code === 0xae || code === 0x2120 || code === 0x2122) return ""
  if (code === 0x2018 || code === 0x2019 || code === 0x201b || code === 0x2032) return "'"
  if (code === 0x201c || code === 0x201d || code === 0x201e || code === 0xab || code === 0xbb) return '"'
  if (code === 0x2010 || code === 0x2011 || code === 0x2012 || code === 0x2013 || code === 0x2212) return "-"
  if (code === 0x2028 || code === 0x2029 || code === 0x85) return "\n"
  const known = singleUnits.get(code)
  if (known !== undefined) return known
  const compatible = String.fromCodePoint(code).normalize("NFKC")
  const composed = compatible.length > longestFold ? String.fromCodePoint(code) : compatible
  const plain = composed.normalize("NFD").replace(/[\u0300-\u036f]/g, "")
  const folded = plain === "" ? composed : plain.normalize("NFC")
  if (singleUnits.size < 8192) singleUnits.set(code, folded)
  return folded
}

/** Signs that the tokenizer reads by itself, so that a text with nothing else above ASCII is taken as it is. */
const isPlainSign = (unit: number): boolean =>
  unit === 0x2019 ||
  unit === 0x2018 ||
  unit === 0x201c ||
  unit === 0x201d ||
  unit === 0x2013 ||
  unit === 0x2014 ||
  unit === 0x2022 ||
  unit === 0xb7 ||
  unit === 0xa0 ||
  unit === 0xfffd ||
  unit === 0x25cf ||
  unit === 0x25aa ||
  unit === 0x2026

/** Whether a unit becomes something else. */
const needsFolding = (unit: number): boolean =>
  unit >= 0x80 &&
  !isPlainSign(unit) &&
  ((unit >= 0xd800 && unit <= 0xdfff) || foldCodePoint(unit) !== String.fromCharCode(unit))

/** What stands for some units of a text. */
interface Change {
  readonly at: number
  readonly size: number
  readonly replacement: string
}

const changesIn = (text: string): ReadonlyArray<Change> => {
  const changes: Array<Change> = []
  for (let at = 0; at < text.length; at++) {
    if (!needsFolding(text.charCodeAt(at))) continue
    const code = text.codePointAt(at) ?? 0
    const size = code > 0xffff ? 2 : 1
    const isLoneSurrogate = size === 1 && code >= 0xd800 && code <= 0xdfff
    changes.push({ at, size, replacement: isLoneSurrogate ? " " : foldCodePoint(code) })
    at += size - 1
  }
  return changes
}

/** The place in the original of each unit of the folded text, and of its end. */
const placesOf = (changes: ReadonlyArray<Change>, length: number, foldedLength: number): Int32Array => {
  const places = new Int32Array(foldedLength + 1)
  let to = 0
  let from = 0
  const keepUpTo = (end: number) => {
    while (from < end) places[to++] = from++
  }
  for (const { at, replacement, size } of changes) {
    keepUpTo(at)
    for (let unit = 0; unit < replacement.length; unit++) places[to++] = at
    from = at + size
  }
  keepUpTo(length)
  places[to] = length
  return places
}

/** NFKC by character, accents, zero-width and direction marks removed, typographic quotes and dashes made plain. */
export const fold = (text: string): Folded => {
  const changes = changesIn(text)
  if (changes.length === 0) return { folded: text, places: undefined }
  const parts: Array<string> = []
  let from = 0
  for (const { at, replacement, size } of changes) {
    parts.push(text.slice(from, at), replacement)
    from = at + size
  }
  const folded = parts.join("") + text.slice(from)
  const isMoved = changes.some(({ replacement, size }) => replacement.length !== size)
  return { folded, places: isMoved ? placesOf(changes, text.length, folded.length) : undefined }
}
