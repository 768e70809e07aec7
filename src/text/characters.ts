const kinds = new Uint8Array(65536)
const isLetterOrMark = /^[\p{L}\p{N}]$/u

/** 1: no part of a word, 2: lower-case or caseless letter, 3: upper-case letter, 4: digit. */
export const kindOf = (unit: number): number => {
  const known = kinds[unit] ?? 0
  if (known !== 0) return known
  const letter = String.fromCharCode(unit)
  let kind = 1
  if (unit >= 48 && unit <= 57) kind = 4
  else if (isLetterOrMark.test(letter)) kind = letter.toLowerCase() === letter ? 2 : 3
  kinds[unit] = kind
  return kind
}

/** The kind of the unit at a place of a text; 1 beside it. */
export const kindAt = (text: string, at: number): number =>
  at >= 0 && at < text.length ? kindOf(text.charCodeAt(at)) : 1

export const isApostrophe = (unit: number): boolean => unit === 39 || unit === 0x2019 || unit === 0x2018

export const hashStart = 0x811c9dc5 | 0
export const hashStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)
export const lowerUnit = (unit: number): number =>
  unit >= 65 && unit <= 90 ? unit + 32 : unit < 0x80 ? unit : String.fromCharCode(unit).toLowerCase().charCodeAt(0)

/** Hash of a word that is lower case already, as the tokens carry it. */
export const hashOf = (word: string): number => {
  let hash = hashStart
  for (let index = 0; index < word.length; index++) hash = hashStep(hash, word.charCodeAt(index))
  return hash
}

/** Hash of the letters and digits between two places of a text, in small letters and without the signs between them. */
export const hashIn = (text: string, from: number, end: number): number => {
  let hash = hashStart
  for (let at = from; at < end; at++) {
    const unit = text.charCodeAt(at)
    if (kindOf(unit) !== 1) hash = hashStep(hash, lowerUnit(unit))
  }
  return hash
}

/** Words with a space between. */
export const hashesOf = (words: string): ReadonlySet<number> => new Set(words.split(" ").map(hashOf))
