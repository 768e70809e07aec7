import type { DocumentKind, Unreadable } from "./kinds.js"

export interface Document {
  readonly kind: Exclude<DocumentKind, "text">
  readonly bytes: Uint8Array
}

/** The text of a document; each library is loaded only for its own kind. */
export const textOfDocument = async ({ bytes, kind }: Document): Promise<string | Unreadable> => {
  if (kind === "pdf") return (await import("./pdf.js")).textOfPdf(bytes)
  if (kind === "docx") return (await import("./docx.js")).textOfDocx(bytes)
  const { decodePage } = await import("./text.js")
  const page = decodePage(bytes)
  return typeof page === "string" ? (await import("./html.js")).textOfHtml(page) : page
}
