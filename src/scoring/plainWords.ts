import { hashStart, hashStep, kindOf } from "./characters.js"

// Words of small ASCII letters behind one letter of either case: nearly all of most texts.

export const chars = { s: 115, e: 101, i: 105, y: 121, n: 110, g: 103, d: 100, u: 117, r: 114, l: 108 } as const

/** 1: a small letter; 2: ends a word; 0: may go on ("don't", "C++", "C#") or closes a placeholder. ASCII only. */
export const plain = new Uint8Array(128)
for (let unit = 0; unit < 128; unit++) {
  const goesOn = unit === 39 || unit === 43 || unit === 35 || unit === 62
  plain[unit] = unit >= 97 && unit <= 122 ? 1 : kindOf(unit) === 1 && !goesOn ? 2 : 0
}

/** Hash of the first letters of a plain word. */
const hashOfStart = (folded: string, start: number, end: number): number => {
  let hash = hashStep(hashStart, folded.charCodeAt(start) | 32)
  for (let at = start + 1; at < end; at++) hash = hashStep(hash, folded.charCodeAt(at))
  return hash
}

/** The light stem of a plain word. The loop for other words has the same rules, on letters as they come. */
export const stemOf = (folded: string, start: number, end: number, hash: number): number => {
  const size = end - start
  if (size <= 3) return hash
  const last = folded.charCodeAt(end - 1)
  const before = folded.charCodeAt(end - 2)
  if (last === chars.s) {
    if (before === chars.s || before === chars.u || before === chars.i) return hash
    if (before !== chars.e) return hashOfStart(folded, start, end - 1)
    if (folded.charCodeAt(end - 3) === chars.i && size > 4)
      return hashStep(hashOfStart(folded, start, end - 3), chars.y)
    return hashOfStart(folded, start, size > 5 ? end - 2 : end - 1)
  }
  if (last === chars.g && before === chars.n && folded.charCodeAt(end - 3) === chars.i && size > 5)
    return hashOfStart(folded, start, end - 3)
  if (last === chars.d && before === chars.e && size > 4) return hashOfStart(folded, start, end - 2)
  if (last === chars.e && size > 4) return hashOfStart(folded, start, end - 1)
  return hash
}
