import { holdUnits, isAscii, nextAboveAscii, unitsOf } from "./textUnits.js"

/** Unicode folding with the way back: every character of the folded text knows its place in the original. */

export interface Folded {
  readonly folded: string
  /** Place in the original of each folded unit, with one more for the end; undefined when nothing moved. */
  readonly places: Int32Array | undefined
  /** Place in the original just behind each folded unit, where that is not the next one (`gloss.ts`). */
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

/** 1: stays as it is, 2: becomes something else; by UTF-16 unit, filled as units are met. */
const foldings = new Uint8Array(65536)

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

/** Whether a unit above ASCII becomes something else. */
const needsFolding = (unit: number): boolean => {
  const known = foldings[unit] ?? 0
  if (known !== 0) return known === 2
  const changes =
    !isPlainSign(unit) && ((unit >= 0xd800 && unit <= 0xdfff) || foldCodePoint(unit) !== String.fromCharCode(unit))
  foldings[unit] = changes ? 2 : 1
  return changes
}

const decoder = new TextDecoder("utf-16le")

/** So many units are written for one at most. */
const mostWritten = longestFold

/** Below this the call that copies costs more than it saves. */
const leastSet = 64

/** The folded text while it is written. */
class Folding {
  private units: Uint16Array<ArrayBuffer>
  private places: Int32Array | undefined
  private count = 0

  constructor(size: number) {
    this.units = new Uint16Array(size + 64)
  }

  /** Writes a unit that stands at a place of the original. */
  put(unit: number, place: number) {
    if (this.places !== undefined) this.places[this.count] = place
    this.units[this.count++] = unit
  }

  /** Writes what stays as it is, between two places of the original: nearly all of nearly every text. */
  keep(original: Uint16Array, from: number, end: number) {
    const { count, places, units } = this
    if (end - from >= leastSet) units.set(original.subarray(from, end), count)
    else for (let at = from; at < end; at++) units[count + at - from] = original[at] ?? 0
    if (places !== undefined) for (let at = from; at < end; at++) places[count + at - from] = at
    this.count = count + end - from
  }

  /** From here on the places are no longer those of the original. */
  move() {
    if (this.places !== undefined) return
    this.places = new Int32Array(this.units.length)
    for (let at = 0; at < this.count; at++) this.places[at] = at
  }

  /** For so many units and a letter that becomes several. */
  makeRoom(count: number) {
    const needed = this.count + count + mostWritten
    if (needed < this.units.length) return
    const units = new Uint16Array(needed * 2)
    units.set(this.units)
    this.units = units
    if (this.places === undefined) return
    const places = new Int32Array(units.length)
    places.set(this.places)
    this.places = places
  }

  finish(length: number): Folded {
    if (this.places !== undefined) this.places[this.count] = length
    const written = this.units.subarray(0, this.count)
    const folded = decoder.decode(written)
    holdUnits(folded, written)
    return { folded, places: this.places }
  }
}

/** Where the next unit stands that does not stay as it is, in the text whose units these are. */
const endOfKept = (units: Uint16Array, from: number, length: number): number => {
  let at = nextAboveAscii(from)
  while (at < length && !needsFolding(units[at] ?? 0)) at = nextAboveAscii(at + 1)
  return at
}

/** NFKC by character, accents, zero-width and direction marks removed, typographic quotes and dashes made plain. */
export const fold = (text: string): Folded => {
  if (isAscii(text)) return { folded: text, places: undefined }
  const { length } = text
  const units = unitsOf(text)
  let index = endOfKept(units, 0, length)
  if (index === length) return { folded: text, places: undefined }
  const folding = new Folding(length)
  folding.keep(units, 0, index)
  while (index < length) {
    const unit = units[index] ?? 0
    const code = text.codePointAt(index) ?? unit
    const size = code > 0xffff ? 2 : 1
    const isLoneSurrogate = size === 1 && unit >= 0xd800 && unit <= 0xdfff
    const replacement = isLoneSurrogate ? " " : foldCodePoint(code)
    if (replacement.length !== size) folding.move()
    for (let at = 0; at < replacement.length; at++) folding.put(replacement.charCodeAt(at), index)
    index += size
    const end = endOfKept(units, index, length)
    folding.makeRoom(end - index)
    folding.keep(units, index, end)
    index = end
  }
  return folding.finish(length)
}
