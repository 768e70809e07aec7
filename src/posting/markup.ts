// What a board leaves of HTML in the text of a posting. `html-to-text` reads pages; here each place must stay known,
// because requirements point into the text as it was given.

import { blockTags, inlineTags, signOf } from "../text/html.js"

/** A text without its markup, and for each of its code units the place in the text with it. */
export interface Plain {
  readonly text: string
  /** One more than there are code units. */
  readonly places: Int32Array
}

const anyMarkup = /<\/?[a-z][a-z\d]*\b|&(?:#\w{1,7}|[a-z]{2,8});/i
const markup = /<(\/?)([a-z][a-z\d]*)\b[^<>]{0,2000}>|(?:&(?:amp;){1,3}|&)(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi

const shownFor = (isEnd: boolean, tag: string): string | undefined => {
  const name = tag.toLowerCase()
  if (inlineTags.has(name)) return ""
  if (!blockTags.has(name)) return undefined
  if (name === "td" || name === "th") return "\t"
  if (name === "li") return isEnd ? "\n" : "\n• "
  return /^h[1-6]$/.test(name) ? (isEnd ? "\n" : "\n\n## ") : "\n"
}

/** Takes tags and entities out of a text; undefined where it has none. Linear in the text. */
export const withoutMarkup = (text: string): Plain | undefined => {
  if (!anyMarkup.test(text)) return undefined
  const parts: Array<string> = []
  const places: Array<number> = []
  const add = (shown: string, from: number, step: 0 | 1) => {
    parts.push(shown)
    for (let at = 0; at < shown.length; at++) places.push(from + at * step)
  }
  let from = 0
  for (const match of text.matchAll(markup)) {
    const [whole, end = "", tag, entity = ""] = match
    const shown = tag === undefined ? signOf(entity) : shownFor(end !== "", tag)
    if (shown === undefined) continue
    add(text.slice(from, match.index), from, 1)
    add(shown, match.index, 0)
    from = match.index + whole.length
  }
  if (from === 0) return undefined
  add(text.slice(from), from, 1)
  places.push(text.length)
  return { text: parts.join(""), places: Int32Array.from(places) }
}
