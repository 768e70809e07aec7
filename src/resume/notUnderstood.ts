/** How many lines that no field holds are shown. */
const maxShown = 4

/** What people should know of the lines that no field of a profile holds: a sentence, or nothing; `show` bounds a line. */
export const notUnderstoodWarnings = (
  notUnderstood: ReadonlyArray<string>,
  show: (line: string) => string
): ReadonlyArray<string> => {
  if (notUnderstood.length === 0) return []
  const shown = notUnderstood.slice(0, maxShown).map((line) => JSON.stringify(show(line)))
  const more = notUnderstood.length > maxShown ? `, and ${notUnderstood.length - maxShown} more` : ""
  const count = notUnderstood.length === 1 ? "1 line stands" : `${notUnderstood.length} lines stand`
  return [`${count} in no field of the profile: ${shown.join(", ")}${more}`]
}
