/** Letters, digits and the signs that are part of names (C++, C#, .NET, R&D), folded; everything else parts words. */
const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")

/** Words of a text in the form in which two spellings of one thing are equal. */
export const wordsIn = (text: string): ReadonlyArray<string> =>
  (folded(text).match(/[\p{L}\p{N}][\p{L}\p{N}'+#]*|\.[\p{L}][\p{L}\p{N}]*/gu) ?? []).map((word) =>
    word.replace(/'s$|'$/, "")
  )

/** Key under which two entries of a list count as the same. */
export const keyOf = (text: string): string => {
  const words = wordsIn(text).join(" ")
  return words === "" ? folded(text).trim() : words
}
