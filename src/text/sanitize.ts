// Pasted text holds what a person does not see: control and zero-width characters, direction marks,
// tags of the page it was copied from. They are taken out before anything reads the text.

import { blockTags, hiddenTags, inlineTags, signOf, voidTags } from "./html.js"

/** Characters without a picture of their own that can hide or reorder text. */
const invisible =
  // eslint-disable-next-line no-control-regex -- control characters are asked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu

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

/**
 * A tag from its beginning on: its name, then white space and attributes. "List <b, c>" is none: what follows a name in a
 * tag is never a comma.
 */
const tagPattern = /^<(\/?)([a-z\d]{1,12})(?=[>/ \t\n\r])(?:=(?:"[^"]*"|'[^']*'|(?!["']))|[^<>=])*>/i

const tagAt = (text: string, start: number): Tag | undefined => {
  const [whole = "", slash, written = ""] = tagPattern.exec(text.slice(start, start + longestTag)) ?? []
  const name = written.toLowerCase()
  return isKnownTag(name) ? { name, closing: slash === "/", end: start + whole.length } : undefined
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
    const isType =
      tag !== undefined && tag.name.length === 1 && /[\da-z]/i.test(text.charAt(at - 1)) && !closed.has(tag.name)
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
  withoutMarkup(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")).replace(invisible, "")
