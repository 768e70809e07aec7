/**
 * How much of a text is read, in UTF-16 code units; what goes beyond is said in `warnings`. Twice what the service
 * accepts (in code points), so that only files given to the command line can be longer: a reader
 * without a limit would be slow for whatever is put before it.
 */
export const readAtMost = { title: 2_000, job: 100_000, resume: 200_000 } as const

const figure = (count: number) => count.toLocaleString("en-US")

export const cutWarning = (what: "job description" | "resume"): string =>
  `Only the first ${figure(readAtMost[what === "resume" ? "resume" : "job"])} characters of the ${what} were read.`

/** The beginning of a text, ending between two words where one ends near the limit; the text itself when it is short. */
export const beginningOf = (text: string, most: number): string => {
  if (text.length <= most) return text
  const space = Math.max(text.lastIndexOf(" ", most), text.lastIndexOf("\n", most))
  if (space > most - 200) return text.slice(0, space)
  const unit = text.charCodeAt(most - 1)
  return text.slice(0, unit >= 0xd800 && unit <= 0xdbff ? most - 1 : most)
}

/** From so many words on a posting is told at length; below, nearly all it names it asks for. */
export const wordsOfLongPosting = 80
