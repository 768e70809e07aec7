/** Words and phrases of a list, parted by commas and line ends. All lists are in lower case, as the tokenizer reads. */
export const listed = (words: string): ReadonlyArray<string> =>
  words
    .trim()
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "")
