/** A word as typed, where it is only a word: anything else may be content that slipped in. */
export const typed = (word: string) => (/^[a-z][a-z-]{0,30}$/i.test(word) ? word : "like that")

const letters = (text: string) => [...text.toLowerCase()].sort().join("")

/** " (is title meant?)" for letters swapped, or a beginning. */
export const alike = (given: string, known: ReadonlyArray<string>, mark = ""): string => {
  const near = known.find(
    (name) =>
      letters(name) === letters(given) || (given.length > 2 && (name.startsWith(given) || given.startsWith(name)))
  )
  return near === undefined ? "" : ` (is ${mark}${near} meant?)`
}
