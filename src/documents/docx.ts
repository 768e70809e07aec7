import mammoth from "mammoth"
import type { Unreadable } from "./kinds.js"
import { textOfHtml } from "./html.js"
import { type ZipEntry, ZipUnusable, zipEntries } from "./zip.js"

/** Unpacked bytes of everything but pictures: ten times what the longest resumes have. */
const maxUnpacked = 40 * 1024 * 1024

const zipLines: { readonly [K in ZipUnusable["reason"]]: string } = {
  damaged: "the file is damaged or cut off and cannot be opened as a DOCX; save it again, or as PDF",
  locked: "the file has a password; save it without one",
  large: `the file unpacks to more than ${maxUnpacked / 1024 / 1024} MiB; save only the resume or the job`
}

/** What an archive is that is no DOCX. */
const foreignLine = (names: ReadonlySet<string>): string => {
  const holds = (folder: string) => [...names].some((name) => name.startsWith(folder))
  if (holds("xl/")) return "this is a spreadsheet; save it as PDF, or give its text"
  if (holds("ppt/")) return "this is a presentation; save it as PDF"
  if (names.has("mimetype") && names.has("content.xml")) {
    return "this is an OpenDocument file (ODT); save it as DOCX or PDF"
  }
  if (holds("Index/")) return "this is a Pages file; export it as DOCX or PDF"
  return "this is a compressed archive or a format that is not known; unpack it, or save the document as DOCX or PDF"
}

const isPicture = (name: string) => name.startsWith("word/media/")

/** Unpacks each part once, so that no later code meets more bytes than the archive says. */
const assertBounded = async (entries: ReadonlyArray<ZipEntry>): Promise<void> => {
  const parts = entries.filter(({ name }) => !isPicture(name))
  if (parts.reduce((sum, { size }) => sum + size, 0) > maxUnpacked) throw new ZipUnusable("large")
  for (const part of parts) await part.read()
}

const entityTexts: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

/** The paragraphs of a page header, which the converter leaves out: contacts often stand there. */
const headerLines = async (entries: ReadonlyArray<ZipEntry>): Promise<ReadonlyArray<string>> => {
  const headers = entries.filter(({ name }) => /^word\/header\d*\.xml$/.test(name))
  const lines = (await Promise.all(headers.map((entry) => entry.read())))
    .flatMap((bytes) => new TextDecoder().decode(bytes).split("</w:p>"))
    .map((paragraph) =>
      [...paragraph.matchAll(/<w:t(?: [^<>]*)?>([^<]*)<\/w:t>|<w:(tab|br)\b/g)]
        .map(([, text, mark]) => (mark === "tab" ? "\t" : mark === "br" ? "\n" : (text ?? "")))
        .join("")
        .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entityTexts[name] ?? "")
    )
  return [...new Set(lines)].filter((line) => line.trim() !== "")
}

/** The text of a Word document: page headers first, then its lines, headings and bullets. */
export const textOfDocx = async (bytes: Uint8Array): Promise<string | Unreadable> => {
  let header: ReadonlyArray<string>
  try {
    const entries = zipEntries(bytes)
    const names = new Set(entries.map(({ name }) => name))
    if (!names.has("word/document.xml")) return { line: foreignLine(names) }
    await assertBounded(entries)
    header = await headerLines(entries)
  } catch (cause) {
    if (cause instanceof ZipUnusable) return { line: zipLines[cause.reason] }
    throw cause
  }
  const { value } = await mammoth.convertToHtml(
    // Its build for browsers takes the one, that for Node the other.
    typeof Buffer === "undefined" ? { arrayBuffer: Uint8Array.from(bytes).buffer } : { buffer: Buffer.from(bytes) },
    {
      convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: "" })),
      ignoreEmptyParagraphs: false,
      externalFileAccess: false
    }
  )
  const text = textOfHtml(value)
  return text.trim() === "" && header.length === 0
    ? { line: "there is no text in this document; if it is a picture of one, run a recognition program (OCR) on it" }
    : [...header, text].join("\n")
}
