import { getDocumentProxy, getResolvedPDFJS } from "unpdf"
import type { Unreadable } from "./kinds.js"
import { textOfPage } from "./pdfLayout.js"
import type { Piece } from "./pdfPieces.js"

/** A resume has two or three; a job a few more. */
const maxPages = 60
/** Pieces of text on all pages together: a page dense with words has about a thousand. */
const maxPieces = 200_000
/** Letters below which a document is a picture of a text. */
const fewLetters = 20

const lines = {
  locked: "the PDF has a password; save it without one",
  damaged: "the PDF is damaged or cut off and cannot be opened; save it again",
  pages: `the PDF has more than ${maxPages} pages; save only the resume or the job`,
  large: "the PDF holds more text than a resume or a job; save only those pages",
  scan: "there is no text in this PDF, it may be a scan; run a recognition program (OCR) on it, or give the document it was made of"
} as const

/** The text of a PDF, page after page, in the order in which a person reads it. */
export const textOfPdf = async (bytes: Uint8Array): Promise<string | Unreadable> => {
  try {
    const { Util } = await getResolvedPDFJS()
    // A copy: the library takes no Buffer, and takes the bytes away.
    const document = await getDocumentProxy(Uint8Array.from(bytes), {
      // Errors of the library are told by what it throws; its own lines would stand among ours.
      verbosity: 0,
      isEvalSupported: false,
      useSystemFonts: false,
      enableXfa: false,
      maxImageSize: 0
    })
    if (document.numPages > maxPages) return { line: lines.pages }
    const pages: Array<string> = []
    let pieces = 0
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      pieces += items.length
      if (pieces > maxPieces) return { line: lines.large }
      const viewport = page.getViewport({ scale: 1 })
      const placed = items.flatMap((item): ReadonlyArray<Piece> => {
        if (!("str" in item)) return []
        // Where a reader sees it: from the left and from the top, however the page is turned.
        const [a = 1, b = 0, , , x = 0, y = 0]: ReadonlyArray<number> = Util.transform(
          viewport.transform,
          item.transform
        )
        const { str, width } = item
        return [{ text: str, x, y, width, size: Math.hypot(a, b), level: Math.abs(b) <= Math.abs(a) }]
      })
      pages.push(textOfPage(placed))
      page.cleanup()
    }
    const text = pages.join("\n")
    return (text.match(/[\p{L}\p{N}]/gu) ?? []).length < fewLetters ? { line: lines.scan } : text
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === "PasswordException"
    return { line: isLocked ? lines.locked : lines.damaged }
  }
}
