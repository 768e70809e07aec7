import { shorten } from "../text/shorten.js"

/** How many lines that no field holds are shown. */
const maxShown = 4
const maxWidth = 60

/** What people should know of the lines that no field of a profile holds: a sentence, or nothing. */
export const notUnderstoodWarnings = (notUnderstood: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (notUnderstood.length === 0) return []
  const shown = notUnderstood.slice(0, maxShown).map((line) => JSON.stringify(shorten(line, maxWidth)))
  const more = notUnderstood.length > maxShown ? `, and ${notUnderstood.length - maxShown} more` : ""
  const count = notUnderstood.length === 1 ? "1 line was" : `${notUnderstood.length} lines were`
  return [`${count} not understood and left out: ${shown.join(", ")}${more}`]
}
