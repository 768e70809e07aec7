/** HTML that is safe to put into a page. Made by `markup` alone, so that nothing from outside gets in unescaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | Html | undefined | ReadonlyArray<Html>

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

const codeName = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`

/**
 * A text from outside, for content and for quoted attributes. Characters that reorder a line or control a terminal are
 * named instead of obeyed; halves of characters, which UTF-8 cannot write, become the replacement character.
 */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']|\p{Cc}|\p{Cs}|\p{Bidi_Control}/gu, (character) => {
    if (/[\t\n\r]/.test(character)) return character
    if (/\p{Cs}/u.test(character)) return "\ufffd"
    return entities[character] ?? codeName(character)
  })

const textOf = (piece: Piece): string => {
  if (piece === undefined) return ""
  if (piece instanceof Html) return piece.text
  if (typeof piece === "string") return escaped(piece)
  if (typeof piece === "number") return String(piece)
  return piece.map(({ text }) => text).join("")
}

/**
 * A template whose values are escaped unless they are `Html`. Not called `html`, because prettier would format what is
 * inside, and white space counts in the texts of the page.
 */
export const markup = (strings: TemplateStringsArray, ...pieces: ReadonlyArray<Piece>): Html =>
  new Html(strings.map((text, at) => text + textOf(pieces[at])).join(""))

/** Pieces with something between them. */
export const joined = (pieces: ReadonlyArray<Html>, between: Html): Html =>
  new Html(pieces.map(({ text }) => text).join(between.text))
