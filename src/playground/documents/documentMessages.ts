import type { Outline } from "../../resume/write/outline.js"

/** Which text a file is for. */
export type Place = "resume" | "description"

/** What the page asks of its reader and writer of documents. A thread answers one question. */
export type DocumentQuestion =
  | { readonly kind: "read"; readonly place: Place; readonly bytes: Uint8Array }
  | { readonly kind: "docx"; readonly outline: Outline }

export type DocumentAnswer =
  /** A job file may say its title and employer too. */
  | { readonly kind: "text"; readonly text: string; readonly title?: string; readonly company?: string }
  | { readonly kind: "docx"; readonly bytes: Uint8Array }
  /** It cannot be done; the line says why and what to do. */
  | { readonly kind: "refused"; readonly line: string }
