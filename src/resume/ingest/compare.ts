/** Letters, digits and the signs that are part of names (C++, C#, .NET, R&D), folded; everything else parts words. */
const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")

const word = /[\p{L}\p{N}][\p{L}\p{N}'+#]*|\.[\p{L}][\p{L}\p{N}]*/gu

const bare = (text: string) => text.replace(/'s$|'$/, "")

/** Words of a text in the form in which two spellings of one thing are equal. */
export const wordsIn = (text: string): ReadonlyArray<string> => (folded(text).match(word) ?? []).map(bare)

/** The same, each with whether a line, a sentence or a part of one begins there. */
export const placedWordsIn = (text: string): ReadonlyArray<{ readonly word: string; readonly opens: boolean }> => {
  // A word that a line's end has cut is one word; "well-known" over two lines is found by its parts as well.
  const whole = folded(text)
  let end = 0
  return [...whole.matchAll(word)].map((match) => {
    const between = whole.slice(end, match.index)
    end = match.index + match[0].length
    return { word: bare(match[0]), opens: /[\n.!?;:|•·▪–—()]/.test(between) }
  })
}

/** Key under which two entries of a list count as the same. */
export const keyOf = (text: string): string => {
  const words = wordsIn(text).join(" ")
  return words === "" ? folded(text).trim() : words
}
