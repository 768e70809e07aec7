/** What a file is that a text can be read from. */
export type DocumentKind = "pdf" | "docx" | "html" | "text"

/** What no text can be read from: why, and what to do, in one line. */
export interface Unreadable {
  readonly line: string
}

/** Bytes that a file of a kind may have. */
export const maxBytes: { readonly [K in DocumentKind]: number } = {
  pdf: 20 * 1024 * 1024,
  docx: 20 * 1024 * 1024,
  html: 5 * 1024 * 1024,
  text: 1024 * 1024
}

/** How many bytes from the start tell what a file is. */
export const tellingBytes = 4_096

const starts = (bytes: Uint8Array, ...signature: ReadonlyArray<number>) =>
  signature.every((byte, at) => bytes[at] === byte)

const latin = (bytes: Uint8Array, from: number, to: number) =>
  new TextDecoder("latin1").decode(bytes.subarray(from, to))

const asText = "save it as PDF, DOCX, HTML or plain text"

const picture =
  "this is a picture, and no text can be read from it; give the document it was made of, or the text that a recognition program (OCR) finds in it"
const oldWord = `this is a Word file of the old format (.doc) or one with a password; save it without a password as DOCX or PDF`
const archive = `this is a compressed archive; unpack it and name the document in it`

/** Kinds that are known and cannot be read, with what to do. */
const refusals: ReadonlyArray<readonly [is: (bytes: Uint8Array) => boolean, line: string]> = [
  [(bytes) => starts(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), oldWord],
  [(bytes) => starts(bytes, 0x89, 0x50, 0x4e, 0x47), picture],
  [(bytes) => starts(bytes, 0xff, 0xd8, 0xff), picture],
  [(bytes) => latin(bytes, 0, 4) === "GIF8", picture],
  [(bytes) => latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP", picture],
  [(bytes) => starts(bytes, 0x49, 0x49, 0x2a, 0) || starts(bytes, 0x4d, 0x4d, 0, 0x2a), picture],
  [(bytes) => latin(bytes, 4, 8) === "ftyp" && /^(?:hei|mif|avif)/.test(latin(bytes, 8, 12)), picture],
  [(bytes) => latin(bytes, 0, 5) === "{\\rtf", `this is a rich text file (RTF); ${asText}`],
  [(bytes) => latin(bytes, 0, 4) === "%!PS", `this is a PostScript file; ${asText}`],
  [(bytes) => starts(bytes, 0x1f, 0x8b) || starts(bytes, 0x42, 0x5a, 0x68), archive],
  [(bytes) => starts(bytes, 0x37, 0x7a, 0xbc, 0xaf) || latin(bytes, 0, 4) === "Rar!", archive]
]

/** A whole page; a piece of one may stand in Markdown, whose lines must stay (`sanitizeText` takes its tags out). */
const page =
  /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[^]{0,1000}?-->\s*)?<(?:!doctype\s+html|html|head|body)(?=[\s>])/i

/** What a file is by its first bytes, whatever its name says; a text in place of a kind says why it cannot be read. */
export const kindOf = (bytes: Uint8Array): DocumentKind | Unreadable => {
  if (starts(bytes, 0x50, 0x4b, 3, 4) || starts(bytes, 0x50, 0x4b, 5, 6)) return "docx"
  // Some programs write a few lines before the signature.
  if (latin(bytes, 0, 1_024).includes("%PDF-")) return "pdf"
  const refusal = refusals.find(([is]) => is(bytes))
  if (refusal !== undefined) return { line: refusal[1] }
  return page.test(latin(bytes, 0, tellingBytes)) ? "html" : "text"
}
