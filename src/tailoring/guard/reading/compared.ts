import type { Reading } from "./Reading.js"
import { type Place, placesOf } from "./TextView.js"

// What the rules that compare two texts ask of their words.

/** The first words with content after a place, up to the next comma or word without content. */
export const nounAfter = (reading: Reading, index: number): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let at = index + 1; at < reading.count && found.length < 4; at++) {
    if (found.length > 0 && reading.opensClause(at)) break
    if (reading.isContent(at) || /^\d/.test(reading.word(at))) found.push(at)
    else if (found.length > 0) break
  }
  return found
}

export const isKept = (before: Reading, after: Reading, index: number): boolean =>
  before.keys[index]?.some((key) => after.keys.some((keys) => keys.includes(key))) === true

export const isAllHeld = (reading: Reading, place: Place, isHeld: (index: number) => boolean): boolean =>
  placesOf(place).every((at) => isHeld(at) || !reading.isContent(at))
