import { hashBefore, hashStep, kindOf } from "../characters.js"

// Words of small ASCII letters behind one letter of either case: nearly all of most texts.

export const chars = { s: 115, e: 101, i: 105, y: 121, n: 110, g: 103, d: 100, u: 117, r: 114, l: 108 } as const

/** 1: a small letter; 2: ends a word; 0: may go on ("don't", "C++", "C#") or closes a placeholder, or is not ASCII. */
export const plain = new Uint8Array(65536)
for (let unit = 0; unit < 128; unit++) {
  const goesOn = unit === 39 || unit === 43 || unit === 35 || unit === 62
  plain[unit] = unit >= 97 && unit <= 122 ? 1 : kindOf(unit) === 1 && !goesOn ? 2 : 0
}

/** The light stem of a plain word. The loop for other words has the same rules, on letters as they come. */
export const stemOf = (units: Uint16Array, start: number, end: number, hash: number): number => {
  const size = end - start
  if (size <= 3) return hash
  const last = units[end - 1] ?? 0
  if (last === chars.s) {
    const before = units[end - 2] ?? 0
    if (before === chars.s || before === chars.u || before === chars.i) return hash
    const shorter = hashBefore(hash, last)
    if (before !== chars.e) return shorter
    if ((units[end - 3] ?? 0) === chars.i && size > 4)
      return hashStep(hashBefore(hashBefore(shorter, before), chars.i), chars.y)
    return size > 5 ? hashBefore(shorter, before) : shorter
  }
  if (last === chars.g) {
    const before = units[end - 2] ?? 0
    if (before !== chars.n || (units[end - 3] ?? 0) !== chars.i || size <= 5) return hash
    return hashBefore(hashBefore(hashBefore(hash, last), before), chars.i)
  }
  if (last === chars.d) {
    const before = units[end - 2] ?? 0
    return before === chars.e && size > 4 ? hashBefore(hashBefore(hash, last), before) : hash
  }
  return last === chars.e && size > 4 ? hashBefore(hash, last) : hash
}
