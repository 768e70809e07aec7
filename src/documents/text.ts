import type { Unreadable } from "./kinds.js"

const decoded = (bytes: Uint8Array, label: string): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The text of a plain file's bytes: UTF-8, or UTF-16 that says so; or the line that says why they are none. */
export const decodeText = (bytes: Uint8Array): string | Unreadable => {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : undefined
  const text = decoded(bytes, wide ?? "utf-8")
  if (text === undefined && !bytes.includes(0)) {
    return { line: "the text is not UTF-8; save the file with that encoding" }
  }
  return text === undefined || text.includes("\u0000")
    ? { line: "this is not a text file; give PDF, DOCX, HTML, plain text, Markdown or JSON" }
    : text
}

/** The text of a page's bytes in the encoding that it names; UTF-8 where it names none. */
export const decodePage = (bytes: Uint8Array): string | Unreadable => {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2_048))
  const named = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,30})/i.exec(head)?.[1]
  return decoded(bytes, "utf-8") ?? (named === undefined ? undefined : decoded(bytes, named)) ?? decodeText(bytes)
}
