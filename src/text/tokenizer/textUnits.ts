/** Readers look so far past the end of a text, where nothing stands. */
const beyond = 4

/** The UTF-16 code units of a text as numbers; zeros follow. */
export const unitsOf = (text: string): Uint16Array => {
  const units = new Uint16Array(text.length + beyond)
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at)
  return units
}
