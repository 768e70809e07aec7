/** Whether a text has no white space but single spaces between its words, as nearly all names have. */
const isSingleSpaced = (text: string): boolean => {
  let isSpace = true
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    // Spaces above ASCII are left to the expression below.
    if (unit < 32 || unit >= 0x80 || (unit === 32 && isSpace)) return false
    isSpace = unit === 32
  }
  return !isSpace
}

/** Each run of white space as one space. */
export const spaced = (text: string): string => (isSingleSpaced(text) ? text : text.replace(/\s+/g, " "))
