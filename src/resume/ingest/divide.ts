/** A text in two parts; `rest` is empty when the text fits whole. */
export interface Divided {
  readonly head: string
  readonly rest: string
}

const year = /\b(?:19|20)\d\d\b/
const heading = /^(?:#{1,4}\s+\S.{0,60}|[A-Z][A-Z &/,-]{3,60}:?|[A-Z][A-Za-z &/]{3,40}:)$/

/** How good a place a line is to begin the second part with: a section, a position, a paragraph, any line. */
const rankOf = (line: string, previous: string): number => {
  if (heading.test(line.trim())) return 3
  const afterBlank = previous.trim() === ""
  if (afterBlank && line.trim() !== "") return line.length < 120 && !/^\s*[-•*–]/.test(line) ? 2 : 1
  return line.length < 120 && year.test(line) ? 1 : 0
}

/**
 * Cuts a profile text where a section or a position begins, so that `head` has at most `characters`
 * characters. Only the second half of that is searched, so that the head stays worth a question.
 */
export const divideText = (text: string, characters: number): Divided => {
  if (text.length <= characters) return { head: text, rest: "" }
  let best = { at: characters, rank: -1 }
  let previous = ""
  let start = text.lastIndexOf("\n", Math.floor(characters / 2)) + 1
  while (start <= characters) {
    const end = text.indexOf("\n", start)
    const line = text.slice(start, end < 0 ? text.length : end)
    const rank = rankOf(line, previous)
    if (start > 0 && rank >= best.rank) best = { at: start, rank }
    if (end < 0) break
    previous = line
    start = end + 1
  }
  if (best.rank < 0) {
    const space = text.lastIndexOf(" ", characters)
    const at = space > characters / 2 ? space : characters
    // Never between the halves of a surrogate pair.
    const code = text.charCodeAt(at)
    best = { at: code >= 0xdc00 && code <= 0xdfff ? at - 1 : at, rank: 0 }
  }
  return { head: text.slice(0, best.at), rest: text.slice(best.at) }
}
