// Pasted text holds what a person does not see: control and zero-width characters, direction marks,
// tags of the page it was copied from. They are taken out before anything reads the text.

import { blockTags, hiddenTags, inlineTags, signOf, voidTags } from "./html.js"

/** Characters without a picture of their own that can hide or reorder text. */
const isInvisible = (code: number): boolean =>
  (code < 0x20 && code !== 0x09 && code !== 0x0a) ||
  (code >= 0x7f && code <= 0x9f) ||
  code === 0xad ||
  code === 0x61c ||
  code === 0x180e ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x206f) ||
  code === 0xfeff ||
  (code >= 0xfff9 && code <= 0xfffb) ||
  (code >= 0xe0000 && code <= 0xe0fff)

const withoutInvisible = (text: string): string => {
  let kept = ""
  let from = 0
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0
    const width = code > 0xffff ? 2 : 1
    if (isInvisible(code)) {
      kept += text.slice(from, at)
      from = at + width
    }
    at += width
  }
  return from === 0 ? text : kept + text.slice(from)
}

const isKnownTag = (name: string) => blockTags.has(name) || inlineTags.has(name) || hiddenTags.has(name)

interface Tag {
  readonly name: string
  readonly closing: boolean
  /** Index after the `>`. */
  readonly end: number
}

/** The longest tag that is read as one; anything longer is text. */
const longestTag = 4_000

/** What a page does not show: by attribute, by style, outside of the page, or as white on white. */
const hidingAttributes =
  /\shidden(?=[\s=>/])|\sstyle\s?=\s?["'][^"']{0,400}?(?:display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0(?![.\d]*[1-9])|opacity\s?:\s?0(?![.\d]*[1-9])|(?:left|top|text-indent)\s?:\s?-\d{3}|(?<![-\w])color\s?:\s?(?:#f{3}(?:f{3})?(?![\da-f])|white|transparent))/i

const isHiding = (text: string, start: number, { closing, end, name }: Tag): boolean =>
  !closing && (hiddenTags.has(name) || (!voidTags.has(name) && hidingAttributes.test(text.slice(start, end))))

const isNameCharacter = (code: number) =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)

const tagAt = (text: string, start: number): Tag | undefined => {
  let at = start + 1
  const closing = text[at] === "/"
  if (closing) at += 1
  const nameStart = at
  while (at - nameStart < 12 && isNameCharacter(text.charCodeAt(at))) at += 1
  const name = text.slice(nameStart, at).toLowerCase()
  if (!isKnownTag(name)) return undefined
  const after = text[at]
  if (after !== ">" && after !== "/" && after !== " " && after !== "\t" && after !== "\n" && after !== "\r") {
    return undefined
  }
  // "List <b, c>": what follows a name in a tag is white space and attributes, never a comma.
  const limit = Math.min(text.length, start + longestTag)
  let quote = ""
  for (; at < limit; at += 1) {
    const character = text[at] ?? ""
    if (quote !== "") {
      if (character === quote) quote = ""
    } else if (character === '"' || character === "'") {
      if (text[at - 1] === "=") quote = character
    } else if (character === ">") return { name, closing, end: at + 1 }
    else if (character === "<") return undefined
  }
  return undefined
}

const decodeEntities = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, entity: string) => signOf(entity) ?? whole)

/** Names of one-letter tags that are also closed somewhere: `List<b>` alone is a type, `<b>x</b>` is not. */
const closedNames = (text: string): ReadonlySet<string> => {
  const names = new Set<string>()
  for (let at = text.indexOf("</"); at >= 0; at = text.indexOf("</", at + 2)) {
    const tag = tagAt(text, at)
    if (tag !== undefined) names.add(tag.name)
  }
  return names
}

const wordBefore = (text: string, at: number) => at > 0 && isNameCharacter(text.charCodeAt(at - 1))

const withoutMarkup = (text: string): string => {
  if (!text.includes("<")) return text
  const closed = closedNames(text)
  let out = ""
  let from = 0
  let found = false
  let hidden: string | undefined
  // Tags of the hidden one's name within it.
  let depth = 0
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    if (text.startsWith("<!--", at)) {
      const end = text.indexOf("-->", at + 4)
      if (end < 0) break
      if (hidden === undefined) out += text.slice(from, at)
      from = at = end + 3
      found = true
      continue
    }
    const tag = tagAt(text, at)
    const isType = tag !== undefined && tag.name.length === 1 && wordBefore(text, at) && !closed.has(tag.name)
    if (tag === undefined || isType) {
      at += 1
      continue
    }
    found = true
    if (hidden === undefined) {
      out += text.slice(from, at)
      if (isHiding(text, at, tag) && closed.has(tag.name)) hidden = tag.name
      else if (tag.name === "li" && !tag.closing) out += "\n- "
      else if (blockTags.has(tag.name)) out += "\n"
    } else if (tag.name === hidden) {
      if (!tag.closing) depth += 1
      else if (depth > 0) depth -= 1
      else hidden = undefined
    }
    from = at = tag.end
  }
  if (!found) return text
  if (hidden === undefined) out += text.slice(from)
  return decodeEntities(out)
}

/**
 * Text as a person sees it: line ends unified, HTML reduced to its text where
 * known tags stand (`List<String>`, `a < b` and `<3` stay), invisible characters removed. Linear.
 */
export const sanitizeText = (text: string): string =>
  withoutInvisible(withoutMarkup(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")))
